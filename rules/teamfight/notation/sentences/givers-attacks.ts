import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Nix's attacks targeting you are undefendable`, `the giver's attacks have +1 crit against you`, in the text of a token: said of whoever gave it. */
export function giversAttacks(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'token' && slot !== 'condition') return undefined;
  const kind = tokens.findIndex(({ text }) => text === 'attacks' || text === 'abilities');
  const whose = tokens[kind - 1];
  if (whose === undefined || !/[a-z]'s$/.test(whose.text)) return undefined;
  const giver = [...tokens.slice(0, kind - 1), wordLike(whose, whose.text.slice(0, -2))];
  const cursor = new Cursor(tokens, kind + 1, tokens.length);
  const early = cursor.takeAny('targeting|against you', 'that target you');
  const { at } = cursor;
  const like = tokens[kind] as Token;
  const said = (what: readonly Token[], rest: number): Token[] => [...what, ...tokens.slice(rest)];
  if (cursor.take('are undefendable')) {
    if (!early && !cursor.take('against you')) return undefined;
    return said([...wordsLike(like, 'you are undefendable against'), ...giver], cursor.at);
  }
  const gains = cursor.take('have + # crit') ? 'against' : cursor.take('deal +|- # damage|dmg') ? 'to' : undefined;
  if (gains === undefined) return undefined;
  const number = tokens.slice(at + 1, cursor.at);
  if (!early && !cursor.take('against|to you')) return undefined;
  const verb = wordLike(like, gains === 'to' ? 'deals' : 'has');
  return said([...giver, verb, ...number, ...wordsLike(like, `${gains} you`)], cursor.at);
}
