import { Option } from 'commander';
import type { Backs } from '../../../exporters/face/card-paper.ts';
import { backWays } from '../../../exporters/face/card-paper.ts';
import { type PaperName, papers } from '../../../exporters/face/paper-size.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';
import { millimetres } from './export-pdf.ts';

interface Options {
  readonly x?: number;
  readonly y?: number;
  readonly forget?: true;
  readonly calibration?: string;
  readonly paper: PaperName;
  readonly backs: Backs;
}

/** `setwright printer [name]`: how far printers put the second side aside. */
export const register: Register = (program) => {
  program
    .command('printer')
    .description('list the printers that you have measured, remember one, or print what to measure with')
    .argument('[name]', 'your name for the printer')
    .option('--x <mm>', 'how far backs go to the right', millimetres)
    .option('--y <mm>', 'how far backs go downwards', millimetres)
    .option('--forget', 'forget this printer')
    .option('--calibration <file>', 'write a PDF to measure the printer with')
    .addOption(new Option('--paper <size>', 'its paper').choices(Object.keys(papers)).default('a4'))
    .addOption(new Option('--backs <way>', 'how the printer turns pages').choices(backWays).default('long-edge'))
    .action(async (name: string | undefined, { x, y, forget, calibration, paper, backs }: Options) => {
      const { readPrinters, writePrinters } = await import('../../studio/printers.ts');
      const { settingsFolder } = await import('../../studio/settings-folder.ts');
      const settings = settingsFolder();
      const printers = await readPrinters(settings);
      const others = printers.filter((one) => one.name !== name);
      if (name !== undefined && forget) await writePrinters(settings, others);
      else if (name !== undefined && (x !== undefined || y !== undefined)) {
        const known = printers.find((one) => one.name === name);
        await writePrinters(settings, [...others, { name, x: x ?? known?.x ?? 0, y: y ?? known?.y ?? 0 }]);
      }
      if (calibration !== undefined) {
        const { exportPdf } = await import('../../studio/export-pdf.ts');
        const known = (await readPrinters(settings)).some((one) => one.name === name);
        const order = { folders: [], out: calibration, what: 'calibration', paper, backs, settings } as const;
        const made = await exportPdf({ ...order, ...(known && { printer: name }) });
        say.line(`${made.summary}.`);
        say.aside(made.next);
        return;
      }
      const kept = await readPrinters(settings);
      if (kept.length === 0) say.line('No printer is remembered.');
      for (const one of kept) say.line(`${one.name}: ${one.x} mm across, ${one.y} mm down`);
    });
};
