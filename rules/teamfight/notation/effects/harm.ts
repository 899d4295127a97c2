import type { Amount, Node, Ref, Who } from '../../program.ts';
import { damage } from '../amounts/amount.ts';
import { worked } from '../amounts/bounds.ts';
import { formula } from '../amounts/formula.ts';
import { oftenBehind } from '../amounts/often.ts';
import { type Context, within } from '../context.ts';
import { couldBeCounted } from '../nouns/counted-ones.ts';
import { aim, onto } from '../nouns/object.ts';
import { dealtIn, drawn } from '../pieces/blast.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { saysWhich } from '../words/which-of-them.ts';
import { type Asked, type Effect, one } from './effect.ts';

/** `2dmg twice`: each of them is damage of its own. */
const again = (node: Node, often: number): Node[] => new Array<Node>(often).fill(node);

/** "Enemies in burst 3 are Silenced. Take 1 damage": in a sentence of its own it is said to you, unless that speaks of them. */
function isToldToYou({ cursor: { tokens, at }, context }: Asked): boolean {
  if (!context.later) return false;
  const stop = tokens.slice(0, at).findLastIndex(({ text }) => text === '.');
  // "At the end of each of your turns" speaks of nobody else.
  const isTheirs = (text: string, n: number) =>
    /^(?:their|its|they|them)$/.test(text) || (text === 'each' && tokens[n + 2]?.text !== 'your');
  return !tokens.slice(0, at).some(({ text }, n) => n > stop && n >= at - 12 && isTheirs(text, n));
}

const toTarget = /(?:dmg|damage) to (?:the )?target\b/;

/** "If the target is Slowed, half damage" is instead of what came before it; a miss has left that out, and another target has not had it. */
function isElse({ tokens, at }: Asked['cursor']): boolean {
  const stop = tokens.slice(0, at).findLastIndex(({ text }) => text === '.');
  return tokens.slice(stop + 1, at).some(({ text }) => /^(?:miss|misses|another|other|different|second)$/.test(text));
}

/** Who an effect without a named object is for. */
function receiver({ context, subject }: Asked): Ref | undefined {
  return subject ?? context.them;
}

/** Summons, and objects that are called no more than that, are units: what destroys them kills them. */
const isPiece = ({ kind, card, yours }: Who, { words }: Context): boolean =>
  card === undefined
    ? kind === 'object' || kind === 'summon'
    : yours === true || wordOf(words, card, 'summon') !== undefined;

/** What harm begins with, but for how much it is. */
const verbs =
  'die|dies|is|are|kill|kills|destroy|take|takes|suffer|suffers|deal|deals|dealing|inflict|inflicts|do|does|attack|hit|strike|irreducible';
const spokenOf = beginning(verbs);
const striking = beginning('attack|hit|strike');
const killing = beginning('kill|kills');
const destroying = beginning('destroy');

/** `2dmg`, `take 2 damage`, `deal 1 damage to it`, `attack an enemy for 2 damage`, `kill it`, `destroy all summons in range 2`. */
export function harm(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const spoken = !cursor.misses(spokenOf);
  if (
    (spoken && cursor.take('dies|die')) ||
    (spoken &&
      subject !== undefined &&
      (cursor.take('is|are killed|slain') || (subject === 'each' && cursor.take('are destroyed'))))
  )
    return subject && !couldBeCounted(cursor, context.words) ? one({ clause, node: 'kill', who: subject }) : undefined;
  if (spoken && subject === undefined && context.them === 'target' && cursor.sees('kill')) {
    const bare = cursor.try(() => (cursor.take('kill') && (cursor.done || cursor.sees(',')) ? true : undefined));
    if (bare) return one({ clause, node: 'kill', who: 'target' });
  }
  const killed =
    !spoken || cursor.misses(killing)
      ? undefined
      : cursor.try(() => (cursor.take('kill|kills') ? aim(asked) : undefined));
  if (killed !== undefined) {
    if (killed.ref === 'you' || couldBeCounted(cursor, context.words) || (subject !== undefined && subject !== 'you'))
      return undefined;
    return onto(killed, [{ clause, node: 'kill', who: killed.ref }]);
  }
  const summons =
    !spoken || cursor.misses(destroying)
      ? undefined
      : cursor.try(() => {
          if (subject !== undefined || !cursor.take('destroy')) return undefined;
          const found = aim(asked);
          const node = found?.head?.node;
          return (node?.node === 'each' || node?.node === 'target' || node?.node === 'area') &&
            isPiece(node.who, asked.context)
            ? found
            : undefined;
        });
  if (summons !== undefined) return onto(summons, [{ clause, node: 'kill', who: summons.ref }]);
  const takes = spoken && cursor.take('take|takes|suffer|suffers');
  const isYours = takes && cursor.before?.text === 'take' && isToldToYou(asked);
  // "Push 2, takes 1dmg": not said to whoever plays the card.
  const isTheirs =
    takes && cursor.before?.text !== 'take' && cursor.before?.text !== 'suffer' && context.them !== undefined;
  const blasts =
    subject === 'trigger' && (cursor.sees('deal|deals burst') || cursor.sees('deal|deals # dmg|damage in'));
  const around = blasts ? blastAround(asked, subject) : undefined;
  if (around !== undefined) return around;
  const struck = !spoken || cursor.misses(striking) ? undefined : cursor.try(() => attackFor(asked));
  if (struck !== undefined) return struck;
  const deals =
    spoken &&
    !takes &&
    (cursor.take('deal|deals') ||
      (cursor.before?.text === ',' && cursor.take('dealing')) ||
      (cursor.sees('inflict|inflicts|do|does # irreducible? dmg|damage') && cursor.take('inflict|inflicts|do|does')));
  const before = spoken && cursor.take('irreducible');
  if (before && cursor.sees(', # dmg|damage')) cursor.take(',');
  const equal = deals && (subject === undefined || subject === 'you') ? equalTo(asked, before) : undefined;
  if (equal !== undefined) return equal;
  const said = damage(cursor, context) ?? (takes || deals ? portion(asked) : undefined);
  if (said === undefined && deals) return dealing(asked);
  if (said === undefined) return undefined;
  // Most harm ends its sentence.
  const { done } = cursor;
  const irreducible = (!done && cursor.take('irreducible')) || before || said.irreducible;
  const dealt = (to: Ref): Node => ({
    clause,
    node: 'damage',
    to,
    amount: said.amount,
    ...(irreducible ? { irreducible } : {}),
  });
  const often = done ? 1 : oftenBehind(cursor);
  let to: Ref | undefined;
  if (takes) {
    // "Take 2 damage" said to nobody is for the reader of the card, but not behind an area of the same sentence.
    const unsaid = context.them === 'each' ? !isYours : context.them === 'target' && isBehindHead(cursor);
    to = subject ?? (isTheirs ? context.them : unsaid ? undefined : 'you');
  } else if (!done && cursor.take('to')) {
    if (subject !== undefined && subject !== 'you') return undefined;
    // "1dmg to all adjacent enemies": an area like any other.
    const from = cursor.at;
    const whom = aim(asked);
    if (whom === undefined) return undefined;
    const isBare = !saysWhich(cursor.tokens.slice(from, cursor.at));
    if (isBare && context.them === 'target' && whom.head?.node.node === 'each') return undefined;
    // "2dmg, 1dmg to others in burst 1": around the target or around you.
    const others = cursor.tokens.slice(from, cursor.at).some(({ text }) => text === 'others');
    const area = whom.head?.node;
    if (others && context.them === 'target' && area?.node === 'area' && area.of === 'you' && area.range === undefined) {
      // "2dmg to the target, 1dmg to all others in burst 1": than the target, near whom they are.
      if (
        !toTarget.test(
          cursor.tokens
            .slice(Math.max(0, from - 9), from)
            .map(({ text }) => text)
            .join(' '),
        )
      )
        return undefined;
      area.of = 'target';
      area.who = { ...area.who, except: ['target'] };
    }
    if (whom.head !== undefined || whom.side !== undefined) return onto(whom, again(dealt(whom.ref), often), true);
    to = whom.ref;
  } else {
    if (deals && subject !== undefined && subject !== 'you') return undefined;
    to = subject === 'you' ? context.them : receiver(asked);
    if (subject !== undefined && subject !== context.them && subject !== 'you') return undefined;
  }
  if (to === undefined) return undefined;
  // "You take half damage": of the attack before it, or of what comes.
  if ('half' in said && (to === 'you' || (to === 'target' && !isElse(cursor)))) return undefined;
  const behind = to === 'target' ? andBehind(cursor, clause) : undefined;
  const nodes = again(dealt(to), often);
  return {
    nodes: behind ? [...nodes, { ...behind, then: again(dealt('each'), often) }] : nodes,
    own: to === 'you',
  };
}
harm.begins = beginning(verbs, '#|x|xdmg|dmg|damage|as|that|half|(sword)');

/** `1dmg to the target and the unit behind it`, `and to the space behind it`: whoever stands there, as seen from you. What comes behind it could be for both. */
const andBehind = (cursor: Cursor, clause: number): Extract<Node, { node: 'each' }> | undefined =>
  cursor.try(() => {
    if (cursor.before?.text !== 'target' && !/^(?:it|them)$/.test(cursor.before?.text ?? '')) return undefined;
    if (!cursor.take('and to? the unit|enemy|space directly? behind|beyond')) return undefined;
    const enemy = cursor.tokens.slice(cursor.at - 3, cursor.at).some(({ text }) => text === 'enemy');
    if (!cursor.takeAny('it|them', 'the? target') || !(cursor.done || cursor.sees('.'))) return undefined;
    const who = { side: enemy ? ('enemy' as const) : ('any' as const), places: [beyondTarget] };
    return { clause, node: 'each', who, then: [] };
  });

const beyondTarget = { across: { of: 'target', from: 'you' } } as const;

/** `Enemy in range 3, take 2dmg`: you, or they do, as nothing else has been said of them. */
function isBehindHead(cursor: Cursor): boolean {
  const { tokens, at } = cursor;
  if (cursor.sees(', # dmg|damage')) return false;
  const take = tokens.findLastIndex(({ text }, n) => n < at && /^(?:take|suffer)$/.test(text));
  if (tokens[take - 1]?.text !== ',') return false;
  const before = tokens.findLastIndex(({ text }, n) => n < take - 1 && /^[,.:]$/.test(text));
  const said = tokens.slice(before + 1, take - 1).map(({ text }) => text);
  return (
    said.some((text) => /^(?:range|los|path)$/.test(text)) &&
    !said.some((text) => /^(?:dmg|damage|push|pull|die)$/.test(text))
  );
}

/** `attack an adjacent enemy for 2 damage`, `hit it for 1 damage`. */
function attackFor(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if ((subject !== undefined && subject !== 'you') || !cursor.take('attack|hit|strike')) return undefined;
  const whom = aim(asked);
  const said = whom && cursor.take('for') ? damage(cursor, context) : undefined;
  if (whom === undefined || said === undefined || whom.ref === 'you') return undefined;
  const { amount, irreducible } = said;
  return onto(whom, [{ clause, node: 'damage', to: whom.ref, amount, ...(irreducible && { irreducible }) }]);
}

/** `they deal burst 1, 2dmg`: from whoever set it off. "It" could be a piece or token that does, but for a death. */
const blastAround = (asked: Asked, of: Ref): Effect | undefined =>
  asked.cursor.try(() => {
    const { context, cursor } = asked;
    if (context.marker !== undefined || (cursor.before?.text === 'it' && !context.gone)) return undefined;
    asked.cursor.take('deal|deals');
    const nodes = drawn(asked, of) ?? dealtIn(asked, of);
    return nodes && { nodes };
  });

const harmed = [
  'when|whenever you take|receive damage ,',
  "when|whenever you're damaged ,",
  'when|whenever you are damaged ,',
] as const;

/** `take that much damage`, `takes half of the damage dealt`: of damage that was told of, and is through. */
function portion({
  cursor,
  context,
  subject,
}: Asked): { readonly amount: Amount; readonly irreducible: false } | undefined {
  // Of damage that is still to come, the rest would have to be told of.
  if (context.damage !== true || context.underWay === 'damage') return undefined;
  // "When you take damage, take half the damage": of that, and no other half on top of it.
  const yours = subject === undefined || subject === 'you';
  if (yours && cursor.sees('half') && new Cursor(cursor.tokens, 0, cursor.at).takeAny(...harmed)) return undefined;
  return cursor.try(() => {
    // "Take half of it" could be all that one takes.
    const it =
      (subject !== undefined && subject !== 'you' && cursor.takeAny('half of it', '1 / 2 of it')) ||
      cursor.takeAny('half of it|that yourself', 'half of that damage?');
    if (it) return { amount: { base: 0, terms: [{ each: 1, by: 2, per: { count: 'damage' } }] }, irreducible: false };
    const amount = formula(cursor, context);
    if (!amount?.terms?.every(({ per }) => per?.count === 'damage')) return undefined;
    cursor.takeAny('of damage', 'damage');
    cursor.take('yourself');
    return { amount, irreducible: false };
  });
}

/** `deal damage to the target equal to their missing health`: how much it is stands behind whom it is for. */
function equalTo(asked: Asked, before: boolean): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try(() => {
    if (!cursor.take('irreducible? damage')) return undefined;
    const irreducible = before || cursor.tokens[cursor.at - 2]?.text === 'irreducible';
    // Who is known already can be meant only as the one it is dealt to, "to" or not.
    const to = cursor.take('to') ? aim(asked) : cursor.sees('the? target|them') ? aim(asked) : undefined;
    if (to === undefined || !cursor.take('equal to')) return undefined;
    const amount = worked(cursor, to.head === undefined ? within(to.context, { them: to.ref }) : to.context);
    if (amount === undefined) return undefined;
    const dealt: Node = { clause, node: 'damage', to: to.ref, amount, ...(irreducible && { irreducible }) };
    return onto(to, [dealt], to.ref === 'you');
  });
}

/** `deal each adjacent enemy 2 damage`: whom before how much. */
function dealing(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  const whom = aim(asked);
  const said = whom && (damage(cursor, context) ?? portion(asked));
  if (whom === undefined || said === undefined || whom.ref === 'you') return undefined;
  const irreducible = cursor.take('irreducible') || said.irreducible;
  return onto(whom, [
    { clause, node: 'damage', to: whom.ref, amount: said.amount, ...(irreducible ? { irreducible } : {}) },
  ]);
}
