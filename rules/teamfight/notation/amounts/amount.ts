import type { Amount, Condition, Count } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { orOthers } from '../nouns/or-others.ts';
import { orBeing } from '../nouns/such-as.ts';
import { conditions, stance } from '../occasions/condition.ts';
import { inRounds } from '../occasions/rounds.ts';
import { withSoMany } from '../occasions/with-so-many.ts';
import { coveredFromYou, coverOf } from '../states/in-cover.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';
import { atDistance } from './at-distance.ts';
import { bounds, worked } from './bounds.ts';
import { thing } from './count.ts';
import { formula, roundedDown, roundedUp, roundNumber } from './formula.ts';
import { rolledDamage } from './rolled-number.ts';
import { thereAlready } from './there-already.ts';
import { unsharedEach } from './unshared-each.ts';
import { plusX, withX } from './with-x.ts';

export type Term = NonNullable<Amount['terms']>[number];

/** Damage: `2dmg`, `2 damage`, `2 irreducible damage`, `1dmg + 1dmg per Powder you have`, `2dmg for each enemy in range 1`. */
export function damage(
  cursor: Cursor,
  context: Context,
): { readonly amount: Amount; readonly irreducible: boolean; readonly half?: true } | undefined {
  return cursor.try(() => {
    const half = context.blow && cursor.sees('half') ? halfBlow(cursor, context.blow) : undefined;
    if (half !== undefined) return { amount: half, irreducible: false, half: true };
    const bare = cursor.sees('irreducible|xdmg|x') ? unknown(cursor, context, nothingLowers) : undefined;
    if (bare !== undefined) return { amount: bare, irreducible: true };
    const worked = unknown(cursor, context, ['xdmg', 'x dmg|damage', 'dmg|damage equal to', 'as much dmg|damage as']);
    if (worked !== undefined) return { amount: worked, irreducible: false };
    const rolled = cursor.sees('that|half|damage') ? rolledDamage(cursor, context) : undefined;
    if (rolled !== undefined) return { amount: rolled, irreducible: false };
    const sum = cursor.try(() => {
      const found = withX(cursor, context, 'xdmg');
      const whole = found && cursor.before?.text === 'xdmg';
      return whole || (found && cursor.take('dmg|damage')) ? found : undefined;
    });
    if (sum !== undefined) return { amount: sum, irreducible: false };
    const irreducible = cursor.take('# irreducible dmg|damage');
    // Older cards write a sword before the number.
    if (!irreducible && !cursor.takeAny('# dmg|damage', '(sword) #')) return undefined;
    return { amount: scaled(cursor, context, cursor.numbers[0] ?? 0), irreducible };
  });
}

const nothingLowers = [
  'xdmg irreducible',
  'x irreducible dmg|damage',
  'x dmg|damage irreducible',
  'irreducible dmg|damage equal to',
];

/** `half damage`, `half as much damage`, to others than whom the attack before was on. */
const halfBlow = (cursor: Cursor, blow: Amount): Amount | undefined =>
  cursor.try(() => {
    const said = cursor.takeAny('half damage|dmg', 'half that|the damage|dmg', 'half as much damage|dmg?', 'half');
    roundedUp(cursor);
    if (!said || blow.half || !(cursor.done || cursor.sees(',|to|and|.|:'))) return undefined;
    const isPlain = blow.terms === undefined && blow.most === undefined;
    return isPlain ? { base: Math.ceil(blow.base / 2) } : { ...blow, half: true };
  });

/** `Xdmg, where X is half your health`, `damage equal to their missing health`. */
export function unknown(cursor: Cursor, context: Context, begins: readonly string[]): Amount | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny(...begins)) return undefined;
    const equal = /^(?:to|as)$/.test(cursor.before?.text ?? '');
    if (!equal && !cursor.take(',? where x is')) return worthOfX(cursor, context);
    return worked(cursor, context);
  });
}

/** What X is where the end of the sentence says so; `(max 5)` behind it is of all. Takes nothing. */
export function worthOfX({ tokens }: Pick<Cursor, 'tokens'>, context: Context): Amount | undefined {
  if (context.x === undefined)
    return context.spent !== undefined && spendsX.some((verb) => isSaid(tokens, verb))
      ? { base: 0, terms: [{ each: 1, per: { count: 'lost' } }] }
      : undefined;
  const said = new Cursor(tokens, context.x.from, context.x.to);
  const worked = formula(said, context);
  const limits = worked && bounds(said);
  return worked && said.done ? { ...worked, ...limits } : undefined;
}

/** What grows a first number: `per ...` behind it, and every `+ ndmg per ...`. */
function scaled(cursor: Cursor, context: Context, first: number): Amount {
  const per = counting(cursor, context);
  const terms: Term[] = per === undefined ? [] : [{ each: first, ...per }];
  let base = per === undefined ? first : 0;
  for (;;) {
    const x = plusX(cursor, context);
    if (x !== undefined) {
      base += x.base;
      terms.push(...(x.terms ?? []));
      if (x.most !== undefined) return { base, terms, most: base + x.most };
      continue;
    }
    const term = bonus(cursor, context);
    if (term !== undefined) {
      terms.push(term);
      continue;
    }
    const worked = workedOut(cursor, context);
    if (worked === undefined) break;
    base += worked.base;
    terms.push(...(worked.terms ?? []));
  }
  return limited(cursor, { base, ...(terms.length > 0 ? { terms } : {}) });
}

/** `2dmg plus half of the target's missing health`: more of it, which is worked out. */
function workedOut(cursor: Cursor, context: Context): Amount | undefined {
  if (cursor.misses(plus)) return undefined;
  return cursor.try(() =>
    cursor.takeAny('+', ',? plus') &&
    (cursor.sees('half|twice|double|the|their|its|your') || cursor.sees('# /|%|x|times'))
      ? formula(cursor, context)
      : undefined,
  );
}

const plus = beginning('+', ',? plus');

const spendsX = ['spend', 'lose', 'discard', 'remove'];

/** `spend X Coins`: X is how many those are. */
const isSaid = (tokens: Cursor['tokens'], verb: string): boolean =>
  tokens.some(({ text }, n) => text === verb && tokens[n + 1]?.text === 'x');

/** What is said behind a sum of how much or how little it can be. */
const limited = (cursor: Cursor, amount: Amount): Amount => {
  const cut = atMost(cursor, amount);
  const least = cut.terms === undefined ? undefined : atLeast(cursor);
  return least === undefined ? cut : { ...cut, least };
};

/** `(minimum 1)`, `, min 1`, `to a minimum of 1`. */
export const atLeast = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    const inside = cursor.take('(');
    if (!inside) cursor.take(',');
    if (!cursor.takeAny('min|minimum of? #', 'to a min|minimum of #', '# min|minimum', 'at least #', 'no less than #'))
      return undefined;
    const [least] = cursor.numbers;
    cursor.take('dmg|damage|health|hp|space|spaces');
    return inside && !cursor.take(')') ? undefined : least;
  });

/**
 * `1dmg for each Coin (max 4)`, `2dmg + 1dmg per Coin (max +3)`: how much it can be. Without a sign it is of all, where nothing stands
 * before what is counted; "to a max of 5" and "max 5dmg" are of all anyway.
 */
function atMost(cursor: Cursor, amount: Amount): Amount {
  const { base, terms = [] } = amount;
  if (terms.length === 0 || terms.some(({ per }) => per === undefined)) return amount;
  const most = cursor.try(() => {
    const ends = cursor.takeAny('( max|maximum|up', ', max|maximum|up', ',|( to a max|maximum', 'to a max|maximum');
    if (!ends) return undefined;
    const inside = cursor.tokens.slice(cursor.at - 3, cursor.at).some(({ text }) => text === '(');
    const whole = cursor.tokens[cursor.at - 2]?.text === 'a' && cursor.take('of');
    cursor.takeAny('to a max|maximum of', 'to|of');
    const more = cursor.take('+');
    if (!cursor.take('#')) return undefined;
    const [number = 0] = cursor.numbers;
    const named = cursor.take('dmg|damage|health|hp');
    if ((base > 0 || terms.length > 1) && !more && !whole && !named) return undefined;
    if (more && terms.length > 1) return undefined;
    return inside && !cursor.take(')') ? undefined : more ? base + number : number;
  });
  return most === undefined ? amount : { ...amount, most };
}

/** A number that may be counted: `2`, `1 per Kill counter`. */
export function counted(cursor: Cursor, context: Context, first: number): Amount {
  const per = counting(cursor, context);
  if (per !== undefined) return limited(cursor, { base: 0, terms: [{ each: first, ...per }] });
  // "+1 speed equal to your Coins": for each of them.
  const equal = first === 1 || first === -1 ? equalTo(cursor, context, first) : undefined;
  if (equal !== undefined) return equal;
  const more = cursor.sees('+ # per|for') ? cursor.try(() => moreOf(cursor, context)) : undefined;
  return more === undefined ? { base: first } : limited(cursor, { base: first, terms: [more] });
}

const equalTo = (cursor: Cursor, context: Context, sign: number): Amount | undefined =>
  cursor.sees('equal to') && changing.test(cursor.before?.text ?? '')
    ? cursor.try(() => {
        const found = cursor.take('equal to') ? worked(cursor, context) : undefined;
        if (sign > 0 || found === undefined) return found;
        const { base, terms = [], least, most, ...more } = found;
        if (least !== undefined || most !== undefined || more.half || more.apart) return undefined;
        return { base: -base, terms: terms.map((term) => ({ ...term, each: -term.each })) };
      })
    : undefined;

/** Numbers that are changed; of what is given "equal to" stands behind a name. */
const changing = /^(?:speed|def|crit|range|damage|dmg|healing|dealt|received|taken)$/;

/** `+ 1 per Coin`, behind a number: so much more for each. */
function moreOf(cursor: Cursor, context: Context): Term | undefined {
  cursor.take('+ #');
  const [each = 0] = cursor.numbers;
  const per = counting(cursor, context);
  return per && { each, ...per };
}

const adding = beginning('+|-|plus|minus|and');

/** `+1dmg per Powder you have`, `+ 1dmg for each DoT on the target`, `+1dmg if target is alone`. */
export function bonus(cursor: Cursor, context: Context): Term | undefined {
  if (cursor.misses(adding)) return undefined;
  return cursor.try(() => {
    const less = cursor.sees('-|minus');
    if (!cursor.takeAny('+|-|plus|minus # dmg|damage', 'and? + # dmg|damage')) {
      // "3dmg, -1 if you have Armor": of the damage that it stands behind.
      if (!cursor.sees('+|-|plus|minus # if|unless|per|for') || !cursor.take('+|-|plus|minus #')) return undefined;
    }
    const each = less ? -(cursor.numbers[0] ?? 0) : (cursor.numbers[0] ?? 0);
    const per = counting(cursor, context);
    if (per !== undefined) return { each, ...per };
    const asked =
      atDistance(cursor, context) ??
      ifConditions(cursor, within(context, { damage: false })) ??
      againstSome(cursor, context);
    return asked && { each, if: asked };
  });
}

/** `against summons`, `to units adjacent to a wall`: of whom the damage is done to. */
export function againstSome(cursor: Cursor, context: Context, words = 'against|vs|versus|to'): Condition[] | undefined {
  return cursor.try(() => {
    const { them } = context;
    if ((them !== 'target' && them !== 'each') || !cursor.take(words)) return undefined;
    // "Against targets with 3 or less health": whoever is one.
    const { at } = cursor;
    const there = thereAlready(cursor);
    const cover = coverOf(cursor);
    if (cover !== undefined) {
      // "+1dmg against targets in cover": whoever they are, and whether they have cover.
      const some = new Cursor(cursor.tokens, at, cover.from);
      if (!some.takeAny('targets|units|those', 'a? target|unit') || !some.done) {
        const found = noun(some, context);
        const who = found && found.ref === undefined && some.done ? standingWho(found, true) : undefined;
        if (who === undefined || who.places !== undefined) return undefined;
        cursor.at = cover.to;
        return [{ is: 'unit', of: them, who }, coveredFromYou(cover, them)];
      }
      cursor.at = cover.to;
      return [coveredFromYou(cover, them)];
    }
    const units = there ?? (cursor.sees(someTargets) ? cursor.as(cursor.at, 'units') : cursor);
    const found = noun(units, context);
    cursor.at = there ? units.at + 1 : units.at;
    if (found === undefined) return againstSuch(cursor, context, them);
    if (found.ref !== undefined || found.max !== undefined || found.who.yours) return undefined;
    const who = standingWho(found, true);
    // "Or 1dmg to enemies adjacent to the target": those beside it, and nothing that it is itself.
    if (who?.places?.some(({ of }) => of === them)) return undefined;
    return who && [{ is: 'unit', of: them, who: orOthers(cursor, context, who, at, words) }];
  });
}

const someTargets = 'targets at|below|above|with|that|who|in|within|adjacent|beyond|under|without';

/** `against Slowed`, `vs Slowed or Stunned`, with nobody behind it. */
function againstSuch(cursor: Cursor, context: Context, of: 'target' | 'each'): Condition[] | undefined {
  cursor.take('a|an');
  const state = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (state === undefined) return undefined;
  cursor.at = state.to;
  const has = orBeing(cursor, context, { is: 'has', of: 'each', token: state.word.ref });
  return cursor.done || cursor.sees(',|.|:|)|and') ? [{ is: 'unit', of, who: { side: 'any', if: [has] } }] : undefined;
}

/** What a question behind an effect begins with. */
const questions = beginning('if|unless|while|with|from|in|during|on|starting|beginning|after|until|till|before');

/** Not all of some conditions at once. */
export const notAll = (asked: readonly Condition[]): Condition =>
  asked.length === 1 ? not(asked[0] as Condition) : { is: 'any', of: asked.map(not) };

export function ifConditions(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.misses(questions)) return undefined;
  return cursor.try(() => {
    if (cursor.take('if')) return conditions(cursor, context);
    if (cursor.sees('with')) return withSoMany(cursor, context);
    const rounds = inRounds(cursor);
    if (rounds !== undefined) return rounds.slice();
    const stood = inStance(cursor, context);
    if (stood !== undefined) return stood;
    const asked = cursor.take('unless') ? conditions(cursor, context) : undefined;
    return asked && [notAll(asked)];
  });
}

/** `in Bear stance`, `while in Bear stance`, behind what is so then. */
const inStance = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try(() => {
    cursor.take('while');
    const found = cursor.sees('in') ? stance(cursor, context) : undefined;
    return found && (cursor.done || cursor.sees(',|and|or|)|.|:|instead|#|+|-')) ? found : undefined;
  });

const forEach = beginning('for|per|/');

/** `per Powder you have`, `for each enemy in range 2`, `per 2 Kill counters`. */
export function counting(cursor: Cursor, context: Context): Pick<Term, 'per' | 'by' | 'down' | 'above'> | undefined {
  if (cursor.misses(forEach)) return cursor.peek()?.times ? cursor.try(() => times(cursor, context)) : undefined;
  return cursor.try(() => {
    const gone = cursor.try(() => eachGone(cursor, context)) ?? eachCleared(cursor, context);
    if (gone !== undefined) return { per: gone };
    if (!cursor.takeAny('per', '/', 'for each|every')) return times(cursor, context);
    const by = cursor.take('#') ? cursor.numbers[0] : undefined;
    const per = thing(cursor, context);
    const down = by !== undefined && roundedDown(cursor);
    if (by !== undefined && !down) roundedUp(cursor);
    const above = per && firstLeftOut(cursor);
    return (
      per && { per, ...(by === undefined ? {} : { by }), ...(down && { down }), ...(above !== undefined && { above }) }
    );
  });
}

/** `for each Coin above 2`, `per enemy beyond the first`: so many of them are not counted. */
const firstLeftOut = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    if (cursor.takeAny('after|beyond|above|past the first #', 'above|beyond|over #', 'more than #', 'in excess of #'))
      return cursor.numbers[0];
    return cursor.take('after|beyond|above|past the first') ? 1 : undefined;
  });

/** `for each DoT cleared`, `per Mark removed`: of what somebody has lost last. */
const eachCleared = (cursor: Cursor, { words }: Context): Count | undefined =>
  cursor.try((): Count | undefined => {
    if (!cursor.takeAny('for each|every', 'per')) return undefined;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (found === undefined) return undefined;
    const before = cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:clear|remove|lose|purge)s?$/.test(text));
    cursor.at = found.to;
    cursor.take('token|tokens|counter|counters');
    if (!before || !cursor.takeAny('that was? cleared|removed|lost', 'cleared|removed|lost this? way?'))
      return undefined;
    cursor.take('from it|them');
    return { count: 'lost' };
  });

/** `destroy all Rocks in range 3, heal 2 for each`: for each of those, where nothing else could be counted. */
function eachGone(cursor: Cursor, context: Context): Count | undefined {
  const { tokens, at } = cursor;
  if (!cursor.takeAny('for each|every one', 'for each|every', 'per piece|marker|object')) return undefined;
  cursor.takeAny(
    'of them',
    'this way',
    'that was? destroyed|removed|sacrificed|cleared',
    'destroyed|removed|sacrificed|cleared',
  );
  if (!cursor.done && !cursor.sees(',|and|until') && !cursor.sees('this turn|round')) return undefined;
  const said = tokens.slice(0, at).map(({ text }) => text);
  // "Heal 1 and gain +1 damage for each" is both.
  if (unsharedEach(tokens, at) !== undefined) return undefined;
  if (context.spent !== undefined) return { count: 'lost' };
  const { handed, them, laid, words } = context;
  // "Gain 1 Heat, take 1 damage for each": for each that one has, where nobody else could be counted.
  const counter = them === undefined && !laid ? words.all.find(({ ref }) => ref === handed) : undefined;
  if (counter?.kind === 'counter') return { count: 'tokens', token: counter.ref, on: 'you' };
  // "Lose all Heat. Heal 1 for each": of what went last.
  const verb = said.findLastIndex((text) => /^(?:destroy|remove|sacrifice|lose|clear|discard|purge)s?$/.test(text));
  const went = said[verb];
  // "When you damage two or more enemies, heal 1 for each": of those, or of what went since.
  if (context.struck !== undefined) return went === undefined ? { count: 'hit', ...context.struck } : undefined;
  // "Enemies in burst 3, Taunt. Gain 1 overshield for each": of those who were in it.
  if (went === undefined) return isOfStruck(cursor, context, at) ? { count: 'hit', side: 'any' } : undefined;
  // "Remove all Slow from the target": what somebody had.
  const had = went.startsWith('re') && !said.slice(verb).includes('or') && takenFrom(tokens, verb, at, words);
  if (said.slice(verb).includes('overshield')) return { count: 'lost', what: 'overshield' };
  return /^(?:de|re|sa)/.test(went) && !had ? { count: 'removed' } : { count: 'lost' };
}

/** Behind a sentence whose area struck several, in one of its own that ends there. */
function isOfStruck({ tokens, done }: Cursor, { slot, them, laid }: Context, at: number): boolean {
  if (!done || (slot !== 'ability' && slot !== 'default') || (laid !== true && them !== 'each')) return false;
  return tokens.some((token, n) => n > 0 && n < at && token.from > (tokens[n - 1]?.to ?? 0) + 1);
}

/** `all Slow from the target`, behind "remove": tokens, and no pieces. */
function takenFrom(tokens: Cursor['tokens'], verb: number, end: number, words: Context['words']): boolean {
  for (let at = verb + 1; at < Math.min(verb + 4, end); at++) {
    const found = wordAt(words, tokens, at, end, ['condition', 'token', 'counter']);
    if (found !== undefined) return tokens[found.to]?.text === 'from';
  }
  return false;
}

/** `2dmg*Charges`: so much for each. */
function times(cursor: Cursor, context: Context): Pick<Term, 'per'> | undefined {
  const { words } = context;
  if (!cursor.peek()?.times) return undefined;
  const round = roundNumber(cursor);
  if (round !== undefined) return { per: round };
  const counter = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  if (counter === undefined) {
    // "2dmg*your Coins", "1dmg * DoT on the target": whose is said.
    const per = thing(cursor, context);
    return per?.count === 'tokens' ? { per } : undefined;
  }
  cursor.at = counter.to;
  if (counter.word.ref === context.spent) return { per: { count: 'lost' } };
  return { per: { count: 'tokens', token: counter.word.ref, on: 'you' } };
}
