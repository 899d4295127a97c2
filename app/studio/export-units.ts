import { join } from 'node:path';
import { fileNameOf } from '../../rules/file-names.ts';
import { entitiesOf, find } from '../../rules/game-set.ts';
import { writeUnitFile } from '../../rules/valyr/unit-file.ts';
import { formatJson } from '../../schemas/json.ts';
import type { Problem } from '../../schemas/problem.ts';
import { CannotRun } from './cannot-run.ts';
import { leftOutOf, openSets } from './open-sets.ts';
import { writeFileSafely } from './write-files.ts';
import { exportKey, writeFolder } from './write-folder.ts';

interface UnitsExport {
  readonly units: number;
  readonly problems: readonly Problem[];
  /** Names and files of what has an error. */
  readonly leftOut: readonly string[];
}

/** Each unit of Valyr sets as a file of the game's own form, in a folder for each set. */
export async function exportUnits(order: {
  readonly folders: readonly string[];
  readonly out: string;
}): Promise<UnitsExport> {
  const opened = await openSets(order.folders);
  const units = opened.flatMap(({ set }) =>
    entitiesOf(set, 'unit').map(({ id, data }) => {
      const nameOf = (ref: string) => find(set, ref)?.data.name;
      const dynasty = data.dynasty === undefined ? undefined : nameOf(data.dynasty);
      const file = `${fileNameOf(id)}.json`;
      return { path: join(fileNameOf(set.id), file), unit: writeUnitFile(data, { dynasty, nameOf }) };
    }),
  );
  if (units.length === 0) {
    throw new CannotRun(
      'export/empty',
      'There is no unit to export: unit files are made of the units of Valyr sets. Add or mend one.',
    );
  }
  const key = exportKey(
    'units',
    opened.map(({ set }) => set.id),
  );
  await writeFolder(order.out, { key }, async (staging) => {
    for (const { path, unit } of units) await writeFileSafely(join(staging, path), formatJson(unit));
  });
  return { units: units.length, problems: opened.flatMap(({ problems }) => problems), leftOut: leftOutOf(opened) };
}
