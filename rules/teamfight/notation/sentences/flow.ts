import type { Why } from '../../../kernel/reading/why.ts';
import type { Context } from '../context.ts';
import { guards } from '../words/guards.ts';
import type { Desk, Out, Tail } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** What stays open between the sentences of a block. */
export interface Flow {
  readonly desk: Desk;
  readonly out: Out;
  context: Context;
  tail: Tail | undefined;
  /** How many nodes `out` held when the tail was opened: what came later stands outside of it. */
  after: number;
  /** The head that stood under the question of this line, and that nothing outside of it is about. */
  asked?: { readonly tail: Tail; readonly line: number; readonly goesOn?: true } | undefined;
  /** Where a sentence by hand is not understood any more: later ones may hang on it. */
  broken: Why | undefined;
  /** How far the last sentence by hand was indented: lines below it that are more so could be its scope. */
  above?: number;
  /** The line of the last sentence by hand that began with what sets something off, or with a moment. */
  waits?: number;
  /** The line of the last sentence that began with a moment to come, or with what its piece waits for. */
  later?: number | undefined;
  /** A sentence by hand said how long something holds: what holds behind it could be of that time. */
  spans?: true | undefined;
  /** The last sentence by hand spoke of something else than the piece that was placed. */
  strayed?: boolean;
}

/** What some sentences of a text say, in other words that stand at the end of a desk's, and how many sentences of the text that is. */
export interface InOtherWords {
  readonly desk: Desk;
  readonly sentence: Sentence;
  readonly taken: number;
}

/** Nothing is open yet. All fields stand in one order, as in contexts (`contextOf`). */
export const flowOf = (desk: Desk, out: Out, context: Context): Flow =>
  ({
    desk,
    out,
    context,
    tail: undefined,
    after: 0,
    asked: undefined,
    broken: undefined,
    above: undefined,
    waits: undefined,
    later: undefined,
    spans: undefined,
    strayed: undefined,
  }) satisfies Record<keyof Flow, unknown>;

/** Whether anything stands before a sentence that it could be about, or that it could not stand behind: most stand first. A guard. */
export const standsBehind = ({ out, tail }: Flow): boolean =>
  !guards.spare || tail !== undefined || out.nodes.length > 0 || out.held.length > 0;

/** Notes a clause that is played by hand. */
export function manual(out: Out, desk: Desk, clause: number): void {
  if (desk.standing) out.held.push({ rule: { clause, rule: 'manual' }, of: 'you' });
  else out.nodes.push({ clause, node: 'manual' });
}
