import { faceMakers } from '../../exporters/face/systems.ts';
import type { PictureFile } from '../../exporters/pictures.ts';
import type { TableSource } from '../../exporters/tts/plan.ts';
import type { GameSet } from '../../rules/game-set.ts';
import type { Problem } from '../../schemas/problem.ts';
import { nothingToExport } from './export-empty.ts';
import { leftOutOf } from './open-sets.ts';
import { openSetsIn } from './sets-in.ts';
import { type TableRequest, type WrittenTable, writeTable } from './write-table.ts';

interface TtsRequest extends Omit<TableRequest, 'sources' | 'pictures'> {
  /** Folders of the sets. */
  readonly folders: readonly string[];
  /** In which language; as the sets were written if left out. */
  readonly language?: string | undefined;
  /** Hears first what is not in that language. */
  readonly tell?: (sentence: string) => void;
}

export interface TtsExport extends WrittenTable {
  /** Problems of the sets and their faces. */
  readonly problems: readonly Problem[];
  /** Names and files of what has an error. */
  readonly leftOut: readonly string[];
}

/** Exports the sets in some folders as one save for Tabletop Simulator. */
export async function exportTts(request: TtsRequest): Promise<TtsExport> {
  const { opened, told } = await openSetsIn(request.folders, request.language);
  for (const sentence of told) request.tell?.(sentence);
  const pictures = new Map<string, PictureFile>(opened.flatMap((one) => [...one.pictures]));
  const sources = sourcesOf(opened.map(({ set }) => set)).map(({ set, shared }): TableSource => {
    request.signal?.throwIfAborted();
    return { set, shared, faces: faceMakers[set.manifest.system](set, pictures) };
  });
  const own = sources.filter(({ shared }) => !shared);
  if (own.every(({ faces: { decks, pieces, boards } }) => decks.length + pieces.length + boards.length === 0))
    throw nothingToExport(own.map(({ set }) => set));
  const written = await writeTable({ ...request, sources, pictures });
  return {
    ...written,
    problems: [...opened.flatMap((one) => one.problems), ...sources.flatMap(({ faces }) => faces.problems)],
    leftOut: leftOutOf(opened),
  };
}

/** The sets that were asked for, then the sets of shared words that they use. */
export function sourcesOf(asked: readonly GameSet[]): { set: GameSet; shared: boolean }[] {
  const sources = new Map(asked.map((set) => [set.id, { set, shared: false }]));
  const visit = (sets: readonly GameSet[]) => {
    for (const set of sets) {
      if (!sources.has(set.id)) sources.set(set.id, { set, shared: true });
      visit(set.uses);
    }
  };
  visit(asked.flatMap((set) => set.uses));
  return [...sources.values()];
}
