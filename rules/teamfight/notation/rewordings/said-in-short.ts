import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

/** What is said of one, as it is said of several. */
const ofMany: Readonly<Record<string, string>> = {
  takes: 'take',
  has: 'have',
  is: 'are',
  deals: 'deal',
  heals: 'heal',
  "can't": "can't",
  cannot: 'cannot',
};

/** `Whoever has your Mark takes +1 damage`, `the bearer of your Mark cannot heal`: all who have it. */
export function whoeverHasYours(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive') return undefined;
  const said =
    cursor.takeAny('whoever has your', 'anyone with your', 'whoever bears|carries your', 'the target|bearer of your') ||
    cursor.takeAny('a|the|any unit with your', 'a|the|any unit that has your');
  if (!said) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'condition']);
  if (found === undefined) return undefined;
  const named = tokens.slice(cursor.at, found.to);
  const verb = tokens[found.to];
  const many = ofMany[verb?.text ?? ''];
  if (verb === undefined || many === undefined) return undefined;
  return [...wordsLike(like, 'units with your'), ...named, wordLike(verb, many), ...tokens.slice(found.to + 1)];
}
whoeverHasYours.begins = beginning('whoever|anyone|the|a|any');
whoeverHasYours.needs = oneOf('your');

/** `For each Rage, +1 speed`: so much you have for each of yours. */
export function forEachFirst(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('for each|every')) return undefined;
  const from = cursor.at;
  cursor.take('#');
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  if (found === undefined) return undefined;
  const named = tokens.slice(from, found.to);
  cursor.at = found.to;
  if (!cursor.take(',')) return undefined;
  const rest = tokens.slice(cursor.at);
  if (!cursor.take('+|- # speed|def|dmg|damage|crit') || !(cursor.done || cursor.sees('.'))) return undefined;
  const verb = rest.some(({ text }) => /^(?:dmg|damage)$/.test(text)) ? 'you deal' : 'you have';
  const stop = rest.findIndex(({ text }) => text === '.');
  const gain = stop < 0 ? rest : rest.slice(0, stop);
  const each = [...wordsLike(like, 'for each'), ...named, ...wordsLike(like, 'you have')];
  return [...wordsLike(like, verb), ...gain, ...each, ...rest.slice(gain.length)];
}
forEachFirst.begins = beginning('for');

/** `Ignore the first damage you take each turn`, `ignore the first Slow you would gain each round`: what comes first does not come. */
export function ignoresFirst(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('ignore|prevent|negate the first')) return undefined;
  const from = cursor.at;
  const isHarm = cursor.take('damage');
  const found = isHarm ? undefined : wordAt(words, tokens, from, tokens.length, ['condition']);
  if (!isHarm && found === undefined) return undefined;
  if (found !== undefined) cursor.at = found.to;
  const named = tokens.slice(from, cursor.at);
  if (!cursor.take('that? you would? take|receive|gain|get')) return undefined;
  if (isHarm && !/^(?:take|receive)$/.test(cursor.before?.text ?? '')) return undefined;
  const period = cursor.at;
  if (!cursor.take('each|every turn|round') || !(cursor.done || cursor.sees('.'))) return undefined;
  const each = tokens.slice(period, cursor.at);
  const would = isHarm ? wordsLike(like, 'you would take damage') : [...wordsLike(like, 'you would gain'), ...named];
  return [
    ...wordsLike(like, 'the first time'),
    ...would,
    ...each,
    ...wordsLike(like, isHarm ? ', prevent it' : ', ignore it'),
    ...tokens.slice(cursor.at),
  ];
}
ignoresFirst.begins = beginning('ignore|prevent|negate');

/** `Enemies lose all Armor when you hit them`, `allies heal 1 when you attack them`: when you do that to one, it does. */
export function whenYouDoThat(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('enemies|allies|units')) return undefined;
  const who = cursor.before?.text;
  const does = cursor.at;
  if (!cursor.sees('lose|gain|get|heal|take|move|are')) return undefined;
  const when = tokens.findIndex(({ text }, n) => n > does && (text === 'when' || text === 'whenever'));
  cursor.at = when + 1;
  if (when < 0 || !cursor.take('you hit|attack|damage|heal them') || !(cursor.done || cursor.sees('.')))
    return undefined;
  const done = tokens.slice(does, when);
  if (done.some(({ text }) => /^(?:you|your|,|until|this)$/.test(text))) return undefined;
  const verb = cursor.tokens[cursor.at - 2] as Token;
  const one = who === 'enemies' ? 'an enemy' : who === 'allies' ? 'an ally' : 'a unit';
  return [
    ...wordsLike(like, 'when you'),
    verb,
    ...wordsLike(like, `${one} , they`),
    ...done,
    ...tokens.slice(cursor.at),
  ];
}
whenYouDoThat.begins = beginning('enemies|allies|units');
whenYouDoThat.needs = oneOf('when whenever');

/** What is done to one, and told behind a colon. */
const flavour =
  'freeze|charm|command|order|upgrade|empower|lift|curse|bless|taunt|intimidate|seize|trap|confuse|terrify|inspire|encourage|rally|entangle|ensnare|lash|scorch|chill|infect|hack|jam|overload|shock|eat|haunt|hex|seduce|enrage|expose|threaten|distract|tag|analyze|dominate|grab';

/**
 * `Command a Wolf: it moves 3`, `freeze an enemy in range 3: it can't act on its next turn`: what is done is what stands behind the colon, where the set calls
 * nothing so.
 */
export function deedTold(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [verb] = tokens;
  if (verb === undefined || (slot !== 'ability' && slot !== 'default') || !cursor.take(flavour)) return undefined;
  if (!cursor.sees('a|an|one|target|another|each|all|up|your|two|three')) return undefined;
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 3 || colon + 2 > tokens.length) return undefined;
  if (tokens.slice(1, colon).some(({ text }) => /^(?:,|and|then|to|with|for)$/.test(text))) return undefined;
  // "Freeze an enemy in range 3: 2dmg" could do more than that.
  if (!tokens.slice(colon).some(({ text }) => /^(?:it|its|they|their|them|you|your)$/.test(text))) return undefined;
  if (words.all.some((word) => isCalledSo(word, verb.text))) return undefined;
  return tokens.slice(1);
}
deedTold.begins = beginning(flavour);
deedTold.needs = oneOf(':');

/** Whether a condition or token may be called by that verb: Frozen, Charm. */
const isCalledSo = ({ kind, name }: Word, verb: string): boolean =>
  (kind === 'condition' || kind === 'token') &&
  name
    .toLowerCase()
    .split(' ')
    .some((one) => one.slice(0, 3) === verb.slice(0, 3));

/** What holds, and is no moment. */
const states = [
  'you have',
  'you are',
  "you're",
  'no enemies|allies|units are',
  'an ally|enemy is',
  "you don't have",
  'you do not have',
];

/** `When you have no Coins at the start of your turn, gain 1`: what is asked at that moment. */
export function whenStateThen(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('when|whenever')) return undefined;
  const from = cursor.at;
  if (!cursor.takeAny(...states)) return undefined;
  const comma = tokens.findIndex(({ text }, n) => n > cursor.at && text === ',');
  const at = tokens.findIndex((_, n) => n > from && new Cursor(tokens, n, tokens.length).sees('at the start|end of'));
  if (at < 0 || comma < at) return undefined;
  const [moment, state] = [tokens.slice(at, comma), tokens.slice(from, at)];
  return [...moment, ...wordsLike(like, ', if'), ...state, ...tokens.slice(comma)];
}
whenStateThen.begins = beginning('when|whenever');

/** `When you're at full health, +1 dmg`, `when below half health, your speed is doubled`: for as long as it is so. */
export function whileStateHolds(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive' || !cursor.take('when|whenever')) return undefined;
  const from = cursor.at;
  const said =
    cursor.takeAny("you're|below|above|under at?", 'you are at|below|above|under', 'at full|half') &&
    cursor.tokens.slice(from).some(({ text }) => /^(?:health|hp)$/.test(text));
  const comma = tokens.findIndex(({ text }, n) => n >= cursor.at && text === ',');
  if (!said || comma < 0) return undefined;
  cursor.at = comma + 1;
  const holds =
    cursor.sees('+|- # dmg|damage|speed|def|range|crit') ||
    cursor.sees('your speed is|are') ||
    cursor.sees('you have|deal +|-');
  return holds ? [wordLike(like, 'while'), ...tokens.slice(from)] : undefined;
}
whileStateHolds.begins = beginning('when|whenever');

/** `You can use Hook through walls`: it ignores them. */
export function throughWalls(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || context.slot !== 'passive' || !cursor.take('you can|may use')) return undefined;
  const from = cursor.at;
  if (ownAbility(cursor, context) === undefined) return undefined;
  const named = tokens.slice(from, cursor.at);
  if (!cursor.take('through walls') || !(cursor.done || cursor.sees('.'))) return undefined;
  return [...named, ...wordsLike(like, 'ignores walls'), ...tokens.slice(cursor.at)];
}
throughWalls.begins = beginning('you');
throughWalls.needs = oneOf('walls');

/** `All your Bombs explode`, `any number of Bombs explode`: they are detonated. */
export function theyExplode(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || (slot !== 'ability' && slot !== 'default')) return undefined;
  if (!cursor.takeAny('all of? your?', 'any number of your?', 'your')) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (found === undefined) return undefined;
  const named = tokens.slice(0, found.to);
  cursor.at = found.to;
  if (!cursor.take('explode|explodes|detonate|detonates')) return undefined;
  cursor.take('now|immediately');
  if (!(cursor.done || cursor.sees('.'))) return undefined;
  return [wordLike(like, 'detonate'), ...named, ...tokens.slice(cursor.at)];
}
theyExplode.begins = beginning('all|any|your');
theyExplode.needs = oneOf('explode explodes detonate detonates');
