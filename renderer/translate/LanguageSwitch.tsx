import { NativeSelect } from '@mantine/core';
import { languagesOf, originalOf } from '../../rules/in-language.ts';
import { showLanguage, useLanguage } from '../stores/language.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';

/** In which language the faces are shown, where the set has more than one. */
export function LanguageSwitch() {
  const set = useOpened((state) => state.catalogue?.set);
  const shown = useLanguage((state) => state.shown);
  const languages = set ? languagesOf(set) : [];
  if (!set || languages.length < 2) return undefined;
  return (
    <NativeSelect
      size="xs"
      aria-label={words.languages.faces}
      title={words.languages.faces}
      value={shown ?? originalOf(set)}
      data={languages.map((value) => ({ value, label: words.languages.named(value) }))}
      onChange={({ currentTarget }) => showLanguage(currentTarget.value)}
    />
  );
}
