import { join } from 'node:path';
import { counted } from '../../schemas/words.ts';
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
    if (order.kind === 'tts') return await toTable(name, order, settings, follow);
    return order.kind === 'pdf' ? await toPaper(name, order, follow) : await toPictures(name, order, follow);
  } catch (error) {
    if (!follow.signal.aborted) throw error;
    throw new StudioError('call/stopped', stopped);
  }
}

type OrderOf<Kind extends ExportOrder['kind']> = Extract<ExportOrder, { readonly kind: Kind }>;

async function toTable(
  name: string,
  order: OrderOf<'tts'>,
  settings: string,
  { onEvent, signal }: Follow<Progress>,
): Promise<Exported> {
  const { exportTts } = await import('./export-tts.ts');
  const { thisMachine } = await import('./game-folder.ts');
  const { afterChanges, afterTts, ttsSummary } = await import('./after-tts.ts');
  const { sincePrinted } = await import('./printed.ts');
  const path = join(order.out, `${name} for Tabletop Simulator`);
  const made = await exportTts({
    folders: [order.folder],
    out: path,
    cell: order.options.cell,
    imagesUrl: order.options.imagesUrl,
    install: order.options.install ? thisMachine() : undefined,
    signal,
    progress: (what, done, total) => onEvent({ what, done, total }),
  });
  // What the table has is a matter of the person's own settings: where they cannot be written, the save is there all the same.
  const since = await sincePrinted(settings, order.folder, 'Tabletop Simulator').then(afterChanges, () => '');
  return {
    path: made.save,
    summary: `1 save, ${ttsSummary(made)}`,
    next: `${since} ${afterTts(made)}`.trim(),
    problems: made.problems,
  };
}

async function toPaper(name: string, order: OrderOf<'pdf'>, { onEvent, signal }: Follow<Progress>): Promise<Exported> {
  const { exportPdf } = await import('./export-pdf.ts');
  const { what, paper, backs } = order.options;
  const path = join(order.out, `${name}-${what}-${paper}.pdf`);
  const made = await exportPdf({
    folders: [order.folder],
    out: path,
    what,
    paper,
    backs: what === 'cards' && backs,
    signal,
    progress: (done, total) => onEvent({ what: 'pages', done, total }),
  });
  return { path, summary: made.summary, next: made.next, problems: made.problems };
}

async function toPictures(
  name: string,
  order: OrderOf<'png'>,
  { onEvent, signal }: Follow<Progress>,
): Promise<Exported> {
  const { exportPng } = await import('./export-png.ts');
  const path = join(order.out, `${name} pictures`);
  const { pictures, smaller, problems } = await exportPng({
    folders: [order.folder],
    out: path,
    ...order.options,
    progress: (done, total) => {
      // Thrown while the new pictures still lie apart, so that an earlier export stays whole.
      signal.throwIfAborted();
      onEvent({ what: 'pictures', done, total });
    },
  });
  const use =
    'Each face is one file, fronts and backs, in a folder for each hero. Send them to a print shop or use them on a page about your game.';
  return { path, summary: counted(pictures, 'picture'), next: smaller ? `${smaller} ${use}` : use, problems };
}
