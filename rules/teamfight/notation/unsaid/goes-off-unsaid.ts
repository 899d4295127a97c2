import type { Node } from '../../program.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';

const sets = /^(?:detonates?|explodes?|triggers?)$/;
const does = /^(?:dmg|damage|burst|push|stun|slow|heal)$/;
const goesOff = /\b(?:explod|detonat|goes off|blast)/i;

/**
 * "Detonate any number of your Mines", of Mines that explode by their own text when somebody comes, and not when they are destroyed: only gone they
 * would be, and nothing else. Why it is by hand.
 */
export function goesOffUnsaid(
  { desk, context }: Flow,
  { from, to }: Sentence,
  nodes: readonly Node[],
): string | undefined {
  if (context.slot === 'marker') return undefined;
  const said = desk.tokens.slice(from, to);
  // What it does is said beside it, or behind it.
  if (!said.some(({ text }) => sets.test(text)) || said.some(({ text }) => does.test(text))) return undefined;
  const next = new Cursor(desk.tokens, desk.tokens[to]?.text === '.' ? to + 1 : to, desk.tokens.length);
  if (next.sees('burst|each|they|it|deal|enemies|units|line')) return undefined;
  const named = JSON.stringify(nodes);
  const piece = context.words.all.find(
    ({ kind, ref, text }) => kind === 'marker' && goesOff.test(text) && named.includes(`"${ref}"`),
  );
  if (piece === undefined) return undefined;
  const isDestroyed = pieceProgram(piece, context.words).rules.some(
    (rule) => rule.rule === 'when' && rule.trigger.on === 'destroyed',
  );
  return isDestroyed ? undefined : `it does not say what becomes of ${piece.name}`;
}
