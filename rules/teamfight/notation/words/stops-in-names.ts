import { withoutFlavour } from './flavour.ts';
import { onlyOne } from './only-one.ts';
import { inSameWords } from './same-words.ts';
import { inSums } from './sums.ts';
import { lex, type Token } from './token.ts';
import { withoutTold } from './told-in-brackets.ts';
import { namesInTexts, type Words, wordAt } from './words.ts';

/** Whatever may have a stop in its name: `Mr. Pink`, `Z.A.P.`. */

/** Words of the longest name that is looked for. */
const mostWords = 10;

/** The tokens of a text without what only repeats what is named, where the stops of a name that the set knows are part of it and end no sentence. */
export function lexed(text: string, words: Words): readonly Token[] {
  const same = onlyOne(inSums(inSameWords(withoutFlavour(lex(text), text, words), words), words), words);
  const tokens = text.includes('(') ? withoutTold(same, text, words) : same;
  if (!words.stopped) return tokens;
  return tokens.map((token, at) =>
    token.text === '.' && isInName(tokens, at, text, words) ? { ...token, kind: 'word' as const } : token,
  );
}

function isInName(tokens: readonly Token[], stop: number, text: string, words: Words): boolean {
  for (let at = stop - 1; at >= Math.max(0, stop - mostWords); at--) {
    const found = wordAt(words, tokens, at, tokens.length, namesInTexts);
    if (found === undefined || found.to <= stop || !found.word.name.includes('.')) continue;
    // "On hit. Run 2" is no Hit. Run: a name begins as it is written.
    if (text.charAt(tokens[at]!.from) !== found.word.name.charAt(0)) continue;
    return found.to > stop + 1 || goesOn(tokens[stop + 1], text);
  }
  return false;
}

/** Whether the sentence goes on behind the last stop of a name: with a small letter, or a sign. */
const goesOn = (next: Token | undefined, text: string): boolean =>
  next !== undefined &&
  (next.kind === 'sign' || (next.kind === 'word' && text.charAt(next.from) === text.charAt(next.from).toLowerCase()));
