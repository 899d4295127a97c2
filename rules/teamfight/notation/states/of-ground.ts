import { isOfPiece } from '../../piece-rule.ts';
import type { Place, Rule, Who } from '../../program.ts';
import { ofWhoeverCame } from '../pieces/whoever-is-there.ts';

/**
 * Rules of a kind of ground: "this" is all that is painted with it and each piece of it that lies on the map. What speaks of a side is
 * of whoever laid a piece, and stays so.
 */
export const ofGround = (rules: readonly Rule[], { ref: ground, owners }: Ground): readonly Rule[] =>
  rules.map((rule) => {
    const theirs = owners.length === 0 ? ofWhoComes(rule) : rule;
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

/** `When you enter this, take 1dmg`, of ground that no card lists: "you" is whoever comes there. */
function ofWhoComes(rule: Rule): Rule {
  if (rule.rule !== 'when' || !('who' in rule.trigger) || rule.trigger.who?.side !== 'you') return rule;
  const { trigger } = rule;
  const place = 'place' in trigger ? (trigger.place as Place | undefined) : undefined;
  const { side: _, ...who } = trigger.who as Who;
  if (![place, ...(who.places ?? [])].some((one) => one?.of === 'marker')) return rule;
  const then = ofWhoeverCame(rule.then);
  const asked = rule.if && ofWhoeverCame(rule.if);
  if (then === undefined || (rule.if && asked === undefined)) return rule;
  const { may, ...what } = rule;
  return {
    ...what,
    trigger: { ...trigger, who: { side: 'any', ...who } },
    ...(asked && { if: asked }),
    // A limit is of each that comes there.
    ...((rule.perTurn ?? rule.perRound ?? rule.perGame) !== undefined && { each: true }),
    then: may ? [{ clause: rule.clause, node: 'may', who: 'trigger', then }] : then,
  } as Rule;
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
