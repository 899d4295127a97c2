import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `Burst 2, 1dmg. The enemies are Slowed`, behind all who are somewhere: those of them who are enemies. */
export function theSide(tokens: readonly Token[], _: Context, { tail }: About): readonly Token[] | undefined {
  const kind = tail?.node.node;
  if (kind !== 'area' && kind !== 'each') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[1];
  if (like === undefined || !cursor.take('the enemies|allies also|are|gain|get|take|lose|heal|become'))
    return undefined;
  const verb = tokens[2] as Token;
  if (kind === 'area' || verb.text === 'also' || tokens[3]?.text === 'also') return tokens.slice(1);
  const does = verb.text === 'are' ? [verb, wordLike(verb, 'also')] : [wordLike(verb, 'also'), verb];
  return [like, ...does, ...tokens.slice(3)];
}
theSide.begins = beginning('the');
