import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** What may stand right behind somebody who enters, where nothing is said that is entered. */
const bare =
  /^(?:|\.|,|:|and|takes?|gains?|loses?|are|is|heals?|dies?|gets?|becomes?|must|stops?|cannot|can't|may|has|have)$/;

/** `Enters or starts its turn here`; "enters or becomes adjacent" and "enters or leaves burst 2" name a place behind it. */
const orHere = (tokens: readonly Token[], at: number): boolean =>
  new Cursor(tokens, at, tokens.length).takeAny('or starts|start|ends|end|begins|begin its|their|your|a turn here');

const somebody = /^(?:units?|enemy|enemies|ally|allies|heroe?s?|hero|summons?|you|they|it|that|who|or)$/;

/** `When a unit enters, it takes 1 damage`, `gain a Coin when you enter`, in the text of a piece or of ground: enters that. */
export function entersThis(tokens: readonly Token[], { slot }: Context): readonly Token[] {
  if (slot !== 'terrain' && slot !== 'marker') return tokens;
  const isBare = tokens.map(
    ({ text }, at) =>
      // "The first unit to enter each turn".
      (text === 'enter' && tokens[at - 1]?.text === 'to' && /^(?:each|every)$/.test(tokens[at + 1]?.text ?? '')) ||
      (/^(?:enters?|leaves?|exits?)$/.test(text) &&
        somebody.test(tokens[at - 1]?.text ?? '') &&
        (bare.test(tokens[at + 1]?.kind === 'line' ? '' : (tokens[at + 1]?.text ?? '')) || orHere(tokens, at + 1))),
  );
  if (!isBare.includes(true)) return tokens;
  return tokens.flatMap((token, at) => (isBare[at] ? [token, wordLike(token, 'this')] : [token]));
}
