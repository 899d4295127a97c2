import type { TableSystem } from '../table/shape.ts';
import { kindFiles, shapeOf } from './card-shape.ts';
import { framed, widened } from './widen.ts';

/** Any cards, by the fields of their kinds, and pieces. */
export const table: TableSystem = {
  shapeOf: (files, read) => shapeOf(kindFiles(files, read), files, read),
  widened,
  framed,
};
