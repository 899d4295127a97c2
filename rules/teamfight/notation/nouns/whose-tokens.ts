import type { Context } from '../context.ts';
import { escaped } from '../words/escaped.ts';
import type { Word, Words } from '../words/words.ts';

/** Who comes to have tokens of a kind, as the cards of the set say: whoever plays them, or somebody else. */
type Bearers = 'you' | 'others';

const known = new WeakMap<Words, Map<string, Bearers | undefined>>();

/** `per Fury`, where every card that speaks of Fury gains it for oneself. Undefined where cards do both, or neither. */
export function whoseTokens(words: Words, word: Word): Bearers | undefined {
  let found = known.get(words);
  if (found === undefined) {
    found = new Map();
    known.set(words, found);
  }
  if (!found.has(word.ref)) found.set(word.ref, bearersOf(words, word));
  return found.get(word.ref);
}

/** `Put a Hymn counter on this`: a token that says nothing of itself, and that nobody else comes to have. */
export const isKeptOnCard = (word: Word, { slot, marker, words }: Context): boolean =>
  word.kind === 'token' &&
  word.text.trim() === '' &&
  (slot === 'ability' || slot === 'default' || slot === 'passive') &&
  marker === undefined &&
  whoseTokens(words, word) === 'you';

const onSummons = new WeakMap<Words, Map<string, readonly string[]>>();

/** `A Popgun in LoS gains a Barrel`: the summons whom cards of the set give such tokens, each by its reference; none where others get them, too. */
export function summonsGiven(words: Words, word: Word): readonly string[] {
  const found = onSummons.get(words) ?? new Map<string, readonly string[]>();
  onSummons.set(words, found);
  const before = found.get(word.ref);
  if (before !== undefined) return before;
  const summons = whoseTokens(words, word) === 'others' ? givenTo(words, word) : [];
  found.set(word.ref, summons);
  return summons;
}

function givenTo({ all }: Words, { name }: Word): readonly string[] {
  const summons = all.filter(({ kind }) => kind === 'summon');
  const giving = new RegExp(
    `\\b(?:gives?|gains?|gets?|puts?)\\b[^.\\n]{0,60}\\b${escaped(name)}s?\\b|\\b${escaped(name)}s?\\b[^.\\n]{0,40}\\b(?:to|on)\\b`,
    'i',
  );
  const texts = all.filter(({ kind }) => kind === 'ability' || kind === 'passive').map(({ text }) => text);
  const sentences = texts.flatMap((text) => text.split(/[.\n]/)).filter((said) => giving.test(said));
  const to = sentences.map((said) =>
    summons.filter((summon) => new RegExp(`\\b${escaped(summon.name)}s?\\b`, 'i').test(said)).map(({ ref }) => ref),
  );
  return to.some((refs) => refs.length === 0) ? [] : [...new Set(to.flat())];
}

function bearersOf({ all }: Words, { name }: Word): Bearers | undefined {
  const said = `(?:an?|one|two|three|\\d+|another|your|the|up to \\d+)?\\s*(?:additional |extra )?${escaped(name)}s?\\b`;
  const own = new RegExp(
    `(?:^|[.,;:()\\n-]|\\b(?:and|then|you|may|also)\\b)\\s*(?:gain|get|spend|become|(?:start|begin|deploy)s? with)\\s+${said}`,
    'i',
  );
  // "Put a Hymn counter on this": on one's own card.
  const onThis = '\\s+(?:(?:counters?|tokens?)\\s+)?(?:on|onto|to) this\\b(?! (?:space|unit|enemy|ally|target))';
  const laid = new RegExp(`\\b(?:puts?|places?|adds?)\\s+${said}${onThis}`, 'i');
  // "Lose all Souls", as a sentence of its own: what one has oneself.
  const lost = new RegExp(
    `(?:^|[.:\\n-])\\s*(?:lose|spend)\\s+(?:all|any number)(?: of)?(?: your)?\\s+${escaped(name)}s?\\b`,
    'i',
  );
  // "Swap between High Tide and Low Tide": one has the one or the other.
  const swapped = new RegExp(
    `(?:^|[.,;:()\\n-]|\\b(?:and|then|you|may)\\b)\\s*(?:swap|switch|change|alternate|shift) between\\s+(?:[^.\\n]{1,40}\\band\\s+)?${escaped(name)}\\b`,
    'i',
  );
  // "They gain 1 overshield for each Coin" gives nobody a Coin.
  const given = new RegExp(
    `\\b(?:gives?|appl(?:y|ies)|inflicts?|gains|gets|becomes|puts?|places?|(?:target|they|enem(?:y|ies)|all(?:y|ies)|units?)(?: (?:in|within) (?:range|burst) \\d+)?\\s+(?:gain|get|become)s?)\\b(?:(?!\\b(?:for|per|equal|if|while)\\b)[^.\\n]){0,40}\\b${escaped(name)}s?\\b(?!${onThis})`,
    'i',
  );
  const texts = all.filter(({ kind }) => kind === 'ability' || kind === 'passive').map(({ text }) => text);
  const mine = texts.some((text) => own.test(text) || laid.test(text) || lost.test(text) || swapped.test(text));
  const theirs = texts.some((text) => given.test(text));
  return mine === theirs ? undefined : mine ? 'you' : 'others';
}
