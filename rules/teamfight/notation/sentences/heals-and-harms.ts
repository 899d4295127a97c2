import type { Node } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import { isWished } from '../words/wished.ts';
import type { Words } from '../words/words.ts';
import type { Sheet } from './sheet.ts';

/**
 * `Range 3, heal 1, 2dmg`, `Range 3, Slow. Heal 1`, `range 3, Stun. Clear all conditions`: nobody helps whom they hit, and who is helped instead is not said.
 * Behind the damage it is oneself.
 */
export function healsAndHarms(nodes: readonly Node[], sheet: Sheet, text: string, words: Words): boolean {
  return nodes.some((node) => {
    if (node.node !== 'target' && node.node !== 'area' && node.node !== 'each') return false;
    const ref = node.node === 'target' ? 'target' : 'each';
    // What is asked of whoever has the text is no question about them.
    const done = node.then.flatMap((one) => (one.node === 'if' && isOfYou(one) ? [...one.then] : [one]));
    const helped = (one: Node): boolean =>
      (one.node === 'heal' && one.to === ref) || (one.node === 'clear' && one.from === ref && one.token === undefined);
    const healed = done.findIndex((one) => helped(one) && isBare(sheet, one.clause, text));
    const harmed = done.findLastIndex((one) => one.node === 'damage' && one.to === ref);
    const weakened = done.some(
      (one) =>
        (one.node === 'give' && one.to === ref && isHarmful(words, one.token)) ||
        (one.node === 'tap' && one.whose === ref),
    );
    return healed >= 0 && (harmed > healed || weakened) ? true : healsAndHarms(node.then, sheet, text, words);
  });
}

const isOfYou = (asked: Extract<Node, { node: 'if' }>): boolean =>
  asked.else.length === 0 && !/"(?:target|each)"/.test(JSON.stringify(asked.if));

/** A condition that takes something from whoever has it. */
function isHarmful(words: Words, ref: string): boolean {
  const condition = wordOf(words, ref, 'condition');
  return condition !== undefined && !isWished(condition) && takes.test(condition.text);
}

const takes =
  /\b(?:cannot|can't|skip|lose|take \d+ ?(?:damage|dmg)|1\/\d speed)\b|(?<!receives? )[-−]\d+ ?(?:speed|damage|standard|def)/i;

/** Nobody is named who is healed. */
function isBare({ clauses }: Sheet, clause: number, text: string): boolean {
  const said = clauses[clause];
  return (
    said?.field === 'text' &&
    /^[\s,.:;]*(?:(?:and|then) )?(?:heals? \d|clear (?:all|any) )/i.test(text.slice(said.from, said.to))
  );
}
