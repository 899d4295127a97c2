import type { Amount, Node, Ref } from '../program.ts';
import { absence } from './absence.ts';
import { counted, damage, unknown } from './amount.ts';
import { attaching, dropping } from './attaching.ts';
import { drawn } from './blast.ts';
import { changesSide } from './change-side.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { dieRolled } from './dice.ts';
import { displacement } from './displacement.ts';
import { dealt, formula } from './formula.ts';
import { granting } from './granting.ts';
import { handling } from './handling.ts';
import type { Head } from './head.ts';
import { life } from './life.ts';
import { noun } from './noun.ts';
import { aim, onto } from './object.ts';
import { toPhase } from './phase.ts';
import { pieces } from './pieces.ts';
import { rebirth, survival } from './rebirth.ts';
import { scores } from './score.ts';
import { gainedBefore, token } from './token-effect.ts';
import { spoiling } from './under-way.ts';
import { unheard } from './unheard.ts';

/** Something that happens, and to whom. */
export interface Effect {
  readonly nodes: readonly Node[];
  /** On each space of the area, not on each unit in it. */
  readonly spaces?: boolean;
  /** It happens to you, once, however many the sentence is about. */
  readonly own?: boolean;
  /** The head that the verb's object is: what follows goes on with it. */
  readonly head?: Head;
}

/** What an effect is read with. */
export interface Asked {
  readonly cursor: Cursor;
  readonly context: Context;
  readonly clause: number;
  /** Who does it, where the sentence says so: "they", "ally in range 2". */
  readonly subject: Ref | undefined;
  /** The sentence has dealt damage to `them` already: a bare "heal 2" is not for them. */
  readonly hurt: boolean;
  /** The target that this sentence began with, where nobody is named yet. */
  readonly open?: Head | undefined;
}

export const one = (node: Node): Effect => ({ nodes: [node] });

/** One effect: a verb with what belongs to it, or a bare word such as `Slow`. */
export function effect(asked: Asked): Effect | undefined {
  const { cursor } = asked;
  return cursor.try(() => {
    if (cursor.takeAny('nothing happens?', 'no effect')) return { nodes: [] };
    if (asked.context.die && cursor.takeAny('this|it? misses', 'miss', 'nothing')) return { nodes: [] };
    const { at } = cursor;
    for (const form of forms()) {
      const found = form(asked);
      if (found !== undefined) return found;
      cursor.at = at;
    }
    return undefined;
  });
}

let known: readonly ((asked: Asked) => Effect | undefined)[] | undefined;

/** Made when it is first asked for: the files of the notation know each other. */
const forms = () => {
  known ??= [
    spoiling,
    unheard,
    harm,
    mend,
    life,
    survival,
    absence,
    changesSide,
    rebirth,
    toPhase,
    scores,
    displacement,
    granting,
    token,
    attaching,
    dropping,
    pieces,
    handling,
    dieRolled,
  ];
  return known;
};

/** More often than this is a misprint. */
const mostOften = 6;

/** `2dmg twice`: each of them is damage of its own. */
const again = (node: Node, often: number): Node[] => Array.from({ length: often }, () => node);

/** Who an effect without a named object is for. */
function receiver({ context, subject }: Asked): Ref | undefined {
  return subject ?? context.them;
}

function harm(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (cursor.take('dies|die') || (subject !== undefined && cursor.take('is|are killed|slain')))
    return subject && one({ clause, node: 'kill', who: subject });
  if (subject === undefined && context.them === 'target' && cursor.sees('kill')) {
    const bare = cursor.try(() => (cursor.take('kill') && (cursor.done || cursor.sees(',')) ? true : undefined));
    if (bare) return one({ clause, node: 'kill', who: 'target' });
  }
  const killed = cursor.try(() => (cursor.take('kill|kills') ? aim(asked) : undefined));
  if (killed !== undefined) {
    if (killed.ref === 'you' || (subject !== undefined && subject !== 'you')) return undefined;
    return onto(killed, [{ clause, node: 'kill', who: killed.ref }]);
  }
  const takes = cursor.takeAny('take|takes|suffer|suffers');
  const around = subject === 'trigger' && cursor.sees('deal|deals burst') ? blastAround(asked, subject) : undefined;
  if (around !== undefined) return around;
  const struck = cursor.try(() => attackFor(asked));
  if (struck !== undefined) return struck;
  const inflicts = 'inflict|inflicts|do|does';
  const deals =
    !takes &&
    (cursor.take('deal|deals') ||
      (cursor.tokens[cursor.at - 1]?.text === ',' && cursor.take('dealing')) ||
      (cursor.sees(`${inflicts} # irreducible? dmg|damage`) && cursor.take(inflicts)));
  const before = cursor.take('irreducible');
  if (before && cursor.sees(', # dmg|damage')) cursor.take(',');
  const equal = deals && (subject === undefined || subject === 'you') ? equalTo(asked, before) : undefined;
  if (equal !== undefined) return equal;
  const said = damage(cursor, context) ?? (takes || deals ? portion(asked) : undefined);
  if (said === undefined && deals) return dealing(asked);
  if (said === undefined) return undefined;
  const irreducible = cursor.take('irreducible') || before || said.irreducible;
  const dealt = (to: Ref): Node => ({
    clause,
    node: 'damage',
    to,
    amount: said.amount,
    ...(irreducible ? { irreducible } : {}),
  });
  const often = cursor.takeAny(',? twice')
    ? 2
    : cursor.take(',? # times')
      ? Math.min(cursor.numbers[0] ?? 1, mostOften)
      : 1;
  let to: Ref | undefined;
  if (takes) {
    // "Take 2 damage" said to nobody is for the reader of the card, but not behind an area.
    to = subject ?? (context.them === 'each' ? undefined : 'you');
  } else if (cursor.take('to')) {
    if (subject !== undefined && subject !== 'you') return undefined;
    // "1dmg to all adjacent enemies": an area like any other.
    const whom = aim(asked);
    if (whom === undefined) return undefined;
    if (whom.head !== undefined || whom.side !== undefined) return onto(whom, again(dealt(whom.ref), often), true);
    to = whom.ref;
  } else {
    if (deals && subject !== undefined && subject !== 'you') return undefined;
    to = subject === 'you' ? context.them : receiver(asked);
    if (subject !== undefined && subject !== context.them && subject !== 'you') return undefined;
  }
  if (to === undefined) return undefined;
  return {
    nodes: again(dealt(to), often),
    own: to === 'you',
  };
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

/** `they deal burst 1, 2dmg`: from whoever set it off. "It" could be a piece or token that does. */
const blastAround = (asked: Asked, of: Ref): Effect | undefined =>
  asked.cursor.try(() => {
    const { context, cursor } = asked;
    if (context.marker !== undefined || cursor.tokens[cursor.at - 1]?.text === 'it') return undefined;
    asked.cursor.take('deal|deals');
    const nodes = drawn(asked, of);
    return nodes && { nodes };
  });

/** `take that much damage`, `takes half of the damage dealt`: of damage that was told of, and is through. */
function portion({
  cursor,
  context,
  subject,
}: Asked): { readonly amount: Amount; readonly irreducible: false } | undefined {
  // Of damage that is still to come, the rest would have to be told of.
  if (context.damage !== true || context.underWay === 'damage') return undefined;
  return cursor.try(() => {
    // "Take half of it" could be all that one takes.
    const it = subject !== undefined && subject !== 'you' && cursor.takeAny('half of it', '1 / 2 of it');
    if (it) return { amount: { base: 0, terms: [{ each: 1, by: 2, per: { count: 'damage' } }] }, irreducible: false };
    const amount = formula(cursor, context);
    if (!amount?.terms?.every(({ per }) => per?.count === 'damage')) return undefined;
    cursor.takeAny('of damage', 'damage');
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
    if (to === undefined || !cursor.takeAny('equal to')) return undefined;
    const amount = formula(cursor, to.head === undefined ? { ...to.context, them: to.ref } : to.context);
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
  const said = whom && damage(cursor, context);
  if (whom === undefined || said === undefined || whom.ref === 'you') return undefined;
  const irreducible = cursor.take('irreducible') || said.irreducible;
  return onto(whom, [
    { clause, node: 'damage', to: whom.ref, amount: said.amount, ...(irreducible ? { irreducible } : {}) },
  ]);
}

function mend(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const said = cursor.peek()?.text;
  const worked = cursor.try(() =>
    cursor.take('gain|gains|get|gets|receive|receives overshield equal to') ? formula(cursor, context) : undefined,
  );
  const carried = gainedBefore(cursor) !== undefined && cursor.take('# overshield');
  if (worked !== undefined || carried || cursor.takeAny('gain|gains|get|gets|receive|receives # overshield')) {
    const amount = worked ?? counted(cursor, context, cursor.numbers[0] ?? 0);
    // "2dmg. Gain 2 overshield" is said to whoever plays the card.
    const told = asked.hurt && context.side !== 'ally' && context.side !== 'friend' && said === 'gain';
    const to = subject ?? (context.them === undefined || told ? 'you' : undefined);
    return to && { nodes: [{ clause, node: 'overshield', to, amount }], own: to === 'you' };
  }
  const shielded = cursor.try((): Effect | undefined => {
    const whom = cursor.take('give|gives') ? aim(asked) : undefined;
    if (!cursor.take('# overshield')) return undefined;
    const amount = counted(cursor, context, cursor.numbers[0] ?? 0);
    const to = whom?.ref ?? subject ?? healed(asked);
    if (to === undefined) return undefined;
    const node: Node = { clause, node: 'overshield', to, amount };
    return whom === undefined ? { nodes: [node], own: to === 'you' } : onto(whom, [node]);
  });
  if (shielded !== undefined) return shielded;
  const restored = cursor.try(() => restoring(asked));
  if (restored !== undefined) return restored;
  if (!cursor.take('heal|heals') && !(cursor.sees('return|returns to full health|hp') && cursor.take('return|returns')))
    return undefined;
  const whom = cursor.try(() => {
    const found = aim(asked);
    cursor.take('for|by');
    return found !== undefined && cursor.sees('#|to|half') ? found : undefined;
  });
  const amount = healing(cursor, context);
  if (amount === undefined) return undefined;
  if (whom !== undefined && (whom.head ?? whom.side) !== undefined && (subject ?? 'you') === 'you') {
    return onto(whom, [{ clause, node: 'heal', to: whom.ref, amount }]);
  }
  if (whom?.head !== undefined || whom?.side !== undefined) return undefined;
  const drained =
    typeof amount === 'object' && amount.terms?.some(({ per }) => per?.count === 'damage' || per?.count === 'hit');
  const to = whom?.ref ?? subject ?? (drained ? 'you' : healed(asked));
  return to && { nodes: [{ clause, node: 'heal', to, amount }], own: to === 'you' };
}

/** `restore 2 health to an ally in range 2`, `they recover 3 health`, `regain 1 hp`: other words for healing. */
function restoring(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const gives = cursor.take('restore|restores');
  if (!gives && !cursor.take('recover|recovers|regain|regains')) return undefined;
  if (!cursor.take('# health|hp')) return undefined;
  const amount = counted(cursor, context, cursor.numbers[0] ?? 0);
  if (gives && subject !== undefined && subject !== 'you') return undefined;
  const whom = gives && cursor.take('to') ? aim(asked) : undefined;
  if (gives && whom === undefined && cursor.tokens[cursor.at - 1]?.text === 'to') return undefined;
  if (whom !== undefined) return onto(whom, [{ clause, node: 'heal', to: whom.ref, amount }], whom.ref === 'you');
  const to = (gives ? undefined : subject) ?? healed(asked);
  return to && { nodes: [{ clause, node: 'heal', to, amount }], own: to === 'you' };
}

function healing(cursor: Cursor, context: Context): Amount | 'full' | 'half' | undefined {
  if (cursor.takeAny('to full health|hp', 'to full')) return 'full';
  // In the place of a death nothing is left to add to.
  if (context.instead && cursor.takeAny('to half of? their|your|its? max|maximum? health|hp', 'to half')) return 'half';
  if (cursor.takeAny('half of? their|your|its max|maximum? health|hp')) return 'half';
  const worth =
    unknown(cursor, context, ['x', 'for? an? amount? equal to', 'health|hp equal to']) ??
    cursor.try(() => (cursor.take('for|by') ? (dealtAmount(cursor, context) ?? share(cursor, context)) : undefined)) ??
    share(cursor, context);
  if (worth !== undefined) return worth;
  if (!cursor.take('#')) return undefined;
  const [base = 0] = cursor.numbers;
  cursor.take('damage|health|hp');
  return counted(cursor, context, base);
}

/** `for the damage dealt`. */
const dealtAmount = (cursor: Cursor, context: Context): Amount | undefined => {
  const per = dealt(cursor, context);
  return per && { base: 0, terms: [{ each: 1, per }] };
};

/** `half the amount`, `twice the damage dealt`, `their missing health`. */
function share(cursor: Cursor, context: Context): Amount | undefined {
  return cursor.try(() => {
    if (cursor.sees('#') && !cursor.sees('# /')) return undefined;
    return formula(cursor, context);
  });
}

/** Whom "heal 2" without a name is for: you, or the target of a sentence that does it no harm. Undefined when it could be both. */
function healed({ context, hurt }: Asked): Ref | undefined {
  const { them, side } = context;
  if (them === undefined || them === 'trigger' || them === 'other') return 'you';
  // In a sentence of its own, whoever was just hurt is not who heals.
  if (context.later && (hurt || side === 'enemy')) return 'you';
  // "2dmg, heal 1": nobody is hurt and healed by one attack.
  if (hurt) return side === 'enemy' || them === 'target' ? 'you' : undefined;
  return side === 'enemy' ? undefined : them;
}

/** Somebody named as the object of a verb who is bound already: `it`, `them`, `target`. */
export function object({ cursor, context }: Asked): Ref | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    return found?.ref;
  });
}
