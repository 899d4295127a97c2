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
