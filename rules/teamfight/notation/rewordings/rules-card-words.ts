import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** What rules cards and maps say in short of whoever does something first, kills somebody, or is worth more. */
export const rulesCardWords = (): readonly Rewording[] => [
  firstTo,
  killerDoes,
  worthMore,
  behindThen,
  thanTheOther,
  diesAndComes,
];

const articles = /^(?:a|an|any|each|every)$/;

/**
 * `The first hero to enter Mud gains 1 Coin`, `the first player to kill an enemy hero scores 1`: what comes once in the match, or in each round, when one
 * of them does it.
 */
function firstTo(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isOwnerless(context)) return undefined;
  if (!cursor.take('the? first hero|unit|summon|player|team|side to|that|who')) return undefined;
  const who = tokens[cursor.at - 2]?.text ?? '';
  const isPlayer = /^(?:player|team|side)$/.test(who);
  const isInfinitive = cursor.before?.text === 'to';
  const verb = cursor.peek();
  const does = tokens.findIndex(({ text }, at) => at > cursor.at && then.test(text));
  // "... with the most Coins and gains": what comes of it is one thing.
  if (verb === undefined || does < 0 || tokens.slice(cursor.at, does).some(({ text }) => text === 'and'))
    return undefined;
  const said = tokens.slice(cursor.at + 1, does);
  const limit = new Cursor(said, Math.max(0, said.length - 2), said.length);
  const often = limit.takeAny('each|every round|turn', 'a round|turn') ? (said.at(-1)?.text ?? '') : '';
  const deed = said.slice(0, often === '' ? said.length : -2);
  if (deed.some(({ text }) => text === ',' || /^(?:round|turn)s?$/.test(text))) return undefined;
  return [
    ...wordsLike(like, `once per ${often === '' ? 'game' : often} , when a ${isPlayer ? 'unit' : who}`),
    wordLike(verb, isInfinitive ? ofOne(verb.text) : verb.text),
    ...deed,
    ...wordsLike(like, isPlayer ? ', its player' : ', it'),
    ...tokens.slice(does),
  ];
}
firstTo.begins = beginning('the? first');

/** What comes of it for whoever has done something. */
const then = /^(?:scores|gains|gets|earns|takes|heals|loses|may|becomes)$/;

/** `enter` as one does it: `enters`. */
const ofOne = (verb: string): string =>
  /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;

/** `Whoever kills a Wolf gains 1 Coin`, `when a Wolf dies, the killer's team loses 1 point`: when a unit kills one. */
function killerDoes(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isOwnerless(context)) return undefined;
  if (cursor.takeAny('whoever|whichever kills', 'whichever unit|hero kills', 'the unit|hero that|which|who kills')) {
    const does = tokens.findIndex(({ text }, at) => at > cursor.at && then.test(text));
    if (does < 0 || !articles.test(cursor.peek()?.text ?? '')) return undefined;
    const kind = tokens[cursor.at - 2]?.text === 'hero' || tokens[1]?.text === 'hero' ? 'hero' : 'unit';
    return [
      ...wordsLike(like, `when a ${kind} kills`),
      ...tokens.slice(cursor.at, does),
      ...wordsLike(like, ', it'),
      ...tokens.slice(does),
    ];
  }
  if (!cursor.take('when|whenever|if a|an|any')) return undefined;
  const from = cursor.at - 1;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const dies = new Cursor(tokens, from + 1, Math.max(comma, 0));
  while (!dies.done && !dies.sees('dies') && !dies.sees('is killed')) dies.at += 1;
  const to = dies.at;
  if (!dies.takeAny('dies', 'is killed') || !dies.done) return undefined;
  const behind = new Cursor(tokens, comma + 1, tokens.length);
  const team = behind.take("the? killer's player|team|side");
  if (!team && !behind.takeAny('the? killer', 'whoever killed it')) return undefined;
  return [
    ...wordsLike(like, 'when a unit kills'),
    ...tokens.slice(from, to),
    ...wordsLike(like, team ? ', its player' : ', it'),
    ...tokens.slice(behind.at),
  ];
}
killerDoes.begins = beginning('when|whenever|if|whoever|whichever|the');
killerDoes.needs = oneOf("kills killer killer's killed");

/** `A hero with a Bounty is worth 2 points`: so much more than the one point that each is worth (T-021), when it dies. */
function worthMore(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const is = tokens.findIndex(({ text }, at) => /^(?:is|are)$/.test(text) && tokens[at + 1]?.text === 'worth');
  if (like === undefined || is < 0 || !isOwnerless(context)) return undefined;
  const cursor = new Cursor(tokens, 0, is);
  cursor.take('a|an|any|each|every|all');
  if (!cursor.take('hero|heroes') || !cursor.sees('with|without|that|who|on|in')) return undefined;
  const asked = tokens.slice(cursor.at, is).map((token) => {
    const one = cursor.before?.text === 'heroes' && token === tokens[cursor.at + 1] ? ofOneHero[token.text] : undefined;
    return one === undefined ? token : wordLike(token, one);
  });
  const worth = new Cursor(tokens, is + 2, tokens.length);
  if (!worth.take('# victory? point|points')) return undefined;
  const [points = 0] = worth.numbers;
  worth.takeAny('each', 'instead', 'when killed|defeated', 'when|if it|they dies|die');
  if (!worth.done || points < 2) return undefined;
  return [
    ...wordsLike(like, 'when a hero'),
    ...asked,
    ...wordsLike(like, 'dies , the enemy team scores'),
    numberLike(like, points - 1),
    ...wordsLike(like, 'extra points'),
  ];
}
worthMore.needs = oneOf('worth');

const ofOneHero: Readonly<Record<string, string>> = { have: 'has', are: 'is', carry: 'carries', hold: 'holds' };

/** `The player who is behind at the start of a round may ...`: at the start of each round the one who is behind then. */
function behindThen(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isOwnerless(context)) return undefined;
  if (!cursor.take('the? player|team|side who|that|which? is? behind|ahead|losing|winning|trailing|leading'))
    return undefined;
  const { at } = cursor;
  const stands = /^(?:losing|trailing|behind)$/.test(cursor.before?.text ?? '') ? 'behind' : 'ahead';
  if (!cursor.take('at the start|end|beginning of a|each|every|the round')) return undefined;
  return [
    ...wordsLike(like, `at the ${tokens[at + 2]?.text} of each round , the player who is ${stands}`),
    ...tokens.slice(cursor.at),
  ];
}
behindThen.begins = beginning('the? player|team|side');

/** `The team that has more heroes than the other in the Command Post`: as "more" says anyway. */
function thanTheOther(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'than');
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !(isOwnerless(context) || context.self?.fields.ofMap)) return undefined;
  if (!/^(?:more|most)$/.test(tokens[at - 2]?.text ?? '')) return undefined;
  if (!cursor.takeAny('than the other|opposing|enemy player|team|side', 'than the other|opponent|enemy'))
    return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(cursor.at)];
}
thanTheOther.begins = beginning('the? player|team|side|a|at|if');
thanTheOther.needs = oneOf('than');

/** `A hero that dies comes back at the start of the next round`: when one dies, it does. */
function diesAndComes(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isOwnerless(context)) return undefined;
  const one = cursor.take('a|an|any|each|every hero|unit|summon that|who dies|died');
  if (!one && !cursor.take('heroes|units|summons that|who die|died')) return undefined;
  const kind = (tokens[cursor.at - 3]?.text ?? '').replace(/^heroes$/, 'hero').replace(/s$/, '');
  const verb = cursor.peek();
  if (verb === undefined || !/^(?:respawn|come|return|revive|resurrect|drop|give|leave|explode)s?$/.test(verb.text))
    return undefined;
  return [
    ...wordsLike(like, `when a ${kind} dies , it`),
    wordLike(verb, one ? verb.text : ofOne(verb.text)),
    ...tokens.slice(cursor.at + 1),
  ];
}
diesAndComes.begins = beginning('a|an|any|each|every|heroes|units|summons');
diesAndComes.needs = oneOf('dies died die');
