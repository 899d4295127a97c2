import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `At the end of each enemy's turn, heal 1`, `when a hero's turn ends`: when one of them ends that turn, each time. */
export function turnsOfEach(tokens: readonly Token[], _: Context): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const found = moment(tokens, at);
    if (found === undefined) continue;
    const { who, to, ends, adjacent } = found;
    const article = who === 'unit' || who === 'hero' ? 'a' : 'an';
    const said = `when ${adjacent ? 'an adjacent' : article} ${who} ${ends ? 'ends' : 'starts'} their turn`;
    return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, said), ...tokens.slice(to)];
  }
  return undefined;
}
turnsOfEach.needs = oneOf('turn');

interface OfEach {
  readonly who: string;
  readonly to: number;
  readonly ends: boolean;
  readonly adjacent: boolean;
}

/** `at the end of each enemy's turn`, `when an enemy's turn ends`. */
function moment(tokens: readonly Token[], at: number): OfEach | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  const first = cursor.take('at the? start|beginning|end of each|every');
  const ends = first && cursor.tokens[cursor.at - 3]?.text === 'end';
  if (!first && !cursor.take('when|whenever a|an|any|each')) return undefined;
  const adjacent = cursor.take('adjacent');
  const named = cursor.peek()?.text ?? '';
  if (!cursor.take("ally's|enemy's|unit's|hero's turn")) return undefined;
  const who = named.replace(/'s$/, '');
  // "At the end of each unit's turn in this, pull it towards the center": where that is, its turn does not say.
  if (cursor.sees('in|inside|within|on|here|there')) return undefined;
  if (first) return { who, to: cursor.at, ends, adjacent };
  return cursor.takeAny('ends|starts|begins', 'is over')
    ? { who, to: cursor.at, ends: /^(?:ends|over)$/.test(cursor.before?.text ?? ''), adjacent }
    : undefined;
}
