import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const verbs = 'place|create|put|lay|drop|plant';

/** `Range 4, place 2 Snares`, `Global, place 2 Snares, not adjacent to each other`: of several the reach is said behind them. */
export function reachOfMany(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.sees('range|global|globally|anywhere|unlimited|infinite')) return undefined;
  const isRange = cursor.take('range #');
  const isFar = !isRange && cursor.take('unlimited|infinite range');
  if (!isRange && !isFar && !cursor.takeAny('anywhere on the map|board', 'global|globally|anywhere')) return undefined;
  const blind = cursor.takeAny(', ignoring walls', 'ignoring walls');
  // How far one sees is how far an unlimited range goes.
  const seen = isFar && !blind;
  if (isRange && blind) return undefined;
  const reach = isRange
    ? [...wordsLike(like, 'in'), ...tokens.slice(0, 2)]
    : wordsLike(like, seen ? 'in unlimited range' : 'anywhere');
  if (!cursor.take(',|:')) return undefined;
  const from = cursor.at;
  if (!cursor.take(`${verbs} up? to? #`)) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  cursor.take('marker|markers|object|objects|token|tokens');
  if (cursor.sees('in|on|adjacent|next|within|anywhere|at')) return undefined;
  return [...tokens.slice(from, cursor.at), ...reach, ...tokens.slice(cursor.at)];
}

/**
 * `At the start of your next turn, each deals burst 1, 2dmg, then remove them`, behind several pieces that were placed: those of one's own, all of
 * which go then.
 */
export function eachOfPlaced(
  tokens: readonly Token[],
  { words }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const whole = new Cursor(tokens, 0, tokens.length);
  const name = placedMany(before, words);
  if (name === undefined) return undefined;
  const said: Token[] = [];
  let changed = false;
  while (!whole.done) {
    const like = tokens[whole.at] as Token;
    const starts = whole.at === 0 || /^(?:,|:|then)$/.test(tokens[whole.at - 1]?.text ?? '');
    if (starts && whole.takeAny('each of them deals', 'each one? deals', 'they each? deal')) {
      said.push(...wordsLike(like, 'each of your'), ...name, ...wordsLike(like, 'deals'));
      changed = true;
    } else if (starts && whole.take('remove|destroy them|both|all')) {
      said.push(like, ...wordsLike(like, 'all your'), ...name);
      changed = true;
    } else {
      said.push(like);
      whole.at += 1;
    }
  }
  return changed ? said : undefined;
}

/** The only kind of piece that the text has placed, several at once. */
function placedMany(before: readonly Token[], words: Context['words']): readonly Token[] | undefined {
  let found: readonly Token[] | undefined;
  for (let at = 0; at < before.length; at++) {
    const cursor = new Cursor(before, at, before.length);
    if (!cursor.takeAny(verbs, 'summon')) continue;
    const one = cursor.take('a|an');
    const many = !one && cursor.take('up? to? #') && (cursor.numbers[0] ?? 1) > 1;
    const piece = one || many ? wordAt(words, before, cursor.at, before.length, ['marker']) : undefined;
    if (piece === undefined || found !== undefined || (one && !comesMore(before, piece.to))) return undefined;
    found = before.slice(cursor.at, piece.to);
  }
  return found;
}

/** `place a Snare in range 3, and up to two more adjacent to it`: several of them are there then. */
const comesMore = (before: readonly Token[], from: number): boolean =>
  before.some(({ text }, at) => {
    if (at < from || text !== 'and') return false;
    const cursor = new Cursor(before, at + 1, before.length);
    return cursor.sees('up to # more') || cursor.sees('# more') || cursor.sees('another adjacent|next|in|within');
  });
