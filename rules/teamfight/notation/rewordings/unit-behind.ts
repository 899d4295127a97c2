import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const many: Readonly<Record<string, string>> = { unit: 'units', enemy: 'enemies', ally: 'allies', hero: 'heroes' };
const verbs: Readonly<Record<string, string>> = {
  takes: 'take',
  gains: 'gain',
  gets: 'get',
  is: 'are',
  loses: 'lose',
  heals: 'heal',
};

/**
 * `The unit directly behind the target, 1dmg, slow`, `1dmg to the unit behind it`, `1dmg to whoever is right behind them`: whoever stands in that one
 * space.
 */
export function unitBehind(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'behind');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const anybody = tokens.findIndex(({ text }, n) => n < at && /^(?:whoever|whatever|anyone|anybody)$/.test(text));
  const from = anybody >= 0 ? anybody : tokens.findIndex(({ text }, n) => n < at && many[text] !== undefined);
  const one = tokens[from];
  const named = anybody >= 0 ? '' : (tokens[from - 1]?.text ?? '');
  if (one === undefined || at - from > 5 || (anybody < 0 && !/^(?:the|a|an|any|another)$/.test(named)))
    return undefined;
  const cursor = new Cursor(tokens, from + 1, tokens.length);
  cursor.take(anybody >= 0 ? 'is|stands|was' : 'that|who is|stands');
  cursor.take('in|on the space');
  cursor.take('directly|right|immediately');
  if (!cursor.take('behind') || !cursor.takeAny('the? target', 'it|them')) return undefined;
  const those = [wordLike(one, many[one.text] ?? 'units'), ...wordsLike(like, 'directly behind the target')];
  const before = tokens.slice(0, anybody >= 0 ? from : from - 1);
  const rest = tokens.slice(cursor.at);
  const verb = verbs[rest[0]?.text ?? ''];
  const does = verb === undefined ? rest : [wordLike(rest[0] as Token, verb), ...rest.slice(1)];
  if (before.length === 0) return [...those, ...does];
  const harm = new Cursor(before, 0, before.length);
  if (harm.take('deal? # dmg|damage to') && harm.done)
    return [...those, wordLike(like, 'take'), ...before.slice(before.length - 3, -1), ...rest];
  // "Range 2, 2dmg, and 1dmg to the unit behind it", and nothing more.
  const more = new Cursor(before, before.length - 4, before.length);
  if (before.length < 8 || !more.take('and|, # dmg|damage to') || rest.length > 0) return undefined;
  const first = before.slice(0, before[before.length - 5]?.text === ',' ? -5 : -4);
  if (!/^(?:dmg|damage)$/.test(first.at(-1)?.text ?? '')) return undefined;
  return [...first, wordLike(like, ','), ...those, wordLike(like, 'take'), ...before.slice(-3, -1)];
}
