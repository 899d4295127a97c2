import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor, neededBy } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Desk } from './desk.ts';
import type { Flow, InOtherWords } from './flow.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

const dead = 'dead|fallen';

/** How many words may name the one who is dead. */
const longestName = 3;

/**
 * `Dead allied hero, return them to the board in range 1 with half health`, `Choose a dead ally. Place them in range 2 with 3hp`: who is dead is said
 * first, and what is done with them behind it, which is read as one sentence. How many sentences of the text that is.
 */
export function deadChosen(
  { desk, tail, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): InOtherWords | undefined {
  const first = sentences[index] as Sentence;
  if (desk.standing || first.opens || first.bullet) return undefined;
  const cursor = new Cursor(desk.tokens, first.from, first.to);
  cursor.take('choose|pick|select');
  cursor.take('a|an|one|target');
  const name = cursor.at;
  if (!cursor.sees(dead)) return undefined;
  while (!cursor.done && !cursor.sees(',|:|and') && cursor.at - name < longestName) cursor.at += 1;
  const who = desk.tokens.slice(name, cursor.at);
  const behind = cursor.take(',|:|and') ? first : cursor.done ? sentences[index + 1] : undefined;
  if (behind === undefined || behind.opens || behind.bullet) return undefined;
  const does = done(
    desk.tokens.slice(behind === first ? cursor.at : behind.from, behind.to),
    who,
    desk.tokens[first.from] as Token,
  );
  if (does === undefined) return undefined;
  const tokens = [...desk.tokens, ...does];
  const sentence: Sentence = { ...first, from: desk.tokens.length, to: tokens.length };
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), notes: { ...desk.notes } };
  const said = new Cursor(tokens, sentence.from, sentence.to);
  const read = phrases(trial, said, tail?.context ?? context, undefined, tail);
  if (read.fault || !said.done || read.held.length > 0 || read.nodes.length === 0) return undefined;
  return { desk: { ...desk, tokens }, sentence, taken: behind === first ? 1 : 2 };
}
deadChosen.begins = beginning(`choose|pick|select? a|an|one|target? ${dead}`);
deadChosen.needs = neededBy(dead);

/** `return them to the board in range 1`, `they come back in range 2`, with who that is. */
function done(tokens: readonly Token[], who: readonly Token[], like: Token): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const verb = cursor.peek();
  const a = wordLike(like, 'a');
  if (cursor.take('place|put|return|bring|revive|resurrect them|it'))
    return [wordLike(like, verb?.text ?? ''), a, ...who, ...tokens.slice(cursor.at)];
  if (!cursor.take('they|it return|returns|come|comes')) return undefined;
  cursor.takeAny('back? to play|life|battle', 'back? to|into the map|board|game|battle', 'back');
  return [...wordsLike(like, 'return a'), ...who, ...wordsLike(like, 'to the board'), ...tokens.slice(cursor.at)];
}
