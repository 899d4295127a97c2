import { createHash } from 'node:crypto';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { languageTag } from '../../rules/in-language.ts';
import type { Faces } from '../face/card.ts';
import type { PictureHashes } from '../list-hash.ts';
import { allot } from './allot.ts';
import { type BaseSave, type KeptTable, keep, placeName } from './base-table.ts';
import { planDeck } from './deck-plan.ts';
import { fitsTable, type Half, type Load, laidHalf, newLayout, ownLayout, type Reach } from './layout.ts';
import { hasSnapPoints, planBoard } from './map-plan.ts';
import { turnsOf } from './map-turn.ts';
import { type Mark, readMark, writeMark } from './mark.ts';
import { rulesTab } from './notebook.ts';
import type { PictureJob } from './picture-job.ts';
import { planPiece, type Workshop } from './piece-plan.ts';
import type { BagObject, Save, Tab, TableObject, TagLabel } from './save.ts';
import { introBlock, type SetPictures, setBag } from './set-bag.ts';
import { arrange, emptyTable, type SetSpot, tagLabels } from './table.ts';
import { marked, tree } from './tree.ts';

/** A set with what is printed of it. */
export interface TableSource {
  readonly set: GameSet;
  readonly faces: Faces;
  /** Whether it is a set of shared words, here only because another set uses it. */
  readonly shared?: boolean;
}

export interface TableOptions {
  /** Size of a map's cell in units of the game, about an inch. */
  readonly cell: number;
  /** Where the game finds a picture file. */
  readonly address: (file: string) => string;
  /** Hashes of the designer's own pictures. */
  readonly pictures: PictureHashes;
  /** The designer's own table, which is kept. */
  readonly base?: BaseSave;
}

/** A save and all that must be painted for it. Nothing is painted or written yet. */
export interface TablePlan {
  readonly save: BaseSave | Save;
  /** The pictures that the save shows, each file once. */
  readonly images: readonly PictureJob[];
  readonly manifest: TableManifest;
}

/** What the save was made of, by which it can be checked. */
interface TableManifest {
  readonly sets: readonly string[];
  /** The sets in their languages, by which a save is told from one of other sets or in another language. */
  readonly named: readonly string[];
  readonly cell: number;
  /** Address in the save of each picture file. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Whether the save stands on a table of the designer's own. */
  readonly ownTable: boolean;
  /** The field within which everything that Setwright places lies. */
  readonly area: Half;
  /** Ids of the objects whose place Setwright chose; the designer moved the others. */
  readonly chosen: ReadonlySet<string>;
  /** Ids of the hand zones of an earlier export that stay: the designer may have changed them. */
  readonly keptHands: ReadonlySet<string>;
  /** Whether a ground lies under everything instead of a table. */
  readonly ground: boolean;
  /** Names of maps that have too many cells for snap points. */
  readonly withoutSnaps: readonly string[];
  /** Size in units of the largest maps, where the default table does not hold them. */
  readonly tooLarge: Reach | undefined;
}

/** Sheet keys leave room for two digits of the slot in a whole number of 32 bits; keys under 100 are left to the game. */
const lowestKey = 100;
const highestKey = 21_000_000;

/** Lays some sets on a new table, or on the one of the designer, and lists the pictures that it shows. */
export function planTable(sources: readonly TableSource[], options: TableOptions): TablePlan {
  const { cell, pictures, base } = options;
  const ids = sources.map(({ set }) => set.id);
  // A save in another language is another save.
  const named = sources.map(({ set }) => `${set.id}${languageTag(set)}`);
  const kept = base && keep(base, ids);
  const faces = sources.map((source) => source.faces);
  const decks = faces.flatMap((own) => own.decks).flatMap((deck) => planDeck(deck, pictures) ?? []);
  const boards = new Map(faces.flatMap((own) => own.boards).map((board) => [board.ref, planBoard(board, pictures)]));
  const pieces = new Map(faces.flatMap((own) => own.pieces).map((piece) => [piece.ref, planPiece(piece, pictures)]));
  const shown: SetPictures = {
    decks: new Map(decks.map((plan) => [plan.deck.ref, plan])),
    boards,
    keys: sheetKeys(
      decks.flatMap((plan) => plan.sheets.map((sheet) => sheet.name)),
      kept,
    ),
  };
  const spots = sources.flatMap(({ set, faces: own }): SetSpot[] => {
    const shop: Workshop = { set, cell, pieces, address: options.address };
    const bag = setBag(shop, own, shown);
    return bag.ContainedObjects.length > 0 ? [{ bag, intro: introBlock(shop) }] : [];
  });
  const reach = reachOf(sources, cell);
  const randomizerMark: Mark = { setwright: 'randomizer', sets: named, digest: '' };
  const load: Load = { reach, row: longestRow(spots), sets: spots.length };
  const layout = kept ? ownLayout(load, kept.ground) : newLayout(load);
  const arranged = arrange(spots, layout, laidHalf(load), writeMark(randomizerMark), {
    objects: kept?.objects ?? [],
    placeOf: (object) => kept?.places.get(placeName(object) ?? ''),
  });
  const own = arranged.objects.filter((object) => !hasHand(kept, object));
  giveIds(own, kept);
  const asked = sources.filter((source) => !source.shared);
  const name = asked
    .map(({ set: { manifest, original } }) => (original ? `${manifest.name} (${manifest.language})` : manifest.name))
    .join(', ');
  const save = signed(kept && base ? merged(base, kept, own, sources) : fresh(name, cell, layout.ground, own, sources));
  const images = imagesOf(own, [
    ...decks.flatMap((plan) => [...plan.sheets.map((sheet) => sheet.faces), plan.back]),
    ...boards.values(),
    ...[...pieces.values()].flatMap(({ front, back }) => [front, ...(back ? [back] : [])]),
  ]);
  const addresses = new Map(images.map((job) => [job.file, options.address(job.file)]));
  const ownTable = base !== undefined;
  const isDefault = base === undefined || base.Table === 'Table_RPG';
  const tooLarge = isDefault && !fitsTable({ ...load, row: 1, sets: 1 }) ? reach : undefined;
  const chosen = new Set([...arranged.chosen].map((object) => object.GUID));
  const withoutSnaps = faces.flatMap((each) => each.boards).filter((board) => !hasSnapPoints(board));
  return {
    save,
    images,
    manifest: {
      ...{ sets: ids, named, cell, addresses, ownTable, tooLarge, chosen },
      area: layout.area,
      keptHands: new Set(kept?.objects.filter(isHand).map(({ GUID }) => GUID)),
      ground: layout.ground,
      withoutSnaps: withoutSnaps.map((board) => board.name),
    },
  };
}

/** Of the planned pictures those that some object shows, each once. */
function imagesOf(objects: readonly TableObject[], jobs: readonly PictureJob[]): PictureJob[] {
  const shown = new Set([...marked(objects)].flatMap(({ mark }) => mark.files?.flat() ?? []));
  return [...new Map(jobs.filter((job) => shown.has(job.file)).map((job) => [job.file, job])).values()];
}

/** Room that the largest maps take as they are laid. */
function reachOf(sources: readonly TableSource[], cell: number): Reach {
  const maps = sources.flatMap(({ set }) => entitiesOf(set, 'map')).map(({ data }) => data);
  const sizes = maps.map((map) => (turnsOf(map) % 2 === 0 ? [map.columns, map.rows] : [map.rows, map.columns]));
  return {
    width: cell * Math.max(0, ...sizes.map(([across]) => across!)),
    height: cell * Math.max(0, ...sizes.map(([, down]) => down!)),
  };
}

function sheetKeys(names: readonly string[], kept: KeptTable | undefined): ReadonlyMap<string, number> {
  const taken = [...tree(kept?.objects ?? [])].flatMap((object) =>
    'CustomDeck' in object ? Object.keys(object.CustomDeck ?? {}).map((key) => Number(key) - lowestKey) : [],
  );
  const keys = allot(names, highestKey - lowestKey, taken);
  return new Map([...keys].map(([name, key]) => [name, key + lowestKey]));
}

const isHand = ({ GMNotes }: TableObject): boolean => readMark(GMNotes)?.setwright === 'hand';

/** A designer's own hand zone of the same seat stays alone. */
function hasHand(kept: KeptTable | undefined, object: TableObject): boolean {
  if (object.Name !== 'HandTrigger') return false;
  return (kept?.objects ?? []).some((other) => other.Name === 'HandTrigger' && other.FogColor === object.FogColor);
}

/** Heroes in the longest row: Deal lays six on each side. */
function longestRow(spots: readonly SetSpot[]): number {
  const intros = spots.flatMap(({ intro }) => readMark(intro?.GMNotes)?.intro ?? []);
  return Math.max(6, ...intros.flatMap(({ red, blue }) => [red.length, blue.length]));
}

/** Turns the lasting names that objects have so far into ids of six hexadecimal digits. */
function giveIds(own: readonly TableObject[], kept: KeptTable | undefined): void {
  const taken = [...tree(kept?.objects ?? [])].map((object) => Number.parseInt(object.GUID, 16));
  const objects = [...tree(own)];
  const ids = allot(
    objects.map((object) => object.GUID),
    0x1000000,
    taken.filter(Number.isInteger),
  );
  for (const object of objects) object.GUID = ids.get(object.GUID)!.toString(16).padStart(6, '0');
}

function fresh(name: string, cell: number, ground: boolean, own: TableObject[], sources: readonly TableSource[]): Save {
  return { ...emptyTable(name, cell, ground), TabStates: withTabs({}, sources), ObjectStates: own };
}

function merged(base: BaseSave, kept: KeptTable, own: TableObject[], sources: readonly TableSource[]): BaseSave {
  const ours = (label: TagLabel | undefined) => tagLabels.some(({ normalized }) => normalized === label?.normalized);
  const labels = (base.ComponentTags?.labels ?? []).filter((label) => !ours(label));
  return {
    ...base,
    TabStates: withTabs(kept.tabs, sources),
    ComponentTags: { ...base.ComponentTags, labels: [...labels, ...tagLabels] },
    ObjectStates: [...kept.objects, ...own],
  };
}

function withTabs(tabs: Save['TabStates'], sources: readonly TableSource[]): Save['TabStates'] {
  const all = { ...tabs };
  let next = Math.max(-1, ...Object.keys(tabs).map(Number).filter(Number.isInteger)) + 1;
  for (const { set } of sources) {
    const tab = rulesTab(set);
    if (!tab) continue;
    all[String(next)] = { ...tab, id: next } satisfies Tab;
    next++;
  }
  return all;
}

/** The save with its digest noted on the randomizer, by which an untouched save of ours is known again. */
function signed<S extends { ObjectStates: TableObject[] }>(save: S): S {
  const bag = save.ObjectStates.find((object) => readMark(object.GMNotes)?.setwright === 'randomizer') as BagObject;
  bag.GMNotes = writeMark({ ...readMark(bag.GMNotes)!, digest: digestOf(save) });
  return save;
}

/** The sets of a save that is exactly as Setwright wrote it; undefined for any other. */
export function setsOfUntouched(save: { ObjectStates: TableObject[] }): readonly string[] | undefined {
  const copy = structuredClone(save);
  const bag = copy.ObjectStates.find((object) => readMark(object.GMNotes)?.setwright === 'randomizer');
  const mark = bag && readMark(bag.GMNotes);
  if (!bag || !mark?.digest) return undefined;
  bag.GMNotes = writeMark({ ...mark, digest: '' });
  return digestOf(copy) === mark.digest ? mark.sets : undefined;
}

function digestOf(save: unknown): string {
  return createHash('sha256').update(JSON.stringify(save)).digest('hex');
}
