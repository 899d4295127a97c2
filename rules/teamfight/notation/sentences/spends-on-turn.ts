import type { Use } from '../../program.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { onceIn, type Period } from '../words/period.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** What units are offered, and how often. */
interface Offer {
  readonly tokens: readonly Token[];
  readonly limit?: Pick<Use, 'perTurn' | 'perRound' | 'perGame'>;
}

/**
 * `On its turn, a hero may spend 1 Coin to move 1`, `once per turn, each hero may spend 2 Rage to heal 2`, `spend 1 Coin to gain +1 speed this turn`, on a
 * rules card: as `a hero may spend 1 Coin as a Free Action to move 1`. Where no word says that it is in one's own turn, it does not say when.
 */
export function spendsOnTurn(said: readonly Token[], { words }: Context): Offer | undefined {
  const cursor = new Cursor(said, 0, said.length);
  const like = said[0];
  if (like === undefined) return undefined;
  const own = 'on|in|during its|their|his|her own? turn';
  let often = cursor.take('once per|each|a turn|round ,?') ? said[2] : undefined;
  let inTurn = often !== undefined || cursor.take(`${own} ,`);
  const bare = cursor.sees('spend|pay #|a|an');
  const who = cursor.at;
  if (!bare && !cursor.take('each|every|any|a|all? hero|unit|heroes|units')) return undefined;
  const named = bare ? wordsLike(like, 'each hero') : said.slice(who, cursor.at);
  if (!bare && !cursor.take('may|can')) return undefined;
  if (!cursor.take('spend|pay')) return undefined;
  const price = cursor.at;
  if (!cursor.take('#|a|an|one')) return undefined;
  const token = wordAt(words, said, cursor.at, said.length, ['counter']);
  if (token === undefined) return undefined;
  const paid = said.slice(price, token.to);
  cursor.at = token.to;
  const action = cursor.take('as a free|move|standard action') ? said[cursor.at - 2] : undefined;
  if (cursor.take('once per|each|a turn|round')) often = cursor.before;
  if (cursor.take(own)) inTurn = true;
  if (!cursor.take('to|:') || cursor.done) return undefined;
  const does = said.slice(cursor.at);
  const isNow = does.some(({ text }, at) => text === 'turn' && does[at - 1]?.text === 'this');
  if (!inTurn && !isNow && often === undefined && (action === undefined || !bare)) return undefined;
  if (does.some(({ text }) => /^(?:reroll|roll|it|they|them|their)$/.test(text))) return undefined;
  const to = wordsLike(like, `may spend`);
  const by = wordsLike(like, `as a ${action?.text ?? 'free'} action to`);
  const tokens = [...named, ...to, ...paid, ...by, ...does.map(toldToUser)];
  return often === undefined ? { tokens } : { tokens, limit: onceIn[often.text as Period] };
}

const toldToUser = (token: Token): Token =>
  token.text === 'its' ? wordLike(token, 'your') : token.text === 'itself' ? wordLike(token, 'yourself') : token;

/** `Once per game, each hero may heal 3 as a Free Action`: what each is offered, and apart from it how often. */
export function oftenAside(said: readonly Token[]): Offer | undefined {
  const from = said.findIndex((_, at) => new Cursor(said, at, said.length).sees('once per|each|a turn|round|game'));
  if (from < 0) return undefined;
  const to = from + (said[from + 3]?.text === ',' ? 4 : 3);
  const tokens = [...said.slice(0, from), ...said.slice(to)];
  return { tokens, limit: onceIn[said[from + 2]?.text as Period] };
}
