import type { Flag, Ref, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Run } from '../phrases/run.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import type { Word } from '../words/words.ts';
import type { Held } from './desk.ts';

/**
 * `Paralyzed and immune to damage until ...`, `gain Armor and +1 speed until ...`: the end is of the condition before it too, where
 * that has none of its own. `start` is where the second thing begins.
 */
export function endsToo({ tokens }: Cursor, start: number, { into, context, out }: Run, of: Ref, until: Until): void {
  const before = into.at(-1);
  if (before?.node !== 'give' || before.to !== of || before.until) return;
  const immune = tokens[start]?.text === 'immune';
  const word = context.words.all.find(({ kind, ref }) => kind === 'condition' && ref === before.token);
  if (!immune && (word === undefined || hasEnd(word, context))) return;
  const joint = tokens[start - 1]?.text;
  if (!immune && (joint !== 'and' || tokens[start - 2]?.text === ',')) {
    // "Gain Armor, and +1 speed until ...": Armor for good, or so long.
    if (joint === 'and' || joint === ',') out.fault = { at: start, governs: true };
    return;
  }
  into[into.length - 1] = { ...before, until };
}

/**
 * `An ally in range 3 gains Armor and you have +1 speed until your next turn`, `gain Resistance and allies in range 2 have +1 speed until ...`: whether
 * what somebody else was given just before ends then, too. What harms stays until it is cleared.
 */
export function mayEndToo({ tokens }: Cursor, start: number, { into, context, from }: Run, of: Ref): boolean {
  const before = into.at(-1);
  if (!/^(?:and|,)$/.test(tokens[start - 1]?.text ?? '')) return false;
  if (before?.node === 'lasting')
    return before.until.moment === 'game-end' && !tokens.slice(from, start).some(({ text }) => isForGood.test(text));
  if (before?.node !== 'give' || before.to === of || before.until) return false;
  if ((before.to === 'target' || before.to === 'each') && context.side !== 'ally') return false;
  const word = context.words.all.find(({ kind, ref }) => kind === 'condition' && ref === before.token);
  return word !== undefined && !hasEnd(word, context);
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
