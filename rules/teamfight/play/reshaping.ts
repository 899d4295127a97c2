import type { Node, Shape } from '../program.ts';
import { amount } from './condition.ts';
import { isByMeans } from './means.ts';
import type { Look, Self } from './play.ts';
import { eachStanding, touches } from './standing.ts';
import { isUnit } from './who.ts';

type Area = Extract<Node, { node: 'area' }>;

/** Areas of another form, by the node that they stand for: whoever compares nodes finds the same one again. */
const kept = new WeakMap<Area, Map<Shape, Area>>();

/** An area as the ability of `self` lays it now: "Ember Fan is 3x3", "burst 1 + 1 per Coin". */
export function reshaped(look: Look, printed: Area, self: Self): Area {
  const node = ofOtherForm(look, printed, self);
  if (node.more === undefined) return node;
  const by = amount(look, node.more, self);
  const { shape } = node;
  if (by <= 0 || !('size' in shape) || shape.size === undefined) return node;
  return withShape(node, larger(shape, by));
}

type Sized = Extract<Shape, { size?: number }>;

const grown = new WeakMap<Shape, Map<number, Shape>>();

/** The same form each time it is asked for. */
function larger(shape: Sized, by: number): Shape {
  const known = grown.get(shape) ?? new Map<number, Shape>();
  grown.set(shape, known);
  const found = known.get(by) ?? ({ ...shape, size: (shape.size ?? 0) + by } as Shape);
  known.set(by, found);
  return found;
}

function ofOtherForm(look: Look, node: Area, { unit, ability = -1 }: Self): Area {
  if (unit < 0 || ability < 0 || !touches(look.game, 'reshape')) return node;
  let shape: Shape | undefined;
  eachStanding(look, 'reshape', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'reshape' || !isUnit(look, unit, rule.who, self)) continue;
      if (isByMeans(look, rule.means, unit, ability)) ({ shape } = rule);
    }
  });
  return shape === undefined ? node : withShape(node, shape);
}

function withShape(node: Area, shape: Shape): Area {
  const known = kept.get(node) ?? new Map<Shape, Area>();
  kept.set(node, known);
  const found = known.get(shape) ?? { ...node, shape };
  known.set(shape, found);
  return found;
}
