import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Sheet } from '../sentences/sheet.ts';
import { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Token, wordLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import { asOwnText, goesLast, same } from './repeat.ts';

/** Sentences that say what comes then, at most. */
const most = 4;

/**
 * `At the start of your next turn, each Rocket: burst 1, 3dmg. Remove all Rockets`, of a piece that does so at the start of your turn by its own text and goes: that
 * is the next one. Returns how many sentences say it, 0 where they say something else.
 */
export function repeatedOnce(desk: Desk, sentences: readonly Sentence[], from: number, context: Context): number {
  const first = sentences[from] as Sentence;
  if (!new Cursor(desk.tokens, first.from, first.to).sees('at the? start|beginning|end of your next turn')) return 0;
  const marker = context.marker ?? named(desk, first, context);
  if (marker === undefined) return 0;
  const own = pieceProgram(marker, context.words).rules.filter(goesThen);
  if (own.length === 0) return 0;
  for (let to = Math.min(from + most, sentences.length); to > from; to -= 1) {
    const { tokens, parts } = ofItself(desk, sentences.slice(from, to), marker, context);
    const trial: Desk = { ...desk, tokens, sheet: new Sheet(), standing: true, lasts: false, notes: {} };
    const said = asOwnText(trial, parts, marker, context.words);
    const isRead = !said.fault && trial.sheet.clauses.every(({ status }) => status !== 'manual');
    if (!isRead || said.until !== undefined || said.nodes.length > 0 || said.held.length === 0) continue;
    const does = said.held.map(({ rule }) => goesLast(rule));
    if (!does.every((rule) => own.some((other) => same(rule, goesLast(other))))) continue;
    reminded(desk, first.from, (sentences[to - 1] as Sentence).to);
    return to - from;
  }
  return 0;
}

/** It goes in your turn, and comes to no other one. */
const goesThen = (rule: Rule): boolean =>
  rule.rule === 'when' &&
  (rule.trigger.on === 'turn-start' || rule.trigger.on === 'turn-end') &&
  rule.trigger.who.side === 'you' &&
  rule.then.some((node) => node.node === 'remove' && node.what === 'marker');

function named({ tokens }: Desk, { from, to }: Sentence, { words }: Context): Word | undefined {
  for (let at = from; at < to; at++) {
    const found = wordAt(words, tokens, at, to, ['marker']);
    if (found !== undefined) return found.word;
  }
  return undefined;
}

/** The sentences as the piece's own text says them: `this` for its name, and of every turn what is said of the next one. */
function ofItself({ tokens }: Desk, sentences: readonly Sentence[], marker: Word, { words }: Context) {
  const said: Token[] = tokens.slice(0, sentences[0]?.from);
  const parts = sentences.map((sentence): Sentence => {
    const from = said.length;
    const cursor = new Cursor(tokens, sentence.from, sentence.to);
    while (!cursor.done) {
      const like = tokens[cursor.at] as Token;
      if (cursor.sees('next turn')) cursor.at += 1;
      else if (cursor.take('remove|destroy|discard it|them'))
        said.push(like, wordLike(tokens[cursor.at - 1] as Token, 'this'));
      else if (!takesName(cursor, marker, words)) {
        said.push(like);
        cursor.at += 1;
      } else if (!cursor.take(':')) said.push(wordLike(like, 'this'));
    }
    return { ...sentence, from, to: said.length };
  });
  return { tokens: said, parts };
}

/** `each Rocket`, `all Rockets`, `the marker`. */
const takesName = (cursor: Cursor, { ref }: Word, words: Context['words']): boolean =>
  cursor.try(() => {
    cursor.take('each|every|all|the|your');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (found?.word.ref !== ref) return cursor.take('marker|markers') ? true : undefined;
    cursor.at = found.to;
    cursor.take('marker|markers');
    return true;
  }) === true;
