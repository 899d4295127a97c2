import type { Context } from '../context.ts';
import type { Tail } from '../sentences/desk.ts';
import { type Check, calledAs } from '../words/checks.ts';
import type { Token } from '../words/token.ts';

/** What a sentence stands among. */
export interface About {
  readonly bullet: boolean;
  readonly tail: Tail | undefined;
  /** The words of the text before it. */
  readonly before: readonly Token[];
  readonly source: string;
}

/** Says a sentence in other words, and knows words that it begins with or cannot do without. */
export interface Rewording extends Check {
  (tokens: readonly Token[], context: Context, about: About): readonly Token[] | undefined;
}

/** A rewording that is told only what it looks at. */
export const asked = (check: Check, call: Rewording): Rewording => calledAs(check, call);
