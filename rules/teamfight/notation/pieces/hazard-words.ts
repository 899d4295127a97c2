import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { notationWords } from '../words/notation-words.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** Whoever is on it, by whatever name. */
const whoever = ['any|each|every|all|the|a? unit|units|hero|heroes', 'whoever|anyone|anybody|everyone|everybody'];

const there = ['is|are|stands|stand|standing? on|in|inside this|it|here', 'here|there', 'is|are? on|in the hazard'];

/** Of one, what is said of several. */
const ofOne: Readonly<Record<string, string>> = {
  take: 'takes',
  gain: 'gains',
  get: 'gains',
  gets: 'gains',
  lose: 'loses',
  suffer: 'takes',
  suffers: 'takes',
  heal: 'heals',
  die: 'dies',
  become: 'becomes',
  are: 'is',
  have: 'has',
  move: 'moves',
  discard: 'loses',
  discards: 'loses',
};

/** What is done, where nobody is said who does it. */
const begins = /^(?:takes?|gains?|gets?|loses?|suffers?|dies?|becomes?|is|has|discards?)$/;

/** `Die`, `lose 1 health`, `units on it take 1dmg`, `is Slowed`, as a hazard may be told: of "the unit", which is whoever is on it. */
export function ofTheUnit(said: readonly Token[], context: Context): readonly Token[] {
  return toTheUnit(behindLabel(withoutRoll(said), context), context);
}

/** `Undefendable 1dmg`, `1dmg (undefendable)`: nobody rolls for a hazard. */
function withoutRoll(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === 'undefendable');
  const next = tokens[at + 1]?.text;
  if (at < 0 || (at > 0 && !/^[(,]$/.test(tokens[at - 1]?.text ?? ''))) return tokens;
  if (at === 0) return tokens.slice(next === ',' ? 2 : 1);
  if (tokens[at - 1]?.text === '(' && next !== ')') return tokens;
  return [...tokens.slice(0, at - 1), ...tokens.slice(next === ')' ? at + 2 : at + 1)];
}

/** `Poison: 1dmg`: a label before damage, of one word that says nothing of the rules. */
function behindLabel(tokens: readonly Token[], { words }: Context): readonly Token[] {
  const cursor = new Cursor(tokens, 1, tokens.length);
  const named = wordAt(words, tokens, 0, 1, ['condition', 'token', 'counter', 'summon', 'hero', 'marker', 'terrain']);
  const isLabel = tokens[0]?.kind === 'word' && !notationWords.has(tokens[0].text) && named === undefined;
  return isLabel && cursor.take(':') && cursor.sees('# dmg|damage') ? tokens.slice(cursor.at) : tokens;
}

function toTheUnit(tokens: readonly Token[], context: Context): readonly Token[] {
  const [like] = tokens;
  if (like === undefined) return tokens;
  const said = (from: number, words: string): Token[] => [
    ...wordsLike(tokens[0] as Token, words),
    ...tokens.slice(from),
  ];
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (
    cursor.takeAny('instant|certain? death', 'deadly', 'instantly? kills|kill it|them|units|whoever?') &&
    isOver(cursor)
  )
    return said(cursor.at, 'the unit dies');
  cursor.at = 0;
  if (cursor.take('this|it deals|does|causes') && cursor.sees('# dmg|damage')) return tokens.slice(cursor.at);
  cursor.at = 0;
  if (cursor.takeAny('deals|does|causes') && cursor.sees('# dmg|damage')) return tokens.slice(cursor.at);
  cursor.at = 0;
  if (cursor.sees('+|- # speed')) return said(0, 'the unit has');
  const named = cursor.takeAny(...whoever);
  // "Heroes here" are not all who may be on it.
  if (named && /^hero/.test(cursor.before?.text ?? '')) return tokens;
  if (named && !cursor.takeAny(...there))
    cursor.try(() => (cursor.take('on|in') && pieceNamed(cursor, context)) || undefined);
  const does = cursor.peek()?.text ?? '';
  if (!begins.test(does) || (!named && isCounted(cursor))) return tokens;
  return said(cursor.at + 1, `the unit ${ofOne[does] ?? does}`);
}

const isOver = (cursor: Cursor): boolean => cursor.done || cursor.sees('.|,|;');

/** `Gain +1 speed`: nothing that is had. */
const isCounted = (cursor: Cursor): boolean => cursor.sees('gain|gains|get|gets +|-');

/** `Hazard (2dmg)`, `hazardous: 1 damage`, `this is a hazard that deals 2dmg`: `Hazard: 2dmg`. */
export function calledHazard(tokens: readonly Token[]): readonly Token[] {
  const [like] = tokens;
  if (like === undefined) return tokens;
  const hazard = wordsLike(like, 'hazard :');
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.take('hazard (') && tokens.at(-1)?.text === ')' && cursor.sees('#'))
    return [...hazard, ...tokens.slice(cursor.at, -1)];
  cursor.at = 0;
  if (cursor.takeAny('hazardous :', 'hazardous terrain|ground :', 'hazard terrain|ground|space :'))
    return [...hazard, ...tokens.slice(cursor.at)];
  cursor.at = 0;
  cursor.takeAny('this|it is', 'acts|counts as');
  const isHazard = cursor.takeAny('a|an? hazard that|which? deals|does|dealing|of|with');
  if (isHazard && cursor.before?.text !== 'hazard' && cursor.sees('#')) return [...hazard, ...tokens.slice(cursor.at)];
  cursor.at = 0;
  cursor.takeAny('this|it is');
  const { at } = cursor;
  return cursor.take('a? # dmg|damage hazard') && cursor.done
    ? [...hazard, ...tokens.slice(tokens[at]?.text === 'a' ? at + 1 : at, -1)]
    : tokens;
}
