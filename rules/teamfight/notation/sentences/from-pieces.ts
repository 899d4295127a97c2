import type { Context } from '../context.ts';
import { originOrYou } from '../nouns/origin.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

const drawn = 'of|around|from';

export interface Named {
  /** How it is called, with nothing before it. */
  readonly name: readonly Token[];
  readonly word: Word;
  readonly yours: boolean;
}

/** A summon that no other hero brings is one's own, whether the text says so or not. */
export const isOwn = ({ kind, owners }: Word, { bearer }: Context): boolean =>
  kind === 'summon' && (owners.length === 0 || (owners.length === 1 && owners[0] === bearer));

/** `each of your Turrets`, `each Turret of yours`, `all Mines`: every one of that name. */
export function everyPiece(cursor: Cursor, context: Context): Named | undefined {
  return cursor.try(() => {
    const { at } = cursor;
    const yours = cursor.takeAny('each|every one? of your', 'all of? your', 'your');
    if (!yours && !cursor.takeAny('each|every one? of the', 'all of? the?', 'each|every')) return undefined;
    const bare = yours && cursor.at === at + 1;
    const found = (yours ? undefined : pieceOfYours(cursor, context)) ?? pieceAt(cursor, context, yours);
    // "Your Turret" is one of them.
    return found && bare && !isPlural(found) ? undefined : found;
  });
}

/** `Turret of yours`. */
const pieceOfYours = (cursor: Cursor, context: Context): Named | undefined =>
  cursor.try(() => {
    const found = pieceAt(cursor, context, true);
    return found && cursor.take('of yours') ? found : undefined;
  });

export const isPlural = ({ name, word }: Named): boolean => {
  const last = name.at(-1)?.text ?? '';
  return last !== word.name.toLowerCase().split(' ').at(-1);
};

/** `a Mine`, `one of your Turrets`, `any of your Mines`: one of that name. */
export function onePiece(cursor: Cursor, context: Context): Named | undefined {
  return cursor.try(() => {
    const yours = cursor.takeAny('any? one of your', 'any of your');
    if (!yours && !cursor.takeAny('any? one of the', 'a|an|any|one')) return undefined;
    return pieceAt(cursor, context, yours);
  });
}

export function pieceAt(cursor: Cursor, context: Context, yours: boolean): Named | undefined {
  const { at, tokens, end } = cursor;
  const found = wordAt(context.words, tokens, at, end, ['marker', 'summon']);
  if (found === undefined || found.word.fields.long !== undefined) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers|object|objects');
  const own = yours || isOwn(found.word, context);
  return found.word.kind === 'summon' && !own
    ? undefined
    : { name: tokens.slice(at, found.to), word: found.word, yours: own };
}

/** `one of your Turrets`, so that one of them is chosen. */
export const oneOfThem = (like: Token, { name, yours, word }: Named): Token[] => [
  ...wordsLike(like, word.kind === 'summon' ? 'one of your' : yours ? 'choose one of your' : 'choose a'),
  ...name,
  ...(word.kind === 'summon' ? [] : wordsLike(like, 'anywhere')),
  wordLike(like, ','),
];

/** `you or any Wolf`, `you or of a Mine`: where one of both is, which is chosen first. */
function orFromYou(cursor: Cursor, context: Context, like: Token): Token[] | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('you or of|from|around', 'you or')) return undefined;
    const { at } = cursor;
    // "The unit with your Hook" is any that has it.
    const some = cursor.sees('the unit|ally|enemy|hero with') ? cursor.as(at, 'any') : cursor;
    if (originOrYou(some, context) === undefined) return undefined;
    cursor.at = some.at;
    const { at: to } = cursor;
    // "Enemy in LoS of you or your Wolf gains a Mark": what it does stands right behind.
    if ((!cursor.take(',|:') && !cursor.sees(does)) || cursor.done) return undefined;
    return [...wordsLike(like, 'choose you or'), ...some.tokens.slice(at, to), ...wordsLike(like, 'anywhere ,')];
  });
}

const colonLike = (like: Token): Token => ({ ...wordLike(like, ':'), kind: 'sign' });

/** `each of your Turrets:`, behind which stands what each does. */
export const eachOfThem = (like: Token, { name, yours }: Named): Token[] => [
  ...wordsLike(like, yours ? 'each of your' : 'each'),
  ...name,
  colonLike(like),
];

/** `Burst 1 from each Mine, 2dmg`, `line 3 from each Turret, 1dmg`, `3x3 centered on one of your Turrets, 1dmg`: drawn from there. */
export function areaFromPiece(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  cursor.takeAny('then ,', 'then');
  const first = cursor.at;
  const isSquare = cursor.take('# x #');
  if (like === undefined || (!isSquare && !cursor.take('burst|line #'))) return undefined;
  const area = tokens.slice(first, cursor.at);
  if (!isSquare) cursor.take(',? starting|originating|drawn');
  if (!cursor.take(isSquare ? 'centered|centred? on|around' : drawn)) return undefined;
  // T-102: in an area around oneself one is not, and in one around a piece one is.
  const isLine = area[0]?.text === 'line';
  const either = isLine ? orFromYou(cursor, context, like) : undefined;
  const rest = tokens.slice(cursor.at);
  if (either !== undefined) return [...either, ...area, ...wordsLike(like, 'of it ,'), ...rest];
  const each = everyPiece(cursor, context);
  const one = each ?? onePiece(cursor, context);
  if (one === undefined || !cursor.take(',|:') || cursor.done) return undefined;
  const around = isSquare ? wordsLike(like, 'centered on it') : each ? [] : wordsLike(like, 'of it');
  const drawnThere = [...area, ...around, wordLike(like, ','), ...tokens.slice(cursor.at)];
  return [...(each ? eachOfThem(like, one) : oneOfThem(like, one)), ...drawnThere];
}
areaFromPiece.begins = beginning('then|burst|line|#');

const sides = 'enemies|allies|units|others|heroes|enemy|ally|unit';

/** `Allies in burst 2 of a Mine heal 1`, `you and each ally in burst 2 of one of your Turrets heal 2`: one of them is chosen, around which that is. */
export function burstAroundPiece(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  cursor.take('you and');
  const all = cursor.take('all|each|every');
  if (!cursor.take(sides) && !(all && cursor.before?.text === 'all')) return undefined;
  const who = tokens.slice(0, cursor.at);
  if (!cursor.take('in|within burst #')) return undefined;
  const burst = tokens.slice(cursor.at - 2, cursor.at);
  const one = cursor.take('of|around|from') ? onePiece(cursor, context) : undefined;
  if (one === undefined || cursor.done || cursor.sees('or')) return undefined;
  return [
    ...oneOfThem(like, one),
    ...who,
    wordLike(like, 'in'),
    ...burst,
    ...wordsLike(like, 'of it'),
    ...tokens.slice(cursor.at),
  ];
}

/** `Range 4 from a Mine, 2dmg`, `enemy in range 3 of a Mine, 1dmg`, `enemy adjacent to you or a Wolf, 2dmg`: one of them is chosen, and the reach is measured from there. */
export function rangeFromPiece(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  const beside = cursor.takeAny('target|an? enemy|unit|ally adjacent|next to', 'enemy|unit|ally adjacent|next to');
  const side =
    beside || cursor.takeAny('target|an? enemy|unit|ally in|within', 'enemy|unit|ally in|within')
      ? (tokens[cursor.at - (beside ? 3 : 2)] as Token)
      : undefined;
  const seen = side !== undefined && !beside && cursor.takeAny('line of sight', 'los');
  if (!beside && !seen && !cursor.take('range #')) return undefined;
  const far = beside
    ? [wordLike(like, 'range'), numberLike(like, 1)]
    : seen
      ? [wordLike(like, 'los')]
      : tokens.slice(cursor.at - 2, cursor.at);
  if (!beside) cursor.takeAny(',? measured|drawn');
  if (!beside && !cursor.take('of|from')) return undefined;
  const either = orFromYou(cursor, context, like);
  const one = either ? undefined : onePiece(cursor, context);
  if (!either && (one === undefined || !cursor.take(',|:'))) return undefined;
  if (cursor.done || cursor.sees('# x #|burst|line|empty|space')) return undefined;
  if (side === undefined && cursor.sees(does)) return undefined;
  return [
    ...(either ?? oneOfThem(like, one as Named)),
    side ?? wordLike(like, 'unit'),
    wordLike(like, 'in'),
    ...far,
    ...wordsLike(like, cursor.sees(does) ? 'of it , they' : 'of it ,'),
    ...tokens.slice(cursor.at),
  ];
}
rangeFromPiece.begins = beginning('target|an|enemy|unit|ally|range');

const does = 'gets|gains|takes|becomes|loses|is';

/**
 * `Enemy in range 3 of your Snare, 1dmg`, `an ally adjacent to a Totem heals 2`, `ally in LoS of your Wolf heals 2`, `push a Slowed enemy next to a
 * Totem 2`: near one of them, which is chosen first.
 */
export function nearPiece(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  const { slot, them, later } = context;
  if (first === undefined || (them !== undefined && !later) || (slot !== 'ability' && slot !== 'default'))
    return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny(...doneToOne)) state(cursor, context);
  const several = cursor.takeAny('up to #', 'any number of', '#') && cursor.before?.text !== 'one';
  if (!several) cursor.takeAny('target', 'a|an|any');
  state(cursor, context);
  const whom = cursor.takeAny('enemy hero|summon', several ? 'enemies|allies|units|heroes' : 'enemy|ally|unit|hero');
  if (
    !whom ||
    !cursor.takeAny('in|within range # of', 'within # of', 'adjacent|next to', 'in los|sight of', 'in line of sight of')
  )
    return undefined;
  const near = tokens.slice(0, cursor.at);
  const yours = cursor.take('your|the') ? pieceAt(cursor, context, true) : undefined;
  // "Two enemies adjacent to a Totem" may stand beside two of them.
  const one = yours ?? (several ? undefined : onePiece(cursor, context));
  if (one === undefined) return undefined;
  return [...oneOfThem(first, one), ...near, wordLike(first, 'it'), ...tokens.slice(cursor.at)];
}
nearPiece.needs = oneOf('of to');

const doneToOne = [
  'deal? # dmg|damage to',
  'swap|switch|trade places? with',
  'push|pull|give|heal|choose|damage|move|teleport',
] as const;

/** `Slow`, `Slowed`: what somebody gets, or has. */
function state(cursor: Cursor, { words }: Context): void {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (found !== undefined) cursor.at = found.to;
}

const behindMoment = /^(?:,|:|then)$/;

/**
 * `Each of your Turrets deals line 3, 1dmg`, `each Turret deals 1dmg to the nearest enemy in range 3`, `each Mine pulls enemies in range 2 1`: what
 * stands behind it is done from each of them.
 */
export function eachDeals(tokens: readonly Token[], context: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    if (!/^(?:each|every|all|your|the)$/.test(tokens[at]?.text ?? '')) continue;
    if (at > 0 && !behindMoment.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const like = tokens[at] as Token;
    const each = everyPiece(cursor, context) ?? yourOne(cursor, context);
    if (each?.word.kind === 'marker' && explodeEach(cursor)) {
      const all = wordsLike(like, each.yours ? 'each of your' : 'each');
      const explodes = [...wordsLike(like, 'explodes'), colonLike(like)];
      return [...tokens.slice(0, at), ...all, ...each.name, ...explodes, ...tokens.slice(cursor.at)];
    }
    const does = each && (dealsArea(cursor) ?? dealsTo(cursor, like) ?? shoves(cursor, like));
    if (does !== undefined) return [...tokens.slice(0, at), ...eachOfThem(like, each as Named), ...does];
  }
  return undefined;
}
eachDeals.needs = oneOf('each every all your the');

/** `your Turret`, `the Wolf`, of a summon: the one that there is, or each of them. */
const yourOne = (cursor: Cursor, context: Context): Named | undefined =>
  cursor.try(() => {
    if (!cursor.take('your|the')) return undefined;
    const found = pieceAt(cursor, context, true);
    return found?.word.kind === 'summon' && !isPlural(found) && cursor.sees('deals|does') ? found : undefined;
  });

/** `explode, each dealing burst 1`, `explode: each deals burst 1`. */
const explodeEach = (cursor: Cursor): boolean =>
  cursor.try(() =>
    cursor.takeAny('explode|detonate , each|they? dealing', 'explode|detonate ,|: each|they deals|deal') &&
    cursor.sees('burst #')
      ? true
      : undefined,
  ) ?? false;

/** `deals line 3, 1dmg`. */
const dealsArea = (cursor: Cursor): readonly Token[] | undefined =>
  cursor.try(() =>
    cursor.takeAny('deals|deal|does|do', 'attacks|attack in|with') &&
    (cursor.sees('burst|line|range #') || cursor.sees('all|adjacent? enemies|allies|units in|within|,'))
      ? cursor.tokens.slice(cursor.at)
      : undefined,
  );

/** `Your Wolf deals 2dmg to adjacent enemies and dies`: what goes on is of the piece, and of none of those. */
export function isOfItself(more: readonly Token[]): boolean {
  const next = more.find(({ text }) => !/^(?:,|and|then|also)$/.test(text));
  return next !== undefined && ofItself.test(next.text);
}

/** What a piece goes on to do, or becomes. */
const ofItself =
  /^(?:dies?|heals?|moves?|gains?|gets?|loses?|teleports?|flies|returns?|explodes?|becomes?|swaps?|pushes|pulls|is|has|goes|leaves|acts|attacks)$/;

/** `deals 1dmg to the nearest enemy in range 3`, `deals 1dmg to adjacent enemies`: to whom it is stands first. */
function dealsTo(cursor: Cursor, like: Token): readonly Token[] | undefined {
  return cursor.try(() => {
    if (!cursor.take('deals|deal # dmg|damage')) return undefined;
    const damage = cursor.tokens.slice(cursor.at - 2, cursor.at);
    if (
      !cursor.take('to') ||
      !(
        cursor.sees('the? nearest|closest') ||
        cursor.sees('all|adjacent|enemies|allies|units') ||
        cursor.sees('a|an|one enemy|ally|unit in|within range #')
      )
    )
      return undefined;
    const { at, tokens, end } = cursor;
    const comma = tokens.findIndex(({ text }, n) => n > at && n < end && /^(?:,|and|then)$/.test(text));
    const to = comma < 0 ? end : comma;
    if (isOfItself(tokens.slice(to, end))) return undefined;
    return [...tokens.slice(at, to), wordLike(like, ','), ...damage, ...tokens.slice(to)];
  });
}

/** `pulls enemies in range 2 1`, `pushes adjacent enemies 1`: towards it, or away from it. */
function shoves(cursor: Cursor, like: Token): readonly Token[] | undefined {
  return cursor.try(() => {
    if (!cursor.take('pulls|pull|pushes|push')) return undefined;
    const pulls = /^pull/.test(cursor.before?.text ?? '');
    const { at, tokens, end } = cursor;
    const said = new Cursor(tokens, Math.max(at, end - 3), end);
    let to = end;
    if (said.takeAny('towards|toward it|itself', 'away from it') && said.done) to = said.at - (pulls ? 2 : 3);
    const number = tokens[to - 1];
    if (number?.kind !== 'number' || to - 2 <= at || !cursor.sees('all|adjacent|enemies|allies|units'))
      return undefined;
    const whom = tokens.slice(at, to - 1);
    const ofIt = whom.at(-1)?.text === 'it' && whom.at(-2)?.text === 'of' ? whom.slice(0, -2) : whom;
    return [
      ...ofIt.map((token) => (token.text === 'range' ? wordLike(token, 'burst') : token)),
      wordLike(like, ','),
      wordLike(like, pulls ? 'pull' : 'push'),
      number,
      ...wordsLike(like, pulls ? 'towards it' : 'away from it'),
    ];
  });
}
