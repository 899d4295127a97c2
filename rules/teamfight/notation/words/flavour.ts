import { notationWords } from './notation-words.ts';
import { numberWord, type Token } from './token.ts';
import { namesInTexts, type Words, wordAt } from './words.ts';

/** A sentence in italics or quotation marks, with its stop inside, where a sentence can begin and another one behind it. */
const setApart =
  /(?<=^[ \t]*|\n[ \t]*|[.!?]["”*]?[ \t]+)(?:(?<!\*)\*(?=\p{Lu})[^*\n]{1,200}[.!?…]\*(?!\*)|["“](?=\p{Lu})[^"”\n]{1,200}[.!?…]["”])(?=[ \t]*(?:\r?\n|$)|[ \t]+[\p{Lu}\d+*"“])/gu;

/** Where the flavour ends that a text begins with; 0 where it begins with none. */
export function behindFlavour(tokens: readonly Token[]): number {
  const first = tokens.find(({ kind }) => kind !== 'line');
  return first?.kind === 'flavour' ? first.to : 0;
}

/** What could be meant of a card beside the words of the notation. */
const couldBeMeant = new Set(
  (
    'you yourself yours it its he she him his her hers they theirs i me my we us our if unless or not no never none nobody nothing ' +
    'except but can may must free die dies dice died dead death corpse alive all any everybody everyone anyone both either half double ' +
    'twice first second third last hit hits crit crits def hp tap taps max min bonus card cards day night'
  ).split(' '),
);

/** `*A cold wind blows.* Range 3, 2dmg`: flavour, as none of its words could be meant: no word of the notation, no number, no name of the set. */
export function withoutFlavour(all: readonly Token[], text: string, words: Words): readonly Token[] {
  if (!/[*"“]/.test(text)) return all;
  let tokens = all;
  for (const { 0: said, index } of text.matchAll(setApart)) {
    const first = tokens.findIndex(({ kind, from }) => kind !== 'line' && from >= index);
    const behind = tokens.findIndex(({ from }) => from >= index + said.length);
    const end = behind < 0 ? tokens.length : behind;
    const inside = tokens.slice(first, end);
    const isPlain = inside.every(
      ({ kind, text: word }, at) =>
        kind === 'sign' ||
        (kind === 'odd' && /^[!?…“”’]$/.test(word)) ||
        (kind === 'word' &&
          !notationWords.has(word) &&
          !couldBeMeant.has(word) &&
          numberWord(word) === undefined &&
          wordAt(words, tokens, first + at, end, namesInTexts) === undefined),
    );
    // One word or two could be what a card calls an effect: "Piercing."
    const isSentence = inside.filter(({ kind }) => kind === 'word').length > 2;
    if (first < 0 || !isPlain || !isSentence) continue;
    const flavour: Token = { ...tokens[first]!, kind: 'flavour', text: '', from: index, to: index + said.length };
    tokens = [...tokens.slice(0, first), flavour, ...tokens.slice(end)];
  }
  return tokens;
}
