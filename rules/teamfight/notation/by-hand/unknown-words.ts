import type { Unknown } from '../../../kernel/reading/why.ts';
import type { Desk } from '../sentences/desk.ts';
import knownWords from '../words/known-words.generated.json' with { type: 'json' };
import { lex, numberWord, type Token } from '../words/token.ts';
import type { Word, Words } from '../words/words.ts';
import { namedWords } from './misprint.ts';

const known: ReadonlySet<string> = new Set(knownWords);

/** So many are told at most: a clause that has more is about something else altogether. */
const mostTold = 3;

/** Names and words of a clause that no text could have, as neither the notation nor the set has them: `Payback`, `sings`. */
export function unknownWords({ tokens, source }: Desk, from: number, to: number, words: Words): Unknown {
  const named = namedWords(words);
  const titles = titleWords(words);
  const isUnknown = ({ kind, text }: Token, at: number): boolean => {
    if (kind !== 'word' || text.length <= 2 || numberWord(text) !== undefined) return false;
    const forms = formsOf(text);
    if (isBrought(tokens, at, source)) return !forms.some((form) => titles.ofPieces.has(form));
    if (forms.some((form) => named.has(form) || titles.all.has(form))) return false;
    const isName = isAskedFor(tokens, at, source) || isGiven(tokens, at, [from, to], source);
    return isName || !forms.some((form) => known.has(form));
  };
  const names: string[] = [];
  const others: string[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    if (!isUnknown(token, at)) continue;
    if (!isNamed(tokens, at, source) && isGiven(tokens, at, [from, to], source)) {
      names.push(source.slice(token.from, token.to));
      continue;
    }
    if (!isNamed(tokens, at, source)) {
      others.push(token.text);
      continue;
    }
    // "Ice Lotus": a name may have more than one word, and some of them are known.
    let [begin, end] = [at, at + 1];
    while (begin > from && isNamed(tokens, begin - 1, source)) begin -= 1;
    while (end < to && isNamed(tokens, end, source)) end += 1;
    names.push(source.slice(tokens[begin]?.from, tokens[end - 1]?.to));
    at = end - 1;
  }
  return { missing: [...new Set(names)].slice(0, mostTold), words: [...new Set(others)].slice(0, mostTold) };
}

/** The words of all names, those of passives too, which no text says by name, and of the names of what can come onto the map or onto a unit. */
interface Titles {
  readonly all: ReadonlySet<string>;
  readonly ofPieces: ReadonlySet<string>;
}

const titlesOf = new WeakMap<Words, Titles>();

function titleWords(words: Words): Titles {
  let titles = titlesOf.get(words);
  if (titles === undefined) {
    const wordsOf = (all: readonly Word[]) => new Set(all.flatMap(({ name }) => lex(name).map(({ text }) => text)));
    const pieces = words.all.filter(({ kind }) => /^(?:summon|marker|terrain|condition|token|counter)$/.test(kind));
    titles = { all: wordsOf(words.all), ofPieces: wordsOf(pieces) };
    titlesOf.set(words, titles);
  }
  return titles;
}

/** Whether a word has a capital letter that it does not have as the first one of a sentence. */
const isNamed = (tokens: readonly Token[], at: number, source: string): boolean =>
  tokens[at]?.kind === 'word' &&
  at > 0 &&
  !/^(?:[.:;-]|)$/.test((tokens[at - 1] as Token).text) &&
  /\p{Lu}/u.test(source[(tokens[at] as Token).from] ?? '');

const asks =
  /^(?:gives?|gains?|gets?|inflicts?|appl(?:y|ies)|ha(?:s|ve)|is|are|becomes?|loses?|spends?|pays?|summons?|places?|creates?|enters?|with)$/;

/** `gives 2 Poison`, `summon a Wolf`: a word with a capital letter where only a name can stand, whatever else it means. */
const isAskedFor = (tokens: readonly Token[], at: number, source: string): boolean =>
  asks.test(beforeName(tokens, at, source) ?? '');

const brings = /^(?:summons?|places?|creates?|deploys?|spawns?)$/;

/** `Summon a Healing Ward`, on a card of that name: a piece is asked for, and the card is none. */
const isBrought = (tokens: readonly Token[], at: number, source: string): boolean =>
  brings.test(beforeName(tokens, at, source) ?? '');

/** What stands before a name, but for its article or number; nothing of a word that is part of none. */
function beforeName(tokens: readonly Token[], at: number, source: string): string | undefined {
  if (!isNamed(tokens, at, source)) return undefined;
  let before = at - 1;
  while (before > 0 && isNamed(tokens, before, source)) before -= 1;
  return tokens[beforeSmall(tokens, before)]?.text;
}

/** The token at `at`, or what stands before it where it is a number, an article or whom something is given. */
function beforeSmall(tokens: readonly Token[], at: number): number {
  let before = at;
  const isSmall = ({ kind, text }: Token) => kind === 'number' || /^(?:an?|the|one|them|it|you|target)$/.test(text);
  while (before > 0 && isSmall(tokens[before] as Token)) before -= 1;
  return before;
}

const gives = /^(?:gives?|gains?|gets?|inflicts?|appl(?:y|ies)|suffers?|spends?|pays?|summons?|places?|creates?|with)$/;

/** Who can be in some state. */
const units = /^(?:you|they|it|target|that|who|(?:unit|hero)(?:e?s)?|enem(?:y|ies)|all(?:y|ies))$/;

/** What may stand behind a name that is given. */
const goesOn = /^(?:|[.,;:)]|until|for|and|or|if|when|tokens?|counters?|markers?|conditions?|in|on|within)$/;

/** `gain 2 rage`, `becomes poisoned`, `1 bleed`, `2dmg, rooted`: the same of a word in small letters, where it stands alone. */
function isGiven(tokens: readonly Token[], at: number, [from, to]: readonly [number, number], source: string): boolean {
  const said = tokens[at]?.text ?? '';
  if (at === from && tokens[at - 1]?.text === ',' && (said.endsWith('ed') || isNamed(tokens, at, source))) return true;
  if (at + 1 < to && !goesOn.test(tokens[at + 1]?.text ?? '')) return false;
  if (said.endsWith('ly')) return false;
  if (/^(?:is|are|becomes?)$/.test(tokens[at - 1]?.text ?? ''))
    return said.endsWith('ed') && units.test(tokens[at - 2]?.text ?? '');
  if (gives.test(tokens[beforeSmall(tokens, at - 1)]?.text ?? '')) return true;
  return tokens[from]?.kind === 'number' && at === from + 1;
}

/** A word and what it could be another form of: `rooted`, `root`. */
const formsOf = (text: string): readonly string[] => [
  text,
  text.replace(/'s?$/, ''),
  text.replace(/i?e?s$/, ''),
  text.replace(/ies$/, 'y'),
  text.replace(/(?:e?d|ing|ly)$/, ''),
  text.replace(/(?:ed|ing)$/, 'e'),
  text.replace(/(.)\1(?:ed|ing)$/, '$1'),
];
