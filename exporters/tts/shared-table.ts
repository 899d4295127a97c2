import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { KeptTable } from './base-table.ts';
import type { Half, Layout, Load, Reach } from './layout.ts';
import { turnsOf } from './map-turn.ts';
import { type EncounterPlan, type Mark, type Role, readMark, writeMark } from './mark.ts';
import { bag } from './objects.ts';
import type { BagObject, TableObject } from './save.ts';
import { seatColours } from './seats.ts';
import type { Hub, SetSpot, SystemTable } from './system-table.ts';
import { tables } from './systems.ts';
import { tree } from './tree.ts';

/** The tables of the systems of some sets, each once. */
export const systemsOf = (sets: readonly GameSet[]): SystemTable[] => [
  ...new Set(sets.map(({ manifest }) => tables[manifest.system])),
];

/** Where sets of several systems lie on one table, it is that of the system which needs the most room, then the most seats. */
export function layoutOf(systems: readonly SystemTable[], load: Load, kept: KeptTable | undefined): Layout {
  const ground = kept && (kept.ground ?? 'none');
  const layouts = systems.map((system) => system.layout(load, ground));
  const room = ({ area, hands }: Layout) => area.x * area.z + hands.length / 100;
  return layouts.reduce((best, other) => (room(other) > room(best) ? other : best));
}

/** The field that the buttons of all these systems lay out. */
export function laidBy(systems: readonly SystemTable[], load: Load): Half {
  const fields = systems.map((system) => system.laid(load));
  return { x: Math.max(...fields.map(({ x }) => x)), z: Math.max(...fields.map(({ z }) => z)) };
}

/** What stands on the table once; the first of it bears the names of the sets, and room for the digest. */
export function hubsOf(
  systems: readonly SystemTable[],
  spots: readonly SetSpot[],
  sets: readonly GameSet[],
  named: readonly string[],
): Hub[] {
  const brought = systems.flatMap((system) => system.hub?.(spots, sets) ?? []);
  const hubs = brought.length > 0 ? brought : [{ object: spareBag(), scale: 1, above: 0.5 }];
  return hubs.map((hub, index) => {
    if (index > 0) return hub;
    const mark: Mark = { ...readMark(hub.object.GMNotes)!, sets: named, digest: '' };
    return { ...hub, object: { ...hub.object, GMNotes: writeMark(mark) } };
  });
}

/** An empty bag by which Setwright knows its save again, for tables on which nothing else stands once. */
function spareBag(): BagObject {
  const text = 'Setwright knows its save by this bag: leave it on the table if you want to export onto it again.';
  return bag('randomizer', 'Spare bag', { setwright: 'randomizer' }, [], text, seatColours.Brown);
}

/** Cards in the longest row that the buttons of these objects lay out; Deal lays six on each side. */
export function longestRow(objects: readonly TableObject[]): number {
  const rows = objects.flatMap(({ GMNotes }) => {
    const { intro, encounters = [] } = readMark(GMNotes) ?? {};
    const kinds = ({ enemies }: EncounterPlan) => new Set(enemies.map(({ ref }) => ref)).size;
    return [
      ...(intro ? [intro.red.length, intro.blue.length] : []),
      ...encounters.flatMap((one) => [kinds(one), one.party.length]),
    ];
  });
  return Math.max(6, ...rows);
}

/** Whose cards the buttons lay out. */
const fighters: readonly (Role | undefined)[] = ['hero', 'character', 'enemy'];

/** Size in units of the largest cards of those whom the buttons lay out, a poker card at least. */
export function largestCard(objects: readonly TableObject[]): Reach {
  const cards = [...tree(objects)]
    .filter((object): object is BagObject => fighters.includes(readMark(object.GMNotes)?.setwright))
    .flatMap(({ ContainedObjects: held }) =>
      held.flatMap(({ GMNotes }) => {
        const card = readMark(GMNotes)?.card;
        return card ? [card] : [];
      }),
    );
  const most = (side: 0 | 1, least: number) => Math.max(least, ...cards.map((card) => card[side]));
  return { width: most(0, 2.5), height: most(1, 3.5) };
}

/** Room that the largest maps take as they are laid. */
export function reachOf(sets: readonly GameSet[], cell: number): Reach {
  const maps = sets.flatMap((set) => entitiesOf(set, 'map')).map(({ data }) => data);
  const measured = sets.flatMap((set) => entitiesOf(set, 'battlefield')).map(({ data }) => [data.width, data.depth]);
  const sizes = [
    ...maps.map((map) => (turnsOf(map) % 2 === 0 ? [map.columns, map.rows] : [map.rows, map.columns])),
    ...measured,
  ];
  return {
    width: cell * Math.max(0, ...sizes.map(([across]) => across!)),
    height: cell * Math.max(0, ...sizes.map(([, down]) => down!)),
  };
}
