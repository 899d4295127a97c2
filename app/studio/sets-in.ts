import { inLanguage, languagesOf, originalOf } from '../../rules/in-language.ts';
import { systems } from '../../rules/systems.ts';
import { changedSentence, missingSentence, notChecked } from '../../rules/translations.ts';
import { quoted } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';
import { type OpenSet, openSets } from './open-sets.ts';

/** Sets in a language, and what is to be said before they go out in it. */
export interface SetsIn {
  readonly opened: readonly OpenSet[];
  /** What is not translated and who checks the rest, in sentences. */
  readonly told: readonly string[];
}

/** Opens sets in a language; as they were written where none is named. Throws `CannotRun` where none of them is in that language. */
export async function openSetsIn(folders: readonly string[], language: string | undefined): Promise<SetsIn> {
  const opened = await openSets(folders);
  if (language === undefined) return { opened, told: [] };
  refuseOther(opened, language);
  const sets = opened.map((one) => ({ one, in: inLanguage(one.set, language) }));
  return {
    opened: sets.map(({ one, in: { set } }) => ({ ...one, set })),
    told: sets.flatMap(({ one: { set }, in: { missing, changed } }) => [
      ...(missing.length > 0 ? [`${set.manifest.name}: ${missingSentence(missing, language)}`] : []),
      ...(changed.length > 0 ? [`${set.manifest.name}: ${changedSentence(changed, language)}`] : []),
      ...(isRead(set, language) ? [] : [`${set.manifest.name}: ${notChecked(originalOf(set), language)}`]),
    ]),
  };
}

/** Refuses before anything is written where one of several languages is not there. */
export async function refuseUnknown(
  folders: readonly string[],
  languages: readonly (string | undefined)[],
): Promise<void> {
  if (languages.length < 2) return;
  const opened = await openSets(folders);
  for (const language of languages) refuseOther(opened, language);
}

function refuseOther(opened: readonly OpenSet[], language: string | undefined): void {
  if (language === undefined || opened.some(({ set }) => languagesOf(set).includes(language))) return;
  const names = opened.map(({ set }) => set.manifest.name).join(', ');
  const known = [...new Set(opened.flatMap(({ set }) => languagesOf(set)))].map((one) => quoted(one));
  const there = known.length === 1 ? `it is only in ${known[0]}` : `there are ${known.join(', ')}`;
  throw new CannotRun(
    'language/unknown',
    `${names}: there is no language ${quoted(language)}; ${there}. Choose one of these, or add the language to the set in the studio and translate its texts.`,
  );
}

/** Whether somebody knows that the set does the same in this language, or there is nothing to do. */
function isRead(set: OpenSet['set'], language: string): boolean {
  const { languages, differences } = systems[set.manifest.system];
  return (
    language === originalOf(set) ||
    languages === undefined ||
    (differences !== undefined && languages.includes(language))
  );
}
