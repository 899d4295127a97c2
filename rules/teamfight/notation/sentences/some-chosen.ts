import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Desk } from './desk.ts';
import type { Flow, InOtherWords } from './flow.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

const many = 'enemies|allies|units|targets|heroes';
const one: Readonly<Record<string, string>> = {
  enemies: 'enemy',
  allies: 'ally',
  units: 'unit',
  targets: 'unit',
  heroes: 'hero',
};

/**
 * `Choose two enemies in range 3. Deal 2 damage to one of them and 1 to the other`, `up to three enemies in range 4: 3 damage divided among them`: who they are
 * is said first, and what each of them gets behind it, which is read as one sentence. How many sentences of the text that is.
 */
export function someChosen(
  { desk, tail, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): InOtherWords | undefined {
  const first = sentences[index] as Sentence;
  if (desk.standing || first.opens || first.bullet) return undefined;
  const cursor = new Cursor(desk.tokens, first.from, first.to);
  cursor.take('choose|pick|select|target');
  const from = cursor.at;
  if (!cursor.takeAny(`up to # ${many}`, `any number of ${many}`, `# ${many}`)) return undefined;
  while (!cursor.done && !cursor.sees(',|:')) cursor.at += 1;
  const whom = desk.tokens.slice(from, cursor.at);
  const isApart = cursor.done;
  const behind = cursor.take(',|:') ? first : sentences[index + 1];
  if (behind === undefined || behind.opens || behind.bullet || whom.length > longest) return undefined;
  const does = desk.tokens.slice(isApart ? behind.from : cursor.at, behind.to);
  // "Push them 1" would be of all of them.
  if (sentences.slice(index + (isApart ? 2 : 1)).some(({ from, to }) => speaksOfThem(desk.tokens.slice(from, to))))
    return undefined;
  const said = oneAndOther(whom, does) ?? among(whom, does);
  if (said === undefined) return undefined;
  const tokens = [...desk.tokens, ...said];
  const sentence: Sentence = { ...first, from: desk.tokens.length, to: tokens.length };
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), notes: { ...desk.notes } };
  const both = new Cursor(tokens, sentence.from, sentence.to);
  const read = phrases(trial, both, tail?.context ?? context, undefined, tail);
  if (read.fault || !both.done || read.held.length > 0 || read.nodes.length === 0) return undefined;
  return { desk: { ...desk, tokens }, sentence, taken: isApart ? 2 : 1 };
}
someChosen.begins = beginning('choose|pick|select|target|up|any|#');
someChosen.needs = oneOf('enemies allies units targets heroes');

const speaksOfThem = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:them|they|their|both|each|it|its|target|targets|other)$/.test(text));

/** More words name nobody. */
const longest = 12;

/** `deal 2 damage to one of them and 1 to the other`, `3dmg to one, 1dmg to the other`: to one, and to another one. */
function oneAndOther(whom: readonly Token[], does: readonly Token[]): Token[] | undefined {
  const [like] = does;
  const count = new Cursor(whom, 0, whom.length);
  const upTo = count.take('up to');
  if (like === undefined || !count.take('#') || count.numbers[0] !== 2) return undefined;
  const plural = count.peek();
  const single = one[plural?.text ?? ''];
  const such = whom.slice(count.at + 1);
  if (single === undefined || such.length === 0) return undefined;
  const cursor = new Cursor(does, 0, does.length);
  const to = (which: string): readonly Token[] => [...wordsLike(like, `to ${which} ${single}`), ...such];
  const harm = (first?: readonly Token[]): readonly Token[] | undefined => {
    cursor.take('deal|deals');
    const { at } = cursor;
    if (cursor.take('# dmg|damage')) return does.slice(at, cursor.at);
    return first !== undefined && cursor.take('#') ? [...does.slice(at, cursor.at), ...first.slice(1)] : undefined;
  };
  const more = harm();
  if (more === undefined || !cursor.take('to one of? them?') || !cursor.take(',? and?')) return undefined;
  const less = harm(more);
  if (less === undefined || !cursor.take('to the? other one?') || !cursor.done) return undefined;
  const other = upTo ? wordsLike(like, ', you may deal') : wordsLike(like, 'and deal');
  return [wordLike(like, 'deal'), ...more, ...to(article(single)), ...other, ...less, ...to('another')];
}

const article = (word: string): string => (/^[aeiou]/.test(word) && word !== 'unit' ? 'an' : 'a');

/** `deal 3 damage divided among them`, `split 4 damage between them as you choose`. */
function among(whom: readonly Token[], does: readonly Token[]): Token[] | undefined {
  const [like] = does;
  const cursor = new Cursor(does, 0, does.length);
  cursor.take('deal|divide|split|distribute');
  const { at } = cursor;
  if (like === undefined || !cursor.take('#')) return undefined;
  const them = does.findIndex(
    ({ text }, n) => text === 'them' && /^(?:among|between|amongst)$/.test(does[n - 1]?.text ?? ''),
  );
  const what = does.slice(cursor.at, them - 1).filter(({ text }) => !/^(?:,|divided|split|distributed)$/.test(text));
  const isSplit = does.slice(0, them).some(({ text }) => /^(?:divided?|split|distributed?)$/.test(text));
  if (them < 0 || !isSplit || what.length === 0) return undefined;
  const number = does.slice(at, cursor.at);
  return [wordLike(like, 'divide'), ...number, ...what, ...wordsLike(like, 'among'), ...whom, ...does.slice(them + 1)];
}
