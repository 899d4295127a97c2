import { entitiesOf, type GameSet } from '../game-set.ts';

/** The speed that half of the heroes have at least. Without heroes it is 3, the middle of the shipped sets. */
export function middleSpeed(set: GameSet): number {
  const speeds = entitiesOf(set, 'hero').map(({ data }) => data.speed);
  return speeds.sort((a, b) => a - b)[Math.floor(speeds.length / 2)] ?? 3;
}
