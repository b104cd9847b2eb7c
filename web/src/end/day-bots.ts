import { getJson } from '../wire/http';
import type { BotsOfDay, Progress, SameDice } from '../wire/types';

/** The pause before the host is asked again, in milliseconds. */
const AGAIN = 3_000;

/** Asks what the bots make of a day's dice until the host knows. Gives what stops asking. */
export function askDayBots(day: string, sheet: string, tell: (bots: SameDice[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function ask(): Promise<void> {
    const answer = await getJson<BotsOfDay | Progress>(`/api/expeditions/${day}/${sheet}/bots`).catch(() => null);
    if (stopped) return;
    if (answer && 'bots' in answer) tell(answer.bots);
    else timer = setTimeout(() => void ask(), AGAIN);
  }
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
