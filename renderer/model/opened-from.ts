import type { SetFolder } from '../../app/contract/studio.ts';
import type { PictureSizes } from '../../exporters/face/display-list.ts';
import type { Memory } from '../../rules/kernel/memory.ts';
import type { OpenedSet, OpenOptions, openUnread } from '../../rules/open-unread.ts';
import { type Problem, sortProblems } from '../../schemas/problem.ts';

/** An opened set with everything that its faces are made from. */
export interface SetWithPictures extends OpenedSet {
  readonly sizes: PictureSizes;
}

/** What was read from disk, as `openSet` wants it. */
export interface Given {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  readonly options: OpenOptions;
  readonly problems: readonly Problem[];
  readonly sizes: PictureSizes;
}

/** What was read from disk in the maps that it travelled without. */
export function givenBy(read: SetFolder): Given {
  return {
    name: read.folder.split(/[/\\]/).pop() ?? read.folder,
    files: new Map(read.files),
    options: { uses: new Map(read.uses), pictures: new Map(read.pictures), unreadable: new Map(read.unreadable) },
    problems: read.problems,
    sizes: new Map(read.sizes),
  };
}

/** Opens what was read from disk with the same function as the command line does, or before its texts are read. Pure. */
export function openGiven(
  { name, files, options, problems: also, sizes }: Given,
  open: typeof openUnread,
  memory?: Memory,
): SetWithPictures {
  const { set, problems } = open(name, files, { ...options, memory });
  return { set, problems: sortProblems([...problems, ...also]), sizes };
}
