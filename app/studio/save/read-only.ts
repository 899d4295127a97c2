import { constants } from 'node:fs';
import { access, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { formatVersion } from '../../../schemas/format-version.ts';
import { CannotRun } from '../cannot-run.ts';
import { isWithin } from '../grants.ts';
import { projectRoot } from '../project-root.ts';

/** Why nothing may be saved into the set in the real folder `root`; undefined where it may. */
export async function readOnlyReason(root: string): Promise<CannotRun | undefined> {
  const content = await realpath(join(projectRoot, 'content')).catch(() => undefined);
  if (content !== undefined && isWithin(content, root)) {
    return new CannotRun(
      'set/shipped',
      'This set comes with Setwright and stays as it is. Make a copy to change it: the copy is yours.',
    );
  }
  const format = await formatIn(root);
  if (format > formatVersion) {
    return new CannotRun(
      'set/newer-format',
      `This set was written by a newer Setwright (format ${format}; this one writes ${formatVersion}), so it can be looked at but not changed. Update Setwright to change it: a copy would be of the newer format too.`,
    );
  }
  const allowed = await access(root, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (allowed) return undefined;
  return new CannotRun(
    'set/not-allowed',
    `You may not write into ${root}, so this set can be looked at but not changed. Change the permissions of the folder, or make a copy.`,
  );
}

/** The format that set.json names; 0 where it cannot be told. */
async function formatIn(root: string): Promise<number> {
  try {
    const { format } = JSON.parse(await readFile(join(root, 'set.json'), 'utf8')) as { format?: unknown };
    return typeof format === 'number' ? format : 0;
  } catch {
    return 0;
  }
}
