import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** Words behind which the piece is named from whose space something is drawn. */
const from = /^(?:of|around|from|to|on)$/;

/**
 * `Destroy a Mine in LoS. Burst 1 of the Mine, 2dmg`, `destroy your Turret. Burst 2 of the Turret, push 2 away from the Turret`: "the Mine" is the
 * one that was destroyed, and no other that still lies there.
 */
export function pieceGone(tokens: readonly Token[], { words }: Context, before: readonly Token[]): Token[] | undefined {
  const named = tokens.findIndex(({ text }, at) => text === 'the' && from.test(tokens[at - 1]?.text ?? ''));
  if (named < 0 || before.length === 0) return undefined;
  const gone = lastGone(before, words);
  if (gone === undefined) return undefined;
  const said: Token[] = [];
  let found = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const piece =
      token.text === 'the' && from.test(tokens[at - 1]?.text ?? '')
        ? wordAt(words, tokens, at + 1, tokens.length, ['marker', 'summon'])
        : undefined;
    if (piece?.word.ref !== gone) {
      said.push(token);
      continue;
    }
    found = true;
    said.push(wordLike(token, 'it'));
    at = piece.to - 1;
  }
  return found ? said : undefined;
}

/** The one piece that the sentence before destroys. */
function lastGone(before: readonly Token[], words: Context['words']): string | undefined {
  const verb = before.findLastIndex(({ text }) => /^(?:destroy|sacrifice|detonate|remove)$/.test(text));
  const cursor = new Cursor(before, verb + 1, before.length);
  if (verb < 0 || !cursor.takeAny('one of your', 'a|an|one|your')) return undefined;
  const piece = wordAt(words, before, cursor.at, before.length, ['marker', 'summon']);
  const stops = before.slice(verb).filter(({ text }) => text === '.').length;
  return stops > 1 ? undefined : piece?.word.ref;
}
