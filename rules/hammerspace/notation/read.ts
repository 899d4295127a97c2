import type { Reading } from '../../kernel/reading/reading.ts';
import { type NotedClause, nothingCalled, notUnderstood, toldWhy, type Why } from '../../kernel/reading/why.ts';
import type { Condition, Effect, Program, Rule } from '../program.ts';
import { bonusesOf } from './bonuses.ts';
import { conditionOf } from './conditions.ts';
import { effectsOf } from './effects.ts';
import { plain } from './phrase.ts';
import { misplaced } from './placed.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { fromSpanish } from './spanish.ts';
import { failureOf, setOf, statementOf } from './statements.ts';
import { tell } from './tell.ts';

/** What kind of card a text stands on: it decides when what it says can happen. */
export type Slot = 'attack' | 'defence' | 'ability' | 'trait';

/** A text as it stands on a card. */
export interface Written {
  readonly slot: Slot;
  readonly name: string;
  readonly text: string;
  /** The language of the text, such as "es"; English if left out. */
  readonly language?: string | undefined;
  /** Clauses that are left to people on purpose. */
  readonly byHand?: readonly { readonly clause: string }[] | undefined;
}

/** Names of all cards of a deck, in small letters. */
export type Names = ReadonlySet<string>;

/** What was made of one sentence. */
type Understood = { readonly rules: readonly Rule[] } | { readonly reminder: true } | { readonly manual: Why };

/**
 * Reads the text of a card, sentence by sentence. Pure, total. A sentence is understood as a whole or not at all; one that is not and
 * that begins as a limit of the sentence before it takes that one along. The name of a card is a label.
 */
export function read({ slot, name, text, language, byHand = [] }: Written, names: Names): Reading<Program> {
  const wordsOf = language?.split('-')[0] === 'es' ? spanishWords : plain;
  const sentences = sentencesOf(text);
  const found: Understood[] = [];
  for (const sentence of sentences) {
    const understood = understand(wordsOf(sentence.words), slot, names, found);
    found.push(understood);
    const before = found.length - 2;
    if ('manual' in understood && before >= 0 && limits.test(wordsOf(sentence.words)) && 'rules' in found[before]!) {
      found[before] = { manual: { dependsOn: { field: 'text', at: sentence.from } } };
    }
  }
  const clauses: NotedClause[] = name === '' ? [] : [{ field: 'name', from: 0, to: name.length, status: 'reminder' }];
  for (const [index, sentence] of sentences.entries()) clauses.push(clauseOf(sentence, found[index]!, byHand));
  const [first] = sentences;
  // Blanks in front of the first sentence belong to it.
  if (first && first.from > 0) clauses[name === '' ? 0 : 1] = { ...clauses[name === '' ? 0 : 1]!, from: 0 };
  return { clauses: toldWhy(clauses, name, text), program: found.flatMap((one) => ('rules' in one ? one.rules : [])) };
}

/** A Spanish sentence in the English words of the same meaning; as it stands where there are none, so that it is not understood. */
function spanishWords(words: string): string {
  const text = plain(words);
  return text === '' ? text : (fromSpanish(text) ?? `«${text}»`);
}

/** How a sentence begins that changes what the one before it says; of a Spanish one that is not understood nobody knows. */
const limits =
  /^(?:«|(?:only|once|not|except|unless|but|this|that|it|they|then|otherwise|instead|however|until|also|if (?:so|not|it|they)|afterwards|you may only|after that)\b)/;

function clauseOf(
  { from, to, words }: Sentence,
  understood: Understood,
  byHand: readonly { readonly clause: string }[],
): NotedClause {
  const place = { field: 'text', from, to } as const;
  if ('reminder' in understood) return { ...place, status: 'reminder' };
  if ('rules' in understood) return { ...place, status: 'run', told: understood.rules.map(tell).join(' ') };
  const meant = byHand.some(({ clause }) => plain(clause) === plain(words));
  return { ...place, status: 'manual', why: understood.manual, ...(meant ? { onPurpose: true as const } : {}) };
}

function understand(text: string, slot: Slot, names: Names, before: readonly Understood[]): Understood {
  if (text === '' || reminds(text, slot, before)) return { reminder: true };
  const set = setOf(text);
  const rules = rulesOf(text, slot) ?? (set && partnersOf(set, names));
  if (rules === undefined) return { manual: notUnderstood() };
  if ('manual' in rules) return rules;
  const reason = rules.map((rule) => misplaced(rule, slot)).find((one) => one !== undefined);
  return reason === undefined ? { rules } : { manual: reason };
}

/** What only repeats what is known. */
function reminds(text: string, slot: Slot, before: readonly Understood[]): boolean {
  const last = before[before.length - 1];
  const rules = last && 'rules' in last ? last.rules : [];
  const conditions = rules.flatMap((rule) => ('when' in rule ? rule.when : []));
  if (/^\(.*\)$/.test(text)) return true;
  if (/^(?:use|play) (?:it |this )?when attacking$/.test(text)) return slot === 'ability' && before.length === 0;
  if (/^(?:use|play) (?:it |this )?when defending$/.test(text)) return slot === 'ability' && before.length === 0;
  if (text === 'includes the first turn') return conditions.some((one) => one.if === 'peaceful');
  const [, side] =
    /^you begin, then the (?:person|player) (?:at|on|to) your (right|left)(?: and so on)?$/.exec(text) ?? [];
  const effects = rules.flatMap((rule): readonly Effect[] => ('do' in rule ? rule.do : []));
  return effects.some((one) => one.do === 'carousel' && one.from === side);
}

/** What a card is for is said again in front of what it does; it must be true. */
const timings: readonly (readonly [RegExp, Slot, readonly Rule['rule'][]])[] = [
  [/^(?:play|use) this (?:card )?with an attack: /, 'ability', ['attack-bonus', 'hits']],
  [/^(?:play|use) this (?:card )?in a defen[cs]e: /, 'ability', ['defence-bonus', 'all-match']],
  [/^after the defen[cs]e,? /, 'defence', ['after']],
  [/^after the attack,? /, 'attack', ['after']],
];

function rulesOf(text: string, slot: Slot): readonly Rule[] | undefined {
  for (const [said, on, kinds] of timings) {
    if (!said.test(text)) continue;
    const rules = slot === on ? rulesOf(text.replace(said, ''), slot) : undefined;
    return rules?.every(({ rule }) => kinds.includes(rule)) ? rules : undefined;
  }
  const whole = statementOf(text);
  if (whole) return whole;
  const failure = failureOf(text);
  if (failure) return [failure];
  for (const { main, when } of withConditions(text)) {
    const rules = doing(main, when, slot);
    if (rules) return rules;
  }
  return undefined;
}

function doing(main: string, when: readonly Condition[], slot: Slot): readonly Rule[] | undefined {
  const bonuses = bonusesOf(main);
  if (bonuses) return bonuses.map((bonus) => bonus(when));
  const effects = effectsOf(main);
  if (!effects) return undefined;
  if (slot !== 'ability') return [{ rule: 'after', when, do: effects }];
  return when.length === 0 ? [{ rule: 'play', partners: [], do: effects }] : undefined;
}

/** All ways to part a sentence into what it does and conditions that are understood. */
function* withConditions(text: string): Iterable<{ main: string; when: readonly Condition[] }> {
  const lost = /^((?:each|every|any) defender) who lost hp (.+)$/.exec(text);
  if (lost) {
    yield { main: `${lost[1]} ${lost[2]}`, when: [{ if: 'lost-hp' }] };
    return;
  }
  const attacked =
    /^(.+?),? (?:except|unless) (?:if )?you attacked (?:someone|somebody|anyone) in (?:the|your) (?:previous|last) turn$/;
  const except = attacked.exec(text);
  if (except) yield { main: except[1]!, when: [{ if: 'peaceful' }] };
  const parts = /^(?:if|when) /.test(text) ? [...text.matchAll(/, /g)].map(({ index }) => index) : [];
  for (const comma of parts) {
    const when = conditionsOf(text.slice(text.indexOf(' ') + 1, comma));
    if (when) yield { main: text.slice(comma + 2), when };
  }
  const behind = /^(.+?),? (?:if|while|when) (.+)$/.exec(text);
  const when = behind ? conditionsOf(behind[2]!) : undefined;
  if (behind && when) yield { main: behind[1]!, when };
  // Words such as "when attacked" can belong to a phrase as a whole.
  if (!/\bif\b/.test(text)) yield { main: text, when: [] };
}

function conditionsOf(text: string): readonly Condition[] | undefined {
  const all = text.split(' and ').map(conditionOf);
  return all.includes(undefined) ? undefined : (all as Condition[]);
}

/** The action of a card of a set, if its text names two others of the deck. */
function partnersOf(
  { does, names: said }: { readonly does: string; readonly names: readonly string[] },
  names: Names,
): readonly Rule[] | { readonly manual: Why } | undefined {
  const effects = effectsOf(does);
  if (!effects) return undefined;
  const missing = said.find((name) => !names.has(name));
  if (missing !== undefined) return { manual: nothingCalled([missing], 'card of the deck') };
  return [{ rule: 'play', partners: said, do: effects }];
}
