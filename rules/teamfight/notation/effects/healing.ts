import type { Amount, Node, Ref } from '../../program.ts';
import { counted, type Term, unknown } from '../amounts/amount.ts';
import { worked } from '../amounts/bounds.ts';
import { dealt } from '../amounts/formula.ts';
import { rolledHealing } from '../amounts/rolled-number.ts';
import { withX } from '../amounts/with-x.ts';
import type { Context } from '../context.ts';
import { aim, onto } from '../nouns/object.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';
import { isGuest } from './guest.ts';
import { withMore } from './overshield.ts';

/** `heal 2`, `heal an ally in range 2 for 3`, `restore 2 health to it`, `return to full health`. */
export function mend(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const restored = cursor.try(() => restoring(asked) ?? upTo(asked));
  if (restored !== undefined) return restored;
  if (!cursor.take('heal|heals') && !(cursor.sees('return|returns to full health|hp') && cursor.take('return|returns')))
    return undefined;
  const whom = cursor.try(() => {
    const found = aim(asked);
    cursor.take('for|by');
    return found !== undefined && cursor.sees('#|to|half|that|the|x|your|twice|an|its|equal') ? found : undefined;
  });
  const from = cursor.at;
  const amount = healing(cursor, context);
  if (amount === undefined) return undefined;
  const whose =
    amount === 'half' ? cursor.tokens.slice(from, cursor.at).find(({ text }) => owner.test(text)) : undefined;
  if (whom !== undefined && (whom.head ?? whom.side) !== undefined && (subject ?? 'you') === 'you') {
    return onto(whom, [{ clause, node: 'heal', to: whom.ref, amount }]);
  }
  if (whom?.head !== undefined || whom?.side !== undefined) return undefined;
  const terms = typeof amount === 'object' ? (amount.terms ?? []).map(({ per }) => per) : [];
  const inArea = subject === undefined && context.side === 'any' ? terms.find(isInArea) : undefined;
  // "Burst 2. Heal 1 for each ally in it": you, or each of them.
  if (inArea?.who.side === 'ally') return undefined;
  // "Burst 2. Heal 1 for each enemy in it": nobody of these is healed.
  const drained = inArea !== undefined || terms.some((per) => per?.count === 'damage' || per?.count === 'hit');
  const to = whom?.ref ?? subject ?? (drained ? 'you' : healed(asked));
  // "Ally in range 1, heal half your health": half of what somebody else has is not worked out.
  if (whose !== undefined && (whose.text === 'your') !== (to === 'you') && context.them !== undefined) return undefined;
  return to && { nodes: [{ clause, node: 'heal', to, amount }], own: to === 'you' };
}
mend.begins = beginning('heal|heals|return|returns|restore|restores|recover|recovers|regain|regains');

const owner = /^(?:your|their|its)$/;

type Counted = Extract<NonNullable<Term['per']>, { count: 'units' }>;

const isInArea = (per: Term['per']): per is Counted =>
  per?.count === 'units' && per.who.places?.some(({ inArea }) => inArea) === true;

/** `heal to half`, `heal an ally in range 2 to half health`, `heal up to 4 health`: what is missing to that, and nothing where it is had. */
function upTo(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  // In the place of a death nothing is had that could be missing to it.
  if (context.instead || !cursor.take('heal|heals')) return undefined;
  const whom = cursor.sees('up? to half|#') ? undefined : aim(asked);
  if (whom?.side !== undefined || (whom !== undefined && (subject ?? 'you') !== 'you')) return undefined;
  if (!cursor.take('up? to')) return undefined;
  const from = cursor.at;
  const half = cursor.takeAny(
    'half of? your|their|its max|maximum|full? health|hp',
    'half max|maximum|full? health|hp',
    'half',
  );
  if (!half && !cursor.take('# health|hp')) return undefined;
  const to = whom?.ref ?? subject ?? healed(asked);
  // "Ally in range 1, heal to half your health": half of what somebody else has is not worked out.
  const whose = cursor.tokens.slice(from, cursor.at).find(({ text }) => owner.test(text))?.text;
  if (to === undefined || (whose !== undefined && (whose === 'your') !== (to === 'you'))) return undefined;
  const had: Term = { each: -1, per: { count: 'health', on: to } };
  const amount: Amount = half
    ? { base: 0, terms: [{ each: 1, per: { count: 'max-health', on: to }, by: 2 }, had], least: 0 }
    : { base: cursor.numbers[0] ?? 0, terms: [had], least: 0 };
  const heals: Node = { clause, node: 'heal', to, amount };
  return whom === undefined ? { nodes: [heals], own: to === 'you' } : onto(whom, [heals], to === 'you');
}

/** `restore 2 health to an ally in range 2`, `they recover 3 health`, `regain 1 hp`: other words for healing. */
function restoring(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const gives = cursor.take('restore|restores');
  if (!gives && !cursor.take('recover|recovers|regain|regains')) return undefined;
  const equal = cursor.try(() => (cursor.take('health|hp equal to') ? worked(cursor, context) : undefined));
  const x =
    equal ??
    cursor.try(() => {
      const found = withX(cursor, context);
      return cursor.take('health|hp') ? found : undefined;
    });
  if (x === undefined && !cursor.take('# health|hp')) return undefined;
  const amount = x ?? counted(cursor, context, cursor.numbers[0] ?? 0);
  if (gives && subject !== undefined && subject !== 'you') return undefined;
  const whom = gives && cursor.take('to') ? aim(asked) : undefined;
  if (gives && whom === undefined && cursor.before?.text === 'to') return undefined;
  if (whom !== undefined) return onto(whom, [{ clause, node: 'heal', to: whom.ref, amount }], whom.ref === 'you');
  const to = (gives ? undefined : subject) ?? healed(asked);
  return to && { nodes: [{ clause, node: 'heal', to, amount }], own: to === 'you' };
}

function healing(cursor: Cursor, context: Context): Amount | 'full' | 'half' | undefined {
  if (cursor.takeAny('to full health|hp', 'to full')) return 'full';
  // In the place of a death nothing is left to add to.
  if (context.instead && cursor.takeAny('to half of? their|your|its? max|maximum? health|hp', 'to half')) return 'half';
  if (cursor.take('half of? their|your|its max|maximum? health|hp')) return 'half';
  const rolled = rolledHealing(cursor);
  if (rolled !== undefined) return rolled;
  const worth =
    unknown(cursor, context, ['x', 'for? an? amount? equal to', 'health|hp equal to', 'for? as much health|hp? as']) ??
    cursor.try(() => (cursor.take('for|by') ? (dealtAmount(cursor, context) ?? share(cursor, context)) : undefined)) ??
    share(cursor, context);
  if (worth !== undefined) return worth;
  if (!cursor.take('#')) return undefined;
  const [base = 0] = cursor.numbers;
  cursor.take('damage|health|hp');
  return withMore(cursor, context, counted(cursor, context, base), 'health|hp');
}

/** `for the damage dealt`. */
const dealtAmount = (cursor: Cursor, context: Context): Amount | undefined => {
  const per = dealt(cursor, context);
  return per && { base: 0, terms: [{ each: 1, per }] };
};

/** `half the amount`, `twice the damage dealt`, `their missing health`. */
function share(cursor: Cursor, context: Context): Amount | undefined {
  return cursor.try(() => {
    if (cursor.sees('#') && !cursor.sees('# /|%')) return undefined;
    return worked(cursor, context);
  });
}

/** "Destroy an allied summon in range 1. Gain 4 overshield": whoever is dead gains nothing, and clears nothing. */
export const isDead = ({ context, hurt, cursor: { tokens, at } }: Asked): boolean =>
  hurt &&
  context.later === true &&
  context.them === 'target' &&
  !tokens.slice(0, at).some(({ text }) => text === 'dmg' || text === 'damage');

/** Whom "heal 2" without a name is for: you, or the target of a sentence that does it no harm. Undefined when it could be both. */
export function healed({ context, hurt }: Asked): Ref | undefined {
  const { them, side } = context;
  if (context.landed) return undefined;
  if (isGuest(context)) return 'trigger';
  if (them === undefined || them === 'trigger' || them === 'other') return 'you';
  if (context.sided) return side === 'enemy' ? undefined : them;
  // In a sentence of its own, whoever was just hurt is not who heals.
  if (context.later && (hurt || side === 'enemy')) return 'you';
  // "2dmg, heal 1": nobody is hurt and healed by one attack.
  if (hurt || (side === 'enemy' && them === 'each')) return 'you';
  return side === 'enemy' ? undefined : them;
}
