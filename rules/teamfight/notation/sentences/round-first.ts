import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Heroes cannot attack in round 1`, `no hero can be damaged in odd rounds`: as `in round 1, heroes cannot attack`. */
export function roundFirst(said: readonly Token[]): readonly Token[] | undefined {
  const from = said.findLastIndex(({ text }) => /^(?:in|on|during|before|after|from)$/.test(text));
  const like = said[from];
  if (from < 2 || like === undefined) return undefined;
  const cursor = new Cursor(said, from + 1, said.length);
  const named =
    cursor.takeAny(
      'rounds|round # and|or # and|or #',
      'rounds|round # and|or #',
      'rounds|round # on|onwards?',
      'rounds|round # - #',
    ) ||
    cursor.takeAny(
      'the? first|second|third|fourth|fifth|sixth round',
      'even|odd|odd-numbered|even-numbered rounds',
      'round #',
    );
  if (!named || !cursor.done) return undefined;
  // What comes at a moment has its round there: "at the end of the turn in round 3".
  if (/^(?:in|on|at|during|from|before|after|when|whenever|if|until)$/.test(said[0]?.text ?? '')) return undefined;
  return [...said.slice(from), wordLike(like, ','), ...said.slice(0, from)];
}
