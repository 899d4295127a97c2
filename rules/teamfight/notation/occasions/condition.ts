import type { Condition, Range, Ref } from '../../program.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { ifHits } from '../amounts/units-hit.ts';
import type { Context } from '../context.ts';
import { inPhase } from '../effects/phase.ts';
import { becameBeside, endsBesideThem } from '../nouns/meeting.ts';
import { nobody } from '../nouns/nearness.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { range, rangeBehind } from '../nouns/range.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import { ifNumber } from '../sentences/dice.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { isStance, wordAt } from '../words/words.ts';
import { answering } from './answering.ts';
import { anythingDestroyed } from './anything-destroyed.ts';
import { attached } from './attached.ts';
import { hadBefore, stateBefore } from './before-that.ts';
import { besideThemselves, notYouEither } from './beside-themselves.ts';
import { bothAre } from './both-are.ts';
import { brought } from './brought.ts';
import { cardTapped } from './card-tapped.ts';
import { pushStopped, wasStopped } from './collision.ts';
import { comeBeside } from './come-beside.ts';
import { compared } from './compared.ts';
import { dealtWith } from './dealt-with.ts';
import { goTogether } from './each-other.ts';
import { geometry } from './geometry.ts';
import { nearGiver } from './giver-near.ts';
import { harmedBy } from './harmed-by.ts';
import { enemyHurt, lately, someoneDied } from './history.ts';
import { inArea } from './in-area.ts';
import { heroKilled, killAsked } from './kill-asked.ts';
import { lastOne } from './last-one.ts';
import { livingHeroes } from './living-heroes.ts';
import { healthIs, lowHealth, lowOf } from './low-health.ts';
import { noneTaken } from './none-taken.ts';
import { roundNow, turnNow } from './now.ts';
import { isNthOfTurn, isNthUse } from './nth-use.ts';
import { isOfOthers } from './of-others.ts';
import { ofThose } from './of-those.ts';
import { onTheWay } from './on-the-way.ts';
import { ownToken } from './own-token.ts';
import { past, wasForced } from './past.ts';
import { having } from './possession.ts';
import {
  allAreSo,
  cardHas,
  isThere,
  pieceIsNear,
  piecesAreNear,
  somebodyHas,
  thereIs,
  yoursIsDead,
  youSee,
} from './presence.ts';
import { being, flagAt } from './quality.ts';
import { wereRobbed } from './robbed.ts';
import { inSameSpace } from './same-space.ts';
import { seesSomebody } from './seeing.ts';
import { pushedSoFar, wasShoved, youShoved } from './shoving.ts';
import { someAreSo } from './some-are-so.ts';
import { elsewhere, neither } from './somewhere.ts';

import { summonsHad } from './summons-had.ts';
import { haveLost } from './tokens-lost.ts';
import { usedThisTurn } from './used-this-turn.ts';
import { withWords } from './with-words.ts';

/** What stands behind `if` or `while`: one or more questions, all of which must hold. */
export function conditions(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const found = question(cursor, context);
    if (found === undefined) return undefined;
    const apart = neither(cursor, context, found);
    if (apart !== undefined) return [...found, apart];
    const others = [found, ...(cursor.sees(',') ? listed(cursor, context, found) : [])];
    for (;;) {
      const other = cursor.try(() =>
        cursor.takeAny(',? or if', 'or') ? (alsoBeing(cursor, context, found) ?? question(cursor, context)) : undefined,
      );
      if (other === undefined) break;
      others.push(other);
    }
    if (others.length > 1) {
      // "A or B and C" could be asked in two ways, and what one answer is made of two questions as well.
      const single = others.every(({ length }) => length === 1);
      return single && !cursor.sees('and') ? [{ is: 'any', of: others.flat() }] : undefined;
    }
    for (;;) {
      // The `and` may also go on with something else than a question.
      const more = cursor.try(() =>
        cursor.take('and') ? (alsoBeing(cursor, context, found) ?? question(cursor, context)) : undefined,
      );
      if (more === undefined) return found;
      found.push(...more);
    }
  });
}

/** `the target is Slowed, Stunned or Immobile`: what else may be so of whom the first question is, up to the last of the row behind "or". */
function listed(cursor: Cursor, context: Context, first: readonly Condition[]): Condition[][] {
  return (
    cursor.try(() => {
      const more: Condition[][] = [];
      for (;;) {
        const last = cursor.takeAny(',? or') || !cursor.take(',');
        if (last && cursor.before?.text !== 'or') return undefined;
        const one = alsoBeing(cursor, context, first);
        if (one === undefined) return undefined;
        more.push(one);
        if (last) return more;
      }
    }) ?? []
  );
}

/** `the target is Slowed or adjacent to a wall`: of whom the first question is. */
export function alsoBeing(cursor: Cursor, context: Context, [first]: readonly Condition[]): Condition[] | undefined {
  const asked = first?.is === 'not' ? first.of : first;
  const of = asked && ofWhom(asked);
  if (asked === undefined || of === undefined) return undefined;
  const there = first?.is === 'not' ? undefined : elsewhere(cursor, context, asked, of);
  if (there !== undefined) return [there];
  // "Slowed or a summon", "has a Mark or has 2 or less health".
  if (cursor.sees('a|an summon|object|hero') || cursor.sees('is|are not|in|at|on|adjacent|a|an')) {
    cursor.take('is|are');
    return cursor.try(() => being(cursor, context, of));
  }
  if (cursor.take('has|have')) return cursor.try(() => having(cursor, context, of));
  // "If you are not Slowed and can see the target".
  if (of === 'you' && cursor.sees("can|can't|cannot see"))
    return withWords(cursor, 'you', (said) => youSee(said, context));
  // "If the target is Slowed or cannot see you".
  if (cursor.sees("can|can't|cannot see")) return seesSomebody(cursor, context, of);
  if (cursor.sees('you|they|it|the|that|this|a|an|any|no|there|your|their|its|each|another|in')) return undefined;
  return cursor.try(() => being(cursor, context, of)) ?? past(cursor, context, of) ?? lately(cursor, context, of);
}

/** Who is asked about. */
const ofWhom = (asked: Condition): Ref | undefined =>
  asked.is === 'distance' ? asked.to : 'of' in asked && typeof asked.of === 'string' ? asked.of : undefined;

function question(cursor: Cursor, context: Context): Condition[] | undefined {
  const start = cursor.at;
  const found = asked(cursor, context)?.map(besideThemselves);
  const isOther = cursor.tokens.slice(start, cursor.at).some(({ text }) => other.test(text));
  return isOther ? found?.map(notYouEither) : found;
}

const other = /^(?:another|other)$/;

function asked(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(
    () =>
      wereRobbed(cursor, context) ??
      phase(cursor, context) ??
      stance(cursor, context) ??
      thereIs(cursor, context) ??
      inArea(cursor, context) ??
      cardHas(cursor, context) ??
      cardTapped(cursor, context) ??
      yoursIsDead(cursor, context) ??
      inSameSpace(cursor, context) ??
      isThere(cursor, context) ??
      pieceIsNear(cursor, context) ??
      piecesAreNear(cursor, context) ??
      somebodyHas(cursor, context) ??
      allAreSo(cursor, context) ??
      ownTokens(cursor, context) ??
      youSee(cursor, context) ??
      push(cursor, context) ??
      youShoved(cursor, context) ??
      dealtWith(cursor, context) ??
      geometry(cursor, context) ??
      noneTaken(cursor, context) ??
      onTheWay(cursor, context) ??
      nearGiver(cursor, context) ??
      someoneDied(cursor) ??
      answering(cursor, context) ??
      enemyHurt(cursor, context) ??
      harmedBy(cursor, context) ??
      bothAre(cursor, context) ??
      ofThose(cursor, context) ??
      becameBeside(cursor, context) ??
      brought(cursor, context) ??
      outcome(cursor, context) ??
      livingHeroes(cursor) ??
      compared(cursor, context) ??
      cursor.try(() => about(cursor, context)) ??
      comeBeside(cursor, context) ??
      someAreSo(cursor, context),
  );
}

/** `2 Coins`, `no Coins`, `3 or more Coins`: with nobody who has them, of those that only whoever plays the card comes to have. */
export function ownTokens(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('#|no|at')) return undefined;
  return cursor.try(() => {
    const found = having(cursor, context, 'you');
    const asked = found?.[0]?.is === 'not' ? found[0].of : found?.[0];
    if (asked?.is !== 'has' || found?.length !== 1) return undefined;
    cursor.take('counter|counters|token|tokens|charge|charges');
    const token = wordOf(context.words, asked.token, 'counter', 'token');
    const isYours = token?.kind === 'counter' || (token !== undefined && whoseTokens(context.words, token) === 'you');
    return isYours && (cursor.done || cursor.sees(',|:')) ? found : undefined;
  });
}

/** `it hits a wall`, `the target is pushed into a unit`, `stopped by a wall`: of whom was pushed before. */
function push(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const stopped = context.them && pushStopped(cursor, context.them);
    if (stopped !== undefined) return [stopped];
    const who = pronoun(cursor, context)?.ref ?? (cursor.take('they|it') ? context.them : undefined);
    const of = who ?? context.them;
    const far = of && of !== 'you' ? pushedSoFar(cursor) : undefined;
    if (far) return [far];
    const found = of && wasStopped(cursor, of, context.words);
    return found && [found];
  });
}

/** `you are in phase 2`, `in phase 1`. */
function phase(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    cursor.takeAny('you are', 'it is');
    return inPhase(cursor, context);
  });
}

/** `in bright stance`, `not in hooded stance`. */
export function stance(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    cursor.take("you are|aren't");
    const negative = cursor.before?.text === "aren't" || cursor.take('not');
    // "If in hooded stance", "if not Spun Up".
    cursor.take('in');
    const any = cursor.sees('a|any stance') ? anyStance(cursor, context) : undefined;
    if (any !== undefined) return [negative ? not(any) : any];
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['stance']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    const found: Condition = { is: 'stance', token: token.word.ref };
    return [negative ? not(found) : found];
  });
}

/** `a stance`, `any stance`: one of those that there are on your cards. */
export function anyStance(cursor: Cursor, { words, bearer }: Context): Condition | undefined {
  const own = words.all.filter((word) => isStance(word) && bearer !== undefined && word.owners.includes(bearer));
  const of = own.map(({ ref }): Condition => ({ is: 'stance', token: ref }));
  const [only, ...more] = of;
  if (only === undefined || !cursor.take('a|any stance')) return undefined;
  return more.length === 0 ? only : { is: 'any', of };
}

function outcome(cursor: Cursor, context: Context): Condition[] | undefined {
  const number =
    context.slot === 'ability' || context.slot === 'default' || context.slot === 'passive'
      ? ifNumber(cursor)
      : undefined;
  if (number !== undefined) return [number];
  if (!cursor.sees('you|they do not') && cursor.take('you|they do')) return [{ is: 'done' }];
  const has = cursor.sees("you|they don't have|die") || cursor.sees('you|they do not have|die');
  if (!has && cursor.takeAny("you|they don't", 'you|they do not')) return [not({ is: 'done' })];
  const did = cursor.try((): Condition | undefined => {
    const no = cursor.takeAny("you|they didn't", 'you|they did not');
    if (!no && !cursor.take('you|they did')) return undefined;
    if (!cursor.done && !cursor.sees(',|:')) return undefined;
    return no ? not({ is: 'done' }) : { is: 'done' };
  });
  if (did !== undefined) return [did];
  const last = cursor.sees('it|that|this|they|those|these was|is|were|are your|the last') && lastOne(cursor, context);
  if (last) return [last];
  const lost = haveLost(cursor, context) ?? anythingDestroyed(cursor, context);
  if (lost !== undefined) return [lost];
  const hits = context.slot === 'ability' || context.slot === 'default' ? ifHits(cursor, context.laid) : undefined;
  if (hits !== undefined) return [hits];
  if (context.dead === 'other' && cursor.sees('the kill')) return heroKilled(cursor, context);
  if (!context.rolled)
    return context.laid && cursor.takeAny('this|it kills', 'you kill') && cursor.sees(',|:')
      ? [{ is: 'kill' }]
      : undefined;
  const kill = killAsked(cursor, context);
  if (kill !== undefined) return [kill];
  if (cursor.takeAny('this|it crits', 'you crit', 'the attack|roll crits', 'this|it is a crit|critical hit?'))
    return [{ is: 'crit' }];
  if (cursor.takeAny('this|it hits', 'you hit', 'they|it is|are|was|were hit', 'hit')) return [{ is: 'hit' }];
  if (cursor.takeAny('this|it missed', 'this|it misses', 'you miss')) return [{ is: 'miss' }];
  return heroKilled(cursor, context);
}

/** A question about you, the target, or whoever was named last. */
function about(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.take('you are still? alive')) return [{ is: 'there-is', who: { side: 'you' } }];
  const running = cursor.sees('it|this') ? turnNow(cursor) : undefined;
  if (running !== undefined) return [running];
  const use = isNthUse(cursor, context);
  if (use !== undefined) return [use];
  const nth = isNthOfTurn(cursor, context);
  if (nth !== undefined) return nth;
  const rounds =
    cursor.sees('it|this is round|an|a|your') || cursor.sees('the? current? round')
      ? cursor.try(() => roundNow(cursor))
      : undefined;
  if (rounds !== undefined) return [...rounds];
  const low = lowHealth(cursor);
  if (low !== undefined) {
    const of = lowOf(context);
    return of && [{ ...low, of }];
  }
  const left = healthIs(cursor, context);
  if (left !== undefined) return [left];
  const sticks = attached(cursor, context);
  if (sticks !== undefined) return sticks;
  const no = nobody(cursor, context) ?? (context.them === undefined ? wasForced(cursor, 'you') : undefined);
  if (no !== undefined) return no;
  // "If you end adjacent to an enemy": where you are when it is asked.
  if (endsBesideThem(cursor, context)) return undefined;
  if (cursor.sees('you end|land adjacent|next|in|within') && cursor.take('you end|land'))
    return being(cursor, context, 'you');
  // "End of turn: if you ended adjacent to an enemy".
  if (context.turnEnds && cursor.sees('you ended|end your|it|the|adjacent|next|in|within|on')) {
    cursor.take('you ended|end');
    cursor.takeAny('your|the turn', 'it');
    return being(cursor, context, 'you');
  }
  if (cursor.sees('you control') && cursor.take('you control')) return summonsHad(cursor, context, cursor.take('no'));
  const { them } = context;
  // "If its an enemy", as many write it.
  const its = them !== undefined && cursor.sees('its a|an|not|adjacent|in') && cursor.take('its');
  if (them !== undefined && (its || cursor.takeAny('it is', 'they are'))) return being(cursor, context, them);
  // "Swap places with the attacker if they are in range 2": nobody else is there.
  if (them === undefined && context.instant && speaksOfAttacker(cursor) && cursor.takeAny('they are', 'it is'))
    return being(cursor, context, 'trigger');
  const who = pronoun(cursor, context);
  if (who?.ref === undefined) return unsaid(cursor, context);
  const of = who.ref;
  const at = cursor.try(() => {
    cursor.take('is|are');
    const low = lowHealth(cursor);
    if (low !== undefined) return [{ ...low, of }];
    if (!cursor.take('at')) return undefined;
    return distanceFrom(cursor, of);
  });
  if (at !== undefined) return at;
  const looks = seesSomebody(cursor, context, of);
  if (looks !== undefined) return looks;
  const dragged = wasForced(cursor, of);
  if (dragged !== undefined) return dragged;
  const used = of === 'you' ? cursor.try(() => usedThisTurn(cursor, context)) : undefined;
  if (used !== undefined) return used;
  const before = past(cursor, context, of) ?? lately(cursor, context, of) ?? wasShoved(cursor, context, of);
  if (before !== undefined) return before;
  // "If they were already Slowed": before this gave it, as "already are" asks too.
  if (cursor.takeAny('was|were already', 'already was|were')) return being(cursor, context, of);
  // "Pull 3. If it was an enemy, 2dmg": whoever it was, it still is.
  if (cursor.sees('was|were a|an ally|enemy|hero|summon|object') && cursor.take('was|were'))
    return being(cursor, context, of);
  const was = cursor.sees('was|were') ? cursor.try(() => stateBefore(cursor, context, of, question)) : undefined;
  if (was !== undefined) return was;
  if (cursor.take('already had')) return having(cursor, context, of);
  const had = cursor.sees('had') ? cursor.try(() => hadBefore(cursor, context, of)) : undefined;
  if (had !== undefined) return had;
  if (cursor.sees('already is|are|has|have')) cursor.take('already');
  // Where somebody ends is where it is when that is asked.
  const met = of === 'you' ? 'become adjacent|next to a|the wall|walls' : besideSome;
  const ends =
    (cursor.sees('ends|end|lands|land|stops|stop up? adjacent|next|in|within|on') || cursor.sees(met)) &&
    !goTogether(cursor) &&
    cursor.take('ends|end|lands|land|stops|stop|becomes|become up?');
  const stands = cursor.sees('stand|stands in|on|inside|next|adjacent|within') && cursor.take('stand|stands');
  cursor.take('now|still|then');
  if (stands || ends || cursor.take("is|are|isn't|aren't")) return being(cursor, context, of);
  if (cursor.takeAny("doesn't|don't have", 'does|do not have')) return having(cursor, context, of, true);
  if (cursor.take("has|have|hasn't|haven't")) return having(cursor, context, of);
  return undefined;
}

const besideSome = 'becomes|become adjacent|next to a|an|any|one|the|your|another';

/** Whether the attacker was named a few words ago. */
const speaksOfAttacker = ({ tokens, at }: Cursor): boolean =>
  tokens.slice(Math.max(0, at - 7), at).some(({ text }) => text === 'attacker');

/** `Unprotected`, `already Slowed`: of whoever the sentence is about. `adjacent to an ally`: of you, where nobody else is. */
function unsaid(cursor: Cursor, context: Context): Condition[] | undefined {
  const { them } = context;
  if (isOfOthers(cursor, context.words)) return undefined;
  return cursor.try(() => {
    const near = them === undefined && cursor.sees('adjacent|next to') ? being(cursor, context, 'you') : undefined;
    if (near !== undefined) return near;
    // "While Invisible, you have +2 speed", "if Slowed, heal 1": of whose card it is, in a text that only stands.
    const own = them === undefined && (cursor.before?.text === 'while' || isOfBearer(cursor, context));
    if (own) {
      cursor.take('standing|being');
      const so = being(cursor, context, 'you');
      // "While an enemy is Slowed": it is not you who is an enemy.
      return cursor.sees('is|are|has|have|was|were') ? undefined : so;
    }
    const mine = ownToken(cursor, context);
    if (mine !== undefined) return mine;
    // "Push the attacker 1 if adjacent": nobody else is there.
    const ofAttacker = speaksOfAttacker(cursor);
    if (
      context.instant &&
      (them === undefined || ofAttacker) &&
      cursor.sees('adjacent') &&
      cursor.at + 1 >= cursor.end &&
      cursor.take('adjacent')
    )
      return [{ is: 'distance', from: 'you', to: 'trigger', range: { max: 1 } }];
    if (them === undefined || them === 'trigger' || them === 'other') return undefined;
    // "If ally, heal 2": of the target.
    if (cursor.takeAny('an? enemy|ally|hero', 'a enemy|ally|hero') && (cursor.done || cursor.sees(',|:'))) {
      const said = cursor.before?.text;
      return [
        said === 'hero'
          ? { is: 'unit', of: them, who: { side: 'any', kind: 'hero' } }
          : { is: 'side', of: them, side: said === 'ally' ? 'ally' : 'enemy' },
      ];
    }
    const apart = ofAttacker ? undefined : cursor.try(() => awayFromYou(cursor, them));
    if (apart !== undefined) return [apart];
    const negative = cursor.take('not');
    const already = cursor.take('already');
    const flag = flagAt(cursor);
    // "+2 crit if Invisible": whoever attacks out of sight, or whom it is on.
    if (flag === 'invisible' && !already) return undefined;
    const word = flag ? undefined : wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (word !== undefined) cursor.at = word.to;
    const found: Condition | undefined = flag
      ? { is: 'flag', of: them, flag }
      : word && { is: 'has', of: them, token: word.word.ref };
    return found && [negative ? not(found) : found];
  });
}

/** "If Slowed", where nobody but the bearer could be so; "if a Wolf is near" says who it is. */
const isOfBearer = (cursor: Cursor, { slot }: Context): boolean =>
  cursor.before?.text === 'if' &&
  (slot === 'passive' || slot === 'token' || slot === 'condition') &&
  !cursor.sees('a|an|one|your|you');

const from = (asked: readonly Condition[] | undefined): Range | undefined =>
  asked?.[0]?.is === 'distance' ? asked[0].range : undefined;

/** `adjacent`, `in range 2`, `at range 1`, `beyond range 3`, and nothing behind it: of the target, from you. */
function awayFromYou(cursor: Cursor, them: Ref): Condition | undefined {
  if (them !== 'target' && them !== 'each') return undefined;
  const negative = cursor.take('not');
  const far = cursor.take('adjacent')
    ? { max: 1 }
    : cursor.take('beyond range #')
      ? { min: (cursor.numbers[0] ?? 0) + 1 }
      : cursor.take('in|within')
        ? rangeBehind(cursor, cursor.before?.text ?? '')
        : cursor.sees('at range')
          ? from(atDistance(cursor, { them }))
          : undefined;
  if (far === undefined || (!cursor.done && !cursor.sees(',|:|)'))) return undefined;
  const found: Condition = { is: 'distance', from: 'you', to: them, range: far };
  return negative ? not(found) : found;
}

/** `range 6 or more` of whom the question is about, from you. */
function distanceFrom(cursor: Cursor, of: Ref): Condition[] | undefined {
  const far = range(cursor);
  if (far === undefined || of === 'you') return undefined;
  const { max } = far;
  if (cursor.take('or more')) {
    return max === undefined || far.min !== undefined
      ? undefined
      : [{ is: 'distance', from: 'you', to: of, range: { min: max } }];
  }
  return [{ is: 'distance', from: 'you', to: of, range: far }];
}
