import { createWriteStream } from 'node:fs';
import { profiles } from '../../exporters/face/print-profiles.ts';
import { PaperDocument } from '../../exporters/pdf/paper-document.ts';
import type { Problem } from '../../schemas/problem.ts';
import { counted } from '../../schemas/words.ts';
import type { PdfChoices } from '../contract/studio.ts';
import { checkPdfPlace } from './export-place.ts';
import { leftOutOf } from './open-sets.ts';
import { paperOf } from './paper-of.ts';
import { openSetsIn } from './sets-in.ts';
import { settingsFolder } from './settings-folder.ts';
import { writeFileStaged } from './write-files.ts';

interface PdfOrder extends Omit<PdfChoices, 'backs' | 'languages'>, Partial<Pick<PdfChoices, 'backs'>> {
  readonly folders: readonly string[];
  /** The PDF to write. */
  readonly out: string;
  /** The settings folder, where printers and printed copies are remembered. */
  readonly settings?: string;
  /** In which language; as the sets were written if left out. */
  readonly language?: string | undefined;
  /** Hears first what is not in that language. */
  readonly tell?: (sentence: string) => void;
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
export async function exportPdf({ settings = settingsFolder(), backs = 'none', ...order }: PdfOrder): Promise<PdfMade> {
  await checkPdfPlace(order.out);
  const { opened, told } = await openSetsIn(order.folders, order.language);
  for (const sentence of told) order.tell?.(sentence);
  const { job, lay, problems, without, checked } = await paperOf(opened, { ...order, settings, backs });
  const made = await writeFileStaged(order.out, async (staged) => {
    const out = createWriteStream(staged);
    try {
      return await lay(new PaperDocument(job, job.pictures, out));
    } finally {
      out.destroy();
    }
  });
  const [one, many] = thingWords[order.what];
  return {
    summary: `${counted(made.pages, 'page')} with ${counted(made.things, one, many)} in ${order.out}`,
    next: [...checked, ...without, nextSteps({ ...order, backs })].join(' '),
    leftOut: leftOutOf(opened),
    problems,
  };
}

/** What is counted on pages. */
const thingWords: Readonly<Record<PdfChoices['what'], readonly [string, string]>> = {
  cards: ['card', 'cards'],
  maps: ['map', 'maps'],
  tokens: ['token', 'tokens'],
  standees: ['figure', 'figures'],
  rules: ['text', 'texts'],
  sheets: ['sheet', 'sheets'],
  boxes: ['box', 'boxes'],
  dice: ['die', 'dice'],
  calibration: ['ruler', 'rulers'],
};

/** How pages with backs are printed. */
const sides: Readonly<Record<PdfChoices['backs'], string>> = {
  none: '',
  'long-edge': 'Print on both sides and flip on the long edge. ',
  'short-edge': 'Print on both sides and flip on the short edge. ',
  'by-hand': 'Print the fronts; the page after them says how to turn the stack for the backs. ',
  fold: 'Cut off the margins, fold along the dashed line, glue the halves together, then cut out the cards. ',
  slips: 'Cut out the slips and put each into a sleeve before another card. ',
};

function nextSteps({ what, backs, profile = 'home' }: Pick<PdfChoices, 'what' | 'backs' | 'profile'>): string {
  if (profiles[profile].form === 'pages')
    return `One face a page with ${profiles[profile].bleed.toFixed(1)} mm of bleed; each page says where it is cut, and fonts are in the file. Order a proof first.`;
  const print =
    'Print at 100 %, without fitting to the page, and measure the line at the edge of a page: it is 100 mm long.';
  if (what === 'maps') return `${print} The first page of each map shows how its pages go together.`;
  if (what === 'tokens') return `${print} Glue the pages to cardboard before you cut along the lines.`;
  if (what === 'standees')
    return `${print} Cut out each strip, fold it at the top, glue front to back, and fold the feet outwards onto a base.`;
  if (what === 'rules') return `${print} Lay the rules before everybody, and the player aid beside each.`;
  if (what === 'sheets') return `${print} The last page is a sheet without a name, to be written in.`;
  if (what === 'dice')
    return `${print} Use paper of 200 g or more: cut along the lines, fold along the dashes and glue the strips.`;
  if (what === 'boxes')
    return `${print} Use paper of 200 g or more: cut along the lines, fold along the dashes, glue the strip and the bottom.`;
  if (what === 'calibration')
    return `${print} Read the rulers of the second page against the light, and keep the two figures under the printer's name.`;
  return `${print} ${sides[backs]}Cut along the marks in the margins.`;
}
