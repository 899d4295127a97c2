import { createWriteStream } from 'node:fs';
import { faceMakers } from '../../exporters/face/systems.ts';
import { layCards, type PaperJob, type Printed } from '../../exporters/pdf/cards.ts';
import { layMaps } from '../../exporters/pdf/maps.ts';
import type { PaperName } from '../../exporters/pdf/paper.ts';
import { PaperDocument } from '../../exporters/pdf/paper-document.ts';
import type { PaperPages } from '../../exporters/pdf/paper-pages.ts';
import { layPieces } from '../../exporters/pdf/pieces.ts';
import type { PictureFile } from '../../exporters/pictures.ts';
import type { GameSet } from '../../rules/game-set.ts';
import type { Problem } from '../../schemas/problem.ts';
import { counted } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';
import { nothingToExport } from './export-empty.ts';
import { checkPdfPlace } from './export-place.ts';
import { leftOutOf, type OpenSet, openSets } from './open-sets.ts';
import { writeFileStaged } from './write-files.ts';

export type PdfWhat = 'cards' | 'maps' | 'tokens';

interface PdfOrder {
  readonly folders: readonly string[];
  /** The PDF to write. */
  readonly out: string;
  readonly what: PdfWhat;
  readonly paper: PaperName;
  /** Backs on every second page, for printing on both sides. Cards only. */
  readonly backs?: boolean;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, of: number) => void;
}

interface PdfMade {
  /** What was written, counted. */
  readonly summary: string;
  /** What to do next, in a few sentences. */
  readonly next: string;
  /** Names and files of what has an error and was left out. */
  readonly leftOut: readonly string[];
  readonly problems: readonly Problem[];
}

/** Prints sets to one PDF. An earlier file stays whole until the new one is complete. */
export async function exportPdf(order: PdfOrder): Promise<PdfMade> {
  await checkPdfPlace(order.out);
  const opened = await openSets(order.folders);
  const { job, lay, problems } = paperOf(opened, order);
  const made = await writeFileStaged(order.out, async (staged) => {
    const out = createWriteStream(staged);
    try {
      return await lay(new PaperDocument(job, job.pictures, out));
    } finally {
      out.destroy();
    }
  });
  return {
    summary: `${counted(made.pages, 'page')} with ${counted(made.things, order.what.slice(0, -1))} in ${order.out}`,
    next: nextSteps(order),
    leftOut: leftOutOf(opened),
    problems,
  };
}

/** What is laid on pages, and on what paper. */
type PaperOrder = Pick<PdfOrder, 'what' | 'paper' | 'backs' | 'signal' | 'progress'>;

/** How the pages of some sets are laid, for the PDF and for its preview. */
export function paperOf(opened: readonly OpenSet[], order: PaperOrder) {
  const pictures = new Map<string, PictureFile>(opened.flatMap((each) => [...each.pictures]));
  const sets = opened.map(({ set }) => set);
  const faces = sets.map((set) => faceMakers[set.manifest.system](set, pictures));
  const job: PaperJob = {
    title: `${sets.map((set) => set.manifest.name).join(', ')}: ${order.what}`,
    authors: [...new Set(sets.flatMap((set) => set.manifest.authors ?? []))].join(', '),
    stamps: sets.map(stampOf),
    paper: order.paper,
    pictures,
    signal: order.signal,
    progress: order.progress,
  };
  const decks = faces.flatMap((each) => each.decks);
  const boards = faces.flatMap((each) => each.boards);
  const pieces = faces.flatMap((each) => each.pieces);
  const printed = {
    cards: decks.some((deck) => deck.cards.some((card) => card.copies > 0)),
    maps: boards.length > 0,
    tokens: pieces.some((piece) => piece.copies > 0),
  };
  if (decks.length + boards.length + pieces.length === 0) throw nothingToExport(sets);
  if (!printed[order.what]) {
    const names = sets.map((set) => set.manifest.name).join(', ');
    throw new CannotRun(
      'export/empty',
      `${names}: there are no ${order.what} to print. --what chooses cards, maps or tokens.`,
    );
  }
  const lay = (doc: PaperPages): Promise<Printed> => {
    if (order.what === 'maps') return layMaps(boards, job, doc);
    if (order.what === 'tokens') return layPieces(pieces, job, doc);
    return layCards(decks, { ...job, backs: order.backs }, doc);
  };
  const problems = [...opened.flatMap((each) => each.problems), ...faces.flatMap((each) => each.problems)];
  return { job, lay, faces, problems };
}

function stampOf({ manifest }: GameSet): string {
  return manifest.version === undefined ? manifest.name : `${manifest.name} ${manifest.version}`;
}

function nextSteps({ what, backs }: PdfOrder): string {
  const print =
    'Print at 100 %, without fitting to the page, and measure the line at the edge of a page: it is 100 mm long.';
  if (what === 'maps') return `${print} The first page of each map shows how its pages go together.`;
  if (what === 'tokens') return `${print} Glue the pages to cardboard before you cut along the lines.`;
  const cut = 'Cut along the marks in the margins: neighbouring cards share their cuts.';
  return backs ? `${print} Print on both sides and flip on the long edge. ${cut}` : `${print} ${cut}`;
}
