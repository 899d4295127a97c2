import type { Condition, Count, Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Noun, noun, standingWho } from '../nouns/noun.ts';
import { outermostWho } from '../nouns/outermost.ts';
import type { Cursor } from '../words/cursor.ts';

/** Of which side an attack has struck some, and whether only those count whom it has harmed. */
export type Struck = Omit<Extract<Count, { count: 'hit' }>, 'count'>;

/** What sets a rule off, and whom its words mean behind it. */
export interface Occasion {
  readonly trigger: Trigger;
  /** Or this, with the same answer. */
  readonly also?: Trigger;
  /** And behind that one of these. */
  readonly others?: readonly Trigger[];
  readonly if?: readonly Condition[];
  /** Not more often than that in one turn, in one round, or in the game. */
  readonly perTurn?: number;
  readonly perRound?: number;
  readonly perGame?: number;
  readonly perAction?: boolean;
  /** Only each so-many-th time. */
  readonly every?: number;
  /** So often for each who does it, or to whom it is done: "the first time each enemy moves". */
  readonly each?: true;
  /** Said only of whom it is done to: what comes by the use alone is something else. */
  readonly onHit?: true;
  /** It is answered behind the ability that does it: "after the ability resolves". */
  readonly after?: true;
  readonly them?: Ref;
  readonly side?: Who['side'];
  readonly named?: Readonly<Record<string, Ref>>;
  readonly rolled?: boolean;
  /** A space is known: "the targeted space". */
  readonly chosen?: boolean;
  /** Those whom an attack has struck: "heal 1 for each". */
  readonly struck?: Struck;
  /** The piece whose text it is goes with that. */
  readonly goes?: boolean;
  /** That space is where this unit begins to move: "the space you started from". */
  readonly started?: Ref;
}

/** A trigger about somebody, with the names that hold for it behind it. */
export type Setting = (trigger: Trigger, more?: Partial<Occasion>) => Occasion;

/** Whoever the trigger is about at any time. A place without more is measured, not seen, but "in LoS" is seen. */
export const standing = (found: Noun): Who | undefined => {
  // Whom the text has chosen before is remembered by what lasts.
  if (found.ref === 'target') return { side: 'any', if: [{ is: 'same', of: 'each', as: 'target' }] };
  return found.ref !== undefined && found.ref !== 'you'
    ? undefined
    : found.min !== undefined
      ? undefined
      : standingWho(found);
};

export function namesOf(who: Who): Record<string, Ref> {
  const named: Record<string, Ref> = { unit: 'trigger' };
  if (who.side === 'enemy') named.enemy = 'trigger';
  if (who.side === 'ally') named.ally = 'trigger';
  return who.side === 'you' ? {} : named;
}

/** The names of whoever does it and of whom it is done to: "the enemy", "that ally", "the target". */
export function pairOf(who: Who, to: Who | undefined): Record<string, Ref> {
  // "When a unit deals damage to somebody with a Mark, the attacker heals 1".
  const named = {
    ...namesOf(who),
    target: 'other' as const,
    ...(who.side !== 'you' && { attacker: 'trigger' as const }),
  };
  delete (named as Record<string, Ref>).unit;
  if (to?.side === 'ally' && who.side !== 'ally') return { ...named, ally: 'other' };
  if (to?.side === 'enemy' && who.side !== 'enemy') return { ...named, enemy: 'other' };
  return named;
}

export const drop = (set: { [K in keyof Occasion]: Occasion[K] | undefined }): Occasion =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as unknown as Occasion;

export function whom(cursor: Cursor, context: Context): Who | undefined {
  return (
    outermostWho(cursor, context) ??
    cursor.try(() => {
      const found = noun(cursor, context);
      return found && standing(found);
    })
  );
}

/**
 * Whom "they" means behind what one does to another: the one that is not the reader of the card, or an enemy who was named alone. "When an ally
 * crits, Slow" is for whom that one hits.
 */
export const themOf = (who: Who, to: Who | undefined): Ref | undefined => {
  if (who.side === 'you') return 'other';
  return to?.side === 'you' || (to === undefined && who.side === 'enemy') ? 'trigger' : undefined;
};
