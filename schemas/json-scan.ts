/**
 * Reads JSON text letter by letter for what `JSON.parse` does not tell: where it breaks, how deep it nests and which keys stand twice in
 * one object. It keeps its own stack, so no text can overflow ours.
 */
interface Scan {
  /** Where the text stops being JSON: offset and what was expected there. */
  readonly broken?: { readonly at: number; readonly expected: string };
  /** Offset at which more than `maxDepth` brackets are open. */
  readonly tooDeep?: number;
  /** Keys that stand twice in one object, with the offset of the second. */
  readonly twice: readonly { readonly key: string; readonly at: number }[];
}

/**
 * How deep brackets nest and how many colons stand outside of strings, in one quick pass; right only for text that is JSON. With
 * `JSON.parse` it tells whether the slow scan would find anything.
 */
export function measureJson(text: string): { readonly deepest: number; readonly keys: number } {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = text.indexOf('"', at + 1);
      while (at > 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
      if (at < 0) break;
    } else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
    else if (code === 0x3a) keys++;
  }
  return { deepest, keys };
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === 0x5c) before--;
  return (at - before) % 2 === 1;
}

type Expect = 'value' | 'value-or-end' | 'key-or-end' | 'key' | 'colon' | 'comma-or-end' | 'nothing';

const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const word = /true|false|null/y;
const space = /[ \t\n\r]*/y;

const expectations: Record<Exclude<Expect, 'comma-or-end'>, string> = {
  value: 'a value',
  'value-or-end': 'a value or "]"',
  'key-or-end': 'a key in double quotes or "}"',
  key: 'a key in double quotes',
  colon: '":" after the key',
  nothing: 'the end of the file',
};

export function scanJson(text: string, maxDepth: number): Scan {
  const stack: (Set<string> | undefined)[] = [];
  const twice: { key: string; at: number }[] = [];
  let expect: Expect = 'value';
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const wanted = (): string => {
    if (expect !== 'comma-or-end') return expectations[expect];
    return stack[stack.length - 1] === undefined ? '"," or "]"' : '"," or "}"';
  };
  const closed = (): Expect => (stack.length > 0 ? 'comma-or-end' : 'nothing');
  for (;;) {
    at += match(space)?.length ?? 0;
    const letter = text[at];
    if (letter === undefined) {
      return expect === 'nothing' ? { twice } : { twice, broken: { at, expected: wanted() } };
    }
    const broken = () => ({ twice, broken: { at, expected: wanted() } });
    if (expect === 'nothing') return broken();
    if (expect === 'colon') {
      if (letter !== ':') return broken();
      at++;
      expect = 'value';
      continue;
    }
    if (expect === 'comma-or-end') {
      const keys = stack[stack.length - 1];
      if (letter === ',') expect = keys === undefined ? 'value' : 'key';
      else if (letter === (keys === undefined ? ']' : '}')) {
        stack.pop();
        expect = closed();
      } else return broken();
      at++;
      continue;
    }
    if ((expect === 'key-or-end' && letter === '}') || (expect === 'value-or-end' && letter === ']')) {
      stack.pop();
      expect = closed();
      at++;
      continue;
    }
    if (expect === 'key' || expect === 'key-or-end') {
      if (letter !== '"') return broken();
      const end = stringEnd(text, at);
      if (typeof end !== 'number') return { twice, broken: end };
      const quoted = text.slice(at, end);
      const keys = stack[stack.length - 1];
      if (keys?.has(quoted)) twice.push({ key: JSON.parse(quoted) as string, at });
      keys?.add(quoted);
      at = end;
      expect = 'colon';
      continue;
    }
    if (letter === '{' || letter === '[') {
      if (stack.length >= maxDepth) return { twice, tooDeep: at };
      stack.push(letter === '{' ? new Set() : undefined);
      expect = letter === '{' ? 'key-or-end' : 'value-or-end';
      at++;
      continue;
    }
    if (letter === '"') {
      const end = stringEnd(text, at);
      if (typeof end !== 'number') return { twice, broken: end };
      at = end;
    } else {
      const plain = match(number) ?? match(word);
      if (plain === undefined) return broken();
      at += plain.length;
    }
    expect = closed();
  }
}

const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** The offset after the string that opens at `start`, or where and how it breaks. */
function stringEnd(text: string, start: number): number | { at: number; expected: string } {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x0a || code === 0x0d) {
      return { at, expected: 'the closing double quote (a line break in a text is written \\n)' };
    }
    if (code < 0x20)
      return { at, expected: `\\u${code.toString(16).padStart(4, '0')} in place of a control character` };
    if (code !== 0x5c) continue;
    escaped.lastIndex = at;
    const length = escaped.exec(text)?.[0].length;
    if (length === undefined)
      return { at, expected: 'a known escape such as \\n (a backslash itself is written \\\\)' };
    at += length - 1;
  }
  return { at: text.length, expected: 'the closing double quote' };
}
