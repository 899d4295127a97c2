import type { Shape } from '../../../rules/teamfight/program.ts';
import type { AskedArea } from '../../stores/sight.ts';

/** An area as the rules of Teamfight lay it; undefined for one of another system. */
export function shapeOf({ shape, size, columns, rows, centred = false }: AskedArea): Shape | undefined {
  if (shape === 'rectangle') return columns && rows ? { shape, columns, rows, centred } : undefined;
  return size && (shape === 'burst' || shape === 'line' || shape === 'path') ? { shape, size } : undefined;
}
