import type { Node, Ref } from '../../program.ts';
import { aim, onto } from '../nouns/object.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/** A condition that two units have together, by its own text. */
export const bindsTwo = ({ text }: Word): boolean =>
  /\bpair of\b|^(?:it |this )?(?:binds|links|joins|affects|connects|locks|ties) (?:two|2)\b/i.test(text);

/** `Grapple them`, `grapple an adjacent enemy`: both of them have it, who does it and whom it is done to. */
export function paired(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const both = subject === undefined && context.them === 'target' ? cursor.try(() => youAndTarget(asked)) : undefined;
  if (both !== undefined) return both;
  if (subject !== undefined && subject !== 'you') return undefined;
  const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (found === undefined || !bindsTwo(found.word)) return undefined;
  return cursor.try((): Effect | undefined => {
    cursor.at = found.to;
    const whom = aim(asked);
    // With several it is not known who is bound to whom.
    const several = whom?.head !== undefined && (whom.head.node.node !== 'target' || (whom.head.node.max ?? 1) > 1);
    if (whom === undefined || whom.ref === 'you' || whom.ref === 'each' || several) return undefined;
    return onto(whom, bindingBoth(found.word, whom.ref, clause));
  });
}

function bindingBoth({ ref: token }: Word, to: Ref, clause: number): Node[] {
  const count = { base: 1 };
  const own: Node = { clause, node: 'give', token, to: 'you', count };
  // Who misses binds nobody, and is not bound either.
  const both: Node = to === 'target' ? { clause, node: 'if', if: [{ is: 'hit' }], then: [own], else: [] } : own;
  return [{ clause, node: 'give', token, to, count }, both];
}

/** `You and the target become Coupled`, `become Coupled with the target`. */
function youAndTarget({ cursor, context, clause }: Asked): Effect | undefined {
  const named = cursor.takeAny('you and the? target', 'the? target and you', 'you and them|it');
  if (named) cursor.take('both|each');
  if (!cursor.take('become|get|gain|are')) return undefined;
  const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (found === undefined || !bindsTwo(found.word)) return undefined;
  cursor.at = found.to;
  if (!named && !cursor.takeAny('with|to the? target', 'with|to them|it')) return undefined;
  return { nodes: bindingBoth(found.word, 'target', clause) };
}
