import type { Means, Rule, Shape } from '../../program.ts';
import type { Context } from '../context.ts';
import { area } from '../nouns/area-head.ts';
import type { About } from '../states/predicate.ts';

/** `is 3x3`, `has infinite line`, `hits burst 2 instead of burst 1`: the one area that an ability of one's own card lays is another of its kind. */
export function reshaped(
  { cursor, context, clause, who }: About,
  means: Means,
  has: boolean,
): Extract<Rule, { rule: 'reshape' }> | undefined {
  const { named } = means;
  if (named === undefined || who.side !== 'you') return undefined;
  return cursor.try(() => {
    if (!cursor.takeAny('is|becomes|has|gets|hits|covers|affects a|an?') && !has) return undefined;
    const drawn = area(cursor);
    if (drawn === undefined || (drawn.shape === 'rectangle' && drawn.centred)) return undefined;
    const shape = asPrinted(drawn, context, named);
    if (shape === undefined) return undefined;
    if (cursor.take('instead') && cursor.take('of') && area(cursor) === undefined) return undefined;
    return cursor.done || cursor.sees(',|and|until') ? { clause, rule: 'reshape', who, means, shape } : undefined;
  });
}

const drawing = /\b(?:\d+\s*x\s*\d+|burst\s+\d+|path\s+\d+|line)\b/gi;

/** The shape as the ability draws it by its own text, where it draws one only and of that kind. */
function asPrinted(shape: Shape, { words, bearer }: Context, named: string): Shape | undefined {
  const own = words.all.filter(
    (one) => one.kind === 'ability' && one.ref === bearer && one.name.toLowerCase() === named,
  );
  const text = own.length === 1 ? (own[0]?.text ?? '') : '';
  const [first, ...more] = text.match(drawing) ?? [];
  if (first === undefined || more.length > 0 || /\b(?:pointing|wide|straight)\b/i.test(text)) return undefined;
  const kind = /^(burst|path|line)/i.exec(first)?.[1]?.toLowerCase() ?? 'rectangle';
  if (kind !== shape.shape) return undefined;
  if (shape.shape !== 'rectangle' || !/\bcent(?:ered|red)\b/i.test(text)) return shape;
  return { ...shape, centred: true };
}
