import { create } from 'zustand';
import { dated, withLanguage, withoutLanguage } from '../../rules/edit/translate.ts';
import { languagesOf, originalOf, type Untranslated, undated } from '../../rules/in-language.ts';
import { words } from '../words.ts';
import { editField } from './editing.ts';
import { tell } from './note.ts';
import { layOutIn, useOpened } from './opened.ts';
import { goTo, useView } from './view.ts';
import { edit, textsNow } from './work.ts';

/** In which language the faces are shown and the texts are translated. */
interface Language {
  /** Undefined for the language that the set is written in. */
  readonly shown?: string | undefined;
  /** Which missing text was gone to last, and its place in the list. */
  readonly at?: { readonly file: string; readonly pointer: string; readonly index: number };
}

export const useLanguage = create<Language>(() => ({}));

/** The languages of the open set, that of the original first. */
export function languagesNow(): readonly string[] {
  const set = useOpened.getState().catalogue?.set;
  return set ? languagesOf(set) : [];
}

/** Shows all faces in a language of the set. */
export function showLanguage(language: string): void {
  const set = useOpened.getState().catalogue?.set;
  const shown = set && language !== originalOf(set) ? language : undefined;
  useLanguage.setState({ shown, at: undefined });
  if (shown === undefined) useView.setState({ translationsOpen: false });
  void layOutIn(shown);
}

// Another set, or one without that language any more, is shown as it is written.
useOpened.subscribe(({ folder, catalogue }, before) => {
  const { shown } = useLanguage.getState();
  if (shown === undefined || !catalogue?.set) return;
  if (folder !== before.folder) {
    useLanguage.setState({ shown: undefined, at: undefined });
    useView.setState({ translationsOpen: false });
  } else if (catalogue.set !== before.catalogue?.set && !languagesOf(catalogue.set).includes(shown))
    showLanguage(originalOf(catalogue.set));
});

/** Adds a language to the set and begins to translate into it. */
export function addLanguage(language: string): void {
  edit(words.languages.added(language), withLanguage(textsNow(), language));
}

/** Takes a language away from the set, with its texts. */
export function removeLanguage(language: string): void {
  edit(words.languages.removed(language), withoutLanguage(textsNow(), language));
  tell(words.languages.back(language));
}

/** Takes all translations into a language of which nobody knows what they were made from for those of the originals as they are. */
export function takeForUpToDate(language: string): void {
  const set = useOpened.getState().catalogue?.set;
  if (set) edit(words.languages.tookUpToDate(language), dated(textsNow(), language, undated(set, language)));
}

/** How many texts are not translated, and how many changed since. */
export function leftOf(untranslated: readonly Untranslated[]): readonly [none: number, changed: number] {
  const changed = untranslated.filter(({ from }) => from !== undefined).length;
  return [untranslated.length - changed, changed];
}

/** Shows the faces in a language, and what is not in it. */
export function openMissing(language: string): void {
  showLanguage(language);
  useView.setState({ translationsOpen: true, problemsOpen: false, scenesOpen: false });
}

/** The texts of the open set that are not in the language that is shown. */
export const untranslatedNow = (): readonly Untranslated[] => useOpened.getState().catalogue?.untranslated ?? [];

/** Where the next missing text is counted from. */
export function seeTranslated({ file, pointer }: Pick<Untranslated, 'file' | 'pointer'>): void {
  const index = untranslatedNow().findIndex((one) => one.file === file && one.pointer === pointer);
  if (index >= 0) useLanguage.setState({ at: { file, pointer, index } });
}

/** Puts the cursor where a text is translated, and shows the face that it is on. */
export function translate({ file, pointer }: Pick<Untranslated, 'file' | 'pointer'>): void {
  seeTranslated({ file, pointer });
  if (file === 'set.json') goTo('set');
  editField({ file, pointer });
}

/** Goes to the text behind or before the one that was gone to last; once that is translated, to the one in its place. */
export function nextUntranslated(step: 1 | -1): void {
  const missing = untranslatedNow();
  const { at } = useLanguage.getState();
  if (missing.length === 0) return;
  const here = at && missing.findIndex(({ file, pointer }) => file === at.file && pointer === at.pointer);
  const from = at === undefined ? (step === 1 ? -1 : 0) : here === -1 ? at.index - (step === 1 ? 1 : 0) : (here ?? 0);
  const next = missing[(from + step + missing.length) % missing.length];
  if (next) translate(next);
}
