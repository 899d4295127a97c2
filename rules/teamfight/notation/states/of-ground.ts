import { isOfPiece } from '../../piece-rule.ts';
import type { Rule } from '../../program.ts';
import { ofComer, toComer } from '../pieces/whoever-comes.ts';

/**
 * Rules of a kind of ground: "this" is all that is painted with it and each piece of it that lies on the map. What speaks of a side is
 * of whoever laid a piece, and stays so.
 */
export const ofGround = (rules: readonly Rule[], { ref: ground, owners }: Ground): readonly Rule[] =>
  rules.map((rule) => {
    // Of ground that no card lists "you" is whoever comes there.
    const theirs = owners.length === 0 ? (ofComer(rule) ?? toComer(rule) ?? rule) : rule;
    const wide = everywhere(placed(theirs, ground) as Rule, ground);
    return isOfPiece(wide) ? rule : wide;
  });

/** `Units cannot stop here`: on all of it, where no side is meant. */
const everywhere = (rule: Rule, ground: string): Rule =>
  rule.rule === 'blocks' && rule.range === undefined && rule.way === undefined && !isOfPiece({ ...rule, ground })
    ? { ...rule, ground }
    : rule;

/** A kind of ground, and the cards that list it as their own. */
interface Ground {
  readonly ref: string;
  readonly owners: readonly string[];
}

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
