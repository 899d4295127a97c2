import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Place a Circle of size 2 in range 2`, `place a Field (2x2) in range 3`: the size stands before the name. */
export function sizeBehind(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('place|put|create|lay')) return undefined;
  cursor.take('a|an|your|one');
  const { at } = cursor;
  const piece = wordAt(words, tokens, at, tokens.length, ['marker', 'terrain']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  const size = cursor.takeAny('of size #', 'of # x #')
    ? tokens.slice(piece.to + 1, cursor.at)
    : cursor.takeAny('( # x # )', '( size # )')
      ? tokens.slice(piece.to + 1, cursor.at - 1)
      : undefined;
  return size && [...tokens.slice(0, at), ...size, ...tokens.slice(at, piece.to), ...tokens.slice(cursor.at)];
}
sizeBehind.begins = beginning('place|put|create|lay');

/** `Place an Anvil adjacent`: beside whoever places it. */
export function besideOne(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!/^(?:place|put|create|summon)$/.test(first?.text ?? '') || last?.text !== 'adjacent') return undefined;
  return tokens.some(({ text }) => /^(?:,|and|or|of|to)$/.test(text))
    ? undefined
    : [...tokens, ...wordsLike(last, 'to you')];
}
besideOne.begins = beginning('place|put|create|summon');
besideOne.needs = oneOf('adjacent');

/** `on every space adjacent to you that is free`: on every free space adjacent to you. */
export function thatIsFree(tokens: readonly Token[]): Token[] | undefined {
  const behind = tokens.findIndex(({ text }) => /^(?:that|which)$/.test(text));
  const cursor = new Cursor(tokens, behind, tokens.length);
  if (behind < 3 || !cursor.take('that|which is|are free|empty|unoccupied')) return undefined;
  const space = tokens.findLastIndex(({ text }, at) => at < behind && /^(?:space|spaces)$/.test(text));
  const free = tokens[cursor.at - 1] as Token;
  return space < 1
    ? undefined
    : [...tokens.slice(0, space), free, ...tokens.slice(space, behind), ...tokens.slice(cursor.at)];
}
thatIsFree.needs = oneOf('that which');

/** `Swap places with one of them`, `with it`, `with a Clone`, behind summons of the same text: with one of your Clones. */
export function withOneOfYours(
  tokens: readonly Token[],
  { words }: Context,
  before: readonly Token[],
  source: string,
): Token[] | undefined {
  const from = tokens.findIndex(
    ({ text }, at) => text === 'with' && /^(?:places?|positions?|swap)$/.test(tokens[at - 1]?.text ?? ''),
  );
  const like = tokens[from];
  const summon = before.findLastIndex(({ text }) => /^(?:summons?|creates?|deploys?)$/.test(text));
  if (like === undefined || summon < 0) return undefined;
  const made = new Cursor(before, summon + 1, before.length);
  const many = made.take('#') && (made.numbers[0] ?? 1) > 1;
  if (!many) made.take('a|an|your|one');
  const card = wordAt(words, before, made.at, before.length, ['summon']);
  if (card === undefined) return undefined;
  const cursor = new Cursor(tokens, from + 1, tokens.length);
  const named = cursor.try(() => {
    if (!cursor.take('a|an|any|one')) return undefined;
    const word = wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
    if (word?.word.ref !== card.word.ref) return undefined;
    cursor.at = word.to;
    return word;
  });
  // "One of them" is one of those, not of older ones.
  const onlyThese = /\b(?:ultimate \d|max \d|1 ?\/ ?game)\b/i.test(source);
  const these =
    onlyThese && (cursor.takeAny('one|any of them', 'one|any of these', 'one') || (!many && cursor.take('it')));
  if (named === undefined && !these) return undefined;
  if (!cursor.done && !cursor.sees('in|within|,|and|then|if')) return undefined;
  return [
    ...tokens.slice(0, from + 1),
    ...wordsLike(like, 'one of your'),
    ...before.slice(made.at, card.to),
    ...tokens.slice(cursor.at),
  ];
}
withOneOfYours.needs = oneOf('with');

const areas = 'burst|line|path #';

/**
 * `Range 4, fill burst 1 with Gas`, `fill a 2x2 area with Gas`: that area becomes it. `Fill empty spaces in burst 2 with Gas`: those in it in
 * which nobody stands.
 */
export function filledWith(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const fill = tokens.findIndex(({ text }) => text === 'fill');
  const like = tokens[fill];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, fill + 1, tokens.length);
  const empty = cursor.takeAny('all|each|every|the? empty|free|unoccupied spaces|space in|within|of');
  if (!empty) cursor.takeAny('all|each|every|the? spaces|space in|within|of');
  cursor.take('a|an|the');
  const { at } = cursor;
  const inLine = cursor.sees('line of #');
  // Range 2 of you is burst 2.
  const inRange = empty && cursor.sees('range #');
  if (!inLine && !inRange && !cursor.sees(areas) && !cursor.sees('# x #')) return undefined;
  const to = tokens.findIndex(({ text }, n) => n > at && text === 'with');
  if (to < 0 || wordAt(words, tokens, to + 1, tokens.length, ['marker', 'terrain']) === undefined) return undefined;
  const becomes = wordsLike(like, empty ? ', empty spaces in the area become' : 'becomes');
  // How many there may be is said where they are placed else.
  const most = tokens.findIndex(({ text }, n) => n > to && text === 'ignoring' && tokens[n - 1]?.text === ',');
  const limit = new Cursor(tokens, Math.max(most, 0), tokens.length);
  const rest =
    most > 0 && limit.take('ignoring the|its|their max|maximum|limit') && limit.done ? most - 1 : tokens.length;
  const wide = tokens[at + 2] as Token;
  const line = inLine ? rowOrLine(like, wide, tokens.slice(at + 3, to), fill > 0) : undefined;
  if (inLine && line === undefined) return undefined;
  const where = line ?? (inRange ? [wordLike(like, 'burst'), ...tokens.slice(at + 1, to)] : tokens.slice(at, to));
  return [...tokens.slice(0, fill), ...where, ...becomes, ...tokens.slice(to + 1, rest)];
}
filledWith.needs = oneOf('fill');

/** A line of 3 spaces lies whichever way in a range, and from you where none is said (T-105). Undefined where more is said of it. */
function rowOrLine(like: Token, wide: Token, behind: readonly Token[], aimed: boolean): Token[] | undefined {
  const said = new Cursor(behind, 0, behind.length);
  said.take('spaces');
  const from = said.at;
  const ranged = said.take('in|within range #') ? behind.slice(from + 1) : [];
  if (!said.done || (aimed && ranged.length > 0)) return undefined;
  if (!aimed && ranged.length === 0) return [wordLike(like, 'line'), wide];
  const head = ranged.length > 0 ? [...ranged, wordLike(like, ',')] : [];
  return [...head, wide, wordLike(like, 'x'), numberLike(like, 1)];
}

/** `Fill up to 3 empty spaces in a line in range 3 with Gates`, `fill an empty space in range 2 with a Crate`: they are placed there. */
export function filledSpaces(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const fill = tokens.findIndex(({ text }) => text === 'fill');
  const like = tokens[fill];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, fill + 1, tokens.length);
  const many = cursor.takeAny('up to #', '#');
  if (!many && !cursor.take('a|an|one')) return undefined;
  const count = tokens.slice(fill + 1, cursor.at);
  const row = many && cursor.take('adjacent|connected|touching');
  const empty = cursor.take('empty|free|unoccupied');
  if (!cursor.take('space|spaces')) return undefined;
  const { at } = cursor;
  const to = tokens.findIndex(({ text }, n) => n > at && text === 'with');
  if (to < 0) return undefined;
  const article = /^an?$/.test(tokens[to + 1]?.text ?? '') ? 1 : 0;
  const piece = wordAt(words, tokens, to + 1 + article, tokens.length, ['marker']);
  if (piece === undefined) return undefined;
  const inRow = many && tokens[at]?.text === 'in' && tokens[at + 1]?.text === 'a';
  const where = row
    ? empty
      ? 'in adjacent empty spaces'
      : 'in adjacent spaces'
    : inRow
      ? ''
      : many
        ? 'in empty spaces'
        : 'in an empty space';
  const line = inRow && empty ? tokens.findIndex(({ text }, n) => n > at && /^(?:line|row)$/.test(text)) : -1;
  const there = tokens.slice(at, to);
  if (line > 0 && line < to) there.splice(line - at + 1, 0, ...wordsLike(like, 'of empty spaces'));
  return [
    ...tokens.slice(0, fill),
    wordLike(like, 'place'),
    ...count,
    ...tokens.slice(to + 1 + article, piece.to),
    ...(where === '' ? [] : wordsLike(like, where)),
    ...there,
    ...tokens.slice(piece.to),
  ];
}

/** `Range 3, 2x2 of Gas until the end of your next turn`, `place a burst 1 of Gas`, `2x2 Hazard: 2dmg`: that area becomes it. */
export function areaOf(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const hazard = tokens.findIndex(({ text }, at) => text === 'hazard' && tokens[at + 1]?.text === ':');
  const told = new Cursor(
    tokens,
    Math.max(0, hazard - (tokens[hazard - 2]?.text === 'x' ? 3 : 2)),
    Math.max(0, hazard),
  );
  if (hazard > 0 && told.takeAny(areas, '# x #') && told.done)
    return [...tokens.slice(0, hazard), wordLike(tokens[hazard] as Token, 'becomes'), ...tokens.slice(hazard)];
  const of = tokens.findIndex(({ text }) => text === 'of');
  const like = tokens[of];
  const area = new Cursor(tokens, Math.max(0, of - (tokens[of - 2]?.text === 'x' ? 3 : 2)), of);
  const from = area.at;
  if (like === undefined || !area.takeAny(areas, '# x #') || !area.done) return undefined;
  // "Enemies in burst 2 of The Orb" are around it, whatever its name begins with.
  if (/^(?:in|within)$/.test(tokens[from - 1]?.text ?? '')) return undefined;
  if (wordAt(words, tokens, of + 1, tokens.length, ['marker', 'terrain']) === undefined) return undefined;
  const before = new Cursor(tokens, Math.max(0, from - 2), from);
  const placed = before.take('place|create|lay|leave|make a|an') && before.done ? 2 : 0;
  return [
    ...tokens.slice(0, from - placed),
    ...tokens.slice(from, of),
    wordLike(like, 'becomes'),
    ...tokens.slice(of + 1),
  ];
}
areaOf.needs = oneOf('hazard of');

/** `Range 2, place a Snare in an empty space`, `range 3, throw a Bomb into an empty space`: in an empty space in range 2. */
export function rangeFirst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('range # ,?')) return undefined;
  const { at } = cursor;
  const like = tokens[0] as Token;
  const thrown = cursor.take('throw|toss|hurl|lob|spit|drop');
  if (!thrown && !cursor.take('place|put|create|summon|deploy|build|plant|leave|lay')) return undefined;
  const does = thrown ? wordLike(tokens[at] as Token, 'place') : (tokens[at] as Token);
  const inRow = ['in a straight? line', 'in a row'];
  while (!cursor.done && !cursor.sees('in|into|on|onto a|an|any empty|free|open|unoccupied? space')) {
    // "Range 3, place 3 Walls in a line".
    if (cursor.takeAny(...inRow)) {
      cursor.take('of empty|free|unoccupied spaces');
      if (!cursor.done && !cursor.sees('.|until')) return undefined;
      return [
        does,
        ...tokens.slice(at + 1, cursor.at),
        wordLike(like, 'in'),
        ...tokens.slice(0, 2),
        ...tokens.slice(cursor.at),
      ];
    }
    if (cursor.sees(',|and|then|.')) return undefined;
    cursor.at += 1;
  }
  const to = cursor.at;
  const space = cursor.take('in|into|on|onto a|an|any empty|free|open|unoccupied? space');
  // "Range 3, throw a Bomb": wherever in that range.
  if ((!space && !(thrown && cursor.done)) || cursor.sees('in|within')) return undefined;
  const where = space ? [wordLike(tokens[to] as Token, 'in'), ...tokens.slice(to + 1, cursor.at)] : [];
  return [
    does,
    ...tokens.slice(at + 1, to),
    ...where,
    wordLike(like, 'in'),
    ...tokens.slice(0, 2),
    ...tokens.slice(cursor.at),
  ];
}
rangeFirst.begins = beginning('range');

/** `Pick up to two of your Spiders, move each up to 3`: move up to two of them. */
export function movesEach(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('pick|choose|select')) return undefined;
  const { at } = cursor;
  const comma = tokens.findIndex(({ text }) => text === ',' || text === 'and');
  if (comma < at + 2) return undefined;
  cursor.at = comma + 1;
  cursor.take('then');
  const { at: move } = cursor;
  if (!cursor.takeAny('move each|it|them of? them?')) return undefined;
  return [tokens[move] as Token, ...tokens.slice(at, comma), ...tokens.slice(cursor.at)];
}
movesEach.begins = beginning('pick|choose|select');

const groups = 'enemies|units|allies|others|anyone|everyone';

/** `At the start of your next turn, 2dmg and Slow to all enemies in the area`: enemies in the area, 2dmg and Slow. */
export function dealtInArea(tokens: readonly Token[]): Token[] | undefined {
  const dmg = tokens.findIndex(
    ({ text }, at) => /^(?:dmg|damage)$/.test(text) && (at === 1 || /^[,:]$/.test(tokens[at - 2]?.text ?? '')),
  );
  const like = tokens[dmg];
  if (like === undefined) return undefined;
  const to = tokens.findIndex(({ text }, at) => at > dmg && /^(?:to|in|inside)$/.test(text));
  const cursor = new Cursor(tokens, Math.max(0, to), tokens.length);
  const toThem = cursor.take('to');
  if (toThem) cursor.take('all|each|every');
  if (toThem && !cursor.take(groups)) return undefined;
  const whom = toThem ? tokens[cursor.at - 1] : undefined;
  if (to < 0) return undefined;
  if (!cursor.take('in|inside the|that marked|chosen|affected? area|square') || !cursor.done) return undefined;
  return [
    ...tokens.slice(0, dmg - 1),
    whom ?? wordLike(like, 'units'),
    ...wordsLike(like, 'in the area ,'),
    ...tokens.slice(dmg - 1, to),
  ];
}
dealtInArea.needs = oneOf('dmg damage');

/** `Summon a Decoy in your space, and teleport up to 2`: nobody stands where somebody does, so it comes to the space that is left. */
export function leftBehind(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('summon|create|place|put|leave a|an|your|one')) return undefined;
  const summon = wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
  if (summon === undefined) return undefined;
  cursor.at = summon.to;
  const like = tokens[cursor.at];
  if (like === undefined || !cursor.take('in|on your space') || !cursor.takeAny(', and', ', then', ',', 'and', 'then'))
    return undefined;
  if (!cursor.sees('teleport|move|fly|jump|leap|dash|walk #|up')) return undefined;
  return [
    ...tokens.slice(cursor.at),
    ...wordsLike(like, ', then'),
    ...tokens.slice(0, summon.to),
    ...wordsLike(like, 'in the space you left'),
  ];
}
leftBehind.begins = beginning('summon|create|place|put|leave');

const left = [
  'behind',
  'in|on your place',
  'in|on the space you were in|on',
  'where you were standing|in|on',
  'where you left from?',
] as const;

/** `Teleport 3, leaving a Snare behind`, `leave a Wolf in the space you were in`, `they leave a Snare in their space`: there it is placed. */
export function leavesBehind(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:leave|leaving)$/.test(text));
  const like = tokens[at];
  const joint = tokens[at - 1]?.text ?? '';
  const isTheirs = /^(?:they|it)$/.test(joint);
  if (like === undefined || (at > 0 && !isTheirs && !/^(?:,|and|then)$/.test(joint))) return undefined;
  const piece = new Cursor(tokens, at + 1, tokens.length);
  piece.take('a|an|your|one');
  piece.take('# hp|health');
  const named = wordAt(words, tokens, piece.at, tokens.length, ['marker', 'summon']);
  if (named === undefined) return undefined;
  piece.at = named.to;
  piece.take('marker|object');
  const what = tokens.slice(at + 1, piece.at);
  const where = tokens.slice(piece.at);
  if (isTheirs)
    return piece.take('in|on their|its space|place') && piece.done
      ? [...tokens.slice(0, at - 1), ...wordsLike(like, 'place'), ...what, ...where]
      : undefined;
  if (!piece.takeAny(...left) || !piece.done) return undefined;
  const then = at > 0 && joint === ',' ? wordsLike(like, 'then') : [];
  return [
    ...tokens.slice(0, at),
    ...then,
    ...wordsLike(like, 'place'),
    ...what,
    ...wordsLike(like, 'in the space you left'),
  ];
}
leavesBehind.needs = oneOf('leave leaving');

/** `Place or move your Snare to range 4`: of what has no health there is one at most. `Move your Snare to range 4`: to a space there. */
export function placesOrMoves(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const either = cursor.take('place|put|create or move|relocate your|the|a|an');
  if (!either && !cursor.take('move|relocate your')) return undefined;
  const [like] = tokens;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (like === undefined || named === undefined || (either && named.word.fields.object)) return undefined;
  const what = tokens.slice(cursor.at, named.to);
  cursor.at = named.to;
  cursor.take('marker|object');
  const isTo = cursor.take('to');
  if ((!isTo && !(either && cursor.take('in|within'))) || !cursor.take('range #') || !cursor.done) return undefined;
  const range = tokens.slice(cursor.at - 2);
  return either
    ? [...wordsLike(like, 'place a'), ...what, ...wordsLike(like, 'in'), ...range, ...wordsLike(like, '( max one )')]
    : [...wordsLike(like, 'move your'), ...what, ...wordsLike(like, 'to a space in'), ...range];
}
placesOrMoves.begins = beginning('place|put|create|move|relocate');

/** `Detonate all Mines: burst 1, 2dmg`, `destroy all your Mines: burst 1, 2dmg each`: each of them does that. */
export function allExplode(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('detonate|explode|destroy all of? your?')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (piece === undefined) return undefined;
  const named = tokens.slice(cursor.at, piece.to);
  const yours = tokens[cursor.at - 1]?.text === 'your';
  cursor.at = piece.to;
  const last = tokens.at(-1)?.text === 'each' ? tokens.length - 1 : tokens.length;
  const colon = cursor.take(',|: each deals') || cursor.take(',|:');
  if (!colon || !cursor.sees('burst #') || (like.text === 'destroy' && last === tokens.length)) return undefined;
  return [
    ...wordsLike(like, yours ? 'each of your' : 'each'),
    ...named,
    ...wordsLike(like, 'explodes :'),
    ...tokens.slice(cursor.at, last),
  ];
}
allExplode.begins = beginning('detonate|explode|destroy');

/** `Place two Gates on any spaces with Moss`, `on any space that has Moss`: any Moss spaces. */
export function spacesWith(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => /^spaces?$/.test(text) && tokens[n - 1]?.text === 'any');
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (at < 1 || !cursor.takeAny('with', 'that|which has|have|contain|contains')) return undefined;
  cursor.take('a|an');
  const ground = wordAt(words, tokens, cursor.at, tokens.length, ['terrain', 'marker']);
  if (ground === undefined || ground.word.fields.object) return undefined;
  const name = tokens.slice(cursor.at, ground.to);
  return [...tokens.slice(0, at), ...name, tokens[at] as Token, ...tokens.slice(ground.to)];
}
spacesWith.needs = oneOf('any');

/** `Teleport from one Gate to the other`, `teleport from a Gate to another Gate`: whoever is on one. */
export function fromOneToOther(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  if (!cursor.take('teleport|travel from one|a|an|any|your')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (piece === undefined || piece.word.fields.object) return undefined;
  const name = tokens.slice(cursor.at, piece.to);
  cursor.at = piece.to;
  cursor.take('marker');
  if (!cursor.takeAny('to the? other', 'to another|any')) return undefined;
  const same = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (same !== undefined) {
    if (same.word.ref !== piece.word.ref) return undefined;
    cursor.at = same.to;
  }
  cursor.take('one|marker');
  if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
  const rest = tokens.slice(cursor.at);
  return [
    ...wordsLike(like, 'if you are on a'),
    ...name,
    ...wordsLike(like, ', teleport to another'),
    ...name,
    ...rest,
  ];
}
fromOneToOther.begins = beginning('teleport|travel');
fromOneToOther.needs = oneOf('other another any');

/** `Destroy it for burst 1, 4dmg`, `remove a Mine in range 3 for burst 1, Slow`: around where it was. */
export function goesForBurst(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'for' && tokens[n + 1]?.text === 'burst');
  const burst = new Cursor(tokens, at + 1, tokens.length);
  if (at < 2 || !burst.take('burst #') || !burst.sees(',')) return undefined;
  const verb = tokens.findLastIndex(({ text }, n) => n < at && /^(?:destroy|remove|detonate|sacrifice)$/.test(text));
  if (verb < 0 || (verb > 0 && tokens[verb - 1]?.text !== ',')) return undefined;
  if (tokens.slice(verb, at).some(({ text }) => /^(?:,|and|or|all|each|any)$/.test(text))) return undefined;
  const like = tokens[at] as Token;
  const area = tokens.slice(at + 1, burst.at);
  return [...tokens.slice(0, at), wordLike(like, ','), ...area, ...wordsLike(like, 'of it'), ...tokens.slice(burst.at)];
}
goesForBurst.needs = oneOf('burst');

/** `Place a Buoy in the target's space. At the end of their next turn, teleport them back to it`: to the piece, by its name. */
export function backToThePiece(tokens: readonly Token[], { marker, them }: Context): Token[] | undefined {
  if (marker === undefined || them !== 'target') return undefined;
  const at = tokens.findIndex(({ text }) => text === 'teleport');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const they = tokens[at - 1]?.text === 'they';
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!they && !cursor.takeAny('them', 'the? target')) return undefined;
  if (!cursor.take('back? to it') || (!cursor.done && !cursor.sees(',|and|then'))) return undefined;
  return [
    ...tokens.slice(0, they ? at - 1 : at),
    ...wordsLike(like, `teleport them to the ${marker.name.toLowerCase()}`),
    ...tokens.slice(cursor.at),
  ];
}
backToThePiece.needs = oneOf('teleport');

/** `Destroy it and summon a Ghoul there`, `remove it, then place a Mine there`: where it lay. */
export function thereItLay(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'there');
  const like = tokens[at];
  const gone = tokens.findIndex(({ text }) => /^(?:remove|destroy|discard)$/.test(text));
  const cursor = new Cursor(tokens, gone, at);
  if (like === undefined || gone < 0 || gone > at || !cursor.take('remove|destroy|discard it')) return undefined;
  if (!cursor.takeAny(', and|then', 'and then?', 'then', ',') || !cursor.take('summon|place|create|spawn|put a|an|one'))
    return undefined;
  if (tokens.slice(cursor.at, at).some(({ text }) => /^(?:,|and|then|in|on)$/.test(text))) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'in its space'), ...tokens.slice(at + 1)];
}
thereItLay.needs = oneOf('there');
