import type { SetFolder } from '../../app/contract/studio.ts';
import type { PictureSizes } from '../../exporters/face/display-list.ts';
import { type OpenedSet, openSet } from '../../rules/open.ts';
import { sortProblems } from '../../schemas/problem.ts';

/** An opened set with everything that its faces are made from. */
export interface SetWithPictures extends OpenedSet {
  readonly sizes: PictureSizes;
}

/** Opens what was read from disk with the same function as the command line does. Pure. */
export function openedFrom(read: SetFolder): SetWithPictures {
  const name = read.folder.split(/[/\\]/).pop() ?? read.folder;
  const { set, problems } = openSet(name, new Map(read.files), {
    uses: new Map(read.uses),
    pictures: new Map(read.pictures),
    unreadable: new Map(read.unreadable),
  });
  return { set, problems: sortProblems([...problems, ...read.problems]), sizes: new Map(read.sizes) };
}
