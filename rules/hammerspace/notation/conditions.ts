import type { Condition, Span } from '../program.ts';
import { faces, type Subtype, subtypesOf, typeOf } from '../types.ts';
import { meaningOf, numberOf, type Phrase, phrase } from './phrase.ts';

/** `> 4`, `4 or more`, `4 or 5`, `at least 4` as numbers of a die; undefined for none that it could show. */
function spanOf(words: string): Span | undefined {
  const found = meaningOf(spans, words);
  if (!found) return undefined;
  const { from = 1, to = faces } = found;
  return from <= to && from <= faces && to >= 1 ? found : undefined;
}

const spans: readonly Phrase<Span>[] = [
  phrase('(?:>|is over|is above|is more than|is higher than|is greater than|over|above|higher than) ?NUM', (n) => ({
    from: numberOf(n) + 1,
  })),
  phrase('(?:<|is under|is below|is less than|is lower than|under|below|less than|lower than) ?NUM', (n) => ({
    to: numberOf(n) - 1,
  })),
  phrase('(?:=|is|shows|of|on) ?(?:a |an )?NUM or (?:more|higher|above)', (n) => ({ from: numberOf(n) })),
  phrase('(?:=|is|shows|of|on) ?(?:a |an )?NUM or (?:less|lower|fewer|below)', (n) => ({ to: numberOf(n) })),
  phrase('(?:=|is|shows|of|on) ?(?:a |an )?NUM', (n) => ({ from: numberOf(n), to: numberOf(n) })),
  phrase('(?:=|is|shows|of|on) ?((?:NUM, )*NUM or NUM)', (words) => {
    const all = words.split(/, | or /).map(numberOf);
    return all.every((one, index) => index === 0 || one === all[index - 1]! + 1)
      ? { from: all[0]!, to: all[all.length - 1]! }
      : undefined;
  }),
];

type Subtypes = readonly string[];

/** A type, perhaps with a subtype that belongs to it, or a subtype alone: the parts of a `KIND`. */
export function attackIs(type?: string, subtype?: string, alone?: string): Condition | undefined {
  if (alone !== undefined) return { if: 'attack-is', type: typeOf(alone as Subtype), subtype: alone as Subtype };
  if (type !== 'physical' && type !== 'chemical' && type !== 'energy') return undefined;
  if (subtype === undefined) return { if: 'attack-is', type };
  const known: Subtypes = subtypesOf[type];
  if (!known.includes(subtype)) return undefined;
  return { if: 'attack-is', type, subtype: subtype as (typeof subtypesOf)[typeof type][number] };
}

const phrases: readonly Phrase<Condition>[] = [
  phrase('(?:the|your) attack die (.+)', (words) => {
    const span = spanOf(words);
    return span && { if: 'attack-die', ...span };
  }),
  phrase("(?:the|your|their|the defender's) DEFENCE die (.+)", (words) => {
    const span = spanOf(words);
    return span && { if: 'defence-die', ...span };
  }),
  phrase('(?:they|the defender|that defender) lost HP', () => ({ if: 'lost-hp' })),
  phrase('(?:the|your|this) attack (?:is|was) successful', () => ({ if: 'successful' })),
  phrase('you have NUM HP or (?:less|fewer)', (n) => ({ if: 'hp', to: numberOf(n) })),
  phrase('you have (?:at most|no more than) NUM HP', (n) => ({ if: 'hp', to: numberOf(n) })),
  phrase('you have (?:less|fewer) than NUM HP', (n) => ({ if: 'hp', to: numberOf(n) - 1 })),
  phrase('you have NUM HP or more', (n) => ({ if: 'hp', from: numberOf(n) })),
  phrase('you have at least NUM HP', (n) => ({ if: 'hp', from: numberOf(n) })),
  phrase('you have more than NUM HP', (n) => ({ if: 'hp', from: numberOf(n) + 1 })),
  phrase("you (?:did not|didn't) attack (?:(?:anyone|anybody) )?in (?:the|your) (?:previous|last) turn", () => ({
    if: 'peaceful',
  })),
  phrase('you attacked (?:no one|nobody) in (?:the|your) (?:previous|last) turn', () => ({ if: 'peaceful' })),
  phrase('(?:none|no one) of your face-up cards match(?:es)? the attack', () => ({ if: 'no-match' })),
  phrase('you have no (?:face-up )?(?:matching )?DEFENCE cards?(?: that match(?:es)? the attack)?', () => ({
    if: 'no-match',
  })),
  phrase('the attack is (?:an? )?KIND(?: attack)?', attackIs),
];

/** What a phrase behind "if" asks for. */
export const conditionOf = (text: string): Condition | undefined => meaningOf(phrases, text);
