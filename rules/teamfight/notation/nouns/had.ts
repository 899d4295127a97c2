import type { Condition } from '../../program.ts';
import { diceHold, inDice } from '../amounts/counter-dice.ts';
import type { Context } from '../context.ts';
import { hasGiven, tokenGiven } from '../given/gave.ts';
import { asksOthers } from '../occasions/asks-others.ts';
import { healthHad } from '../occasions/low-health.ts';
import { speedHad } from '../occasions/speed-had.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Noun } from './noun.ts';
import { isMore, kindsNamed } from './token-kinds.ts';

/** Whether "your Mark" is one that the bearer of the text has given: in the text of a mark it would be whose mark it is. */
export const isGiven = ({ slot }: Context): boolean => slot === 'ability' || slot === 'default' || slot === 'passive';

/** `who lost one`, `that lost a Hook this way`: from whom the text has taken something. */
export const bereft = (cursor: Cursor, { words }: Context): Condition | undefined =>
  cursor.try((): Condition | undefined => {
    if (!cursor.takeAny('that|who has|had? lost', 'that|who loses', 'that|who had')) return undefined;
    if (!takesBefore(cursor.tokens, cursor.at - 2)) return undefined;
    if (!cursor.takeAny('at least one|1', 'one|any|theirs|it|them|1', 'a|the|their token|counter|condition')) {
      cursor.take('a|an|any|their|the|at');
      cursor.take('least one|1');
      const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
      if (found === undefined) return undefined;
      cursor.at = found.to;
      cursor.take('token|tokens|counter|counters');
    }
    cursor.takeAny('this way', 'by this', 'from this');
    return { is: 'bereft', of: 'each' };
  });

/** Whether the text takes something away before the place: who loses it there is who loses it by that. */
export const takesBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ text }) => taking.test(text));

const taking = /^(?:remove|removes|lose|loses|discard|discards|clear|clears|take|steal|strip)$/;

/** `with the most Coins`, `that has the fewest Coins`: of all of them the one who is nobody's choice but between equals. */
export const withMost = (cursor: Cursor, { words }: Context): Noun['forced'] =>
  cursor.try(() => {
    if (!cursor.takeAny('with the? most|highest|fewest|least|lowest', 'that|who has the most|fewest|least'))
      return undefined;
    const most = /^(?:most|highest)$/.test(cursor.before?.text ?? '');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (found === undefined || found.word.name.toLowerCase() === 'overshield') return undefined;
    cursor.at = found.to;
    cursor.take('counters|tokens|stacks');
    return most ? { most: found.word.ref } : { fewest: found.word.ref };
  });

/** `Slow or Silence`, `a Mark`, `5 health or less` of the unit in question. */
export function tokensHad(cursor: Cursor, context: Context): Condition[] | undefined {
  const found: Condition[] = [];
  const health = healthHad(cursor);
  if (health !== undefined) return [{ ...health, of: 'each' }];
  const fast = speedHad(cursor, context);
  if (fast !== undefined) return [{ ...fast, of: 'each' }];
  do {
    const given = tokenGiven(cursor, context);
    if (given !== undefined) {
      found.push(hasGiven(given));
      continue;
    }
    const some = cursor.try(() =>
      cursor.takeAny('a|an|any|at least one', 'any') || !cursor.done ? kindsHad(cursor) : undefined,
    );
    if (some !== undefined) {
      found.push(some);
      continue;
    }
    const over = cursor.take('more than');
    const under = !over && cursor.take('fewer|less than');
    const least = !under && (over || cursor.take('at least'));
    const said = cursor.take('#') ? cursor.numbers[0] : undefined;
    const min = over && said !== undefined ? said + 1 : said;
    if (under && min === undefined) return undefined;
    const open = least || under || cursor.take('or more');
    if (open && min === undefined) return undefined;
    const yours = isGiven(context) && (cursor.take('your') || (min !== undefined && cursor.take('of your')));
    if (!yours && min === undefined) cursor.take('a|an|any|the');
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    // "With 3 Coins or more".
    const more = !open && min !== undefined && cursor.take('or more');
    const dice = min !== undefined && inDice(cursor) ? diceHold(min) : undefined;
    cursor.take('die|dice|counter|counters');
    // "With 3 Coins": whoever has 4 has them, too, but for a die and where each number brings something else.
    const exact =
      min !== undefined && !open && !more && (dice !== undefined || min === 0 || asksOthers(cursor, min, owning));
    const many = min === undefined ? {} : { min: dice?.least ?? min, ...(exact && { max: dice?.most ?? min }) };
    const has: Condition = { is: 'has', of: 'each', token: token.word.ref, ...many, ...(yours && { yours }) };
    found.push(under ? { is: 'not', of: has } : has);
  } while (cursor.takeAny(', or', 'or') || (cursor.sees(',') && endsInOr(cursor, context) && cursor.take(',')));
  return found;
}

const owning = /^(?:have|has|with)$/;

/** `a condition`, `any tokens or counters`: anything of that kind. */
function kindsHad(cursor: Cursor): Condition | undefined {
  const kinds = kindsNamed(cursor);
  if (kinds === undefined) return undefined;
  return { is: 'has-condition', of: 'each', ...(isMore(kinds) && { kinds }) };
}

/** `, a Salve or a Coin`: what goes on is a row that ends in "or", and no other phrase. Takes nothing. */
function endsInOr(cursor: Cursor, { words }: Context): boolean {
  const { at } = cursor;
  let ends = false;
  while (!ends && cursor.take(',')) {
    ends = cursor.take('or');
    cursor.take('a|an|any|your|#');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (found === undefined) break;
    cursor.at = found.to;
    cursor.take('die|dice|counter|counters');
    if (cursor.sees('or')) ends = true;
    else if (!cursor.sees(',')) break;
  }
  cursor.at = at;
  return ends;
}

/** What whoever was named so does or suffers. */
const deeds =
  'in|within|adjacent|beyond|at|takes|take|loses|lose|gains|gain|gets|get|heals|heal|is|are|has|have|dies|die|deals|deal|cannot|moves|move|becomes|become|enters|enter|attacks|attack';

/**
 * `Enemy in range 3 with Hook and Soul, 3dmg`: who has one and the other. Behind what is done already, "and Slow" may be one thing more that is done
 * ("1dmg to enemies with a Hook and Slow").
 */
export function alsoHad(cursor: Cursor, { words }: Context): Condition | undefined {
  if (!cursor.sees('and')) return undefined;
  return cursor.try((): Condition | undefined => {
    const { tokens, at } = cursor;
    if (!cursor.take('and')) return undefined;
    cursor.take('a|an');
    const found = wordAt(words, tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    cursor.take('token|tokens|counter|counters');
    if (!cursor.sees(`,|:|${deeds}`)) return undefined;
    for (let n = at - 1; n >= 0; n--) {
      const { text = '', kind } = tokens[n] ?? {};
      if (kind === 'line' || text === '.' || text === ':') break;
      if (/^(?:dmg|damage|to|give|push|pull|heal)$/.test(text)) return undefined;
    }
    return { is: 'has', of: 'each', token: found.word.ref };
  });
}
