import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { guards } from '../words/guards.ts';
import { ownPieceThere } from './own-piece-there.ts';
import { isOwnerless } from './ownerless.ts';
import { placeOf } from './place-of.ts';
import { possessive } from './pronoun.ts';

/** `in the space of`, before a piece or ground, is on it. */
export const spaceOf = ['in|on a|any|the space|spaces of'] as const;

const being = beginning('in|on|inside|within|at|along|by|beside|touching|adjacent|next');

/** What may stand behind that. */
const behindBeing = new Set(
  "a an any the to of one your their its straight orthogonal line control capture objective objectives space spaces difficult hazard hazards hazardous enemy opposing opponent's enemy's".split(
    ' ',
  ),
);

/** `in your deployment zone`, `on difficult terrain`: a kind of space that every map has or may have. */
export function kindOfPlace(cursor: Cursor, context: Context): Place | undefined {
  if (cursor.misses(being) || (guards.spare && !behindBeing.has(cursor.peek(1)?.text ?? ''))) return undefined;
  const same = cursor.try(() => (cursor.take('in|on the same space as|with') ? placeOf(cursor, context) : undefined));
  if (same !== undefined) return { range: { max: 0 }, of: same };
  if (
    cursor.takeAny(
      'at|on|along|by|beside|touching the|an edge|border of the map|board|battlefield',
      'adjacent|next to the|an edge|border of the map|board|battlefield',
      'at|on the map edge|border',
      'adjacent|next to the map edge|border',
    )
  )
    return { edge: true };
  const row = cursor.sees('in') ? cursor.try(() => inRow(cursor, context)) : undefined;
  if (row !== undefined) return row;
  return cursor.try((): Place | undefined => {
    if (!cursor.takeAny(...spaceOf, 'in|on|inside|within')) return undefined;
    const first = kindNamed(cursor, context);
    const second = first && cursor.try(() => orGround(cursor));
    return second ? { any: [first, second] } : first;
  });
}

/** `or difficult terrain`, `or on a hazard`, behind the other of the two. */
function orGround(cursor: Cursor): Place | undefined {
  if (!cursor.take('or')) return undefined;
  cursor.take('in|on');
  return groundNamed(cursor);
}

/** `difficult terrain`, `a hazard`: what any ground may be. */
function groundNamed(cursor: Cursor): Place | undefined {
  if (cursor.takeAny('difficult terrain|ground', 'a space of difficult terrain|ground')) return { rough: true };
  const said = cursor.takeAny('a|any hazard', 'hazards|hazard', 'hazardous ground|terrain');
  return said && !cursor.sees(':') ? { hazardous: true } : undefined;
}

/** Whether a place is of the ground, and not measured from anybody: `on Mud`, `on a hazard`, `beside a wall`. */
export const isOfGround = (place: Place): boolean =>
  place.any?.every(isOfGround) ??
  (Object.keys(place).length === 1 &&
    ('on' in place ||
      'rough' in place ||
      'hazardous' in place ||
      'point' in place ||
      'edge' in place ||
      'walled' in place));

/** `in a straight line from you`, `in line with the target`, `in the same row or column as you`: where a line of whatever length could come to. */
function inRow(cursor: Cursor, context: Context): Place | undefined {
  const said =
    cursor.takeAny(
      'in a|the? straight|orthogonal? line from|with|to',
      'in the same row|column or row|column as|with',
    ) || cursor.takeAny('in your row or column', 'in the same row|column or row|column');
  if (!said) return undefined;
  if (/^(?:row|column)$/.test(cursor.before?.text ?? '')) return { row: true };
  const of = placeOf(cursor, context);
  return of === undefined ? undefined : of === 'you' ? { row: true } : { row: true, of };
}

/** `a control point`, `difficult terrain`, `your deploy zone`, without the word for being there. */
export function kindNamed(cursor: Cursor, context: Context): Place | undefined {
  if (
    cursor.takeAny(
      'a|an|any|the? control|capture|objective point|points|zone|zones',
      'a|an|any|the? objective|objectives',
      'the? spaces? of a|an|any control|capture|objective point|zone',
    )
  )
    return { point: true };
  return cursor.try(() => groundNamed(cursor)) ?? zoneOf(cursor, context) ?? ownPieceThere(cursor, context);
}

/** `your deploy zone`, `the enemy deployment zone`, `their deploy zone`. */
export const zoneOf = (cursor: Cursor, context: Context): Place | undefined =>
  cursor.try((): Place | undefined => {
    if (isOwnerless(context)) return zoneOfItself(cursor, context);
    const whose = cursor.takeAny('your own', 'your')
      ? 'own'
      : cursor.takeAny("the|an? enemy|opposing|opponent's|enemy's", "your opponent's", "the enemies'")
        ? 'enemy'
        : undefined;
    const theirs = whose === undefined && cursor.sees('their|its|the') ? possessive(cursor, context) : undefined;
    const zone = whose ?? (theirs && { of: theirs });
    return zone && cursor.take('own? deployment|deploy|starting zone|area') ? { zone } : undefined;
  });

/** `in their deploy zone`, behind who is there: in that of their own side. */
export const ownZone = (cursor: Cursor): Place | undefined =>
  cursor.takeAny(
    'in|on|inside|within their deployment|deploy|starting zone|area',
    'in|on|inside|within their|its own deployment|deploy|starting zone|area',
  )
    ? { zone: { of: 'each' } }
    : undefined;

/** `its own deploy zone`, `the enemy deployment zone`, in a text that is nobody's: of whoever is there, or of the player who is named. */
function zoneOfItself(cursor: Cursor, { byPlayer }: Context): Place | undefined {
  const own = cursor.takeAny('its|their own', 'its|their');
  if (
    !own &&
    !cursor.takeAny(
      "the|an? enemy|opposing|opponent's|enemy's",
      "the other player's|team's|side's",
      "their|its opponent's|opponents'",
    )
  )
    return undefined;
  if (!cursor.take('deployment|deploy|starting zone|area')) return undefined;
  if (byPlayer) return { zone: own ? 'own' : 'enemy' };
  return { zone: own ? { of: 'each' } : { of: 'each', against: true } };
}
