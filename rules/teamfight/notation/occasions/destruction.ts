import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { placeRef } from '../nouns/place-of.ts';
import { objectNamed, pieceUnit } from '../pieces/piece-unit.ts';
import type { Cursor } from '../words/cursor.ts';
import { undone } from './happening.ts';
import { type Occasion, whom } from './occasion.ts';

/** `it is destroyed`: the marker whose text it is. */
export function destroyed(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    if (context.marker === undefined || context.strewn) return undefined;
    if (cursor.take('destroyed'))
      return cursor.take('by') ? destroyedBy(cursor, context) : { trigger: { on: 'destroyed' }, named: gone };
    // What has no health is destroyed by nothing else.
    const detonated = context.marker.fields.object
      ? false
      : cursor.takeAny('detonated', 'is detonated', 'it is detonated');
    if (detonated) return { trigger: { on: 'destroyed' } };
    const itsKind = context.slot === 'marker' && cursor.take('a|an') && pieceUnit(cursor, context) !== undefined;
    if (!itsKind && placeRef(cursor, context) !== 'marker') return undefined;
    // An object that dies is destroyed (T-150).
    const dies = context.marker.fields.object === true && cursor.take('dies');
    if (!dies && !cursor.takeAny('is destroyed|killed')) return undefined;
    if (!itsKind && cursor.take('by')) return destroyedBy(cursor, context);
    return { trigger: { on: 'destroyed' }, named: gone };
  });
}

/** `destroyed by an enemy`, `it is destroyed by you`, of an object: somebody harms it. */
function destroyedBy(cursor: Cursor, context: Context): Occasion | undefined {
  if (context.slot !== 'marker' || !context.marker?.fields.object) return undefined;
  const by = whom(cursor, context);
  return by && { trigger: { on: 'destroyed', by }, them: 'other', named: { ...gone, unit: 'other' } };
}

const gone = { piece: 'trigger', attacker: 'other', killer: 'other' } as const;

/** `one of your Turrets`, that are summons: to be destroyed is to die. */
const summonNamed = (cursor: Cursor, context: Context): Who | undefined =>
  cursor.try(() => {
    const who = whom(cursor, context);
    const isSummon = context.words.all.some(({ kind, ref }) => kind === 'summon' && ref === who?.card);
    return isSummon && who?.places === undefined && who?.if === undefined ? who : undefined;
  });

/** `a Tower is destroyed`, `an enemy destroys one of your Totems`: whoever destroys it is the other one. */
export function objectDestroyed(cursor: Cursor, context: Context): Occasion | undefined {
  if (cursor.lacks(undone)) return undefined;
  return cursor.try((): Occasion | undefined => {
    const named = gone;
    const who = objectNamed(cursor, context);
    if (who !== undefined) {
      if (!cursor.takeAny('is|are destroyed', 'dies|die')) return undefined;
      const by = cursor.take('by') ? whom(cursor, context) : undefined;
      if (by === undefined && cursor.before?.text === 'by') return undefined;
      return { trigger: { on: 'destroyed', who, ...(by && { by }) }, them: 'trigger', named };
    }
    const by = whom(cursor, context);
    if (by === undefined || !cursor.take('destroy|destroys')) return undefined;
    // `When an enemy destroys this`, in the text of an object.
    if (context.slot === 'marker' && context.marker?.fields.object && cursor.takeAny('this', 'it'))
      return { trigger: { on: 'destroyed', by }, them: 'other', named: { ...named, unit: 'other' as const } };
    const what = objectNamed(cursor, context);
    const summon = what === undefined ? summonNamed(cursor, context) : undefined;
    if (summon !== undefined) {
      const enemy = by.side === 'enemy' || by.side === 'ally' ? { [by.side]: 'other' as const } : {};
      const others = { killer: 'other', attacker: 'other', unit: 'other', ...enemy } as const;
      // What is gone takes nothing any more, so that "it" is whoever has destroyed it.
      return {
        trigger: { on: 'dies', who: summon, by },
        ...(by.side !== 'you' && { them: 'other' as const }),
        named: others,
      };
    }
    // In the text of a Chest each of them answers for itself.
    const itself = context.slot === 'marker' && what?.card === context.marker?.ref;
    return (
      what && {
        trigger: { on: 'destroyed', ...(!itself && { who: what }), by },
        them: 'other',
        named: { ...named, unit: 'other' as const },
      }
    );
  });
}
