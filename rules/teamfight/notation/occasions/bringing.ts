import type { Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { inRange } from '../nouns/range.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { drop, type Occasion, whom } from './occasion.ts';

const you: Who = { side: 'you' };

const bringing = oneOf(
  'summon summons summoned place places placed create creates created deploy deploys lay lays put puts build builds',
);
const brings = 'summon|summons|place|places|create|creates|deploy|deploys|lay|lays|put|puts|build|builds';

/**
 * `you summon a Wolf`, `an enemy summons a unit`, `a Turret is placed`, `you place a Mine`: what comes onto the map is the other one of it, where that
 * is a unit.
 */
export function bringingOn(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.lacks(bringing)) return undefined;
  return cursor.try(() => passive(cursor, context)) ?? cursor.try(() => active(cursor, context));
}

function active(cursor: Cursor, context: Context): Occasion | undefined {
  const who = cursor.take('you') ? you : cursor.sees(brings) ? undefined : whom(cursor, context);
  if (who === undefined || !cursor.take(brings)) return undefined;
  const summons = /^summon/.test(cursor.before?.text ?? '');
  // "When you summon, gain a Coin": whatever it is.
  if (summons && isEnd(cursor)) return brought({ on: 'summons', who }, undefined, who);
  const { at } = cursor;
  const named = piece(cursor, context);
  const isAnother = cursor.tokens[at]?.text === 'another' && isItself(named, context);
  const other = named === undefined || named === 'any' ? undefined : otherPiece(cursor, context, named);
  if (named === undefined || !isEnd(cursor)) return undefined;
  if (named === 'any') return summons ? brought({ on: 'summons', who }, 'other', who) : undefined;
  const set = broughtPiece(who, named, isAnother);
  return other === undefined ? set : { ...set, also: broughtPiece(who, other).trigger };
}

/** `a Turret is placed`, `a Mine is placed by an enemy`, `your Wolf is summoned`: yours is one that you have brought. */
function passive(cursor: Cursor, context: Context): Occasion | undefined {
  const some = cursor.try(() => someComes(cursor));
  if (some !== undefined) return some;
  const yours = cursor.sees('your') || cursor.sees('one of your');
  const { at } = cursor;
  const named = piece(cursor, context);
  const isAnother = cursor.tokens[at]?.text === 'another' && isItself(named, context);
  if (named === undefined || named === 'any' || !cursor.take('is summoned|placed|created|deployed|built'))
    return undefined;
  const who = cursor.take('by') ? whom(cursor, context) : yours ? you : ({ side: 'any' } as const);
  return who && isEnd(cursor) ? broughtPiece(who, named, isAnother) : undefined;
}

/** `an enemy is summoned`, `a unit is summoned`, `an ally summon is summoned`: by somebody of that side, as summons are of the side of who brings them. */
function someComes(cursor: Cursor): Occasion | undefined {
  if (!cursor.takeAny('a|an|any new?')) return undefined;
  const side = cursor.take('enemy') ? 'enemy' : cursor.take('ally|allied') ? 'ally' : 'any';
  const bare = cursor.before?.text === 'enemy' || cursor.before?.text === 'ally';
  if (!cursor.take('unit|summon') && !bare) return undefined;
  if (!cursor.take('is summoned')) return undefined;
  const near = cursor.takeAny('adjacent|next to you') ? { max: 1 } : inRange(cursor);
  if (near !== undefined) cursor.take('of you');
  if (!isEnd(cursor)) return undefined;
  const asked = near && { if: [{ is: 'distance', from: 'you', to: 'other', range: near } as const] };
  const who: Who = { side: side === 'ally' ? 'friend' : side };
  const named: Record<string, Ref> = { summon: 'other', unit: 'other', ...(side !== 'any' && { [side]: 'other' }) };
  return drop({ trigger: { on: 'summons', who }, them: 'other', ...(side !== 'any' && { side }), named, ...asked });
}

const isEnd = (cursor: Cursor): boolean => cursor.done || cursor.sees(',|:|.|then');

/** `a Wolf`, `another Mine`, `a unit`. */
function piece(cursor: Cursor, { words }: Context): Word | 'any' | undefined {
  if (!cursor.takeAny('a|an|any|another new?', 'your', 'one of your')) return undefined;
  if (cursor.take('unit|summon')) return 'any';
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  cursor.take('marker|object');
  return found.word;
}

/** `or a Turret`, of the same kind. */
const otherPiece = (cursor: Cursor, context: Context, first: Word): Word | undefined =>
  cursor.try(() => {
    if (!cursor.take('or')) return undefined;
    const second = piece(cursor, context);
    return second !== undefined && second !== 'any' && second.kind === first.kind ? second : undefined;
  });

/** "Another Mine", in the text of a Mine, and "another Wolf" on the card of a Wolf: none that comes with that very text. */
const isItself = (named: Word | 'any' | undefined, { self, slot, bearer }: Context): boolean =>
  named !== undefined && named !== 'any' && named.ref === (slot === 'marker' ? self?.ref : bearer);

function broughtPiece(who: Who, { kind, ref }: Word, isAnother = false): Occasion {
  const another = isAnother ? { another: true as const } : {};
  return kind === 'summon'
    ? brought({ on: 'summons', who, card: ref, ...another }, 'other', who)
    : brought({ on: 'places', who, marker: ref, ...another }, undefined, who);
}

/** "It" is the unit that has come; whoever has brought it, where that is not you, could be meant by that too. */
function brought(trigger: Trigger, them: Ref | undefined, who: Who): Occasion {
  const mine = who.side === 'you' || who.side === 'any';
  const named: Record<string, Ref> = trigger.on === 'summons' ? { summon: 'other' } : {};
  if (who.side === 'enemy' || who.side === 'ally') named[who.side] = 'trigger';
  return drop({ trigger, them: mine ? them : undefined, ...(mine && them && { side: 'ally' as const }), named });
}
