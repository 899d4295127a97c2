import type { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

/** `gain 2 Coins and 1 Mana`, `get Slow, a Mark and DoT 1`: what is gained too, whose verb stands before the first. */
export function gainedBefore({ tokens, at }: Cursor, words: Words): string | undefined {
  if (!/^(?:and|or|,)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  let verb = at - 1;
  while (verb >= 0 && !gaining.test(tokens[verb]?.text ?? '')) verb -= 1;
  if (verb < 0) return undefined;
  // Nothing but what is gained stands between.
  for (let index = verb + 1; index < at; ) {
    const token = tokens[index] as Token;
    const named = wordAt(words, tokens, index, at, ['condition', 'token', 'counter']);
    if (named !== undefined) index = named.to;
    else if (token.kind === 'number' || said.test(token.text)) index += 1;
    else return undefined;
  }
  return tokens[verb]?.text;
}

const gaining = /^(?:gain|gains|get|gets)$/;
const said =
  /^(?:,|and|or|a|an|your|additional|extra|more|tokens?|counters?|overshield|equal|to|the|damage|dealt|missing|health)$/;

/** `Gain 2 overshield and a Coin`: whether overshield stands before it in the same list. */
export function besideShield(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.slice(0, at).findLastIndex(({ text }) => gaining.test(text));
  return tokens.slice(verb, at).some(({ text }) => text === 'overshield');
}
