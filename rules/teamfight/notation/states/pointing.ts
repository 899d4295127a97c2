import type { Way } from '../../program/standing.ts';
import type { Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { placeRef } from '../nouns/place-of.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { pieceOwns } from '../words/piece-name.ts';
import type { Word, Words } from '../words/words.ts';

/** Without any of these nothing is said of range or sight that is drawn through a piece. */
export const drawn = oneOf(
  "extends extend lengthens lengthen increases increase range ranges sight los blocks block blocked can may cannot can't",
);

/**
 * What a piece does to range and sight that are drawn through it, most often in one direction only: `extends range by 1 in the direction
 * this points`, `line of sight through it against its direction is blocked`. What blocks sight both ways is a field of it.
 */
export function pointing(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  const { slot, marker, strewn } = context;
  if (slot !== 'marker' || marker === undefined || strewn || cursor.lacks(drawn)) return undefined;
  const longer = cursor.try(() => extending(cursor, context));
  const found = longer === undefined ? cursor.try(() => blocking(cursor, context)) : [longer];
  // "Attacks through it have +1 range and deal +1 damage": that is of those attacks too.
  if (found === undefined || !(cursor.done || cursor.sees(',? and|but it|this|the|blocks|block|extends|extend')))
    return undefined;
  return found.map((rule) => ({ clause, ...rule }));
}

/** Whether a piece does something in one direction: it has to be said where it points. */
export const isPointed = (word: Word, words: Words): boolean =>
  word.kind === 'marker' &&
  /\b(?:direction|opposite|behind|front|other (?:side|way)|points|faces)\b/i.test(word.text) &&
  pieceProgram(word, words).rules.some((rule) => 'way' in rule && rule.way !== undefined);

/** The piece whose text it is. */
const isPiece = (cursor: Cursor, context: Context): boolean => placeRef(cursor, context) === 'marker';

const through = (cursor: Cursor, context: Context): boolean =>
  cursor.take('through|past|across') && isPiece(cursor, context);

/** `extends range by 1 in the direction this points`, `range drawn through it is increased by 2`, `allies have +1 range through it`. */
function extending(cursor: Cursor, context: Context): Omit<Extract<Rule, { rule: 'extends' }>, 'clause'> | undefined {
  const said = lengthens(cursor, context) ?? isLonger(cursor, context) ?? haveMore(cursor, context);
  const way = said?.way ?? (said && heading(cursor, context));
  // "Extends the range of allies by 1" could be said of allies anywhere.
  if (said === undefined || said.add <= 0 || (way === undefined && !said.through)) return undefined;
  return { rule: 'extends', who: said.who, add: said.add, ...(way && { way }) };
}

interface Longer {
  readonly who: Who;
  readonly add: number;
  readonly through: boolean;
  readonly way?: Way | undefined;
}

/** `[it] extends range drawn through it by 1`. */
const lengthens = (cursor: Cursor, context: Context): Longer | undefined =>
  cursor.try(() => {
    isPiece(cursor, context);
    if (!cursor.take('extends|extend|lengthens|lengthen|increases|increase')) return undefined;
    const who = ranges(cursor);
    if (who === undefined) return undefined;
    const past = cursor.try(() => passes(cursor, context) || undefined) ?? false;
    const way = past ? heading(cursor, context) : undefined;
    return cursor.take('by #') ? { who, add: cursor.numbers[0] ?? 0, through: past, way } : undefined;
  });

/** `range drawn through it in its direction is increased by 1`, `attacks made through it have +1 range`. */
const isLonger = (cursor: Cursor, context: Context): Longer | undefined =>
  cursor.try(() => {
    const who = ranges(cursor);
    const used = who === undefined ? attacks(cursor) : undefined;
    const by = who ?? used;
    if (by === undefined) return undefined;
    const past = cursor.try(() => passes(cursor, context) || undefined) ?? false;
    const way = heading(cursor, context);
    const more =
      used === undefined
        ? cursor.takeAny(
            'is|are increased|extended|lengthened by #',
            'is|are # longer|more|higher',
            'has|have|gets|get + #',
          )
        : cursor.take('has|have|get|gets|gain|gains + # range');
    return more ? { who: by, add: cursor.numbers[0] ?? 0, through: past, way } : undefined;
  });

/** `allies have +1 range through it`. */
const haveMore = (cursor: Cursor, context: Context): Longer | undefined =>
  cursor.try(() => {
    const who = group(cursor, context);
    if (who === undefined || !cursor.take('have|get|gain + # range')) return undefined;
    const [add = 0] = cursor.numbers;
    return passes(cursor, context) ? { who, add, through: true } : undefined;
  });

/** `drawn through it`, `that passes through the wall`, `through this`. */
function passes(cursor: Cursor, context: Context): boolean {
  cursor.takeAny(
    'that|which is|are? drawn|measured|traced|made|used|fired',
    'that|which pass|passes|go|goes',
    'drawn|measured|traced|made|used|fired|passing|going',
  );
  return through(cursor, context);
}

/** `enemy`, `allied`, `your`: whose. */
function whose(cursor: Cursor): Who {
  if (cursor.take("enemy|hostile|enemies'")) return { side: 'enemy' };
  if (cursor.take("allied|allies'")) return { side: 'ally' };
  return { side: cursor.take('your') ? 'you' : 'any' };
}

/** `range`, `enemy ranges`, `the range of attacks`. */
const ranges = (cursor: Cursor): Who | undefined =>
  cursor.try(() => {
    cursor.take('the|any|all');
    const who = whose(cursor);
    if (!cursor.take('range|ranges')) return undefined;
    return cursor.take('of') ? (who.side === 'any' ? attacks(cursor) : undefined) : who;
  });

/** `attacks`, `enemy attacks and abilities`. */
const attacks = (cursor: Cursor): Who | undefined =>
  cursor.try(() => {
    cursor.take('any|all');
    const who = whose(cursor);
    if (!cursor.take('attacks|abilities|shots')) return undefined;
    cursor.take('and|or attacks|abilities');
    return who;
  });

type Blocks = Omit<Extract<Rule, { rule: 'blocks' }>, 'clause'>;

/** `blocks los in the opposite direction`, `enemies cannot see through it from behind`: sight both ways only of some. */
function blocking(cursor: Cursor, context: Context): readonly Blocks[] | undefined {
  const said =
    cursor.try(() => isBarred(cursor, context)) ??
    cursor.try(() => isStopped(cursor, context)) ??
    cursor.try(() => nobodyCan(cursor, context));
  if (said === undefined) return undefined;
  const { who, whats, way } = said;
  if (way === undefined && (who.side === 'any' || whats.includes('movement'))) return undefined;
  return whats.map((what) => ({ rule: 'blocks', what, who, ...(way && { way }) }));
}

interface Barred {
  readonly who: Who;
  readonly whats: readonly Blocks['what'][];
  readonly way: Way | undefined;
}

const anybody: Who = { side: 'any' };

/** `[it] blocks los in the opposite direction`: one thing, for of two the first could be blocked both ways. */
function isBarred(cursor: Cursor, context: Context): Barred | undefined {
  isPiece(cursor, context);
  if (!cursor.take('blocks|block')) return undefined;
  const movement = cursor.take('movement');
  if (!movement && !sight(cursor)) return undefined;
  cursor.try(() => passes(cursor, context) || undefined);
  return { who: anybody, whats: [movement ? 'movement' : 'attacks'], way: heading(cursor, context) };
}

/** `attacks cannot pass through it against its direction`, `line of sight through it from behind is blocked`. */
function isStopped(cursor: Cursor, context: Context): Barred | undefined {
  const used = attacks(cursor);
  if (used === undefined && !sight(cursor)) return undefined;
  const cannot = cursor.take("cannot|can't") && (cursor.take('pass|go') || cursor.take('be drawn|traced'));
  if (cannot ? !through(cursor, context) : !passes(cursor, context)) return undefined;
  const way = heading(cursor, context);
  if (!cannot && !cursor.take('is|are blocked|stopped')) return undefined;
  return { who: used ?? anybody, whats: ['attacks'], way };
}

/** `nobody can see through it from the side it points to`, `enemies cannot move through this from behind`. */
function nobodyCan(cursor: Cursor, context: Context): Barred | undefined {
  const nobody = cursor.takeAny('nobody|nothing', 'no one', 'no unit|units');
  const who = nobody ? anybody : group(cursor, context);
  if (who === undefined || !cursor.take(nobody ? 'can|may' : "cannot|can't")) return undefined;
  const whats: Blocks['what'][] = [];
  do {
    if (cursor.take('see|shoot|attack|target')) whats.push('attacks');
    else if (cursor.take('move|walk|pass|step|go')) whats.push('movement');
    else return undefined;
  } while (cursor.take('or|and'));
  if (!through(cursor, context)) return undefined;
  return { who, whats: [...new Set(whats)], way: heading(cursor, context) };
}

const sight = (cursor: Cursor): boolean => cursor.takeAny('los|sight', 'line|lines of sight');

/** `units`, `you and allies`: all of those who are named. */
const group = (cursor: Cursor, context: Context): Who | undefined => {
  const found = noun(cursor, context);
  return found === undefined || found.many === 'one' || found.ref !== undefined ? undefined : standingWho(found);
};

/** `in the direction this points`, `against the wall's direction`, `in the opposite direction`, `from behind it`. */
function heading(cursor: Cursor, context: Context): Way | undefined {
  return cursor.try((): Way | undefined => {
    if (cursor.takeAny('in|from the? opposite|other direction|side', 'the other way')) return 'against';
    const behind = cursor.take('from behind');
    if (behind || cursor.take('from in front')) {
      if (cursor.take('of') || behind) isPiece(cursor, context);
      return behind ? 'along' : 'against';
    }
    if (cursor.take('from the side|direction that|which?')) {
      if (!points(cursor, context)) return undefined;
      cursor.take('to|towards|toward');
      return 'against';
    }
    const against = cursor.take('against');
    if (!against && cursor.take('the way')) return points(cursor, context) ? 'along' : undefined;
    if (!against && !cursor.take('in|along|with')) return undefined;
    const owned = cursor.try(
      () => ((cursor.take('its') || pieceOwns(cursor, context)) && cursor.take('direction')) || undefined,
    );
    if (!owned) {
      cursor.take('the');
      if (!cursor.take('direction|way that|which?') || !points(cursor, context)) return undefined;
      cursor.take('to|towards|toward|in');
    }
    // It was put there pointing away, and whoever reads it is reminded of that.
    cursor.takeAny(
      '( away from you )',
      '( away from your starting|own? position|space|side )',
      '( away from where you stood|were )',
    );
    return against ? 'against' : 'along';
  });
}

const points = (cursor: Cursor, context: Context): boolean =>
  isPiece(cursor, context) && cursor.takeAny('points|faces', 'is pointing|facing');
