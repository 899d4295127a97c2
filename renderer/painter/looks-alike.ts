import deepEqual from 'fast-deep-equal/es6';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import type { usePainter } from '../stores/painter.ts';
import { hoverOf } from './hover.ts';

type Painter = ReturnType<typeof usePainter.getState>;

const drawn = ['draft', 'symmetry', 'selection', 'cursor', 'tool'] as const satisfies readonly (keyof Painter)[];

/** Whether nothing else would be drawn above a map: the pointer may go on in the same cell, or along the same edge. */
export const looksAlike = (a: Painter, b: Painter, painting: Painting): boolean =>
  drawn.every((key) => a[key] === b[key]) &&
  (a.draft !== undefined || deepEqual(hoverOf(a, painting), hoverOf(b, painting)));
