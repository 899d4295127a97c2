import type { Node } from '../../program.ts';

/** What is said of one node: itself, and the lists of nodes that it governs. */
export interface Phrase {
  /** Empty where the node is only the labels of what it governs. */
  readonly say: string;
  readonly scopes?: readonly Scope[];
}

/** A list of nodes under a node. */
export interface Scope {
  /** `if you have Luck`, `each enemy in it`. */
  readonly label?: string;
  readonly nodes: readonly Node[];
  /** It simply comes next: nothing ends its scope but the end of the text. */
  readonly follows?: boolean;
}
