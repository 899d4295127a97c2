import { reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { facts } from '../texts/facts.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `Your Echoes don't block movement or LoS`, `Slag blocks movement, not LoS`, on a card: what the piece is anyway, by its file or as any other. */
export function factsOfPiece({ desk, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const { slot, words } = context;
  if (bullet || opens || (slot !== 'passive' && slot !== 'ability' && slot !== 'default')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.takeAny('all? of? your', 'the|all');
  const named = wordAt(words, cursor.tokens, cursor.at, to, ['marker', 'terrain']);
  if (named === undefined) return false;
  cursor.at = named.to;
  cursor.take('marker|markers|object|objects');
  // A passive may say whatever its pieces are: who can target them, what health they have.
  if (slot !== 'passive' && !cursor.sees("block|blocks|don't|doesn't|do|does")) return false;
  const found = facts(cursor, named.word.fields);
  if (found === undefined || !cursor.done || found.some(({ agrees }) => !agrees)) return false;
  reminded(desk, from, to);
  return true;
}
factsOfPiece.needs = oneOf('block blocks targeted destroyed health hp object objects wall walls');
