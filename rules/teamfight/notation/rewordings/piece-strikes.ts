import type { Context } from '../context.ts';
import {
  eachOfThem,
  everyPiece,
  isOfItself,
  isPlural,
  type Named,
  oneOfThem,
  onePiece,
  pieceAt,
} from '../sentences/from-pieces.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

const strikes = 'attack|attacks|shoot|shoots|strike|strikes|hit|hits|bite|bites|zap|zaps';

/**
 * `Your Wolf attacks an enemy adjacent to it: 2dmg`, `each of your Turrets deals 1dmg to an enemy in range 3`, `one of your Wolves may move 3, then deals 2dmg to an
 * adjacent enemy`: whom it strikes stands first, and is near it.
 */
export function pieceStrikes(tokens: readonly Token[], context: Context, { before }: About): Token[] | undefined {
  const moment = /^(?:at|when|whenever)$/.test(tokens[0]?.text ?? '')
    ? tokens.findIndex(({ text }) => text === ',') + 1
    : 0;
  const cursor = new Cursor(tokens, moment, tokens.length);
  const like = tokens[moment];
  if (like === undefined) return undefined;
  const whose = striker(cursor, context);
  if (whose === undefined) return undefined;
  const { named, each } = whose;
  const from = cursor.at;
  const verb = tokens.findIndex(
    ({ text }, n) => n >= from && /^(?:deals?|attacks?|shoots?|strikes?|hits?|bites?|zaps?)$/.test(text),
  );
  if (verb < 0) return undefined;
  const said = struck(new Cursor(tokens, verb, tokens.length), like);
  if (said === undefined) return undefined;
  const start = tokens.slice(0, moment);
  if (verb === from) return [...start, ...(each ? eachOfThem(like, named) : oneOfThem(like, named)), ...said];
  // "May move 3, then deals 2dmg to an adjacent enemy": one that is known by then.
  const joins = tokens[verb - 1]?.text ?? '';
  if (each || !/^(?:then|and)$/.test(joins) || before.some(({ text }) => text === 'each')) return undefined;
  const end = tokens[verb - 2]?.text === ',' ? verb - 2 : verb - 1;
  return [
    ...start,
    ...oneOfThem(like, named).slice(0, -1),
    ...tokens.slice(from, end),
    ...wordsLike(like, ', then'),
    ...said,
  ];
}
pieceStrikes.needs = oneOf('deals deal attack attacks shoot shoots strike strikes hit hits bite bites zap zaps');

/** `each of your Wolves`, `each Wolf you control`, `your Wolf`, `a Wolf of yours`. */
function striker(cursor: Cursor, context: Context): { readonly named: Named; readonly each: boolean } | undefined {
  const all = everyPiece(cursor, context);
  const one =
    all ?? onePiece(cursor, context) ?? (cursor.take('your|the') ? pieceAt(cursor, context, true) : undefined);
  if (one === undefined || (all === undefined && isPlural(one) && !cursor.tokens.some(({ text }) => text === 'one')))
    return undefined;
  cursor.takeAny('of yours', 'you control|summoned|own|placed');
  return { named: one, each: all !== undefined };
}

/** `deals 2dmg to an enemy adjacent to it`, `attacks an enemy in range 3 of it: 2dmg`. */
function struck(cursor: Cursor, like: Token): readonly Token[] | undefined {
  const { tokens } = cursor;
  if (cursor.take('deal|deals # dmg|damage to')) {
    const damage = tokens.slice(cursor.at - 3, cursor.at - 1);
    const whom = nearIt(cursor, like);
    return whom && ends(cursor) ? [...whom, wordLike(like, ','), ...damage, ...tokens.slice(cursor.at)] : undefined;
  }
  if (!cursor.take(strikes)) return undefined;
  cursor.take('at');
  const whom = nearIt(cursor, like);
  if (whom === undefined || !cursor.take(':|,|for') || !cursor.sees('# dmg|damage')) return undefined;
  // Away from it, or from you.
  const more = tokens.slice(cursor.at + 2);
  if (isOfItself(more) || more.some(({ text }) => text === 'push' || text === 'pull')) return undefined;
  return [...whom, wordLike(like, ','), ...tokens.slice(cursor.at)];
}

const ends = (cursor: Cursor): boolean =>
  cursor.done || (cursor.sees(',|and') && !isOfItself(cursor.tokens.slice(cursor.at)));

/** `an adjacent enemy`, `an enemy next to it`, `an enemy in range 3`: in words that are measured from it. */
function nearIt(cursor: Cursor, like: Token): readonly Token[] | undefined {
  const { tokens } = cursor;
  cursor.take('a|an|one|any');
  if (cursor.take('adjacent enemy|unit|hero'))
    return [tokens[cursor.at - 1] as Token, ...wordsLike(like, 'adjacent to it')];
  if (!cursor.take('enemy|unit|hero')) return undefined;
  const who = tokens[cursor.at - 1] as Token;
  if (cursor.take('adjacent|next to it')) return [who, ...wordsLike(like, 'adjacent to it')];
  if (!cursor.take('in|within range #')) return undefined;
  const range = tokens.slice(cursor.at - 2, cursor.at);
  cursor.take('of it');
  return [who, wordLike(like, 'in'), ...range, ...wordsLike(like, 'of it')];
}
