/**
 * Whether one of these words stands anywhere in a program or a part of it, as a value or as the name of a field. Few programs have what is
 * looked for, and to look is several times quicker than to write all of it out as text.
 */
export function says(value: unknown, words: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return words.has(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) {
    for (const one of value) if (says(one, words)) return true;
    return false;
  }
  for (const key in value) {
    if (words.has(key)) return true;
    const inside = (value as Record<string, unknown>)[key];
    // Most are words and numbers: only what holds more is looked into.
    if (typeof inside === 'string' ? words.has(inside) : typeof inside === 'object' && says(inside, words)) return true;
  }
  return false;
}

const nothing: ReadonlySet<string> = new Set();

/** Which of these words stand anywhere in a program, so that one look answers several questions. */
export function saidOf(value: unknown, words: ReadonlySet<string>): ReadonlySet<string> {
  return gathered(value, words, undefined) ?? nothing;
}

function gathered(
  value: unknown,
  words: ReadonlySet<string>,
  before: Set<string> | undefined,
): Set<string> | undefined {
  if (typeof value !== 'object' || value === null) return before;
  let found = before;
  if (Array.isArray(value)) {
    for (const one of value) {
      if (typeof one !== 'string') found = gathered(one, words, found);
      else if (words.has(one)) found = (found ?? new Set()).add(one);
    }
    return found;
  }
  for (const key in value) {
    if (words.has(key)) found = (found ?? new Set()).add(key);
    const inside = (value as Record<string, unknown>)[key];
    if (typeof inside === 'string') {
      if (words.has(inside)) found = (found ?? new Set()).add(inside);
    } else if (typeof inside === 'object') found = gathered(inside, words, found);
  }
  return found;
}
