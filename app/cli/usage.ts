import type { CommanderError } from 'commander';

/** What was wrong with a command line, as a sentence. Commander's own words are terse and begin with "error:". */
export function usageSentence(error: CommanderError): string {
  const [first = '', suggestion = ''] = error.message.replace(/^error: /, '').split('\n');
  const [, word = ''] = /'([^']*)'/.exec(first) ?? [];
  const [, meant] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(suggestion) ?? [];
  const hint = meant ? `Did you mean ${meant.replace(/, (?=[^,]*$)/, ' or ')}?` : 'See "setwright --help".';
  switch (error.code) {
    case 'commander.unknownCommand':
      return `There is no command "${word}". ${hint}`;
    case 'commander.unknownOption':
      return `There is no option "${word}" here. ${hint}`;
    case 'commander.missingArgument':
      return `This command needs <${word}>. Add --help behind it to see how it is written.`;
    case 'commander.missingMandatoryOptionValue':
      return `This command needs the option "${word}".`;
    case 'commander.optionMissingArgument':
      return `The option "${word}" needs a value behind it.`;
    case 'commander.excessArguments':
      return `There are more words than this command takes. Names with spaces stand in quotes.`;
    default:
      return `${first.charAt(0).toUpperCase()}${first.slice(1).replace(/\.?$/, '.')}`;
  }
}
