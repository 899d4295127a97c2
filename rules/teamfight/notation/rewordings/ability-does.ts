import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const does: Readonly<Record<string, string>> = {
  hits: 'hit',
  kills: 'kill',
  misses: 'miss',
  crits: 'crit',
  damages: 'damage',
  deals: 'deal',
};

/** `When Long Shot hits an enemy, gain a Coin`: when you do with it. `Long Shot is refreshed`, `get Long Shot back`: refresh it. */
export function abilityDoes(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || context.bearer === undefined) return undefined;
  const when = tokens.findIndex(({ text }) => text === 'when' || text === 'whenever');
  const last = tokens.findLastIndex(({ text }) => text === ',');
  const cursor = new Cursor(tokens, when < 0 ? last + 1 : when, tokens.length);
  if (when >= 0) cursor.at += 1;
  const from = cursor.at;
  const regained = when < 0 && cursor.take('you? get');
  cursor.take('your');
  const name = cursor.at;
  if (ownAbility(cursor, context) === undefined) return undefined;
  const named = tokens.slice(name, cursor.at);
  if (when < 0) {
    if (regained && !cursor.take('back')) return undefined;
    const untapped = !regained && cursor.takeAny('is|becomes untapped again?', 'untaps');
    const ready =
      regained ||
      untapped ||
      cursor.takeAny('is|becomes refreshed|readied|ready|reset again?', 'refreshes|resets', 'can be used again');
    return ready && (cursor.done || cursor.sees('.'))
      ? [...tokens.slice(0, from), ...wordsLike(like, untapped ? 'untap' : 'refresh'), ...named]
      : undefined;
  }
  const verb = does[cursor.peek()?.text ?? ''];
  if (verb === undefined) return undefined;
  const ends = tokens.findIndex(({ text }, n) => n > cursor.at && (text === ',' || text === ':' || text === '.'));
  const to = ends < 0 ? tokens.length : ends;
  const whom = tokens.slice(cursor.at + 1, to);
  // "When Long Shot kills, refresh it".
  const rest = tokens.slice(to);
  const it = rest.findIndex(({ text }, n) => text === 'it' && rest[n - 1]?.text === 'refresh');
  const behind = it === 2 ? [...rest.slice(0, it), ...named, ...rest.slice(it + 1)] : rest;
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, `you ${verb}`),
    ...whom,
    ...wordsLike(like, 'with'),
    ...named,
    ...behind,
  ];
}
