import { basename, join } from 'node:path';
import { Option } from 'commander';
import type { SystemId } from '../../../schemas/systems.ts';
import { counted } from '../../../schemas/words.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

const shownErrors = 20;

/** `setwright import <source> --from teamfight-yaml|valyr-units|thoua-data|csv --out <folder>`: a game's own files become Game Sets. */
export const register: Register = (program) => {
  program
    .command('import')
    .description("turn a game's own files, or the rows of a spreadsheet, into Game Sets, or take the rows into a set")
    .argument('<source>', 'the file to import; of unit files also their folder')
    .addOption(
      new Option('--from <format>', 'what kind of file it is').choices(Object.keys(imports)).makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--system <id>',
        'of a spreadsheet that becomes a new set: what its rows are, heroes and cards of teamfight, play cards and traits of hammerspace, or any cards of plain; teamfight if left out',
      ).choices(['teamfight', 'hammerspace', 'plain']),
    )
    .requiredOption(
      '--out <folder>',
      'folder that receives one folder a set; or the folder of a set that takes in what the rows of a spreadsheet say otherwise',
    )
    .action((source: string, { from, system, out }: Options) => imports[from](source, out, system));
};

interface Options {
  readonly from: keyof typeof imports;
  readonly system?: SystemId;
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
  'thoua-data': async (source: string, out: string) => {
    const { importThouaData } = await import('../../studio/import/thoua-data.ts');
    const { sheetName } = await import('../../studio/import/csv.ts');
    const { slugOf } = await import('../../studio/slug.ts');
    const id = slugOf(sheetName(source), 'set');
    const { folder, contents, notes, errors } = await importThouaData(source, join(out, id));
    say.line(`${id}: ${contents}`);
    tell(notes, errors);
    say.aside(`Written to ${folder}.`);
  },
  csv: async (source: string, out: string, system: SystemId | undefined) => {
    const { importCsv, sheetName, updateFromCsv } = await import('../../studio/import/csv.ts');
    const { describe } = await import('../../studio/sets-on-disk.ts');
    if ((await describe(out)).length > 0) {
      const { added, changed, notes } = await updateFromCsv(source, out);
      say.line(added + changed === 0 ? 'nothing is different' : `${counted(added, 'row')} added, ${changed} changed`);
      tell(notes, []);
      say.aside(`Rows that ${basename(source)} does not have stay as they are in ${out}.`);
      return;
    }
    const { slugOf } = await import('../../studio/slug.ts');
    const id = slugOf(sheetName(source), 'set');
    const { folder, contents, notes, errors } = await importCsv(source, join(out, id), system ?? 'teamfight');
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
