import type { Amount, Condition, Node, Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { corpse } from '../nouns/corpse.ts';
import { spaceAlone } from '../nouns/head-space.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { range } from '../nouns/range.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { type Landing, landing } from './landing.ts';

type Health = Amount | 'full' | 'half';

/** `with full health`, `at half health`, `with 3hp`. */
function left(cursor: Cursor): Health | undefined {
  if (cursor.takeAny('with|at|on full health|hp', '( full health|hp )')) return 'full';
  if (cursor.takeAny('with|at half of? their|its|your max|maximum? health|hp', 'with|at half health|hp')) return 'half';
  return cursor.take('with|at # health|hp') ? { base: cursor.numbers[0] ?? 1 } : undefined;
}

const becoming = 'become|becomes';
const transforming = 'transform|transforms|turn|turns|change|changes';

/**
 * `Transform into a Bear with full health`, `turn back into your summoner`. Who has just died, or would have, comes back whole; else the text must
 * say how much is left.
 */
export function transforms({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const becomes = cursor.take(becoming);
    if (!becomes && !cursor.take(transforming)) return undefined;
    const whom = becomes ? undefined : cursor.try(() => pronoun(cursor, context)?.ref);
    if (!becomes && !cursor.take('back? into|to')) return undefined;
    cursor.take('a|an|the|your');
    const card = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon', 'hero']);
    if (card === undefined) return undefined;
    cursor.at = card.to;
    const who = whom ?? subject ?? 'you';
    const said = cursor.takeAny(',? keeping|with your|its|their|the same? current? health|hp', ',? keeping health|hp')
      ? 'same'
      : left(cursor);
    const whole = context.dead === who || context.instead === true;
    const health = said ?? (whole ? 'full' : undefined);
    if (health === undefined || cursor.sees('until|for')) return undefined;
    return { nodes: [{ clause, node: 'transform', who, card: card.word.ref, health }], own: who === 'you' };
  });
}
transforms.begins = beginning(becoming, transforming);

const dead = oneOf('dead fallen killed died resurrect revive life');

/** `Resurrect a dead ally in an empty space in range 2 with 5 health`, `revive them`, `resurrect target corpse in range 1`. */
export function revives({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if (subject !== undefined && subject !== 'you') return undefined;
  if (cursor.lacks(dead)) return undefined;
  const back = cursor.try(() => comesBack(cursor, context, clause));
  if (back !== undefined) return back;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('resurrect|revive')) return undefined;
    const known = cursor.try(() => pronoun(cursor, context)?.ref);
    if (known !== undefined) {
      // Where they died is known only of who just did.
      if (known !== context.dead || known === 'you') return undefined;
      return { nodes: [{ clause, node: 'revive', who: known, health: left(cursor) ?? 'full' }], own: true };
    }
    const fallen = cursor.try(() => ofFallen(cursor, context, clause));
    if (fallen !== undefined) return fallen;
    cursor.take('target|a|an|one|the');
    return ofMarker(cursor, context, clause) ?? ofTheDead(cursor, context, clause);
  });
}
revives.begins = beginning(
  'place|put|return|bring|target|a|an|one|any|dead|fallen|killed|ally|allied|friendly|hero|resurrect|revive',
);

/** As many allies as may lie dead of somebody who lives (T-004), and one more of the other side. Where nobody is left no space is chosen any more. */
const mostDead = 3;

/** `target ally corpse in range 2`, `each ally with a corpse in range 2`, `an ally's body in LoS with half health`: who died there. */
function ofFallen(cursor: Cursor, context: Context, clause: number): Effect | undefined {
  // Where a marker stands for the dead it is that which is meant.
  const { all } = context.words;
  if (all.some(({ kind, ref, name }) => kind === 'marker' && /^corpse\b/i.test(name) && stands(context, ref)))
    return undefined;
  const before = left(cursor);
  const found = corpse(cursor);
  if (found === undefined) return undefined;
  const { who, range: far, sight } = found;
  if (cursor.sees(', with|at')) cursor.take(',');
  const then: Node[] = [{ clause, node: 'revive', who: { fallen: who }, health: before ?? left(cursor) ?? 'full' }];
  const one: Node = { clause, node: 'space', range: far, sight, fallen: who, then };
  return {
    nodes: [
      found.each
        ? { clause, node: 'repeat', times: { base: who.side === 'enemy' ? mostDead + 1 : mostDead }, then: [one] }
        : one,
    ],
    own: true,
  };
}

/** A marker that stands for a unit: it goes, and the unit comes. */
function ofMarker(cursor: Cursor, context: Context, clause: number): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (marker === undefined || marker.word.fields.object || !stands(context, marker.word.ref)) return undefined;
    cursor.at = marker.to;
    const near = cursor.takeAny('adjacent to you', 'next to you');
    const seen = !near && cursor.takeAny('in los', 'in line of sight');
    const far = near ? { max: 1 } : seen ? {} : cursor.take('in|within') ? range(cursor) : undefined;
    if (far === undefined) return undefined;
    const { ref } = marker.word;
    const what = { marker: ref, places: [{ range: { max: 0 }, of: 'space' as const }] };
    const then: Node[] = [
      { clause, node: 'revive', who: { noted: ref }, health: left(cursor) ?? 'full' },
      { clause, node: 'remove', what },
    ];
    return { nodes: [{ clause, node: 'space', range: far, sight: true, on: ref, then }], own: true };
  });
}

/** Whether some text of the same words has such a marker stand for a unit. */
const stands = ({ words }: Context, ref: string): boolean => {
  const name = words.all.find((word) => word.ref === ref)?.name.toLowerCase() ?? '';
  return words.all.some(({ text }) => text.toLowerCase().includes(name) && noting.test(text));
};

/** `dead ally`, `ally that died this game`: one of one's heroes, or anybody's. `implied`: what comes back to life is dead. */
function theDead(cursor: Cursor, implied: boolean): Who | undefined {
  const before = cursor.take('dead|fallen|killed');
  const side = cursor.takeAny('ally|allied|friendly hero|unit?', 'ally') ? 'ally' : undefined;
  if (side === undefined && !cursor.take('hero')) return undefined;
  // "That died last round" is not any of them.
  const behind = !before && cursor.takeAny('that|who has? died', 'that|who was|were killed', 'that|who is|are dead');
  cursor.take('this game');
  if (behind && cursor.sees('last|in|this|since|before|on|during')) return undefined;
  return before || behind || (implied && side !== undefined) ? { side: side ?? 'any', kind: 'hero' } : undefined;
}

const life = oneOf('life');

const toPlay = ['back? to play|life|battle', 'back? to|into the map|board|game|battle|play', 'back'];

/** `A dead ally returns to play adjacent to you with 3 health`, `bring a dead ally back in range 2`, `place a dead ally next to you with 4hp`. */
function comesBack(cursor: Cursor, context: Context, clause: number): Effect | undefined {
  const placed = cursor.take('place|put');
  const brought = !placed && cursor.take('return|bring');
  cursor.take('target|a|an|one|any');
  const who = theDead(cursor, brought && cursor.holds(life));
  if (who === undefined) return undefined;
  if (brought && !cursor.takeAny(...toPlay) && !cursor.sees('to an? empty|free|adjacent|space')) return undefined;
  const comes = !placed && !brought && cursor.take('returns|comes');
  if (comes && !cursor.takeAny(...toPlay) && !cursor.sees('to an? empty|free|adjacent|space')) return undefined;
  if (!placed && !brought && !comes) return undefined;
  const node = whereAlive(cursor, context, clause, who);
  // Who is only placed is not said to be whole.
  return placed && !node?.told ? undefined : node?.effect;
}

function ofTheDead(cursor: Cursor, context: Context, clause: number): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const who = theDead(cursor, true);
    return who && whereAlive(cursor, context, clause, who)?.effect;
  });
}

/** `in an empty space in range 2 with 5 health`, `with 3hp in range 1`, `adjacent to you`. */
function whereAlive(cursor: Cursor, context: Context, clause: number, who: Who) {
  const before = left(cursor);
  cursor.take(',');
  const near = cursor.takeAny(
    'adjacent|next to you',
    'in|to an? adjacent empty|free? space',
    'in an? empty|free adjacent space',
  );
  const zone = near ? undefined : cursor.try(() => inZone(cursor, context, clause));
  if (zone !== undefined) {
    cursor.take(',');
    const health = before ?? left(cursor);
    const node = zone([{ clause, node: 'revive', who, health: health ?? 'full' }]);
    return { effect: { nodes: [node], own: true } satisfies Effect, told: health !== undefined };
  }
  const far = near ? { max: 1 } : cursor.try(() => (cursor.take('in|within') ? range(cursor) : undefined));
  const space =
    far !== undefined
      ? { range: far, sight: true }
      : cursor.take('in|on|at|to')
        ? spaceAlone(cursor, context, clause)?.node
        : undefined;
  if (space === undefined || !('range' in space) || space.range === undefined || 'places' in space) return undefined;
  cursor.take(',');
  const health = before ?? left(cursor);
  const { range: reach, sight } = space;
  const then: Node[] = [{ clause, node: 'revive', who, health: health ?? 'full' }];
  const node: Node = { clause, node: 'space', range: reach, sight, empty: true, then };
  return { effect: { nodes: [node], own: true } satisfies Effect, told: health !== undefined };
}

/** `in your deploy zone`. */
const inZone = (cursor: Cursor, context: Context, clause: number): Landing | undefined =>
  cursor.take('in|into|to|at') && cursor.sees('your|the deploy|deployment zone')
    ? landing(cursor, context, clause)
    : undefined;

const noting = /\bnote (?:which|what|whose|who)\b/i;

/** `and note which ally it corresponds to`, behind a marker that was placed for somebody. */
export function notes(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const list = run.into.at(-1)?.node === 'place' ? run.into : undefined;
  const last = list?.at(-1);
  const who = run.context.dead ?? run.context.them;
  if (list === undefined || last?.node !== 'place' || last.notes !== undefined || who === undefined) return false;
  const said = cursor.takeAny(
    'note which|what ally|enemy|unit|hero|one? it|this corresponds|belongs to',
    'note whose it|corpse|marker is',
    'note who|which it was|is',
  );
  if (!said || who === 'you') {
    cursor.at = start;
    return false;
  }
  list[list.length - 1] = { ...last, notes: who };
  ran(desk, start, cursor.at);
  return true;
}
notes.begins = beginning('note');

/** `Survive with 1 health`, `stay at 1hp`, in the place of a death. */
export function survival({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if (context.instead !== true) return undefined;
  return cursor.try((): Effect | undefined => {
    const of: Ref = subject ?? context.them ?? 'you';
    cursor.take('instead');
    if (
      !cursor.takeAny(
        'resets|reset to # health|hp',
        'survive|survives|live|lives|stay|stays|remain|remains with|at|on # health|hp',
        'have|has # health|hp',
        'heal|heals to # health|hp?',
        'their|its|your health|hp is|becomes set? to? #',
        'are|is reduced|set to # health|hp',
        'go|goes|drop|drops|return|returns back? to # health|hp',
      )
    )
      return undefined;
    const [base = 1] = cursor.numbers;
    cursor.take('instead');
    return { nodes: [{ clause, node: 'set-health', of, amount: { base } }], own: of === 'you' };
  });
}

/** `Whenever you gain a Coin, gain a Coin`: one more is meant, and each of these would bring another. */
const setsItselfOff = (trigger: Trigger, nodes: readonly Node[]): boolean =>
  trigger.on === 'gains' &&
  trigger.token !== undefined &&
  trigger.reach === undefined &&
  nodes.some(
    (node) =>
      node.node === 'give' &&
      node.token === trigger.token &&
      node.to === (trigger.who.side === 'you' ? 'you' : 'trigger'),
  );

/**
 * What takes the place of a death must give health first, counted from none, and what takes the place of a gain must say "instead"; other triggers
 * take what they are given. Undefined where it does not.
 */
export function instead(trigger: Trigger, said: readonly Node[]): readonly Node[] | undefined {
  const nodes = trigger.on === 'would-die' ? paidBehind(said) : said;
  if (setsItselfOff(trigger, nodes)) return undefined;
  if (trigger.on === 'would-gain') {
    const [gone, ...rest] = nodes;
    // "Instead, you may lose a Coin": else it would come after all.
    const leftOpen = rest.some(({ node }) => node === 'may');
    return gone?.node === 'lessen' && !leftOpen ? rest : undefined;
  }
  if (trigger.on !== 'would-die') return nodes;
  const of = trigger.who.side === 'you' ? 'you' : 'trigger';
  const [first, ...rest] = nodes;
  if (first?.node === 'set-health') return first.of === of ? nodes : undefined;
  // Another form is whole: the one that would die has none left to bring into it.
  const turns = nodes.find((node) => node.node === 'transform');
  if (turns?.node === 'transform' && turns.who === of)
    return [{ clause: turns.clause, node: 'set-health', of, amount: { base: 1 } }, ...nodes];
  if (first?.node !== 'heal' || first.to !== of) return undefined;
  const most = { count: 'max-health', on: of } as const;
  const amount: Amount =
    first.amount === 'full'
      ? { base: 0, terms: [{ each: 1, per: most }] }
      : first.amount === 'half'
        ? { base: 0, terms: [{ each: 1, per: most, by: 2 }] }
        : first.amount;
  return [{ clause: first.clause, node: 'set-health', of, amount }, ...rest];
}

/** What is asked of those who are there, whatever has happened just before. */
const standing = new Set<Condition['is']>(['stance', 'has', 'there-is', 'flag']);
const isStanding = (one: Condition): boolean =>
  one.is === 'not' ? isStanding(one.of) : one.is === 'any' ? one.of.every(isStanding) : standing.has(one.is);

/** "If you are in Bear Stance, instead heal to 4": else nothing takes the place of the death. */
export function askedFirst(
  trigger: Trigger,
  nodes: readonly Node[],
): { readonly if: readonly Condition[]; readonly then: readonly Node[] } | undefined {
  const [only, ...more] = nodes;
  if (trigger.on !== 'would-die' || only?.node !== 'if' || more.length > 0 || only.else.length > 0) return undefined;
  return only.if.every(isStanding) ? only : undefined;
}

/** "Lose this and survive at 1 health", "clear all conditions and heal 4": what is lost goes once there is somebody to lose it. */
function paidBehind(nodes: readonly Node[]): readonly Node[] {
  const first = nodes.findIndex(({ node }) => node === 'set-health' || node === 'heal');
  const paid = nodes.slice(0, Math.max(first, 0));
  const isPaid =
    paid.length > 0 && paid.every((node) => (node.node === 'lose' || node.node === 'clear') && node.from === 'you');
  return isPaid ? [nodes[first] as Node, ...paid, ...nodes.slice(first + 1)] : nodes;
}

/** What one must have to be saved by it: "lose a Coin and survive at 1 health" saves nobody who has none. */
export function neededFor(trigger: Trigger, nodes: readonly Node[]): readonly Condition[] | undefined {
  if (trigger.on !== 'would-die') return undefined;
  const first = nodes.findIndex(({ node }) => node === 'set-health' || node === 'heal');
  const needed = nodes.slice(0, Math.max(first, 0)).flatMap((node): Condition[] => {
    if (node.node !== 'lose' || node.from !== 'you') return [];
    const min = typeof node.count === 'object' && node.count.terms === undefined ? node.count.base : 1;
    return [{ is: 'has', of: 'you', token: node.token, ...(min > 1 && { min }) }];
  });
  return needed.length > 0 ? needed : undefined;
}
