import type { Occasion } from './occasion.ts';

/** "When you deal damage to an enemy with full health": it is asked once the damage is done, when nobody hurt has it any more. */
export function wholeBefore(found: Occasion | undefined): Occasion | undefined {
  if (found === undefined) return undefined;
  const { trigger } = found;
  if (trigger.on !== 'deals-damage' && trigger.on !== 'damaged') return found;
  const hurt = trigger.on === 'damaged' ? trigger.who : trigger.to;
  return JSON.stringify(hurt?.if ?? []).includes('"full":true') ? undefined : found;
}
