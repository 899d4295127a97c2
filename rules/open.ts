import { parseJson } from '../schemas/json.ts';
import type { Problem } from '../schemas/problem.ts';
import { kinds } from '../schemas/teamfight/kinds.ts';
import type { SetFile, Theme } from '../schemas/types.generated.ts';
import { validate } from '../schemas/validate.ts';
import type { Entity, GameSet } from './game-set.ts';

/** What opening a set found. `set` is undefined where so much is wrong that nothing can be made of it. */
export interface OpenedSet {
  readonly set: GameSet | undefined;
  /** All problems at once: errors first, then warnings, then notes; within these by file. */
  readonly problems: readonly Problem[];
}

/** What is known of a picture file: its size in pixels, upright; or that it cannot be read (whoever read it has said why). */
export type PictureFacts = { readonly width: number; readonly height: number } | 'unreadable';

export interface OpenOptions {
  /** The opened sets of shared words, by the words of `uses`. */
  readonly uses?: ReadonlyMap<string, OpenedSet>;
  /** The picture files of the folder by path; without them pictures are not checked. */
  readonly pictures?: ReadonlyMap<string, PictureFacts>;
}

/** Opens a set from the texts of its files, by path inside the folder. Pure; the same in the command line, workers and window. */
export function openSet(folder: string, files: ReadonlyMap<string, string>, options: OpenOptions = {}): OpenedSet {
  const problems: Problem[] = [];
  const read = (file: string, schema: string): unknown => {
    const parsed = parseJson(file, files.get(file) ?? '');
    problems.push(...parsed.problems);
    if (parsed.value === undefined) return undefined;
    const found = validate(schema, file, parsed.value);
    problems.push(...found);
    return found.length > 0 ? undefined : parsed.value;
  };
  const manifest = read('set.json', 'setwright:teamfight/set') as SetFile | undefined;
  const theme = (files.has('theme.json') ? read('theme.json', 'setwright:theme') : {}) as Theme | undefined;
  if (!manifest) return { set: undefined, problems };
  const entities: Entity[] = [];
  const leftOut: { file: string; name: string }[] = [];
  for (const { kind, folder: home, schema } of kinds) {
    for (const file of [...files.keys()]
      .filter((path) => path.startsWith(`${home}/`) && path.endsWith('.json'))
      .sort()) {
      const id = file.slice(home.length + 1, -5);
      const data = read(file, schema);
      if (data === undefined) leftOut.push({ file, name: id });
      else entities.push({ kind, id, ref: `${manifest.id}/${id}`, file, data: data as Entity['data'] });
    }
  }
  const uses = (manifest.uses ?? []).flatMap((path) => options.uses?.get(path)?.set ?? []);
  return { set: { id: manifest.id, folder, manifest, theme: theme ?? {}, entities, leftOut, uses }, problems };
}
