import type { Node, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { isOfDestruction } from '../pieces/gone-once.ts';
import type { Out } from '../sentences/desk.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { says } from '../texts/says.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import type { Word, Words } from '../words/words.ts';
import { reasonFor, same } from './repeat.ts';

/**
 * "Destroy one of your Kegs. Burst 1 of it, 2dmg", where the Keg's own text says what comes when it is destroyed: both say the `same`, which
 * comes once, or something `other`. Undefined where its text says nothing of that.
 */
export function asDestroyed(piece: Word, nodes: readonly Node[], words: Words): 'same' | 'other' | undefined {
  const own = pieceProgram(piece, words).rules.filter(isOfDestruction);
  const [rule] = own;
  if (rule === undefined) return undefined;
  const told: Rule = { ...rule, then: fromPiece(nodes) };
  if (own.length === 1 && same(rule, told)) return 'same';
  // A push beside the damage of its own text is one thing more.
  return says(nodes, harm) && own.some(({ then }) => says(then, harm)) ? 'other' : undefined;
}

const harm: ReadonlySet<string> = new Set(['damage']);

/** What is around the space or the unit that it was is around the piece. */
const fromPiece = (nodes: readonly Node[]): Node[] =>
  JSON.parse(JSON.stringify(nodes), (key, value) =>
    key === 'of' && (value === 'space' || value === 'target') ? 'marker' : value,
  ) as Node[];

/** The same of a sentence behind the one that destroys a piece. */
export function afterDestroying(
  before: readonly Node[],
  { nodes, held }: Out,
  words: Words,
): 'same' | 'other' | undefined {
  const [area, ...more] = nodes;
  if (area?.node !== 'area' || more.length > 0 || held.length > 0) return undefined;
  const piece = wordOf(words, destroyedIn(before), 'marker');
  return piece && asDestroyed(piece, nodes, words);
}

/** The piece that is destroyed by the last of these. */
function destroyedIn(before: readonly Node[]): string | undefined {
  const last = before.at(-1);
  if (last?.node === 'later') {
    const gone = last.then.at(-1);
    return gone?.node === 'remove' && gone.destroyed && gone.what === 'marker' ? placedIn(before) : undefined;
  }
  if (last?.node !== 'space' && last?.node !== 'target') return undefined;
  const [gone] = last.then;
  if (gone?.node !== 'remove' || !gone.destroyed) return undefined;
  return typeof gone.what === 'string' ? (last.node === 'target' ? last.who.card : undefined) : gone.what.marker;
}

const placedIn = (nodes: readonly Node[]): string | undefined =>
  [...JSON.stringify(nodes).matchAll(/"node":"place","marker":"([^"]+)"/g)].at(-1)?.[1];

/** Why that is by hand. */
export const otherwiseDestroyed = (before: readonly Node[], words: Words): string | undefined => {
  const piece = wordOf(words, destroyedIn(before), 'marker');
  return piece && reasonFor(piece);
};

/**
 * `When detonated, burst 1, 2dmg`, in the text of an object: not when others destroy it, and the card that detonates it says the same. It is played from
 * there.
 */
export function detonatedByCard(desk: Desk, { slot, self, words }: Context, { from, to }: Sentence, out: Out): boolean {
  if (slot !== 'marker' || self === undefined) return false;
  const { tokens, source } = desk;
  const cursor = new Cursor(tokens, from, to);
  if (!cursor.takeAny('when|if|once it? is? detonated ,?', 'on detonation ,?') || cursor.done) return false;
  cursor.takeAny('it|this deals|does', 'deal|deals|do');
  const said = plain(source.slice(tokens[cursor.at]?.from ?? 0, tokens[to - 1]?.to ?? 0));
  const name = plain(self.name);
  const isTold = words.all.some(({ kind, text }) => {
    const card = kind === 'ability' ? plain(text) : '';
    return card.includes('detonate') && card.includes(name) && card.includes(said);
  });
  if (!isTold) return false;
  out.held.push({ rule: { clause: ran(desk, from, to), rule: 'said' }, of: 'you' });
  return true;
}
detonatedByCard.begins = beginning('when|if|once|on');
detonatedByCard.needs = oneOf('detonated detonation');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
