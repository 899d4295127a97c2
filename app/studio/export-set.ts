import { join } from 'node:path';
import { profiles } from '../../exporters/face/print-profiles.ts';
import { counted } from '../../schemas/words.ts';
import { tableCopy } from '../contract/printed.ts';
import { type Exported, type ExportOrder, type Follow, type Progress, StudioError } from '../contract/studio.ts';
import { stopped } from './write-files.ts';

/** What is to be exported. */
export interface ExportTask {
  /** The id of the set, after which files are named. */
  readonly name: string;
  readonly order: ExportOrder;
  /** The settings folder, where it is remembered what the table has. */
  readonly settings: string;
}

/** Exports a set as the window asks: each export under a name of its own in the folder that was chosen. */
export async function exportSet({ name, order, settings }: ExportTask, follow: Follow<Progress>): Promise<Exported> {
  try {
    if (order.kind === 'tmj') return await toTiled(name, order, follow);
    const { refuseUnknown } = await import('./sets-in.ts');
    await refuseUnknown([order.folder], order.options.languages ?? []);
    const made: Exported[] = [];
    for (const language of order.options.languages ?? [undefined]) {
      const each = { name, settings, language, told: [] };
      if (order.kind === 'tts') made.push(await toTable(each, order, follow));
      else if (order.kind === 'pdf') made.push(await toPaper(each, order, follow));
      else made.push(await toPictures(each, order, follow));
    }
    return together(made);
  } catch (error) {
    if (!follow.signal.aborted) throw error;
    throw new StudioError('call/stopped', stopped);
  }
}

type OrderOf<Kind extends ExportOrder['kind']> = Extract<ExportOrder, { readonly kind: Kind }>;

/** Of an export in one of its languages. */
interface Each extends Pick<ExportTask, 'name' | 'settings'> {
  /** Undefined for the sets as they were written. */
  readonly language: string | undefined;
  /** What is not in that language. */
  readonly told: string[];
}

/** What came of an export in several languages, as one. */
function together(made: readonly Exported[]): Exported {
  const [first] = made;
  if (!first) throw new StudioError('language/none', 'No language is chosen to export in. Choose at least one.');
  const all = (of: (each: Exported) => string) => [...new Set(made.map(of))];
  return {
    path: first.path,
    summary: all(({ summary }) => summary).join('; '),
    next: all(({ next }) => next).join(' '),
    problems: [
      ...new Map(made.flatMap(({ problems }) => problems).map((one) => [`${one.code} ${one.message}`, one])).values(),
    ],
  };
}

async function toTable(
  { name, settings, language, told }: Each,
  order: OrderOf<'tts'>,
  { onEvent, signal }: Follow<Progress>,
): Promise<Exported> {
  const { exportTts } = await import('./export-tts.ts');
  const { thisMachine } = await import('./game-folder.ts');
  const { afterChanges, afterTts, ttsSummary } = await import('./after-tts.ts');
  const { copyIn, sincePrinted } = await import('./printed.ts');
  const path = join(order.out, `${name} for Tabletop Simulator`);
  const made = await exportTts({
    folders: [order.folder],
    out: path,
    cell: order.options.cell,
    imagesUrl: order.options.imagesUrl,
    base: order.base,
    install: order.options.install ? thisMachine() : undefined,
    language,
    tell: (sentence) => told.push(sentence),
    signal,
    progress: (what, done, total) => onEvent({ what, done, total }),
  });
  // What the table has is a matter of the person's own settings: where they cannot be written, the save is there all the same.
  const since = await sincePrinted({
    settings,
    folder: order.folder,
    copy: copyIn(tableCopy, language),
  }).then(afterChanges, () => '');
  return {
    path: made.save,
    summary: `1 save, ${ttsSummary(made)}`,
    next: [...told, since, afterTts(made, 'window', order.base)].filter(Boolean).join('\n'),
    problems: made.problems,
  };
}

async function toPaper(
  { name, settings, language, told }: Each,
  order: OrderOf<'pdf'>,
  { onEvent, signal }: Follow<Progress>,
): Promise<Exported> {
  const { exportPdf } = await import('./export-pdf.ts');
  const { what, paper, profile = 'home', heroes } = order.options;
  const parts = [name, what, ...(heroes ? ['playtest'] : []), ...(language === undefined ? [] : [language])];
  const whose = what === 'calibration' ? what : parts.join('-');
  const path = join(order.out, `${whose}-${profile === 'home' || what === 'calibration' ? paper : profile}.pdf`);
  const made = await exportPdf({
    ...order.options,
    folders: [order.folder],
    out: path,
    settings,
    language,
    tell: (sentence) => told.push(sentence),
    signal,
    progress: (done, total) => onEvent({ what: 'pages', done, total }),
  });
  return { path, summary: made.summary, next: [...told, made.next].join(' '), problems: made.problems };
}

async function toPictures(
  { name, language, told }: Each,
  order: OrderOf<'png'>,
  { onEvent, signal }: Follow<Progress>,
): Promise<Exported> {
  const { exportPng } = await import('./export-png.ts');
  const { profile } = order.options;
  const path = join(order.out, `${name} pictures${profile === undefined ? '' : ` for ${profiles[profile].name}`}`);
  const { pictures, smaller, checked, problems } = await exportPng({
    folders: [order.folder],
    out: path,
    ...order.options,
    language,
    tell: (sentence) => told.push(sentence),
    progress: (done, total) => {
      // Thrown while the new pictures still lie apart, so that an earlier export stays whole.
      signal.throwIfAborted();
      onEvent({ what: 'pictures', done, total });
    },
  });
  const use =
    profile !== undefined
      ? [
          ...checked,
          ...profiles[profile].lacks,
          `Upload each folder as a deck to ${profiles[profile].name}; 00-back is its back.`,
        ].join(' ')
      : 'Each face is one file, fronts and backs, in a folder for each hero. Send them to a print shop or use them on a page about your game.';
  const next = [...told, ...(smaller ? [smaller] : []), use].join(' ');
  return { path, summary: counted(pictures, 'picture'), next, problems };
}

async function toTiled(name: string, order: OrderOf<'tmj'>, { onEvent, signal }: Follow<Progress>): Promise<Exported> {
  const { exportTmj } = await import('./export-tmj.ts');
  const path = join(order.out, `${name} for Tiled`);
  const { maps, problems } = await exportTmj({
    folders: [order.folder],
    out: path,
    progress: (done, total) => {
      signal.throwIfAborted();
      onEvent({ what: 'maps', done, total });
    },
  });
  const next =
    'Open the files that end in .tmj with Tiled. Keep the picture of the tiles beside each. What you change there does not come back into the set.';
  return { path, summary: counted(maps, 'map'), next, problems };
}
