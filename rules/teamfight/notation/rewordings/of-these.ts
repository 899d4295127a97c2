import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/**
 * `If you have two or more of these, lose all of them`, `when you gain this, take 1dmg`, in the text of a token or condition: these, by its name.
 */
export function ofThese(tokens: readonly Token[], { slot, self }: Context): Token[] | undefined {
  if ((slot !== 'token' && slot !== 'condition') || self === undefined) return undefined;
  const said: Token[] = [];
  let found = false;
  for (let at = 0; at < tokens.length; ) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const like = tokens[at] as Token;
    const kept = nameBehind(cursor, tokens[at - 1]);
    if (kept === undefined) {
      said.push(like);
      at += 1;
      continue;
    }
    found = true;
    const one = kept.length === 1 && /^(?:gain|get|receive)s?$/.test(like.text);
    said.push(...kept, ...wordsLike(like, `${one ? 'a ' : ''}${self.name.toLowerCase()}`));
    at = cursor.at;
  }
  return found ? said : undefined;
}
ofThese.needs = oneOf('these them this all');

/** What stands before the name then; undefined where nothing there means these. */
function nameBehind(cursor: Cursor, before: Token | undefined): readonly Token[] | undefined {
  const { tokens, at } = cursor;
  const verb = before?.text ?? '';
  if (goes.test(verb)) {
    if (cursor.take('all of? these|them')) return tokens.slice(at, at + 1);
    if (cursor.take('all') && (cursor.done || cursor.sees('and|,|when|if|at'))) return tokens.slice(at, at + 1);
    cursor.at = at;
    if (cursor.take('# of? these|them')) return tokens.slice(at, at + 1);
  }
  if (cursor.take('# or more of these|them')) return tokens.slice(at, at + 3);
  if (/^(?:have|gain)$/.test(verb) && cursor.take('# of these|them')) return tokens.slice(at, at + 1);
  if (cursor.take('gain another one? of? these|this')) return tokens.slice(at, at + 1);
  if (verb === 'you' && cursor.take('gain|get|receive this') && (cursor.done || cursor.sees(',')))
    return tokens.slice(at, at + 1);
  return undefined;
}

const goes = /^(?:lose|remove|discard|clear)$/;
