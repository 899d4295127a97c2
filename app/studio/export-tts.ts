import { faceMakers } from '../../exporters/face/systems.ts';
import type { PictureFile } from '../../exporters/pictures.ts';
import type { TableSource } from '../../exporters/tts/plan.ts';
import type { GameSet } from '../../rules/game-set.ts';
import type { Problem } from '../../schemas/problem.ts';
import { CannotRun } from './cannot-run.ts';
import { type LoadedSet, loadSet } from './load-set.ts';
import { type TableRequest, type WrittenTable, writeTable } from './write-table.ts';

export interface TtsRequest extends Omit<TableRequest, 'sources' | 'pictures'> {
  /** Folders of the sets. */
  readonly folders: readonly string[];
}

export interface TtsExport extends WrittenTable {
  /** Problems of the sets and their faces. */
  readonly problems: readonly Problem[];
  /** Names of what was left out because of an error. */
  readonly leftOut: readonly { readonly set: string; readonly file: string; readonly name: string }[];
}

/** Exports the sets in some folders as one save for Tabletop Simulator. */
export async function exportTts(request: TtsRequest): Promise<TtsExport> {
  const loaded: LoadedSet[] = [];
  for (const folder of request.folders) loaded.push(await loadSet(folder));
  const asked = loaded.map(({ set, problems }, index) => set ?? notOpened(request.folders[index]!, problems));
  const pictures = new Map<string, PictureFile>(loaded.flatMap((one) => [...one.pictures]));
  const sources = sourcesOf(asked).map(({ set, shared }): TableSource => {
    request.signal?.throwIfAborted();
    return { set, shared, faces: faceMakers[set.manifest.system](set, pictures) };
  });
  const written = await writeTable({ ...request, sources, pictures });
  return {
    ...written,
    problems: [...loaded.flatMap((one) => one.problems), ...sources.flatMap(({ faces }) => faces.problems)],
    leftOut: asked.flatMap((set) => set.leftOut.map((one) => ({ set: set.id, ...one }))),
  };
}

/** The sets that were asked for, each once, then the sets of shared words that they use. */
function sourcesOf(asked: readonly GameSet[]): { set: GameSet; shared: boolean }[] {
  const sources = new Map<string, { set: GameSet; shared: boolean }>();
  for (const set of asked) {
    if (sources.has(set.id))
      throw new CannotRun(
        'set/twice',
        `${set.folder}: a set with the id "${set.id}" is already among the sets to export. Name each set once, or give one of them another id.`,
      );
    sources.set(set.id, { set, shared: false });
  }
  const visit = (sets: readonly GameSet[]) => {
    for (const set of sets) {
      if (!sources.has(set.id)) sources.set(set.id, { set, shared: true });
      visit(set.uses);
    }
  };
  visit(asked.flatMap((set) => set.uses));
  return [...sources.values()];
}

function notOpened(folder: string, problems: readonly Problem[]): never {
  const first = problems.find((problem) => problem.severity === 'error');
  throw new CannotRun('set/broken', `${folder}: this set cannot be opened. ${first?.message ?? ''}`.trim());
}
