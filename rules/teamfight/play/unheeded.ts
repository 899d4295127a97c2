import type { Trigger } from '../program.ts';
import type { Resolution } from '../resolution.ts';
import type { Happening } from './happening.ts';
import { has } from './holds.ts';
import type { Play } from './play.ts';

/** What comes of where a unit goes. */
const going: ReadonlySet<Trigger['on']> = new Set<Trigger['on']>(['enters', 'leaves', 'moves', 'begins-move']);
/** What may come of where it stands then, where a text names a place. */
const standing: ReadonlySet<Trigger['on']> = new Set<Trigger['on']>(['turn-start', 'turn-end']);

/**
 * What others do when a unit goes or stands somewhere: nothing where that is unheeded, and only what its player lets happen where that is
 * at will. What the unit itself does stays.
 */
export function heeded(play: Play, { on, unit }: Happening, found: Resolution[]): Resolution[] {
  if (!going.has(on) && !standing.has(on)) return found;
  const atWill = has(play, unit, 'heeded-at-will');
  if (!atWill && !has(play, unit, 'unheeded')) return found;
  return found.filter((response) => {
    const isOwn = response.source.unit === unit && response.source.marker === -1;
    if (isOwn || (standing.has(on) && !namesPlace(play, on, response))) return true;
    if (atWill) response.lets = unit;
    return atWill;
  });
}

/** Whether what was set off asks where the unit is whose turn it is. */
function namesPlace({ game, state }: Play, on: Trigger['on'], { frames, offer }: Resolution): boolean {
  if (offer !== undefined)
    return offer.options.some(({ unit, ability }) => {
      const trigger = game.cards[state.units[unit]?.card ?? -1]?.abilities[ability]?.program.use?.trigger;
      return trigger !== undefined && 'who' in trigger && (trigger.who?.places?.length ?? 0) > 0;
    });
  const then = game.blocks[frames[0]?.block ?? -1];
  return game.ruleLists.some((rules) =>
    rules.some(
      (rule) =>
        rule.rule === 'when' &&
        rule.then === then &&
        rule.trigger.on === on &&
        'who' in rule.trigger &&
        (rule.trigger.who?.places?.length ?? 0) > 0,
    ),
  );
}
