import type { Faces, Piece } from '../../exporters/face/card.ts';
import type { Chapter } from '../../exporters/face/chapter.ts';
import { chaptersOf } from '../../exporters/face/chapters.ts';
import { lowInkDecks } from '../../exporters/face/low-ink-cards.ts';
import { profiles } from '../../exporters/face/print-profiles.ts';
import { faceMakers, sheetMakers } from '../../exporters/face/systems.ts';
import { layCalibration } from '../../exporters/pdf/calibration.ts';
import { layCards, type PaperJob, type Printed, plainCards } from '../../exporters/pdf/cards.ts';
import { layDice } from '../../exporters/pdf/dice.ts';
import { layFacePages } from '../../exporters/pdf/face-pages.ts';
import { layMaps } from '../../exporters/pdf/maps.ts';
import type { PaperPages } from '../../exporters/pdf/paper-pages.ts';
import { layPieces } from '../../exporters/pdf/pieces.ts';
import { layPlaySheets, sheetRoom } from '../../exporters/pdf/play-sheets.ts';
import { layStandees } from '../../exporters/pdf/standees.ts';
import { paperDice } from '../../exporters/pdf/systems.ts';
import { layChapters } from '../../exporters/pdf/text-pages.ts';
import { layTuckBoxes } from '../../exporters/pdf/tuck-box.ts';
import type { PictureFile } from '../../exporters/pictures.ts';
import type { GameSet } from '../../rules/game-set.ts';
import type { PdfChoices } from '../contract/studio.ts';
import { CannotRun } from './cannot-run.ts';
import { nothingToExport } from './export-empty.ts';
import type { OpenSet } from './open-sets.ts';
import { countsBeside, refuseMargin, withRoom } from './paper-room.ts';
import { offsetOf } from './printers.ts';
import { checkedFor, refuseForm } from './profile-of.ts';
import { type Reprint, reprintOf } from './reprint.ts';

/** What is laid on pages, and on what paper. */
interface PaperOrder extends PdfChoices {
  /** The settings folder, where printers and printed copies are remembered. */
  readonly settings: string;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, of: number) => void;
}

/** How the pages of some sets are laid, for the PDF and for its preview. Nothing is laid yet, and what cannot be is refused. */
export async function paperOf(opened: readonly OpenSet[], order: PaperOrder) {
  const { what, backs, settings, profile = 'home' } = order;
  refuseMargin(order.margin);
  if (what !== 'calibration') refuseForm(profile, 'pdf', what);
  const offset = await offsetOf(settings, order.printer);
  const hasCopies = what === 'cards' || what === 'maps' || what === 'tokens' || what === 'standees';
  const reprints =
    order.since === undefined || !hasCopies ? undefined : await reprintOf(settings, opened, order.since, what);
  const pictures = new Map<string, PictureFile>(opened.flatMap((each) => [...each.pictures]));
  const sets = opened.map(({ set }) => set);
  const faces = sets.map((set) =>
    faceMakers[set.manifest.system](set, pictures, undefined, order.lowInk ? 'low' : 'full'),
  );
  const job: PaperJob = {
    title: `${sets.map((set) => set.manifest.name).join(', ')}: ${what}`,
    authors: [...new Set(sets.flatMap((set) => set.manifest.authors ?? []))].join(', '),
    stamps: sets.map(stampOf),
    paper: order.paper,
    ...(order.margin !== undefined && { margin: order.margin }),
    pictures,
    signal: order.signal,
    progress: order.progress,
  };
  const chapters = sets.flatMap(chaptersOf);
  const sheets =
    what === 'sheets'
      ? sets.flatMap((set) => sheetMakers[set.manifest.system]?.(set, pictures, sheetRoom(job)) ?? [])
      : [];
  const { boards, pieces, ...laid } = chosen(faces, reprints, order.heroes);
  const decks = order.lowInk ? lowInkDecks(laid.decks) : laid.decks;
  if (what !== 'calibration') {
    refuseEmpty(sets, faces, chapters, what);
    if (order.heroes && decks.every(({ cards }) => cards.every(({ copies }) => copies === 0))) throw noneOf(sets);
    if (reprints && what !== 'sheets' && !hasAny({ decks, boards, pieces }, chapters)[what]) throw reprints.upToDate;
  }
  const checked = what === 'cards' ? [...(await checkedFor(profile, decks, pictures)), ...profiles[profile].lacks] : [];
  const how = {
    ...plainCards,
    ...{ backs, offset },
    ...(order.cuts && { cuts: order.cuts }),
    ...(order.innerMarks && { innerMarks: true }),
    ...(order.packed && { packed: true }),
    ...(order.margin !== undefined && { margin: order.margin }),
  };
  const lay = (doc: PaperPages): Promise<Printed> => {
    if (what === 'calibration') return layCalibration({ ...job, backs, offset }, doc);
    if (what === 'maps') return layMaps(boards, job, doc);
    if (what === 'tokens')
      return layPieces(
        pieces.filter((piece) => !isUpright(piece)),
        job,
        doc,
      );
    if (what === 'standees') return layStandees(pieces.filter(isUpright), job, doc);
    if (what === 'rules') return layChapters(chapters, job, doc);
    if (what === 'sheets') return layPlaySheets(sheets, job, doc);
    if (what === 'dice') return layDice(job, doc, diceOf(sets));
    if (what === 'boxes') {
      const name = sets.map(({ manifest }) => manifest.name).join(', ');
      return withRoom(order.paper, { ...how, what }, () => layTuckBoxes(decks, name, job, doc));
    }
    if (profiles[profile].form === 'pages') return layFacePages(decks, job, profiles[profile], doc);
    return withRoom(order.paper, { ...how, what: 'cards' }, () => layCards(decks, { ...job, ...how }, doc));
  };
  return {
    job,
    lay,
    faces,
    problems: [...opened.flatMap((each) => each.problems), ...faces.flatMap((each) => each.problems)],
    /** What other choices would give, for cards. */
    beside: () => (what === 'cards' && profile === 'home' ? countsBeside(decks, order.paper, how) : undefined),
    without: reprints?.sentences ?? [],
    checked,
  };
}

function chosen(faces: readonly Faces[], reprints: Reprint | undefined, heroes: readonly string[] | undefined) {
  /** The same with as many copies as are meant, in a list of its own; an empty one where none is. */
  const meant = <Thing extends { readonly copies: number; readonly ref: string }>(
    kind: string,
    thing: Thing,
  ): Thing[] => {
    const count = reprints === undefined ? 'all' : reprints.meant.get(`${kind} ${thing.ref}`);
    if (count === undefined) return [];
    return [count === 'all' ? thing : { ...thing, copies: count }];
  };
  const decks = faces.flatMap((each) => each.decks).filter(({ ref }) => heroes === undefined || heroes.includes(ref));
  return {
    decks: decks.map((deck) => ({ ...deck, cards: deck.cards.flatMap((card) => meant('card', card)) })),
    boards: faces
      .flatMap((each) => each.boards)
      .filter(({ ref }) => reprints === undefined || reprints.meant.has(`map ${ref}`)),
    pieces: faces.flatMap((each) => each.pieces).flatMap((piece) => meant(piece.kind, piece)),
  };
}

/** All dice that some sets are played with. */
const diceOf = (sets: readonly GameSet[]) =>
  [...new Set(sets.flatMap(({ manifest }) => paperDice[manifest.system] ?? [6 as const]))].sort((a, b) => a - b);

const isUpright = ({ kind }: Piece) => kind === 'standee';

const noneOf = (sets: readonly GameSet[]) =>
  new CannotRun(
    'export/empty',
    `${sets.map(({ manifest }) => manifest.name).join(', ')}: none of these heroes has a card to print. Give them copies, or mend their errors.`,
  );

/** Whether there is anything of each sort to print. */
const hasAny = (
  { decks, boards, pieces }: Pick<Faces, 'decks' | 'boards' | 'pieces'>,
  chapters: readonly Chapter[],
) => {
  const cards = decks.some(({ cards }) => cards.some(({ copies }) => copies > 0));
  return {
    cards,
    boxes: cards,
    maps: boards.length > 0,
    tokens: pieces.some((piece) => piece.copies > 0 && !isUpright(piece)),
    standees: pieces.some((piece) => piece.copies > 0 && isUpright(piece)),
    rules: chapters.length > 0,
    dice: true,
  };
};

/** Refuses sets that have none of what is wanted. */
function refuseEmpty(
  sets: readonly GameSet[],
  faces: readonly Faces[],
  chapters: readonly Chapter[],
  what: keyof ReturnType<typeof hasAny> | 'sheets',
): void {
  const all = {
    ...{ decks: faces.flatMap((each) => each.decks), boards: faces.flatMap((each) => each.boards) },
    pieces: faces.flatMap((each) => each.pieces),
  };
  if (all.decks.length + all.boards.length + all.pieces.length === 0) throw nothingToExport(sets);
  const any = { ...hasAny(all, chapters), sheets: sets.some(({ manifest }) => sheetMakers[manifest.system]) };
  if (any[what]) return;
  const names = sets.map((set) => set.manifest.name).join(', ');
  const there = Object.entries(any).flatMap(([name, is]) => (is ? [name] : []));
  throw new CannotRun(
    'export/empty',
    `${names}: there are no ${what} to print. ${there.length === 0 ? 'Give something at least one copy.' : `Choose among ${there.join(', ')}.`}`,
  );
}

function stampOf({ manifest }: GameSet): string {
  return manifest.version === undefined ? manifest.name : `${manifest.name} ${manifest.version}`;
}
