import type { Field } from '../../../kernel/reading/reading.ts';
import type { Why } from '../../../kernel/reading/why.ts';
import type { Condition, Node, Ref, Rule, Until, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Draft, Head } from '../nouns/head.ts';
import type { Cost } from '../texts/cost.ts';
import type { Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import type { Sentence } from './sentence.ts';
import type { Sheet } from './sheet.ts';

/** The text that is read, and how. */
export interface Desk {
  readonly sheet: Sheet;
  readonly field: Field;
  readonly source: string;
  readonly tokens: readonly Token[];
  /** The text only stands: what it says holds, and its moments come again and again. Else it is done when the ability is used. */
  readonly standing: boolean;
  /** What holds without an end lasts for the rest of the game. */
  readonly lasts: boolean;
  /** It does so only in a text that lets nobody do anything else. */
  readonly alone?: boolean;
  /** Something sets it off: "gain +1 speed" is for good. */
  readonly gains?: boolean;
  /** What holds is given an end by what it stands under. */
  readonly holds?: boolean;
  /** It comes at the start of a turn of yours: what is asked of the time until then is asked there. */
  readonly future?: boolean;
  /** The text is a reaction: it may begin with what sets it off. */
  readonly reacts?: boolean;
  /** What was noted about the whole text while it was read. */
  readonly notes: Notes;
}

/** A desk with all fields in one order, as contexts have them (`contextOf`). */
export const deskOf = (given: Desk): Desk =>
  ({
    sheet: given.sheet,
    field: given.field,
    source: given.source,
    tokens: given.tokens,
    standing: given.standing,
    lasts: given.lasts,
    alone: given.alone,
    gains: given.gains,
    holds: given.holds,
    future: given.future,
    reacts: given.reacts,
    notes: given.notes,
  }) satisfies Record<keyof Desk, unknown>;

/** How often something can be used, or happens. */
export type Limit =
  | { readonly perGame: number; readonly each?: true }
  | { readonly perTurn: number; readonly each?: true }
  | { readonly perRound: number; readonly each?: true };

export interface Notes {
  /** Why nothing of the text is played: it depends on a limit that is not understood, or could be used for ever. */
  whole?: Why;
  /** Of a text that is nobody's: the lines of which nothing is played, and why. Each stands for itself. */
  lines?: Map<number, Why>;
  /** Why nothing is played of what the ability does: how that is done depends on what is not understood. What it costs stands. */
  body?: Why;
  /** Why its attacks are not played, where it has any. */
  attacks?: Why;
  /** The text says that several of it add up. */
  stacks?: boolean;
  /** What the card says beside what is done when it is used: "When an enemy dies, refresh this." */
  rules?: Rule[];
  /** What its fields deny of what is said of a piece. */
  otherwise?: string;
  /** How many sentences were read to see whether they repeat a piece's own text. */
  tried?: number;
  /** A sentence of a text that is nobody's is read again in other words. */
  again?: true;
  /** What must hold for the ability to be used, said behind its body. */
  needs?: Condition[];
  /** How often the ability can be used, said behind its body. */
  limit?: Limit;
  /** What it costs, in a line of its own behind its head or body. */
  late?: readonly Cost[];
  /** What else the ability can be paid with: "can be used as a Move Action". */
  costs?: Pick<Extract<Rule, { rule: 'cost' }>, 'clause' | 'action' | 'perTurn' | 'if'>;
  /** The ability and the basic move keep each other from being used in one turn, says this clause. */
  still?: number;
  /** It cannot be used in the next turn of its owner, says this clause. */
  rests?: number;
  /** What sets it off does so once a turn or round, or in some turns only, says its end: "..., once per turn". */
  often?: Limit | { readonly if: readonly Condition[] };
  /** The text says that several of it do not add up. */
  single?: boolean;
  /** Of whom the text of a piece is, where it leaves some out: asked of each. */
  spares?: readonly Condition[];
}

/** Where a text was not understood any more. */
export interface Fault {
  /** Index of the first token. */
  readonly at: number;
  /** It hangs on what stands before it, so that is not understood either. */
  readonly governs: boolean;
  /** Every word was understood, but it cannot stand here. */
  readonly understood?: boolean;
  readonly why?: Why;
}

/** A rule whose bearer is `of`. */
export interface Held {
  readonly rule: Rule;
  readonly of: Ref;
  /** Whom it knows as the target, where that is not the target of the text. */
  readonly knows?: Ref;
}

/** Done in the place of something before it: of whatever is of its kind, or of the damage or the push alone. */
export type Instead = boolean | 'damage' | 'push';

/** What a stretch of text came to. */
export interface Out {
  readonly nodes: Node[];
  readonly held: Held[];
  /** How long the thing itself stays whose text it is. */
  until?: Until;
  /** The head that later sentences may still be about. */
  tail?: Tail;
  /** The head that its question governs. */
  asked?: Tail;
  /** The list that was written to last: what follows by hand belongs there. */
  into: Node[];
  /** What was placed, and is "it" from now on. */
  marker?: Word;
  /** Of whom it says what holds. */
  group?: Who;
  /** The bearer shares somebody's place by it. */
  shares?: boolean;
  /** An edge was chosen. */
  edge?: boolean;
  /** Several of that were placed at once. */
  strewn?: boolean;
  /** What is done on each space of the area that is still open. */
  spaces?: Node[];
  /** It is the other branch of the question before it. */
  otherwise?: boolean;
  /** What is done else, where the sentence has a question of its own: "If X, 4dmg, else 2dmg". */
  else?: readonly Node[];
  /** It has harmed whoever is meant by "they". */
  hurt?: boolean;
  /** It is about those who were hit before. */
  struck?: boolean;
  /** It is done instead of what the sentence before it does, or of the damage alone. */
  instead?: Instead;
  fault?: Fault;
}

/** A target or an area that is still open. */
export interface Tail {
  readonly node: Head['node'] | Draft<Extract<Node, { node: 'target' }>>;
  readonly then: Node[];
  readonly context: Context;
  /** The head that it stands in. */
  readonly outer?: Tail;
  /** It has dealt damage already. */
  readonly hurt: boolean;
}

/** As with contexts (`contextOf`), all that are made have all fields in one order. */
export function emptyOut(): Out {
  const nodes: Node[] = [];
  return {
    nodes,
    held: [],
    until: undefined,
    tail: undefined,
    asked: undefined,
    into: nodes,
    marker: undefined,
    group: undefined,
    shares: undefined,
    edge: undefined,
    strewn: undefined,
    spaces: undefined,
    otherwise: undefined,
    else: undefined,
    hurt: undefined,
    struck: undefined,
    instead: undefined,
    fault: undefined,
  } satisfies Record<keyof Out, unknown>;
}

/** A clause that is played, from token `from` to the last one before `to`. */
export function ran(desk: Desk, from: number, to: number): number {
  const first = desk.tokens[from]?.from ?? 0;
  const last = desk.tokens[to - 1]?.to ?? first;
  return desk.sheet.add(desk.field, first, last, 'run');
}

/** A clause that changes nothing. */
export function reminded(desk: Desk, from: number, to: number): void {
  const first = desk.tokens[from]?.from ?? 0;
  desk.sheet.add(desk.field, first, desk.tokens[to - 1]?.to ?? first, 'reminder');
}

/** Reads sentences one after the other, as `block` does: those of a scope, of an alternative, of a line of its own. */
export type Read = (desk: Desk, sentences: readonly Sentence[], context: Context) => Out;
