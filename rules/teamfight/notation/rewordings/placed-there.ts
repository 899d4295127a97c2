import type { Context } from '../context.ts';
import { verbs } from '../pieces/placing.ts';
import type { Tail } from '../sentences/desk.ts';
import { inMarkedSpaces, marksWithPieces, spacesBecome } from '../sentences/where-it-lands.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { areaOfGround, groundBehindArea } from './bare-ground.ts';
import { behindInLine } from './behind-in-line.ts';
import { eachOfTheirSpaces } from './each-of-their-spaces.ts';
import { groundUntil } from './ground-until.ts';
import { inSightAndRange } from './in-sight-and-range.ts';
import { itNear } from './it-near.ts';
import { makesGround } from './makes-ground.ts';
import { marksTheSpace } from './marks-the-space.ts';
import { pieceMoves } from './piece-moves.ts';
import { placedNearOrHere } from './placed-near-or-here.ts';
import { pushedInto } from './pushed-into.ts';
import { asked, type Rewording } from './rewording.ts';
import { backToThePiece, fromOneToOther, goesForBurst, spacesWith, thereItLay } from './said-of-pieces.ts';

/** `Place a Mine.`, behind "Empty space in range 3." or for a number of a die: there, where nothing else was done with that space. */
function placedThere(
  tokens: readonly Token[],
  { words, chosen, several, marker, them, die }: Context,
  tail: Tail | undefined,
): Token[] | undefined {
  const isBare = tail?.node.node === 'space' && tail.then.length === 0;
  if (!chosen || several || marker !== undefined || them !== undefined || !(isBare || die)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take(verbs)) return undefined;
  cursor.take('a|an|your|one');
  cursor.takeAny('# x #', 'size #');
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain', 'summon']);
  if (named === undefined) return undefined;
  cursor.at = named.to;
  cursor.take('marker|object|token');
  if (!cursor.done && !cursor.sees('with|(|that|which|until|,|and')) return undefined;
  return [...tokens.slice(0, cursor.at), wordLike(tokens[0] as Token, 'there'), ...tokens.slice(cursor.at)];
}

/** `The line does 1dmg again`, `the area deals 2dmg`: units in it take that. */
function areaDeals(tokens: readonly Token[], tail: Tail | undefined): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'the' &&
      /^(?:line|path|area|burst|square)$/.test(tokens[n + 1]?.text ?? '') &&
      /^(?:does|deals)$/.test(tokens[n + 2]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || (at > 0 && !/^(?:,|and|then)$/.test(tokens[at - 1]?.text ?? ''))) return undefined;
  const cursor = new Cursor(tokens, at + 3, tokens.length);
  cursor.take('another');
  if (!cursor.take('# dmg|damage')) return undefined;
  const much = tokens.slice(cursor.at - 2, cursor.at);
  cursor.take('again');
  const side = tail?.node.node === 'area' ? tail.node.who.side : undefined;
  const whom = side === 'enemy' ? 'enemies' : side === 'any' ? 'units' : undefined;
  if (whom === undefined) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, `${whom} in the area take`), ...much, ...tokens.slice(cursor.at)];
}
areaDeals.needs = oneOf('does deals');

/** `Ember markers in the area explode for burst 1, 1dmg`, `all your Mines explode, dealing burst 1, 2dmg`: each of them does that. */
function someExplode(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined) return undefined;
  cursor.takeAny('all|each|every one? of? the?');
  const yours = cursor.take('your');
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (named === undefined) return undefined;
  const name = tokens.slice(cursor.at, named.to);
  cursor.at = named.to;
  cursor.take('marker|markers');
  const from = cursor.at;
  while (!cursor.done && !cursor.sees('explode|explodes|detonate|detonates|blow|burst')) {
    if (cursor.sees(',|and|then|if|or|to|take|takes|is|are')) return undefined;
    cursor.at += 1;
  }
  const where = tokens.slice(from, cursor.at);
  if (!cursor.take('explode|explodes|detonate|detonates')) return undefined;
  if (!cursor.takeAny(', dealing', ', and deal|deals', 'and deal|deals', 'for|in|with|dealing', ',|:'))
    return undefined;
  if (!cursor.sees('burst #')) return undefined;
  return [
    ...wordsLike(like, yours ? 'each of your' : 'each'),
    ...name,
    ...where,
    ...wordsLike(like, 'explodes :'),
    ...tokens.slice(cursor.at),
  ];
}

/** `Move 4 in a straight line. If you hit a unit, ...`: where no attack was made, one runs into it. */
function hitOnWay(tokens: readonly Token[], { them, laid }: Context, before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (them !== undefined || laid || !cursor.take('if|when you hit|strike a|an|any|another unit|enemy|ally|hero'))
    return undefined;
  const goes = before.some(({ text }) => /^(?:move|charge|dash|fly|run|rush|slide|leap|jump)$/.test(text));
  const isStraight = before.some(({ text }) => text === 'straight');
  const attacks = before.some(({ text }) => /^(?:dmg|damage|range|burst)$/.test(text));
  if (!goes || !isStraight || attacks) return undefined;
  const like = tokens[0] as Token;
  return [...tokens.slice(0, 2), ...wordsLike(like, 'run into'), ...tokens.slice(3)];
}
hitOnWay.begins = beginning('if|when');

/** `Fly 4 in a straight line, stopping at the first unit. If you stopped this way, they take 2dmg`: who is met is there only where one was. */
function ifStopped(tokens: readonly Token[], _: Context, before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('if you stop|stopped this|that way', 'if you stop|stopped|do|did', 'if this stops|stopped you'))
    return undefined;
  if (!cursor.take(',') || !cursor.sees('they|it|that|the')) return undefined;
  const end = before.findLastIndex(({ text }) => text !== '.');
  const begins = before.slice(0, end).findLastIndex(({ text }) => text === '.') + 1;
  const last = before.slice(begins, end + 1).map(({ text }) => text);
  const stops = last.some((text) => /^(?:stop|stopping|until)$/.test(text)) && last.includes('straight');
  return stops ? tokens.slice(cursor.at) : undefined;
}
ifStopped.begins = beginning('if');

/** `Burst 1, 2dmg and remove it`, of a piece: around that. */
function aroundAndGone(tokens: readonly Token[], { marker, them }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'burst');
  if (at < 0 || marker === undefined || them !== undefined || tokens[at + 1]?.kind !== 'number') return undefined;
  if (/^(?:of|around|centered|from)$/.test(tokens[at + 2]?.text ?? '')) return undefined;
  const goes = tokens.findLastIndex(({ text }) => /^(?:remove|destroy)$/.test(text));
  const cursor = new Cursor(tokens, Math.max(goes, 0), tokens.length);
  if (goes < at || !cursor.take('remove|destroy it|this') || !cursor.done) return undefined;
  if (!/^(?:,|and|then)$/.test(tokens[goes - 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, at + 2), ...wordsLike(tokens[at] as Token, 'of it'), ...tokens.slice(at + 2)];
}
aroundAndGone.needs = oneOf('burst');

/** `Can't be targeted for the rest of this turn`, where nobody else was named: you cannot. While one moves nobody else acts anyway. */
function cannotBe(
  tokens: readonly Token[],
  { them, marker, self }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (self !== undefined) return undefined;
  const like = tokens[0] as Token;
  // Who was summoned before could be meant, too.
  const brings = before.some(({ text }) => /^(?:summon|place|create|call|conjure|put|your|the)$/.test(text));
  const bare = them === undefined && marker === undefined && !brings;
  const who = cursor.take('you') || (bare && cursor.sees("cannot|can't|can be|not"));
  if (!who) return undefined;
  const { at } = cursor;
  if (!cursor.take("cannot|can't be targeted") && !cursor.takeAny('can not be targeted', 'are untargetable'))
    return undefined;
  const state = tokens.slice(at, cursor.at);
  const moving = cursor.takeAny('during the|this|that move|movement|flight or|and', 'while moving|flying or|and');
  const until = cursor.take('the rest of') ? wordsLike(like, 'for the rest of') : [];
  if (at > 0 && !moving) return undefined;
  return [wordLike(like, 'you'), ...state, ...until, ...tokens.slice(cursor.at)];
}

/** `Others in your space or in burst 1`: a burst around you has that space, too. */
function ownSpaceToo(tokens: readonly Token[], { marker }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'in' && tokens[n + 1]?.text === 'your');
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at < 0 || marker !== undefined || !cursor.take('in your space or|and')) return undefined;
  cursor.take('in');
  if (!cursor.take('burst #') || cursor.sees('of|around|from')) return undefined;
  return [...tokens.slice(0, at + 1), ...tokens.slice(cursor.at - 2)];
}
ownSpaceToo.needs = oneOf('in');

/** `The target gets a Mine in their space`: it is placed there. */
function getsThere(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    cursor.at = at;
    if (at > 0 && !/^(?:,|and|then)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const who = cursor.takeAny('the target|attacker', 'they|it');
    const from = cursor.at;
    if (!who || !cursor.take('gets|get|gains|gain|receives a|an')) continue;
    const like = tokens[from] as Token;
    const where = tokens.findIndex(({ text }, n) => n > cursor.at && /^(?:in|on|under)$/.test(text));
    const there = new Cursor(tokens, Math.max(where, 0), tokens.length);
    if (where < 0 || where - cursor.at > 4 || !there.take('in|on|under their|its|the space')) continue;
    const whose = tokens[from - 1]?.text === 'attacker' ? "the attacker's" : 'their';
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, 'place a'),
      ...tokens.slice(cursor.at, where),
      ...wordsLike(like, `in ${whose} space`),
      ...tokens.slice(there.at),
    ];
  }
  return undefined;
}
getsThere.needs = oneOf('gets get gains gain receives');

/** `Move 3 away from the enemy who targeted you`, in an instant: away from the attacker. */
function whoTargeted(tokens: readonly Token[], { instant }: Context): Token[] | undefined {
  if (!instant) return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('the enemy|unit|one who|that targeted|attacked you', 'whoever targeted|attacked you')) continue;
    return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'the attacker'), ...tokens.slice(cursor.at)];
  }
  // "2dmg to the attacker, and move to a space adjacent to them".
  const named = tokens.findIndex(({ text }, n) => text === 'attacker' && tokens[n - 1]?.text === 'the');
  const them = tokens.findIndex(({ text }, n) => n > named && text === 'them' && tokens[n - 1]?.text === 'to');
  if (named < 0 || them < 0) return undefined;
  return [...tokens.slice(0, them), ...wordsLike(tokens[them] as Token, 'the attacker'), ...tokens.slice(them + 1)];
}

/** `Your abilities targeting them have +2 crit`: against them. */
function yoursOnThem(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('your abilities|attacks targeting|on') || !cursor.sees('them|it|the')) continue;
    return [...tokens.slice(0, cursor.at - 1), wordLike(tokens[at] as Token, 'against'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
yoursOnThem.needs = oneOf('your');

/** `Discard this to heal 2`, in the text of a token: a price, and what it is for. */
function discardsTo(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if ((slot !== 'token' && slot !== 'condition') || !cursor.take('discard|remove|spend|lose this')) return undefined;
  const { at } = cursor;
  if (!cursor.take('to') || !cursor.sees('heal|move|fly|gain|deal|push|pull|refresh|untap|clear|draw'))
    return undefined;
  return [...tokens.slice(0, at), { ...wordLike(tokens[at] as Token, ','), kind: 'sign' }, ...tokens.slice(cursor.at)];
}
discardsTo.begins = beginning('discard|remove|spend|lose');

/** `First unit to enter heals 3 and removes this`, in the text of a piece: when one enters, it does that, and the piece is gone. */
function firstToEnter(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  if (slot !== 'marker' || !cursor.take('the? first unit|enemy|ally|hero')) return undefined;
  const who = tokens[cursor.at - 1] as Token;
  if (!cursor.takeAny('to enter', 'that|who enters')) return undefined;
  cursor.takeAny('this|the space', 'this|it');
  const does = cursor.at;
  const gone = tokens.findLastIndex(({ text }) => /^(?:removes?|destroys?)$/.test(text));
  const ends = new Cursor(tokens, gone + 1, tokens.length);
  if (gone < does + 2 || !ends.take('this|it') || !ends.done) return undefined;
  const joint = tokens[gone - 1]?.text ?? '';
  if (!/^(?:and|then|,)$/.test(joint)) return undefined;
  return [
    ...wordsLike(like, /^[aeiou]/.test(who.text) ? 'when an' : 'when a'),
    who,
    ...wordsLike(like, 'enters this space , it'),
    ...tokens.slice(does, gone - 1),
    ...wordsLike(like, ', and remove this'),
  ];
}
firstToEnter.begins = beginning('the|first');

/** What is said of places, areas and pieces that the text has named before. */
export const ofPlaces: readonly Rewording[] = [
  (tokens, context, { tail }) => placedThere(tokens, context, tail),
  asked(areaDeals, (tokens, _, { tail }) => areaDeals(tokens, tail)),
  someExplode,
  asked(hitOnWay, (tokens, context, { before }) => hitOnWay(tokens, context, before)),
  asked(ifStopped, (tokens, context, { before }) => ifStopped(tokens, context, before)),
  aroundAndGone,
  (tokens, context, { before }) => cannotBe(tokens, context, before),
  ownSpaceToo,
  placedNearOrHere,
  inSightAndRange,
  marksTheSpace,
  getsThere,
  whoTargeted,
  discardsTo,
  yoursOnThem,
  firstToEnter,
  spacesWith,
  fromOneToOther,
  goesForBurst,
  eachOfTheirSpaces,
  marksWithPieces,
  inMarkedSpaces,
  spacesBecome,
  groundUntil,
  areaOfGround,
  groundBehindArea,
  makesGround,
  itNear,
  pieceMoves,
  behindInLine,
  pushedInto,
  backToThePiece,
  thereItLay,
];
