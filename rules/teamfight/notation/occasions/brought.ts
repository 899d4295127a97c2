import type { Condition, HealthBrought, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { healthHad } from './low-health.ts';

const brings = oneOf(
  'brings makes leaves puts takes drops reduces pulls drags moves becomes become left drop reduced brought falls fall heal heals restore restores bring',
);
const health = oneOf('dmg damage heal heals health hp');
const cause = 'this|that|it|which';

/**
 * `this brings the target to 3 health or less`, `that makes them Unprotected`, `it drops below half health`: what the damage or healing before
 * it has come to; `this brings them adjacent to you`, of a push or pull. What answers something does not know how things stood before that.
 */
export function brought(cursor: Cursor, context: Context): Condition[] | undefined {
  const { slot, free, anyTurn, instant } = context;
  if ((slot !== 'ability' && slot !== 'default') || free || anyTurn || instant || cursor.lacks(brings))
    return undefined;
  return cursor.try(() => beside(cursor, context)) ?? cursor.try(() => byHealth(cursor, context));
}

function byHealth(cursor: Cursor, context: Context): Condition[] | undefined {
  const { tokens, at } = cursor;
  if (!tokens.slice(0, at).some(({ text }) => health.words.has(text))) return undefined;
  const makes = cursor.takeAny(`${cause} makes|leaves`, 'the? damage makes|leaves', 'the? healing makes|leaves');
  if (makes) {
    const of = whom(cursor, context);
    if (of !== undefined && cursor.take('unprotected')) return [{ is: 'brought', of, to: { unprotected: true } }];
    cursor.at = at;
  }
  const healed = cursor.try(() => toFull(cursor, context));
  if (healed !== undefined) return healed;
  const active = `brings|drops|reduces|takes|puts|leaves`;
  if (cursor.takeAny(`${cause} ${active}`, `the? damage ${active}`, `the? healing ${active}`)) {
    const of = whom(cursor, context);
    const to = of && reached(cursor);
    if (of && to) return [{ is: 'brought', of, to }];
    cursor.at = at;
  }
  const of = whom(cursor, context);
  if (of === undefined) return undefined;
  if (cursor.takeAny('becomes|become unprotected', 'is|are made unprotected'))
    return [{ is: 'brought', of, to: { unprotected: true } }];
  // "If it is left with 2 or less health": however it came to that.
  if (cursor.take('is|are left with|at')) {
    const left = healthHad(cursor);
    return left && [{ ...left, of }];
  }
  if (!cursor.takeAny('drops|drop|falls|fall|goes|go', 'is|are|was|were reduced|brought|dropped')) return undefined;
  const to = reached(cursor);
  return to && [{ is: 'brought', of, to }];
}

/** `this heals them to full`, `that doesn't heal the target to full`, `it doesn't fully heal them`: what the healing before it has come to. */
function toFull(cursor: Cursor, context: Context): Condition[] | undefined {
  const never = cursor.takeAny(
    `${cause} doesn't|didn't fully? heal|restore|bring`,
    `${cause} does|did not fully? heal|restore|bring`,
  );
  if (!never && !cursor.take(`${cause} fully? heals|restores`)) return undefined;
  const isFully = cursor.tokens[cursor.at - 2]?.text === 'fully';
  const of = whom(cursor, context);
  if (of === undefined) return undefined;
  if (!isFully && !cursor.takeAny('to|back full health|hp', 'back? to full')) return undefined;
  return [never ? { is: 'not', of: { is: 'health', of, full: true } } : { is: 'brought', of, to: { full: true } }];
}

/** `the target`, `them`, `you`. */
const whom = (cursor: Cursor, context: Context): Ref | undefined =>
  pronoun(cursor, context)?.ref ?? (cursor.take('them|they|it') ? context.them : undefined);

/** `to 3 health or less`, `below half health`, `at 4 or less health`, `to full health`. */
function reached(cursor: Cursor): HealthBrought | undefined {
  if (cursor.take('to|at')) {
    const had = healthHad(cursor);
    if (had === undefined || had.min !== undefined || had.most) return undefined;
    const { is: _, ...to } = had;
    return to;
  }
  if (cursor.takeAny('below|under half of? its|their|your|his|her? max|maximum|full? health|hp'))
    return { belowHalf: true };
  return cursor.take('below|under # health|hp') && (cursor.numbers[0] ?? 0) > 1
    ? { max: (cursor.numbers[0] ?? 0) - 1 }
    : undefined;
}

/** `this brings the target adjacent to you`: a push or pull that has moved it, and it is there. */
function beside(cursor: Cursor, context: Context): Condition[] | undefined {
  const { them } = context;
  if (them === undefined || them === 'you') return undefined;
  if (!cursor.take(`${cause} brings|puts|moves|pulls|drags|leaves|takes`)) return undefined;
  if (whom(cursor, context) !== them || !cursor.take('adjacent|next')) return undefined;
  if (cursor.before?.text === 'next' && !cursor.sees('to')) return undefined;
  if (cursor.take('to') && pronoun(cursor, context)?.ref !== 'you') return undefined;
  return [
    { is: 'gone', how: 'push', min: 1 },
    { is: 'distance', from: 'you', to: them, range: { max: 1 } },
  ];
}
