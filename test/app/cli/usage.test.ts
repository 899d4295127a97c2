import { Command, CommanderError, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { usageSentence } from '../../../app/cli/usage.ts';

/** What is said of a command line that cannot be read. */
function said(...words: string[]): string {
  const program = new Command('setwright').exitOverride().configureOutput({ outputError: () => {} });
  program.command('new').argument('<folder>').requiredOption('--system <id>');
  program
    .command('validate')
    .argument('<set...>')
    .option('--json')
    .addOption(new Option('--paper <size>').choices(['a4', 'letter']));
  try {
    program.parse(words, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return usageSentence(error);
    throw error;
  }
  throw new Error('This line can be read.');
}

describe('a command line that cannot be read', () => {
  it.each([
    [['validat', 'x'], 'There is no command "validat". Did you mean validate?'],
    [['quit'], 'There is no command "quit". See "setwright --help".'],
    [['validate', 'x', '--jsno'], 'There is no option "--jsno" here. Did you mean --json?'],
    [['validate'], 'This command needs <set>. Add --help behind it to see how it is written.'],
    [['new', 'x'], 'This command needs the option "--system <id>".'],
    [['new', 'x', '--system'], 'The option "--system <id>" needs a value behind it.'],
    [
      ['new', 'x', 'y', '--system', 'z'],
      'There are more words than this command takes. Names with spaces stand in quotes.',
    ],
    [
      ['validate', 'x', '--paper', 'a5'],
      `Option '--paper <size>' argument 'a5' is invalid. Allowed choices are a4, letter.`,
    ],
  ])('%j', (words, sentence) => {
    expect(said(...words)).toBe(sentence);
  });
});
