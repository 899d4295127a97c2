import { scanJson } from '../../schemas/json-scan.ts';
import { pointerKeys } from '../../schemas/place.ts';

/** Deeper than files are read. */
const deepest = 200;

/** Where a text stops being JSON, or where the value at a pointer begins in it; the nearest there is. Pure. */
export function placeInText(text: string, pointer: string): number {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const broken = scanJson(text.slice(mark), deepest).broken?.at;
  if (broken !== undefined) return Math.min(mark + broken, text.length);
  let at = skip(text, 0);
  for (const key of pointerKeys(pointer)) {
    const next = entry(text, at, key);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/** Offset of the value under a key of the object, or at an index of the list, that begins at an offset. The text is JSON. */
function entry(text: string, begin: number, key: string): number | undefined {
  const isList = text[begin] === '[';
  if (!isList && text[begin] !== '{') return undefined;
  let at = skip(text, begin + 1);
  for (let index = 0; at < text.length && text[at] !== ']' && text[at] !== '}'; index++) {
    let name = String(index);
    if (!isList) {
      const end = behind(text, at);
      name = JSON.parse(text.slice(at, end)) as string;
      at = skip(text, skip(text, end) + 1);
    }
    if (name === key) return at;
    at = skip(text, behind(text, at));
    if (text[at] === ',') at = skip(text, at + 1);
  }
  return undefined;
}

/** The first letter from an offset on that is no space. */
function skip(text: string, from: number): number {
  let at = from;
  while (' \t\n\r\ufeff'.includes(text[at] ?? '-')) at++;
  return at;
}

/** What stands behind the value that begins at an offset. */
function behind(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
      if (depth === 0) return at + 1;
    } else if (letter === '{' || letter === '[') depth++;
    else if (letter === '}' || letter === ']') {
      // The end of what holds a bare figure or word.
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (
      depth === 0 &&
      (letter === ',' || letter === ' ' || letter === '\n' || letter === '\r' || letter === '\t')
    )
      return at;
  }
  return text.length;
}
