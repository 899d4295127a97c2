import type { Deck, Faces } from '../../exporters/face/card.ts';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { PlannedPages } from '../../exporters/pdf/planned-pages.ts';
import type { PictureFile } from '../../exporters/pictures.ts';
import { mmPerInch } from '../../exporters/png/raster.ts';
import { planTable } from '../../exporters/tts/plan.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { listed } from '../../schemas/words.ts';
import type { ExportPlan, PlannedFace, PlannedSheet } from '../contract/export-plan.ts';
import type { ExportChoices } from '../contract/studio.ts';
import { nothingToExport } from './export-empty.ts';
import { paperOf } from './export-pdf.ts';
import { sourcesOf } from './export-tts.ts';
import { type OpenSet, openSets } from './open-sets.ts';
import { shotsOf } from './png-shots.ts';

/** Which set would go out as what. */
export type PlanOrder = { readonly folder: string } & ExportChoices;

/** Sheets that are planned in detail: more than a person looks through. */
const mostSheets = 300;

/** What an export of the set, as it lies on the disk, would bring out. */
export async function planExport(order: PlanOrder): Promise<ExportPlan> {
  const opened = await openSets([order.folder]);
  const [first] = opened;
  if (!first) throw new Error('A folder that was asked for is opened or refused.');
  const { faces, sheets } = await sheetsOf(first, opened, order);
  const named = new FaceKeys();
  for (const [set, own] of faces) named.add(set, own);
  const planned = sheets.slice(0, mostSheets).map(
    ({ faces: places, ...sheet }): PlannedSheet => ({
      ...sheet,
      faces: places.map(({ list, ...place }) => ({ ...place, ...named.of(list) })),
    }),
  );
  return { sheets: planned, total: sheets.length, lists: [...named.strangers], without: withoutOf(first.set, faces) };
}

/** A sheet with the lists that lie on it. */
type Laid = Omit<PlannedSheet, 'faces'> & {
  readonly faces: readonly (Omit<PlannedFace, 'face' | 'back'> & { readonly list: DisplayList })[];
};
type Made = readonly (readonly [GameSet, Faces])[];

async function sheetsOf(
  { set, pictures }: OpenSet,
  opened: readonly OpenSet[],
  order: PlanOrder,
): Promise<{ readonly faces: Made; readonly sheets: readonly Laid[] }> {
  if (order.kind === 'pdf') {
    const { faces, lay } = paperOf(opened, order.options);
    const pages = new PlannedPages();
    await lay(pages);
    const sheets = pages.all.map(
      ({ faces: laid, ...page }, index): Laid => ({
        ...page,
        name: `page ${index + 1}`,
        faces: laid.map(({ scale = 1, ...place }) => ({ ...place, scale })),
      }),
    );
    return { faces: faces.map((own) => [set, own] as const), sheets };
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
        faces: cells.map(({ x, y, width: across, list }) => ({
          ...{ list, x, y, scale: across / list.width },
          show: { x: 0, y: 0, w: list.width, h: list.height },
        })),
      }),
    );
    return { faces: sources.map((source) => [source.set, source.faces] as const), sheets };
  }
  const faces = faceMakers[set.manifest.system](set, pictures);
  const { bleed, dpi } = order.options;
  // With its bleed a face is shown whole; without, round pieces are cut out.
  const shots = shotsOf(set.id, faces, true);
  if (shots.length === 0) throw nothingToExport([set]);
  const round = new Set(faces.pieces.flatMap(({ kind, front, back }) => (kind === 'token' ? [front, back] : [])));
  const sheets = shots.map(({ path, list }): Laid => {
    const [out, scale] = [bleed ? list.bleed : 0, dpi / mmPerInch];
    const show = { x: -out, y: -out, w: list.width + 2 * out, h: list.height + 2 * out };
    return {
      name: path,
      width: show.w * scale,
      height: show.h * scale,
      ops: [],
      faces: [
        { list, x: out * scale, y: out * scale, scale, show, ...(!bleed && round.has(list) && { round: show.w / 2 }) },
      ],
    };
  });
  return { faces: [[set, faces]], sheets };
}

/** What the window calls each face. */
class FaceKeys {
  readonly #known = new Map<DisplayList, { readonly face: string; readonly back: boolean }>();
  /** Lists that the window does not have, by the keys that they were given. */
  readonly strangers = new Map<string, DisplayList>();

  add(set: GameSet, { decks, pieces, boards }: Faces): void {
    const heroes = new Set(entitiesOf(set, 'hero').map(({ ref }) => ref));
    const keyOf = (deck: Deck, index: number, ref: string) => (heroes.has(deck.ref) ? `${deck.ref}#${index}` : ref);
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
