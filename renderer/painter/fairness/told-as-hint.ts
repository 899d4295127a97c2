/** Problems of a map that the hints beside it tell too, and show on it. */
const codes: ReadonlySet<string> = new Set(['map/zone-too-small', 'map/zones-overlap', 'map/point-unreachable']);

export const isToldAsHint = (code: string): boolean => codes.has(code);
