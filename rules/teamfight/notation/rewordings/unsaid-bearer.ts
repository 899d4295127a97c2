import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

/** `Worth 2 points when killed`, `dies when your Wolf dies`, `start the game with 2 Coins`: of whose card it is. */
export function ofItsBearer(tokens: readonly Token[], { slot, them }: Context): Token[] | undefined {
  const [like] = tokens;
  if (slot !== 'passive' || them !== undefined || like === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.take('not worth any points|point'))
    return [...wordsLike(like, 'you are worth no points'), ...tokens.slice(cursor.at)];
  if (cursor.sees('worth #|no')) return [...wordsLike(like, 'you are'), ...tokens];
  if (cursor.take('dies|die when|if|once')) return [...wordsLike(like, 'you die'), ...tokens.slice(1)];
  return cursor.take('start|begin the game with')
    ? [...wordsLike(like, 'you start with'), ...tokens.slice(cursor.at)]
    : undefined;
}

/** `Your attacks Slow on crit`, `on crit, your attacks push 1`, `your default attacks Slow on hit`: what they do. */
export function onCritOfYours(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined) return undefined;
  const first = new Cursor(tokens, 0, tokens.length);
  if (first.take('on a? crit , your attacks'))
    return [...wordsLike(like, 'when you crit ,'), ...tokens.slice(first.at)];
  const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const last = tokens[end - 1]?.text;
  const on =
    tokens[end - 2]?.text === 'on' ? 2 : tokens[end - 3]?.text === 'on' && tokens[end - 2]?.text === 'a' ? 3 : 0;
  if (on === 0 || !/^(?:crit|crits|hit)$/.test(last ?? '') || !first.take('your default|non-default? attacks'))
    return undefined;
  const said = tokens.slice(first.at, end - on);
  if (said.some(({ text }) => text === ',' || text === 'have' || text === 'deal')) return undefined;
  if (last === 'hit') return tokens.slice(0, end - on);
  return first.at === 2 ? [...wordsLike(like, 'when you crit ,'), ...said] : undefined;
}

/** `DoT does not damage you`, `you don't take damage from DoT`: of a condition or token. */
function immuneToDamage(tokens: readonly Token[], words: Context['words']): Token[] | undefined {
  const [like] = tokens as [Token, ...Token[]];
  const named = (at: number) => wordAt(words, tokens, at, tokens.length, ['condition', 'token']);
  const immune = (from: number, to: number, behind: number): Token[] => [
    ...wordsLike(like, 'you are immune to damage from'),
    ...tokens.slice(from, to),
    ...tokens.slice(behind),
  ];
  const first = named(0);
  if (first !== undefined) {
    const does = new Cursor(tokens, first.to, tokens.length);
    return does.takeAny("doesn't|don't damage|hurt|harm you", 'does|do not damage|hurt|harm you')
      ? immune(0, first.to, does.at)
      : undefined;
  }
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny("you don't|cannot|can't take|receive damage from", 'you do not take|receive damage from'))
    return undefined;
  const found = named(cursor.at);
  return found && immune(cursor.at, found.to, found.to);
}

/** Other units have none of them. */
const isOwn = ({ owners }: Word, bearer: string | undefined): boolean =>
  bearer !== undefined && owners.length > 0 && owners.every((unit) => unit === bearer);

/** `Fire does not damage you`, `you take no damage from Fire`, `you do not trigger Mines`: as one who is immune to these says it. */
export function immuneToPiece(tokens: readonly Token[], { words, bearer }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined) return undefined;
  const pieceAt = (at: number) => wordAt(words, tokens, at, tokens.length, ['marker', 'terrain']);
  const immune = (from: number, to: number, behind: number): Token[] => [
    ...wordsLike(like, 'you are immune to'),
    ...tokens.slice(from, to),
    ...tokens.slice(behind),
  ];
  const harm = immuneToDamage(tokens, words);
  if (harm !== undefined) return harm;
  const first = pieceAt(0);
  if (first !== undefined) {
    const does = new Cursor(tokens, first.to, tokens.length);
    does.take('marker|markers');
    const spares =
      does.takeAny(
        "doesn't|don't damage|hurt|harm|affect|slow|hinder you",
        'does|do not damage|hurt|harm|affect|slow|hinder you',
        "isn't|is not difficult|hazardous terrain for you",
        'have|has no effect on you',
      ) ||
      does.takeAny("doesn't|don't deal damage to you", 'does|do not deal damage to you', 'deals|deal no damage to you');
    return spares ? immune(0, first.to, does.at) : undefined;
  }
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (
    !cursor.takeAny(
      'you take|receive no damage from',
      "you don't|cannot|can't take|receive damage from",
      'you do not take|receive damage from',
      "you don't trigger",
      'you do not trigger',
      "your movement doesn't|never trigger|triggers",
      'your movement does not trigger',
      'you? are? immune to',
      'you never trigger',
      'you ignore',
      'you are unaffected|immune by|to',
      'you are not affected by',
      "you aren't affected by",
    )
  )
    return undefined;
  const own = cursor.take('your own?');
  if (!own) cursor.take('any');
  const from = cursor.at;
  const piece = pieceAt(from);
  if (piece === undefined || (own && !isOwn(piece.word, bearer))) return undefined;
  const joined = /^(?:or|and)$/.test(tokens[piece.to]?.text ?? '');
  const second = joined ? pieceAt(piece.to + 1) : undefined;
  if (joined && (second === undefined || (own && !isOwn(second.word, bearer)))) return undefined;
  if (joined && second !== undefined)
    return [...immune(from, piece.to, tokens.length), wordLike(like, 'and'), ...tokens.slice(piece.to + 1)];
  return immune(from, piece.to, piece.to);
}
