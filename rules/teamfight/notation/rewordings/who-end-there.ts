import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** What is done to whoever has ended there, where no comma stands before it. */
const does = /^(?:take|takes|are|is|gain|gains|get|gets|lose|loses|become|becomes)$/;

/** `Enemies that end adjacent to a wall, 2dmg`, `those that end in Fire take 1 damage`, behind those who were moved: if they end there. */
export function whoEndThere(tokens: readonly Token[], _: Context, { tail }: About): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const who = 'enemies|allies|units|those|any|each|anyone|everyone';
  if (like === undefined || !cursor.takeAny(`${who} who|that end|ends`, 'any|each of them who|that end|ends'))
    return undefined;
  // "Burst 2, push 2. Enemies that end ...": not all who were moved.
  const side = like.text === 'enemies' ? 'enemy' : like.text === 'allies' ? 'ally' : undefined;
  const moved = tail && 'who' in tail.node ? tail.node.who.side : undefined;
  if (side !== undefined && moved !== side) return undefined;
  cursor.take('their|its|the? movement|move');
  const comma = tokens.findIndex(({ text }, at) => at > cursor.at && (text === ',' || does.test(text)));
  const first = tokens[comma];
  if (first === undefined) return undefined;
  const place = tokens.slice(cursor.at, comma);
  const apart = first.text === ',' ? [] : wordsLike(like, ', they');
  return [...wordsLike(like, 'if they end'), ...place, ...apart, ...tokens.slice(comma)];
}
