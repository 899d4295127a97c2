import { notUnderstood, type Why } from '../../kernel/reading/why.ts';
import type { ConditionRules, Rule } from '../program.ts';
import type { Words } from '../words.ts';
import { strangeDie } from './amounts.ts';
import type { Context } from './context.ts';
import { rulesOf } from './held.ts';
import { plain } from './phrase.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** What is wrong with a die that nobody can roll. */
export function noSuchDie(words: string): string | undefined {
  const die = strangeDie(words);
  return die && `there is no ${die}; dice have 4, 6, 8, 10 or 12 sides`;
}

/** Why a sentence is by hand. */
export function reasonOf(words: string, reasons: readonly Why[]): Why {
  return noSuchDie(words) ?? reasons[0] ?? notUnderstood();
}

/** By hand only because of another sentence. */
export const onSentence = ({ from }: Sentence): Why => ({ dependsOn: { field: 'text', at: from } });

/** A sentence of a definition with the rules it stands for, or why it is by hand. */
export interface DefinedSentence {
  readonly sentence: Sentence;
  readonly rules?: readonly Rule[];
  readonly reason?: Why;
}

/** A condition that a text defines. */
export interface Definition {
  readonly name: string;
  readonly sentences: readonly DefinedSentence[];
  readonly condition: ConditionRules | 'by-hand';
}

/** `Burn Condition: ...`; what asks for a condition, as specials do, defines none. */
const heading = /^\s*([\p{L}][\p{L}\d'’ -]*?) Condition:\s*/iu;
const asks = /\b(?:has|have|with|add|change|if|when|while)\b/i;

/** The name that a sentence defines, as it is written there. */
export function headingOf(words: string): string | undefined {
  const name = heading.exec(words)?.[1];
  return name === undefined || asks.test(name) ? undefined : name;
}

/** All names of conditions that a text defines. */
export const namesDefinedIn = (text: string): string[] =>
  sentencesOf(text).flatMap(({ words, first }) => (first ? (headingOf(words) ?? []) : []));

/** A text parted into what is done and the conditions that it defines: their headings with the sentences behind them in the same line. */
export function partedText(text: string): { main: Sentence[]; defined: { name: string; sentences: Sentence[] }[] } {
  const main: Sentence[] = [];
  const defined: { name: string; sentences: Sentence[] }[] = [];
  let inside = false;
  for (const sentence of sentencesOf(text)) {
    const name = headingOf(sentence.words);
    if (name !== undefined) defined.push({ name, sentences: [sentence] });
    else if (inside && !sentence.first) defined.at(-1)?.sentences.push(sentence);
    else main.push(sentence);
    inside = name !== undefined || (inside && !sentence.first);
  }
  return { main, defined };
}

/** Reads what a condition does. One sentence that is not understood makes all of it a matter of people. */
export function define(
  name: string,
  sentences: readonly Sentence[],
  words: Words,
  own: Context['own'] = new Map(),
): Definition {
  const small = plain(name);
  const read = sentences.map((sentence): DefinedSentence => {
    const reasons: string[] = [];
    const text = plain(sentence.words.replace(heading, ''));
    const rules = rulesOf(text, { place: 'condition', words, own, reasons }, small);
    return rules ? { sentence, rules } : { sentence, reason: reasonOf(sentence.words, reasons) };
  });
  const wrong = read.find(({ reason }) => reason !== undefined);
  if (!wrong)
    return { name, sentences: read, condition: { name: name.trim(), rules: read.flatMap(({ rules = [] }) => rules) } };
  const depends = onSentence(wrong.sentence);
  return {
    name,
    sentences: read.map((one) => (one.reason === undefined ? { sentence: one.sentence, reason: depends } : one)),
    condition: 'by-hand',
  };
}
