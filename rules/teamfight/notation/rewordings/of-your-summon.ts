import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { plurals } from '../words/plurals.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Your Turret's attacks Slow`, `your Wolves' attacks deal +1 damage`, `your Wolf's speed is increased by 1`: what all of your summons of that name have. */
export function ofYourSummon(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'your' && (n === 0 || /^[,:]$/.test(tokens[n - 1]?.text ?? '')),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const named = wordAt(words, tokens, at + 1, tokens.length, ['summon']);
  if (named === undefined) return undefined;
  const isPlural = tokens[named.to]?.kind === 'odd';
  if (!isPlural && !/'s$/.test(tokens[named.to - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, named.to + (isPlural ? 1 : 0), tokens.length);
  const [plural = ''] = plurals(named.word.name.toLowerCase());
  const before = tokens.slice(0, at);
  const theirs = wordsLike(like, `your ${plural}`);
  if (cursor.take('attacks|abilities')) {
    // What they deal is dealt by attacks anyway; def could be their own.
    const isOwn =
      cursor.sees('have|has + # crit|damage|dmg|range') || cursor.sees('have|has range #') || cursor.sees('deal + #');
    if (isOwn) return [...before, ...theirs, ...tokens.slice(cursor.at)];
    const attacks = wordsLike(like, `${cursor.before?.text} of`);
    return [...before, ...attacks, ...theirs, ...tokens.slice(cursor.at)];
  }
  const what = cursor.take('speed|health|hp|damage|range') && (tokens[cursor.at - 1] as Token);
  if (!what) return undefined;
  const has = wordsLike(like, what.text === 'damage' ? 'deal' : 'have');
  if (cursor.take('is increased|reduced by #')) {
    const sign = tokens[cursor.at - 3]?.text === 'increased' ? '+' : '-';
    const number = tokens[cursor.at - 1] as Token;
    return [
      ...before,
      ...theirs,
      ...has,
      { ...wordLike(like, sign), kind: 'sign' },
      number,
      what,
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
ofYourSummon.needs = oneOf('your');
