import { describe, expect, it } from 'vitest';
import { codeIn, shortLink, spacedCode } from './code';

describe('a code', () => {
  it.each([
    ['k7m q4p', 'K7MQ4P'],
    [' K7M-Q4P ', 'K7MQ4P'],
    ['http://192.168.1.5:8080/table/K7MQ4P', 'K7MQ4P'],
    ['https://example.org/table/k7mq4p/screen?x=1', 'K7MQ4P'],
    ['/join/K7MQ4P', 'K7MQ4P'],
    ['', ''],
    ['!', ''],
  ])('is found in “%s”', (text, code) => expect(codeIn(text)).toBe(code));

  it('is read in two halves', () => {
    expect(spacedCode('K7MQ4P')).toBe('K7M Q4P');
    expect(spacedCode('K7MQ4PRS')).toBe('K7MQ 4PRS');
    expect(spacedCode('K7')).toBe('K7');
  });

  it('has a link that can be typed', () =>
    expect(shortLink('http://192.168.1.5:8080/table/K7MQ4P')).toBe('192.168.1.5:8080/table/K7MQ4P'));
});
