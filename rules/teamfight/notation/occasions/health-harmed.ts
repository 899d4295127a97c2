import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Occasion, type Setting, whom } from './occasion.ts';

/** `an enemy's health`. */
const ownHealth = (cursor: Cursor): Who | undefined => {
  const side = cursor.take("a|an|another enemy's") ? 'enemy' : cursor.take("an|another ally's") ? 'ally' : undefined;
  if (side === undefined && !cursor.take("a|any|another unit's")) return undefined;
  return cursor.take('actual? health|hp') ? { side: side ?? 'any' } : undefined;
};

const notShield = ['( not the? overshield )', ', not the? overshield ,?', 'and not the? overshield'] as const;

/** `damage the health (not overshield) of an enemy`, `deal health damage to an ally`: what its overshield has not taken. */
export const healthHarmed = (cursor: Cursor, context: Context, by: Who, set: Setting): Occasion | undefined =>
  cursor.try((): Occasion | undefined => {
    const said = cursor.takeAny('damage|damages the? actual? health|hp', 'deal|deals health|hp damage');
    if (said) cursor.takeAny(...notShield);
    else if (!cursor.takeAny('deal|deals damage|dmg to', 'damage|damages')) return undefined;
    if (said && !cursor.take('of|to')) return undefined;
    const who = said ? whom(cursor, context) : ownHealth(cursor);
    if (who === undefined) return undefined;
    cursor.takeAny(...notShield);
    // "When an ally damages an enemy's health": of two others "they" could be either.
    const two = by.side !== 'you' && who.side !== 'you';
    const named = {
      target: 'trigger' as const,
      ...(!two && { unit: 'trigger' as const }),
      attacker: 'other' as const,
      ...((by.side === 'enemy' || by.side === 'ally') && { [by.side]: 'other' as const }),
      ...((who.side === 'enemy' || who.side === 'ally') && { [who.side]: 'trigger' as const }),
    };
    return set(
      { on: 'loses-health', who, by },
      two ? { them: undefined, named } : { them: 'trigger', side: who.side, named },
    );
  });
