import type { Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { bearingToken } from '../nouns/bearing.ts';
import { enemyOfDoer } from '../nouns/enemy-of-doer.ts';
import { type Noun, noun } from '../nouns/noun.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { itselfIf, pieceUnit, unsaid } from '../pieces/piece-unit.ts';
import { source } from '../states/damage-source.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { type Form, formsOf } from '../words/forms.ts';
import { isStance } from '../words/words.ts';
import { afflicting } from './afflicting.ts';
import { bringingOn } from './bringing.ts';
import { collision } from './collision.ts';
import { hit, uses, withAbility } from './deeds.ts';
import { destroyed, objectDestroyed } from './destruction.ts';
import { broughtLow, dropping, healthDropping } from './dropping.ts';
import { afflicted, filled, gained, losing, reaches, shieldGone, struck } from './gaining.ts';
import { givenAgain } from './given-again.ts';
import { damaged, harmed } from './harmed.ts';
import { healthHarmed } from './health-harmed.ts';
import { manyStruck } from './many-struck.ts';
import { moving } from './moving.ts';
import { drop, namesOf, type Occasion, pairOf, type Setting, standing, themOf, whom } from './occasion.ts';
import { ofPieces } from './of-pieces.ts';
import { ofTheDead } from './of-the-dead.ts';
import { rolled, rolls } from './rolling.ts';
import { ofSameSubject } from './same-subject.ts';
import { stanceChange } from './stance-change.ts';
import { aimed, attackedFrom, attacks, targeted } from './targeted.ts';
import { there, withPlace } from './there.ts';
import { inWhoseTurn, turn } from './turn-of.ts';
import { whereThen } from './where-then.ts';
import { wholeBefore } from './whole-before.ts';

export const you: Who = { side: 'you' };

/** What happens, behind `when` or as the name of a passive. */
export const happening = (cursor: Cursor, context: Context): Occasion | undefined =>
  wholeBefore(inWhoseTurn(cursor, context, atAnyTime(cursor, context)));

/** `You take damage`, `an enemy dies in range 3`: whoever's turn it is. */
function atAnyTime(cursor: Cursor, context: Context): Occasion | undefined {
  const same = ofSameSubject(cursor, context, happening);
  if (same !== undefined) return same;
  const who = cursor.sees('you') ? you : unsaid(context);
  return cursor.try(
    () =>
      bringingOn(cursor, context) ??
      cursor.try(() => short(cursor, context, who)) ??
      cursor.try(() => filled(cursor, context)) ??
      cursor.try(() => gone(cursor, context)) ??
      cursor.try(() => (who && cursor.take('targeted') ? targeted(cursor, context, who) : undefined)) ??
      cursor.try(() =>
        who && /^when/.test(cursor.before?.text ?? '')
          ? hit(cursor, context, who, (trigger, more) => drop({ trigger, ...more }), true)
          : undefined,
      ) ??
      aimed(cursor, context) ??
      rolls(cursor) ??
      collision(cursor, context) ??
      stanceChange(cursor, context) ??
      destroyed(cursor, context) ??
      objectDestroyed(cursor, context) ??
      ofPieces(cursor, context) ??
      broughtLow(cursor, context) ??
      cursor.try(() => who && unnamed(cursor, context, who)) ??
      somebody(cursor, context),
  );
}

/** `this ends`, `you lose this`, in the text of a token or condition: the last of it has gone from whoever had it. */
function gone(cursor: Cursor, { self, slot }: Context): Occasion | undefined {
  if ((slot !== 'token' && slot !== 'condition') || self === undefined || isStance(self)) return undefined;
  if (!cursor.takeAny('this|it ends', 'you lose|clear this|it', 'this|it is lost|cleared|removed')) return undefined;
  return cursor.done || cursor.sees(',|:')
    ? { trigger: { on: 'loses', who: you, token: self.ref, last: true } }
    : undefined;
}

const ofYou = (trigger: Trigger): Occasion => ({ trigger, named: { attacker: 'other' } });

/** Whoever has brought it about is known behind it. */
export const ownDeath: Occasion = { trigger: { on: 'dies', who: you }, named: { killer: 'other' } };

interface Bare extends Form {
  readonly said: string;
  readonly trigger: Trigger;
}

const bare = (trigger: Trigger, ...said: readonly string[]): Bare[] =>
  said.map((one) => ({ said: one, trigger, begins: beginning(one) }));

/** Turns, rounds and the beginning of the game, with nothing else said of them. */
const saidBare = formsOf<Bare>(() => [
  ...bare({ on: 'turn-start', who: you }, 'your turn starts|begins', 'turn start', 'start|beginning of your? turn'),
  ...bare({ on: 'turn-end', who: you }, 'your turn ends', 'turn end', 'end of your? turn'),
  ...bare({ on: 'round-start' }, 'a|the|each round starts|begins', 'round start'),
  ...bare({ on: 'round-start' }, 'start|beginning of the|each|every? round'),
  ...bare({ on: 'round-end' }, 'a|the|each round ends', 'round end', 'end of the|each|every? round'),
  ...bare({ on: 'deploy' }, 'deploy', 'you deploy', 'you are deployed', 'deployed', 'summoned', 'spawn', 'spawned'),
  ...bare({ on: 'deploy' }, 'you start the game', 'start|beginning of the? game|match', 'game start'),
]);

/** Triggers that name nobody: turns are yours, and what is done is done to whoever is meant. */
function short(cursor: Cursor, context: Context, who: Who | undefined): Occasion | undefined {
  for (const { said, trigger } of saidBare(cursor)) if (cursor.take(said)) return { trigger };
  if (
    cursor.takeAny('you die', 'you are killed|slain|defeated|destroyed') &&
    !cursor.sees('by|in|within|on|adjacent|next')
  )
    return ownDeath;
  // A token is on somebody, who dies.
  if (context.slot === 'token' && cursor.take('this dies')) return ownDeath;
  if (who === undefined) return undefined;
  const low = cursor.try(() => {
    cursor.take('you');
    return dropping(cursor, who, ofYou);
  });
  const fallen = low ?? healthDropping(cursor, ofYou);
  if (fallen !== undefined) return fallen;
  if (
    !cursor.sees('you? take|receive damage from|by') &&
    !cursor.sees('you are damaged by') &&
    cursor.takeAny('you? take|receive damage', 'you are damaged')
  ) {
    // "You are damaged in Mud": where you are then.
    const place = whereThen(cursor, context);
    const there = place === undefined ? who : { ...who, places: [place] };
    return { trigger: { on: 'damaged', who: there }, named: { attacker: 'other' } };
  }
  if (cursor.takeAny('damaged', 'you are hurt') && !cursor.sees('by|from'))
    return { trigger: { on: 'damaged', who }, named: { attacker: 'other' } };
  if (cursor.takeAny('your? overshield breaks', 'your? overshield is broken|destroyed'))
    return { trigger: { on: 'loses-overshield', who, broken: true } };
  if (
    cursor.takeAny(
      'your? overshield ends|expires',
      'your? overshield is gone|lost|depleted',
      'your? overshield runs out',
    )
  )
    return { trigger: { on: 'loses-overshield', who } };
  if (cursor.takeAny('you? receive healing', 'you? are? healed')) return { trigger: { on: 'healed', who } };
  if (cursor.take('you? miss an? attack')) return { trigger: { on: 'misses', who } };
  if (cursor.takeAny('you deal damage', 'deal damage')) {
    if (cursor.sees('to|with|from')) return undefined;
    return { trigger: { on: 'deals-damage', who }, them: 'other', named: { target: 'other', unit: 'other' } };
  }
  return undefined;
}

const crits = [
  'takes|take|receives|receive|suffers|suffer a crit',
  'takes|take|receives|receive|suffers|suffer a critical hit',
];

/** `Receive a crit`, `an ally is crit`: whoever lands it sets it off. */
function critReceived(who: Who, set: Setting): Occasion {
  const mine = who.side === 'you';
  const named: Record<string, Ref> = { attacker: 'trigger', ...(!mine && { [who.side]: 'other' }) };
  return set({ on: 'crits', who: { side: 'any' }, to: who }, { them: mine ? undefined : 'other', named });
}

/** `Receive damage from a default ability`, `damaged by an enemy`, `destroyed by an enemy`: as the name of a passive, of whose card it is. */
function unnamed(cursor: Cursor, context: Context, who: Who): Occasion | undefined {
  if (cursor.takeAny('would die', 'would be killed|defeated')) return drop({ trigger: { on: 'would-die', who } });
  if (cursor.takeAny(...crits)) return critReceived(who, (trigger, more) => drop({ trigger, ...more }));
  const set: Setting = (trigger, more) => drop({ trigger, ...more });
  // Of a piece it is another thing to be destroyed than for a unit to die.
  if (context.slot === 'passive' && cursor.take('killed|slain|defeated|destroyed by'))
    return killer(cursor, context, who, set);
  if (!cursor.takeAny('take|receive damage', 'damaged') || !cursor.sees('by|from')) return undefined;
  return damaged(cursor, context, who, set);
}

export const undone = oneOf('destroyed destroys destroy dies die');

/** Somebody does something, or something happens to somebody. */
function somebody(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const piece = pieceUnit(cursor, context) ?? itselfIf(cursor, context);
    const found =
      piece === undefined
        ? (noun(cursor, context) ?? bearingToken(cursor, context))
        : { who: piece, many: 'one' as const };
    const who = found && standing(found);
    if (found === undefined || who === undefined) return undefined;
    const { at } = cursor;
    const set = deed(cursor, context, found, who);
    return set && isOpenPair(cursor, who, set.trigger, at) ? undefined : set;
  });
}

/**
 * "When your summon damages an adjacent enemy": next to whoever does it, or to the bearer. Only an ally whom an enemy does something to is plainly
 * one next to the bearer.
 */
function isOpenPair(cursor: Cursor, who: Who, trigger: Trigger, from: number): boolean {
  if (who.side === 'you' || trigger.on.startsWith('turn-')) return false;
  const said = cursor.tokens.slice(from, cursor.at).map(({ text }) => text);
  const n = said.indexOf('adjacent');
  if (n < 0 || said[n + 1] === 'to') return false;
  const plain = who.side === 'enemy' && /^all(?:y|ies)$/.test(said[n + 1] ?? '') && !said.includes('by');
  const beside = (other: Who | undefined): boolean =>
    other !== who && other?.places?.some(({ range, of }) => range?.max === 1 && of === undefined) === true;
  return !plain && (['who', 'to', 'by'] as const).some((part) => part in trigger && beside(trigger[part as never]));
}

/** What is done by somebody or to somebody. */
function deed(cursor: Cursor, context: Context, found: Noun, who: Who): Occasion | undefined {
  return cursor.try(() => {
    const mine = who.side === 'you';
    const isTarget = found.ref === 'target';
    const about = {
      them: mine ? undefined : ('trigger' as const),
      side: who.side,
      named: { ...namesOf(who), ...(isTarget && { target: 'trigger' as const }) },
    };
    const set = (trigger: Trigger, more: Partial<Occasion> = {}): Occasion => drop({ trigger, ...about, ...more });

    if (
      cursor.takeAny(
        'would die',
        'would be killed|defeated|destroyed',
        'would be reduced|brought to 0 health|hp',
        'would drop|fall|go to 0 health|hp',
      )
    )
      return withPlace(cursor, context, who, (placed) => set({ on: 'would-die', who: placed }));
    const slainBy = cursor.try(() =>
      cursor.take('is|are defeated|killed|slain|destroyed by') ? killer(cursor, context, who, set) : undefined,
    );
    if (slainBy !== undefined) return slainBy;
    if (cursor.take('dies|die') || (cursor.sees('is|are defeated|killed|slain|destroyed') && slain(cursor)))
      return there(cursor, context, who, (placed) => {
        const dead = ofTheDead(placed);
        return dead && set({ on: 'dies', who: dead }, { named: { ...about.named, killer: 'other' } });
      });
    // All of them at once, or each of them, "all enemies drop below half health" could be.
    const low = found.all ? undefined : dropping(cursor, who, set);
    if (low !== undefined) return low;
    const ofText = cursor.try(() => {
      const harm = cursor.take('takes|take|receives|receive') ? source(cursor, context) : undefined;
      return harm && cursor.before?.text === 'damage' && (cursor.done || cursor.sees(',|:')) ? harm : undefined;
    });
    if (ofText !== undefined) return set({ on: 'damaged', who, source: ofText.source });
    if (cursor.take('takes|take|receives|receive damage'))
      return withPlace(cursor, context, who, (placed) => damaged(cursor, context, placed, set));
    const taken = soMuch(cursor, 'takes|take|receives|receive');
    if (taken !== undefined) {
      // From one attack, or of one thing else: it is what comes at once.
      const atOnce = (): boolean =>
        cursor.takeAny('from|by|in one|a single? attack|ability|hit|source', 'at once', 'at a time', 'in one go');
      // "From one attack" is from no hazard.
      const means = cursor.sees('from|by|in one|a single? attack|ability') && {
        attack: !cursor.sees('from|by|in one|a single? ability'),
      };
      if (atOnce()) {
        const { attack = false } = means || {};
        const dealt = means && { by: { side: 'any' } as const, means: attack ? { attack: true as const } : {} };
        return set({ on: 'damaged', who, ...dealt, least: taken });
      }
      const much = damaged(cursor, context, who, (trigger, more) => set({ ...trigger, least: taken } as Trigger, more));
      if (much && !('by' in much.trigger)) atOnce();
      return much;
    }
    if (cursor.takeAny(...crits, 'is|are crit|critted', 'is|are critically hit', 'is|are hit critically'))
      return critReceived(who, set);
    if (cursor.take('is|are damaged'))
      return withPlace(cursor, context, who, (placed) => damaged(cursor, context, placed, set));
    if (
      cursor.takeAny(
        'would|will take|receive damage',
        'would|will be damaged',
        'would|will be dealt damage',
        'is|are about to take|receive damage',
        'is|are about to be damaged',
      )
    )
      return withPlace(cursor, context, who, (placed) => damaged(cursor, context, placed, set, 'would-take'));
    const coming = soMuch(cursor, 'would take|receive');
    if (coming !== undefined) {
      return damaged(
        cursor,
        context,
        who,
        (trigger, more) => set({ ...trigger, least: coming } as Trigger, more),
        'would-take',
      );
    }
    const dealt = cursor.try(() => wouldDeal(cursor, context, who));
    if (dealt !== undefined) return dealt;
    const near = cursor.try(() =>
      cursor.take('would') ? reaches(cursor, context, (what) => set({ on: 'would-gain', who, ...what })) : undefined,
    );
    if (near !== undefined) return near;
    const suffers = cursor.try(() =>
      cursor.take('would be|become') ? afflicted(cursor, context, who, set) : undefined,
    );
    if (suffers !== undefined) return suffers;
    const given = cursor.takeAny(
      'would give|inflict you a|any condition',
      'would apply|inflict a|any condition to|on you',
    );
    if (given) return drop({ trigger: { on: 'would-gain', who: you, by: who, condition: true } });
    if (cursor.takeAny('would gain|receive|get', 'would be given'))
      return gained(cursor, context, (what) => set({ on: 'would-gain', who, ...what }), who.side !== 'enemy');
    if (
      cursor.takeAny(
        'lands|land|scores|score|rolls|roll|deals|deal a|an critical hit',
        'lands|land|scores|score|rolls|roll a crit',
      )
    )
      return set({ on: 'crits', who }, { them: themOf(who, undefined), named: pairOf(who, undefined) });
    if (cursor.take('rolls|roll')) return rolled(cursor, context, who, set);
    const many = manyStruck(cursor, who, set) ?? healthHarmed(cursor, context, who, set);
    if (many !== undefined) return many;
    const least = soMuch(cursor, 'deals|deal');
    if (least !== undefined) {
      const to = cursor.take('to') ? whom(cursor, context) : undefined;
      if (to === undefined && cursor.before?.text === 'to') return undefined;
      cursor.takeAny('with|in one|a single? attack|ability|hit', 'at once', 'in one go');
      const names = { them: themOf(who, to), named: pairOf(who, to) };
      return set({ on: 'deals-damage', who, ...(to && { to }), least }, names);
    }
    if (cursor.take('deals|deal damage')) {
      const early = withAbility(cursor, context);
      // "When an ally deals damage, give DoT 1": not to that ally; "they heal 1" is of who was named.
      if (!early && !cursor.take('to')) {
        const them = cursor.sees(', they|it') ? {} : { them: themOf(who, undefined) };
        return set({ on: 'deals-damage', who }, { ...them, named: { ...namesOf(who), ...pairOf(who, undefined) } });
      }
      if (early)
        return set(
          { on: 'deals-damage', who, ...early },
          { them: themOf(who, undefined), named: pairOf(who, undefined) },
        );
      const to = whom(cursor, context);
      return (
        to &&
        set(
          { on: 'deals-damage', who, to, ...withAbility(cursor, context) },
          { them: themOf(who, to), named: pairOf(who, to) },
        )
      );
    }
    const outcome = cursor.takeAny('hit|hits', 'miss|misses', 'crit|crits', 'kill|kills');
    if (outcome) {
      const said = cursor.before?.text.slice(0, 3);
      const on = said === 'hit' ? 'hits' : said === 'mis' ? 'misses' : said === 'cri' ? 'crits' : 'kills';
      // "Misses an attack", of whomever that was on.
      const attack = on === 'misses' && cursor.takeAny('an|any|its|their attack', 'with an|any attack');
      const found = attack && !cursor.take('on|against') ? undefined : whom(cursor, context);
      if (attack && found === undefined && /^(?:on|against)$/.test(cursor.before?.text ?? '')) return undefined;
      const to = on === 'kills' ? found && ofTheDead(found) : found;
      if (on === 'kills' && found !== undefined && to === undefined) return undefined;
      // What hits is an attack anyway; "with a default attack" is more than that.
      const used = withAbility(cursor, context);
      const means = used && Object.keys(used.means).some((key) => key !== 'attack') ? used : undefined;
      const far = to?.side === 'you' ? cursor.try(() => attackedFrom(cursor)) : undefined;
      if (far !== undefined) who = { ...who, places: [...(who.places ?? []), { range: far }] };
      // Whom it has killed does nothing any more, and nothing comes to that one.
      const killer = on === 'kills' && who.side !== 'you';
      const theirs = to && isOwnerless(context) && who.side === 'any' ? enemyOfDoer(to) : undefined;
      return set({ on, who, ...(to ? { to: theirs?.to ?? to } : {}), ...means } as Trigger, {
        them: killer ? 'trigger' : themOf(who, to),
        named: pairOf(who, to),
        ...(theirs && { if: theirs.if }),
      });
    }
    const hurt = cursor.try(() => (cursor.take('damages|damage') ? whom(cursor, context) : undefined));
    if (hurt !== undefined) return harmed(who, hurt, mine, set, withAbility(cursor, context));
    const suffered = hit(cursor, context, who, set);
    if (suffered !== undefined) return suffered;
    const used = uses(cursor, context, who, set);
    if (used !== undefined) return used;
    const attacked = attacks(cursor, context, who, set);
    if (attacked !== undefined) return attacked;
    if (cursor.take('targets|target')) {
      const targeted = noun(cursor, context);
      const at = targeted && standing(targeted);
      if (at === undefined) return undefined;
      const far = cursor.take('from outside range #')
        ? { min: (cursor.numbers[0] ?? 0) + 1 }
        : cursor.try(() => attackedFrom(cursor));
      // To somebody else it would be measured from there.
      if (far !== undefined && at.side !== 'you') return undefined;
      const by = far === undefined ? who : { ...who, places: [...(who.places ?? []), { range: far }] };
      const used = withAbility(cursor, context);
      const means = used && Object.keys(used.means).length > 0 ? used : undefined;
      const named: Record<string, Ref> = { attacker: 'trigger' };
      if (who.side === 'enemy') named.enemy = 'trigger';
      if (at.side === 'ally') named.ally = 'other';
      const they = at.side === 'you' ? { them: 'trigger' as const, side: who.side } : {};
      return drop({ trigger: { on: 'targeted', who: at, by, ...means }, named, ...they });
    }
    if (cursor.take('starts|start|begins|begin|ends|end their|its|his|her|your|a|the? turn'))
      return turn(cursor, context, who, set);
    if (cursor.takeAny('is|are targeted', 'would be targeted'))
      return withPlace(cursor, context, who, (placed) => targeted(cursor, context, placed));
    const moved = moving(cursor, context, who, set);
    if (moved !== undefined) return moved;
    if (cursor.take('loses|lose a|an|any move|standard? action|actions')) return set({ on: 'loses-action', who });
    const unshielded = shieldGone(cursor);
    if (unshielded !== undefined) return set({ on: 'loses-overshield', who, ...unshielded });
    if (cursor.take('loses|lose any? health|hp') && !cursor.sees('from|by|due|or|and|equal'))
      return withPlace(cursor, context, who, (placed) => set({ on: 'loses-health', who: placed }));
    const gone = cursor.try(() => losing(cursor, context));
    if (gone !== undefined) return set({ on: 'loses', who, ...gone });
    const mended = cursor.try(() => {
      const found = cursor.take('heal|heals') ? noun(cursor, context) : undefined;
      return found?.ref === undefined || found.ref === 'you' ? found && standing(found) : undefined;
    });
    if (mended?.side === 'you') {
      const named: Record<string, Ref> = who.side === 'ally' || who.side === 'enemy' ? { [who.side]: 'other' } : {};
      return drop({ trigger: { on: 'healed', who: mended, by: who }, them: 'other', side: who.side, named });
    }
    if (mended !== undefined)
      return drop({
        trigger: { on: 'healed', who: mended, by: who },
        them: 'trigger',
        side: mended.side,
        named: namesOf(mended),
      });
    if (cursor.take('is|are healed') || healsItself(cursor, mine, context))
      return withPlace(cursor, context, who, (placed) => set({ on: 'healed', who: placed }));
    const reached = cursor.try(() => reaches(cursor, context, (what) => set({ on: 'gains', who, ...what })));
    if (reached !== undefined) return reached;
    if (cursor.takeAny('gains|gain|gets|get|receives|receive', 'becomes|become', 'is|are given'))
      return gained(cursor, context, (what) =>
        set(('token' in what && givenAgain(who, what.token)) || { on: 'gains', who, ...what }),
      );
    const stricken = cursor.try(() => struck(cursor, context));
    if (stricken !== undefined) {
      const [first, also, ...others] = stricken.map((token): Trigger => ({ on: 'gains', who, token }));
      return first && set(first, { ...(also && { also }), ...(others.length > 0 && { others }) });
    }
    return afflicting(cursor, context, who, set);
  });
}

/** `an enemy`, `your Trap`, behind "is killed by". */
function killer(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  const by = whom(cursor, context);
  const dead = by && ofTheDead(who);
  if (by === undefined || dead === undefined || cursor.sees('with|in|within')) return undefined;
  const other: Record<string, Ref> = by.side === 'enemy' || by.side === 'ally' ? { [by.side]: 'other' } : {};
  const named = { ...namesOf(who), ...other, killer: 'other' as const };
  // "When an ally is killed by an enemy, it takes 2 damage": who has died takes none, so that "it" is the enemy, or nobody.
  return set({ on: 'dies', who: dead, by }, { named, ...(who.card === undefined && { them: undefined }) });
}

/** `heals`, `regains health`: nobody is named who is healed by it. "When you heal" could be whomever you heal, too, but on a condition. */
const healsItself = (cursor: Cursor, mine: boolean, { slot }: Context): boolean =>
  cursor.take('heal|heals|regain|regains|recover|recovers health|hp') ||
  ((!mine || slot === 'condition') &&
    cursor.take('heals|heal') &&
    (cursor.done || cursor.sees(',|:|in|within|adjacent')));

/** `3 or more damage`, `at least 3 damage`, `more than 2 damage`, behind what is done with it: the least of it. */
function soMuch(cursor: Cursor, does: string): number | undefined {
  const least = [`${does} # or more damage|dmg`, `${does} # + damage|dmg`, `${does} at least # damage|dmg`];
  if (cursor.takeAny(...least)) return cursor.numbers[0];
  return cursor.take(`${does} more than # damage|dmg`) ? (cursor.numbers[0] ?? 0) + 1 : undefined;
}

/** `an enemy would deal damage to you`, `would deal 3 or more damage to an ally`: before it comes to somebody. */
function wouldDeal(cursor: Cursor, context: Context, by: Who): Occasion | undefined {
  if (!cursor.takeAny('would deal damage to', 'would deal # or more damage|dmg to', 'would damage|hurt|harm'))
    return undefined;
  const [least] = cursor.numbers;
  const who = whom(cursor, context);
  if (who === undefined || cursor.sees('with|from|by|for')) return undefined;
  const dealer: Record<string, Ref> = by.side === 'enemy' || by.side === 'ally' ? { [by.side]: 'other' } : {};
  return drop({
    trigger: { on: 'would-take', who, by, ...(least !== undefined && { least }) },
    ...(who.side === 'you' && { them: 'other' as const, side: by.side }),
    named: { ...namesOf(who), ...dealer, attacker: 'other' },
  });
}

const turning = oneOf('start starts end ends');

/** `You and allies that start their turn in range 1 of it`, `enemies that end their turn without attacking`: whoever it is, whenever they do. */
export function starters(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.lacks(turning)) return undefined;
  return cursor.try(() => {
    const found = noun(cursor, context);
    const who = found && standing(found);
    if (who === undefined || !cursor.take('that|who|which starts|start|ends|end their turn')) return undefined;
    return turn(cursor, context, who, (trigger, more) => ({
      trigger,
      them: 'trigger',
      side: who.side,
      named: namesOf(who),
      ...more,
    }));
  });
}

/** `is defeated`, and nothing about by whom. */
const slain = (cursor: Cursor): boolean =>
  cursor.take('is|are defeated|killed|slain|destroyed') &&
  (!cursor.sees('by|with|in') || cursor.sees('in range|burst #'));
