import type { Context } from '../context.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordsOfKind } from '../words/by-ref.ts';
import { beginning } from '../words/cursor.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/**
 * `When you enter a Snare's space, remove it and gain 1 Coin`, in a section that stands: what the Snare says itself in the same words is
 * done by that, and once.
 */
export function saidByPiece(desk: Desk, { words, slot }: Context, { from, to, opens }: Sentence): boolean {
  const isOnCard = slot === 'ability' || slot === 'default' || slot === 'passive';
  if (!desk.standing || !isOnCard || opens) return false;
  if (!/^when(?:ever)?$/.test(desk.tokens[from]?.text ?? '')) return false;
  const said = plain(desk.source.slice(desk.tokens[from]?.from ?? 0, desk.tokens[to - 1]?.to ?? 0));
  const isSaid = wordsOfKind(words, 'marker').some(
    ({ name, text }) => said.includes(name.toLowerCase()) && plain(text).includes(said),
  );
  if (isSaid) reminded(desk, from, to);
  return isSaid;
}
saidByPiece.begins = beginning('when|whenever');
