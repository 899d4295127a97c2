import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
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
  asked(thatAttack, (tokens, _, { before }) => thatAttack(tokens, before)),
];
