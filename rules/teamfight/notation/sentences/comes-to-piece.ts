import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Desk } from './desk.ts';
import type { Sentence } from './sentence.ts';

const goes: Readonly<Record<string, string>> = {
  destroy: 'destroy',
  destroying: 'destroy',
  remove: 'remove',
  removing: 'remove',
  sacrifice: 'sacrifice',
  sacrificing: 'sacrifice',
  kill: 'kill',
  killing: 'kill',
};
const first = 'destroy|remove|sacrifice';
const verbs = Object.keys(goes).join('|');

/**
 * `Teleport to your Lamp and remove it`, `teleport to a Lamp in range 5, destroying it`, of what stands in its space as a unit does: it goes first, and one
 * comes to where it was. Two sentences, and how many were taken.
 */
export function comesToPiece(
  desk: Desk,
  sentences: readonly Sentence[],
  index: number,
  { words }: Context,
): { readonly desk: Desk; readonly first: Sentence; readonly second: Sentence; readonly taken: number } | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to, opens, bullet } = sentence;
  const tokens = withoutPossessive(desk.tokens, from, to);
  const cursor = new Cursor(tokens, from, to);
  if (desk.standing || opens || bullet) return undefined;
  const gone = cursor.take(first);
  if (!gone && !cursor.take('teleport|return to')) return undefined;
  const named = cursor.at;
  if (!cursor.takeAny('one of your', 'a|an|your|the')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, to, ['marker', 'summon']);
  // Where nobody stands in the way one comes first, and it goes then.
  if (piece === undefined || (piece.word.kind === 'marker' && !piece.word.fields.object)) return undefined;
  cursor.at = piece.to;
  cursor.take('marker|object');
  if (!gone) cursor.take('space');
  if (cursor.take('in|within range #')) cursor.take('of you');
  const end = cursor.at;
  if (gone) {
    if (!cursor.takeAny('to teleport to it', 'to teleport to|into its space', 'to teleport there') || !cursor.done)
      return undefined;
    return inTwo(desk, sentence, tokens.slice(from, end), tokens[end] as Token, tokens[to - 1] as Token, 1);
  }
  const next = sentences[index + 1];
  const inNext = cursor.done && next !== undefined && !next.opens && !next.bullet && next.line === sentence.line;
  const behind = inNext ? new Cursor(tokens, next.from, next.to) : cursor;
  if (!inNext && !behind.takeAny(', and|then', ',', 'and then?', 'then')) return undefined;
  if (inNext) behind.take('then ,?');
  const verb = goes[behind.peek()?.text ?? ''];
  if (verb === undefined || !behind.take(verbs) || !behind.take('it') || !behind.done) return undefined;
  const going = [
    wordLike(tokens[from] as Token, verb),
    ...tokens.slice(named, end).filter(({ text }) => text !== 'space'),
  ];
  const joint = tokens[inNext ? next.from : end] as Token;
  return inTwo(desk, sentence, going, joint, behind.before as Token, inNext ? 2 : 1);
}
comesToPiece.begins = beginning('teleport|return', first);

/** That it goes, and behind `joint` that one comes to where it was. */
function inTwo(
  desk: Desk,
  sentence: Sentence,
  going: readonly Token[],
  joint: Token,
  last: Token,
  taken: number,
): NonNullable<ReturnType<typeof comesToPiece>> {
  const coming = [...wordsLike(joint, 'teleport to its'), wordLike(last, 'space')];
  const at = desk.tokens.length;
  const between = at + going.length;
  return {
    desk: { ...desk, tokens: [...desk.tokens, ...going, ...coming] },
    first: { ...sentence, from: at, to: between },
    second: { ...sentence, from: between, to: between + coming.length, first: false },
    taken,
  };
}

/** `your Lamp's space`, with the bare name. */
function withoutPossessive(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  const at = tokens.findIndex(({ text }, n) => n > from && n < to && text.endsWith("'s"));
  const said = tokens[at];
  if (said === undefined || tokens[at + 1]?.text !== 'space') return tokens;
  return [...tokens.slice(0, at), wordLike(said, said.text.slice(0, -2)), ...tokens.slice(at + 1)];
}
