import type { Condition, Ref } from '../../program.ts';
import { diceHold, inDice } from '../amounts/counter-dice.ts';
import type { Context } from '../context.ts';
import { isGiven } from '../nouns/had.ts';
import { nobodyBut, nobodyElse } from '../nouns/others-near.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { inRange } from '../nouns/range.ts';
import { isMore, kindsNamed } from '../nouns/token-kinds.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';
import { asksOthers } from './asks-others.ts';
import { countedBefore, onlyNamedBefore } from './counted-before.ts';
import { aboveHalf, healthHad } from './low-health.ts';
import { speedHad } from './speed-had.ts';
import { summonsHad } from './summons-had.ts';

/** What stands behind `has`: health, tokens, somebody near. */
export function having(cursor: Cursor, context: Context, of: Ref, none = false): Condition[] | undefined {
  // "If they already have one", of what they are given: before that.
  const isBefore = cursor.tokens[cursor.at - 2]?.text === 'already' || cursor.sees('already');
  if (isBefore && !none && context.handed !== undefined && cursor.takeAny('already one|it', 'one|it'))
    return [{ is: 'has', of, token: context.handed }];
  const already = cursor.take('already') || cursor.tokens[cursor.at - 2]?.text === 'already';
  const negative = none || /n't$/.test(cursor.before?.text ?? '') || cursor.take('no');
  const health = negative ? undefined : healthHad(cursor);
  if (health !== undefined) return [{ ...health, of }];
  const well = negative ? undefined : aboveHalf(cursor, of);
  if (well !== undefined) return [well];
  const fast = negative ? undefined : speedHad(cursor, context);
  if (fast !== undefined) return [{ ...fast, of }];
  const exact = negative ? undefined : cursor.try(() => (cursor.take('# health|hp') ? cursor.numbers[0] : undefined));
  if (exact !== undefined)
    return cursor.sees('or|less|more') ? undefined : [{ is: 'health', of, min: exact, max: exact }];
  const than = negative ? undefined : cursor.try(() => healthThan(cursor, context, of));
  if (than !== undefined) return [than];

  // Whether one has cover oneself hangs on who attacks.
  if (of !== 'you' && cursor.take('any? cover')) {
    cursor.take('from you');
    const covered: Condition = { is: 'covered', of, from: 'you' };
    return cursor.sees('from|of|against|by') ? undefined : [negative ? not(covered) : covered];
  }
  if (cursor.take('any|the|this|your|their|its? overshield')) {
    const shielded: Condition = { is: 'shielded', of };
    return cursor.sees('from|of') ? undefined : [negative ? not(shielded) : shielded];
  }

  // "Lose a Coin. If you have none left": of what went.
  if (context.handed !== undefined && cursor.take('none')) {
    cursor.takeAny('of them', 'left', 'remaining');
    return [not({ is: 'has', of, token: context.handed })];
  }
  const alone = of === 'you' ? undefined : negative ? nobodyElse(cursor, of) : nobodyBut(cursor, of);
  if (alone !== undefined) return [alone];
  const near = cursor.try(() => {
    const beside = cursor.takeAny('an|other|another? adjacent', 'any? other? adjacent');
    const friend = cursor.takeAny('an|any? other ally', 'another ally', 'an? ally', 'any? other? allies');
    const enemy = !friend && cursor.takeAny('an? enemy', 'any? enemies');
    if (!friend && !enemy) return undefined;
    if (beside || cursor.takeAny(`adjacent|next to ${of === 'you' ? 'you' : 'them|it'}`, 'adjacent'))
      return { friend, max: 1 };
    const far = inRange(cursor);
    return far?.max === undefined || far.min !== undefined ? undefined : { friend, max: far.max };
  });
  if (near !== undefined) return company(of, near.friend, near.max, !negative);

  const summons = of === 'you' ? summonsHad(cursor, context, negative) : undefined;
  if (summons !== undefined) return summons;
  const fewer = !negative && cursor.sees('fewer|less than #') && cursor.take('fewer|less than');
  const over = !fewer && cursor.take('more than');
  const least = over || cursor.take('at least');
  const atMost = !least && !fewer && !negative && cursor.take('at most');
  const only = !least && cursor.take('exactly|only|just');
  const said = cursor.take('#') ? cursor.numbers[0] : undefined;
  const count = over && said !== undefined ? said + 1 : said;
  let orMore = count !== undefined && (cursor.take('or more') || cursor.take('+'));
  let orLess = count !== undefined && !orMore && (fewer || atMost || cursor.take('or less|fewer'));
  if ((least || atMost || only) && count === undefined) return undefined;
  // Whoever has 4 Coins has 3; where each number brings something else it is that number.
  const most = count !== undefined && (only || count === 0 || asksOthers(cursor, count)) ? { max: count } : {};
  const yours =
    isGiven(context) && of !== 'you' && (cursor.take('your') || (count !== undefined && cursor.take('of your')));
  if (count === undefined && !yours) cursor.take('a|an|any|the');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
  if (token === undefined) {
    // "If it has 3 or more": of what it was given before.
    const many = count !== undefined && (orMore || orLess || least) && cursor.take('of them');
    const had = (token: string, number: number): Condition[] =>
      orLess
        ? [{ is: 'has', of, token, min: 0, max: fewer ? number - 1 : number }]
        : [{ is: 'has', of, token, min: number, ...(least || orMore ? {} : most) }];
    if (context.handed !== undefined && count !== undefined && !negative && (many || cursor.done || cursor.sees(',|:')))
      return had(context.handed, count);
    const counted =
      context.handed === undefined && count !== undefined && !negative && (many || cursor.done || cursor.sees(',|:'))
        ? countedBefore(cursor, context.words)
        : undefined;
    if (counted !== undefined && count !== undefined) return had(counted, count);
    const isBare = count !== undefined && !negative && !yours;
    const bare = isBare ? cursor.try(() => tokensBare(cursor, context)) : undefined;
    if (bare !== undefined && count !== undefined) return had(bare, count);
    const kinds = count === undefined ? kindsNamed(cursor) : undefined;
    if (kinds !== undefined) {
      const found: Condition = { is: 'has-condition', of, ...(isMore(kinds) && { kinds }) };
      return [negative ? not(found) : found];
    }
    return undefined;
  }
  cursor.at = token.to;
  const ref = token.word.ref;
  const given = yours ? { yours } : {};
  if (negative) cursor.takeAny('left afterwards|after?', 'remaining', 'left');
  if (negative && count !== undefined)
    // "You don't have 3 Coins": so many.
    return none && !orLess ? [not({ is: 'has', of, token: ref, ...given, min: count })] : undefined;
  if (negative) return [not({ is: 'has', of, token: ref, ...given })];
  if (count === undefined) return [{ is: 'has', of, token: ref, ...given }];
  if (!orMore && !orLess && !least) {
    // "3 Coins or more".
    orMore = cursor.take('or more');
    orLess = !orMore && cursor.take('or less|fewer');
  }
  if (token.word.kind === 'counter' && inDice(cursor)) {
    const { least: min, most: max } = diceHold(count);
    return orLess ? undefined : [{ is: 'has', of, token: ref, min, ...(least || orMore ? {} : { max }) }];
  }
  if (orLess) return [{ is: 'has', of, token: ref, ...given, min: 0, max: fewer ? count - 1 : count }];
  return [{ is: 'has', of, token: ref, ...given, min: count, ...(least || orMore || already ? {} : most) }];
}

/** `2 tokens`, `3 or more counters`, of that alone which the text speaks of. */
const tokensBare = (cursor: Cursor, { words }: Context): string | undefined =>
  cursor.take('token|tokens|counter|counters') && (cursor.done || cursor.sees(',|:|and|or'))
    ? onlyNamedBefore(cursor, words)
    : undefined;

/** As much health as the other: neither has more. */
export const asHealthy = (of: Ref, than: Ref): Condition => ({
  is: 'not',
  of: {
    is: 'any',
    of: [
      { is: 'healthier', of, than },
      { is: 'healthier', of: than, than: of },
    ],
  },
});

/** `more health than you`, `less health than the target`, `equal health to you`. */
function healthThan(cursor: Cursor, context: Context, of: Ref): Condition | undefined {
  if (cursor.takeAny('equal health|hp to|as|with', 'the same health|hp as', 'exactly? as much health|hp as')) {
    const like = pronoun(cursor, context)?.ref;
    return like === undefined || like === of ? undefined : asHealthy(of, like);
  }
  const most = cursor.takeAny(
    'more|less|fewer max|maximum|full|total health|hp than',
    'a higher|lower max|maximum health|hp than',
  );
  if (!most && !cursor.take('more|less|fewer health|hp than')) return undefined;
  const isMore = /^(?:more|higher)$/.test(cursor.tokens[cursor.at - (most ? 4 : 3)]?.text ?? '');
  const other = pronoun(cursor, context)?.ref;
  if (other === undefined || other === of) return undefined;
  const [more, less] = isMore ? [of, other] : [other, of];
  return { is: 'healthier', of: more, than: less, ...(most && { most }) };
}

/**
 * Whether somebody has one of its own side, or of the other side, nearby. Sides are seen from the bearer, so it is asked for both
 * sides that the unit may be on.
 */
export function company(of: Ref, friend: boolean, max: number, wanted: boolean): Condition[] {
  const seen = (from: 'enemy' | 'friend', side: 'enemy' | 'friend'): Condition => ({
    is: 'any',
    of: [
      not({ is: 'side', of, side: from }),
      not({ is: 'there-is', who: { side, except: [of], places: [{ range: { max }, of }] } }),
    ],
  });
  const alone: Condition[] =
    of === 'you'
      ? [not({ is: 'there-is', who: { side: friend ? 'ally' : 'enemy', places: [{ range: { max } }] } })]
      : friend
        ? [seen('enemy', 'enemy'), seen('friend', 'friend')]
        : [seen('enemy', 'friend'), seen('friend', 'enemy')];
  return wanted ? [{ is: 'any', of: alone.map(not) }] : alone;
}
