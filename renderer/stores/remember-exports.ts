import { channels } from '../../app/contract/channels.ts';
import type { ExportPreset } from '../../app/contract/studio.ts';
import { useExports, usualExports } from './exports.ts';
import { useOpened } from './opened.ts';

/** What a set was last exported as is this browser's, for each set by itself. */
const placeOf = (folder: string): string => `setwright-exports ${folder}`;

type Kinds = ExportPreset['kind'];

/** Brings the choices back with each set that is opened, and writes down from now on what the person chooses. */
export function rememberExports(): void {
  const bring = (folder: string | undefined) => {
    if (folder !== undefined && !useExports.getState().running)
      useExports.setState({ ...usualExports, ...read(localStorage.getItem(placeOf(folder))) });
  };
  useOpened.subscribe(({ folder }, before) => folder !== before.folder && bring(folder));
  useExports.subscribe(({ kind, tts, pdf, png }, before) => {
    const { folder } = useOpened.getState();
    const same = kind === before.kind && tts === before.tts && pdf === before.pdf && png === before.png;
    if (folder === undefined || same) return;
    // What a copy lacks is asked for once: next time everything is meant again.
    const { since: _, ...lasting } = pdf;
    localStorage.setItem(placeOf(folder), JSON.stringify({ kind, tts, pdf: lasting, png }));
  });
}

/** What was written down, as far as it still means something. */
function read(text: string | null): Partial<typeof usualExports> {
  try {
    const kept = JSON.parse(text ?? '') as Readonly<Record<string, unknown>>;
    const isKind = (kind: unknown): kind is Kinds =>
      kind === 'tts' || kind === 'pdf' || kind === 'png' || kind === 'tmj';
    const isSound = (kind: Kinds) =>
      channels.keepExportPresets.takes({ presets: [{ name: 'kept', kind, options: kept[kind] }] });
    return Object.fromEntries([
      ...(isKind(kept.kind) ? [['kind', kept.kind] as const] : []),
      ...(['tts', 'pdf', 'png'] as const).filter(isSound).map((kind) => [kind, kept[kind]] as const),
    ]);
  } catch {
    return {};
  }
}
