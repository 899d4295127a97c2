import type { Node, Program } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import { ownReading } from '../words/piece.ts';
import type { Word, Words } from '../words/words.ts';

const moments: ReadonlySet<string> = new Set(['turn-start', 'turn-end']);

/**
 * `Start of turn: the unit with your Salve heals 2`, of a Salve that heals at the start of its giver's turn by its own text: the token that does such
 * a thing itself. Both would be done.
 */
export function doneTwice(read: Program, words: Words): Word | undefined {
  for (const rule of read.rules) {
    if (rule.rule !== 'when' || !moments.has(rule.trigger.on)) continue;
    for (const node of rule.then) {
      if (node.node !== 'each') continue;
      const had = node.who.if?.find((one) => one.is === 'has' && one.yours === true);
      const word = had?.is === 'has' ? wordOf(words, had.token, 'token', 'condition') : undefined;
      if (word === undefined || word.text === '') continue;
      const own = ownReading(word, words).program.rules.filter(
        (one) => one.rule === 'when' && moments.has(one.trigger.on),
      );
      const done = kinds(own);
      if (kinds(node.then).some((kind) => done.includes(kind))) return word;
    }
  }
  return undefined;
}

const lasting: ReadonlySet<Node['node']> = new Set<Node['node']>(['heal', 'damage', 'overshield', 'push', 'give']);

/** What is done in it to somebody, at any depth. */
function kinds(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(kinds);
  if (typeof part !== 'object' || part === null) return [];
  const node = 'node' in part ? (part.node as Node['node']) : undefined;
  const here = node !== undefined && lasting.has(node) ? [node] : [];
  return [...here, ...Object.values(part).flatMap(kinds)];
}
