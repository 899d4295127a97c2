import { closest, distance } from 'fastest-levenshtein';

/** Longest part of a value that a sentence repeats, in letters. */
const longest = 60;

/** A value as a sentence shows it: as JSON, long ones cut. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (value !== null && typeof value === 'object') return 'an object in braces';
  if (typeof value === 'string') return quoted(value);
  return String(value);
}

/** A text in double quotes, cut where it is long. */
export function quoted(text: string): string {
  const letters = [...text.slice(0, longest * 4)];
  return letters.length <= longest
    ? JSON.stringify(text)
    : `${JSON.stringify(letters.slice(0, longest).join('')).slice(0, -1)}…"`;
}

/** Words in a row: `"a", "b" or "c"`; more than `most` are counted only. */
export function listed(words: readonly string[], joint: 'or' | 'and', most = 30): string {
  const parts = words.slice(0, most).map(quoted);
  if (words.length > most) return `${parts.join(', ')} and ${words.length - most} more`;
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} ${joint} ${last}`;
}

/** The known word that a mistyped one most likely means: at most two fifths of its letters differ. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > 100) return undefined;
  const plain = word.toLowerCase();
  const same = known.find((candidate) => candidate.toLowerCase() === plain);
  if (same !== undefined) return same;
  const found = closest(plain, known as string[]);
  const allowed = Math.max(1, Math.round(Math.max(word.length, found.length) * 0.4));
  return distance(plain, found) <= allowed ? found : undefined;
}

/** The known words, those most like `word` first. */
export function byLikeness(word: string, known: readonly string[]): string[] {
  const plain = word.slice(0, 100).toLowerCase();
  return known
    .map((candidate) => ({ candidate, far: distance(plain, candidate) / Math.max(plain.length, candidate.length) }))
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate);
}

/** `1 hero`, `4 heroes`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count < 1000 ? count : count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A language as people call it, with its code: "Spanish (es)". */
export function languageName(code: string): string {
  const name = languages.of(code);
  return name === undefined ? code : `${name} (${code})`;
}
