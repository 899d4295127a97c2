import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Occasion } from './occasion.ts';

/** What comes of so much damage at once, and the words behind the question. */
interface OfSoMuch {
  readonly set: Occasion;
  readonly from: number;
}

/** `If it was 3 or more, heal 1`, as the one sentence of a passive called "Receive damage": only so much damage sets it off. */
export function ofSoMuch(tokens: readonly Token[], set: Occasion): OfSoMuch | undefined {
  const { trigger } = set;
  if (trigger.on !== 'damaged' && trigger.on !== 'deals-damage') return undefined;
  if (tokens[0]?.text !== 'if' || trigger.least !== undefined || set.also !== undefined) return undefined;
  const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  if (
    tokens
      .slice(0, end)
      .some(({ text, kind }) => /^(?:\.|else|otherwise)$/.test(text) || /^(?:line|section)$/.test(kind))
  )
    return undefined;
  const cursor = new Cursor(tokens, 1, end);
  const yours = trigger.on === 'damaged' ? 'took|take|received|receive|suffered' : 'dealt|deal';
  const said = cursor.takeAny(
    'it|that|this is|was',
    'the|that|this damage? is|was',
    'the|that amount is|was',
    `you ${yours}`,
  );
  if (!said) return undefined;
  const more = cursor.takeAny('more than #', 'over #') ? 1 : 0;
  if (more === 0 && !cursor.takeAny('# or more', '# +', 'at least #')) return undefined;
  const least = (cursor.numbers[0] ?? 0) + more;
  cursor.takeAny('damage|dmg', 'points of damage');
  cursor.takeAny('or more', 'at once');
  return cursor.take(',') ? { set: { ...set, trigger: { ...trigger, least } }, from: cursor.at } : undefined;
}
