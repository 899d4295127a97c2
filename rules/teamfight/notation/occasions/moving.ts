import type { Condition, Place, Ref, Trigger, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { besideWall } from '../nouns/nearness.ts';
import { noun } from '../nouns/noun.ts';
import { isHere, placeOf, placeRef } from '../nouns/place-of.ts';
import { inRange } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { byWill, crosses, crossing, terrainSpace } from './crossing.ts';
import { type Occasion, pairOf, type Setting, standing, themOf, whom } from './occasion.ts';
import { spaces } from './past.ts';
import { whereThen } from './where-then.ts';

/** `When an adjacent enemy moves`, `when you push an enemy in range 2`: it could be there before that, or behind it. */
export const couldHaveBeen = ({ places = [] }: Who): boolean => places.length > 0;

/** Movement as what sets something off: that it begins, where it leads and ends, how far it has gone. */
export function moving(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  return cursor.try(() => {
    const found = moved(cursor, context, who, set);
    return found?.trigger.on === 'moves' && couldHaveBeen(who) ? undefined : found;
  });
}

/** `an enemy in range 1 moves away from you`, `an adjacent enemy moves away`: out of that range. Who they are without it. */
function movesOff(cursor: Cursor, { places, ...who }: Who): { readonly who: Who; readonly willing?: true } | undefined {
  const [near, ...more] = places ?? [];
  const isBeside = near?.range?.max === 1 && near.range.min === undefined && near.of === undefined;
  if (!isBeside || more.length > 0 || Object.keys(near).length > 1) return undefined;
  const willing = cursor.takeAny(...byWill);
  if (!cursor.take('moves|move away')) return undefined;
  cursor.take('from you');
  return cursor.done || cursor.sees(',|:') ? { who, ...(willing && { willing }) } : undefined;
}

function moved(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    if (
      cursor.takeAny('begins|begin|starts|start moving', 'begins|begin|starts|start to move', 'is|are about to move') ||
      cursor.take('begins|begin|starts|start a|its|their|your move|movement')
    ) {
      cursor.takeAny('voluntarily', 'of your|its|their own will');
      // "Begins moving in range 2": it stands there still.
      const near = cursor.takeAny('adjacent|next to', 'adjacent') ? { max: 1 } : undefined;
      const to = near !== undefined && cursor.before?.text === 'to';
      const far = near ?? inRange(cursor);
      if (far !== undefined) {
        const of =
          to || (near === undefined && cursor.take('of'))
            ? placeRef(cursor, context)
            : context.marker === undefined
              ? 'you'
              : undefined;
        if (of === undefined) return undefined;
        who = { ...who, places: [...(who.places ?? []), { range: far, ...(of === 'you' ? {} : { of }) }] };
      }
      return set({ on: 'begins-move', who }, { started: who.side === 'you' ? 'you' : 'trigger', chosen: true });
    }
    // Of one's own will: it is done as that begins.
    if (!couldHaveBeen(who) && cursor.try(() => atWill(cursor)))
      return set({ on: 'begins-move', who }, { started: who.side === 'you' ? 'you' : 'trigger' });
    const parted = cursor.try(() => movesOff(cursor, who));
    if (parted !== undefined) return set({ on: 'leaves', ...parted, place: { range: { max: 1 } }, whole: true });
    const passed = passing(cursor, context);
    if (passed !== undefined) {
      return set({ on: 'passes', who, to: passed }, { them: themOf(who, passed), named: pairOf(who, passed) });
    }
    const crossed = crossing(cursor, context);
    if (crossed !== undefined) {
      const anywhere = Object.keys(crossed.place).length === 0;
      const known = anywhere ? { chosen: true } : {};
      const mine = who.side === 'you';
      const whose = mine ? 'your' : 'its|their';
      if (cursor.takeAny(`during|with|on|by ${whose} move action|actions`, 'during|with|on|by a move action'))
        return set({ ...crosses(crossed, who), basic: true } as Trigger, known);
      const yours = cursor.takeAny('during|on|in your turn', 'during|on|in your own turn');
      const own = !yours && !mine && cursor.take('during|on|in its|their own? turn');
      const turn: Condition = { is: 'turn', of: own ? 'trigger' : 'you' };
      return set(crosses(crossed, who), yours || own ? { ...known, if: [turn] } : known);
    }
    if (
      cursor.takeAny(
        'moves|move or is|are moved',
        'changes|change location|space|position for any reason',
        'changes|change location|space|position',
        'moves|move for any reason',
      )
    )
      return set({ on: 'moves', who });
    const forced = movedBy(cursor, context, who, set);
    if (forced !== undefined) return forced;
    const far = cursor.try(() => {
      const min = cursor.takeAny('moves|move', 'has|have moved') ? spaces(cursor) : undefined;
      return min !== undefined &&
        cursor.takeAny('in|during a|one|its|your|their turn', 'in the same turn', 'this turn', 'on your|its|their turn')
        ? min
        : undefined;
    });
    if (far !== undefined) {
      // Once: after that it has moved so far whatever it does.
      const asked: Condition[] = [
        { is: 'turn', of: who.side === 'you' ? 'you' : 'trigger' },
        { is: 'did', what: 'move', min: far },
      ];
      return set({ on: 'moves', who }, { if: asked, perTurn: 1 });
    }
    const atOnce = farAtOnce(cursor, who);
    if (atOnce !== undefined) return set(atOnce);
    if (who.side === 'you' && cursor.take('teleport|teleports') && (cursor.done || cursor.sees(',|:')))
      return set({ on: 'teleports', who });
    const swapped = cursor.try(() => swaps(cursor, context, who, set));
    if (swapped !== undefined) return swapped;
    const ended = movementEnd(cursor, context);
    if (ended !== undefined) return set({ on: 'moves', who: { ...who, places: [...(who.places ?? []), ended] } });
    if (endsMove(cursor)) return set({ on: 'moves', who });
    if (cursor.take('moves|move')) {
      // "Moves 3 or more", "moves through": more than that it moved.
      return cursor.sees('#|through|voluntarily|away|out|into|up|more') ? undefined : set({ on: 'moves', who });
    }
    return undefined;
  });
}

/** `ends a move`, `finishes its movement`, `stop moving`, with nothing of where behind it: once it has moved. */
const endsMove = (cursor: Cursor): true | undefined =>
  cursor.try(() => {
    const said = cursor.takeAny(
      'ends|end|finishes|finish|completes|complete their|its|a|your|the move|movement',
      'ends|end|finishes|finish|stops|stop moving',
    );
    return said && (cursor.done || cursor.sees(',|:')) ? true : undefined;
  });

/** `moves voluntarily`, `voluntarily move`, with nothing of where behind it. */
const atWill = (cursor: Cursor): true | undefined =>
  cursor.takeAny(
    'move|moves voluntarily|willingly',
    'move|moves of your|its|their own will',
    'voluntarily|willingly move|moves',
  ) &&
  (cursor.done || cursor.sees(',|:'))
    ? true
    : undefined;

/** `move 3 or more spaces in a straight line`: in one movement of its own will or by its own side. */
function farAtOnce(cursor: Cursor, who: Who): Extract<Trigger, { on: 'moves' }> | undefined {
  return cursor.try((): Extract<Trigger, { on: 'moves' }> | undefined => {
    if (who.side === 'any' || !cursor.take('moves|move')) return undefined;
    const least = spaces(cursor);
    if (least === undefined) return undefined;
    const straight = cursor.takeAny('in a straight? line', 'straight') ? { straight: true as const } : {};
    cursor.takeAny('at once', 'in one|a single? movement|move', 'with one|a single? movement|move|ability');
    if (!cursor.done && !cursor.sees(',|:')) return undefined;
    const by: Who = { side: who.side === 'ally' ? 'friend' : who.side };
    return { on: 'moves', who, by, least, ...straight };
  });
}

/** `When you swap places`, `when you swap with an enemy`: whoever of both has done that, or somebody else. */
function swaps(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  if (couldHaveBeen(who)) return undefined;
  const changes = cursor.takeAny('swaps|swap', 'changes|change|exchanges|exchange|switches|switch places|positions');
  if (!changes) return undefined;
  cursor.take('places|positions');
  if (cursor.done || cursor.sees(',|:')) return set({ on: 'swaps', who });
  const to = cursor.take('with') ? whom(cursor, context) : undefined;
  if (to === undefined || couldHaveBeen(to)) return undefined;
  return set({ on: 'swaps', who, to }, { them: themOf(who, to), named: pairOf(who, to) });
}

/** `is moved by an enemy`, `are moved`: by steps that somebody else makes it go, of whichever side where that is not said. */
function movedBy(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    if (!cursor.takeAny('is|are forcibly? moved|displaced', 'is|are moved against your|its|their will'))
      return undefined;
    if (!cursor.take('by')) {
      const isEnd = cursor.done || cursor.sees(',|:|or|and|(');
      const itself = who.side === 'you' ? ('you' as const) : ('trigger' as const);
      return isEnd ? set({ on: 'moves', who, by: { side: 'any', except: [itself] } }) : undefined;
    }
    const by = cursor.take('enemies') ? ({ side: 'enemy' } as const) : whom(cursor, context);
    if (by === undefined || (by.side === 'you') === (who.side === 'you')) return undefined;
    if (by.side === 'you') return set({ on: 'moves', who, by });
    // Of two others "it" could be either.
    if (who.side !== 'you') return undefined;
    const named: Record<string, Ref> = by.side === 'enemy' || by.side === 'ally' ? { [by.side]: 'other' } : {};
    return set({ on: 'moves', who, by }, { them: 'other', side: by.side, named });
  });
}

/** `moves through you`, `pass through an enemy`, `walks over a unit's space`: whoever stands on its way. */
function passing(cursor: Cursor, context: Context): Who | undefined {
  return cursor.try(() => {
    const enters = cursor.takeAny('enters|enter', 'moves|move|steps|step into|onto');
    if (!enters && !cursor.takeAny('moves|move|passes|pass|walks|walk|runs|run|flies|fly through|over', 'passes|pass'))
      return undefined;
    if (cursor.take('your space')) return cursor.sees('or an|any? adjacent') ? undefined : { side: 'you' };
    // "Enters an enemy's space": of whoever stands there, where one goes through.
    if (enters) {
      if (!cursor.take("a|an|any|another enemy's|ally's|unit's space")) return undefined;
      const whose = cursor.tokens[cursor.at - 2]?.text ?? '';
      return { side: whose.startsWith('enemy') ? 'enemy' : whose.startsWith('ally') ? 'ally' : 'any' };
    }
    const found = noun(cursor, context);
    const who = found && standing(found);
    if (found?.ref !== undefined && found.ref !== 'you') return undefined;
    cursor.takeAny("'s space", 'space');
    return who;
  });
}

/** `ends its movement adjacent to you`, `stops next to this`, `stops on Mud`: where it is then. */
function movementEnd(cursor: Cursor, context: Context): Place | undefined {
  return cursor.try((): Place | undefined => {
    if (
      !cursor.takeAny('ends|end|stops|stop their|its|a|your? movement|move', 'ends|end|stops|stop moving', 'stops|stop')
    )
      return undefined;
    if (besideWall(cursor)) return { walled: true };
    if (isHere(cursor, context)) return { range: { max: 0 }, of: 'marker' };
    if (context.slot === 'terrain' && cursor.takeAny('on|in|inside it|this'))
      return { range: { max: 0 }, of: 'marker' };
    const ground = cursor.try(() => (cursor.take('on|in|inside') ? terrainSpace(cursor, context) : undefined));
    if (ground !== undefined) return { on: ground };
    if (context.marker === undefined && cursor.sees('in|within your? los|line')) {
      const seen = cursor.sees('in|within los of') || cursor.sees('in|within line of sight of');
      if (seen) return whereThen(cursor, context);
      if (cursor.takeAny('in|within your? los', 'in|within your? line of sight')) return { sight: true };
    }
    const near = cursor.takeAny('adjacent|next to', 'adjacent');
    const far = near ? { max: 1 } : inRange(cursor);
    if (far === undefined) return undefined;
    // "In range 2" of whose text it is, and "adjacent".
    const isBare = near ? cursor.done || cursor.sees(',|:') : !cursor.take('of');
    if (isBare && context.slot === 'marker') return { range: far, of: 'marker' };
    if (isBare) return context.marker === undefined ? { range: far } : undefined;
    const of = placeRef(cursor, context) ?? placeOf(cursor, context);
    return of && { range: far, ...(of === 'you' ? {} : { of }) };
  });
}
