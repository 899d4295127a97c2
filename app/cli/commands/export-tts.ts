import { InvalidArgumentError } from 'commander';
import type { ExitCode, Register } from '../command.ts';
import { languageOption } from '../languages.ts';
import { say } from '../say.ts';
import { tellProblems } from '../tell-problems.ts';

interface Options {
  readonly language?: readonly (string | undefined)[];
  readonly out: string;
  readonly imagesUrl?: string;
  readonly base?: string;
  readonly cell: number;
  readonly install?: true;
}

export const register: Register = (program) => {
  program.commands
    .find((command) => command.name() === 'export')!
    .command('tts')
    .description('make a save for Tabletop Simulator')
    .argument('<set...>', 'folders of sets')
    .requiredOption('--out <folder>', 'folder for the save and its pictures')
    .option('--images-url <url>', 'where the pictures will be found on the web; without it only you see them')
    .option(
      '--base <save.json>',
      'a save with a table of your own, which is kept; also tells what you uploaded in the game',
    )
    .option('--cell <units>', "size of a map's cell in units of the game", cellSize, 1)
    .option('--install', "put the save into the game's own folder too")
    .addOption(languageOption())
    .action(async (folders: string[], { language: languages = [undefined], ...options }: Options) => {
      const { exportTts } = await import('../../studio/export-tts.ts');
      const { refuseUnknown } = await import('../../studio/sets-in.ts');
      const { afterTts, ttsSummary } = await import('../../studio/after-tts.ts');
      const { thisMachine } = await import('../../studio/game-folder.ts');
      await refuseUnknown(folders, languages);
      const endings: ExitCode[] = [];
      for (const language of languages) {
        const made = await exportTts({
          ...options,
          folders,
          install: options.install && thisMachine(),
          language,
          tell: say.aside,
          progress: say.progress,
        });
        endings.push(tellProblems(made));
        say.line(`Wrote ${made.save} and ${ttsSummary(made)}. ${afterTts(made, 'command line', options.base)}`);
      }
      process.exitCode = Math.max(...endings);
    });
};

function cellSize(text: string): number {
  const size = Number(text);
  if (!(size >= 0.25 && size <= 10)) throw new InvalidArgumentError('The size of a cell is a number from 0.25 to 10.');
  return size;
}
