import type { Register } from '../command.ts';
import { say } from '../say.ts';

/** `setwright compare <report> <report>`: what differs between two series, such as before and after a change. */
export const register: Register = (program) => {
  program
    .command('compare')
    .description('say what differs between two reports, and what could have been seen')
    .argument('<before>', 'a report of simulate --out')
    .argument('<after>', 'another one')
    .option('--json', 'print one JSON document and nothing else')
    .action(async (before: string, after: string, { json }: { json?: true }) => {
      const { compareReports } = await import('../../studio/simulate/compare-reports.ts');
      const { comparison, told } = await compareReports(before, after);
      if (json) say.line(JSON.stringify(comparison, undefined, 2));
      else for (const line of told) say.line(line);
    });
};
