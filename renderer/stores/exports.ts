import { create } from 'zustand';
import type {
  ExportChoices,
  Exported,
  ExportOrder,
  PdfChoices,
  PngChoices,
  Progress,
  TtsChoices,
} from '../../app/contract/studio.ts';
import { words } from '../words.ts';
import { useOpened } from './opened.ts';
import { save } from './saving.ts';
import { sentence, studio, useSession } from './session.ts';
import { useWork } from './work.ts';

export type ExportKind = ExportOrder['kind'];

/** What is to be made, what is being made, and what came of it. */
interface Exports {
  readonly kind: ExportKind;
  readonly tts: TtsChoices;
  readonly pdf: PdfChoices;
  readonly png: PngChoices;
  /** Folder that was chosen; the studio's own if none was. */
  readonly out?: string;
  readonly running?: Progress;
  /** When the newest export began, as `performance.now` has it. */
  readonly began?: number;
  /** Folder of the set that the newest export is or was of, and its name. */
  readonly of?: { readonly folder: string; readonly name: string };
  readonly made?: Exported;
  readonly refusal?: string;
}

export const useExports = create<Exports>(() => ({
  kind: 'tts',
  tts: { cell: 1, install: false },
  pdf: { what: 'cards', paper: 'a4', backs: false },
  png: { dpi: 300, bleed: false },
}));

let stop: AbortController | undefined;

export function chooseKind(kind: ExportKind): void {
  if (!useExports.getState().running) useExports.setState({ kind, made: undefined, refusal: undefined });
}

export function chooseTts(choices: Partial<TtsChoices>): void {
  useExports.setState(({ tts }) => ({ tts: { ...tts, ...choices } }));
}

export function choosePdf(choices: Partial<PdfChoices>): void {
  useExports.setState(({ pdf }) => ({ pdf: { ...pdf, ...choices } }));
}

export function choosePng(choices: Partial<PngChoices>): void {
  useExports.setState(({ png }) => ({ png: { ...png, ...choices } }));
}

/** What is chosen now, as an order has it. */
export function chosenExport(): ExportChoices {
  const { kind, tts, pdf, png } = useExports.getState();
  if (kind === 'tts') return { kind, options: tts };
  return kind === 'pdf' ? { kind, options: pdf } : { kind, options: png };
}

/** Where exports go. */
export function exportFolder(out: string | undefined): string {
  return out ?? useSession.getState().welcome?.exportFolder ?? '';
}

/** Asks for another folder, or takes the typed one. Rejected where there is no such folder. */
export async function chooseExportFolder(typed?: string): Promise<void> {
  const out = await studio().chooseFolder({ purpose: 'export', typed });
  if (out !== undefined) useExports.setState({ out });
}

/** Makes it. One at a time. */
export async function runExport(): Promise<void> {
  const { out, running } = useExports.getState();
  const { folder, catalogue } = useOpened.getState();
  if (running || folder === undefined) return;
  stop = new AbortController();
  const of = { folder, name: catalogue?.set?.manifest.name ?? folder };
  const began = performance.now();
  useExports.setState({ of, began, running: { done: 0, total: 0, what: '' }, made: undefined, refusal: undefined });
  // What goes out is what lies on the disk.
  await save();
  if (['conflict', 'lost', 'unsaved'].includes(useWork.getState().status)) {
    useExports.setState({ running: undefined, refusal: words.out.notSaved });
    return;
  }
  const onEvent = (progress: Progress) => useExports.setState({ running: progress });
  const order = { folder, out: exportFolder(out), ...chosenExport() };
  try {
    const made = await studio().exportSet(order, { onEvent, signal: stop.signal });
    useExports.setState({ made });
  } catch (error) {
    useExports.setState({ refusal: sentence(error) });
  } finally {
    useExports.setState({ running: undefined });
  }
}

export function stopExport(): void {
  stop?.abort();
}
