import { join } from 'node:path';
import { Option } from 'commander';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

const shownErrors = 20;

/** `setwright import <source> --from teamfight-yaml|valyr-units|csv --out <folder>`: a game's own files become Game Sets. */
export const register: Register = (program) => {
  program
    .command('import')
    .description("turn a game's own files, or the rows of a spreadsheet, into Game Sets")
    .argument('<source>', 'the file to import; of unit files also their folder')
    .addOption(
      new Option('--from <format>', 'what kind of file it is').choices(Object.keys(imports)).makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--system <id>',
        'of a spreadsheet: what its rows are, heroes and cards of teamfight or any cards of plain',
      )
        .choices(['teamfight', 'plain'])
        .default('teamfight'),
    )
    .requiredOption('--out <folder>', 'folder that receives one folder a set')
    .action((source: string, { from, system, out }: Options) => imports[from](source, out, system));
};

interface Options {
  readonly from: keyof typeof imports;
  readonly system: 'teamfight' | 'plain';
  readonly out: string;
}

const imports = {
  'teamfight-yaml': async (source: string, out: string) => {
    const { importTeamfightYaml, notesName } = await import('../../studio/import/teamfight-yaml.ts');
    const { sets, warnings, errors, written } = await importTeamfightYaml(source, out);
    for (const { id, contents } of sets) say.line(`${id}: ${contents}`);
    tell(warnings, errors);
    say.aside(
      written
        ? `Written to ${out}. What was set right, kept in notes or not fetched is listed in ${out}/${notesName}.`
        : `${out} already holds all of this; nothing was changed.`,
    );
  },
  'valyr-units': async (source: string, out: string) => {
    const { importValyrUnits } = await import('../../studio/import/valyr-units.ts');
    const { sheetName } = await import('../../studio/import/csv.ts');
    const { slugOf } = await import('../../studio/slug.ts');
    const id = slugOf(sheetName(source), 'set');
    const { folder, contents, notes, errors } = await importValyrUnits(source, join(out, id));
    say.line(`${id}: ${contents}`);
    tell(notes, errors);
    say.aside(`Written to ${folder}.`);
  },
  csv: async (source: string, out: string, system: Options['system']) => {
    const { importCsv, sheetName } = await import('../../studio/import/csv.ts');
    const { importPlainCsv } = await import('../../studio/import/plain-csv.ts');
    const { slugOf } = await import('../../studio/slug.ts');
    const id = slugOf(sheetName(source), 'set');
    const take = system === 'plain' ? importPlainCsv : importCsv;
    const { folder, contents, notes, errors } = await take(source, join(out, id));
    say.line(`${id}: ${contents}`);
    tell(notes, errors);
    say.aside(`Written to ${folder}.`);
  },
};

function tell(notes: readonly string[], errors: readonly string[]): void {
  for (const note of notes) say.aside(note);
  for (const error of errors.slice(0, shownErrors)) say.aside(error);
  if (errors.length > shownErrors) {
    say.aside(`There are ${errors.length - shownErrors} more errors; setwright validate lists those of a set.`);
  }
}
