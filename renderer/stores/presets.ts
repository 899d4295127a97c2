import { create } from 'zustand';
import type { ExportPreset } from '../../app/contract/studio.ts';
import { chosenExport, runExport, useExports } from './exports.ts';
import { sentence, studio } from './session.ts';
import { goTo } from './view.ts';

interface Presets {
  readonly list: readonly ExportPreset[];
  /** Why they could not be remembered, as a sentence. */
  readonly refusal?: string;
}

export const usePresets = create<Presets>(() => ({ list: [] }));

/** Brings the presets of the person here. */
export async function readPresets(): Promise<void> {
  try {
    usePresets.setState({ list: await studio().exportPresets() });
  } catch (error) {
    usePresets.setState({ refusal: sentence(error) });
  }
}

/** Remembers what is chosen now under a name; a preset of that name is taken over. */
export async function keepPreset(name: string): Promise<void> {
  const { list } = usePresets.getState();
  const preset: ExportPreset = { name, ...chosenExport() };
  const place = list.findIndex((one) => one.name === name);
  await remember(place < 0 ? [...list, preset] : list.with(place, preset));
}

/** Forgets a preset. */
export async function forgetPreset(name: string): Promise<void> {
  await remember(usePresets.getState().list.filter((one) => one.name !== name));
}

/** Takes the choices of a preset. */
export function choosePreset({ name: _, kind, options }: ExportPreset): void {
  if (!useExports.getState().running)
    useExports.setState({ kind, [kind]: options, made: undefined, refusal: undefined });
}

/** Exports by the preset of that number, counted from 1. Answers whether there is one. */
export function runPreset(number: number): boolean {
  const preset = usePresets.getState().list[number - 1];
  if (!preset) return false;
  goTo('out');
  choosePreset(preset);
  void runExport();
  return true;
}

async function remember(presets: readonly ExportPreset[]): Promise<void> {
  try {
    await studio().keepExportPresets({ presets });
    usePresets.setState({ list: presets, refusal: undefined });
  } catch (error) {
    usePresets.setState({ refusal: sentence(error) });
  }
}
