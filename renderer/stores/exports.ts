import { create } from 'zustand';
import type {
  ExportChoices,
  Exported,
  ExportOrder,
  PdfChoices,
  PngChoices,
  Progress,
  TmjChoices,
  TtsChoices,
} from '../../app/contract/studio.ts';
import { languagesOf } from '../../rules/in-language.ts';
import type { SystemId } from '../../schemas/systems.ts';
import { boardsOf } from '../model/boards-of.ts';
import { words } from '../words.ts';
import { tell } from './note.ts';
import { useOpened } from './opened.ts';
import { save } from './saving.ts';
import { isStopped, sentence, studio, useSession } from './session.ts';
import { useWork } from './work.ts';

export type ExportKind = ExportOrder['kind'];

/** What can be made of a set: files for Tiled where its maps have cells. */
export const exportKindsOf = (system: SystemId | undefined): readonly ExportKind[] =>
  boardsOf(system) === 'cells' ? ['tts', 'pdf', 'png', 'tmj'] : ['tts', 'pdf', 'png'];

/** What is to be made, what is being made, and what came of it. */
interface Exports {
  readonly kind: ExportKind;
  readonly tts: TtsChoices;
  readonly pdf: PdfChoices;
  readonly png: PngChoices;
  readonly tmj: TmjChoices;
  /** Folder that was chosen; the studio's own if none was. */
  readonly out?: string;
  /** A save of Tabletop Simulator that is kept around what is exported. */
  readonly base?: string | undefined;
  readonly running?: Progress;
  /** When the newest export began, as `performance.now` has it. */
  readonly began?: number;
  /** Folder of the set that the newest export is or was of, and its name. */
  readonly of?: { readonly folder: string; readonly name: string };
  readonly made?: Exported;
  readonly refusal?: string;
}

/** What is chosen for a set that was never exported. */
export const usualExports: Pick<Exports, 'kind' | 'tts' | 'pdf' | 'png'> = {
  kind: 'tts',
  tts: { cell: 1, install: false },
  pdf: { what: 'cards', paper: 'a4', backs: 'none' },
  png: { dpi: 300, bleed: false },
};

export const useExports = create<Exports>(() => ({ ...usualExports, tmj: {} }));

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

/** Chooses the languages of what is being made; undefined for that of the set. */
export function chooseLanguages(languages: readonly string[] | undefined): void {
  const { kind } = useExports.getState();
  if (kind !== 'tmj') useExports.setState((state) => ({ [kind]: { ...state[kind], languages } }));
}

/** Of the languages that were chosen, those that the set has: choices and presets serve all sets. */
export function exportLanguages(
  chosen: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] | undefined {
  const there = chosen?.filter((one) => known.includes(one)) ?? [];
  return there.length === 0 ? undefined : there;
}

/** What is chosen now, as an order has it. */
export function chosenExport(): ExportChoices {
  const { kind, tts, pdf, png, tmj } = useExports.getState();
  if (kind === 'tts') return { kind, options: tts };
  if (kind === 'tmj') return { kind, options: tmj };
  return kind === 'pdf' ? { kind, options: pdf } : { kind, options: png };
}

/** The same for the open set, which may lack a language that was chosen. */
export function inItsLanguages(choices: ExportChoices): ExportChoices {
  const set = useOpened.getState().catalogue?.set;
  if (choices.kind === 'tmj' || !set) return choices;
  const { languages: chosen, ...options } = choices.options;
  const languages = exportLanguages(chosen, languagesOf(set));
  return { ...choices, options: { ...options, ...(languages && { languages }) } } as ExportChoices;
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

/** Asks for a save to keep, or takes the typed one. Rejected where there is no such file. */
export async function chooseBase(typed?: string): Promise<void> {
  const base = await studio().chooseFile({ purpose: 'save', typed });
  if (base !== undefined) useExports.setState({ base });
}

export const leaveBase = (): void => useExports.setState({ base: undefined });

/** Makes what is chosen, or something else. One at a time. */
export async function runExport(choices: ExportChoices = chosenExport()): Promise<void> {
  const { out, base, running } = useExports.getState();
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
  const keeps = choices.kind === 'tts' && base !== undefined ? { base } : {};
  const order = { folder, out: exportFolder(out), ...keeps, ...inItsLanguages(choices) };
  try {
    const made = await studio().exportSet(order, { onEvent, signal: stop.signal });
    useExports.setState({ made });
  } catch (error) {
    if (isStopped(error)) tell(sentence(error));
    else useExports.setState({ refusal: sentence(error) });
  } finally {
    useExports.setState({ running: undefined });
  }
}

export function stopExport(): void {
  stop?.abort();
}
