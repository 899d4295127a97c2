import { counted, languageName as named } from '../../schemas/words.ts';

const missing = (count: number): string =>
  count === 0 ? 'all translated' : `${counted(count, 'text')} not translated`;

/** The texts of translating. */
export const languages = {
  named,
  title: 'Languages',
  original: 'as it is written',
  faces: 'Language of the faces',
  show: (language: string) => `Show the faces in ${named(language)}`,
  searched: 'language translation',
  missing,
  /** What is not translated, and what changed since. */
  left: (none: number, changed: number) =>
    [...(none > 0 || changed === 0 ? [missing(none)] : []), ...(changed > 0 ? [`${changed} changed since`] : [])].join(
      ', ',
    ),
  upToDate: (count: number) => `Take ${counted(count, 'translation')} for up to date`,
  upToDateTold: 'Of these nobody knows from which original they were made. From now on a change of it is told.',
  tookUpToDate: (language: string) => `${named(language)}, taken for up to date`,
  add: 'Add a language',
  code: 'Code of the language',
  example: 'es or pt-BR',
  refused: 'A language is a code such as "es", "de" or "pt-BR".',
  taken: (language: string) => `The set is in ${named(language)} already.`,
  remove: (language: string) => `Delete ${named(language)} with its texts`,
  added: (language: string) => `${named(language)} added`,
  removed: (language: string) => `${named(language)} deleted`,
  back: (language: string) => `${named(language)} and its texts are deleted. Ctrl+Z brings them back.`,
  translate: (language: string) => `Translate into ${named(language)}`,
  into: (language: string) => `In ${named(language)}`,
  fields: 'The original',
  label: (of: string, field: string, language: string) => `${of}, ${field} in ${language}`,
  notYet: 'not translated yet',
  changedSince: 'changed since',
  stillRight: 'The translation is still right',
  list: (language: string) => `To translate into ${named(language)}`,
  none: 'Every text that is printed is translated, and none is known to have changed since.',
  close: 'Close the list of texts that are not translated',
  keys: 'F9: next',
  toggle: 'Show or hide what is not translated',
  next: 'Next text to translate',
  last: 'Former text to translate',
  export: 'Languages',
  exportTold: 'One file or folder of pictures in each.',
  /** @param original the language that the rules read */
  notChecked: (original: string) =>
    `What is played is the original in ${named(original)}. Whether a translation says the same is not checked.`,
} as const;
