import type { Condition, Node } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { aim, onto } from '../nouns/object.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { isForNumber } from '../words/two-dice.ts';
import { coins } from './choice.ts';
import type { Desk } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** What a die may show, both numbers included. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** `5+`, `4 or more`, `1-2`, `3`: numbers of a die. */
export function band(cursor: Cursor): Band | undefined {
  return cursor.try((): Band | undefined => {
    // "1 - 1dmg" is what 1 brings.
    const isHarm = cursor.sees('# - # dmg|damage|def|crit');
    if (!(isHarm ? cursor.take('#') : cursor.takeAny('# - #', '# to #', '# or #', '#'))) return undefined;
    const [from = 0, to = from] = cursor.numbers;
    const joined = cursor.tokens[cursor.at - 2]?.text === 'or';
    const one = from === to && !joined;
    if (one && cursor.takeAny('+', 'or more|higher|better|above')) return inside({ from, to: 6 });
    if (one && cursor.take('or less|lower|below|fewer')) return inside({ from: 1, to: from });
    return joined && to !== from + 1 ? undefined : inside({ from, to });
  });
}

const inside = ({ from, to }: Band): Band | undefined =>
  from >= 1 && to <= 6 && from <= to ? { from, to } : undefined;

/** `heads`, `tails`: as a number of the coin. */
function side(cursor: Cursor): Band | undefined {
  if (!cursor.take('heads|tails')) return undefined;
  const number = cursor.before?.text === 'heads' ? 2 : 1;
  return { from: number, to: number };
}

const onward = 'and deal|heal|move|fly|teleport|dash|push|pull|gain';

/** `roll a d6`, `roll 1d3`: one die, and how many sides it has. */
const sidesSaid = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    if (!cursor.take('roll 1|a|one? d #')) return undefined;
    const [sides = 0] = cursor.numbers;
    return sides > 2 && sides <= 20 ? sides : undefined;
  });

const keeps = ['take|keep|use the', 'taking|keeping|using the'] as const;
const kept: Readonly<Record<string, 'higher' | 'lower' | 'sum'>> = {
  higher: 'higher',
  highest: 'higher',
  better: 'higher',
  best: 'higher',
  lower: 'lower',
  lowest: 'lower',
  worse: 'lower',
  worst: 'lower',
  sum: 'sum',
  total: 'sum',
};
const oneOfDice = Object.keys(kept).join('|');

/** `roll 2 dice and take the higher`, `roll two dice, use the sum`: dice of which one number comes. */
export function severalDice(cursor: Cursor): NonNullable<Extract<Node, { node: 'roll' }>['dice']> | undefined {
  return cursor.try(() => {
    if (!cursor.take('roll # dice')) return undefined;
    const [count = 0] = cursor.numbers;
    cursor.takeAny(', and|then', 'and|then', ',');
    if (count < 2 || count > 4 || !cursor.takeAny(...keeps) || !cursor.take(oneOfDice)) return undefined;
    const as = kept[cursor.before?.text ?? ''];
    if (as === 'sum') cursor.takeAny('of both', 'of them', 'of the two|three|# dice?');
    else cursor.takeAny('one|die|dice|number|roll|result');
    // Of more than two the middle one is neither.
    const two = /^(?:higher|lower|better|worse)$/.test(cursor.tokens.find(({ text }) => kept[text])?.text ?? '');
    // Dice of which nothing comes could be those of an attack.
    if (as === undefined || (two && count > 2) || !isForNumber(cursor)) return undefined;
    return { count, as };
  });
}

/** `roll a die`, `roll`, `roll for each enemy in range 3`, and what it brings is said behind it. */
export function dieRolled(asked: Asked): Effect | undefined {
  const { cursor, clause, subject } = asked;
  // "An ally clears Slow, and roll": whoever says so rolls, as "rolls" would say it of the ally.
  const own = subject === 'target' && cursor.sees('roll') && /^(?:and|then|,)$/.test(cursor.before?.text ?? '');
  if (subject !== undefined && subject !== 'you' && !own) return undefined;
  const coin = cursor.takeAny(...coins);
  const sided = coin ? undefined : sidesSaid(cursor);
  const several = coin || sided !== undefined ? undefined : severalDice(cursor);
  const said = coin || sided !== undefined || several !== undefined || cursor.take('roll a|one|1 die|dice');
  if (!said && !(cursor.take('roll') && (cursor.done || cursor.sees('for each|every')))) return undefined;
  const rolled: Node = {
    clause,
    node: 'roll',
    sides: coin ? 2 : (sided ?? 6),
    ...(several && { dice: several }),
    bands: [],
  };
  if (cursor.sees('for each|every')) {
    cursor.take('for');
    const whom = aim(asked);
    return whom?.ref === 'each' && whom.head !== undefined ? onto(whom, [rolled]) : undefined;
  }
  const goesOn =
    cursor.sees(`${onward} it|them? that|half`) ||
    cursor.sees(`${onward} the target that`) ||
    cursor.sees(`${onward} up to that`);
  if (!goesOn && cursor.sees('for|per|and|with|again|:|--|-')) return undefined;
  return { nodes: [rolled], own: true };
}
dieRolled.begins = beginning('flip|toss|roll');

const rolling = beginning('on|with');

/** `On a 5+`, `on a roll of 1-2`: what the die that was rolled before it shows. */
export function onNumber(cursor: Cursor): Condition | undefined {
  if (cursor.misses(rolling)) return undefined;
  return cursor.try((): Condition | undefined => {
    const heads = cursor.sees('on heads|tails') && cursor.take('on') ? side(cursor) : undefined;
    if (heads !== undefined) return { is: 'rolled', ...heads };
    if (!cursor.takeAny('on|with a|an? roll|result of? a?', 'on|with a|an?')) return undefined;
    const found = shown(cursor);
    cursor.take('roll');
    return found;
  });
}

/** `you roll a 5+`, `the result is 4 or more`, behind "if". */
export function ifNumber(cursor: Cursor): Condition | undefined {
  return cursor.try((): Condition | undefined => {
    const { at } = cursor;
    cursor.takeAny('it is', 'it lands on', 'you flip|get|toss', 'the? coin|flip|toss is|shows');
    const heads = side(cursor);
    if (heads !== undefined) return { is: 'rolled', ...heads };
    cursor.at = at;
    if (!cursor.takeAny('you roll|rolled', 'it is?', 'the? roll|result|die is|shows|was')) return undefined;
    cursor.take('a|an');
    return shown(cursor);
  });
}

function shown(cursor: Cursor): Condition | undefined {
  // "It is an odd round" asks for no roll.
  if (!cursor.sees('even|odd round|rounds') && cursor.take('even|odd')) {
    const odd = cursor.before?.text === 'odd' ? 1 : 2;
    cursor.take('roll|number|result');
    return { is: 'any', of: [0, 2, 4].map((n) => ({ is: 'rolled' as const, from: n + odd, to: n + odd })) };
  }
  const found = band(cursor);
  return found && { is: 'rolled', ...found };
}

/** Where `1-2: heal 1` begins behind its numbers. */
export const behindBand = ({ tokens }: Desk, { from, to }: Sentence): (Band & { readonly at: number }) | undefined =>
  bandAt(tokens, from, to);

/** `1-2: heal 1`, `2 - heal 1`, `4+ Stun`, `6 3dmg`: numbers of a die, and where what they bring begins. */
export function bandAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  isSure = false,
): (Band & { readonly at: number }) | undefined {
  const cursor = new Cursor(tokens, from, to);
  const on = cursor.takeAny('on a|an? roll of', 'on a|an?');
  const found = side(cursor) ?? band(cursor);
  if (found === undefined) return undefined;
  const named = called(cursor);
  if (named === 'nothing') return { ...found, at: cursor.at };
  // "1-Slow", "2 - heal 1".
  if (named === undefined && cursor.take('-') && !cursor.done) return { ...found, at: cursor.at };
  // "1-2, take 1dmg"; "5, 6" would be two numbers.
  if (
    named === undefined &&
    cursor.sees(',') &&
    (!cursor.sees(', #') || cursor.sees(', # dmg|damage')) &&
    cursor.take(',')
  )
    return cursor.done ? undefined : { ...found, at: cursor.at };
  if (cursor.take(':')) return cursor.done ? undefined : { ...found, at: cursor.at };
  // "2 dmg" alone is no number of a die.
  const before = cursor.before?.text ?? '';
  const isBare =
    isSure ||
    (!on && (found.from < found.to || /^(?:\+|heads|tails)$/.test(before) || cursor.peek()?.kind === 'number'));
  return isBare && !cursor.done && !cursor.sees(ofNumber) ? { ...found, at: cursor.at } : undefined;
}

/** What has a number before it, and is brought by none. */
const ofNumber = 'dmg|damage|,|or|to|and|health|hp|times|spaces|space|def|crit|speed|more|less|-';

/** Words of the longest name of what a number brings. */
const longestName = 4;

/** `- Balm`, before the colon of what it brings; `- Nothing` says all. */
function called(cursor: Cursor): 'named' | 'nothing' | undefined {
  return cursor.try(() => {
    if (!cursor.take('-|.|)')) return undefined;
    if (cursor.sees('nothing') && cursor.peek(1) === undefined) return 'nothing';
    const colon = cursor.tokens.findIndex(({ text }, at) => at >= cursor.at && at < cursor.end && text === ':');
    const words = cursor.tokens.slice(cursor.at, colon);
    if (colon < 0 || words.length === 0 || words.length > longestName || words.some(({ kind }) => kind !== 'word'))
      return undefined;
    cursor.at = colon;
    return 'named';
  });
}

/** Sentences that begin with the numbers of a die, each with those that go on with it, where they are nothing else. */
export function bandsOf(desk: Desk, sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    if (behindBand(desk, sentence) !== undefined) groups.push([sentence]);
    else if (groups.length === 0) return [];
    else groups.at(-1)?.push(sentence);
  }
  return groups.length > 1 ? groups : [];
}

/** How many sentences behind a die that is rolled say what its numbers bring. */
export function bandsBehind(desk: Desk, sentences: readonly Sentence[], index: number): number {
  const { tokens } = desk;
  const sentence = sentences[index];
  if (sentence === undefined || sentence.bullet) return 0;
  const last = sentence.to - (tokens[sentence.to - 1]?.text === '--' ? 2 : 1);
  const end = tokens
    .slice(Math.max(0, last - 3), last + 1)
    .map(({ text }) => text)
    .join(' ');
  // "You may lose a Coin to roll": each number is asked by itself, as the die is rolled only where one does.
  if (!/(?:die|dice|d6|d 6|roll|coin)$|\broll for (?:the target|it)$/.test(end) || /\bto roll(?: a die)?$/.test(end))
    return 0;
  let to = index + 1;
  let bands = 0;
  for (; to < sentences.length; to++) {
    const next = sentences[to] as Sentence;
    if (behindBand(desk, next) !== undefined) bands += 1;
    // What stands behind it in a line of its own is of that number.
    else if (bands === 0 || next.first || next.bullet || next.line === sentence.line) break;
  }
  return bands > 1 ? to - index - 1 : 0;
}
