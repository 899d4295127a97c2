import type { Run } from '../phrases/run.ts';
import type { Cursor } from '../words/cursor.ts';
import { oneOf } from '../words/cursor.ts';
import { oldestGoes } from '../words/oldest.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { type Desk, ran } from './desk.ts';

const most = oneOf('max maximum most more up exceed above over');

/**
 * `You can have up to 3 Coins`, `Max 4 Coins`, `your max Coins is 5`, and `Max 3` in the text of a token: never more of them. `Max 3 Wolves, replace
 * oldest`: of what one places or summons, whatever brings it.
 */
export function mostHad(desk: Desk, cursor: Cursor, { context, out }: Run): boolean {
  if (cursor.lacks(most)) return false;
  const start = cursor.at;
  const found = cursor.try((): Most | undefined => {
    const { self, slot, words } = context;
    const own = slot === 'token' || slot === 'condition' || slot === 'counter' ? self : undefined;
    if (own === undefined && slot !== 'passive') return undefined;
    const first = cursor.takeAny('your|the max|maximum number? of?', 'max|maximum number of');
    const named = first ? wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']) : undefined;
    if (named !== undefined) {
      cursor.at = named.to;
      return cursor.take('is #') ? { token: named.word, count: cursor.numbers[0] ?? 0 } : undefined;
    }
    if (first) return undefined;
    const never = cursor.try(() => neverAbove(cursor, words));
    if (never !== undefined) return never;
    const said = cursor.takeAny(
      'max|maximum of? #',
      'this|it? stacks up to # times?',
      'you can|may only? have|hold|carry up to #',
      'you can|may only? have|hold|carry at most #',
      'you can|may only? have|hold|carry a max|maximum of #',
      'you have|hold|carry at most #',
      'you have|hold|carry a max|maximum of #',
      "you can't|cannot|never have|hold|carry more than #",
      'you may not have|hold|carry more than #',
    );
    if (!said) return undefined;
    const [count = 0] = cursor.numbers;
    const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    const piece = own === undefined && token === undefined ? pieces(cursor, words) : undefined;
    if (piece !== undefined) return { token: piece.word, count, oldest: piece.oldest };
    if (token !== undefined) cursor.at = token.to;
    cursor.takeAny('counter|counters|token|tokens', 'of these|them');
    cursor.takeAny('at once', 'at a time', 'per unit');
    const what = token?.word ?? own;
    return what && { token: what, count };
  });
  if (found === undefined || !cursor.done || found.count < 1) {
    cursor.at = start;
    return false;
  }
  if (cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'stacks')) desk.notes.stacks = true;
  const clause = ran(desk, start, cursor.at);
  const { token, count, oldest } = found;
  const goes = oldest ? ({ oldest: true } as const) : {};
  out.held.push({ rule: { clause, rule: 'most', who: { side: 'you' }, token: token.ref, count, ...goes }, of: 'you' });
  return true;
}

interface Most {
  readonly token: Word;
  readonly count: number;
  readonly oldest?: boolean;
}

/** `Wolves`, `Mines at once, replace the oldest`: what lies or stands on the map. */
const pieces = (cursor: Cursor, words: Words): { readonly word: Word; readonly oldest: boolean } | undefined =>
  cursor.try(() => {
    const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    cursor.take('marker|markers');
    cursor.takeAny('at once', 'at a time', 'on the map|board', 'in play');
    return { word: piece.word, oldest: cursor.takeAny(`, ${oldestGoes}`, `( ${oldestGoes} )`) };
  });

/** `Your Coins can't exceed 3`, `Coins never go above 3`. */
function neverAbove(cursor: Cursor, words: Words): { readonly token: Word; readonly count: number } | undefined {
  cursor.take('your');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
  if (named === undefined) return undefined;
  cursor.at = named.to;
  cursor.take('counters|counter');
  const said = cursor.takeAny(
    "can't|cannot|never exceed #",
    "can't|cannot|never go|be above|over #",
    "can't|cannot|never be more|higher than #",
    'may|can not exceed #',
  );
  return said ? { token: named.word, count: cursor.numbers[0] ?? 0 } : undefined;
}
