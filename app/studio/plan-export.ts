import type { Deck, Faces } from '../../exporters/face/card.ts';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { turned } from '../../exporters/face/paper-size.ts';
import { profiles } from '../../exporters/face/print-profiles.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { trimLine } from '../../exporters/face/trim-line.ts';
import { PlannedPages } from '../../exporters/pdf/planned-pages.ts';
import type { PictureFile } from '../../exporters/pictures.ts';
import { mmPerInch } from '../../exporters/png/raster.ts';
import { tilesetFace } from '../../exporters/tmj/tiles.ts';
import { planTable } from '../../exporters/tts/plan.ts';
import type { GameSet } from '../../rules/game-set.ts';
import { languageTag } from '../../rules/in-language.ts';
import { listed } from '../../schemas/words.ts';
import type { ExportPlan, PlannedFace, PlannedSheet } from '../contract/export-plan.ts';
import type { ExportChoices } from '../contract/studio.ts';
import { nothingToExport } from './export-empty.ts';
import { shopDpi } from './export-png.ts';
import { noMaps, tiledMapsOf } from './export-tmj.ts';
import { sourcesOf } from './export-tts.ts';
import type { OpenSet } from './open-sets.ts';
import { paperOf } from './paper-of.ts';
import { shotsFor } from './png-shots.ts';
import { checkedFor, refuseForm } from './profile-of.ts';
import { openSetsIn } from './sets-in.ts';

/** Which set would go out as what. */
type PlanOrder = { readonly folder: string; readonly shown?: string } & ExportChoices;

/** What is to be planned. */
export interface PlanTask {
  readonly order: PlanOrder;
  /** The settings folder, where printers and printed copies are remembered. */
  readonly settings: string;
}

/** Sheets that are planned in detail: more than a person looks through. */
const mostSheets = 300;

/** What an export of the set, as it lies on the disk, would bring out. */
export async function planExport({ order, settings }: PlanTask): Promise<ExportPlan> {
  const languages = (order.kind === 'tmj' ? undefined : order.options.languages) ?? [undefined];
  const named = new FaceKeys();
  const plans: Sheets[] = [];
  const without: string[] = [];
  const told: string[] = [];
  for (const language of languages) {
    const sets = await openSetsIn([order.folder], language);
    const [first] = sets.opened;
    if (!first) throw new Error('A folder that was asked for is opened or refused.');
    const plan = await sheetsOf(first, sets.opened, order, settings);
    plans.push(plan);
    told.push(...sets.told);
    without.push(...(plan.without ?? []), ...withoutOf(first.set, plan.faces));
    // The window has its faces in one language, and its maps in all their colours only.
    const lowInk = (order.kind === 'pdf' || order.kind === 'png') && order.options.lowInk;
    if (order.shown === (first.set.original && first.set.manifest.language))
      for (const [set, own] of plan.faces) named.add(set, lowInk ? { ...own, boards: [] } : own);
  }
  const sheets = plans.flatMap((plan) => plan.sheets);
  const [{ beside } = { beside: undefined }] = plans;
  const checked = [...new Set(plans.flatMap((plan) => plan.checked ?? []))];
  const planned = sheets.slice(0, mostSheets).map(
    ({ faces: places, ...sheet }): PlannedSheet => ({
      ...sheet,
      faces: places.map(({ list, ...place }) => ({ ...place, ...named.of(list) })),
    }),
  );
  return {
    sheets: planned,
    total: sheets.length,
    lists: [...named.strangers],
    without: [...new Set(without)],
    told: [...new Set(told)],
    ...(beside && { beside }),
    ...(checked.length > 0 && { checked }),
  };
}

/** A sheet with the lists that lie on it. */
type Laid = Omit<PlannedSheet, 'faces'> & {
  readonly faces: readonly (Omit<PlannedFace, 'face' | 'back'> & { readonly list: DisplayList })[];
};
type Made = readonly (readonly [GameSet, Faces])[];

interface Sheets extends Pick<ExportPlan, 'beside' | 'checked'> {
  readonly faces: Made;
  readonly sheets: readonly Laid[];
  /** What of the faces is not in it, in sentences. */
  readonly without?: readonly string[];
}

async function sheetsOf(
  { set, pictures }: OpenSet,
  opened: readonly OpenSet[],
  order: PlanOrder,
  settings: string,
): Promise<Sheets> {
  if (order.kind === 'pdf') {
    const { faces, lay, beside, without, checked } = await paperOf(opened, { ...order.options, settings });
    const pages = new PlannedPages();
    await lay(pages);
    const sheets = pages.all.map(
      ({ faces: laid, ...page }): Laid => ({
        ...page,
        faces: laid.map(({ scale = 1, ...place }) => ({ ...place, scale })),
      }),
    );
    return { faces: faces.map((own) => [set, own] as const), sheets, beside: beside(), without, checked };
  }
  if (order.kind === 'tts') {
    const files = new Map<string, PictureFile>(opened.flatMap((one) => [...one.pictures]));
    const sources = sourcesOf([set]).map((source) => ({
      ...source,
      faces: faceMakers[source.set.manifest.system](source.set, files),
    }));
    const { images } = planTable(sources, { cell: order.options.cell, address: (file) => file, pictures: files });
    if (images.length === 0) throw nothingToExport([set]);
    const sheets = images.map(
      ({ name, width, height, cells }): Laid => ({
        ...{ name, width, height, ops: [] },
        faces: cells.map(({ x, y, width: across, list, turn }) => ({
          ...{ list, x, y, scale: across / (turn === undefined ? list.width : list.height) },
          ...(turn !== undefined && { turn }),
          show: { x: 0, y: 0, w: list.width, h: list.height },
        })),
      }),
    );
    return { faces: sources.map((source) => [source.set, source.faces] as const), sheets };
  }
  if (order.kind === 'tmj') {
    const plain = faceMakers[set.manifest.system](set, pictures);
    return { faces: [[set, plain]], sheets: tiledSheets({ set, pictures }, opened, plain) };
  }
  const { lowInk, profile } = order.options;
  if (profile !== undefined) refuseForm(profile, 'png');
  const { bleed, dpi } = profile === undefined ? order.options : { bleed: true, dpi: shopDpi };
  const faces = faceMakers[set.manifest.system](set, pictures, undefined, lowInk ? 'low' : 'full');
  // With its bleed a face is shown whole; without, round pieces are cut out.
  const shots = shotsFor(`${set.id}${languageTag(set)}`, faces, { bleed: true, profile });
  if (shots.length === 0) throw nothingToExport([set]);
  const round = new Set(faces.pieces.flatMap(({ kind, front, back }) => (kind === 'token' ? [front, back] : [])));
  const sheets = shots.map(({ path, list, turn }): Laid => {
    const [out, scale] = [bleed ? list.bleed : 0, dpi / mmPerInch];
    const show = { x: -out, y: -out, w: list.width + 2 * out, h: list.height + 2 * out };
    const whole = { width: show.w, height: show.h };
    const size = turn === undefined ? whole : turned(whole);
    return {
      name: path,
      width: size.width * scale,
      height: size.height * scale,
      ops: profile !== undefined && out > 0 ? trimLine(size, out, scale) : [],
      faces: [
        {
          ...{ list, x: out * scale, y: out * scale, scale, show },
          ...(turn !== undefined && { turn }),
          ...(!bleed && round.has(list) && { round: show.w / 2 }),
        },
      ],
    };
  });
  if (profile === undefined) return { faces: [[set, faces]], sheets };
  const checked = [...(await checkedFor(profile, faces.decks, pictures)), ...profiles[profile].lacks];
  return { faces: [[set, faces]], sheets, checked };
}

/** Each map as it looks, which Tiled shows with its tiles, and the picture of those. */
function tiledSheets(source: Pick<OpenSet, 'set' | 'pictures'>, opened: readonly OpenSet[], { boards }: Faces): Laid[] {
  const maps = tiledMapsOf(source);
  if (maps.length === 0) throw noMaps(opened);
  const whole = (name: string, list: DisplayList): Laid => ({
    ...{ name, width: list.width, height: list.height, ops: [] },
    faces: [{ list, x: 0, y: 0, scale: 1, show: { x: 0, y: 0, w: list.width, h: list.height } }],
  });
  return maps.flatMap(({ map, tiles, folder, file, tileset }) => {
    const board = boards.find(({ ref }) => ref === map.ref);
    const tiled = whole(`${folder}/${tileset}`, tilesetFace(tiles));
    return board ? [whole(`${folder}/${file}`, board.list), tiled] : [tiled];
  });
}

/** What the window calls each face. */
class FaceKeys {
  readonly #known = new Map<DisplayList, { readonly face: string; readonly back: boolean }>();
  /** Lists that the window does not have, by the keys that they were given. */
  readonly strangers = new Map<string, DisplayList>();

  add(set: GameSet, { decks, pieces, boards }: Faces): void {
    // What has a deck of its own is one line of the window's list.
    const owners = new Set(set.entities.map(({ ref }) => ref));
    const keyOf = (deck: Deck, index: number, ref: string) => (owners.has(deck.ref) ? `${deck.ref}#${index}` : ref);
    for (const deck of decks)
      for (const [index, { ref, front, back }] of deck.cards.entries())
        this.#face(keyOf(deck, index, ref), front, back);
    for (const { ref, kind, front, back } of pieces) if (kind !== 'standee') this.#face(ref, front, back);
    for (const { ref, list } of boards) this.#face(ref, list);
  }

  of(list: DisplayList): { readonly face: string; readonly back: boolean } {
    let key = this.#known.get(list);
    if (!key) {
      key = { face: `${this.strangers.size}`, back: false };
      this.strangers.set(key.face, list);
      this.#known.set(list, key);
    }
    return key;
  }

  #face(face: string, front: DisplayList, back?: DisplayList): void {
    if (!this.#known.has(front)) this.#known.set(front, { face, back: false });
    if (back && !this.#known.has(back)) this.#known.set(back, { face, back: true });
  }
}

/** Names that a sentence lists before it only counts. */
const mostNames = 8;

function withoutOf({ leftOut }: GameSet, made: Made): string[] {
  const none = made.flatMap(([, { decks, pieces }]) => [
    ...decks.flatMap(({ cards }) => cards.filter(({ copies }) => copies === 0)),
    ...pieces.filter(({ copies, kind }) => copies === 0 && kind !== 'standee'),
  ]);
  const names = (things: readonly { readonly name: string }[]) =>
    listed([...new Set(things.map(({ name }) => name))], 'and', mostNames);
  return [
    ...(leftOut.length > 0 ? [`Left out because of errors: ${names(leftOut)}.`] : []),
    ...(none.length > 0 ? [`Without copies: ${names(none)}.`] : []),
  ];
}
