import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { asked, type Rewording } from './rewording.ts';

const whom = 'an|one|any|another adjacent ally|unit|enemy|hero|summon';

/** `the target is pulled with you`, `they move along with you`: it is dragged. */
function dragged(cursor: Cursor): boolean {
  if (!cursor.takeAny('the? target', 'it|they', 'that unit|enemy|ally')) return false;
  return (
    cursor.take('is|are pulled|dragged|moved|carried|brought|taken along? with you') ||
    cursor.take('moves|move|flies|fly|comes|come|goes|go|travels|travel along? with you')
  );
}

/** `Move 3, an adjacent ally moves with you`, `move 4, the target is pulled with you`: brought along. */
function movesAlong(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    if (!/^(?:,|and|then)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const like = tokens[at] as Token;
    const cursor = new Cursor(tokens, at, tokens.length);
    const joint = tokens[at - 1]?.text === ',' ? at : at - 1;
    const comma = joint === at ? [] : [{ ...wordLike(like, ','), kind: 'sign' as const }];
    if (dragged(cursor))
      return [
        ...tokens.slice(0, joint),
        ...comma,
        ...wordsLike(like, 'dragging the target with you'),
        ...tokens.slice(cursor.at),
      ];
    cursor.at = at;
    if (!cursor.take(whom)) continue;
    const named = tokens.slice(at, cursor.at);
    if (!cursor.take('moves|flies|comes|goes|travels along? with you')) continue;
    return [
      ...tokens.slice(0, joint),
      ...comma,
      wordLike(like, 'bringing'),
      ...named,
      ...wordsLike(like, 'with you'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}

/** `+2 movement this turn`, `you have +1 movement until ...`: so much more speed. */
function moreMovement(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'movement' && tokens[n - 1]?.kind === 'number' && /^[+-]$/.test(tokens[n - 2]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || !/^(?:this|until|for|on|,|and|)$/.test(tokens[at + 1]?.text ?? '')) return undefined;
  // "Costs +1 movement" is no speed.
  if (!/^(?:have|has|gain|gains|get|gets|and|,|)$/.test(tokens[at - 3]?.text ?? '')) return undefined;
  const bare = at === 2 ? wordsLike(like, 'you have') : [];
  return [...bare, ...tokens.slice(0, at), wordLike(like, 'speed'), ...tokens.slice(at + 1)];
}
moreMovement.needs = oneOf('movement');

/** `You lose your Move Action next turn`, `lose a Move Action on your next turn`: there is none in it. */
function noMoveNext(tokens: readonly Token[], source: string): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('you? lose your|a|one move|standard action')) return undefined;
  const kind = tokens[cursor.at - 2]?.text ?? '';
  if (!cursor.takeAny('on|in|during|for? your? next turn', 'next turn') || !cursor.done) return undefined;
  // Of several only one would be lost.
  if (/additional|extra|gain(?:s|ed)? an? (?:move|standard)/i.test(source)) return undefined;
  return wordsLike(like, `on your next turn , you can't take ${kind} actions`);
}
noMoveNext.begins = beginning('you|lose');

/** `Take 2 damage to untap this`: a price, and what it is for. */
function takesTo(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('take # irreducible? damage|dmg irreducible?')) return undefined;
  const { at } = cursor;
  if (!cursor.take('to') || !cursor.sees('untap|refresh|ready|reset|heal|move|fly|gain|deal|push|pull|use|make|draw'))
    return undefined;
  return [...tokens.slice(0, at), { ...wordLike(tokens[at] as Token, ','), kind: 'sign' }, ...tokens.slice(cursor.at)];
}
takesTo.begins = beginning('take');

/** `+1 damage on your next Jab`: that deals so much more. */
function onNextUse(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.takeAny('you? deal|have|gain|get');
  const { at } = cursor;
  if (!cursor.take('+ # damage|dmg')) return undefined;
  const much = tokens.slice(at, cursor.at);
  const like = tokens[at] as Token;
  if (!cursor.take('on|with|to your next') || cursor.sees('turn') || cursor.done) return undefined;
  const named = tokens.slice(cursor.at);
  if (named.length > 4 || named.some(({ kind }) => kind !== 'word')) return undefined;
  return [...wordsLike(like, 'your next'), ...named, wordLike(like, 'deals'), ...much];
}
onNextUse.begins = beginning('you|deal|have|gain|get|+');
onNextUse.needs = oneOf('next');

/** `Follow them, moving up to 2`, `follow it up to 2 spaces`: so far towards them. */
function followsSoFar(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'follow');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined || !cursor.takeAny('it|them', 'the? target|attacker')) return undefined;
  const whom = tokens.slice(at + 1, cursor.at);
  cursor.take(', moving|flying|by');
  const flies = cursor.before?.text === 'flying';
  cursor.take('for|by');
  if (!cursor.take('up to # spaces|space?') && !cursor.take('# spaces|space?')) return undefined;
  const far = tokens.slice(0, cursor.at).findLast(({ kind }) => kind === 'number') as Token;
  if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, flies ? 'fly up to' : 'move up to'),
    far,
    wordLike(like, 'towards'),
    ...whom,
    ...tokens.slice(cursor.at),
  ];
}
followsSoFar.needs = oneOf('follow');

/** `Move the target to any free space in range 1`: it is put there. */
function movesToFree(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'move');
  const like = tokens[at];
  if (like === undefined || (at > 0 && !/^(?:,|and|then|may)$/.test(tokens[at - 1]?.text ?? ''))) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.takeAny('it|them', 'the? target')) return undefined;
  const whom = tokens.slice(at + 1, cursor.at);
  const from = cursor.at;
  if (!cursor.take('to any other? free|empty|open|unoccupied space')) return undefined;
  if (!cursor.sees('in|within range #') && !cursor.sees('adjacent|next to')) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'place'), ...whom, wordLike(like, 'in'), ...tokens.slice(from + 1)];
}
movesToFree.needs = oneOf('move');

/** `You and your Wolf swap places`, `you and the target exchange all tokens`: you swap them with it. */
function bothSwap(tokens: readonly Token[]): Token[] | undefined {
  // "Range 3, you and the target exchange all tokens".
  const head = new Cursor(tokens, 0, tokens.length).sees('range # , you and the? target') ? 3 : 0;
  const and = tokens.findIndex(({ text }) => text === 'and');
  const swap = tokens.findIndex(({ text }) => /^(?:swap|switch|trade|exchange)$/.test(text));
  const first = tokens[head];
  if (first?.text !== 'you' || and !== head + 1 || swap < head + 3 || swap > head + 8) return undefined;
  const cursor = new Cursor(tokens, swap + 1, tokens.length);
  const places = cursor.take('places|positions|spaces');
  if (!places && !cursor.takeAny('all? of? your? conditions|tokens|counters', 'all? conditions and|or tokens'))
    return undefined;
  const goods = places ? wordsLike(first, 'places') : tokens.slice(swap + 1, cursor.at);
  cursor.takeAny('with each other', 'with one another');
  if (!cursor.done && !cursor.sees(',|and|then|.')) return undefined;
  const whom = tokens.slice(and + 1, swap);
  if (whom.some(({ text }) => /^(?:,|and|or|may|can|each|all)$/.test(text))) return undefined;
  return [
    ...tokens.slice(0, head),
    wordLike(first, 'swap'),
    ...goods.filter(({ text }) => text !== 'your'),
    wordLike(first, 'with'),
    ...whom,
    ...tokens.slice(cursor.at),
  ];
}
bothSwap.begins = beginning('you|range');
bothSwap.needs = oneOf('swap switch trade exchange');

/** `Pull your Wolf adjacent to you`: it is pulled there. */
function pullsOwn(tokens: readonly Token[]): Token[] | undefined {
  const [first, whose] = tokens;
  if (first?.text !== 'pull' || !/^(?:your|the)$/.test(whose?.text ?? '')) return undefined;
  const to = tokens.findIndex(({ text }) => /^(?:adjacent|next|to|until|as)$/.test(text));
  if (to < 3 || to > 5) return undefined;
  return [...tokens.slice(1, to), ...wordsLike(first, 'is pulled'), ...tokens.slice(to)];
}
pullsOwn.begins = beginning('pull');

/** How somebody moves, or does not, and what that is for. */
/** `Move 3 in a straight line, pushing units 1 to the side`, `dash 4, pushing enemies aside`: those on the way, as far as it takes to be out of it. */
function pushingAside(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'pushing');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  cursor.takeAny('each|any|all|every', 'each|every other');
  const from = cursor.at;
  if (!cursor.take('unit|units|enemy|enemies|ally|allies|others')) return undefined;
  const who = tokens.slice(from, cursor.at);
  const way = cursor.takeAny('that? you pass|passed through|by?', 'that? you move|moved through', 'in your? way|path');
  const number = cursor.take('#') ? [tokens[cursor.at - 1] as Token] : undefined;
  const aside = cursor.takeAny('to the|either|a|one side', 'aside', 'sideways');
  // "Pushing units 1", of those beside you or on the way.
  if ((!aside && !way) || (!aside && number === undefined)) return undefined;
  if (!cursor.done && !cursor.sees(',|and|.')) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, 'push each'),
    ...who.map((one) => (plurals[one.text] === undefined ? one : wordLike(one, plurals[one.text] as string))),
    ...wordsLike(like, 'you pass'),
    ...(number ?? wordsLike(like, 'one')),
    ...(aside ? wordsLike(like, 'to the side') : []),
    ...tokens.slice(cursor.at),
  ];
}
pushingAside.needs = oneOf('pushing');

const plurals: Readonly<Record<string, string>> = { units: 'unit', enemies: 'enemy', allies: 'ally', others: 'unit' };

export const ofMovement: readonly Rewording[] = [
  pushingAside,
  movesAlong,
  moreMovement,
  followsSoFar,
  movesToFree,
  asked(noMoveNext, (tokens, _, { source }) => noMoveNext(tokens, source)),
  takesTo,
  onNextUse,
  bothSwap,
  pullsOwn,
];
