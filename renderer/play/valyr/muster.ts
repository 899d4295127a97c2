import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { musterOf } from '../../../rules/valyr/army.ts';

/** The battlefields that at least two can play on. */
export const fieldsOf = (set: GameSet | undefined): Entity<'battlefield'>[] =>
  set ? entitiesOf(set, 'battlefield').filter(({ data }) => (data.starts?.length ?? 0) >= 2) : [];

/** The armies that have units. */
export const armiesOf = (set: GameSet | undefined): Entity<'army'>[] =>
  set ? entitiesOf(set, 'army').filter(({ data }) => musterOf(set, data).length > 0) : [];
