import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Token } from '../words/token.ts';

/**
 * `Enemies adjacent to it take 1dmg. They are Slowed`, `burst 1 of an ally in range 3, enemies 2dmg. They gain Armor`: several were told of beside one,
 * and either may be meant. Where that one is "them" there, it goes on being so.
 */
export function isTheyOfTwo({ tokens }: Desk, { from, to }: Sentence): boolean {
  if (!tokens.slice(from, Math.min(to, from + 3)).some(isThey)) return false;
  const many = tokens.slice(0, from).findLastIndex(isMany);
  if (many < 0 || tokens.slice(many, from).some(isThey)) return false;
  const near = tokens.slice(Math.max(0, many - 8), Math.min(from, many + 7));
  return !near.some(isThey) && near.some((_, at) => isBesideOne(near, at));
}

/** `An ally in range 2 of it heals 1. It is Slowed`: whoever was "it" before that ally came, or the ally. */
export function isItOfTwo({ tokens }: Desk, { from, to }: Sentence): boolean {
  if (!tokens.slice(from, Math.min(to, from + 2)).some(({ text }) => text === 'it')) return false;
  const before = tokens.slice(Math.max(0, from - 14), from);
  const other = before.findLastIndex(
    ({ text }, at) => text === 'ally' && /^(?:an|one)$/.test(before[at - 1]?.text ?? ''),
  );
  return (
    other >= 0 &&
    before.slice(other).some(({ text }, at, all) => text === 'it' && /^(?:of|to)$/.test(all[at - 1]?.text ?? ''))
  );
}

const isThey = ({ text }: Token): boolean => /^(?:they|them|their)$/.test(text);

const isMany = ({ text }: Token): boolean => /^(?:enemies|allies|units|others)$/.test(text);

/** `Adjacent to it`, `burst 1 of an ally`. */
function isBesideOne(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:to|of)$/.test(tokens[at]?.text ?? '')) return false;
  const next = at + (/^(?:an?|the|that)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1);
  return /^(?:it|target|ally|enemy|unit)$/.test(tokens[next]?.text ?? '');
}
