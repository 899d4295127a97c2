import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceGoes } from './middle.ts';
import type { Noun } from './noun.ts';

/**
 * "Range 3, 2dmg, 1dmg to adjacent enemies": beside the target or beside you, as behind "when you hit an enemy", "when an ally dies", and "detonate a Mine:
 * 1dmg to adjacent enemies" beside that or you. "Target and adjacent enemies" are beside the target.
 */
export const isBesideEither = (
  { tokens }: Cursor,
  start: number,
  context: Context,
  { many, of, fromYou }: Noun,
): boolean =>
  of === undefined &&
  !fromYou &&
  ((many === 'each' && (context.them === 'target' || isOfThem(context.them, context.named))) ||
    pieceGoes(tokens, start)) &&
  !(tokens[start - 1]?.text === 'and' && /^(?:target|it|them|they)$/.test(tokens[start - 2]?.text ?? ''));

/** What others than you do or meet has set it off. */
const isOfThem = (them: Context['them'], named: Context['named']): boolean =>
  them === 'trigger' || (them === 'other' && named.target === 'other');

/** "Range 3, 2dmg. The nearest other enemy takes 1dmg", "when an ally dies, the nearest enemy": nearest to the target, to that ally, or to you. */
export const isNearestToEither = ({ them, slot }: Context, { forced, who, of, fromYou }: Noun): boolean =>
  forced === 'nearest' &&
  of === undefined &&
  !fromYou &&
  ((them === 'target' && who.except?.includes('target') === true) ||
    (slot !== 'marker' && slot !== 'terrain' && them === 'trigger'));
