import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `Range 2, 1dmg, Slow. If you have a Coin, also to others in burst 1 of the target`, `the same to all adjacent enemies`: what the sentence before has
 * done to the target, where that is plain harm or tokens, is done to those, too.
 */
export function sameToOthers(
  tokens: readonly Token[],
  { them, words }: Context,
  before: readonly Token[],
): Token[] | undefined {
  if (them !== 'target') return undefined;
  const at = tokens.findIndex(({ text }) => text === 'to');
  const [said, like] = [tokens[at - 1], tokens[at]];
  if (said === undefined || like === undefined || !/^(?:also|same|this)$/.test(said.text)) return undefined;
  const opens = new Cursor(tokens, 0, at);
  while (!opens.done && !opens.sees('also|the|do|deal|apply|same|this')) opens.at += 1;
  const { at: start } = opens;
  if (!opens.takeAny('also do|deal|apply? the? same|this?', 'do|deal|apply the same|this', 'the same also?'))
    return undefined;
  if (!opens.done || (start > 0 && !/^[,:]$/.test(tokens[start - 1]?.text ?? ''))) return undefined;
  const others = new Cursor(tokens, at + 1, tokens.length);
  const one = others.take('another');
  if (!one) others.takeAny('each|all|any|every of? the?', 'the');
  const who = others.at;
  if (!others.take('other? adjacent? others|enemies|allies|units|enemy|unit|ally')) return undefined;
  const named = tokens.slice(who, others.at);
  // Whoever else is there: what was done to the target is not done twice.
  const isElse = one || named.some(({ text }) => /^others?$/.test(text));
  const rest = [...tokens.slice(at + 1, who), ...(isElse ? [] : wordsLike(like, 'other')), ...tokens.slice(who)];
  if (rest.some(({ text }) => text === ',' || text === 'and' || text === 'or')) return undefined;
  const done = doneBefore(before, words);
  if (done === undefined || who < at) return undefined;
  const comma = wordsLike(like, ',');
  return [...tokens.slice(0, start), ...rest, ...comma, ...done];
}

/** `1dmg, Slow`, behind the one head of the sentence that stands right before: damage, and what the set names. */
function doneBefore(before: readonly Token[], words: Context['words']): readonly Token[] | undefined {
  const end = before.at(-1)?.text === '.' ? before.length - 1 : before.length;
  const from =
    before.slice(0, end).findLastIndex(({ text, kind }) => text === '.' || text === ':' || kind === 'line') + 1;
  const head = new Cursor(before, from, end);
  if (!head.takeAny('range #', 'enemy|unit in range #', 'adjacent enemy|unit', 'melee') || !head.take(','))
    return undefined;
  const { at } = head;
  while (!head.done) {
    const token = wordAt(words, before, head.at, end, ['condition', 'token']);
    if (token !== undefined) {
      head.at = token.to;
      if (!head.sees('# dmg|damage')) head.take('#');
    } else if (!head.take('# dmg|damage')) return undefined;
    if (!head.done && !head.takeAny(', and', ',', 'and')) return undefined;
  }
  return at < end ? before.slice(at, end) : undefined;
}
