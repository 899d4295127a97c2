import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const kind = /^(?:unit|enemy|ally|hero|summon)$/;
const denied = /^non-\p{L}+$/u;
const side = /^(?:enemy|ally|allied|friendly|other|another|flying)$/;

/** `Range 3 enemy summon, 2dmg`, `range 1 non-summon, 1dmg`, `range 2 ally hero, heal 2`: who it is stands before where. */
export function rangeThenWhom(tokens: readonly Token[]): Token[] | undefined {
  const [range] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (range === undefined || !cursor.take('range #') || cursor.sees(',|:|+|-')) return undefined;
  const from = cursor.at;
  const to = tokens.findIndex(({ text }, n) => n > from && (text === ',' || text === ':'));
  const named = tokens.slice(from, to);
  const last = named.at(-1);
  if (to < 0 || last === undefined || named.length > longest) return undefined;
  if (!kind.test(last.text) && !denied.test(last.text)) return undefined;
  // "Range 3 ally" is read where it stands.
  if (named.length === 1 && last.text !== 'summon' && !denied.test(last.text)) return undefined;
  if (!named.slice(0, -1).every(({ text }) => side.test(text) || denied.test(text))) return undefined;
  const [first] = named as [Token];
  const other = first.text === 'other';
  const article = other || first.text === 'another' ? [] : [wordLike(first, /^[aeio]/.test(first.text) ? 'an' : 'a')];
  return [
    ...article,
    ...(other ? [wordLike(first, 'another')] : [first]),
    ...named.slice(1),
    ...(denied.test(last.text) ? [wordLike(last, 'unit')] : []),
    ...wordsLike(range, 'in'),
    ...tokens.slice(0, from),
    ...tokens.slice(to),
  ];
}
rangeThenWhom.begins = beginning('range');

/** As many words as say which kind, and of whose side. */
const longest = 3;
