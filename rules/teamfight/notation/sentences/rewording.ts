import type { Context } from '../context.ts';
import type { Token } from '../words/token.ts';
import type { Tail } from './desk.ts';

/** What a sentence stands among. */
export interface About {
  readonly bullet: boolean;
  readonly tail: Tail | undefined;
  /** The words of the text before it. */
  readonly before: readonly Token[];
  readonly source: string;
}

export type Rewording = (tokens: readonly Token[], context: Context, about: About) => readonly Token[] | undefined;
