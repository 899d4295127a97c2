import type { Flag, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { beginning, type Cursor, neededBy, oneOf, someOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './predicate.ts';
import type { Statement } from './statement.ts';

const hindering = beginning('enemies|units|difficult');
const dearer = oneOf('cost costs slow slows hinder hinders');

const dearly = ['slow|hinder your movement', 'slow|hinder you', 'cost you extra|more|additional? movement?'] as const;
const slowing = ['affect your movement', 'affect you', ...dearly] as const;

/** `Enemies do not block your movement`, `difficult terrain does not slow you`, `Mud does not cost you extra movement`. */
export function unhindered(cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined {
  if (!bare) return undefined;
  const felt = cursor.misses(hindering) ? undefined : notFelt(cursor, clause);
  const some = felt ?? someNotFelt(cursor, context, clause);
  return some ?? (cursor.lacks(dearer) ? undefined : pieceNotFelt(cursor, context, clause));
}
unhindered.needs = someOf(dearer, neededBy('block|stop|hinder', ...slowing));

/** `Slowed enemies don't block your movement`: through the spaces of those only. */
function someNotFelt(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    const rules = letPass(cursor, context, clause);
    if (rules === undefined || !cursor.takeAny("don't|doesn't", 'do|does not')) return undefined;
    if (!cursor.takeAny('block|stop|hinder your movement', 'block|stop|hinder you')) return undefined;
    return cursor.done || cursor.sees(',|and|while|until') ? { of: 'you' as const, rules } : undefined;
  });
}

/** `move through Slowed enemies`, behind what you can. */
export const throughSome = ({ cursor, context, clause, who }: About): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    if (who.side !== 'you' || !cursor.take('move|walk|pass|go through')) return undefined;
    const rules = letPass(cursor, context, clause);
    return cursor.done || cursor.sees(',|and|while|until|as|.') ? rules : undefined;
  });

/** Who is told from others by what is so of them, and lets nobody but you pass. */
function letPass(cursor: Cursor, context: Context, clause: number): Rule[] | undefined {
  if (context.slot === 'marker' || context.slot === 'terrain') return undefined;
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.max !== undefined || found.many !== 'each')
    return undefined;
  const who = standingWho(found);
  const isTold = who !== undefined && (who.if !== undefined || who.card !== undefined || who.kind !== undefined);
  if (!isTold || who.places !== undefined) return undefined;
  return [{ clause, rule: 'is', who, flag: 'lets-pass', against: { side: 'you' } }];
}

function notFelt(cursor: Cursor, clause: number): Statement | undefined {
  return cursor.try(() => {
    const units = cursor.take('enemies|units');
    if (!units && !cursor.take('difficult ground|terrain')) return undefined;
    if (!cursor.takeAny("don't|doesn't", 'do|does not')) return undefined;
    const said = units
      ? cursor.takeAny('block|stop|hinder your movement', 'block|stop|hinder you')
      : cursor.takeAny(...slowing);
    const flag: Flag = units ? 'through-enemies' : 'ignores-difficult';
    return said
      ? { of: 'you' as const, rules: [{ clause, rule: 'is' as const, who: { side: 'you' as const }, flag }] }
      : undefined;
  });
}

/** `Mud does not cost you extra movement`, `your Webs do not slow you`: whatever steps onto such a piece cost others. */
function pieceNotFelt(cursor: Cursor, { words, slot }: Context, clause: number): Statement | undefined {
  if (slot === 'marker' || slot === 'terrain') return undefined;
  return cursor.try(() => {
    cursor.take('your|a|an|the');
    const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (piece === undefined) return undefined;
    cursor.at = piece.to;
    cursor.take('marker|markers|space|spaces');
    // What "does not affect you" does nothing at all, as what one ignores.
    const said = cursor.takeAny("don't|doesn't", 'do|does not')
      ? cursor.takeAny(...dearly)
      : cursor.take('cost|costs you no extra|more|additional movement');
    if (!said || !(cursor.done || cursor.sees(',|and'))) return undefined;
    const rule = { clause, rule: 'is' as const, who: { side: 'you' as const }, flag: 'unslowed' as const };
    return { of: 'you' as const, rules: [{ ...rule, token: piece.word.ref }] };
  });
}
