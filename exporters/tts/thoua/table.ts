import { type Entity, entitiesOf, find, type GameSet } from '../../../rules/game-set.ts';
import { parseCells } from '../../../rules/map-grid.ts';
import { isObstacle } from '../../../rules/thoua/ground.ts';
import { optionsOf } from '../../../rules/thoua/options.ts';
import { programsOf } from '../../../rules/thoua/readings.ts';
import { dieSides } from '../../../rules/thoua/types.ts';
import type { Terrain, ThouaMap } from '../../../schemas/types.generated.ts';
import type { Faces } from '../../face/card.ts';
import { initiativeTrack, startSpace } from '../../face/thoua/mats.ts';
import type { OnMap } from '../map-plan.ts';
import { matPicture, matTile } from '../mat.ts';
import { bag, block, endlessBag, plainDie, tile, transform } from '../objects.ts';
import { pictureJob, single } from '../picture-job.ts';
import { flatPiece, pieceObject, type Workshop } from '../piece-plan.ts';
import type { BlockObject, TableObject } from '../save.ts';
import { seatColours } from '../seats.ts';
import { colourOfSet, deckOf, mapsOf } from '../set-bag.ts';
import type { SetPictures, SystemTable } from '../system-table.ts';
import { encounterPlans } from './encounters.ts';
import { characterBag, enemyBag } from './fighters.ts';
import { laidHalf, layout } from './layout.ts';
import encounterScript from './lua/encounter.ts';
import trackScript from './lua/track.ts';

/** A party against enemies: a bag for each of them, and a button for each encounter beside the bag of a set. */
export const thouaTable: SystemTable = {
  players: [2, 5],
  laid: laidHalf,
  layout,
  pictures: (set, _, hashes) => {
    const start = single(startSpace(set), startPixels, startPixels, false);
    return [
      ...(hasFighters(set) ? [matPicture(trackStem(set), initiativeTrack(set), hashes)] : []),
      pictureJob('marker', startStem(set), startStem(set), start, hashes),
    ];
  },
  contents: (shop, faces, pictures) => {
    const { set } = shop;
    const programs = programsOf([set]);
    const decks = faces.decks.flatMap((deck) => deckOf(shop, pictures, deck.ref) ?? []);
    const enemies = entitiesOf(set, 'enemy').map((enemy) => enemyBag(shop, pictures, enemy));
    const mark = { setwright: 'supply', set: set.id } as const;
    return [
      ...entitiesOf(set, 'character').map((one) => characterBag(shop, pictures, one, programs)),
      ...(enemies.length > 0 ? [bag(`${set.id}#enemies`, 'Enemies', mark, enemies)] : []),
      ...mapsOf(shop, faces, pictures, (map) => obstaclesOn(set, map)),
      ...decks,
      ...tokens(shop, faces),
      ...(hasFighters(set) ? [dice(shop), ...track(shop, pictures), ...start(shop, pictures)] : []),
    ];
  },
  button: encounterBlock,
  scripts: [encounterScript, trackScript],
};

const hasFighters = (set: GameSet): boolean =>
  set.entities.some(({ kind }) => kind === 'character' || kind === 'enemy');

/** Each cell of terrain that fills it with an obstacle: what abilities destroy can be taken away. */
const obstaclesOn = (set: GameSet, { data }: Entity<'map'>): OnMap[] =>
  ((data as ThouaMap).terrain ?? []).flatMap(({ kind, cells }) => {
    const terrain = find(set, kind);
    if (terrain?.kind !== 'terrain' || !isObstacle(terrain.data as Terrain)) return [];
    return parseCells(cells)
      .filter(({ x, y }) => x < data.columns && y < data.rows)
      .map((cell) => ({ kind: terrain.ref, at: `${cell.x},${cell.y}` }));
  });

/** As many of each condition, and of each obstacle that abilities make, as are wanted. */
function tokens(shop: Workshop, faces: Faces): TableObject[] {
  const { set } = shop;
  const key = `${set.id}#tokens`;
  const conditions = faces.pieces.filter(({ ref }) => ref.startsWith(`${set.id}/_token-`));
  const made = [
    ...conditions.flatMap(({ ref }) => flatPiece(shop, `${key}#${ref}`, ref) ?? []),
    ...entitiesOf(set, 'terrain')
      .filter(({ data }) => isObstacle(data as Terrain))
      .flatMap(({ ref }) => pieceObject(shop, `${key}#${ref}`, ref) ?? []),
  ];
  if (made.length === 0) return [];
  const supply = { setwright: 'supply', set: set.id } as const;
  const bags = made.map((one) => endlessBag(`${one.GUID}#bag`, supply, one));
  return [bag(`${key}#all`, 'Conditions and obstacles', { ...supply, beside: true }, bags)];
}

/** All dice that are ever rolled, each as often as is wanted, in the colours by which players know them apart. */
function dice({ set }: Workshop): TableObject {
  const mark = { setwright: 'die', set: set.id } as const;
  const supply = { setwright: 'supply', set: set.id } as const;
  const bags = dieSides.map((sides, index) => {
    const colour = (['yellow', 'white', 'green', 'blue', 'red'] as const)[index]!;
    return endlessBag(`${set.id}#d${sides}#bag`, supply, plainDie(`${set.id}#d${sides}`, mark, sides, colour));
  });
  return bag(`${set.id}#dice`, 'Dice', { ...supply, beside: true }, bags, '', seatColours.Red);
}

const trackStem = ({ id }: GameSet) => `${id}-initiative-mat`;

/** The order of turns: the mat, and what points at whose turn it is. */
function track({ set, address }: Workshop, { own }: SetPictures): TableObject[] {
  const picture = own.get(trackStem(set));
  if (!picture) return [];
  const mark = { setwright: 'track', set: set.id, tie: optionsOf(set).initiativeTie, files: [[picture.file]] } as const;
  const mat = matTile(`${set.id}#track`, 'Initiative', mark, initiativeTrack(set), address(picture.file), ['slots']);
  const turn = block(`${set.id}#turn`, 'Turn', { setwright: 'turn', set: set.id }, '', seatColours.Red, '');
  return [
    { ...mat, LuaScript: trackScript },
    { ...turn, Transform: transform({}, { x: 0.35, y: 0.35, z: 0.35 }) },
  ];
}

const startStem = ({ id }: GameSet) => `${id}-start-marker`;
const startPixels = 300;

/** What marks a space on which the party may start, for sets that have encounters. */
function start({ set, cell, address }: Workshop, { own }: SetPictures): TableObject[] {
  const picture = own.get(startStem(set));
  if (!picture || entitiesOf(set, 'encounter').length === 0) return [];
  const mark = { setwright: 'start', set: set.id, files: [[picture.file]] } as const;
  return [tile(`${set.id}#start`, 'Start of the party', mark, '', 'box', { front: address(picture.file) }, cell / 2)];
}

/** The block with the buttons of the encounters, for a set that has any. */
function encounterBlock({ set, cell }: Workshop): BlockObject | undefined {
  const encounters = encounterPlans(set);
  if (encounters.length === 0) return undefined;
  const text =
    'Lays out an encounter: its map with obstacles, the enemies, the order of turns, and where the party starts.';
  const mark = { setwright: 'encounters', set: set.id, encounters, cell } as const;
  return block(
    `${set.id}#encounters`,
    `${set.manifest.name}: encounters`,
    mark,
    text,
    colourOfSet(set),
    encounterScript,
  );
}
