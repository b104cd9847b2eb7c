import { describe, expect, it } from 'vitest';
import { onlyThisMachine } from './features';

describe('an address that only this machine can open', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'game.localhost'])('%s', (name) =>
    expect(onlyThisMachine(name)).toBe(true),
  );
  it.each(['192.168.1.5', 'example.org', '10.0.0.1'])('not %s', (name) => expect(onlyThisMachine(name)).toBe(false));
});
