import { InvalidArgumentError, Option } from 'commander';

/** `--language es` or `--language en,es`: the languages to export in. */
export const languageOption = (): Option =>
  new Option('--language <languages>', 'in which language, such as es; several with commas between them').argParser(
    (text: string): readonly string[] => {
      const languages = text.split(',').map((one) => one.trim());
      if (languages.includes(''))
        throw new InvalidArgumentError('Languages stand with commas between them, such as en,es.');
      return [...new Set(languages)];
    },
  );

/** The file for one of several languages: with the language before its ending. */
export const fileIn = (file: string, language: string | undefined, languages: readonly unknown[]): string =>
  languages.length > 1 ? file.replace(/(\.[^./\\]*)?$/, `-${language}$1`) : file;
