import { asBearer } from '../../own-tokens.ts';
import type { Rule } from '../../program.ts';
import { readText } from '../texts/read-text.ts';
import { pieceProgram } from '../words/piece.ts';
import type { Word, Words } from '../words/words.ts';
import { likeness, same } from './repeat.ts';

/** Whether what is said of whoever has a token, `they heal 1 at the start of their turn and are immune to Stun`, is what its own text says. */
export function saysSo(said: string, word: Word, words: Words): boolean {
  const own = asBearer(said, true);
  return (
    own !== undefined &&
    [own, ...inTwo(own)].some((text) => {
      const rules = asOwn(text, word, words);
      return rules !== undefined && isOwn(rules, word, words);
    })
  );
}

/** `At the start of your turn, take 2 damage and cannot heal`: what holds beside it, in a sentence of its own as a token may say it. */
export function inTwo(text: string): string[] {
  const parts = /^(.*?),? and (?:you )?((?:cannot|can't|have|are|must) .*)$/is.exec(text);
  return parts ? [`${parts[1]}. You ${parts[2]}`] : [];
}

/** What a line says where it stands in the token's own text. Undefined where it is not understood there. */
export function asOwn(text: string, word: Word, words: Words): readonly Rule[] | undefined {
  const { clauses, program } = readText({ slot: 'token', name: word.name, text }, words, word);
  const isEnd = program.until === undefined || same(program.until, pieceProgram(word, words).until);
  const isRead = clauses.every(({ status }) => status !== 'manual') && isEnd;
  return isRead && program.rules.length > 0 ? program.rules : undefined;
}

export const isOwn = (rules: readonly Rule[], word: Word, words: Words): boolean =>
  rules.every((rule) => pieceProgram(word, words).rules.some((other) => same(rule, other)));

export const speaksToo = (rules: readonly Rule[], word: Word, words: Words): boolean =>
  rules.some((rule) => pieceProgram(word, words).rules.some((other) => likeness(rule) === likeness(other)));

/** When something happens, or what is changed. */
export const kindOf = (rule: Rule): string => {
  if (rule.rule === 'when') return `when ${rule.trigger.on}`;
  return rule.rule === 'change' ? `change ${rule.what}` : rule.rule === 'is' ? `is ${rule.flag}` : rule.rule;
};
