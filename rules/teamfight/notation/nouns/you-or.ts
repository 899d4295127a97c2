import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Draft, Noun } from './noun.ts';

/** `your Wolf`, behind `you or`: the one or the other. */
export function youOrYours(cursor: Cursor, { words }: Context, noun: Draft<Noun>): true | undefined {
  if (!cursor.take('your|a')) return undefined;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  const both: readonly Who[] = [{ side: 'you' }, { side: 'ally', card: found.word.ref, yours: true }];
  noun.who = { side: 'any', if: [{ is: 'any', of: both.map((who) => ({ is: 'unit', of: 'each', who })) }] };
  noun.many = 'one';
  return true;
}

/** `any unit with your Hook`, behind `you or`. */
export function anyWithYours(cursor: Cursor, noun: Draft<Noun>): true | undefined {
  if (!cursor.sees('an|one|any? unit with your') || !cursor.take('an|one|any? unit')) return undefined;
  noun.who = { side: 'any' };
  noun.many = 'one';
  return true;
}

/** `you or any ally with your Hook`: who has what you give is asked of the other one, and not of you. */
export function notOfYou(noun: Draft<Noun>): Noun {
  const { side, if: asked = [], ...more } = noun.who;
  if (!asked.some((one) => one.is === 'has' && one.yours)) return noun;
  const other: Who = { side: side === 'friend' ? 'ally' : side, if: asked };
  const both: readonly Who[] = [{ side: 'you' }, other];
  const either: Condition = { is: 'any', of: both.map((who) => ({ is: 'unit', of: 'each', who })) };
  return { ...noun, who: { ...more, side, if: [either] } };
}

/** What one of both does, as is said of somebody else than you alone. */
const doesOne = 'heals|gains|gets|takes|is|clears|moves|flies|teleports|refreshes|loses|has|deals|may|can|,|:';

/** `ally in range 3 or yourself`, `another ally in range 1 (or you)`: one of both. `Each ally in range 3 and yourself`: all of them. */
export function orYourself(cursor: Cursor, found: Noun | undefined): Noun | undefined {
  if (found?.who.side === 'ally' && found.many === 'each' && !found.who.yours && cursor.take('and yourself')) {
    const { except: _, ...who } = found.who;
    return { ...found, who: { ...who, side: 'friend' } };
  }
  // "A unit in range 3 (can be you)": a unit is anybody anyway.
  const isAnybody = found?.who.side === 'any' && found.many === 'one' && !found.who.except?.includes('you');
  if (isAnybody && cursor.take('( or|including you|yourself )')) return found;
  if (found?.who.side !== 'ally' || found.many !== 'one' || found.who.yours || found.forced !== undefined) return found;
  if (!cursor.take('or yourself') && !cursor.take('( or|including you|yourself )')) {
    if (!cursor.sees(`or you ${doesOne}`)) return found;
    cursor.take('or you');
  }
  const { except = [], ...who } = found.who;
  const others = except.filter((one) => one !== 'you');
  return { ...found, who: { ...who, side: 'friend', ...(others.length > 0 && { except: others }) } };
}

/** `you and allies adjacent to the target`: whether you must be there, too, is not said. */
export const isNearSomebody = ({ many, of }: Noun): boolean =>
  many === 'each' && (of === 'target' || of === 'trigger' || of === 'other');
