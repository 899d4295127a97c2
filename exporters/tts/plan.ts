import type { GameSet } from '../../rules/game-set.ts';
import { languageTag } from '../../rules/in-language.ts';
import type { Faces } from '../face/card.ts';
import type { PictureHashes } from '../list-hash.ts';
import { allot } from './allot.ts';
import { type BaseSave, type KeptTable, keep, placeName } from './base-table.ts';
import { planDeck } from './deck-plan.ts';
import type { Half, Load, Reach } from './layout.ts';
import { hasSnapPoints, planBoard } from './map-plan.ts';
import { readMark } from './mark.ts';
import { rulesTab } from './notebook.ts';
import type { PictureJob } from './picture-job.ts';
import { planPiece, type Workshop } from './piece-plan.ts';
import type { Save, Tab, TableObject, TagLabel } from './save.ts';
import { setBag } from './set-bag.ts';
import { hubsOf, laidBy, largestCard, layoutOf, longestRow, reachOf, systemsOf } from './shared-table.ts';
import { signed } from './signed.ts';
import type { SetPictures, SetSpot } from './system-table.ts';
import { tables } from './systems.ts';
import { arrange, emptyTable, tagLabels } from './table.ts';
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
  /** Who plays at this table: how many hands it has at least. */
  readonly seats: number;
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
  const sets = sources.map(({ set }) => set);
  const ids = sets.map(({ id }) => id);
  // A save in another language is another save.
  const named = sources.map(({ set }) => `${set.id}${languageTag(set)}`);
  const kept = base && keep(base, ids);
  const faces = sources.map((source) => source.faces);
  const decks = faces.flatMap((own) => own.decks).flatMap((deck) => planDeck(deck, pictures) ?? []);
  const boards = new Map(faces.flatMap((own) => own.boards).map((board) => [board.ref, planBoard(board, pictures)]));
  const pieces = new Map(faces.flatMap((own) => own.pieces).map((piece) => [piece.ref, planPiece(piece, pictures)]));
  const own = sources.flatMap(({ set, faces }) => tables[set.manifest.system].pictures?.(set, faces, pictures) ?? []);
  const shown: SetPictures = {
    decks: new Map(decks.map((plan) => [plan.deck.ref, plan])),
    boards,
    own: new Map(own.map((job) => [job.name, job])),
    keys: sheetKeys(
      decks.flatMap((plan) => plan.sheets.map((sheet) => sheet.name)),
      kept,
    ),
  };
  const spots = sources.flatMap(({ set, faces }): SetSpot[] => {
    const shop: Workshop = { set, cell, pieces, address: options.address };
    const { contents, button } = tables[set.manifest.system];
    const bag = setBag(shop, contents(shop, faces, shown));
    return bag.ContainedObjects.length > 0 ? [{ bag, button: button?.(shop) }] : [];
  });
  const reach = reachOf(sets, cell);
  const card = largestCard(spots.map(({ bag }) => bag));
  const load: Load = {
    reach,
    row: longestRow(spots.flatMap(({ button: own }) => own ?? [])),
    card,
    sets: spots.length,
  };
  const systems = systemsOf(sets);
  const layout = layoutOf(systems, load, kept);
  const arranged = arrange(spots, hubsOf(systems, spots, sets, named), layout, laidBy(systems, load), {
    objects: kept?.objects ?? [],
    placeOf: (object) => kept?.places.get(placeName(object) ?? ''),
  });
  const ours = arranged.objects.filter((object) => !hasHand(kept, object));
  giveIds(ours, kept);
  const asked = sources.filter((source) => !source.shared);
  const name = asked
    .map(({ set: { manifest, original } }) => (original ? `${manifest.name} (${manifest.language})` : manifest.name))
    .join(', ');
  const players = [systems.map(({ players: [least] }) => least), systems.map(({ players: [, most] }) => most)] as const;
  const fresh = (): Save => ({
    ...emptyTable(name, cell, layout.ground, [Math.min(...players[0]), Math.max(...players[1])]),
    TabStates: withTabs({}, sources),
    ObjectStates: ours,
  });
  const save = signed(kept && base ? merged(base, kept, ours, sources) : fresh());
  const images = imagesOf(ours, [
    ...decks.flatMap((plan) => [...plan.sheets.map((sheet) => sheet.faces), plan.back]),
    ...boards.values(),
    ...[...pieces.values()].flatMap(({ front, back, base }) => [front, back, base].filter((job) => job !== undefined)),
    ...own,
  ]);
  const addresses = new Map(images.map((job) => [job.file, options.address(job.file)]));
  const ownTable = base !== undefined;
  const isDefault = base === undefined || base.Table === 'Table_RPG';
  const tooLarge = isDefault && layoutOf(systems, { ...load, row: 1, sets: 1 }, undefined).ground ? reach : undefined;
  const chosen = new Set([...arranged.chosen].map((object) => object.GUID));
  const withoutSnaps = faces.flatMap((each) => each.boards).filter((board) => !hasSnapPoints(board));
  return {
    save,
    images,
    manifest: {
      ...{ sets: ids, named, cell, addresses, ownTable, tooLarge, chosen },
      area: layout.area,
      seats: layout.hands.length,
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
