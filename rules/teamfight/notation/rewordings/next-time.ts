import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Next turn you have +2 speed`, `next turn, they cannot move`: on whose next turn it is. */
export function nextTurnFirst(tokens: readonly Token[]): Token[] | undefined {
  const next = tokens.findIndex(({ text }, at) => text === 'next' && tokens[at + 1]?.text === 'turn');
  const like = tokens[next];
  if (like === undefined) return undefined;
  const yours = tokens[next - 1]?.text === 'your' && next === 1;
  const from = yours ? 0 : next;
  const before = tokens[from - 1]?.text;
  if (before !== undefined && before !== ',' && before !== 'and') return undefined;
  const said = new Cursor(tokens, next + 2, tokens.length);
  said.take(',|:');
  const rest = tokens.slice(said.at);
  // What goes on could be of now.
  if (rest.length < 2 || rest.some(({ text }) => text === ',' || text === 'then' || text === 'until')) return undefined;
  const kept = tokens.slice(0, from);
  if (!yours && said.sees('they|it|the|target') && !said.sees('it|the next|first|start|end'))
    return [...kept, ...rest, ...wordsLike(like, 'on their next turn')];
  const own = said.sees('you|your|gain|heal|+|-|move|take|deal|draw');
  return own ? [...kept, ...wordsLike(like, 'on your next turn ,'), ...rest] : undefined;
}
nextTurnFirst.needs = oneOf('next');

/** `The next enemy to hit you is Stunned`, `the first enemy that attacks you takes 2dmg`: the next time one does, it is. */
export function nextWho(tokens: readonly Token[]): Token[] | undefined {
  const from = tokens.findLastIndex(({ text }, at) => at < tokens.length - 1 && text === ',') + 1;
  const cursor = new Cursor(tokens, from, tokens.length);
  const like = tokens[from];
  if (like === undefined || !cursor.take('the next|first enemy|ally|unit')) return undefined;
  const named = tokens[cursor.at - 1]?.text ?? '';
  const enters = entered(tokens, cursor, named) ?? turned(tokens, cursor, named);
  if (enters !== undefined) return [...tokens.slice(0, from), ...enters];
  const does = cursor.take('to hit|attack|target|damage|miss')
    ? `${tokens[cursor.at - 1]?.text}${tokens[cursor.at - 1]?.text === 'miss' ? 'es' : 's'}`
    : cursor.take('that|who hits|attacks|targets|damages|misses')
      ? tokens[cursor.at - 1]?.text
      : undefined;
  if (does === undefined || !cursor.take('you|them')) return undefined;
  const whom = tokens[cursor.at - 1]?.text ?? '';
  // "The first enemy to hit you each turn".
  const often =
    tokens[from + 1]?.text === 'first' && cursor.take('each|every turn|round')
      ? tokens.slice(cursor.at - 2, cursor.at)
      : [];
  if (!cursor.sees('is|takes|gains|gets|loses|becomes|heals')) return undefined;
  const one = named === 'unit' ? 'a unit' : `an ${named}`;
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, `the ${often.length > 0 ? 'first' : 'next'} time ${one} ${does} ${whom}`),
    ...often,
    ...wordsLike(like, `, ${whom === 'you' ? 'they' : `that ${named}`}`),
    ...(whom === 'you' ? ofMany(tokens.slice(cursor.at)) : tokens.slice(cursor.at)),
  ];
}
nextWho.needs = oneOf('next first');

/** `is Stunned`, `takes 2dmg`, as they are said of "they". */
function ofMany([verb, ...more]: readonly Token[]): Token[] {
  if (verb === undefined) return [];
  const said =
    verb.text === 'is' ? 'are' : verb.text === 'has' ? 'have' : verb.text.replace(/(?<=becom|tak|los)es$/, 'e');
  return [wordLike(verb, said === verb.text ? said.replace(/s$/, '') : said), ...more];
}

/** `The next time an ally attacks the target, +1dmg`: it is the next attack of one on them. */
export function nextBySide(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.take('the? next time')) return undefined;
  const side = cursor.take('you or an? ally') ? 'you or an ally' : cursor.take('an? ally') ? 'an ally' : undefined;
  if (side === undefined || !cursor.take('attacks|attack|hits|hit|damages|damage')) return undefined;
  const hits = /^hit/.test(cursor.before?.text ?? '') ? 'that hits' : 'against';
  if (!cursor.takeAny('the target', 'them|it') || !cursor.take(',|:')) return undefined;
  cursor.takeAny('they|it', 'that|the|this attack');
  const said = cursor.sees('deal|deals|+|has|have') ? cursor.take('deal|deals|has|have') : undefined;
  if (said === undefined) return undefined;
  const verb = tokens.slice(cursor.at).some(({ text }) => /^(?:dmg|damage)$/.test(text)) ? 'deals' : 'has';
  return [...wordsLike(like, `the next attack by ${side} ${hits} the target ${verb}`), ...tokens.slice(cursor.at)];
}
nextBySide.begins = beginning('the|next');

/** `to enter range 2 takes 1dmg`, `that leaves it is Slowed`: the next time one does. */
function entered(tokens: readonly Token[], cursor: Cursor, named: string): Token[] | undefined {
  const like = tokens[cursor.at] as Token;
  if (!cursor.take('to enter|leave') && !cursor.take('that|who enters|leaves')) return undefined;
  const verb = /^enter/.test(cursor.before?.text ?? '') ? 'enters' : 'leaves';
  return nextOne(tokens, cursor, named, verb, like);
}

/** `that ends its turn adjacent to you is Stunned`: the next time one does. */
function turned(tokens: readonly Token[], cursor: Cursor, named: string): Token[] | undefined {
  const like = tokens[cursor.at] as Token;
  const verb = cursor.take('to end|start') || cursor.take('that|who ends|starts') ? cursor.before?.text : undefined;
  if (verb === undefined || !cursor.take('its|their turn')) return undefined;
  return nextOne(tokens, cursor, named, `${verb.replace(/s?$/, 's')} its turn`, like);
}

/** The next time one does such a thing somewhere, and what becomes of whoever did. */
function nextOne(
  tokens: readonly Token[],
  { at }: Cursor,
  named: string,
  deed: string,
  like: Token,
): Token[] | undefined {
  const does = tokens.findIndex(({ text }, n) => n > at && /^(?:is|takes|gains|gets|loses|becomes|heals)$/.test(text));
  const where = tokens.slice(at, does);
  if (does < 0 || where.length === 0 || where.some(({ text }) => text === ',' || text === 'and')) return undefined;
  const one = named === 'unit' ? 'a unit' : `an ${named}`;
  return [
    ...wordsLike(like, `the next time ${one} ${deed}`),
    ...where,
    ...wordsLike(like, ', they'),
    ...ofMany(tokens.slice(does)),
  ];
}

/** What is done with damage, said of it. */
const lessened: readonly (readonly [pattern: string, instead: string])[] = [
  ['is|are reduced|lowered|decreased by', 'reduce it by'],
  ['is|are halved', 'halve it'],
  ['is|are negated|ignored|prevented|cancelled|canceled', 'prevent it'],
  ['is|are reduced to 0|zero|nothing', 'prevent it'],
];

/** `The next damage you take is reduced by 2`, `ignore the next damage you take`: when somebody would take it. */
export function nextHarm(tokens: readonly Token[], context: Context): readonly Token[] | undefined {
  const from = tokens.findLastIndex(({ text }, at) => at < tokens.length - 1 && (text === ',' || text === ':')) + 1;
  for (const at of from > 0 ? [0, from] : [0]) {
    const read = harmAt(tokens, at);
    if (read !== undefined) return at === 0 ? spent(read, context) : [...tokens.slice(0, at), ...read];
  }
  return undefined;
}

/** In the text of a token or condition, which is spent by it: when one would take it. */
function spent(said: Token[], { slot, self }: Context): Token[] {
  const [like] = said;
  const own = self !== undefined && (slot === 'token' || slot === 'condition');
  if (!own || like?.text !== 'the' || said[1]?.text !== 'next' || said[3]?.text !== 'you') return said;
  return [...wordsLike(like, 'when'), ...withoutLoss(said).slice(3), ...wordsLike(like, ', then lose this')];
}

/** `Reduce the next damage you take by 1, then lose this`: it is spent by that once, said or not. */
function withoutLoss(said: readonly Token[]): readonly Token[] {
  for (let at = 4; at < said.length; at++) {
    const cursor = new Cursor(said, at, said.length);
    if (cursor.takeAny(...lost) && cursor.done) return said.slice(0, at);
  }
  return said;
}

const lost = [
  ',|and? and|then? then? lose|remove|discard|clear this|it',
  ',|and? and|then? then? this|it is lost|removed|discarded|cleared',
] as const;

function harmAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  const like = tokens[at] as Token;
  const verb = cursor.take('reduce|halve|ignore|prevent|negate|cancel') ? like.text : undefined;
  if (!cursor.take('the? next')) return undefined;
  if (verb === undefined && cursor.take('time')) return takenThen(tokens, cursor, at);
  cursor.take('instance of');
  if (!cursor.take('damage|hit')) return undefined;
  const who = cursor.at;
  // "The next damage you'd take".
  const short = cursor.sees("you'd|they'd") ? wordLike(like, cursor.peek()?.text.slice(0, -2) ?? '') : undefined;
  if (short !== undefined) cursor.at += 1;
  const of = short !== undefined || cursor.take('you|they|it|target') || cursor.take('the|that target|ally|enemy|unit');
  const whom = short === undefined ? tokens.slice(who, cursor.at) : [short];
  if (of) cursor.take('would');
  const dealt = !of && cursor.take('dealt to');
  const given = cursor.at;
  const known = dealt && (cursor.take('you|them|it|target') || cursor.take('the|that target|ally|enemy|unit'));
  if (!(of ? cursor.take('take|takes|receive|receives') : known)) return undefined;
  const named = of
    ? whom
    : tokens.slice(given, cursor.at).map((one) => (one.text === 'them' ? wordLike(one, 'they') : one));
  const when = [...wordsLike(like, 'the next time'), ...named, ...wordsLike(like, 'would take damage ,')];
  if (verb !== undefined) {
    const does =
      verb === 'reduce' ? wordsLike(like, 'reduce it') : wordsLike(like, verb === 'halve' ? 'halve it' : 'prevent it');
    return (verb === 'reduce' ? cursor.sees('by') : cursor.done)
      ? [...when, ...does, ...tokens.slice(cursor.at)]
      : undefined;
  }
  const found = lessened.find(([pattern]) => cursor.take(pattern));
  if (found !== undefined) return [...when, ...wordsLike(like, found[1]), ...tokens.slice(cursor.at)];
  return cursor.take('is|are increased by #') && cursor.done
    ? untilHarmed(tokens, at, named, cursor.at - 1)
    : undefined;
}

/** "Is increased by 1", "take +1 damage": until it has come. */
function untilHarmed(tokens: readonly Token[], at: number, named: readonly Token[], number: number): Token[] {
  const like = tokens[at] as Token;
  const plus: Token = { ...wordLike(like, '+'), kind: 'sign' };
  const more = [plus, tokens[number] as Token, wordLike(like, 'damage')];
  const takes = wordLike(like, named.at(-1)?.text === 'you' || named.at(-1)?.text === 'they' ? 'take' : 'takes');
  const again = named.length > 1 || named[0]?.text === 'target' ? 'they' : (named[0]?.text ?? '');
  return [...named, takes, ...more, ...wordsLike(like, `until ${again} take damage`)];
}

/** `The next time you take damage, reduce it by 2`: what is reduced has not come yet. */
function takenThen(tokens: readonly Token[], cursor: Cursor, at: number): Token[] | undefined {
  cursor.take('that');
  const who = cursor.at;
  if (!cursor.take('you|they|it|target') && !cursor.take('the|that target|ally|enemy|unit')) return undefined;
  const named = tokens.slice(who, cursor.at);
  if (!cursor.takeAny('would? take|takes|receive|receives any? damage|dmg', 'is|are damaged', 'would be damaged'))
    return undefined;
  const moment = cursor.at;
  const ends = cursor.try(() =>
    cursor.takeAny('before the? start|beginning|end of your next turn', 'before your next turn')
      ? cursor.at
      : undefined,
  );
  const late = tokens.slice(moment, ends ?? moment);
  cursor.take(',');
  const { at: does } = cursor;
  if (cursor.take('you|they? take|receive + # damage|dmg') && cursor.done)
    return untilHarmed(tokens, at, named, cursor.at - 2);
  const isNone = cursor.takeAny("you|they|it don't|doesn't", 'you|they|it take|takes none|nothing') && cursor.done;
  const isLess =
    isNone ||
    cursor.take('reduce|halve|prevent|ignore|negate it|that|the') ||
    cursor.take('it|that is reduced|halved|prevented|ignored|negated') ||
    (cursor.take('you|they? take # less') && cursor.take('damage|dmg?')) ||
    cursor.take('you|they? take half|no damage');
  if (!isLess) return undefined;
  const like = tokens[at] as Token;
  // "Before the start of your next turn": until then it may come.
  const until = late.length > 0 ? [wordLike(like, 'until'), ...late.slice(1), wordLike(like, ',')] : [];
  const when = [...until, ...wordsLike(like, 'the next time'), ...named, ...wordsLike(like, 'would take damage ,')];
  return [...when, ...(isNone ? wordsLike(like, 'prevent it') : tokens.slice(does))];
}

/** `Target ally's next attack deals +2dmg`, `an enemy in range 3's attacks have +1def`: whoever is chosen stands before what is theirs. */
export function theirs(tokens: readonly Token[]): Token[] | undefined {
  const whose = tokens.findIndex(({ text }) => /^(?:ally|enemy|unit|hero|target)'s$/.test(text));
  const at = whose > 0 ? whose : tokens.findIndex(({ text }) => text === "'s");
  const like = tokens[at];
  if (at < 1 || like === undefined) return undefined;
  const from = tokens.slice(0, at).findLastIndex(({ text }) => text === ',' || text === ':') + 1;
  const head = new Cursor(tokens, from, at + 1);
  if (!head.take('a|an|one|another|target|adjacent|any|nearest|closest') && !head.take('the nearest|closest'))
    return undefined;
  const named = whose > 0 ? wordsLike(like, like.text.slice(0, -2)) : [];
  const behind = tokens.slice(at + 1);
  if (behind.length < 2) return undefined;
  return [...tokens.slice(0, at), ...named, ...wordsLike(like, ', their'), ...behind];
}
theirs.needs = oneOf("ally's enemy's unit's hero's target's 's");

/** `Adjacent allies' attacks have +1 crit`: the attacks of those. */
export function ofTheirs(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ kind, text }) => kind === 'odd' && /['’]/.test(text));
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const plural = /^(?:allies|enemies|units|summons|heroes)$/.test(tokens[at - 1]?.text ?? '');
  if (at < 1 || !plural || !cursor.take('default? attacks|abilities')) return undefined;
  const like = tokens[at] as Token;
  if (tokens.slice(0, at).some(({ text }) => text === ',' || text === ':')) return undefined;
  return [...tokens.slice(at + 1, cursor.at), wordLike(like, 'of'), ...tokens.slice(0, at), ...tokens.slice(cursor.at)];
}
ofTheirs.needs = oneOf('attacks abilities');

/** `On their next turn the target must attack you`: a duty until the end of that turn, outside of which none is asked for. */
export function onNextTurn(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('on|during their|its next turn') || !tokens.some(({ text }) => text === 'must')) return undefined;
  const whose = tokens[cursor.at - 3] as Token;
  cursor.take(',');
  const until = ['until', 'the', 'end', 'of', whose.text, 'next', 'turn', ','].map((text) => wordLike(whose, text));
  return [...until, ...tokens.slice(cursor.at)];
}
onNextTurn.begins = beginning('on|during');
onNextTurn.needs = oneOf('must');
