import { InvalidArgumentError } from 'commander';
import { counted } from '../../../schemas/words.ts';
import type { TtsExport } from '../../studio/export-tts.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

interface Options {
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
    .action(async (folders: string[], options: Options) => {
      const { exportTts } = await import('../../studio/export-tts.ts');
      const { thisMachine } = await import('../../studio/game-folder.ts');
      const stop = new AbortController();
      process.once('SIGINT', () => stop.abort());
      const made = await exportTts({
        ...options,
        folders,
        install: options.install && thisMachine(),
        signal: stop.signal,
        progress: say.progress,
      }).catch((error: unknown) => {
        if (!stop.signal.aborted) throw error;
        say.aside('Stopped. Nothing was changed.');
        process.exitCode = 2;
      });
      if (!made) return;
      for (const { set, name, file } of made.leftOut)
        say.aside(`Left out because of an error: ${name} (${set}/${file}).`);
      say.line(afterwards(made, options));
      process.exitCode = made.problems.some((problem) => problem.severity === 'error') ? 1 : 0;
    });
};

function cellSize(text: string): number {
  const size = Number(text);
  if (!(size >= 0.25 && size <= 10)) throw new InvalidArgumentError('The size of a cell is a number from 0.25 to 10.');
  return size;
}

/** What was written and what to do next, in one paragraph. */
function afterwards(made: TtsExport, options: Options): string {
  const pictures = counted(made.painted.length + made.kept, 'picture');
  const fresh = made.kept > 0 ? `${pictures}, ${made.painted.length} of them new` : pictures;
  const sentences = [`Wrote ${made.save} and ${fresh}.`];
  if (made.installed)
    sentences.push(`The game has it as ${made.installed}: start Tabletop Simulator and choose Games, Save & Load.`);
  else
    sentences.push(
      `Copy the save into the game's folder Saves as TS_Save_<number>.json, or export with --install, then choose Games, Save & Load in Tabletop Simulator.`,
    );
  if (made.uploadList)
    sentences.push(
      `Upload the pictures that ${made.uploadList} lists before you load the save; then everybody at the table sees them.`,
    );
  else if (made.local.length > 0) {
    const these =
      made.local.length === made.painted.length + made.kept ? 'The pictures' : counted(made.local.length, 'picture');
    sentences.push(
      `${these} ${made.local.length === 1 ? 'is' : 'are'} on this machine only: you see them, the other players do not. To share them, load the save, choose Upload, Cloud Manager, Upload All, save the game, and export again with --base and that save.`,
    );
  } else sentences.push('All pictures are uploaded: everybody at the table sees them.');
  if (options.base) sentences.push('Your own table was kept; only what Setwright had put there was replaced.');
  return sentences.join(' ');
}
