// What this browser keeps. Some refuse (private windows, blocked cookies): then it is kept for as long as the page is open.

const PREFIX = 'penny-papers.';
const memory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // The value is still kept in memory.
  }
}

/** The keys that begin like this. */
export function keptKeys(beginning: string): string[] {
  const keys = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i)!;
      if (key.startsWith(PREFIX)) keys.add(key.slice(PREFIX.length));
    }
  } catch {
    // The keys are still kept in memory.
  }
  return [...keys].filter((key) => key.startsWith(beginning));
}
