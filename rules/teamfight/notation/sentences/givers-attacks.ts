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

/** `Abilities from adjacent enemies targeting you have +2def`: you have +2def against those. */
export function attacksFrom(tokens: readonly Token[]): Token[] | undefined {
  const kind = tokens.findIndex(({ text }) => text === 'attacks' || text === 'abilities');
  const like = tokens[kind];
  const cursor = new Cursor(tokens, kind + 1, tokens.length);
  if (like === undefined || /^(?:your|default|non-default|their|its|of)$/.test(tokens[kind - 1]?.text ?? ''))
    return undefined;
  if (!cursor.takeAny('from|of|by', 'used|made by', 'that')) return undefined;
  const from = cursor.at;
  if (tokens[from - 1]?.text === 'that' || !cursor.sees(whom)) return undefined;
  const aims = tokens.findIndex(
    ({ text }, at) => at > from && /^(?:targeting|against)$/.test(text) && tokens[at + 1]?.text === 'you',
  );
  if (aims < 0 || tokens.slice(from, aims).some(({ text }) => /^(?:,|and|or|have|are)$/.test(text))) return undefined;
  cursor.at = aims + 2;
  const who = tokens.slice(from, aims);
  const before = tokens.slice(0, kind);
  if (cursor.take('are undefendable'))
    return [...before, ...wordsLike(like, 'you are undefendable against'), ...who, ...tokens.slice(cursor.at)];
  const { at } = cursor;
  if (!cursor.take('have|get|gain + # def')) return undefined;
  const number = tokens.slice(at + 1, cursor.at);
  return [
    ...before,
    ...wordsLike(like, 'you have'),
    ...number,
    wordLike(like, 'against'),
    ...who,
    ...tokens.slice(cursor.at),
  ];
}

const whom = 'that|enemies|units|allies|adjacent|non-adjacent|other|all|any|each|the|an|a|slowed';
