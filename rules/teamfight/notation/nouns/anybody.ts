import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Head } from './head.ts';
import { noun } from './noun.ts';

/** What is said right behind somebody who may be anywhere. */
const verbs =
  "gains|gets|takes|loses|becomes|receives|heals|is|has|deals|may|can|cannot|can't|must|moves|flies|teleports|walks|uses|makes|attacks|refreshes|readies|recovers|regains|clears|purges|ends";

/** Whether something sets off what stands here, in the same sentence. */
function isAnswer({ tokens, at }: Cursor): boolean {
  const begins = tokens.findLastIndex(({ text, kind }, n) => n < at && (text === '.' || kind === 'line')) + 1;
  return tokens.slice(begins, at).some(({ text }) => /^(?:when|whenever|time)$/.test(text));
}
/** What is asked of whoever may be anywhere. */
const suchAs = "who|that already|has|hasn't|is|isn't|was|wasn't";

/**
 * `Target heals 3`, `Choose an ally`, `an ally heals 2`: somebody anywhere in sight, where a text begins with it. Later it could be somebody who was
 * named before, or in a range that was.
 */
export function anybody(cursor: Cursor, context: Context, clause: number): Head | undefined {
  const { opening, them, chosen, slot } = context;
  if (!opening || them !== undefined || chosen) return undefined;
  return cursor.try(() => {
    const then: Node[] = [];
    const target = { clause, node: 'target' as const, sight: true, then };
    // "Until your next turn, when you are damaged, target takes 1dmg": of whom that was on, or of whom the text has chosen before.
    if (cursor.sees('target') && isAnswer(cursor)) return undefined;
    if (
      cursor.sees('target purges|clears|cleanses|heals|gains|gets|takes|loses|becomes|receives|deals|has|is') ||
      cursor.sees("target cannot|can't|can|must")
    ) {
      cursor.take('target');
      return { node: { ...target, who: { side: 'any' } }, then };
    }
    const bare = cursor.take('target ally|enemy|unit|hero|summon');
    const withSome =
      !bare && (cursor.sees('any? ally|enemy|unit|hero with') || cursor.sees('a|an ally|enemy|unit|hero with'));
    // "Ally who already acted this round", in what one does: in what holds it would be each of them.
    const isSuch =
      (slot === 'ability' || slot === 'default') &&
      (cursor.sees(`ally|enemy|unit|hero ${suchAs}`) || cursor.sees(`a|an|any ally|enemy|unit|hero ${suchAs}`));
    if (isSuch) cursor.take('a|an|any');
    else if (bare) cursor.at -= 1;
    else if (withSome) cursor.take('a|an|any');
    else if (!cursor.sees(`a|an|any|one ally|enemy|unit|hero ${verbs}`)) {
      if (!cursor.take('target|choose|pick|select|name') || !cursor.sees('a|an|any|another|one')) return undefined;
    }
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.forced) return undefined;
    if (found.range || found.seen || found.area || found.who.places || found.who.yours || (found.max ?? 1) > 1)
      return undefined;
    // What else is said of them is not known.
    if (!cursor.done && !cursor.sees(`,|:|and|(|${verbs}`) && !cursor.sees(`immediately ${verbs}`)) return undefined;
    // "An ally and an enemy in range 3": the range may be of both.
    if (cursor.sees('and a|an|another|one')) return undefined;
    return { node: { ...target, who: found.who }, then };
  });
}
anybody.begins = beginning('target|choose|pick|select|name|a|an|any|one|ally|enemy|unit|hero');

/** `target enemy`, `an ally`, as whom something is done to: `give target enemy a Mark`, `heal an ally 2`. */
export function targetAnywhere(cursor: Cursor, context: Context, clause: number): Head | undefined {
  const { opening, them, chosen } = context;
  if (!opening || them !== undefined || chosen) return undefined;
  if (!cursor.sees('target ally|enemy|unit|hero|summon') && !cursor.sees('a|an|any|one ally|enemy|unit|hero'))
    return undefined;
  return cursor.try(() => {
    cursor.take('target');
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.forced) return undefined;
    if (found.range || found.seen || found.area || found.who.places || found.who.yours || (found.max ?? 1) > 1)
      return undefined;
    if (cursor.sees('and|or a|an|another|one') || cursor.sees('in|within|adjacent|next|beyond|range')) return undefined;
    const then: Node[] = [];
    return { node: { clause, node: 'target' as const, sight: true, who: found.who, then }, then };
  });
}
