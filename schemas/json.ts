import { measureJson, scanJson } from './json-scan.ts';
import type { Problem, Severity } from './problem.ts';

/** Largest file that is read, in characters (bytes on disk). A hero with its cards is a few thousand. */
export const maxFileSize = 5_000_000;
/** Deepest nesting that is read. The schemas go down to 6. */
const maxDepth = 100;

/** What a file held. `value` is undefined where it could not be read; JSON itself knows no undefined. */
export interface ParsedJson {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/** Reads the JSON text of `file`. Never throws: what is wrong is told with line and column, counted from 1. */
export function parseJson(file: string, text: string): ParsedJson {
  const problem = (severity: Severity, code: string, message: string): Problem => ({
    severity,
    file,
    pointer: '',
    code,
    message,
  });
  const refused = (code: string, message: string): ParsedJson => ({
    value: undefined,
    problems: [problem('error', code, message)],
  });
  if (text.length > maxFileSize) return refused('json/too-large', `${file}: ${tooLarge(text.length)}`);
  if (text.includes('\u0000') || text.includes('\ufffd')) {
    if (looksBinary(text)) return refused('json/not-text', `${file}: ${notText}`);
  }
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  if (body.trim() === '') return refused('json/empty', `${file}: the file is empty; it must hold JSON, at least {}.`);
  const quick = measureJson(body);
  if (quick.deepest <= maxDepth) {
    try {
      const value: unknown = JSON.parse(body);
      if (countKeys(value) === quick.keys) return { value, problems: [] };
    } catch {
      // The scan says where and why in words of ours; those of JSON.parse differ between engines.
    }
  }
  const scan = scanJson(body, maxDepth);
  if (scan.broken) {
    const { at, expected } = scan.broken;
    const found = at >= body.length ? 'the file ends' : `found ${rest(body, at)}`;
    const end = found.endsWith('…') ? '' : '.';
    return refused(
      'json/broken',
      `${file}, ${place(body, at)}: expected ${expected}, but ${found}${end}${way(body, at)}`,
    );
  }
  if (scan.tooDeep !== undefined) {
    return refused(
      'json/too-deep',
      `${file}, ${place(body, scan.tooDeep)}: brackets are nested more than ${maxDepth} deep; no file of a set needs that.`,
    );
  }
  return {
    value: JSON.parse(body) as unknown,
    problems: scan.twice.map(({ key, at }) =>
      problem(
        'warning',
        'json/duplicate-key',
        `${file}, ${place(body, at)}: the key ${JSON.stringify(key)} stands here a second time; only this one counts, so remove one of them.`,
      ),
    ),
  };
}

/** Fewer than the text has colons where a key stands twice. */
function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  let keys = 0;
  if (Array.isArray(value)) for (const item of value) keys += countKeys(item);
  else for (const key of Object.keys(value)) keys += 1 + countKeys((value as Record<string, unknown>)[key]);
  return keys;
}

/** The sentence for a file that is too large to be read. */
export const tooLarge = (bytes: number): string =>
  `the file has ${(bytes / 1e6).toFixed(1)} MB; at most ${maxFileSize / 1e6} MB are read.`;

/** The sentence for a file that is not text. */
export const notText = 'this is not text in UTF-8; save it again as a plain text file in UTF-8.';

/** JSON as it is kept on disk: two spaces, keys in the order they were put, a line feed at the end. */
export function formatJson(value: unknown, schemaOrder?: readonly string[]): string {
  return `${JSON.stringify(schemaOrder ? ordered(value, schemaOrder) : value, undefined, 2)}\n`;
}

/** The top level keys in the given order, the others after them as they came. */
function ordered(value: unknown, order: readonly string[]): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const rank = (key: string) => {
    const index = order.indexOf(key);
    return index < 0 ? order.length : index;
  };
  return Object.fromEntries(entries.sort(([a], [b]) => rank(a) - rank(b)));
}

/** Zero bytes stand in no text, and the replacement character stands where bytes were not UTF-8; a few of those may be meant. */
function looksBinary(text: string): boolean {
  let odd = 0;
  for (const letter of text.slice(0, 4000)) if (letter === '\u0000' || letter === '\ufffd') odd++;
  return text.startsWith('\u0000') || odd > 8 || odd * 10 > text.length;
}

/** How to mend what other formats allow and JSON does not; nothing for what the sentence says already. */
function way(text: string, at: number): string {
  if (/^(\/[/*]|#)/.test(text.slice(at, at + 2))) return ' JSON has no comments; take it out.';
  if (/^[}\]]/.test(text.charAt(at)) && text.slice(0, at).trimEnd().endsWith(','))
    return ' Take out the comma before it.';
  return '';
}

/** What stands at an offset: the rest of its line, cut where it is long. */
function rest(text: string, at: number): string {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + 200))?.[0].trimEnd() ?? '';
  const letters = [...line];
  if (letters.length === 0) return 'the end of the line';
  return letters.length <= 24 ? line : `${letters.slice(0, 24).join('')}…`;
}

function place(text: string, at: number): string {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return `line ${before.length}, column ${[...(before[before.length - 1] ?? '')].length + 1}`;
}
