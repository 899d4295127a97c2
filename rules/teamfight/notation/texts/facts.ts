import { openToAll, treatedAsUnit } from '../pieces/like-a-unit.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Fields } from '../words/fields.ts';

/** One fact that a text tells of the fields of a piece. */
export interface Fact {
  /** Whether the fields agree. */
  readonly agrees: boolean;
  /** What they say. */
  readonly fields: string;
  /** What they would be where the text is right. */
  readonly wants?: Pick<Fields, 'blocksMovement' | 'blocksSight' | 'enterCost'>;
}

/** `Size 2`, `is 2x2`: spaces along a side. */
const sideSaid = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    const named = cursor.takeAny('is|are? size #', 'size #');
    if (!named && !cursor.takeAny('is|are # x #', '# x #')) return undefined;
    const [side = 0, other = side] = cursor.numbers;
    return side > 1 && (named || side === other) ? side : undefined;
  });

/** What a sentence says about a piece, compared with its fields. Undefined when it says something else. `named` takes its name; `ground` is what units come onto. */
export function facts(cursor: Cursor, fields: Fields, named?: () => boolean, ground = false): Fact[] | undefined {
  return cursor.try(() => {
    const found: Fact[] = [];
    const movement = fields.blocksMovement === true;
    const sight = fields.blocksSight === true;
    const blocks = (wantsMovement: boolean, wantsSight: boolean): void => {
      found.push({
        ...(wantsMovement || wantsSight
          ? { wants: { ...(wantsMovement && { blocksMovement: true }), ...(wantsSight && { blocksSight: true }) } }
          : {}),
        agrees: movement === wantsMovement && sight === wantsSight,
        fields: `it ${movement ? 'blocks' : 'does not block'} movement and ${sight ? 'blocks' : 'does not block'} sight`,
      });
    };
    cursor.takeAny('a|an|the difficult ground|terrain :', 'difficult ground|terrain :');
    named?.();
    const isRow = cursor.try(() => {
      const sides = cursor.takeAny('is|are # x #', '# x #') ? cursor.numbers : [];
      if (cursor.take('is|are # space|spaces|edges long')) return cursor.numbers[0];
      return sides.length > 0 && Math.min(...sides) === 1 ? Math.max(...sides) : undefined;
    });
    if (isRow !== undefined) {
      found.push({ agrees: (fields.long ?? 1) === isRow, fields: `it lies on ${fields.long ?? 1} in a row` });
      const rest = cursor.try(() =>
        cursor.takeAny(',? and', ',') ? facts(cursor, fields, undefined, ground) : undefined,
      );
      return rest === undefined ? found : [...found, ...rest];
    }
    const side = sideSaid(cursor);
    if (side !== undefined) {
      found.push({ agrees: (fields.size ?? 1) === side, fields: `its size is ${fields.size ?? 1}` });
      const rest = cursor.try(() =>
        cursor.takeAny(',? and', ',') ? facts(cursor, fields, undefined, ground) : undefined,
      );
      return rest === undefined ? found : [...found, ...rest];
    }
    const isWall = cursor.try(() =>
      cursor.takeAny('is|are a? walls|wall with # health|hp', 'a? wall with # health|hp')
        ? cursor.numbers[0]
        : undefined,
    );
    if (isWall !== undefined) {
      found.push({
        agrees: fields.object === true && fields.health === isWall,
        fields: fields.object ? `an object with ${fields.health ?? 0} health` : 'it is no object',
      });
      blocks(true, true);
    } else if (
      cursor.takeAny(
        'it? is? a|an object with # health|hp',
        'an? object with # health|hp',
        'an? object , # health|hp',
        'an? object ( # health|hp )',
        '# health|hp object',
        'each? has|have # health|hp each?',
        '# health|hp',
        'with # health|hp',
      )
    ) {
      const [health = 0] = cursor.numbers;
      found.push({
        agrees: fields.object === true && fields.health === health,
        fields: fields.object ? `an object with ${fields.health ?? 0} health` : 'it is no object',
      });
      if (!cursor.try(() => (cursor.takeAny(',? and', ',') && treatedAsUnit(cursor)) || undefined))
        cursor.takeAny(
          ',? and can|may be targeted|attacked|damaged|destroyed',
          ', can|may be targeted|attacked|damaged|destroyed',
        );
    } else if (
      (cursor.sees('can|may|counts|count') && treatedAsUnit(cursor)) ||
      openToAll(cursor) ||
      cursor.takeAny(
        'can|may be targeted|attacked|damaged and|or attacked|damaged|destroyed|killed',
        'anyone|anybody|everyone|everybody can|may target|attack|damage it|this|them',
        'is|are an? object|objects',
        'has|have health|hp and|, can|may be targeted|attacked|damaged|destroyed',
        'has|have health|hp',
      )
    ) {
      cursor.take('by anyone|anybody|everyone|everybody');
      found.push({ agrees: fields.object === true && (fields.health ?? 0) > 0, fields: 'it is no object with health' });
    } else if (
      cursor.takeAny(
        'is|are? blocking terrain|walls?',
        'is|are blocking',
        'act|acts as|like an? wall',
        'act|acts as|like walls|blocking',
        'block|blocks movement and|or line of sight',
        'block|blocks line of sight and|or movement',
        'block|blocks movement and|or los|sight',
        'block|blocks los|sight and|or movement',
      )
    )
      blocks(true, true);
    else if (
      cursor.takeAny(
        'block|blocks line of sight , but? not movement',
        'block|blocks line of sight but not movement',
        'block|blocks los|sight ,? but not movement',
        'block|blocks los|sight , not movement',
      )
    )
      blocks(false, true);
    else if (cursor.takeAny('block|blocks line of sight', 'block|blocks los')) {
      found.push({ agrees: sight, fields: 'it does not block sight', wants: { blocksSight: true } });
    } else if (
      cursor.takeAny(
        'do|does not block line of sight or|and movement',
        "doesn't|don't block line of sight or|and movement",
        "doesn't|don't block movement or|and line of sight",
        "doesn't|don't block movement or|and los|sight",
        'do|does not block los or|and movement',
        'do|does not block movement or|and line of sight',
        'do|does not block movement or|and los|sight',
      )
    )
      blocks(false, false);
    else if (
      cursor.takeAny(
        'block|blocks movement , but? not los|sight',
        'block|blocks movement but not los',
        'block|blocks movement , but? not line of sight',
        'block|blocks movement but not line of sight',
        'block|blocks movement ,? but does|do not block line of sight',
        'block|blocks movement ,? but does|do not block los|sight',
      )
    )
      blocks(true, false);
    else if (cursor.takeAny('costs? # movement to enter', '# movement to enter', 'is|are? difficult terrain|ground')) {
      const cost = fields.enterCost ?? 1;
      // Difficult terrain costs 2 (T-174).
      const [told = 2] = cursor.numbers;
      found.push({ agrees: cost === told, fields: `it costs ${cost} movement to enter`, wants: { enterCost: told } });
    } else if (cursor.takeAny('it? block|blocks|prevents|prevent movement and sight', 'solid')) blocks(true, true);
    else if (
      cursor.takeAny(
        'it? block|blocks|prevents|prevent movement , but? not sight',
        'it? block|blocks|prevents|prevent movement but not sight',
        'it? block|blocks|prevents|prevent movement only',
      )
    )
      blocks(true, false);
    else if (
      cursor.takeAny(
        'it? block|blocks|prevents|prevent sight , but? not movement',
        'it? block|blocks|prevents|prevent sight but not movement',
        'it? block|blocks|prevents|prevent sight only',
      )
    )
      blocks(false, true);
    else if (cursor.take('block|blocks sight')) {
      found.push({ agrees: sight, fields: 'it does not block sight', wants: { blocksSight: true } });
    } else if (cursor.takeAny(...seenInto)) {
      found.push({ agrees: sight, fields: 'it does not block sight', wants: { blocksSight: true } });
    } else if (keepsOut(cursor, ground)) {
      found.push({ agrees: movement, fields: 'it does not block movement', wants: { blocksMovement: true } });
    } else if (cursor.take('flying units may|can cross it')) {
      found.push({
        agrees: movement && !sight,
        fields: 'it does not keep units out that could fly over it',
        wants: { blocksMovement: true },
      });
    } else if (!cursor.sees('block|blocks movement for|of|but|,|or|in') && cursor.take('block|blocks movement')) {
      found.push({ agrees: movement, fields: 'it does not block movement', wants: { blocksMovement: true } });
    } else if (!harmless(cursor, fields, found)) return undefined;
    // "Posts have 2hp and block line of sight", "cannot be targeted, does not block anything".
    const more = cursor.try(() =>
      cursor.takeAny(',? and', ',') ? facts(cursor, fields, undefined, ground) : undefined,
    );
    return more === undefined ? found : [...found, ...more];
  });
}

/** Who flies over it, as whoever flies may anyway (T-173). */
const flyers = [
  'for non-flying units',
  'for units without flying',
  'for units that do not fly',
  "for units that don't fly",
  'unless they fly',
  'unless they are flying',
  'unless it flies',
  'unless it is flying',
  'unless flying',
  'except by|for flying units',
  'without flying',
];

/** `Impassable`, `cannot be entered`, `units cannot enter this`: nobody comes in that does not fly. */
function keepsOut(cursor: Cursor, ground: boolean): boolean {
  const { at } = cursor;
  const bare = cursor.takeAny('is|are? impassable terrain|ground?', "cannot|can't be entered");
  if (bare && !ground) return cursor.done;
  const said =
    bare ||
    (ground &&
      cursor.takeAny(
        "cannot|can't be entered or|and crossed|passed",
        "cannot|can't be crossed|passed",
        "no? units|unit|one|nobody cannot|can't|can enter|cross this|it|here|them",
        "no? units|unit|one|nobody cannot|can't|can enter|cross",
        "non-flying units cannot|can't enter|cross this|it|here|them",
        "units without flying cannot|can't enter|cross this|it|here|them",
      ));
  const not = cursor.tokens
    .slice(at, cursor.at)
    .filter(({ text }) => /^(?:no|nobody|cannot|can't|impassable)$/.test(text));
  if (!said || not.length !== 1) {
    cursor.at = at;
    return false;
  }
  cursor.takeAny(...flyers);
  return true;
}

/** `You can see into it but not through it`: as into any space that hides what is behind it. */
const seenInto = [
  'you|units can see into this|it|them ,? but not through this|it|them?',
  'you|units can see into this|it|them , but not through this|it|them?',
  "you|units cannot|can't see through this|it|them",
  "cannot|can't be seen through",
  'nobody|no can see through this|it|them',
  'is|are? opaque',
];

/** `cannot be targeted`, `does not block anything`, `units can move through it`: what a piece is not, or does not do. */
function harmless(cursor: Cursor, { object, blocksMovement, blocksSight }: Fields, found: Fact[]): boolean {
  const isNot = (is: boolean | undefined, fields: string): true => {
    found.push({ agrees: is !== true, fields });
    return true;
  };
  if (cursor.takeAny("cannot|can't be targeted|attacked|damaged", "isn't targetable", 'is? not targetable')) {
    cursor.takeAny('or|and|nor targeted|attacked|damaged');
    return isNot(object, 'it is an object');
  }
  if (cursor.takeAny("cannot|can't be destroyed", 'is? indestructible'))
    return isNot(object || blocksMovement, 'it is an object or blocks movement');
  const nothing = cursor.takeAny("doesn't|don't block anything", 'does|do not block anything', 'block|blocks nothing');
  if (nothing) return isNot(blocksMovement || blocksSight, 'it blocks movement or sight');
  const open = cursor.takeAny(
    'units|anyone|everyone can|may move|walk|pass through this|it|them',
    'can|may be moved|walked|passed through',
    'can|may share a|its|their? space|spaces with other? units',
    'share|shares a|its|their? space|spaces with other? units',
    'units can|may share a? space|spaces with this|it|them',
    'units can|may share this|its|their space|spaces',
  );
  if (open) return isNot(blocksMovement, 'it blocks movement');
  if (!cursor.takeAny("doesn't|don't block", 'does|do not block')) return false;
  if (cursor.takeAny('line of sight', 'los|sight')) return isNot(blocksSight, 'it blocks sight');
  if (cursor.take('movement')) return isNot(blocksMovement, 'it blocks movement');
  return cursor.done && isNot(blocksMovement || blocksSight, 'it blocks movement or sight');
}
