import { isOfPiece } from '../../piece-rule.ts';
import type { Rule } from '../../program.ts';

/**
 * Rules of a kind of ground: "this" is all that is painted with it and each piece of it that lies on the map. What speaks of a side is
 * of whoever laid a piece, and stays so.
 */
export const ofGround = (rules: readonly Rule[], ground: string): readonly Rule[] =>
  rules.map((rule) => {
    const wide = placed(rule, ground) as Rule;
    return isOfPiece(wide) ? rule : wide;
  });

function placed(part: unknown, ground: string): unknown {
  if (Array.isArray(part)) return part.map((one) => placed(one, ground));
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, placed(value, ground)]));
  if (!isPlace(part) || part.of !== 'marker') return inner;
  const { of: _, range, ...more } = inner;
  return part.range.max === 0 ? { ...more, on: ground } : { ...more, range, of: { marker: ground } };
}

const isPlace = (part: object): part is { readonly of: unknown; readonly range: { readonly max?: number } } =>
  'of' in part && 'range' in part && !('node' in part) && !('is' in part);
