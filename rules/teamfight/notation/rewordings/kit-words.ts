import type { Context } from '../context.ts';
import { thatAttack } from '../sentences/next-use.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import {
  aroundWhoCame,
  burstSuffers,
  exceptBehind,
  inSpaceOrBeside,
  passesThroughPiece,
  prefers,
} from './areas-said.ts';
import { askedAtMoment } from './asked-at-moment.ts';
import { commaUntil } from './comma-until.ts';
import { growsBy } from './grows-by.ts';
import { dealsNext, ifAble } from './if-able.ts';
import { notYourself } from './not-yourself.ts';
import { offersPrice } from './offers-price.ts';
import { oneOfYours } from './one-of-those.ts';
import { momentLast } from './plain-words.ts';
import { pricedOption } from './priced-option.ts';
import { type About, asked, type Rewording } from './rewording.ts';
import { sideAdjacent } from './side-adjacent.ts';
import { swapsAtDef } from './swaps-at-def.ts';
import { tacticalWords } from './tactical-words.ts';
import { halfAlone } from './the-rest.ts';
import { toYouAndTo } from './to-you-and-to.ts';
import { whileItLasts } from './until-then.ts';
import {
  harmAtEnd,
  ifYouAreBeside,
  ifYouPushed,
  inAnyOrder,
  lineToSpace,
  moreToThose,
  takesFirstAlong,
  teleportsBoth,
} from './ways-said.ts';
import { someBecome } from './what-goes.ts';

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
  growsBy,
  momentLast,
  ifAble,
  dealsNext,
  offersPrice,
  askedAtMoment,
  commaUntil,
  pricedOption,
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
  notYourself,
  toYouAndTo,
  sideAdjacent,
  swapsAtDef,
  halfAlone,
  asked(oneOfYours, (tokens, context, { before }) => oneOfYours(tokens, context, before)),
  someBecome,
  asked(whileItLasts, (tokens, _, { before }) => whileItLasts(tokens, before)),
  asked(thatAttack, (tokens, _, { before }) => thatAttack(tokens, before)),
  ...tacticalWords,
];
