import type { Desk, Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** `Your Wolves have +1 speed and, while adjacent to you, Armor`: of you it would always be so, and of whom else is not said there. */
export const isNearItself = ({ tokens }: Desk, { from, to }: Sentence, { held, nodes }: Out): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'while' || text === 'if') &&
  nearItself.test(JSON.stringify([held, nodes]));

const nearItself = /"is":"place","of":"(\w+)","place":\{"range":\{[^{}]*\},"of":"\1"/;
