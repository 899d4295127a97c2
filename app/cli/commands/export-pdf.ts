import { type Command, InvalidArgumentError, Option } from 'commander';
import { backWays, cutWays } from '../../../exporters/face/card-paper.ts';
import { papers } from '../../../exporters/face/paper-size.ts';
import { profileIds } from '../../../exporters/face/print-profiles.ts';
import type { PdfChoices } from '../../contract/studio.ts';
import type { ExitCode, Register } from '../command.ts';
import { fileIn, languageOption } from '../languages.ts';
import { say } from '../say.ts';
import { tellProblems } from '../tell-problems.ts';

interface Options extends Omit<PdfChoices, 'backs'> {
  readonly language?: readonly (string | undefined)[];
  readonly out: string;
  readonly backs?: PdfChoices['backs'];
  readonly mark?: string;
}

/** `setwright export pdf <set>... --out <file>`: cards, maps or tokens on paper. */
export const register: Register = (program) => {
  const group = program.commands.find((command) => command.name() === 'export') as Command;
  group
    .command('pdf')
    .description('print cards, maps, tokens, figures, rules, character sheets or boxes to a PDF')
    .argument('<set...>', 'folders of sets')
    .requiredOption('--out <file>', 'the PDF to write')
    .addOption(
      new Option('--what <things>', 'what to print')
        .choices(['cards', 'maps', 'tokens', 'standees', 'rules', 'sheets', 'boxes', 'dice'])
        .default('cards'),
    )
    .addOption(new Option('--paper <size>', 'size of the paper').choices(Object.keys(papers)).default('a4'))
    .addOption(
      new Option('--backs [way]', 'backs of cards, for a printer that turns pages over their long edge or another way')
        .choices(backWays)
        .preset('long-edge'),
    )
    .addOption(new Option('--cuts <way>', 'how cards lie beside each other').choices(cutWays).default('shared'))
    .option('--inner-marks', 'small crosses at the corners between cards too')
    .option('--packed', 'what is left over of several sizes of cards shares pages')
    .option('--margin <mm>', 'white that the printer leaves at the edges of a page; 5 if left out', millimetres)
    .option('--printer <name>', 'take the offset of this printer for backs, see "setwright printer"')
    .option('--since <copy>', 'only what changed since this copy was marked as printed')
    .option('--mark <copy>', 'mark the set as printed in this copy')
    .addOption(
      new Option('--profile <printer>', 'for whom it is printed: sheets at home, one face a page for shops').choices(
        profileIds,
      ),
    )
    .option('--low-ink', 'black lines on white, without floors, tints and pictures')
    .addOption(languageOption())
    .action(async (folders: string[], { mark, language: languages = [undefined], ...options }: Options) => {
      const { exportPdf } = await import('../../studio/export-pdf.ts');
      const { refuseUnknown } = await import('../../studio/sets-in.ts');
      await refuseUnknown(folders, languages);
      const endings: ExitCode[] = [];
      for (const language of languages) {
        const made = await exportPdf({
          folders,
          ...options,
          out: fileIn(options.out, language, languages),
          language,
          tell: say.aside,
          progress: (done, of) => say.progress('pages', done, of),
        });
        endings.push(tellProblems(made));
        say.line(`${made.summary}.`);
        say.aside(made.next);
      }
      process.exitCode = Math.max(...endings);
      if (mark === undefined) return;
      const { copyIn, markPrinted } = await import('../../studio/printed.ts');
      const { settingsFolder } = await import('../../studio/settings-folder.ts');
      for (const language of languages) {
        const copy = copyIn(mark, language);
        for (const folder of folders) await markPrinted({ settings: settingsFolder(), folder, copy });
        say.aside(`Marked as printed: ${copy}.`);
      }
    });
};

/** A length as it stands on the command line. */
export function millimetres(text: string): number {
  const length = Number(text);
  if (text.trim() === '' || !Number.isFinite(length))
    throw new InvalidArgumentError('A length is a number of mm, such as 2.5.');
  return length;
}
