import type { GameSet } from '../../rules/game-set.ts';
import { listed } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';

/** Says that sets hold nothing of which a card, a piece or a map is made: the same for every export. */
export function nothingToExport(sets: readonly GameSet[]): CannotRun {
  const names = listed(
    sets.map((set) => set.manifest.name),
    'and',
  );
  const broken = sets.some((set) => set.leftOut.length > 0);
  return new CannotRun(
    'export/empty',
    broken
      ? `There is nothing to export in ${names}: what could become a card, a piece or a map has errors. See them with setwright validate, mend them and export again.`
      : `There is nothing to export in ${names}: nothing there becomes a card, a piece or a map. Add a hero or a map and export again.`,
  );
}
