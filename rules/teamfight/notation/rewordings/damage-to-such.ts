import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/**
 * `Damage you deal to Slowed enemies is increased by 1`, `damage you take from summons is halved`: so much more or less is dealt to those, or taken from them.
 */
export function damageToSuch(tokens: readonly Token[]): Token[] | undefined {
  const opens = tokens.findIndex(({ text }, n) => text === 'damage' && tokens[n + 1]?.text === 'you');
  const from = tokens[opens - 1]?.text === 'all' ? opens - 1 : opens;
  const like = tokens[opens];
  if (like === undefined || !(from === 0 || /^[,:]$/.test(tokens[from - 1]?.text ?? ''))) return undefined;
  const cursor = new Cursor(tokens, opens + 1, tokens.length);
  const deals = cursor.take('you deal|do');
  if (!deals && !cursor.take('you take|receive|suffer')) return undefined;
  const whom = cursor.at;
  if (!cursor.sees(deals ? 'to' : 'from')) return undefined;
  while (!cursor.done && !cursor.sees('is|,')) cursor.at += 1;
  const such = tokens.slice(whom, cursor.at);
  const verb = deals ? 'you deal' : 'you take';
  const share = cursor.take('is doubled|halved') ? cursor.before?.text : undefined;
  if (share !== undefined)
    return [
      ...tokens.slice(0, from),
      ...wordsLike(like, `${verb} ${share === 'doubled' ? 'double' : 'half'} damage`),
      ...such,
      ...tokens.slice(cursor.at),
    ];
  if (!cursor.take('is increased|reduced|raised|lowered|decreased by #')) return undefined;
  const [changed, , number] = tokens.slice(cursor.at - 3, cursor.at) as [Token, Token, Token];
  const sign: Token = { ...wordLike(like, /^(?:increased|raised)$/.test(changed.text) ? '+' : '-'), kind: 'sign' };
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, verb),
    sign,
    number,
    wordLike(like, 'damage'),
    ...such,
    ...tokens.slice(cursor.at),
  ];
}
damageToSuch.needs = oneOf('increased reduced raised lowered decreased doubled halved');
