import type { Node, Who } from '../../program.ts';
import type { Head } from '../nouns/head.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** Two who are chosen one near the other, and both of whom the rest of the sentence is about. */
export interface Both {
  readonly first: Head;
  readonly second: Head;
  /** The token at which the second one begins. */
  readonly at: number;
  /** One of them is told of behind both: "2dmg to it and the ally heals 1". */
  readonly parted: boolean;
}

/**
 * `Your Wolf and one unit adjacent to it heal 2`, `range 3 ally and each ally adjacent to it gain a Coin`, `the nearest ally and the nearest enemy each
 * take 1dmg`: behind the first one, with whom nothing is done alone.
 */
export function bothOfThem(cursor: Cursor, { head: first, into }: Run, second: Head, at: number): Both | undefined {
  const { tokens } = cursor;
  const isGroup = second.node.node === 'each' && tokens[at - 1]?.text === 'and' && isAround(second.node.who);
  if (
    !/^(?:and|then)$/.test(tokens[at - 1]?.text ?? '') ||
    first?.node.node !== 'target' ||
    (second.node.node !== 'target' && !isGroup)
  )
    return undefined;
  const isOfBoth =
    isGroup ||
    ('from' in second.node && second.node.from === 'target') ||
    cursor.sees(',|each|both|heal|take|gain|get|lose|are|move');
  return first.then.length === 0 && into === first.then && isOfBoth
    ? { first, second, at, parted: isOfOne(cursor) }
    : undefined;
}

/** `An enemy in range 3 and an ally adjacent to it: 2dmg to it`: of one of the two alone. */
const isOfOne = ({ tokens, at, end }: Cursor): boolean =>
  tokens
    .slice(at, end)
    .some(
      ({ text }, n, rest) =>
        text === 'it' || (text === 'the' && /^(?:ally|enemy|unit|first|second|other)$/.test(rest[n + 1]?.text ?? '')),
    );

/** Those who are near the one that was chosen. */
const isAround = ({ places = [] }: Who): boolean => places.some(({ of }) => of === 'target');

/** What a sentence does then, that can be done to either of two in turn. */
const plain: ReadonlySet<Node['node']> = new Set(['damage', 'heal', 'give', 'overshield', 'lose', 'push']);

/** Puts what is done to the second one before it, for the first. False where that is more than it can be said of each of them. */
export function doneToBoth({ first, second, parted }: Both): boolean {
  const done = second.then;
  if (parted) return false;
  if (done.length === 0 || !done.every(({ node }) => plain.has(node)) || first.then.length !== 1) return false;
  // Of several the first one is still the target.
  const said = JSON.stringify(done);
  if (second.node.node === 'each' && said.includes('"target"')) return false;
  reachesAsFar(first, second);
  first.then.unshift(...(JSON.parse(said.replaceAll('"each"', '"target"')) as Node[]));
  return true;
}

/** `The nearest ally and the nearest enemy in range 3`: how far is said of both. */
function reachesAsFar({ node: first }: Head, { node: second }: Head): void {
  if (first.node !== 'target' || second.node !== 'target' || second.from === 'target' || first.from === 'target')
    return;
  if (first.forced !== undefined && first.range === undefined && second.range !== undefined)
    Object.assign(first, { range: second.range });
}
