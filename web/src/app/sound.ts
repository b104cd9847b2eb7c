// Short sounds of wood, graphite, a nib and paper, made of filtered noise. They are off unless switched on.

import { settings } from './settings.svelte';

export type SoundName = 'roll' | 'pencil' | 'nib' | 'page';

interface Burst {
  at: number;
  long: number;
  /** The centre of the band of noise that is heard, in Hz; it may slide `to` another. */
  tone: number;
  to?: number;
  narrow: number;
  loud: number;
  rise?: number;
}

/** Each sound is a few bursts of noise. Times are in seconds. */
const SOUNDS: Record<SoundName, Burst[]> = {
  // Three dice on wood: each makes a low knock and bounces twice.
  roll: [0, 0.09, 0.2].flatMap((start, die) =>
    [0, 0.11, 0.17].map((later, bounce) => ({
      at: start + later,
      long: 0.06,
      tone: 620 + die * 140,
      narrow: 5,
      loud: 0.5 / (bounce + 1),
    })),
  ),
  pencil: [
    { at: 0, long: 0.09, tone: 3200, to: 2600, narrow: 1.2, loud: 0.12, rise: 0.02 },
    { at: 0.11, long: 0.13, tone: 2700, to: 3500, narrow: 1.2, loud: 0.1, rise: 0.03 },
  ],
  nib: [
    { at: 0, long: 0.05, tone: 5200, narrow: 4, loud: 0.12 },
    { at: 0.06, long: 0.22, tone: 4300, to: 6000, narrow: 3, loud: 0.09, rise: 0.05 },
  ],
  page: [{ at: 0, long: 0.34, tone: 900, to: 3800, narrow: 0.7, loud: 0.16, rise: 0.14 }],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers allow sound only after a first touch. Sounds before it are left out, not kept for later.
  if (context.state === 'suspended') void context.resume();
  noise ??= makeNoise(context);
  for (const burst of SOUNDS[name]) playBurst(context, noise, burst);
}

function playBurst(audio: AudioContext, buffer: AudioBuffer, burst: Burst): void {
  const begin = audio.currentTime + burst.at;
  const end = begin + burst.long;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = burst.narrow;
  filter.frequency.setValueAtTime(burst.tone, begin);
  if (burst.to) filter.frequency.linearRampToValueAtTime(burst.to, end);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.linearRampToValueAtTime(burst.loud, begin + (burst.rise ?? 0.003));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(begin, Math.random() * 0.5, burst.long);
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
