import { type Command, InvalidArgumentError, Option } from 'commander';
import { type ProfileId, profileIds, profiles } from '../../../exporters/face/print-profiles.ts';
import { counted } from '../../../schemas/words.ts';
import type { ExitCode, Register } from '../command.ts';
import { languageOption } from '../languages.ts';
import { say } from '../say.ts';
import { tellProblems } from '../tell-problems.ts';

interface Options {
  readonly language?: readonly (string | undefined)[];
  readonly out: string;
  readonly dpi: number;
  readonly bleed?: true;
  readonly lowInk?: true;
  readonly profile?: ProfileId;
}

/** `setwright export png <set>... --out <folder>`: one picture for each face. */
export const register: Register = (program) => {
  const group = program.commands.find((command) => command.name() === 'export') as Command;
  group
    .command('png')
    .description('paint each face as a picture')
    .argument('<set...>', 'folders of sets')
    .requiredOption('--out <folder>', 'folder for the pictures')
    .option('--dpi <number>', 'pixels for each inch, 36 to 1200', dpiOf, 300)
    .option('--bleed', 'paint beyond the trim, for printers who cut')
    .addOption(
      new Option('--profile <printer>', 'cards alone, with the pixels and the bleed of a printer').choices(profileIds),
    )
    .option('--low-ink', 'maps in black lines on white, without floor and tints')
    .addOption(languageOption())
    .action(async (folders: string[], { language: languages = [undefined], ...options }: Options) => {
      const { exportPng } = await import('../../studio/export-png.ts');
      const { refuseUnknown } = await import('../../studio/sets-in.ts');
      await refuseUnknown(folders, languages);
      const endings: ExitCode[] = [];
      for (const language of languages) {
        const made = await exportPng({
          folders,
          out: options.out,
          dpi: options.dpi,
          bleed: options.bleed ?? false,
          lowInk: options.lowInk ?? false,
          profile: options.profile,
          language,
          tell: say.aside,
          progress: (done, of) => say.progress('pictures', done, of),
        });
        endings.push(tellProblems(made));
        const dpi = options.profile === undefined ? options.dpi : 300;
        const named = language === undefined ? '' : ` in ${language}`;
        say.line(`Wrote ${counted(made.pictures, 'picture')}${named} at ${dpi} dpi into ${options.out}.`);
        if (options.profile !== undefined)
          for (const sentence of [...made.checked, ...profiles[options.profile].lacks]) say.aside(sentence);
        if (made.smaller) say.line(made.smaller);
      }
      process.exitCode = Math.max(...endings);
    });
};

function dpiOf(text: string): number {
  const dpi = Number(text);
  if (!(dpi >= 36 && dpi <= 1200)) throw new InvalidArgumentError('The resolution is a number from 36 to 1200.');
  return dpi;
}
