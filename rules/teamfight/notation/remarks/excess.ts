import type { Node } from '../../program.ts';
import { aroundPiece } from '../phrases/wrap.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `Any excess becomes overshield`, `if this would heal them past their max hp, they gain the excess as overshield`: of the healing before it. */
export function excess(desk: Desk, before: readonly Node[], sentence: Sentence): boolean {
  const healed = before.flatMap(function heals(node): Extract<Node, { node: 'heal' }>[] {
    return node.node === 'heal' ? [node] : 'then' in node ? node.then.flatMap(heals) : [];
  });
  if (healed.length === 0 || healed.some(({ amount }) => typeof amount === 'string')) return false;
  // What a piece heals in later turns stands in its own text, where this is not said.
  if (aroundPiece(before)) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const asked = cursor.try(() =>
    cursor.take('if this|it|that would heal') &&
    cursor.take('them|you|the|a|an? target|unit|ally? past|above|over|beyond') &&
    cursor.take('their|your|its max|maximum|full health|hp ,')
      ? true
      : undefined,
  );
  const becomes =
    cursor.takeAny(
      'any|the|all excess|extra healing',
      'any|the|all excess|overhealing',
      'overhealing',
      'overheal',
      'excess healing?',
      'any? healing above|beyond|over|past their|your|its|the? max|maximum|full? health|hp?',
      'healing past|above full',
    ) && cursor.takeAny('becomes|become overshield', 'is gained|given as overshield', 'turns into overshield');
  const gains =
    !becomes &&
    asked === true &&
    cursor.takeAny('they|you|it gain|gains') &&
    cursor.take('the|any excess|rest as overshield');
  if ((!becomes && !gains) || !cursor.done) return false;
  for (const node of healed) (node as { excess?: true }).excess = true;
  ran(desk, sentence.from, sentence.to);
  return true;
}
excess.begins = beginning('if|any|the|all|overhealing|overheal|excess|healing');
excess.needs = oneOf('overshield');
