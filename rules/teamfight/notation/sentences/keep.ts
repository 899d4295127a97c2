import type { Tail } from './desk.ts';

/**
 * "Range 4, 3dmg. +2def if it hides": what a sentence changes of the attack before it, while it is read, is taken back by what this
 * returns, where the sentence turns out to be by hand.
 */
export function keep(tail: Tail | undefined): () => void {
  if (tail === undefined) return () => {};
  const node = tail.node as object as Record<string, unknown>;
  const was = { ...node };
  const then = [...tail.then];
  return () => {
    for (const key of Object.keys(node)) if (!(key in was)) delete node[key];
    Object.assign(node, was);
    tail.then.splice(0, tail.then.length, ...then);
  };
}
