import { type Entity, entitiesOf, find, type GameSet } from '../../../rules/game-set.ts';
import { parseCell } from '../../../rules/map-grid.ts';
import { groundOf, indexes } from '../../../rules/thoua/ground.ts';
import type { ThouaEncounter, ThouaMap } from '../../../schemas/types.generated.ts';
import type { EncounterPlan } from '../mark.ts';
import { plainWords } from '../plain-words.ts';

/** What the button of each encounter lays out. One whose map is left out has none. */
export const encounterPlans = (set: GameSet): EncounterPlan[] =>
  entitiesOf(set, 'encounter').flatMap((encounter) => planOf(set, encounter) ?? []);

function planOf(set: GameSet, { ref, data }: Entity<'encounter'>): EncounterPlan | undefined {
  const { name, text = '', party = [], enemies } = data as ThouaEncounter;
  const map = find(set, data.map);
  if (map?.kind !== 'map') return undefined;
  const { deploy } = map.data as ThouaMap;
  const ground = groundOf(set, map.data as ThouaMap);
  const taken = new Set(
    enemies.flatMap(({ at }) => {
      if (at === undefined) return [];
      const { x, y } = parseCell(at);
      return [y * ground.columns + x];
    }),
  );
  const free = (cells: readonly string[] | undefined) =>
    indexes(ground, cells).filter((cell) => !ground.blocked.has(cell) && !ground.unseen.has(cell) && !taken.has(cell));
  const cellOf = (index: number | undefined): readonly [number, number] =>
    index === undefined ? [-1, -1] : [index % ground.columns, Math.floor(index / ground.columns)];
  const start = free(data.partyStart ?? deploy?.red);
  const open = free(deploy?.blue);
  return {
    ...{ ref, name, map: map.ref, text: plainWords(text) },
    enemies: enemies.flatMap(({ enemy, at }) => {
      const found = find(set, enemy);
      if (found?.kind !== 'enemy') return [];
      if (at === undefined) return [{ ref: found.ref, at: cellOf(open.shift()) }];
      const { x, y } = parseCell(at);
      return [{ ref: found.ref, at: [x, y] as const }];
    }),
    start: start.map(cellOf),
    party: party.flatMap((one) => find(set, one)?.ref ?? []),
  };
}
