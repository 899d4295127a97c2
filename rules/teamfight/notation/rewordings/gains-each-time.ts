import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

const plain: Readonly<Record<string, string>> = {
  takes: 'take',
  moves: 'move',
  kills: 'kill',
  hits: 'hit',
  attacks: 'attack',
  heals: 'heal',
  misses: 'miss',
  deals: 'deal',
};

/** `Gains +1 damage each time she takes damage and lives`, on a card, as what opens a text: when you take damage, gain that. */
export function gainsEachTime(tokens: readonly Token[], { slot }: Context, { before }: About): Token[] | undefined {
  if (slot !== 'passive' || before.length > 0) return undefined;
  const [like] = tokens;
  const at = tokens.findIndex(
    ({ text }, n) => text === 'time' && n > 2 && /^(?:each|every)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || at < 0 || !cursor.take('you? gain|gains')) return undefined;
  const gained = tokens.slice(cursor.at, at - 1);
  const when = new Cursor(tokens, at + 1, tokens.length);
  if (gained.length === 0 || !when.take('you|she|he|it|they')) return undefined;
  const [verb, ...rest] = tokens.slice(when.at);
  if (verb === undefined || rest.some(({ text }) => text === ',' || text === ':')) return undefined;
  const said = /^(?:lives?|survives?)$/.test(rest.at(-1)?.text ?? '') ? rest.slice(0, -2) : rest;
  const does = wordLike(verb, plain[verb.text] ?? verb.text);
  return [...wordsLike(like, 'when you'), does, ...said, ...wordsLike(like, ', gain'), ...gained];
}
gainsEachTime.begins = beginning('you? gain|gains');
gainsEachTime.needs = oneOf('time');
