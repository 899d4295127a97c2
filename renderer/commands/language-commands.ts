import { languagesNow, nextUntranslated, showLanguage, untranslatedNow, useLanguage } from '../stores/language.ts';
import { toggleList } from '../stores/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What is done with the languages of the set. */
export function languageCommands(): Command[] {
  const { languages } = words;
  const { shown } = useLanguage.getState();
  const can = untranslatedNow().length > 0;
  const known = languagesNow();
  return [
    ...(known.length < 2 ? [] : known).map(
      (language): Command => ({
        id: `language ${language}`,
        name: languages.show(language),
        words: languages.searched,
        group: 'stage',
        can: true,
        run: () => showLanguage(language),
      }),
    ),
    {
      id: 'translations',
      name: languages.toggle,
      words: languages.searched,
      group: 'find',
      can: shown !== undefined,
      run: () => toggleList('translations'),
    },
    {
      id: 'next-translation',
      name: languages.next,
      words: languages.searched,
      group: 'find',
      keys: ['F9'],
      can,
      run: () => nextUntranslated(1),
    },
    {
      id: 'last-translation',
      name: languages.last,
      words: languages.searched,
      group: 'find',
      keys: ['Shift+F9'],
      can,
      run: () => nextUntranslated(-1),
    },
  ];
}
