import type { ValyrBattlefield } from '../../schemas/types.generated.ts';

/** As long as the schema allows, in inches. */
const longest = 200;
const edges: ReadonlySet<unknown> = new Set(['top', 'right', 'bottom', 'left']);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const hasNumbers = (value: object, keys: readonly string[]): boolean =>
  keys.every((key) => isNumber((value as Readonly<Record<string, unknown>>)[key]));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isPiece(value: unknown): boolean {
  if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.shape)) return false;
  const { shape } = value;
  if (shape.kind === 'circle') return hasNumbers(shape, ['x', 'y', 'radius']);
  if (shape.kind === 'rectangle') return hasNumbers(shape, ['x', 'y', 'width', 'depth']);
  const { points } = shape;
  return (
    shape.kind === 'polygon' &&
    Array.isArray(points) &&
    points.length > 2 &&
    points.every((point) => isObject(point) && hasNumbers(point, ['x', 'y']))
  );
}

const isStart = (value: unknown): boolean =>
  isObject(value) && edges.has(value.edge) && hasNumbers(value, ['from', 'to']);

const isListOf = (value: unknown, isOne: (entry: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isOne));

/** A battlefield that can be drawn, whatever else is wrong with it: on its table that is mended. */
export function paintableField(value: unknown): ValyrBattlefield | undefined {
  const isLength = (length: unknown) => isNumber(length) && length > 0 && length <= longest;
  const isSound =
    isObject(value) &&
    isLength(value.width) &&
    isLength(value.depth) &&
    isListOf(value.terrain, isPiece) &&
    isListOf(value.starts, isStart);
  return isSound ? (value as unknown as ValyrBattlefield) : undefined;
}
