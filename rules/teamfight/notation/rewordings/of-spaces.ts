import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `Note a space in range 1`, `designate two spaces`: they are chosen. */
export function notesSpace(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('note|designate|remember|declare|announce')) return undefined;
  const from = cursor.at;
  // "Note the space of an enemy in LoS": the enemy is chosen, and where it is then is known.
  if (cursor.take('the space|position|location of a|an|target|another'))
    return [
      wordLike(like, 'target'),
      ...tokens.slice(tokens[cursor.at - 1]?.text === 'target' ? cursor.at : cursor.at - 1),
    ];
  cursor.take('up to');
  return cursor.takeAny('a|an|one|#|any empty|free? space|spaces')
    ? [wordLike(like, 'choose'), ...tokens.slice(from)]
    : undefined;
}
notesSpace.begins = beginning('note|designate|remember|declare|announce');

const speaksOfSpace = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => text === 'space' || text === 'spaces');

/** Of which spaces it is said, and what they are called by those who are in them. */
const spaces = [
  'that|this|its|their|your space',
  'the marked|chosen|targeted|target|noted? space',
  "the target's space",
];

/**
 * `That space takes 5dmg, push 4`, `remove it, its space takes 4dmg and Stun`, `each marked space takes 2dmg`: whoever is in it. Spaces themselves take
 * no damage.
 */
export function spaceTakes(tokens: readonly Token[]): Token[] | undefined {
  if (!speaksOfSpace(tokens)) return undefined;
  for (let at = 0; at < tokens.length - 3; at++) {
    if (at > 0 && !/^(?:,|:|then|and)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const each = cursor.takeAny(
      'each|every marked|chosen? space',
      'the marked|chosen spaces',
      'all marked|chosen spaces',
    );
    if (!each && !cursor.takeAny(...spaces)) continue;
    const named = tokens.slice(at, cursor.at);
    if (!cursor.take('takes|take') || !cursor.sees('# dmg|damage')) continue;
    const like = tokens[at] as Token;
    const before = tokens.slice(0, at);
    if (!each) return [...before, ...wordsLike(like, 'each unit in'), ...named, ...tokens.slice(cursor.at - 1)];
    return [...before, ...wordsLike(like, 'each marked space :'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
spaceTakes.needs = oneOf('take takes');

/** `Each marked space and burst 1 of it, 5dmg`, `that space and all adjacent spaces, 3dmg`: the burst has its middle in it. */
export function spaceAndBurst(tokens: readonly Token[]): Token[] | undefined {
  if (!speaksOfSpace(tokens)) return undefined;
  for (let at = 0; at < tokens.length - 4; at++) {
    if (at > 0 && !/^(?:,|:|then)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('each|every marked|chosen? space', ...spaces)) continue;
    const named = tokens.slice(at, cursor.at);
    if (!cursor.take('and burst # of|around it|them') || !cursor.sees(',|:|takes|take')) continue;
    const [far, ...behind] = [tokens[cursor.at - 3] as Token, ...tokens.slice(cursor.at)];
    return [
      ...tokens.slice(0, at),
      ...wordsLike(named[0] as Token, 'burst'),
      far,
      ...wordsLike(named[0] as Token, 'of'),
      ...named,
      ...(/^takes?$/.test(behind[0]?.text ?? '') ? [wordLike(far, ','), ...behind.slice(1)] : behind),
    ];
  }
  return undefined;
}
spaceAndBurst.needs = oneOf('burst');

/** `Detonate all Flares in range 3: burst 1 of each, 2dmg`, `Flares in range 2 explode: burst 1, 2dmg`: each of them does that, and goes. */
export function detonates(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  const first = cursor.take('detonate|explode|destroy|remove');
  const yours = cursor.takeAny('all of? your', 'each|every one? of your', 'your');
  if (!yours && !cursor.takeAny('all of? the?', 'each|every') && first) return undefined;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  // What its own text says of that would come, too.
  if (named === undefined || /\b(?:destroy|explode|detonat|death|dies)/i.test(named.word.text)) return undefined;
  const from = cursor.at;
  cursor.at = named.to;
  const piece = cursor.take('in|within range #') ? tokens.slice(from, cursor.at) : tokens.slice(from, named.to);
  if (!first && !cursor.take('explode|explodes|detonate|detonates')) return undefined;
  if (!cursor.take(',|:') || !cursor.sees('burst #')) return undefined;
  const area = tokens.slice(cursor.at, cursor.at + 2);
  cursor.at += 2;
  const ofEach = cursor.takeAny('of|around each', 'around it|them');
  if ((first && !ofEach) || !cursor.take(',') || cursor.done) return undefined;
  const rest = tokens.slice(cursor.at);
  if (rest.some(({ text }) => /^(?:then|each|and|it|they)$/.test(text))) return undefined;
  const each = wordsLike(like, yours ? 'each of your' : 'each');
  const colon: Token = { ...wordLike(like, ':'), kind: 'sign' };
  const goes = wordsLike(like, like.text === 'remove' ? ', remove it' : ', destroy it');
  return [...each, ...piece, colon, ...area, wordLike(like, ','), ...rest, ...goes];
}

const blasts =
  /\b(?:detonate it|explode it|blow it up)[.,:]?\s*(?:burst|line|enemies|allies|units|others|all|everyone|everybody)\b/i;

/**
 * `Detonate it. Burst 1, 2dmg`, in a part of its own behind what places a piece: one of those pieces of yours. What it does then is said behind it; what
 * its own text does when it is destroyed would come, too.
 */
export function detonatesIt(
  tokens: readonly Token[],
  { marker, part, words }: Context,
  { source }: About,
): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || marker === undefined || !part || !cursor.takeAny('detonate|explode it', 'blow it up'))
    return undefined;
  const isOwn = pieceProgram(marker, words).rules.some(
    (rule) => rule.rule === 'when' && rule.trigger.on === 'destroyed',
  );
  return isOwn || !blasts.test(source)
    ? undefined
    : [...wordsLike(like, `detonate your ${marker.name.toLowerCase()}`), ...tokens.slice(cursor.at)];
}
detonatesIt.begins = beginning('detonate|explode|blow');
detonatesIt.needs = oneOf('it');

/** `Burst 1 of each Flare, 2dmg`, `burst 2 around all your Buoys: 1dmg`: each of them does that. */
export function burstOfEach(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('burst # of|around')) return undefined;
  const [burst, number] = tokens;
  const yours = cursor.takeAny('all of? your', 'each|every one? of your');
  if (burst === undefined || number === undefined) return undefined;
  if (!yours && !cursor.takeAny('all of? the?', 'each|every')) return undefined;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'summon']);
  if (named === undefined) return undefined;
  const piece = tokens.slice(cursor.at, named.to);
  cursor.at = named.to;
  if (!cursor.take(',|:') || cursor.done) return undefined;
  const each = wordsLike(burst, yours ? 'each of your' : 'each');
  const colon: Token = { ...wordLike(burst, ':'), kind: 'sign' };
  return [...each, ...piece, colon, burst, number, wordLike(burst, ','), ...tokens.slice(cursor.at)];
}
burstOfEach.begins = beginning('burst');

/** Whoever may be in a space, and how they are called where it is that space. */
const inside: readonly (readonly [said: string, called: string])[] = [
  ['units|anyone|anybody|everyone|everybody|everything|whoever', 'each unit'],
  ['all|each|any|every unit|units', 'each unit'],
  ['the? unit', 'each unit'],
  ['each|any|every|an enemy', 'each enemy'],
  ['all? enemies', 'each enemy'],
  ['each|any|every|an ally', 'each ally'],
  ['all? allies', 'each ally'],
  ['all', 'each unit'],
];

/** `Choose a space. At the start of your next turn, whoever is in it takes 4dmg`, `2dmg to anyone there`: in that space. */
export function insideIt(
  tokens: readonly Token[],
  { chosen, several, laid, marker }: Context,
  { before }: About,
): Token[] | undefined {
  if (!chosen || several || laid || marker !== undefined) return undefined;
  // "Mark a 2x2 around it. Enemies in it take 2dmg": in the area, which is larger than that space.
  if (
    before.some(({ text }, at) => text === 'mark' && before.slice(at + 1).some((one) => /^(?:x|burst)$/.test(one.text)))
  )
    return undefined;
  if (!tokens.some(({ text }) => text === 'it' || text === 'there')) return undefined;
  for (let at = 0; at < tokens.length - 1; at++) {
    if (at > 0 && !/^(?:,|:|then|and|to)$/.test(tokens[at - 1]?.text ?? '')) continue;
    for (const [said, called] of inside) {
      const cursor = new Cursor(tokens, at, tokens.length);
      if (!cursor.take(said)) continue;
      cursor.take('that? is|are|stands|stand still?');
      if (!cursor.takeAny('in|on|inside it', 'there', 'in|on there')) continue;
      const like = tokens[at] as Token;
      const rest = tokens.slice(cursor.at);
      const does = /^take$/.test(rest[0]?.text ?? '') ? [wordLike(like, 'takes'), ...rest.slice(1)] : rest;
      return [...tokens.slice(0, at), ...wordsLike(like, `${called} in that space`), ...does];
    }
  }
  return undefined;
}
insideIt.needs = oneOf('it there');

/** `Place a House, a 3x3 marker, in range 3`: what it is, told behind its name, stands before it. */
export function namedFirst(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('place|create|put|deploy|build|raise|set a|an|the|your')) return undefined;
  const from = cursor.at;
  const named = wordAt(words, tokens, from, tokens.length, ['marker']);
  if (named === undefined) return undefined;
  cursor.at = named.to;
  if (!cursor.take(', a|an')) return undefined;
  const size = cursor.at;
  if (!cursor.takeAny('# x #', 'size #')) return undefined;
  const told = tokens.slice(size, cursor.at);
  cursor.take('marker|object|area|zone|field|square');
  if (!cursor.take(',') || cursor.done) return undefined;
  return [...tokens.slice(0, from), ...told, ...tokens.slice(from, named.to), ...tokens.slice(cursor.at)];
}
namedFirst.begins = beginning('place|create|put|deploy|build|raise|set');
