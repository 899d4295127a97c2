import type { Flow } from '../sentences/flow.ts';
import { type Sentence, scopeOf } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/**
 * `Give your Orb:` and behind the colon "Now and at the start of your turn, they heal 1", "Ends when you die": no token says that of itself, so that it is
 * read as if it stood behind a full stop.
 */
export function saidByCardBelow({ desk, context }: Flow, sentences: readonly Sentence[], index: number) {
  const head = sentences[index] as Sentence;
  const { tokens } = desk;
  if (desk.standing || context.self !== undefined || head.bullet) return undefined;
  const at = tokens.findIndex(({ text }, n) => n > head.from && n < head.to && text === ':');
  const colon = at < 0 && head.opens ? head.to : at;
  if (colon < 0 || !isToken(head.from, colon)) return undefined;
  const inLine = colon + 1 < head.to;
  const last = index + 1 + (inLine ? 0 : scopeOf(sentences, index));
  const below = inLine
    ? [{ ...head, from: colon + 1, first: false, opens: false }]
    : sentences.slice(index + 1, last).map((one) => ({ ...one, indent: head.indent }));
  if (!below.some(({ from, to }) => isOfCard(new Cursor(tokens, from, to)))) return undefined;
  return [...sentences.slice(0, index), { ...head, to: colon, opens: false }, ...below, ...sentences.slice(last)];

  /** Whether the name of a token, with how many there may be, stands right before the colon. */
  function isToken(from: number, to: number): boolean {
    for (let at = from; at < to; at++) {
      const found = wordAt(context.words, tokens, at, to, ['token']);
      if (found === undefined) continue;
      const behind = new Cursor(tokens, found.to, to);
      return behind.done || (behind.sees('( max|maximum') && tokens[to - 1]?.text === ')');
    }
    return false;
  }
}
saidByCardBelow.needs = oneOf('give gives get gets gain gains put puts');

/** What is done at once, too, what comes once, and what ends it. */
const isOfCard = (cursor: Cursor): boolean =>
  cursor.sees('now ,? and') ||
  cursor.sees('ends|cleared|removed when|whenever|if|once|at') ||
  cursor.sees('they|it lose|loses it|this when|whenever|if|once|at') ||
  cursor.sees('at the start|beginning|end of your next turn') ||
  cursor.sees('at the start|beginning|end of your turn , remove');
