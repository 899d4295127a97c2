import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { languageName, quoted } from '../../schemas/words.ts';
import { entitiesOf, type GameSet } from '../game-set.ts';
import type { Program } from './program.ts';
import { type ReadText, readings } from './readings.ts';

/** The languages in which texts of cards are read. */
export const languages = ['en', 'es'] as const;

/** The texts that do something else in another language than in the original, or that are read in one of them only. */
export function differences(original: GameSet, translated: GameSet): Problem[] {
  const own = (set: GameSet) => readings([set]).texts.filter((text) => text.set === set.id);
  const [written, others] = [own(original), own(translated)];
  const [names, otherNames] = [namesOf(original), namesOf(translated)];
  const language = translated.manifest.language ?? '';
  return written.flatMap((text, index) => {
    const other = others[index];
    if (!other || text.text === '' || isUnread(text)) return [];
    const id = text.file.replace(/^.*\/|\.json$/g, '');
    const say = (code: string, sentence: string) => [
      problemAt('warning', code, `texts/${language}/${id}.json`, { '/text': other.text }, '/~1text', sentence),
    ];
    if (isUnread(other)) {
      const sentence = `${quoted(text.name)} is read in the original and not in ${languageName(language)}: ${quoted(other.text)}; say it as cards that are read do.`;
      return say('translation/not-read', sentence);
    }
    if (programOf(text, names) === programOf(other, otherNames)) return [];
    const sentence = `${quoted(text.name)} does something else in ${languageName(language)} than in the original. The original: ${toldBy(text)} The translation: ${toldBy(other)}`;
    return say('translation/differs', sentence);
  });
}

const isUnread = ({ reading }: ReadText): boolean => reading.clauses.some(({ status }) => status === 'manual');

const toldBy = ({ reading }: ReadText): string => reading.clauses.flatMap(({ told }) => told ?? []).join(' ');

/** Lasting names of cards by what they are called in the language of the set. */
const namesOf = (set: GameSet): ReadonlyMap<string, string> =>
  new Map(
    [...set.uses, set].flatMap((one) =>
      entitiesOf(one, 'play-card').map(({ ref, data }) => [data.name.trim().toLowerCase(), ref] as const),
    ),
  );

/** What is done, whatever the cards are called. */
const programOf = ({ reading }: ReadText, names: ReadonlyMap<string, string>): string =>
  JSON.stringify(
    (reading.program as Program).map((rule) =>
      rule.rule === 'play' ? { ...rule, partners: rule.partners.map((name) => names.get(name) ?? name).sort() } : rule,
    ),
  );
