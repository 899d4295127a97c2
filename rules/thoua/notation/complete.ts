import { nearest } from '../../../schemas/words.ts';
import type { Completion, Completions, Fix } from '../../kernel/reading/reader.ts';
import type { Clause } from '../../kernel/reading/reading.ts';
import type { Words } from '../words.ts';
import { read, type Written } from './read.ts';
import { sentenceList } from './sentence-list.ts';

/** So many options are offered at most; longer texts are not read for each of them, as an editor asks with every letter. */
const mostOptions = 12;
const longestRead = 1500;

/**
 * What could stand at the cursor: whole sentences that begin as the one that is being written, of those that would be played where they
 * stand, and names of conditions. Where the sentence is not understood, what was probably meant comes first.
 * @param names of conditions, as they are written
 */
export function complete(text: Written, at: number, words: Words, names: readonly string[]): Completions {
  const to = Math.max(0, Math.min(at, text.text.length));
  if (text.text.length > longestRead) return { from: to, to, options: [] };
  const start = /(?:^|[.!?]\s+|\n\s*)([^\n.!?]*)$/.exec(text.text.slice(0, to))?.[1]?.trimStart() ?? '';
  const from = to - start.length;
  const begun = start.toLowerCase();
  const options: Completion[] = [];
  for (const { from: begins, to: ends, text: said, told } of meantHere(text, to, words, names))
    options.push({ text: said, kind: 'meant', told, from: begins, to: ends });
  for (const offered of sentenceList[text.slot]) {
    if (options.length >= mostOptions) break;
    const said = offered.replaceAll('@', elementOf(text));
    if (!said.toLowerCase().startsWith(begun) || said.toLowerCase() === begun) continue;
    const told = toldAt(text, from, to, said, words);
    if (told !== undefined) options.push({ text: said, kind: 'phrase', told });
  }
  const [typed = ''] = /[\p{L}'’-]*$/u.exec(start) ?? [];
  for (const name of typed.length < 2 ? [] : names) {
    if (name.toLowerCase().startsWith(typed.toLowerCase()))
      options.push({ text: `${name} Condition`, kind: 'name', told: 'A condition.', from: to - typed.length, to });
  }
  return { from, to, options: options.slice(0, mostOptions) };
}

const elementOf = ({ ability }: Written): string => {
  const element = ability?.element ?? 'earth';
  return element.charAt(0).toUpperCase() + element.slice(1);
};

/** What a sentence would do in place of a stretch of the text; undefined where it would not be played. */
function toldAt(text: Written, from: number, to: number, said: string, words: Words): string | undefined {
  const whole = text.text.slice(0, from) + said + text.text.slice(to);
  const { clauses } = read({ ...text, text: whole, byHand: undefined }, words);
  const own = clauses.find((one) => one.field === 'text' && one.from <= from && from < one.to);
  return own?.status === 'run' ? own.told : undefined;
}

function meantHere(text: Written, at: number, words: Words, names: readonly string[]): Fix[] {
  const { clauses } = read(text, words);
  const clause = clauses.find(
    (one) => one.field === 'text' && one.status === 'manual' && one.from <= at && at <= one.to,
  );
  return clause ? meantBy(text, clause, words, names) : [];
}

/** Every word that the notation is sure to know, as it is written. */
const known: readonly string[] = [
  ...new Set(
    Object.values(sentenceList)
      .flat()
      .flatMap((said) => said.match(/[\p{L}’]{3,}/gu) ?? []),
  ),
  ...['Earth', 'Fire', 'Water', 'Wind'],
];

/** The clause with words that are nearly such written as these, where it would be played then. */
export function meantBy(text: Written, { from, to }: Clause, words: Words, names: readonly string[]): Fix[] {
  if (text.text.length > longestRead) return [];
  const said = text.text.slice(from, to);
  const end = from + said.trimEnd().length;
  const own = [...known, ...names.flatMap((name) => name.split(/\s+/))];
  const fixed = said.trimEnd().replace(/[\p{L}’']{3,}/gu, (word) => nearest(word, own) ?? word);
  if (fixed === said.trimEnd()) return [];
  const told = toldAt(text, from, end, fixed, words);
  return told === undefined ? [] : [{ from, to: end, text: fixed, told }];
}
