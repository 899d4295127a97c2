import { InvalidArgumentError } from 'commander';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

interface Options {
  readonly match?: number;
  readonly json?: true;
}

/** `setwright replay <report|record>`: a match of a series once more, event by event. */
export const register: Register = (program) => {
  program
    .command('replay')
    .description('show a match of a report, or a record, event by event')
    .argument('<file>', 'a report of simulate --out, or a record')
    .option('--match <number>', 'which match of the report, from 0', matchOf)
    .option('--json', 'print the record of the match, which replay takes too, and nothing else')
    .action(async (file: string, { match, json }: Options) => {
      const { replayMatch } = await import('../../studio/simulate/replay-match.ts');
      const { told, record } = await replayMatch(file, match);
      if (json) say.line(JSON.stringify(record));
      else for (const line of told) say.line(line);
    });
};

function matchOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('The number of a match is a whole number from 0.');
  return Number(text);
}
