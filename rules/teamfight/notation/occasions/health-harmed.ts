import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Occasion, type Setting, whom } from './occasion.ts';

const notShield = ['( not the? overshield )', ', not the? overshield ,?', 'and not the? overshield'] as const;

/** `damage the health (not overshield) of an enemy`, `deal health damage to an ally`: what its overshield has not taken. */
export const healthHarmed = (cursor: Cursor, context: Context, by: Who, set: Setting): Occasion | undefined =>
  cursor.try((): Occasion | undefined => {
    const said = cursor.takeAny('damage|damages the? actual? health|hp', 'deal|deals health|hp damage');
    if (!said) return undefined;
    cursor.takeAny(...notShield);
    if (!cursor.take('of|to')) return undefined;
    const who = whom(cursor, context);
    if (who === undefined) return undefined;
    cursor.takeAny(...notShield);
    const named = {
      target: 'trigger' as const,
      unit: 'trigger' as const,
      ...((who.side === 'enemy' || who.side === 'ally') && { [who.side]: 'trigger' as const }),
    };
    return set({ on: 'loses-health', who, by }, { them: 'trigger', side: who.side, named });
  });
