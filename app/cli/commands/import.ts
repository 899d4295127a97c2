import { Option } from 'commander';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

const shownErrors = 20;

/** `setwright import <source> --from teamfight-yaml --out <folder>`: a game's own file becomes Game Sets. */
export const register: Register = (program) => {
  program
    .command('import')
    .description("turn a game's own file into Game Sets")
    .argument('<source>', 'the file to import')
    .addOption(
      new Option('--from <format>', 'what kind of file it is').choices(['teamfight-yaml']).makeOptionMandatory(),
    )
    .requiredOption('--out <folder>', 'folder that receives one folder a set')
    .action(async (source: string, { out }: { out: string }) => {
      const { importTeamfightYaml, notesName } = await import('../../studio/import/teamfight-yaml.ts');
      const { sets, warnings, errors, written } = await importTeamfightYaml(source, out);
      for (const { id, contents } of sets) say.line(`${id}: ${contents}`);
      for (const warning of warnings) say.aside(warning);
      for (const error of errors.slice(0, shownErrors)) say.aside(error);
      if (errors.length > shownErrors) {
        say.aside(`There are ${errors.length - shownErrors} more errors; setwright validate lists those of a set.`);
      }
      say.aside(
        written
          ? `Written to ${out}. What was set right, kept in notes or not fetched is listed in ${out}/${notesName}.`
          : `${out} already holds all of this; nothing was changed.`,
      );
    });
};
