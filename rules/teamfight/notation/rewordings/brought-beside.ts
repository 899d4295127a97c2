import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** How many words may name whoever is brought. */
const longestName = 10;

/** `Pull an enemy in range 4 adjacent to you`, `teleport an ally in range 3 next to you`: whoever is chosen there comes to you. */
export function broughtBeside(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [verb] = tokens;
  if (verb === undefined || !/^(?:pull|drag|yank|teleport)$/.test(verb.text)) return undefined;
  for (let at = 3; at < Math.min(tokens.length, longestName); at++) {
    const beside = new Cursor(tokens, at, tokens.length);
    if (!beside.take('adjacent|next to you')) continue;
    if (!beside.done && !beside.sees(',|and|then')) return undefined;
    const whom = new Cursor(tokens, 1, at);
    whom.take('target');
    const from = whom.at;
    const found = noun(whom, context);
    const isChosen = found?.ref === undefined && (found?.range !== undefined || found?.forced !== undefined);
    if (found === undefined || !whom.done || found.many !== 'one' || !isChosen) return undefined;
    const comes =
      verb.text === 'teleport' ? ', teleport them to a space adjacent to you' : ', pull them adjacent to you';
    return [...tokens.slice(from, at), ...wordsLike(verb, comes), ...tokens.slice(beside.at)];
  }
  return undefined;
}
broughtBeside.begins = beginning('pull|drag|yank|teleport');
