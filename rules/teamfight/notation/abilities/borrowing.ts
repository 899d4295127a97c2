import type { Node } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { possessive } from '../nouns/pronoun.ts';
import { Cursor } from '../words/cursor.ts';
import { kindOf } from './means.ts';
import { usedFrom } from './used-from.ts';
import { manner, usedOn } from './used-on.ts';

/**
 * `use the strongest default ability of the nearest enemy`, `copy a default ability of the target`, `use one of an ally's non-Ultimate abilities`:
 * one of another unit's card, as if it stood on one's own.
 */
export function borrowing(asked: Asked): Effect | undefined {
  const { cursor, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('use|copy|borrow')) return undefined;
    const best = cursor.takeAny('the strongest|hardest-hitting|hardest');
    const owner = best ? undefined : ownerFirst(asked);
    if (owner === undefined) cursor.takeAny('one of the', 'the|a|an|one');
    const means = kindOf(cursor);
    // What is usable by an instant is not used so.
    if (means === undefined || means.instant || means.tap) return undefined;
    const said =
      best ||
      cursor.takeAny(
        'with the highest|most|greatest|largest damage|dmg',
        'that|which deals the? most|highest damage|dmg',
      );
    const whose = owner ?? lender(asked);
    if (whose === undefined) return undefined;
    asOwn(cursor);
    cursor.takeAny('as a free action', 'for free');
    asOwn(cursor);
    const { kind, ...others } = means;
    const how = manner(asked, 'you', kind === 'default' ? { kind } : {});
    const there = usedFrom(asked);
    const { from, named } = whose;
    if (named !== undefined && how.named !== undefined) return undefined;
    const { attack: _, ...narrow } = kind === 'other' ? { ...others, kind } : others;
    // Which of all abilities deals most is asked of default ones.
    if (said && (kind !== 'default' || Object.keys(narrow).length > 0)) return undefined;
    const node = {
      clause,
      node: 'use-ability',
      who: 'you',
      which: kind === 'default' ? 'default' : 'any',
      free: true,
      ...(Object.keys(narrow).length > 0 && { means: narrow }),
      from,
      ...(said && { strongest: true }),
    } as const;
    const used = usedOn(node, how, true);
    const nodes = there === undefined ? used.nodes : there(used.nodes);
    return named === undefined ? { ...used, nodes } : onto(named, nodes);
  });
}

type Lender = {
  readonly from: NonNullable<Extract<Node, { node: 'use-ability' }>['from']>;
  readonly named?: Aim;
};

/** `one of the target's`, `one of their`, `an ally's`, `another unit's`, before the kind of ability. */
function ownerFirst(asked: Asked): Lender | undefined {
  const { cursor, context } = asked;
  return cursor.try((): Lender | undefined => {
    const few = cursor.takeAny('one of');
    const target = cursor.takeAny("the? target's", ...(few ? [] : ["a|an the? target's"]))
      ? context.named.target
      : undefined;
    if (target !== undefined) return { from: target };
    const ref = few ? possessive(cursor, context) : undefined;
    if (ref !== undefined) return ref === 'you' ? undefined : { from: ref };
    const at = [1, 2, 3].find((ahead) => cursor.peek(ahead)?.text.endsWith("'s"));
    const word = at === undefined ? undefined : cursor.peek(at)?.text.slice(0, -2);
    if (at === undefined || word === undefined || !/^(?:ally|enemy|unit|hero|summon)$/.test(word)) return undefined;
    const said = cursor.as(cursor.at + at, word);
    const told = new Cursor(said.tokens, cursor.at, cursor.at + at + 1);
    const named = aim({ ...asked, cursor: told, subject: undefined });
    if (named?.ref !== 'target' || !told.done) return undefined;
    cursor.at += at + 1;
    return { from: 'target', named };
  });
}

/** `of the target`, `of the nearest enemy`, `of an ally in range 3`, who is chosen. */
function lender(asked: Asked): Lender | undefined {
  const { cursor, context } = asked;
  if (!cursor.take('of')) return undefined;
  const start = cursor.at;
  const found = noun(cursor, context);
  if (found === undefined || found.ref === 'you') return undefined;
  if (found.ref !== undefined) return { from: found.ref };
  const { forced, ...all } = found;
  if (forced === 'nearest') {
    const nearest = standingWho({ ...all, many: 'each' });
    return nearest && { from: { nearest } };
  }
  if (forced !== undefined || found.many !== 'one' || found.max !== undefined) return undefined;
  cursor.at = start;
  const named = aim(asked);
  return named?.ref === 'target' ? { from: 'target', named } : undefined;
}

/** `as if it were your own`, `as if you had it`. */
export const asOwn = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'as if|though it were|was your own',
    'as if|though it were|was yours',
    'as if|though they were|was yours',
    'as if|though you had it',
    'as if|though you were them|it',
    'as your own',
  );
