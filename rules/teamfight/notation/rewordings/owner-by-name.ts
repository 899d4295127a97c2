import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** The same sentence with whoever laid the piece in it, however that one is called. */
export const byOwner = (tokens: readonly Token[], context: Context): Token[] | undefined =>
  ownerByName(tokens, context) ?? ofOwner(tokens, context);

/** `At the start of the owner's turn`, `its owner's next turn`, in the text of a piece: of whoever laid it. */
export function ofOwner(tokens: readonly Token[], { slot, self }: Context): Token[] | undefined {
  if ((slot !== 'marker' && slot !== 'terrain') || self === undefined) return undefined;
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:owner|creator|placer)'s$/.test(text) && /^(?:the|its|their)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  return like && [...tokens.slice(0, at - 1), wordLike(like, 'your'), ...tokens.slice(at + 1)];
}

/** `When an enemy passes through this`, in the text of a piece: whoever does has come into its space. */
export function passesThroughIt(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'marker' && slot !== 'terrain') return undefined;
  const at = tokens.findIndex(
    ({ text }, n) =>
      /^(?:pass|passe|walk|move|run|step)s?$/.test(text) &&
      tokens[n + 1]?.text === 'through' &&
      /^(?:this|it)$/.test(tokens[n + 2]?.text ?? ''),
  );
  const like = tokens[at];
  return at > 0 && like ? [...tokens.slice(0, at), wordLike(like, 'enters'), ...tokens.slice(at + 2)] : undefined;
}

/** `At the start of the Hunter's turn`, `adjacent to Hunter`, in the text of a piece that only that hero lays: of whoever laid it. */
function ownerByName(tokens: readonly Token[], { slot, self, words }: Context): Token[] | undefined {
  if (slot !== 'marker' || self?.owners.length !== 1) return undefined;
  const short = shortFor(self.owners[0], words);
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  let found = false;
  while (!cursor.done) {
    const like = tokens[cursor.at] as Token;
    const from = cursor.at + (cursor.sees('the') ? 1 : 0);
    const hero = wordAt(words, tokens, from, tokens.length, ['hero', 'summon']);
    const isShort = hero === undefined && short !== undefined && tokens[from]?.text.replace(/'s?$/, '') === short;
    const to = hero !== undefined && hero.word.ref === self.owners[0] ? hero.to : isShort ? from + 1 : undefined;
    const isTheirs = /'s?$/.test(tokens[(to ?? 0) - 1]?.text ?? '');
    const isFirst = said.length === 0;
    said.push(to === undefined ? like : wordLike(like, isTheirs ? 'your' : 'you'));
    cursor.at = to ?? cursor.at + 1;
    // "Hunter deals +1 damage": you deal.
    const verb = to !== undefined && isFirst && !isTheirs ? tokens[to] : undefined;
    const own = verb && doneByYou.get(verb.text);
    if (verb && own) {
      said.push(wordLike(verb, own));
      cursor.at += 1;
    }
    found ||= to !== undefined;
  }
  return found ? withPronouns(said) : undefined;
}

const others = /^(?:an?|ally|allies|enemy|enemies|unit|units|hero|heroes|target|they|them)$/;

/** `When Hunter enters this, he gains a Coin`, behind the name of whoever laid it, where nobody else is named: you gain it. */
function withPronouns(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^(?:he|she|him|his|her)$/.test(text));
  const named = tokens.findIndex(({ text }) => /^your?$/.test(text));
  const isAlone = at > named && !tokens.slice(0, at).some(({ text }) => others.test(text));
  if (at < 0 || !isAlone) return [...tokens];
  return tokens.map((token, n) => {
    const { text } = token;
    if (text === 'he' || text === 'she' || text === 'him') return wordLike(token, 'you');
    if (text === 'his') return wordLike(token, 'your');
    if (text === 'her')
      return wordLike(token, /^(?:,|\.|and|to|then|by)?$/.test(tokens[n + 1]?.text ?? '') ? 'you' : 'your');
    const isDone = /^(?:he|she)$/.test(tokens[n - 1]?.text ?? '') || (text === 'ends' && tokens[n - 1]?.text === 'you');
    return isDone ? wordLike(token, doneByYou.get(text) ?? text.replace(/(?<=sh|ch|ss|x)es$|s$/, '')) : token;
  });
}

/** What somebody does, as it is told to you. */
const doneByYou: ReadonlyMap<string, string> = new Map([
  ['deals', 'deal'],
  ['has', 'have'],
  ['takes', 'take'],
  ['is', 'are'],
]);

/** `Marsh`, `Marsh's`, of a Warden Marsh: the last word of a longer name, by which nothing else of the set is called. */
function shortFor(ref: string | undefined, words: Context['words']): string | undefined {
  const last = wordOf(words, ref, 'hero')?.name.toLowerCase().split(' ').slice(1).at(-1);
  const isOther = last !== undefined && words.all.some(({ name }) => name.toLowerCase() === last);
  return isOther ? undefined : last;
}
