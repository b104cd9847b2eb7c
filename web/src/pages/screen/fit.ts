/* The big screen is drawn for 1920 x 1080 and enlarged or reduced as a whole, so that it looks the same on every television. */

export const STAGE = { width: 1920, height: 1080 };

export interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export function fitOf(width: number, height: number): Fit {
  const scale = Math.min(width / STAGE.width, height / STAGE.height) || 1;
  return { scale, left: (width - STAGE.width * scale) / 2, top: (height - STAGE.height * scale) / 2 };
}

/** Minutes and seconds, as on a watch: 0:38. */
export function onTheClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
