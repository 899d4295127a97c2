import type { Flow } from './flow.ts';
import { mustEnd, mustLie } from './must-end.ts';
import type { Sentence } from './sentence.ts';
import { unforced } from './unforced.ts';
import { unnoticed } from './unnoticed.ts';

/**
 * `It is not forced movement`, `it does not trigger reactions`, `you must end next to a wall`: what is said of the movement before it; `it
 * must be in range 2 of a Totem` of what was placed.
 */
export const saidOfMovement = ({ desk, out, tail, context }: Flow, sentence: Sentence): boolean =>
  unforced(desk, tail?.then ?? out.nodes, sentence) ||
  unnoticed(desk, out.nodes, sentence) ||
  mustEnd(desk, out.nodes, sentence, context) ||
  mustLie(desk, out.nodes, sentence, context);
