import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** What of several gets it at once is no thing that is handed on. */
const several = /^(?:allies|enemies|units|each|every|all)$/;

/**
 * `When you die, the nearest ally in range 3 gains this`, `each adjacent ally gains this`, in the text of a token: one more of its kind. Of one who
 * gets it while its bearer lives it is not said whether that one keeps it.
 */
export function gainsThis(tokens: readonly Token[], { slot, self }: Context): Token[] | undefined {
  if ((slot !== 'token' && slot !== 'condition') || self === undefined) return undefined;
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:gain|get)s?$/.test(text) && /^(?:this|it)$/.test(tokens[n + 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || (at + 2 < tokens.length && tokens[at + 2]?.text !== ',')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const dies = cursor.takeAny('when|if you die', 'when|if you are killed|defeated|slain', 'on death');
  if (!dies && !tokens.slice(0, at).some(({ text }) => several.test(text))) return undefined;
  const said = [
    ...tokens.slice(0, at),
    wordLike(like, 'gains'),
    ...wordsLike(like, `a ${self.name.toLowerCase()}`),
    ...tokens.slice(at + 2),
  ];
  return yourNearest(said) ?? said;
}

/** `Your nearest ally in range 3`: the one that is nearest to whoever is told it. */
export function yourNearest(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'your' &&
      /^(?:nearest|closest)$/.test(tokens[n + 1]?.text ?? '') &&
      /^(?:ally|enemy)$/.test(tokens[n + 2]?.text ?? ''),
  );
  const like = tokens[at];
  return like && [...tokens.slice(0, at), wordLike(like, 'the'), ...tokens.slice(at + 1)];
}
