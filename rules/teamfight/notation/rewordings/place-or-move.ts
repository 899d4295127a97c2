import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const places = 'place|put|create|lay|summon';

/** The piece that a sentence places, and where its words stand. */
function placed(tokens: readonly Token[], from: number, { words }: Context) {
  const cursor = new Cursor(tokens, from, tokens.length);
  if (!cursor.take(places) || !cursor.take('a|an|your|one')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  return piece && { from: cursor.at, ...piece };
}

/** `Place your Lamp in range 3 (max 1), or move it up to 3`, `Range 3, place a Lamp or move it 2`: that is one that lies there already. */
export function placeOrMove(tokens: readonly Token[], context: Context): Token[] | undefined {
  const or = tokens.findLastIndex(({ text }) => text === 'or');
  const behind = new Cursor(tokens, or + 1, tokens.length);
  if (or < 3 || !behind.take('move|moves')) return undefined;
  const start = new Cursor(tokens, 0, or);
  const reach = start.takeAny('range # ,', 'unlimited range ,', 'los ,') ? start.at : 0;
  const piece = placed(tokens, reach, context);
  const like = tokens[or];
  if (piece === undefined || like === undefined || piece.to > or) return undefined;
  const name = tokens.slice(piece.from, piece.to);
  if (!behind.takeAny('it', 'one of them')) {
    const again = behind.take('a|an|your|the')
      ? wordAt(context.words, tokens, behind.at, tokens.length, ['marker', 'summon'])
      : undefined;
    if (again?.word !== piece.word || reach === 0) return undefined;
    behind.at = again.to;
  }
  const range = reach === 0 ? [] : [wordLike(like, 'in'), ...tokens.slice(0, reach - 1)];
  const rest = tokens.slice(piece.to, or).filter(({ text }, n, all) => !(text === ',' && n === all.length - 1));
  const first = [...tokens.slice(reach, piece.to), ...range, ...rest, like];
  const far = tokens.slice(behind.at);
  return piece.word.kind === 'summon'
    ? [...first, wordLike(like, 'your'), ...name, wordLike(like, 'moves'), ...far]
    : [...first, ...wordsLike(like, 'move your'), ...name, ...far];
}
