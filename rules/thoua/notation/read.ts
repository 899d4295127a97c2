import { clausesOf } from '../../kernel/reading/by-hand.ts';
import type { WrittenText } from '../../kernel/reading/reader.ts';
import type { Reading } from '../../kernel/reading/reading.ts';
import { type NotedClause, notUnderstood, toldWhy, type Why } from '../../kernel/reading/why.ts';
import type { Action, Condition, ConditionRules, Effect, Rule, TextProgram, Variant } from '../program.ts';
import type { Words } from '../words.ts';
import { doneWith, nothing, withSentence } from './action.ts';
import { changed } from './change.ts';
import { conditions } from './conditions.ts';
import type { AbilityFacts, Context } from './context.ts';
import { type Definition, define, onSentence, partedText, reasonOf } from './definition.ts';
import { effects, throughOf } from './effects.ts';
import { rulesOf } from './held.ts';
import { plain } from './phrase.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { modifiers } from './stats.ts';
import { tellConditions, tellRules, toldOf } from './tell.ts';

/** What a text stands on. */
export type Slot = 'effect' | 'special' | 'bonus' | 'penalty' | 'racial' | 'condition';

/** A text as a file has it, with the facts of its ability, which say how it is meant. */
export interface Written extends WrittenText<Slot> {
  readonly ability?: AbilityFacts;
}

/** What became of a sentence. */
type Outcome = { readonly told: string } | { readonly reason: Why };

/** By the place in the text where the sentence begins. */
type Outcomes = Map<number, Outcome>;

/**
 * Reads a text, sentence by sentence. Pure, total. A sentence is understood as a whole or not at all. A condition is by hand as a whole,
 * and so is a special with all that it changes; what gives or changes something by hand is by hand too.
 */
export function read(written: Written, words: Words): Reading<TextProgram> {
  const { name, text, byHand = [] } = written;
  const outcomes: Outcomes = new Map();
  const program = programOf(written, words, outcomes);
  const noted: NotedClause[] = name === '' ? [] : [{ field: 'name', from: 0, to: name.length, status: 'reminder' }];
  for (const sentence of sentencesOf(text)) {
    const { from, to } = sentence;
    const outcome = outcomes.get(from) ?? { reason: notUnderstood() };
    if ('told' in outcome) noted.push({ field: 'text', from, to, status: 'run', told: outcome.told });
    else noted.push({ field: 'text', from, to, status: 'manual', why: outcome.reason });
  }
  const clauses = toldWhy(noted, name, text);
  const meant = new Set(
    byHand.flatMap(({ clause }) => {
      const found = clausesOf(clauses, text, clause);
      return typeof found === 'string' ? [] : found;
    }),
  );
  return { clauses: clauses.map((one, index) => (meant.has(index) ? { ...one, onPurpose: true } : one)), program };
}

function programOf(written: Written, words: Words, outcomes: Outcomes): TextProgram {
  const { slot, name, text } = written;
  switch (slot) {
    case 'effect':
      return { of: 'effect', action: readEffect(written, words, outcomes).action };
    case 'special':
      return { of: 'special', variants: readSpecial(written, words, outcomes) };
    case 'racial':
      return { of: 'racial', action: readRacial(text, words, outcomes) };
    case 'condition': {
      const definition = define(name, sentencesOf(text), words);
      tellDefinition(definition, outcomes);
      const { condition } = definition;
      return { of: 'condition', condition: condition === 'by-hand' ? { name, rules: [] } : condition };
    }
    default: {
      const rules = sentencesOf(text).flatMap((sentence): readonly Rule[] => {
        const context: Context = { place: 'carried', words, own: new Map(), reasons: [] };
        const found = rulesOf(plain(sentence.words), context);
        outcomes.set(
          sentence.from,
          found ? { told: tellRules(found) } : { reason: reasonOf(sentence.words, context.reasons) },
        );
        return found ?? [];
      });
      return { of: 'rules', rules };
    }
  }
}

function tellDefinition({ name, sentences, condition }: Definition, outcomes: Outcomes): void {
  for (const [index, { sentence, rules = [], reason }] of sentences.entries()) {
    const start = index === 0 ? `${name.trim()}: ` : '';
    const isRead = condition !== 'by-hand' && reason === undefined;
    outcomes.set(
      sentence.from,
      isRead ? { told: `${start}${tellRules(rules)}` } : { reason: reason ?? notUnderstood() },
    );
  }
}

/** The conditions that a text defines, by their names in small letters; each may name those before it. */
function definitionsIn(defined: ReturnType<typeof partedText>['defined'], words: Words, before: Context['own']) {
  const own = new Map<string, ConditionRules | 'by-hand'>(before);
  const all = defined.map(({ name, sentences }) => {
    const definition = define(name, sentences, words, own);
    own.set(plain(name), definition.condition);
    return definition;
  });
  return { own, all };
}

// ---------------------------------------------------------------------------------------------- effects

interface ReadEffect {
  readonly action: Action;
  readonly own: Context['own'];
  readonly isWhole: boolean;
}

/** How a sentence begins that changes what the one before it says. */
const limits =
  /^(?:only|once|not|except|unless|but|this|that|it|they|then|otherwise|instead|however|until|also|if (?:so|not|it|they)|afterwards|after that)\b/;

const contextOf = (ability: AbilityFacts, words: Words, own: Context['own']): Context => ({
  place: ability.type === 'passive' ? 'passive' : 'use',
  ability,
  words,
  own,
  reasons: [],
});

function readEffect(
  { ability, text }: Pick<Written, 'ability' | 'text'>,
  words: Words,
  outcomes: Outcomes,
): ReadEffect {
  const { main, defined } = partedText(text);
  const { own, all } = definitionsIn(defined, words, new Map());
  if (!ability) return { action: nothing, own, isWhole: false };
  for (const definition of all) tellDefinition(definition, outcomes);
  let kept: Sentence[] = [];
  let action = nothing;
  for (const sentence of main) {
    const context = contextOf(ability, words, own);
    const next = withSentence(action, plain(sentence.words), context);
    if (next) {
      outcomes.set(sentence.from, { told: toldOf(action, next) });
      action = next;
      kept.push(sentence);
      continue;
    }
    outcomes.set(sentence.from, { reason: reasonOf(sentence.words, context.reasons) });
    const before = kept.at(-1);
    if (before && limits.test(plain(sentence.words))) {
      outcomes.set(before.from, { reason: onSentence(sentence) });
      kept = kept.slice(0, -1);
      action = kept.reduce(
        (one, { words: said }) => withSentence(one, plain(said), contextOf(ability, words, own)) ?? one,
        nothing,
      );
    }
  }
  spread(main, all, outcomes);
  return { action, own, isWhole: [...outcomes.values()].every((one) => 'told' in one) };
}

/** What only somebody by hand gives is by hand. */
function spread(main: readonly Sentence[], all: readonly Definition[], outcomes: Outcomes): void {
  for (const { name, sentences, condition } of all) {
    const giver = main.find(({ words }) => plain(words).includes(`${plain(name)} condition`));
    const outcome = giver && outcomes.get(giver.from);
    if (condition === 'by-hand' || !giver || !outcome || 'told' in outcome) continue;
    for (const { sentence } of sentences) outcomes.set(sentence.from, { reason: onSentence(giver) });
  }
}

// ---------------------------------------------------------------------------------------------- specials

/** What holds under some conditions, and the sentences that say what changes then. */
interface Special {
  readonly sentence: Sentence;
  readonly when: readonly Condition[];
  readonly changes: { readonly sentence: Sentence; readonly text: string }[];
}

/** As many as one ability may have: each of them doubles what the ability can be. */
const mostSpecials = 3;

function readSpecial({ ability, text }: Written, words: Words, outcomes: Outcomes): Variant[] {
  if (!ability) return [];
  const of: Outcomes = new Map();
  const effect = readEffect({ ability, text: ability.effect ?? '' }, words, of);
  const { main, defined } = partedText(text);
  const { own, all } = definitionsIn(defined, words, effect.own);
  for (const definition of all) tellDefinition(definition, outcomes);
  if (!effect.isWhole) {
    for (const sentence of sentencesOf(text))
      outcomes.set(sentence.from, { reason: 'depends on the effect, which is by hand' });
    return [];
  }
  const specials: Special[] = [];
  for (const sentence of main) {
    const context = contextOf(ability, words, own);
    const begun = !specials.length || sentence.first ? specialOf(sentence, context) : undefined;
    if (begun) specials.push(begun);
    else if (specials.length > 0) specials.at(-1)?.changes.push({ sentence, text: plain(sentence.words) });
    else outcomes.set(sentence.from, { reason: reasonOf(sentence.words, context.reasons) });
  }
  const understood = specials.filter((special, index) => {
    const place = index >= mostSpecials ? 'an ability has at most three specials' : undefined;
    return isUnderstood(special, effect.action, () => contextOf(ability, words, own), outcomes, place);
  });
  spread(main, all, outcomes);
  return variantsOf(understood, effect.action, () => contextOf(ability, words, own));
}

/** `Character STR 10 or more: Add ...`. */
function specialOf(sentence: Sentence, context: Context): Special | undefined {
  const text = plain(sentence.words);
  const colon = text.indexOf(': ');
  if (colon < 0) return undefined;
  const when = conditions(text.slice(0, colon), context);
  if (when?.rest !== '') return undefined;
  return { sentence, when: when.value, changes: [{ sentence, text: text.slice(colon + 2) }] };
}

function isUnderstood(
  { when, changes }: Special,
  base: Action,
  context: () => Context,
  outcomes: Outcomes,
  wrong: string | undefined,
): boolean {
  let action = base;
  for (const [index, { sentence, text }] of changes.entries()) {
    const own = context();
    const next = wrong === undefined ? changed(action, text, own) : undefined;
    const isEarly = next?.range !== undefined && when.some((one) => !('of' in one) || one.of !== 'self');
    if (!next || isEarly) {
      const reason =
        wrong ?? (isEarly ? 'its range is not known before a target is chosen' : reasonOf(sentence.words, own.reasons));
      for (const { sentence: other } of changes) outcomes.set(other.from, { reason: onSentence(sentence) });
      outcomes.set(sentence.from, { reason });
      return false;
    }
    const start = index === 0 ? `If ${tellConditions(when)}: ` : '';
    outcomes.set(sentence.from, { told: `${start}${toldOf(action, next)}` });
    action = next;
  }
  return true;
}

/** Every way in which specials can hold together, most of them first. */
function variantsOf(specials: readonly Special[], base: Action, context: () => Context): Variant[] {
  const subsets = Array.from({ length: 2 ** specials.length - 1 }, (_, index) =>
    specials.filter((_special, place) => ((index + 1) >> place) & 1),
  );
  subsets.sort((one, other) => other.length - one.length);
  return subsets.flatMap((some) => {
    let action: Action | undefined = base;
    for (const { text } of some.flatMap(({ changes }) => changes)) action = action && changed(action, text, context());
    return action ? [{ when: some.flatMap(({ when }) => when), action }] : [];
  });
}

// ---------------------------------------------------------------------------------------------- racial abilities

function readRacial(text: string, words: Words, outcomes: Outcomes): Action {
  let all: readonly Effect[] = [];
  for (const [index, sentence] of sentencesOf(text).entries()) {
    const context: Context = { place: 'racial', words, own: new Map(), reasons: [] };
    const said = plain(sentence.words);
    const behind = index === 0 ? /^once per combat,? (.+)$/.exec(said)?.[1] : said;
    const found = behind === undefined ? undefined : racial(behind, context);
    if (behind === undefined) context.reasons.push('a racial ability is used "Once per Combat"');
    const next = found && { ...nothing, effects: [...all, ...found] };
    outcomes.set(
      sentence.from,
      next
        ? { told: toldOf({ ...nothing, effects: all }, next) }
        : { reason: reasonOf(sentence.words, context.reasons) },
    );
    all = next?.effects ?? all;
  }
  return { ...nothing, effects: all };
}

function racial(text: string, context: Context): readonly Effect[] | undefined {
  const ability = /^(?:the |your )?next ability(?: used this turn)? (.+)$/.exec(text)?.[1];
  if (ability !== undefined) {
    if (/^ignores (?:line of sight|los)$/.test(ability))
      return [{ do: 'next-ability', rules: [{ rule: 'ignore-sight', targeting: 'all' }] }];
    const by = modifiers(ability.replace(/^(?:gains|has|gets) /, ''));
    return by?.rest === '' ? [{ do: 'next-ability', rules: [{ rule: 'modify', modifiers: by.value }] }] : undefined;
  }
  const move =
    /^(?:during |in )?(?:the |your )?next movement action,? (?:self |the character |character )?may move through (enemies and obstacles|obstacles and enemies|enemies|obstacles)$/.exec(
      text,
    )?.[1];
  if (move !== undefined) return [{ do: 'next-move', rules: [{ rule: 'move-through', what: throughOf(move) }] }];
  const said = effects(text, context);
  return said && doneWith(said, context);
}
