import { create } from 'zustand';
import type { Exported, ExportOrder, PdfChoices, PngChoices, Progress, TtsChoices } from '../../app/contract/studio.ts';
import { useOpened } from './opened.ts';
import { sentence, studio, useSession } from './session.ts';

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
  const { kind, out, running } = useExports.getState();
  const { folder, catalogue } = useOpened.getState();
  if (running || folder === undefined) return;
  stop = new AbortController();
  const of = { folder, name: catalogue?.set?.manifest.name ?? folder };
  useExports.setState({ of, running: { done: 0, total: 0, what: '' }, made: undefined, refusal: undefined });
  const onEvent = (progress: Progress) => useExports.setState({ running: progress });
  const where = { folder, out: exportFolder(out) };
  const order = { ...where, kind, options: useExports.getState()[kind] } as ExportOrder;
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
