import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Occasion } from './occasion.ts';

/** What somebody does or suffers, without a word of who that is. */
export const doesItself =
  'is|are|dies|die|takes|moves|attacks|leaves|enters|kills|deals|uses|gains|loses|becomes|heals|starts|ends|misses|hits';

/** What somebody suffers, behind "is healed or". */
const suffered = 'damaged|healed|moved|pushed|pulled|killed|destroyed|targeted|attacked|hit|removed|defeated|slain';

const verbs = oneOf(`${doesItself}|${suffered}`.replaceAll('|', ' '));
const waiting = /^(?:when|whenever|if|once|until|till|time|after|before)$/;

/** `An ally moves or dies`, `the giver is moved, or dies`: the second thing is of whoever was named before the first one. */
export const ofSameSubject = (
  cursor: Cursor,
  context: Context,
  read: (cursor: Cursor, context: Context) => Occasion | undefined,
): Occasion | undefined => {
  const { tokens, at, end } = cursor;
  if (!/^(?:or|,)$/.test(cursor.before?.text ?? '') || cursor.misses(verbs)) return undefined;
  const isBare = cursor.sees(suffered);
  if (!isBare && !cursor.sees(doesItself)) return undefined;
  return cursor.try(() => {
    const begins = tokens.slice(0, at).findLastIndex(({ text }) => waiting.test(text)) + 1;
    const first = new Cursor(tokens, begins, at - 1);
    const named = first.sees('you') ? undefined : noun(first, context);
    if (named === undefined || named.ref === 'you' || first.done) return undefined;
    if (isBare && !first.take('is|are')) return undefined;
    const subject = tokens.slice(begins, first.at);
    const told = new Cursor([...tokens.slice(0, at), ...subject, ...tokens.slice(at, end)], at, end + subject.length);
    const set = read(told, context);
    cursor.at = told.at - subject.length;
    return set;
  });
};
