import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { harmedSome } from '../occasions/harmed-by.ts';
import { lately } from '../occasions/history.ts';
import { lowHealth } from '../occasions/low-health.ts';
import { company } from '../occasions/possession.ts';
import { flagAt } from '../occasions/quality.ts';
import { seesSomebody } from '../occasions/seeing.ts';
import { sizeHad } from '../occasions/size-had.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { tokensHad } from './had.ts';
import { ofSomeKind } from './noun-kind.ts';
import { nobodyBut, nobodyElse } from './others-near.ts';

/** `that are Slowed`, `who have DoT`, `below half health`, `not flying`: what holds for them. */
export function suchAs(cursor: Cursor, context: Context): Condition | undefined {
  const kept = cursor.try(() => protectedBy(cursor, context));
  if (kept !== undefined) return kept;
  // "That have more health than you" is said as "with more health than you" is.
  if (cursor.sees('that|who|which have|has more|less max|maximum? health|hp than')) cursor.at += 1;
  const relative = cursor.take('that|who|which');
  const not = (of: Condition, negative: boolean): Condition => (negative ? { is: 'not', of } : of);
  const stronger = relative ? undefined : cursor.try(() => healthThan(cursor));
  if (stronger !== undefined) return stronger;
  const alone =
    cursor.try(() => (cursor.take(relative ? 'have|has no' : 'with no') ? alliesNear(cursor) : undefined)) ??
    cursor.try(() => (cursor.take(relative ? 'have|has no' : 'with no') ? nobodyElse(cursor, 'each') : undefined)) ??
    cursor.try(() => (cursor.take(relative ? 'have|has' : 'with') ? nobodyBut(cursor, 'each') : undefined));
  if (alone !== undefined) return alone;
  const looks = relative ? seesSomebody(cursor, context, 'each') : undefined;
  if (looks !== undefined) return looks[0];
  const hurts = relative ? harmedSome(cursor, context) : undefined;
  if (hurts !== undefined) return hurts;
  const before = relative ? lately(cursor, context, 'each') : undefined;
  if (before !== undefined) return before[0];
  const lacks = relative && cursor.takeAny("don't|doesn't have", 'do|does not have', 'have|has no');
  if (lacks || (relative && cursor.take('have|has'))) {
    if (lacks) cursor.take('any');
    const [had, ...more] = tokensHad(cursor, context) ?? [];
    return more.length > 0 || had === undefined ? undefined : not(had, lacks);
  }
  const got = relative ? gainedThisTurn(cursor, context) : undefined;
  if (got !== undefined) return got;
  const hurt =
    relative &&
    cursor.takeAny(
      'is|are missing health|hp',
      'have|has lost health|hp',
      "aren't|isn't at full health|hp",
      'have|has missing health|hp',
    );
  if (hurt) return { is: 'not', of: { is: 'health', of: 'each', full: true } };
  const isNot = relative && cursor.take("aren't|isn't");
  if (relative && !isNot && !cursor.take('is|are')) return undefined;
  const negative = isNot || (relative && cursor.take('not'));
  cursor.take('currently|already');
  const kind = relative ? ofSomeKind(cursor) : undefined;
  if (kind !== undefined) return not(kind, negative);
  const low = lowHealth(cursor) ?? sizeHad(cursor);
  if (low !== undefined) return not({ ...low, of: 'each' }, negative);
  // "Units in High Altitude".
  const inIt = cursor.sees('in')
    ? wordAt(context.words, cursor.tokens, cursor.at + 1, cursor.end, ['condition'])
    : undefined;
  if (inIt !== undefined) {
    cursor.at = inIt.to;
    return not({ is: 'has', of: 'each', token: inIt.word.ref }, negative);
  }
  // "Enemies not flying", "units not Slowed".
  const bare = !relative && cursor.take('not');
  if (!relative && !bare) return undefined;
  const flag = flagAt(cursor);
  if (flag !== undefined) return not({ is: 'flag', of: 'each', flag }, negative || bare);
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  return not(orBeing(cursor, context, { is: 'has', of: 'each', token: word.word.ref }), negative || bare);
}

/** `Slowed or Stunned`, `Slowed, Stunned, or Immobile`: any of these conditions. */
export function orBeing(cursor: Cursor, { words }: Context, first: Condition): Condition {
  const all = [first];
  let ended = false;
  for (;;) {
    const { at } = cursor;
    const last = cursor.takeAny(',? or');
    const word =
      !ended && (last || cursor.take(','))
        ? wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token'])
        : undefined;
    // "Slowed, Stunned": a row that no "or" ends is none.
    if (word === undefined || (!last && !isRow(cursor, word.to))) {
      cursor.at = at;
      return all.length > 1 ? { is: 'any', of: all } : first;
    }
    cursor.at = word.to;
    ended = last;
    all.push({ is: 'has', of: 'each', token: word.word.ref });
  }
}

/** Whether `, or` or one more of a row comes behind the word that ends there. */
const isRow = ({ tokens }: Cursor, at: number): boolean =>
  tokens[at]?.text === 'or' || (tokens[at]?.text === ',' && tokens[at + 1]?.text === 'or');

/** `with more health than you`. */
function healthThan(cursor: Cursor): Condition | undefined {
  const more = cursor.take('with|have|has more max|maximum? health|hp than you');
  if (!more && !cursor.take('with|have|has less max|maximum? health|hp than you')) return undefined;
  const most = /^max/.test(cursor.tokens[cursor.at - 4]?.text ?? '');
  return { is: 'healthier', of: more ? 'each' : 'you', than: more ? 'you' : 'each', ...(most && { most }) };
}

/** `no allies adjacent to them`: of whose side they are. */
function alliesNear(cursor: Cursor): Condition | undefined {
  cursor.take('other');
  if (cursor.take('adjacent ally|allies')) {
    const [some] = company('each', true, 1, true);
    return some && { is: 'not', of: some };
  }
  if (!cursor.take('ally|allies')) return undefined;
  const near = cursor.takeAny('adjacent|next to them|it', 'adjacent');
  const far = near ? [1] : cursor.takeAny('in|within range # of them|it', 'within # of them|it') ? cursor.numbers : [];
  const [some] = far[0] === undefined ? [] : company('each', true, far[0], true);
  return some && { is: 'not', of: some };
}

/** `not protected by an Idol`, `already guarded by a Warden`: on whom what such a unit made lasts. */
function protectedBy(cursor: Cursor, context: Context): Condition | undefined {
  cursor.take('that|who is|are');
  const not = cursor.take('not');
  cursor.take('yet|already|currently');
  if (!cursor.take('protected|guarded|shielded|blessed|warded by a|an|any|another?')) return undefined;
  const unit = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon', 'hero']);
  if (unit === undefined) return undefined;
  cursor.at = unit.to;
  const found: Condition = { is: 'kept', of: 'each', card: unit.word.ref };
  return not ? { is: 'not', of: found } : found;
}

/** `did not gain a Charge this turn`, `gained no Charge this turn`. */
function gainedThisTurn(cursor: Cursor, context: Context): Condition | undefined {
  return cursor.try(() => {
    const did = cursor.takeAny('did|do|does not', "didn't|don't|doesn't");
    if (!cursor.take(did ? 'gain|get|receive' : 'gained|got|received')) return undefined;
    const none = did || cursor.take('no');
    cursor.take('a|an|any|another|new');
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    if (!cursor.takeAny('this turn', 'in|during this turn')) return undefined;
    const found: Condition = { is: 'gained', of: 'each', token: token.word.ref };
    return none ? { is: 'not', of: found } : found;
  });
}
