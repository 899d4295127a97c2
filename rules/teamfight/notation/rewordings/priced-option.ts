import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

const buys =
  'heal|gain|move|push|pull|teleport|fly|deal|refresh|clear|place|summon|make|use|give|swap|replace|destroy|remove';

/** `- Spend a Coin to heal it 4`, `- If it is Slowed, spend 2 Coins to push it 3`: whoever chooses that pays, and who cannot does not choose it. */
export function pricedOption(
  tokens: readonly Token[],
  { words }: Context,
  { bullet }: About,
): readonly Token[] | undefined {
  const comma = tokens[0]?.text === 'if' ? tokens.findIndex(({ text }) => text === ',') : -1;
  const cursor = new Cursor(tokens, comma + 1, tokens.length);
  if (!bullet || (tokens[0]?.text === 'if' && comma < 0) || !cursor.take('spend|pay|discard|lose')) return undefined;
  if (!cursor.takeAny('a|an|one', '#')) return undefined;
  const price = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  const to = tokens[price?.to ?? tokens.length];
  if (price === undefined || to?.text !== 'to') return undefined;
  const does = new Cursor(tokens, price.to + 1, tokens.length);
  const isState = wordAt(words, tokens, does.at, tokens.length, ['condition']) !== undefined;
  if (!isState && !does.sees(buys)) return undefined;
  return [...tokens.slice(0, price.to), wordLike(to, ','), ...tokens.slice(price.to + 1)];
}
pricedOption.needs = oneOf('spend pay discard lose');
