import { InvalidArgumentError } from 'commander';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

interface Options {
  readonly matches: number;
  readonly seed: number;
  readonly bots: string[];
  readonly map?: string;
  readonly teams?: [string[], string[]];
  readonly option: string[];
  readonly second?: string;
  readonly workers?: number;
  readonly out?: string;
  readonly csv?: string;
  readonly hero?: string;
  readonly players?: number[];
  readonly encounter?: string;
  readonly level?: number;
  readonly step?: string;
  readonly builds?: true;
  readonly json?: true;
}

/** `setwright simulate <set>...`: bots play many matches, and a report says what is out of balance. */
export const register: Register = (program) => {
  program
    .command('simulate')
    .description('let bots play many matches and say what is out of balance')
    .argument('<set...>', 'folders of sets')
    .option('--matches <number>', 'how many matches', numberOf('The number of matches'), 1000)
    .option('--seed <number>', 'the same seed plays the same matches', numberOf('The seed'), 1)
    .option('--bots <names>', 'the bots of the sides or seats in turn', namesOf, ['greedy'])
    .option(
      '--players <numbers>',
      'how many play or are in a party, such as 4 or 3,4; else all that the rules are made for',
      playersOf,
    )
    .option('--encounter <id>', 'only this encounter; else all of them')
    .option('--level <number>', 'the level of the party; else that of the encounter', numberOf('The level'))
    .option('--step <easier|harder>', 'also try each number of the enemies a step easier or harder')
    .option('--builds', 'draw characters whole, and say which of what they are made of wins more together')
    .option('--map <id>', 'always this map or battlefield; else maps are drawn')
    .option('--hero <id>', 'a hero that takes part in every match')
    .option(
      '--teams <heroes>',
      'always these teams, such as a,b,c,d+e,f,g,h, or two armies as one+other; else they are drawn',
      teamsOf,
    )
    .option(
      '--option <key=value>',
      'a rule option; key=a,b compares two values on the same teams and dice',
      (word: string, words: string[]) => [...words, word],
      [],
    )
    .option('--second <bot>', 'ask another bot now and then whether it would do the same')
    .option('--workers <number>', 'threads to play on; all cores if left out', workersOf)
    .option('--out <file>', 'write the report, with all that replay and compare need')
    .option('--csv <file>', 'write the figures as a table')
    .option('--json', 'print one JSON document and nothing else')
    .action(async (folders: string[], options: Options) => {
      const { simulate } = await import('../../studio/simulate/simulate.ts');
      const { closeSeriesPool } = await import('../../studio/simulate/series-pool.ts');
      try {
        const { figures, told } = await simulate({
          ...options,
          folders,
          options: options.option,
          progress: (done, of) => say.progress('matches', done, of),
        });
        if (options.json) say.line(JSON.stringify(figures, undefined, 2));
        else for (const line of told()) say.line(line);
        if (options.csv && !options.json) say.aside(`Wrote ${options.csv}, the figures as a table.`);
        if (options.out && !options.json) {
          say.aside(`Wrote ${options.out}; "setwright replay ${options.out} --match 0" shows the first match.`);
        }
      } finally {
        await closeSeriesPool();
      }
    });
};

/** A whole number as it is typed. Zero and huge ones are refused later, with what the limits are. */
function numberOf(what: string): (text: string) => number {
  return (text) => {
    const value = Number(text.replace(/(?<=\d)[_,](?=\d{3}(\D|$))/g, ''));
    if (text.trim() === '' || !Number.isSafeInteger(value))
      throw new InvalidArgumentError(`${what} is a whole number.`);
    return value;
  };
}

function workersOf(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 256) {
    throw new InvalidArgumentError('The number of threads is a whole number from 1 to 256.');
  }
  return value;
}

const namesOf = (text: string): string[] => text.split(',').map((name) => name.trim());

function playersOf(text: string): number[] {
  const numbers = text.split(',').map((number) => number.trim());
  if (!numbers.every((number) => /^\d{1,3}$/.test(number))) {
    throw new InvalidArgumentError('Numbers of players are whole numbers, such as 4 or 3,4.');
  }
  return numbers.map(Number);
}

function teamsOf(text: string): [string[], string[]] {
  const [first, second, ...rest] = text.split('+');
  if (first === undefined || second === undefined || rest.length > 0) {
    throw new InvalidArgumentError(
      'Teams are written as a,b,c,d+e,f,g,h: heroes of the first, a plus, heroes of the second.',
    );
  }
  const team = (heroes: string) => heroes.split(',').map((hero) => hero.trim());
  return [team(first), team(second)];
}
