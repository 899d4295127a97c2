import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const nth = 'second|2nd|other|third|3rd|fourth|4th|fifth|5th|#';
const change = ['+ # dmg|damage', '+ # crit', '# x damage|dmg', 'double damage|dmg'];

/**
 * `Every third attack deals +2dmg`, `every second attack you make has +2 crit`, `your every third attack is undefendable`, `every 3rd time you attack, deal +2dmg`: that
 * attack, before it is rolled for.
 */
export function everyNthAttack(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  cursor.take('your');
  if (like === undefined || !cursor.take(`every|each ${nth}`)) return undefined;
  const which = tokens.slice(cursor.at - 1, cursor.at);
  const time = cursor.take('time that? you attack , :?');
  if (!time && !cursor.take('attack|attacks')) return undefined;
  if (!time) cursor.takeAny('that? you make', 'of yours');
  const what = time ? ofThatTime(cursor) : ofThatAttack(cursor);
  if (what === undefined) return undefined;
  return [
    ...wordsLike(like, 'every'),
    ...which,
    ...wordsLike(like, 'time before you attack , your next attack'),
    ...wordsLike(like, what),
    ...tokens.slice(cursor.at),
  ];
}
everyNthAttack.begins = beginning('your|every|each');
everyNthAttack.needs = oneOf('attack attacks');

/** What is said of it: `deals +2dmg`, `has +2 crit`, `is undefendable`. */
function ofThatAttack(cursor: Cursor): string | undefined {
  if (cursor.sees('deal|deals') && cursor.take('deal|deals')) return 'deals';
  if (cursor.sees('has|gets|gains + #') && cursor.take('has|gets|gains')) return 'has';
  return cursor.sees('is undefendable') && cursor.take('is') ? 'is' : undefined;
}

/** `deal +2dmg`, `that attack deals +2 damage`, `it has +2 crit`, `+2dmg`. */
function ofThatTime(cursor: Cursor): string | undefined {
  if (cursor.takeAny('the|that|this|your attack', 'it')) return ofThatAttack(cursor);
  cursor.take('you');
  if (cursor.take('deal|deals')) return change.some((one) => cursor.sees(one)) ? 'deals' : undefined;
  if (cursor.sees('+ # dmg|damage')) return 'deals';
  return cursor.sees('+ # crit') ? 'has' : undefined;
}
