import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Damage you deal to heroes gives you half that much overshield`, `your damage heals you for that much`: when you deal it, you gain that. */
export function damageGives(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.takeAny('all? damage|dmg that? you deal|inflict', 'all? of? your damage|dmg'))
    return undefined;
  const gives = tokens.findIndex(({ text }, n) => n >= cursor.at && /^(?:gives|grants|heals)$/.test(text));
  const whom = tokens.slice(cursor.at, gives);
  const does = new Cursor(tokens, gives, tokens.length);
  if (gives < 0 || (whom.length > 0 && whom[0]?.text !== 'to') || whom.length > 4) return undefined;
  const heals = does.take('heals you');
  if (heals) does.take('for|by');
  else if (!does.take('gives|grants you')) return undefined;
  if (!does.sees('half|twice|that|as|the|#')) return undefined;
  return [
    ...wordsLike(like, 'when you deal damage'),
    ...whom,
    ...wordsLike(like, `, ${heals ? 'heal' : 'gain'}`),
    ...tokens.slice(does.at),
  ];
}
damageGives.begins = beginning('all|damage|dmg|your');
