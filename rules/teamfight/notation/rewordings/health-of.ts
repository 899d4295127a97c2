import { beginning } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Hp of allies in Slime cannot go below 1 until ...`: they cannot go below 1hp. */
export function healthOf(tokens: readonly Token[]): Token[] | undefined {
  const [first, of] = tokens;
  if (first === undefined || !/^(?:hp|health)$/.test(first.text) || of?.text !== 'of') return undefined;
  const never = tokens.findIndex(({ text }) => text === 'cannot' || text === "can't");
  const below = tokens.findIndex(({ text }) => text === 'below');
  const number = tokens[below + 1];
  if (never < 3 || below < never || below > never + 3 || number?.kind !== 'number') return undefined;
  const end = tokens[below + 2]?.text === 'hp' ? below + 3 : below + 2;
  return [
    ...tokens.slice(2, never),
    ...wordsLike(tokens[never] as Token, 'cannot go below'),
    number,
    ...wordsLike(number, 'hp'),
    ...tokens.slice(end),
  ];
}
healthOf.begins = beginning('hp|health');
