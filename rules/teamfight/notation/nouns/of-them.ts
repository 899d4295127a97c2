import { type Cursor, oneOf } from '../words/cursor.ts';

const spokenOf = oneOf('it them they its their enemy ally unit target');

/** Whether what stands behind somebody of this side who was met speaks of them, or does to them what nobody does to himself. */
export const isOfThem = (cursor: Cursor, side: string): boolean =>
  speaks(cursor, side) || (side === 'enemy' && harms(cursor));

/** What nobody does to himself. */
const harms = (cursor: Cursor): boolean => cursor.sees('deal? # dmg|damage') || cursor.sees('push|pull #');

/** `4dmg to them`, `it is Slowed`, `Slow that enemy`: before anybody else is named. */
function speaks(cursor: Cursor, side: string): boolean {
  if (cursor.lacks(spokenOf)) return false;
  for (let at = cursor.at; at < cursor.end; at++) {
    const { text } = cursor.tokens[at]!;
    if (/^(?:they|them|its?|their)$/.test(text)) return true;
    const that = /^(?:the|that)$/.test(cursor.tokens[at - 1]?.text ?? '');
    if (that && (text === 'target' || text === 'unit' || text === side)) return true;
    if (/^(?:enem(?:y|ies)|all(?:y|ies)|units?|targets?|burst|range|line|others|nearest|when|while)$/.test(text))
      return false;
  }
  return false;
}
