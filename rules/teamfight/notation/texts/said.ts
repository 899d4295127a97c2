import type { Context } from '../context.ts';
import { openToAll, treatedAsUnit } from '../pieces/like-a-unit.ts';
import { itself } from '../pieces/piece-unit.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import type { Fields } from '../words/words.ts';

/** One fact that a text repeats: whether the fields agree, and what they say. */
interface Fact {
  readonly agrees: boolean;
  readonly fields: string;
}

/**
 * Sentences of markers and terrain that say in words what their fields say too. They change nothing; where the two disagree, they
 * are by hand with the reason.
 */
export function said(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const { self, slot } = context;
  if (self === undefined || (slot !== 'marker' && slot !== 'terrain')) return false;
  const start = cursor.at;
  if (costsToEnter(desk, cursor, context, out)) return true;
  const told = facts(cursor, self.fields, () => cursor.take('it|they|this') || pieceNamed(cursor, context));
  const found = nothingThen(cursor, context) ? (told ?? []) : told;
  const unhealed = found !== undefined && cursor.take(",? which|that|and cannot|can't be healed");
  if (found === undefined || !cursor.done) {
    cursor.at = start;
    return slot === 'marker' && sharedHealth(desk, cursor, context, out);
  }
  const { next: clause } = desk.sheet;
  tellFacts(desk, out, start, cursor.at, found);
  if (unhealed) out.held.push({ rule: { clause, rule: 'is', who: itself, flag: 'no-healing' }, of: 'you' });
  return true;
}

/** `Costs 2 movement to enter`, `difficult terrain`, of a marker, which has no field for it: what ground has one for (T-174). */
function costsToEnter(desk: Desk, cursor: Cursor, { self, slot }: Context, out: Out): boolean {
  if (slot !== 'marker' || self?.kind !== 'marker' || self.fields.enterCost !== undefined || self.fields.object)
    return false;
  const start = cursor.at;
  const said =
    !cursor.lacks(entering) &&
    cursor.takeAny(
      'it|this? costs? # movement to enter',
      '# movement to enter',
      'it|this? is|are? difficult terrain|ground',
    );
  if (!said || !cursor.done) {
    cursor.at = start;
    return false;
  }
  const [least = 2] = cursor.numbers;
  const { next: clause } = desk.sheet;
  desk.sheet.add(desk.field, desk.tokens[start]?.from ?? 0, desk.tokens[cursor.at - 1]?.to ?? 0, 'run');
  const step = { on: 'enter', place: { range: { max: 0 }, of: 'marker' } } as const;
  out.held.push({
    rule: { clause, rule: 'step-cost', who: { side: 'any' }, step, ground: true, cost: { least } },
    of: 'you',
  });
  return true;
}

const entering = oneOf('enter difficult');

/** `(2hp,) if destroyed it doesn't explode`, `destroying it this way does nothing`: nothing that its own text says comes then. */
function nothingThen(cursor: Cursor, { self }: Context): boolean {
  if (self === undefined || cursor.lacks(ends)) return false;
  const said = cursor.try(() => {
    cursor.takeAny(',|and|but', ', but|and');
    if (cursor.take('destroying|killing it|them|one this|that? way? does|has nothing|no effect?')) return true;
    if (!cursor.takeAny('if|when|once it|they|one? is|are? destroyed|killed this|that? way? ,?')) return undefined;
    if (cursor.take('nothing happens')) return true;
    if (!cursor.takeAny("it|they|this? doesn't|don't|does|do|will|won't not? :?") || cursor.done) return undefined;
    const not = /n't$|^not$|^nothing$/;
    if (!not.test(cursor.before?.text ?? '') && !cursor.sees('nothing')) return undefined;
    cursor.at = cursor.end;
    return true;
  });
  // Where its own text says what comes when it is destroyed the two disagree.
  return (
    said === true && !self.text.split(/[.\n]/).some((one) => answersEnd.test(one) && !/n't|\bnot\b|nothing/i.test(one))
  );
}

const ends = oneOf('destroyed killed destroying killing');
const answersEnd = /\b(?:when|if|once|on)\b.*\b(?:destroyed|killed|dies|death|destruction)\b/i;

/** `All Pylons share 6hp`: those that one unit has placed; what is said of their health must be what their fields say. */
function sharedHealth(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const start = cursor.at;
  cursor.takeAny('all of? your|the', 'all', 'your');
  if (!cursor.take('they|these') && !pieceNamed(cursor, context)) return false;
  cursor.take('marker|markers|object|objects|token|tokens');
  const fields = context.self?.fields ?? {};
  if (!cursor.takeAny('share # health|hp', 'share a|one pool of # health|hp')) return false;
  const [health = 0] = cursor.numbers;
  cursor.takeAny(',? and can|may be targeted|attacked|damaged|destroyed like|as a? unit|units', 'between them');
  if (!cursor.done) return false;
  const agrees = fields.object === true && fields.health === health;
  const { next: clause } = desk.sheet;
  tellFacts(desk, out, start, cursor.at, [{ agrees, fields: `an object with ${fields.health ?? 0} health` }]);
  if (agrees) out.held.push({ rule: { clause, rule: 'shares-health' }, of: 'you' });
  return true;
}

/** Writes the clause of some facts down. */
export function tellFacts(desk: Desk, out: Out, from: number, to: number, found: readonly Fact[]): void {
  const { sheet, field, tokens } = desk;
  const first = tokens[from]?.from ?? 0;
  const last = tokens[to - 1]?.to ?? first;
  const wrong = found.find(({ agrees }) => !agrees);
  if (wrong === undefined) {
    out.held.push({ rule: { clause: sheet.add(field, first, last, 'run'), rule: 'said' }, of: 'you' });
  } else {
    const clause = sheet.add(field, first, last, 'manual', `the text says otherwise than its fields: ${wrong.fields}`);
    out.held.push({ rule: { clause, rule: 'manual' }, of: 'you' });
  }
}

/** `Size 2`, `is 2x2`: spaces along a side. */
const sideSaid = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    const named = cursor.takeAny('is|are? size #', 'size #');
    if (!named && !cursor.takeAny('is|are # x #', '# x #')) return undefined;
    const [side = 0, other = side] = cursor.numbers;
    return side > 1 && (named || side === other) ? side : undefined;
  });

/** What a sentence says about a piece, compared with its fields. Undefined when it says something else. `named` takes its name. */
export function facts(cursor: Cursor, fields: Fields, named?: () => boolean): Fact[] | undefined {
  return cursor.try(() => {
    const found: Fact[] = [];
    const movement = fields.blocksMovement === true;
    const sight = fields.blocksSight === true;
    const blocks = (wantsMovement: boolean, wantsSight: boolean): void => {
      found.push({
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
      const rest = cursor.try(() => (cursor.takeAny(',? and', ',') ? facts(cursor, fields) : undefined));
      return rest === undefined ? found : [...found, ...rest];
    }
    const side = sideSaid(cursor);
    if (side !== undefined) {
      found.push({ agrees: (fields.size ?? 1) === side, fields: `its size is ${fields.size ?? 1}` });
      const rest = cursor.try(() => (cursor.takeAny(',? and', ',') ? facts(cursor, fields) : undefined));
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
      (cursor.sees('can|may') && treatedAsUnit(cursor)) ||
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
      found.push({ agrees: sight, fields: 'it does not block sight' });
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
      found.push({ agrees: cost === told, fields: `it costs ${cost} movement to enter` });
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
      found.push({ agrees: sight, fields: 'it does not block sight' });
    } else if (cursor.take('flying units may|can cross it')) {
      found.push({ agrees: movement && !sight, fields: 'it does not keep units out that could fly over it' });
    } else if (!cursor.sees('block|blocks movement for|of|but|,|or|in') && cursor.take('block|blocks movement')) {
      found.push({ agrees: movement, fields: 'it does not block movement' });
    } else if (!harmless(cursor, fields, found)) return undefined;
    // "Posts have 2hp and block line of sight", "cannot be targeted, does not block anything".
    const more = cursor.try(() => (cursor.takeAny(',? and', ',') ? facts(cursor, fields) : undefined));
    return more === undefined ? found : [...found, ...more];
  });
}

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
