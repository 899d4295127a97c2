import type { Context } from '../context.ts';
import { explodesWhen } from '../sentences/while-adjacent.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { notationWords } from '../words/notation-words.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { namesInTexts, wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** The text of a piece or of ground. */
const isOfPlace = ({ slot }: Context): boolean => slot === 'terrain' || slot === 'marker';

/** The text of ground that no card lists: "you" is whoever is there. */
const isNobodys = ({ slot, self }: Context): boolean => slot === 'terrain' && self?.owners.length === 0;

const here = ['on|in|inside this|it|here', 'on|in this space|terrain|ground|area', 'here|inside'];

/** `While you are here`, `while on this`, `if you stand in it`. */
const whileHere = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (cursor.takeAny('if you are|stand', 'if they are|stand') && cursor.takeAny(...here)) return true;
    if (!cursor.takeAny('while|when|if you are|stand', 'while|when|if standing?', 'as long as you are|stand'))
      return undefined;
    cursor.take('standing');
    return cursor.takeAny(...here) ? true : undefined;
  }) ?? false;

/** `While you are here, you have +1def`, `+1 speed while on this`, `you cannot use Ultimates here`: what each unit that is there has. */
export function ofWhoIsHere(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || !isNobodys(context)) return undefined;
  const rest = withoutHere(tokens);
  const first = rest?.[0];
  if (rest === undefined || first === undefined) return undefined;
  const units = wordsLike(like, 'units here');
  const cursor = new Cursor(rest, 0, rest.length);
  if (cursor.take('units|heroes|summons')) return [...rest.slice(0, 1), wordLike(first, 'here'), ...rest.slice(1)];
  if (cursor.take('you lose invisible|invisibility')) return [...units, ...wordsLike(like, 'cannot be invisible')];
  if (cursor.take('you')) {
    if (cursor.take('gain|get') && cursor.sees('+|-')) return [...units, wordLike(like, 'have'), ...rest.slice(2)];
    cursor.at = 1;
    return cursor.sees("have|are|cannot|can't|deal|take|ignore|may|can") ? [...units, ...rest.slice(1)] : undefined;
  }
  if (cursor.sees("cannot|can't")) return [...units, ...rest];
  if (cursor.take('gain') && cursor.sees('+|-')) return [...units, wordLike(like, 'have'), ...rest.slice(1)];
  cursor.at = 0;
  return cursor.sees('+|- #') ? [...units, wordLike(like, 'have'), ...rest] : undefined;
}
ofWhoIsHere.needs = oneOf('here this it inside');

/** `At the start of your turn, if you are here, take 1dmg`, `ending your turn here heals you 1`: when a unit does. */
export function turnHere(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isNobodys(context)) return undefined;
  const comes = (does: string, it: string): Token[] => [
    ...wordsLike(like, `when a unit ${does} its turn here ,${it}`),
    ...tokens.slice(cursor.at),
  ];
  if (cursor.take('at the? start|beginning|end of your|their|its turn')) {
    const does = tokens.slice(0, cursor.at).some(({ text }) => text === 'end') ? 'ends' : 'starts';
    cursor.take(',');
    return (whileHere(cursor) || cursor.take('here')) && cursor.take(',') ? comes(does, '') : undefined;
  }
  if (!cursor.take('ending|starting|beginning your|a|their|its turn here')) return undefined;
  const does = like.text === 'ending' ? 'ends' : 'starts';
  if (cursor.take('heals') && (cursor.take('you|them|it|units') || cursor.sees('#'))) return comes(does, ' it heals');
  if (cursor.take('deals|does|causes') && cursor.sees('# dmg|damage')) return comes(does, ' it takes');
  return cursor.take('gives|grants') && (cursor.take('you|them|it') || true) ? comes(does, ' it gains') : undefined;
}
turnHere.needs = oneOf('turn');

/** What is said of whoever is there, without the words that say so. */
function withoutHere(tokens: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (whileHere(cursor)) {
    cursor.take(',');
    return tokens.slice(cursor.at);
  }
  for (let at = 1; at < tokens.length; at++) {
    cursor.at = at;
    if (
      (whileHere(cursor) || (/^(?:you|units|heroes|summons)$/.test(tokens[0]?.text ?? '') && cursor.take('here'))) &&
      cursor.done
    )
      return tokens.slice(0, at);
  }
  return undefined;
}

/** `Units here gain +1 speed`: as long as they are there. */
export function gainsThere(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isOfPlace(context)) return undefined;
  const gains = tokens.findIndex(({ text }, at) => /^gains?$/.test(text) && /^[+-]$/.test(tokens[at + 1]?.text ?? ''));
  const like = tokens[gains];
  const place = tokens[gains - 1]?.text ?? '';
  if (like === undefined || !/^(?:here|this|it|range|#|\d+)$/.test(place)) return undefined;
  // "When a unit enters this, it gains +1 speed" is for longer than that.
  if (tokens.slice(0, gains).some(({ text }) => /^(?:when|whenever|if|that|who|enters?|,)$/.test(text)))
    return undefined;
  return [...tokens.slice(0, gains), wordLike(like, 'have'), ...tokens.slice(gains + 1)];
}
gainsThere.needs = oneOf('gain gains');

/** `Units here lose Invisible`: as long as they are there they are not so. */
export function losesState(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!isOfPlace(context) || !cursor.take('units|enemies|heroes here')) return undefined;
  const like = cursor.before as Token;
  if (!cursor.takeAny('lose|loses invisible|invisibility', "aren't|not invisible", 'are not invisible') || !cursor.done)
    return undefined;
  return [...tokens.slice(0, 2), ...wordsLike(like, 'cannot be invisible')];
}
losesState.needs = oneOf('invisible invisibility');

/** `Units take 1 damage when they enter or start their turn here`: those who do. */
export function whenTheyCome(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!isOfPlace(context) || !cursor.take('each|any|all? units|heroes|summons|enemies|allies')) return undefined;
  const who = cursor.before as Token;
  const when = tokens.findIndex(
    ({ text }, at) =>
      text === 'when' && /^they$/.test(tokens[at + 1]?.text ?? '') && comes.test(tokens[at + 2]?.text ?? ''),
  );
  if (when < 0) return undefined;
  const occasion = [...tokens.slice(when + 2)];
  if (occasion.some(({ text }) => text === ',')) return undefined;
  return [who, wordLike(who, 'that'), ...occasion, ...tokens.slice(cursor.at, when)];
}
whenTheyCome.needs = oneOf('when');
const comes = /^(?:enter|leave|start|begin|end)$/;

/** `1dmg when entered`, `Slow when entered`: to whoever enters. */
export function whenEntered(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isOfPlace(context)) return undefined;
  const at = tokens.findIndex((_, n) =>
    new Cursor(tokens, n, tokens.length).sees('when|on|upon|if it|this|is? entered'),
  );
  const ends = new Cursor(tokens, Math.max(at, 0), tokens.length);
  const like = tokens[at];
  if (like === undefined || !ends.take('when|on|upon|if it|this? is? entered')) return undefined;
  ends.take('by|from a|an|any unit');
  const comes = wordsLike(like, 'when a unit enters this ,');
  if (at === 0) return ends.take(',|:') ? [...comes, ...itTakes(tokens.slice(ends.at))] : undefined;
  const before = tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at);
  return ends.done ? [...comes, ...itTakes(before)] : undefined;
}
whenEntered.needs = oneOf('entered');

const itTakes = (said: readonly Token[]): readonly Token[] => {
  const [like] = said;
  const harms = new Cursor(said, 0, said.length);
  return like && harms.sees('# dmg|damage') ? [...wordsLike(like, 'it takes'), ...said] : said;
};

/** `Gives cover`, `provides cover to units here`, of ground, and `provides cover to adjacent allies`: they have it there. */
export function givesCover(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isOfPlace(context)) return undefined;
  cursor.take('this|it');
  if (cursor.takeAny('gives|provides|grants cover to adjacent', 'gives|grants adjacent')) {
    const of = cursor.at;
    const whom = cursor.take('units|allies|enemies|heroes') ? tokens.slice(of, cursor.at) : [];
    cursor.take('cover');
    return whom.length > 0 && cursor.done ? [...whom, ...wordsLike(like, 'adjacent to this have cover')] : undefined;
  }
  if (context.slot !== 'terrain') return undefined;
  // "Cover." alone.
  const bare = cursor.at === 0 && cursor.take('cover') && cursor.done;
  if (!bare && !cursor.takeAny('gives|provides|grants cover', 'gives|grants units cover')) return undefined;
  cursor.takeAny(
    'to? units on|in|inside it|this|here',
    'to? units here|inside',
    'to? whoever is here',
    'to those in|on it|this',
  );
  return cursor.done ? wordsLike(like, 'units here have cover') : undefined;
}
givesCover.needs = oneOf('cover');

/** `Attacks made from here deal +1 damage`, `abilities used from here have +1 range`: those of whoever is there. */
export function fromHere(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (slot !== 'terrain') return undefined;
  cursor.take('your');
  if (!cursor.take('attacks|abilities')) return undefined;
  const what = cursor.before as Token;
  cursor.take('made|used');
  if (!cursor.takeAny('from|in|on this|it|here', 'from this space|terrain|ground', 'from here')) return undefined;
  return [what, ...wordsLike(what, 'of units here'), ...tokens.slice(cursor.at)];
}
fromHere.needs = oneOf('attacks abilities');

/** `Units that stand here when the round ends take 2dmg`: at that moment. */
export function whenItEnds(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isOfPlace(context) || !cursor.take('units|heroes|summons|enemies|allies'))
    return undefined;
  const who = cursor.before as Token;
  if (!cursor.takeAny('that are|stand here|inside', 'that are|stand on|in this|it', 'here')) return undefined;
  if (!cursor.takeAny('when the|a round ends', 'at the end of the|each|every round')) return undefined;
  return [...wordsLike(like, 'at the end of each round ,'), who, wordLike(like, 'here'), ...tokens.slice(cursor.at)];
}
whenItEnds.needs = oneOf('round');

/** `Moving out of this costs 2 movement`, `only heroes can enter this`: as leaving it, and as whom it keeps out. */
export function goesOut(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !isOfPlace(context)) return undefined;
  if (cursor.takeAny('moving|stepping|walking out? of|off'))
    return [wordLike(like, 'leaving'), ...tokens.slice(cursor.at)];
  if (cursor.takeAny('moving|stepping|walking into|onto'))
    return [wordLike(like, 'entering'), ...tokens.slice(cursor.at)];
  return cursor.take('only heroes can|may enter')
    ? [...wordsLike(like, 'summons cannot enter'), ...tokens.slice(cursor.at)]
    : undefined;
}
goesOut.begins = beginning('moving|stepping|walking|only');

/** `Slippery: units pushed here take 1dmg`: a name for what stands behind it, which is none of the words that say when or for whom. */
export function behindLabel(tokens: readonly Token[], context: Context): readonly Token[] | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (!isOfPlace(context) || colon < 1 || colon > 2 || colon > tokens.length - 4) return undefined;
  const isLabel = tokens
    .slice(0, colon)
    .every(
      ({ kind, text }, at) =>
        kind === 'word' &&
        !notationWords.has(text) &&
        !limits.test(text) &&
        wordAt(context.words, tokens, at, colon, anything) === undefined,
    );
  return isLabel && subject.test(tokens[colon + 1]?.text ?? '') ? tokens.slice(colon + 1) : undefined;
}
behindLabel.needs = oneOf(':');

const limits =
  /^(?:optional|optionally|variant|alternatively|note|night|day|later|instead|otherwise|sometimes|blue|red|hidden)$/;
const subject = /^(?:units?|heroes|summons|when|whenever|at|each|every|any|a|whoever|while)$/;
const anything = [...namesInTexts, 'passive'] as const;

/** What is plainly said of ground and of who is on it. */
export const saidOfGround: readonly Rewording[] = [
  whenEntered,
  turnHere,
  ofWhoIsHere,
  gainsThere,
  losesState,
  whenTheyCome,
  whenItEnds,
  goesOut,
  givesCover,
  explodesWhen,
  fromHere,
  behindLabel,
];
