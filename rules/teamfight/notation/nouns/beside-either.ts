import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { pieceGoes } from './middle.ts';
import type { Noun } from './noun.ts';

/**
 * "Range 3, 2dmg, 1dmg to adjacent enemies": beside the target or beside you, as behind "when you hit an enemy", "when an ally dies", and "detonate a Mine:
 * 1dmg to adjacent enemies" beside that or you. "Target and adjacent enemies" are beside the target.
 */
export const isBesideEither = ({ tokens }: Cursor, start: number, context: Context, noun: Noun): boolean =>
  noun.of === undefined &&
  !noun.fromYou &&
  ((noun.many === 'each' ? besideOthers(context) : isEnemyFarAway(tokens, start, context, noun)) ||
    pieceGoes(tokens, start)) &&
  !(tokens[start - 1]?.text === 'and' && /^(?:target|it|them|they)$/.test(tokens[start - 2]?.text ?? ''));

const besideOthers = ({ them, named }: Context): boolean =>
  them === 'target' ||
  them === 'trigger' ||
  (them === 'other' && (named.target === 'other' || named.ally === 'other')) ||
  (them === undefined && Object.values(named).includes('trigger'));

/**
 * "Range 3, 2dmg. On kill, 1dmg to an adjacent enemy", "when an ally dies, ...": beside whoever was killed or beside you. An ally whom one helps is beside oneself, and so is an
 * enemy where the target was beside oneself, or where one has gone.
 */
function isEnemyFarAway(tokens: readonly Token[], start: number, context: Context, { who }: Noun): boolean {
  if (!besideOthers(context) || who.side === 'ally' || who.side === 'friend' || who.yours) return false;
  // "The target must use a default attack on an adjacent unit", "attacks an adjacent unit": beside whoever does it.
  const behind = tokens.slice(Math.max(0, start - 2), start);
  if (behind.some(({ text }) => text === 'on') || /^attacks?$/.test(behind.at(-1)?.text ?? '')) return false;
  return !tokens
    .slice(0, start)
    .some(
      ({ text }, at) =>
        (text === 'range' && tokens[at + 1]?.text === '1' && tokens[at + 2]?.text !== '-') ||
        /^(?:adjacent|melee)$/.test(text) ||
        (context.them === 'target' && goes.test(text)),
    );
}

const goes = /^(?:moves?|teleports?|fly|dash|jump|leap|rush|swap|pull|grab)$/;

/** "Range 3, 2dmg. The nearest other enemy takes 1dmg", "when an ally dies, the furthest enemy": from the target, from that ally, or from you. */
export const isNearestToEither = ({ them, slot, named }: Context, { forced, who, of, fromYou }: Noun): boolean =>
  (forced === 'nearest' || forced === 'furthest') &&
  of === undefined &&
  !fromYou &&
  ((them === 'target' && who.except?.includes('target') === true) ||
    (them === 'other' && slot === 'passive' && who.except?.includes('other') === true) ||
    (slot !== 'marker' && slot !== 'terrain' && isOfOthers(them, named)));

/** Others have set it off, or one of them was pushed or has come by it. */
const isOfOthers = (them: Context['them'], named: Context['named']): boolean =>
  them === 'trigger' ||
  (them !== 'target' && them !== 'each' && Object.values(named).includes('trigger')) ||
  (them === 'other' && (named.pushed === 'other' || named.summon === 'other'));
