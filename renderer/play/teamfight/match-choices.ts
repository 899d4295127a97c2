import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';

/** Maps that both sides can be deployed on. */
export const playableMaps = (set: GameSet | undefined) =>
  set
    ? entitiesOf(set, 'map').filter(
        ({ data: { deploy } }) => (deploy?.red?.length ?? 0) > 0 && (deploy?.blue?.length ?? 0) > 0,
      )
    : [];

export const firstMap = (set: GameSet | undefined): string | undefined => playableMaps(set)[0]?.ref;
