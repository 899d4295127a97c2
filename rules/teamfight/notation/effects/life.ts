import type { Amount, Node, Ref, Rule } from '../../program.ts';
import { counted } from '../amounts/amount.ts';
import { formula } from '../amounts/formula.ts';
import type { Context } from '../context.ts';
import { couldBeCounted } from '../nouns/counted-ones.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { isOnSummon, possessive, pronoun } from '../nouns/pronoun.ts';
import { earlierHealth } from '../occasions/earlier.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect, EffectForm } from './effect.ts';
import { givenUp } from './given-up.ts';
import { healthOf, swapsHealth } from './health-swap.ts';
import { leftAtLeast, lostAsHealed } from './lost-as-healed.ts';

/** Health that is set or lost, the most of it, overshield that goes, and who is sacrificed. */
export const lives = (): readonly EffectForm[] => [
  givenUp,
  sacrifice,
  set,
  swapsHealth,
  raise,
  unshielded,
  drained,
  shrunk,
  lostAsHealed,
];

/** `Lose 2 health`, `pay 2 health`: no damage, so that nothing lowers it and overshield stays. */
function drained({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    // "When an enemy enters, loses 1 health": not you, who lose.
    const isOther = cursor.sees('loses');
    const pays = cursor.take('pay|pays|spend|spends|sacrifice|sacrifices # of? your|their|its? health|hp');
    if (!pays && !cursor.take('lose|loses # health|hp')) return undefined;
    const [by = 0] = cursor.numbers;
    // That nothing lowers it is so anyway.
    if (!cursor.take('( irreducible )'))
      cursor.try(() => (cursor.take(',? irreducible') && (cursor.done || cursor.sees(',|and|then'))) || undefined);
    const of = subject ?? (isOther ? context.them : context.them === 'each' ? undefined : 'you');
    if (of === undefined || cursor.sees('per|for|until|if')) return undefined;
    const amount: Amount = { base: -by, terms: [{ each: 1, per: { count: 'health', on: of } }] };
    const least = leftAtLeast(cursor);
    if (least !== undefined)
      return { nodes: [{ clause, node: 'set-health', of, amount: { ...amount, least } }], own: of === 'you' };
    const left: Node = { clause, node: 'set-health', of, amount };
    const none: Node = { clause, node: 'kill', who: of };
    return {
      nodes: [{ clause, node: 'if', if: [{ is: 'health', of, max: by }], then: [none], else: [left] }],
      own: of === 'you',
    };
  });
}
drained.begins = beginning('lose|loses|pay|pays|spend|spends|sacrifice|sacrifices');

/** `Lose half of your current health`: no damage, as above. Whoever loses all that is left of it dies. */
function shrunk({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('lose|loses')) return undefined;
    const of = subject ?? (context.them === 'each' ? undefined : 'you');
    cursor.take('health|hp equal to');
    const lost = of && formula(cursor, context);
    const [term, ...more] = lost?.terms ?? [];
    const { per, each, by = 1, down } = term ?? {};
    if (of === undefined || lost?.base !== 0 || more.length > 0 || each !== 1 || by < 2) return undefined;
    if (per?.count !== 'health' || per.on !== of) return undefined;
    // That nothing lowers it is so anyway.
    cursor.take('( irreducible )');
    if (cursor.sees('per|for|until|if')) return undefined;
    const amount: Amount = {
      base: 0,
      terms: [
        { each: 1, per },
        { each: -1, per, by, ...(down && { down }) },
      ],
    };
    const left: Node = { clause, node: 'set-health', of, amount };
    // Rounded down it is never all that is left.
    if (down) return { nodes: [left], own: of === 'you' };
    // A share is rounded up (T-032): of the last point it is that point.
    const none: Node = { clause, node: 'kill', who: of };
    return {
      nodes: [{ clause, node: 'if', if: [{ is: 'health', of, max: 1 }], then: [none], else: [left] }],
      own: of === 'you',
    };
  });
}
shrunk.begins = beginning('lose|loses');

/** `Die`, `sacrifice yourself`, `sacrifice one of your summons`, `sacrifice an ally in range 2`: they die, whoever that is. */
function sacrifice({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const dies = cursor.take('die|dies') && (cursor.done || cursor.sees(',|and|.'));
    if (dies && couldBeCounted(cursor, context.words)) return undefined;
    if (dies && subject !== undefined)
      return { nodes: [{ clause, node: 'kill', who: subject }], own: subject === 'you' };
    // "Burst 2, 4dmg. Die", told to whoever plays the card.
    if (dies)
      return context.them === undefined || context.later
        ? { nodes: [{ clause, node: 'kill', who: 'you' }], own: true }
        : undefined;
    const bare = isOnSummon(context) && cursor.sees('destroy this') && cursor.take('destroy');
    if (!bare && !cursor.take('sacrifice|sacrifices')) return undefined;
    const kill = (who: Ref): Node => ({ clause, node: 'kill', who });
    // "Burst 1, 2dmg, and destroy this", on the card of a summon, whoever was struck.
    if (bare && cursor.take('this unit|summon?')) {
      const isOnly = cursor.done || cursor.sees(',|and|.');
      return isOnly ? { nodes: [kill('you')], own: true } : undefined;
    }
    if (context.slot !== 'marker' && cursor.takeAny('yourself|itself|themselves', 'this unit|summon|hero?')) {
      const who = subject ?? 'you';
      // It is a death like any other.
      cursor.take('( this? triggering|triggers|trigger on death effects? )');
      return { nodes: [kill(who)], own: who === 'you' };
    }
    if (subject !== undefined && subject !== 'you') return undefined;
    const found = noun(cursor, context);
    if (found === undefined || found.area) return undefined;
    if (found.ref !== undefined) return found.many === 'each' ? undefined : { nodes: [kill(found.ref)] };
    // What one gives up is one's own.
    const own = found.who.yours || found.who.card !== undefined;
    if (!own && found.who.side !== 'ally') return undefined;
    const far = found.range !== undefined || found.seen === true;
    const { range, of, min, max, forced } = found;
    if (found.many === 'each') {
      const who = own && standingWho({ ...found, who: { ...found.who, side: 'ally', yours: true } });
      return who ? { nodes: [{ clause, node: 'each', who, then: [kill('each')] }], own: true } : undefined;
    }
    return {
      nodes: [
        {
          clause,
          node: 'target',
          who: own ? { ...found.who, side: 'ally', yours: true } : found.who,
          ...(range && { range }),
          ...(of && { from: of }),
          ...(min !== undefined && { min }),
          ...(max !== undefined && { max }),
          ...(forced !== undefined && { forced }),
          sight: far && !(found.blind ?? false),
          then: [kill('target')],
        },
      ],
    };
  });
}
sacrifice.begins = beginning('die|dies|destroy|sacrifice|sacrifices');

/** Which health: what it is now, the most it can be, or both. */
function kindOf(cursor: Cursor): 'now' | 'most' | 'both' | undefined {
  if (cursor.takeAny('current and max|maximum health|hp', 'max|maximum and current health|hp')) return 'both';
  if (cursor.takeAny('health|hp and max|maximum health|hp', 'max|maximum health|hp and health|hp')) return 'both';
  if (cursor.take('max|maximum health|hp')) return 'most';
  return cursor.take('current? health|hp') ? 'now' : undefined;
}

/** `Set your current and maximum health to 18`, `reset their health to what it was at the end of their last turn`. */
function set({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take('set|sets|reset|resets|restore|restores'))
      return undefined;
    const of = possessive(cursor, context);
    const kind = of && kindOf(cursor);
    if (of === undefined || kind === undefined || !cursor.take('to')) return undefined;
    const amount = numberFor(cursor, context, of);
    if (amount === undefined) return undefined;
    const own = of === 'you';
    const now: Node = { clause, node: 'set-health', of, amount };
    if (kind === 'now') return { nodes: [now], own };
    if (amount.terms !== undefined || amount.base <= 0) return undefined;
    const most = forGood(clause, of, { set: amount.base });
    return { nodes: kind === 'both' ? [most, now] : [most], own };
  });
}
set.begins = beginning('set|sets|reset|resets|restore|restores');

function numberFor(cursor: Cursor, context: Context, of: Ref): Amount | undefined {
  const earlier = earlierHealth(cursor, context);
  if (earlier !== undefined)
    return earlier === of ? { base: 0, terms: [{ each: 1, per: { count: 'earlier-health', on: of } }] } : undefined;
  const theirs = healthOf(cursor, context, of);
  if (theirs !== undefined) return { base: 0, terms: [{ each: 1, per: { count: 'health', on: theirs } }] };
  const worked = formula(cursor, context);
  if (worked !== undefined) cursor.take('health|hp');
  return worked;
}

/** What sets the most health anew without saying how long does it for good. */
function forGood(clause: number, of: Ref, how: { readonly set: number } | { readonly add: Amount }): Node {
  const rule: Rule = { clause, rule: 'change', who: { side: 'you' }, what: 'max-health', ...how };
  return { clause, node: 'lasting', of, until: { moment: 'game-end' }, rules: [rule] };
}

/** `Increase your maximum health by 2`, `lower the target's max hp by 1`. */
function raise({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    // Behind a kill it is nobody's but one's own.
    const isOwn = subject === undefined && (context.them === undefined || context.killing !== undefined);
    const more =
      isOwn &&
      (cursor.take('gain +? # max|maximum health|hp') ||
        (context.killing !== undefined && cursor.take('+ # max|maximum health|hp')));
    const less = cursor.take('lose|loses # max|maximum health|hp');
    if (less) {
      const of = subject ?? (context.them === undefined ? 'you' : undefined);
      return of && { nodes: [forGood(clause, of, { add: { base: -(cursor.numbers[0] ?? 0) } })], own: of === 'you' };
    }
    if (more) return { nodes: [forGood(clause, 'you', { add: { base: cursor.numbers[0] ?? 0 } })], own: true };
    const gained = subject === undefined && context.them === undefined ? gainedOfBoth(cursor) : undefined;
    if (gained !== undefined) return { nodes: raised(clause, 'you', gained), own: true };
    const up = cursor.take('increase|increases|raise|raises');
    if (!up && !cursor.take('decrease|decreases|lower|lowers|reduce|reduces')) return undefined;
    const of = possessive(cursor, context);
    const kind = of && kindOf(cursor);
    if (of === undefined || kind === undefined || kind === 'now' || !cursor.take('by #')) return undefined;
    const by = (up ? 1 : -1) * (cursor.numbers[0] ?? 0);
    // What is lowered is cut to the new most by itself.
    if (kind === 'most' || !up)
      return kind === 'most' ? { nodes: [forGood(clause, of, { add: { base: by } })], own: of === 'you' } : undefined;
    return { nodes: raised(clause, of, by), own: of === 'you' };
  });
}

/** The most health, and with it what one has. */
function raised(clause: number, of: Ref, by: number): Node[] {
  const amount: Amount = { base: by, terms: [{ each: 1, per: { count: 'health', on: of } }] };
  return [forGood(clause, of, { add: { base: by } }), { clause, node: 'set-health', of, amount }];
}

/** `gain 4 max and current health`, `gain +2 current and maximum hp`. */
const gainedOfBoth = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    if (!cursor.takeAny('gain +? #')) return undefined;
    const [by] = cursor.numbers;
    return kindOf(cursor) === 'both' ? by : undefined;
  });
raise.begins = beginning(
  'lose|loses|gain|+|increase|increases|raise|raises|decrease|decreases|lower|lowers|reduce|reduces',
);

/**
 * `Lose all overshield`, `lose 1 overshield`, `loses all overshield and Armor`, `remove all overshield from the target`, `destroy their overshield`, `lose
 * overshield gained with this ability`.
 */
function unshielded({ cursor, clause, subject, context }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const takes = (subject === undefined || subject === 'you') && cursor.take('remove|strip|destroy');
    if (!takes && !cursor.take('lose|loses')) return undefined;
    const some = cursor.take('# overshield') ? counted(cursor, context, cursor.numbers.at(-1) ?? 0) : undefined;
    const whose = takes && !some ? cursor.try(() => shieldOf(cursor, context)) : undefined;
    if (!some && !whose && !cursor.takeAny('all? of? the|your|their|its|any|remaining? overshield', 'all? overshield'))
      return undefined;
    const also = cursor.try(() => {
      if (!cursor.take('and all?')) return undefined;
      const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
      if (found === undefined) return undefined;
      cursor.at = found.to;
      // "Lose all overshield and Slow the target" does something else.
      return cursor.done || cursor.sees(',|and|then|from') ? found.word.ref : undefined;
    });
    // "Loses all overshield and Armor": the verb is of both, and Armor is not gained.
    if (also === undefined && cursor.sees('and')) {
      const more = wordAt(context.words, cursor.tokens, cursor.at + 1, cursor.end, ['condition', 'token']);
      if (more !== undefined) return undefined;
    }
    // "Enemies in burst 3, lose all overshield": theirs, as nobody would do that to himself there.
    const isAmongFoes =
      context.side === 'enemy' && !context.later && (context.them === 'each' || context.them === 'target');
    const foes = isAmongFoes ? context.them : undefined;
    const from = takes
      ? (whose ?? takenFrom(cursor, context))
      : (subject ?? foes ?? (context.them === 'each' ? undefined : 'you'));
    if (from === undefined) return undefined;
    const own = cursor.takeAny(
      'that? was? gained|given with|by|from this ability?',
      'that you? gained with|by|from this ability?',
    );
    // Behind a target it could be theirs, but for what this text gave.
    if (!takes && subject === undefined && foes === undefined && context.them === 'target' && !own) return undefined;
    const lost: Node[] = also === undefined ? [] : [{ clause, node: 'lose', token: also, from, count: 'all' }];
    return {
      nodes: [{ clause, node: 'lose-overshield', from, ...(own && { own }), ...(some && { amount: some }) }, ...lost],
      own: from === 'you',
    };
  });
}
unshielded.begins = beginning('remove|strip|destroy|lose|loses');

/** `the target's overshield`. */
const shieldOf = (cursor: Cursor, context: Context): Ref | undefined => {
  cursor.take('all');
  cursor.take('of');
  const whose = cursor.sees('your|their|its') ? undefined : possessive(cursor, context);
  return cursor.take('overshield') ? whose : undefined;
};

/** Whose it is that is removed: somebody who is named behind it, or whom the sentence is about. */
const takenFrom = (cursor: Cursor, context: Context): Ref | undefined =>
  cursor.take('from|on') ? pronoun(cursor, context)?.ref : context.them;
