import type { Node, Ref, Who } from '../../program.ts';
import { within } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { escaped } from '../words/escaped.ts';
import type { Word, Words } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { effect } from './effect.ts';

/** The unit that a piece stands for. */
export const noted: Who = { side: 'any', if: [{ is: 'same', of: 'each', as: 'noted' }] };

/** How a piece is said to stand for somebody. */
export const relations = 'that|which? corresponding|corresponds|representing|represents|standing|stands';

const relation = 'corresponding to|representing|standing for|(?:that|which) (?:corresponds to|represents|stands for)';

/** `corresponding to an ally`, `that stands for the target`, behind a piece that is placed. */
export function standsFor({ cursor, context }: Asked): Ref | Who | undefined {
  return cursor.try(() => {
    if (!cursor.take(relations)) return undefined;
    cursor.take('to|for');
    const found = noun(cursor, context);
    if (found === undefined || found.many === 'each' || found.ref === 'you') return undefined;
    return found.ref ?? standingWho(found);
  });
}

const standing = new RegExp(relation, 'i');
const known = new WeakMap<Words, readonly string[]>();

/** The texts of cards whose pieces stand for somebody: few sets have any, so they are looked for once. */
function textsOf(words: Words): readonly string[] {
  let texts = known.get(words);
  if (texts === undefined) {
    texts = words.all.flatMap(({ kind, text }) => (kind === 'ability' && standing.test(text) ? [text] : []));
    known.set(words, texts);
  }
  return texts;
}

/** What "the ally" is in a piece's own text, where some card places the piece for an ally. */
export function namedByPiece({ name }: Word, words: Words): Readonly<Record<string, Ref>> {
  const texts = textsOf(words);
  if (texts.length === 0) return {};
  const placed = new RegExp(
    `${escaped(name)}s? (?:marker |object )?(?:${relation}) (?:an?|the) (ally|enemy|unit|target)\\b`,
    'i',
  );
  for (const text of texts) {
    const [, whom] = placed.exec(text) ?? [];
    if (whom !== undefined) return { [whom.toLowerCase()]: 'noted' };
  }
  return {};
}

/**
 * `Remove the Chain to teleport the target back to that space`, in a later part of a card that has placed one on a target: who that was is
 * known by the piece. Undefined where nothing is done to that unit.
 */
export function doneToNoted(asked: Asked): Effect | undefined {
  const { context, cursor } = asked;
  if (!context.stands) return undefined;
  const named = { ...context.named, target: 'noted', unit: 'noted', ally: 'noted', enemy: 'noted' } as const;
  return cursor.try(() => {
    const found = effect({ ...asked, context: within(context, { named, chosen: true }) });
    return found !== undefined && speaksOfNoted(found.nodes) ? found : undefined;
  });
}

const speaksOfNoted = (value: unknown): boolean => JSON.stringify(value).includes('"noted"');

/** The one place of a card where such a piece comes to a single target, which it can stand for. */
export function placeOnTarget(nodes: readonly Node[], { ref }: Word): Extract<Node, { node: 'place' }> | undefined {
  for (const node of nodes) {
    if (node.node !== 'target' || (node.max ?? 1) > 1 || node.links !== undefined) continue;
    for (const inner of node.then) if (inner.node === 'place' && inner.marker === ref) return inner;
  }
  return undefined;
}

/** Where a later part of the card speaks of whom the piece stands for, the piece notes that when it is placed. */
export function noteTarget(place: ReturnType<typeof placeOnTarget>, part: unknown): void {
  if (place !== undefined && speaksOfNoted(part)) (place as { notes?: Ref }).notes = 'target';
}
