import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

/** `it dies`, `this kills them`, `the target was killed`. */
const kills = [
  'this|it|that kills it|them|the? target?',
  'this|it|that kills',
  'you kill it|them',
  'you kill the target',
  'the? target|they dies|die|died',
  'the? target|they is|are|was|were killed',
  'this|it is a kill',
] as const;

/** `they don't die`, `the target survives`, `it wasn't killed`. */
const spares = [
  'this|it|you does|do not kill it|them the? target?',
  'this|it|you does|do not kill the? target?',
  "this|it|you doesn't|don't kill it|them the? target?",
  "this|it|you doesn't|don't kill the? target?",
  "the? target|it isn't|wasn't killed|dead",
  "they aren't|weren't killed|dead",
  'the? target|they|it is|are|was|were not killed|dead',
  'the? target survives',
  'they|it survive|survives',
  "the? target|they|it don't|doesn't die",
  'the? target|they|it do|does not die',
] as const;

const begins = beginning(...kills, ...spares);

/** Whether whoever was attacked has died of it, or has not. */
export function killAsked(cursor: Cursor, { marker }: Context): Condition | undefined {
  if (cursor.misses(begins)) return undefined;
  if (cursor.takeAny(...spares)) return not({ is: 'kill' });
  return cursor.takeAny(...kills) || (marker === undefined && cursor.take('it dies|died')) ? { is: 'kill' } : undefined;
}
