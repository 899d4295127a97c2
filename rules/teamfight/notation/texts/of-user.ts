import { type Token, wordLike } from '../words/token.ts';

/** `A unit on Mud may gain Armor until the end of its next turn`: the turn or attack of whoever uses what is offered. Undefined where nothing is said so. */
export function ofUser(tokens: readonly Token[]): Token[] | undefined {
  const isTheirs = ({ text }: Token, at: number): boolean =>
    /^(?:its|his|her|their)$/.test(text) && /^(?:next|own|turn)$/.test(tokens[at + 1]?.text ?? '');
  // "An ally heals 1 at the end of its next turn": that one's.
  const isOther = tokens.some(({ text }) =>
    /^(?:ally|allies|enemy|enemies|units?|hero|heroes|target|summons?)$/.test(text),
  );
  if (isOther || !tokens.some(isTheirs)) return undefined;
  return tokens.map((token, at) => (isTheirs(token, at) ? wordLike(token, 'your') : token));
}
