import type { Flag, Node, Ref, Until, UntilEvent } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Run } from '../phrases/run.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import type { Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import type { Held } from './desk.ts';

/**
 * `Paralyzed and immune to damage until ...`, `gain Armor and +1 speed until ...`, `gain Armor, Flying and Invisible until ...`: the end is of what was
 * given in that row before it, too, where that has none of its own. `start` is where the last thing begins; with `all` it is
 * one of that kind itself, whose end takes the place of their own.
 */
export function endsToo(
  { tokens }: Cursor,
  start: number,
  run: Run,
  of: Ref,
  until: Until | UntilEvent,
  all = false,
): void {
  const { into, context, out } = run;
  const isImmune = tokens[start]?.text === 'immune';
  const given = trailing(into, of).filter((n) => !isKept(into[n], context));
  const lasting = given.filter((n) => isImmune || all || isEndless(into[n], context));
  const [last] = lasting;
  const joint = tokens[start - 1]?.text;
  if (last === undefined || last !== given[0] || !/^(?:and|,)$/.test(joint ?? '')) return;
  const row = inRow(tokens, start, run.from);
  if (row === 0 && !isImmune) {
    // "Gain Armor, and +1 speed until ...", "gain Armor, Invisible until ...": Armor for good, or so long.
    if (isEndless(into[last], context) && into[last]?.node === 'give') out.fault = { at: start, governs: true };
    return;
  }
  for (const n of isImmune ? [last] : lasting.slice(0, row)) {
    // "Gain Armor and deal +1 damage until you attack or ...": what is given ends with a moment alone.
    if (until.moment === 'event') out.fault = { at: start, governs: true };
    else into[n] = { ...(into[n] as Gift), until };
  }
}

type Gift = Extract<Node, { node: 'give' | 'overshield' }>;

const isGift = (node: Node | undefined): node is Gift => node?.node === 'give' || node?.node === 'overshield';

/** Where what was given to somebody last stands among the nodes, the last one first; up to what ends already, and Coins are kept anyway. */
function trailing(into: readonly Node[], to: Ref): number[] {
  const found: number[] = [];
  for (let n = into.length - 1; n >= 0; n--) {
    const node = into[n];
    if (!isGift(node) || node.to !== to || node.until) break;
    found.push(n);
  }
  return found;
}

/** `Gain a Coin and Armor until ...`: Coins stay. */
export const isKept = (node: Node | undefined, { words }: Context): boolean =>
  node?.node === 'give' && wordOf(words, node.token, 'counter') !== undefined;

/** A condition without an end of its own, and overshield. */
export function isEndless(node: Node | undefined, context: Context): boolean {
  if (node?.node !== 'give') return node?.node === 'overshield';
  const word = context.words.all.find(({ kind, ref }) => kind === 'condition' && ref === node.token);
  return word !== undefined && !hasEnd(word, context);
}

/** How many things stand in one row before `and` and the last one: "Armor, Flying and Invisible" has two. 0 where they are none. */
function inRow(tokens: readonly Token[], start: number, from: number): number {
  if (tokens[start - 1]?.text !== 'and') return 0;
  const isParted = tokens[start - 2]?.text === ',';
  let count = 1;
  for (let at = start - (isParted ? 3 : 2); at >= from; at--) {
    const { text = '' } = tokens[at] ?? {};
    if (text === ',') count += 1;
    else if (verbs.test(text)) break;
  }
  return isParted && count < 2 ? 0 : count;
}

const verbs =
  /^(?:gains?|gets?|gives?|is|are|becomes?|receives?|has|have|heals?|takes?|push|pull|moves?|deals?|loses?|then|and|:|\.)$/;

/** `Gain Resistance and allies in range 2 have +1 speed until your next turn`: whether what was had just before, without an end, ends then, too. */
export function mayEndToo({ tokens }: Cursor, start: number, { into, from }: Run): boolean {
  const before = into.at(-1);
  if (before?.node !== 'lasting' || before.until.moment !== 'game-end') return false;
  const isJoined = /^(?:and|,)$/.test(tokens[start - 1]?.text ?? '');
  return isJoined && !tokens.slice(from, start).some(({ text }) => isForGood.test(text));
}
const isForGood = /^(?:game|permanently|forever|good)$/;

const flags: Readonly<Record<string, Flag>> = { invisible: 'invisible', armor: 'armor', flying: 'flying' };

/**
 * `You are Invisible and have +1 speed until you attack`: what was given just before is held until then, too. Undefined where nothing was; false where
 * it would stay.
 */
export function holdsToo({ tokens }: Cursor, start: number, { into, context }: Run, of: Ref): Held | false | undefined {
  const before = into.at(-1);
  if (before?.node !== 'give' || before.to !== of || before.until || tokens[start - 1]?.text !== 'and')
    return undefined;
  const word = context.words.all.find(({ kind, ref }) => kind === 'condition' && ref === before.token);
  if (word === undefined || hasEnd(word, context)) return undefined;
  const flag = flags[word.name.toLowerCase()];
  if (flag === undefined) return false;
  into.pop();
  return { rule: { clause: before.clause, rule: 'is', who: { side: 'you' }, flag }, of };
}

/** Conditions that add up stay until they are cleared. */
function hasEnd(word: Word, { words }: Context): boolean {
  const { until, rules } = pieceProgram(word, words);
  return until !== undefined || rules.some(({ rule }) => rule === 'stacks');
}
