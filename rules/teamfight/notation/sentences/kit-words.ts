import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberMark, type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { thatAttack } from './next-use.ts';
import { type About, asked, type Rewording } from './rewording.ts';

/** `When you hit with a default ability on a roll of 5-6, stun`: such a roll hits whatever the def (T-125). */
function hitsOnRoll(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('when|whenever you hit')) return undefined;
  const by = cursor.at;
  while (!cursor.done && !cursor.sees('on|,')) cursor.at += 1;
  const means = tokens.slice(by, cursor.at);
  if (means.length > 0 && means[0]?.text !== 'with') return undefined;
  if (!cursor.takeAny('on a|an? roll of', 'on a|an')) return undefined;
  const from = cursor.at;
  if (!cursor.takeAny('# - #', '# +', '# or more|higher', '#') || (cursor.numbers[0] ?? 0) < surelyHits)
    return undefined;
  const like = tokens[0] as Token;
  const number = tokens.slice(from, cursor.at);
  const attack = means.length > 0 ? means : wordsLike(like, 'with an attack');
  return [...tokens.slice(0, 2), wordLike(like, 'roll'), ...number, ...attack, ...tokens.slice(cursor.at)];
}
hitsOnRoll.begins = beginning('when|whenever');

const surelyHits = 5;

/** `Burst 1 of the target is Slowed`, `burst 2 loses Invisible`: the units in it. */
function burstSuffers(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('burst #')) return undefined;
  cursor.takeAny('of|around the? target', 'of|around you|it|them');
  if (!cursor.sees('is|loses|takes|gains|gets|cannot|becomes')) return undefined;
  return [...wordsLike(tokens[0] as Token, 'units in'), ...tokens];
}
burstSuffers.begins = beginning('burst');

/** `Units in the Mire cannot move, except you`: those other than you. */
function exceptBehind(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const to = tokens.length - 3;
  if (!cursor.take('all? units') || to < cursor.at + 2) return undefined;
  if (!new Cursor(tokens, to, tokens.length).take(', except|besides|excluding you|yourself')) return undefined;
  const like = tokens[0] as Token;
  return [...tokens.slice(0, cursor.at), ...wordsLike(like, 'other than you'), ...tokens.slice(cursor.at, to)];
}
exceptBehind.begins = beginning('all|units');

/** `You have Armor, -1 speed, and your attacks push 1`: what one has, in a row. */
function hasInRow(tokens: readonly Token[]): Token[] | undefined {
  const have = tokens.findIndex(({ text }) => text === 'have');
  const comma = tokens.findIndex(({ text }, at) => at > have && text === ',');
  if (have < 1 || comma < have + 2 || comma > have + 5) return undefined;
  const row = new Cursor(tokens, comma + 1, tokens.length);
  if (!row.take('+|- # speed') || !row.sees(',|and')) return undefined;
  return [...tokens.slice(0, comma), wordLike(tokens[comma] as Token, 'and'), ...tokens.slice(comma + 1)];
}
hasInRow.needs = oneOf('have');

/** `If you pushed an enemy, 2dmg`, behind a push: if that is one. */
function ifYouPushed(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('if you pushed|pulled|moved|hit|targeted')) return undefined;
  const from = cursor.at;
  if (!cursor.take('an|a enemy|ally|hero|summon') || !cursor.sees(',|:')) return undefined;
  if (!before.some(({ text }) => text === 'push' || text === 'pull' || text === 'range')) return undefined;
  const like = tokens[0] as Token;
  return [like, ...wordsLike(like, 'the target is'), ...tokens.slice(from)];
}
ifYouPushed.begins = beginning('if');

const chosenSpace = oneOf('chosen that');
aroundWhoCame.needs = chosenSpace;

/** `Enemies in burst 1 of the chosen space`, behind `teleport it to a space in range 4`: around whoever is there now. */
function aroundWhoCame(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  if (new Cursor(tokens, 0, tokens.length).lacks(chosenSpace)) return undefined;
  const put = before.findIndex(({ text }) => text === 'teleport' || text === 'place');
  const came = new Cursor(before, put + 1, before.length);
  if (put < 0 || !came.takeAny('it|them', 'the? target') || !came.take('to|in|on a|an|any')) return undefined;
  // Who is put next to a space that is taken is not on it.
  if (before.some(({ text }) => text === 'occupied')) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'of' || text === 'to');
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (at < 1 || !cursor.take('the|that chosen? space')) return undefined;
  return [...tokens.slice(0, at + 1), wordLike(tokens[at] as Token, 'it'), ...tokens.slice(cursor.at)];
}

/** `Teleport to any empty space, and an ally in range 1 to a space adjacent to you`: the one verb is of both. */
function teleportsBoth(tokens: readonly Token[]): Token[] | undefined {
  if (tokens[0]?.text !== 'teleport') return undefined;
  const and = tokens.findIndex(({ text }, at) => at > 2 && text === 'and');
  const to = tokens.findIndex(({ text }, at) => at > and + 1 && text === 'to');
  if (and < 0 || to < 0 || !new Cursor(tokens, and + 1, tokens.length).sees('the|an|a|your|target|each'))
    return undefined;
  if (!new Cursor(tokens, to, tokens.length).sees('to a|an empty? space')) return undefined;
  return [...tokens.slice(0, and + 1), wordLike(tokens[0], 'teleport'), ...tokens.slice(and + 1)];
}
teleportsBoth.begins = beginning('teleport');

/** `Remove all Hooks at the end of your turn after next`: then. */
function goneThen(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('remove|destroy|clear all|each')) return undefined;
  const at = tokens.findIndex((_, from) =>
    new Cursor(tokens, from, tokens.length).sees('at the start|end|beginning of'),
  );
  if (at < 3 || tokens.slice(at).some(({ text }) => text === ',')) return undefined;
  return [...tokens.slice(at), wordLike(tokens[at] as Token, ','), ...tokens.slice(0, at)];
}
goneThen.begins = beginning('remove|destroy|clear');

/** `You can only be affected by default abilities`: you are immune to the others. `You cannot use your default ability`: none of those. */
function byDefaults(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 4; at++) {
    const like = tokens[at] as Token;
    if (!/^(?:can|cannot|can't)$/.test(like.text)) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const said = cursor.take('can only be affected|harmed|hit by default abilities|attacks')
      ? 'are immune to non-default abilities'
      : cursor.take('can only be targeted by default abilities|attacks')
        ? 'cannot be targeted by non-default abilities'
        : cursor.take("cannot|can't use your default ability")
          ? 'cannot use default abilities'
          : undefined;
    return said === undefined
      ? undefined
      : [...tokens.slice(0, at), ...wordsLike(like, said), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
byDefaults.needs = oneOf("can cannot can't");

/**
 * `Heal all damage you took since the start of the current turn`: the damage of this turn. "All health you lost" is less than that where overshield
 * took some of it.
 */
function regains(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take("regain|heal|recover|restore all? the? damage you|you've took|taken|suffered")) return undefined;
  if (!cursor.takeAny('this turn', 'since the? start|beginning of the|this current? turn')) return undefined;
  return [...wordsLike(tokens[0] as Token, 'heal the damage you took this turn'), ...tokens.slice(cursor.at)];
}
regains.begins = beginning('regain|heal|recover|restore');

/** `Fly in a straight line to a space adjacent to a wall in range 5`: so far in a line, which ends there. */
function lineToSpace(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('fly|move|dash|charge|jump|leap')) return undefined;
  const straight = cursor.take('in a straight line');
  if (!cursor.take('to a|an|any empty|free|unoccupied? space|point')) return undefined;
  const to = cursor.at;
  const wall = cursor.takeAny('adjacent to a|any wall', 'next to a|any wall');
  const beside = tokens.slice(to, cursor.at);
  if (!cursor.take('in|within range #')) return undefined;
  const far = tokens[cursor.at - 1] as Token;
  if (!straight && !cursor.take('in a straight line')) return undefined;
  if (!cursor.done && !cursor.sees(',|.|and|then')) return undefined;
  const [verb] = tokens as [Token];
  return [
    verb,
    ...wordsLike(verb, 'up to'),
    far,
    ...wordsLike(verb, 'in a straight line'),
    ...(wall ? [...wordsLike(verb, 'to a space'), ...beside] : []),
    ...tokens.slice(cursor.at),
  ];
}
lineToSpace.begins = beginning('fly|move|dash|charge|jump|leap');

/** `Enemy with DoT in range 3 if possible, else nearest enemy in range 3, 1dmg`: where there is one who is seen, and else on the other. */
function prefers(tokens: readonly Token[]): Token[] | undefined {
  const asks = tokens.findIndex(({ text }) => text === 'if');
  if (asks < 3 || tokens.slice(0, asks).some(({ text }) => text === ',')) return undefined;
  const cursor = new Cursor(tokens, asks, tokens.length);
  if (!cursor.takeAny('if possible', 'if there is one', 'if able') || !cursor.take(',')) return undefined;
  if (!cursor.takeAny('else|otherwise', 'or else?', 'if not') || cursor.sees(',')) return undefined;
  const other = cursor.at;
  const comma = tokens.findIndex(({ text }, at) => at > other && text === ',');
  const [first] = tokens as [Token];
  const named = new Cursor(tokens, 0, asks);
  const article = named.take('a|an|any');
  const who = tokens.slice(named.at, asks);
  if (comma < 0 || !who.some(({ text }) => /^(?:enemy|ally|unit|hero)$/.test(text))) return undefined;
  if (!who.some(({ text }) => text === 'range') || named.sees('the|nearest|closest')) return undefined;
  const does = tokens.slice(comma);
  return [
    ...wordsLike(first, 'if there is an'),
    ...who,
    ...wordsLike(first, 'and los ,'),
    ...tokens.slice(article ? 1 : 0, asks),
    ...does,
    ...wordsLike(first, ', otherwise'),
    ...tokens.slice(other),
  ];
}
prefers.needs = oneOf('if');

/** `2dmg. Deals +100% damage to a unit you pushed this turn`: if you have pushed them. */
function moreToThose(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.findIndex(({ text }, at) => text === 'to' && /^(?:dmg|damage)$/.test(tokens[at - 1]?.text ?? ''));
  const cursor = new Cursor(tokens, to, tokens.length);
  const like = tokens[to];
  if (like === undefined || !cursor.takeAny('to a|an|any unit|enemy|target', 'to units|enemies|targets'))
    return undefined;
  cursor.take('that|whom');
  if (!cursor.take('you pushed|pulled|moved|damaged|hit|targeted this turn')) return undefined;
  const deed = tokens[cursor.at - 3] as Token;
  const from = /^deals?$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const said = [wordLike(like, 'if'), wordLike(like, 'you'), deed, ...wordsLike(like, 'them this turn')];
  return [...tokens.slice(from, to), ...said, ...tokens.slice(cursor.at)];
}
moreToThose.needs = oneOf('to');

/** `An attack targeting you misses`, `an attack against you has +2def`, `an ability that targets you is cancelled`, in an instant: the one that it answers. */
function oneMisses(tokens: readonly Token[], { instant, them }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!instant || them !== undefined || !cursor.take('an|one|any attack|ability')) return undefined;
  const what = cursor.before as Token;
  if (!cursor.takeAny('that targets|hits', 'targeting|against|on') || !cursor.take('you')) return undefined;
  if (
    !cursor.sees('misses') &&
    !cursor.sees('has + # def') &&
    !cursor.sees('is cancelled|canceled|negated|interrupted')
  )
    return undefined;
  return [wordLike(what, 'the'), what, ...tokens.slice(cursor.at)];
}
oneMisses.begins = beginning('an|one|any');
oneMisses.needs = oneOf('misses cancelled canceled negated interrupted def');

const goes = /^(?:move|fly|dash|run|walk|teleport)$/;
const ofOthers = /^(?:push|pull|dmg|damage|range|target|swap|drag|it|they|them)$/;

/** `If adjacent to an enemy, sacrifice this`, behind a sentence in which nobody but you has moved: if you are. */
function ifYouAreBeside(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.sees('if adjacent|next to a|an|any enemy|ally|unit|hero')) return undefined;
  const last = before.findLastIndex(({ text }) => goes.test(text));
  if (last < 0 || before.slice(last).some(({ text }) => ofOthers.test(text))) return undefined;
  if (last > 0 && !/^(?:may|can|,|then|and|:)$/.test(before[last - 1]?.text ?? '')) return undefined;
  const like = tokens[0] as Token;
  return [like, ...wordsLike(like, 'you are'), ...tokens.slice(1)];
}
ifYouAreBeside.begins = beginning('if');
ifYouAreBeside.needs = oneOf('adjacent next');

/** `You cannot use Howl on your next turn`, `and cannot Summon Wolves on your next turn`: in that turn, by the name of what cannot be used. */
function notOnNextTurn(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.length - 4;
  const end = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at < 3 || !end.takeAny('on|during|in your|their|its next turn')) return undefined;
  const not = tokens.findLastIndex(({ text }, n) => n < at && /^(?:cannot|can't)$/.test(text));
  const like = tokens[not];
  if (like === undefined) return undefined;
  const used = tokens[not + 1]?.text === 'use';
  const named = used ? undefined : wordAt(words, tokens, not + 1, at, ['ability']);
  if (!used && named?.to !== at) return undefined;
  if (used && tokens[at]?.text === 'during') return undefined;
  return [
    ...tokens.slice(0, not + 1),
    ...(used ? [] : [wordLike(like, 'use')]),
    ...tokens.slice(not + 1, at),
    wordLike(like, 'during'),
    ...tokens.slice(at + 1),
  ];
}
notOnNextTurn.needs = oneOf("cannot can't");

/** `Enemies in your space or adjacent, 1dmg`, `enemies adjacent or in your space`: those at range 1, which has your own space. */
function inSpaceOrBeside(tokens: readonly Token[], { marker }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (marker !== undefined || !cursor.takeAny('all? other? enemies|allies|units', 'others')) return undefined;
  const who = cursor.at;
  if (
    !cursor.takeAny(
      'in your space or|and adjacent to you|it',
      'in your space or|and adjacent',
      'adjacent to you or|and in your space',
      'adjacent or|and in your space',
    )
  )
    return undefined;
  const like = tokens[who] as Token;
  const near: Token = { ...like, kind: 'number', text: '1', value: 1, mark: numberMark };
  return [...tokens.slice(0, who), ...wordsLike(like, 'in range'), near, ...tokens.slice(cursor.at)];
}
inSpaceOrBeside.begins = beginning('all? other? enemies|allies|units', 'others');
inSpaceOrBeside.needs = oneOf('space');

/** `In any order, each Wolf moves up to 2 and uses a default ability`: whoever plays them chooses that anyway. */
function inAnyOrder(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('in any order ,? each|all') || cursor.done) return undefined;
  return tokens.slice(cursor.at - 1);
}
inAnyOrder.begins = beginning('in');
inAnyOrder.needs = oneOf('order');

const carriedThere = /^(?:pushed|carried|dragged|driven|swept|taken|shoved)$/;

/** `The first enemy you contact is pushed with you, and takes 3dmg at the end`: once it is. */
function harmAtEnd(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.length - 3;
  if (to < 5 || !new Cursor(tokens, to, tokens.length).sees('at the end')) return undefined;
  const along = tokens.findIndex(({ text }, at) => carriedThere.test(text) && tokens[at + 2]?.text === 'you');
  return along < 0 || !/^(?:dmg|damage)$/.test(tokens[to - 1]?.text ?? '') ? undefined : tokens.slice(0, to);
}
harmAtEnd.needs = oneOf('end');

/** `Push the first enemy you contact along with you`, `move 4 in a straight line, carrying the first enemy you reach`: that one is carried with you. */
function takesFirstAlong(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:push|pushing|carry|carrying|drag|dragging)$/.test(text) && tokens[n + 2]?.text === 'first',
  );
  const like = tokens[at];
  if (like === undefined || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('the first enemy|unit|ally you contact|hit|reach|meet|touch')) return undefined;
  const whom = tokens.slice(at + 1, cursor.at);
  // "Pushing the first enemy you contact 2" goes no farther.
  const along = cursor.takeAny('along? with you', 'along');
  if (!along && (at === 0 || !cursor.done)) return undefined;
  return [...tokens.slice(0, at), ...whom, ...wordsLike(like, 'is carried with you'), ...tokens.slice(cursor.at)];
}
takesFirstAlong.needs = oneOf('first');

/** `Gain Owl Art, and lose any other Art`, `lose all Arts`: all of them by their names, but for what is gained before it. */
function losesKind(tokens: readonly Token[], { words }: Context, { before }: About): Token[] | undefined {
  const lose = tokens.findIndex(({ text }, at) => text === 'lose' && /^(?:all|any)$/.test(tokens[at + 1]?.text ?? ''));
  const like = tokens[lose];
  if (like === undefined) return undefined;
  const other = /^others?$/.test(tokens[lose + 2]?.text ?? '');
  const at = lose + (other ? 3 : 2);
  const kind = tokens[at]?.text;
  // "Lose any Art" could be one of them.
  if (
    kind === undefined ||
    (!other && tokens[lose + 1]?.text === 'any') ||
    !(at + 1 === tokens.length || /^(?:,|and|then)$/.test(tokens[at + 1]?.text ?? ''))
  )
    return undefined;
  const one = kind.replace(/s$/, '');
  const all = words.all.filter((word) => {
    const name = word.name.toLowerCase().split(' ');
    return (word.kind === 'token' || word.kind === 'counter') && name.length > 1 && name.at(-1) === one;
  });
  const said = [...before, ...tokens.slice(0, lose)];
  const gained = said.flatMap(({ text }, n) => {
    const found = /^(?:gain|get)$/.test(text)
      ? wordAt(words, said, n + 1, said.length, ['token', 'counter'])
      : undefined;
    return found === undefined ? [] : [found.word];
  });
  const left = all.filter((word) => !other || !gained.includes(word));
  // What is another one is known where one of them was gained.
  if (all.length < 2 || left.length === 0 || (other && left.length !== all.length - 1)) return undefined;
  const names = left.flatMap(({ name }, n) => wordsLike(like, `${n === 0 ? '' : 'and '}all ${name.toLowerCase()}`));
  return [...tokens.slice(0, lose + 1), ...names, ...tokens.slice(at + 1)];
}
losesKind.needs = oneOf('lose');

/** `+2dmg if the line passes through a Snare`, behind a line that is laid: if one lies in it. */
function passesThroughPiece(tokens: readonly Token[], { words, laid }: Context): Token[] | undefined {
  const asks = tokens.findIndex(({ text }) => text === 'if');
  const isLaid = laid || /^(?:line|infinite)$/.test(tokens[0]?.text ?? '');
  if (asks < 0 || !isLaid) return undefined;
  const cursor = new Cursor(tokens, asks, tokens.length);
  if (!cursor.takeAny('if it passes|goes through', 'if the line|beam passes|goes through')) return undefined;
  const from = cursor.at;
  if (!cursor.take('a|an|any|one|your')) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (found === undefined) return undefined;
  const like = tokens[asks] as Token;
  const piece = tokens.slice(from, found.to);
  return [...tokens.slice(0, asks + 1), ...piece, ...wordsLike(like, 'is in the line'), ...tokens.slice(found.to)];
}
passesThroughPiece.needs = oneOf('through');

/** What is said of what a hero does by his own tricks. */
export const kitWords: readonly Rewording[] = [
  hitsOnRoll,
  burstSuffers,
  exceptBehind,
  hasInRow,
  ifYouPushed,
  aroundWhoCame,
  teleportsBoth,
  goneThen,
  byDefaults,
  regains,
  lineToSpace,
  prefers,
  moreToThose,
  oneMisses,
  ifYouAreBeside,
  notOnNextTurn,
  inSpaceOrBeside,
  inAnyOrder,
  harmAtEnd,
  takesFirstAlong,
  losesKind,
  passesThroughPiece,
  asked(thatAttack, (tokens, _, { before }) => thatAttack(tokens, before)),
];
