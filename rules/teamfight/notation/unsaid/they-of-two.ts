import type { Node } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Token } from '../words/token.ts';

/**
 * `Enemies adjacent to it take 1dmg. They are Slowed`, `burst 1 of an ally in range 3, enemies 2dmg. They gain Armor`: several were told of beside one,
 * and either may be meant. Where that one is "them" there, it goes on being so.
 */
export function isTheyOfTwo({ tokens }: Desk, { from, to }: Sentence): boolean {
  if (!tokens.slice(from, Math.min(to, from + 3)).some(isThey)) return false;
  if (isYouAndOne(tokens.slice(Math.max(0, from - 8), from))) return true;
  const many = tokens.slice(0, from).findLastIndex(isMany);
  if (many < 0 || tokens.slice(many, from).some(isThey)) return false;
  const near = tokens.slice(Math.max(0, many - 8), Math.min(from, many + 7));
  return !near.some(isThey) && near.some((_, at) => isBesideOne(near, at));
}

/** `You and the target move 1. They gain a Coin`: both, or the target. */
const isYouAndOne = (before: readonly Token[]): boolean =>
  before.some(
    ({ text }, at) =>
      text === 'you' &&
      before[at + 1]?.text === 'and' &&
      /^(?:it|target)$/.test(before[before[at + 2]?.text === 'the' ? at + 3 : at + 2]?.text ?? ''),
  );

/** `You and an ally in range 3 swap places, then heal 1`: both by the words, where the swap is one thing that both do. */
export function isOfSwapped({ tokens }: Desk, { from, to }: Sentence, nodes: readonly Node[]): boolean {
  const said = tokens.slice(from, to);
  if (said[0]?.text !== 'you' || said[1]?.text !== 'and' || !said.some(({ text }) => /^swaps?$/.test(text)))
    return false;
  const isYours = (node: Node): boolean =>
    ('to' in node && node.to === 'you') || ('then' in node && node.then.some(isYours));
  return said.filter(({ text }) => text === 'you').length === 1 && nodes.some(isYours);
}

/** `An ally in range 2 of it heals 1. It is Slowed`: whoever was "it" before that ally came, or the ally. */
export function isItOfTwo({ tokens }: Desk, { from, to }: Sentence): boolean {
  const first = tokens.slice(from, Math.min(to, from + 2));
  if (!first.some((one) => one.text === 'it' || isThey(one))) return false;
  if (isOfChange(tokens.slice(Math.max(0, from - 9), from))) return true;
  // "Remove it" is said of a piece.
  if (!first.some(({ text }) => text === 'it') || tokens.slice(from, to).some(isOfPiece)) return false;
  const before = tokens.slice(Math.max(0, from - 14), from);
  const other = before.findLastIndex(
    ({ text }, at) => /^(?:ally|enemy|unit)$/.test(text) && /^(?:an?|one|another)$/.test(before[at - 1]?.text ?? ''),
  );
  return (
    other >= 0 &&
    before.slice(other).some(({ text }, at, all) => text === 'it' && /^(?:of|to)$/.test(all[at - 1]?.text ?? ''))
  );
}

/** `Swap it with an ally in range 3`, `your Wolf attacks it`: two of whom the next sentence may speak. */
function isOfChange(before: readonly Token[]): boolean {
  const it = before.findLastIndex((one) => /^(?:it|target)$/.test(one.text) || isThey(one));
  if (it < 0) return false;
  const at = it - (before[it - 1]?.text === 'the' ? 2 : 1);
  const verb = before[at]?.text ?? '';
  const isSwap = /^swaps?$/.test(verb) && before[it + 1]?.text === 'with' && before[it + 2]?.text !== 'you';
  return isSwap || (/^(?:attack|hit)s$/.test(verb) && before.slice(0, at).some(({ text }) => text === 'your'));
}

const isOfPiece = ({ text }: Token): boolean =>
  /^(?:remove|destroy|detonate|discard|explode)[sd]?$|^destroyed$/.test(text);

const isThey = ({ text }: Token): boolean => /^(?:they|them|their)$/.test(text);

const isMany = ({ text }: Token): boolean => /^(?:enemies|allies|units|others|burst)$/.test(text);

/** `Adjacent to it`, `burst 1 of an ally`. */
function isBesideOne(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:to|of)$/.test(tokens[at]?.text ?? '')) return false;
  const next = at + (/^(?:an?|the|that)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1);
  return /^(?:it|target|ally|enemy|unit)$/.test(tokens[next]?.text ?? '');
}
