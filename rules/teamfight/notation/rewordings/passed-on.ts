import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `When an enemy with your Mark dies, give it to an enemy in range 3`, `each enemy with a Mark takes 1dmg and loses it`: what somebody was
 * said to have, where nothing else is "it".
 */
export function passedOn(tokens: readonly Token[], { words, dead }: Context): Token[] | undefined {
  const has = tokens.findIndex(({ text }) => /^(?:with|has|have|had)$/.test(text));
  const like = tokens[has];
  if (like === undefined) return undefined;
  const many = tokens[has + 1]?.kind === 'number';
  const from = many || /^(?:a|an|your|the)$/.test(tokens[has + 1]?.text ?? '') ? has + 2 : has + 1;
  const held = wordAt(words, tokens, from, tokens.length, from === has + 1 ? ['condition'] : ['token', 'condition']);
  // Of two of which one is there, "it" is either.
  if (held === undefined || /^(?:or|and)$/.test(tokens[held.to]?.text ?? '')) return undefined;
  const named = tokens.slice(from, held.to);
  for (let at = held.to; at < tokens.length - 1; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const handed = cursor.take('give|move|pass|transfer|hand|remove|loses|lose');
    const what = cursor.at;
    if (!handed || !(cursor.take(many ? 'them' : 'it') || wordsAgain(cursor, held.word.ref, words))) continue;
    const verb = tokens[at] as Token;
    const ends = /^(?:remove|loses?)$/.test(verb.text);
    if (ends ? tokens[what]?.text !== (many ? 'them' : 'it') : many) continue;
    if (!ends && !cursor.takeAny('on? to', 'over to')) continue;
    if (ends && !cursor.done && !cursor.sees(',|and|from')) continue;
    // "If you have a Key, give it to an ally": the one that you have.
    const isYours = tokens[has - 1]?.text === 'you' && dead !== 'you' && held.word.kind === 'token';
    const isGone = dead !== undefined || tokens.slice(0, at).some(({ text }) => deaths.test(text));
    // "If the target has a Key, move it to you": the one that it has. Of whoever has died it goes anyway.
    const isTheirs = !ends && !isYours && !isGone;
    if (isTheirs && (tokens[0]?.text !== 'if' || !/^(?:target|it|they)$/.test(tokens[has - 1]?.text ?? '')))
      return undefined;
    const gives = wordsLike(verb, isYours ? 'give one of your' : isTheirs ? "move one of the target's" : 'give a');
    const does = ends ? [verb, wordLike(verb, many ? 'all' : 'a')] : gives;
    const to = ends ? [] : wordsLike(verb, 'to');
    return [...tokens.slice(0, at), ...does, ...named, ...to, ...tokens.slice(cursor.at)];
  }
  return undefined;
}
const deaths = /^(?:dies?|dead|kill(?:s|ed)?|defeat(?:s|ed)?|destroy(?:s|ed)?)$/;

passedOn.needs = oneOf('with has have had');

/** The same thing, named again. */
function wordsAgain(cursor: Cursor, ref: string, words: Context['words']): boolean {
  cursor.take('the|that|your|a|an');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'condition']);
  if (found?.word.ref !== ref) return false;
  cursor.at = found.to;
  return true;
}
