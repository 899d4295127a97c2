import type { Entity } from '../../../rules/game-set.ts';
import { inMm } from '../path.ts';
import { millimetresPerInch } from '../units.ts';

/** The outline of an area template in mm, in a box of its own size. A funnel has its tip in the middle of the lower side. */
export interface TemplateOutline {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

type Shape = Entity<'area-template'>['data']['shape'];

export function templateOutline(shape: Shape): TemplateOutline {
  if (shape.kind === 'round') {
    const side = shape.diameter * millimetresPerInch;
    const r = inMm(side / 2);
    return { width: side, height: side, d: `M0 ${r}A${r} ${r} 0 0 1 ${inMm(side)} ${r}A${r} ${r} 0 0 1 0 ${r}Z` };
  }
  const [width, length, bulge] = [shape.width, shape.length, shape.bulge ?? 0].map((side) => side * millimetresPerInch);
  const [wide, high, deep] = [inMm(width!), inMm(length! + bulge!), inMm(bulge!)];
  const far = bulge === 0 ? `L${wide} ${deep}` : `A${inMm(width! / 2)} ${deep} 0 0 1 ${wide} ${deep}`;
  return { width: width!, height: length! + bulge!, d: `M${inMm(width! / 2)} ${high}L0 ${deep}${far}Z` };
}
