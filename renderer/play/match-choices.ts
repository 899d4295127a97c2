import { entitiesOf, type GameSet } from '../../rules/game-set.ts';

/** Maps that both sides can be deployed on. */
export const playableMaps = (set: GameSet | undefined) =>
  set
    ? entitiesOf(set, 'map').filter(
        ({ data: { deploy } }) => (deploy?.red?.length ?? 0) > 0 && (deploy?.blue?.length ?? 0) > 0,
      )
    : [];

export const firstMap = (set: GameSet | undefined): string | undefined => playableMaps(set)[0]?.ref;

/** A seed that nobody has chosen: short enough to be said aloud. */
export const newSeed = (): number => Math.floor(Math.random() * 10_000);
