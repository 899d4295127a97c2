import { nearest } from '../../../schemas/words.ts';
import type { Completion, Completions, Fix } from '../../kernel/reading/reader.ts';
import type { Clause } from '../../kernel/reading/reading.ts';
import type { Slot } from './context.ts';
import { read, readAndTell } from './read.ts';
import type { Text } from './texts/read-text.ts';
import { notationWords } from './words/notation-words.ts';
import { kindNames, offered, type Spot } from './words/phrase-list.ts';
import { lex, type Token } from './words/token.ts';
import { type Word, type WordKind, type Words, wordAt } from './words/words.ts';

/** So many options are offered at most. */
const mostOptions = 30;

/** Longer texts are not read to guess what was meant: an editor asks with every letter. */
const longestRead = 1500;

/** Looks back so far for what the cursor stands in. */
const backwards = 300;

/**
 * What could stand at the cursor: phrases of the notation and the set's own names, by what stands before it. Where the cursor is in a
 * clause that is not understood, what was probably meant comes first.
 */
export function complete({ at, ...text }: Text & { readonly at: number }, words: Words): Completions {
  const to = Math.max(0, Math.min(at, text.text.length));
  const before = text.text.slice(Math.max(0, to - backwards), to);
  const typed = /[\p{L}'’-]*$/u.exec(before)?.[0] ?? '';
  const from = to - typed.length;
  const written = before.slice(0, before.length - typed.length);
  const { spots, names, first } = placeOf(written, from, text.slot, words);
  const plain = typed.toLowerCase();
  const found: Completion[] = [];
  const seen = new Set<string>();
  const add = (option: Completion): void => {
    const key = option.text.toLowerCase();
    if (seen.has(key) || key === plain || found.length >= mostOptions) return;
    seen.add(key);
    found.push(option);
  };
  for (const option of meant(text, to, words)) add(option);
  const phrases = offered.filter(({ text: said }) => said.toLowerCase().startsWith(plain));
  const here = phrases.filter((one) => one.spots.some((spot) => spots.includes(spot)));
  const offer = (list: typeof phrases): void => {
    for (const { text: said, told } of list)
      add({ text: first ? capital(said) : uncapital(said), kind: 'phrase', told });
  };
  const nameAll = (kinds: readonly WordKind[]): void => {
    for (const word of words.all) {
      if (kinds.includes(word.kind) && word.name.toLowerCase().startsWith(plain))
        add({ text: word.name, kind: 'name', told: meaningOf(word) });
    }
  };
  // Behind a comma most likely something happens; elsewhere a name is asked for.
  if (!spots.includes('effect')) nameAll(names);
  offer(here);
  nameAll(names);
  // "When an en": a phrase that begins with words that stand there already goes on behind them.
  for (const tail of lastWords(written)) {
    const begun = placeOf(written.slice(0, written.length - tail.length), from - tail.length, text.slot, words);
    const said = `${tail.replace(/\s+/g, ' ')}${typed}`.toLowerCase();
    for (const { text: whole, told, spots: its } of offered) {
      if (!whole.toLowerCase().startsWith(said) || !its.some((spot) => begun.spots.includes(spot))) continue;
      add({ text: whole.slice(said.length - typed.length), kind: 'phrase', told });
    }
  }
  if (typed !== '') {
    nameAll(allNames);
    offer(phrases);
  }
  return { from, to, options: found };
}

/** The last word, the last two and the last three before the word that is typed, as far as they stand in one line. */
const lastWords = (written: string): readonly string[] =>
  [1, 2, 3].flatMap((count) => new RegExp(`(?:[^\\s.,:;]+ +){${count}}$`, 'u').exec(written)?.[0] ?? []);

const allNames: readonly WordKind[] = ['condition', 'token', 'counter', 'marker', 'terrain', 'summon', 'hero'];
const onUnits: readonly WordKind[] = ['condition', 'token', 'counter'];
const onMaps: readonly WordKind[] = ['marker', 'terrain'];

interface Place {
  readonly spots: readonly Spot[];
  readonly names: readonly WordKind[];
  /** A sentence begins. */
  readonly first: boolean;
}

/** What the words before the cursor ask for. */
function placeOf(before: string, from: number, slot: Slot, words: Words): Place {
  const tokens = lex(before).filter(({ kind }) => kind !== 'flavour');
  const last = tokens.at(-1);
  const ability = slot === 'ability' || slot === 'default';
  const ofMatch = slot === 'map' || slot === 'rules';
  const place = (spots: readonly Spot[], names: readonly WordKind[] = [], first = false): Place => ({
    spots,
    names,
    first,
  });
  const sentence: readonly Spot[] = [
    ability ? 'sentence' : ofMatch ? 'match' : slot === 'hazard' ? 'effect' : 'standing',
  ];
  if (last === undefined) return place(ability && from <= backwards ? ['cost'] : sentence, [], true);
  const behind = tokens.slice(-3).map(({ text }) => text);
  const [third, second] = behind.length === 3 ? behind : [undefined, behind.length === 2 ? behind[0] : undefined];
  const one = behind.length === 3 ? behind[1] : second;
  const said = last.text;
  if (last.kind === 'line' || last.kind === 'bullet' || last.kind === 'section' || said === '.' || said === ':') {
    const isOutcome = said === ':' && /\b(?:hit|miss|kill|crit)$/.test(one ?? '');
    if (isOutcome) return place(['effect']);
    if (ability && /\breaction\s*:\s*$/i.test(before)) return place(['answer'], [], true);
    return place(ability || said === ':' ? [...sentence, 'effect'] : sentence, [], true);
  }
  if (ability && from <= backwards && costs.test(before)) return place(['cost']);
  if (/^(?:range|burst|line|path|push|pull|move|fly|teleport)$/.test(said)) return place(['distance']);
  if (said === 'heal') return place(['number']);
  if (last.kind === 'number') {
    if (/^(?:range|burst|line|path|push|pull|move|fly|teleport|heal)$/.test(one ?? '')) return place([]);
    const counted = /^(?:gain|gains|give|gives|lose|loses|spend|spends|with)$/;
    return counted.test(one ?? '') ? place(['amount'], onUnits) : place(['amount']);
  }
  if (said === 'spend') return place(['number'], ['counter']);
  if (/^(?:gain|gains|give|gives|lose|loses|clear|has|have|become|becomes)$/.test(said)) return place([], onUnits);
  if (/^(?:enter|exit)$/.test(said)) return place([], ['token']);
  if (said === 'summon' || (isArticle(said) && one === 'summon')) return place([], ['summon']);
  if (said === 'remove') return place([], [...onUnits, ...onMaps]);
  if (said === 'on') return place(['outcome'], tokens.length > 1 ? onMaps : []);
  if (/^(?:place|create|destroy)$/.test(said)) return place([], onMaps);
  if (isArticle(said) && /^(?:place|create|on|remove|destroy)$/.test(one ?? '')) return place([], onMaps);
  if (said === 'until') return place(['duration']);
  if (said === 'at') return place(ofMatch ? ['round'] : ['moment', 'round']);
  if (/^(?:when|whenever|after)$/.test(said)) return place(['trigger']);
  if (/^(?:if|while|unless)$/.test(said)) return place(['question']);
  if (said === 'requires') return place(['question'], onUnits);
  if (said === 'in' || said === 'within') return place(['place']);
  if (/^(?:,|and|then|or|;)$/.test(said))
    return place(['effect', ...(ability && third === undefined ? (['cost'] as const) : [])], onUnits);
  if (/^(?:else|otherwise)$/.test(said)) return place(['effect']);
  return endsWithName(tokens, words) ? place(['lasting']) : place([]);
}

/** A row of costs with a comma behind it, at the beginning of a text. */
const costs =
  /^\s*(?:(?:\d\s*\/\s*(?:game|turn|round)|tap|ultimate \d|instant \+\d|(?:free|move|move \+ standard|standard) action|reaction)\s*,\s*)+$/i;

/** Whether the last words are the name of what a unit can have. */
function endsWithName(tokens: readonly Token[], words: Words): boolean {
  const end = tokens.length;
  return [1, 2, 3].some((count) => end >= count && wordAt(words, tokens, end - count, end, onUnits) !== undefined);
}

const isArticle = (word: string): boolean => /^(?:a|an|the|your)$/.test(word);

/** What was probably meant by the clause that the cursor is in, or ends at, where it is not understood. */
function meant(text: Text, at: number, words: Words): Completion[] {
  if (text.text.length > longestRead || text.text.trim() === '') return [];
  const { clauses } = read(text, words);
  const clause = clauses.find(
    (one) => one.field === 'text' && one.status === 'manual' && one.from <= at && at <= one.to,
  );
  if (clause === undefined) return [];
  return meantBy(text, clause, words).map((option) => ({ ...option, kind: 'meant' }));
}

/** Phrasings near a clause by hand that would be read, each with the stretch that it takes the place of. */
export function meantBy(text: Text, clause: Clause, words: Words): Fix[] {
  const { from } = clause;
  const fix = clause.fix ?? withNearestName(text.text.slice(from, clause.to), words);
  if (fix === undefined) return [];
  const to = clause.fix === undefined ? clause.to : clause.to - between(text.text, clause).length;
  const whole = text.text.slice(0, from) + fix + text.text.slice(to);
  const again = readAndTell({ ...text, text: whole }, words).clauses.find(
    (one) => one.field === 'text' && one.to > from,
  );
  // A guess that would not be read either helps nobody; what is wrong elsewhere in the text is not its fault.
  const isMended = again?.status === 'run' || (clause.fix !== undefined && again?.dependsOn !== undefined);
  return isMended ? [{ text: fix, told: again?.told ?? 'Then it is read.', from, to }] : [];
}

/** Stops and blanks at the end of a clause, which a fix leaves as they are. */
const between = (text: string, { from, to }: Clause): string => /[\s.,;:]*$/.exec(text.slice(from, to))?.[0] ?? '';

/** The clause with the first word that is nearly a name of the set written as that name. */
function withNearestName(said: string, words: Words): string | undefined {
  const names = words.all.filter(({ kind }) => allNames.includes(kind)).map(({ name }) => name);
  for (const { 0: word, index } of said.matchAll(/[\p{L}][\p{L}'’-]{3,}/gu)) {
    // A word of the notation is meant as it stands.
    if (notationWords.has(word.toLowerCase())) continue;
    const meant = nearest(word, names);
    if (meant === undefined || meant.toLowerCase() === word.toLowerCase()) continue;
    return said.slice(0, index) + meant + said.slice(index + word.length);
  }
  return undefined;
}

/** Whose name it is and the first sentence of its text. */
function meaningOf({ kind, text }: Word): string {
  const [sentence = ''] = /^[^.\n]{1,120}/.exec(text.replace(/^[\s*-]+/, '')) ?? [];
  return sentence === '' ? `${kindNames[kind]}.` : `${kindNames[kind]}: ${sentence.trim()}.`;
}

/** What begins a sentence with a capital goes on with a small letter; costs keep theirs. */
const uncapital = (said: string): string =>
  /^(?:Range|Requires|On|If|Else|When|Until)\b/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;

const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
