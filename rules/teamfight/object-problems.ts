import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { entitiesOf, type GameSet } from '../game-set.ts';
import { withOwnPieces } from './own-pieces.ts';

/** Markers with health that are no objects: nothing can target or damage them (T-171), so that the health would never be lost. */
export function objectProblems(set: GameSet): Problem[] {
  const markers = entitiesOf(set, 'marker').filter(({ data }) => data.health !== undefined && data.object !== true);
  if (markers.length === 0) return [];
  // A map may tell of it that it is one.
  const played = new Map(withOwnPieces(set).map((entity) => [entity.ref, entity]));
  return markers.flatMap(({ ref, file, data }) => {
    const whole = played.get(ref)?.data;
    if (whole && 'object' in whole && whole.object) return [];
    const sentence = `${data.health} health is never lost, as only an object can be damaged; add "object": true, or take the health out.`;
    return [problemAt('warning', 'marker/no-object', file, data, '/health', sentence)];
  });
}
