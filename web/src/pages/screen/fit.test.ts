import { describe, expect, it } from 'vitest';
import { fitOf, onTheClock } from './fit';

describe('the big screen', () => {
  it('fills a television', () => {
    expect(fitOf(1920, 1080)).toEqual({ scale: 1, left: 0, top: 0 });
    expect(fitOf(3840, 2160)).toEqual({ scale: 2, left: 0, top: 0 });
  });
  it('stands in the middle of any other window', () =>
    expect(fitOf(960, 1000)).toEqual({ scale: 0.5, left: 0, top: 230 }));
  it('shows the time', () => expect([90_000, 37_400, 0, -5].map(onTheClock)).toEqual(['1:30', '0:38', '0:00', '0:00']));
});
