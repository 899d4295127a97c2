import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import { noun, standingWho } from './noun.ts';

const many = /^(?:units|enemies|allies|heroes|summons|objects)$/;

/**
 * `Slowed units and units in Mud`, `units that are Slowed or below half health`, of whom something is said to be against: whoever is one of either, once.
 * `from` is where the first ones are named; `word` may stand before the others, too.
 */
export function orOthers(cursor: Cursor, context: Context, first: Who, from: number, word: string): Who {
  if (!cursor.sees('and|or')) return first;
  const { tokens, at, end } = cursor;
  const said = tokens.slice(from, at);
  if (!said.some(({ text }) => many.test(text))) return first;
  const other = cursor.try(() => {
    cursor.take('and|or');
    cursor.take(word);
    const begun = cursor.at;
    const found = noun(cursor, context);
    const isNamed = tokens.slice(begun, cursor.at).some(({ text }) => many.test(text));
    return found !== undefined && found.ref === undefined && isNamed && ends(cursor) ? standingWho(found) : undefined;
  });
  if (other !== undefined) return either(first, other);
  const are = said.findIndex(({ text }, n) => text === 'are' && said[n - 1]?.text === 'that');
  const like = tokens[at];
  if (are < 0 || like?.text !== 'or') return first;
  const rest = [wordLike(like, said[are - 2]?.text ?? 'units'), ...tokens.slice(at + 1, end)];
  const behind = new Cursor(rest, 0, rest.length);
  const found = noun(behind, context);
  const who = found !== undefined && found.ref === undefined && ends(behind) ? standingWho(found) : undefined;
  if (who === undefined) return first;
  cursor.at = at + behind.at;
  return either(first, who);
}

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees('.|)');

function either(one: Who, other: Who): Who {
  const [a, b] = [alone(one), alone(other)];
  if (a !== undefined && b !== undefined && one.side === other.side)
    return { side: one.side, if: [{ is: 'any', of: [a, b] }] };
  return { side: 'any', if: [{ is: 'any', of: [one, other].map((who) => ({ is: 'unit', of: 'each', who })) }] };
}

/** The one thing that is asked of somebody of whom nothing else is said. */
function alone({ side: _, if: asked = [], places = [], ...more }: Who): Condition | undefined {
  const all: Condition[] = [...asked, ...places.map((place) => ({ is: 'place' as const, of: 'each' as const, place }))];
  return all.length === 1 && Object.keys(more).length === 0 ? all[0] : undefined;
}
