import { changed } from './holds.ts';
import type { Look, Play } from './play.ts';
import { touches } from './standing.ts';

/** The most health that a unit can have: as printed, or as a text says. */
export function mostHealth(look: Look, id: number): number {
  const card = look.game.cards[look.state.units[id]?.card ?? -1];
  return card === undefined ? 0 : Math.max(1, changed(look, id, 'max-health', card.health));
}

/** The health that damage leaves a unit with, at least: 0 where no text says more, or where it has no more than that. */
export function leastHealth(look: Look, id: number): number {
  const least = Math.max(0, changed(look, id, 'least-health', 0));
  return (look.state.units[id]?.health ?? 0) > least ? least : 0;
}

/** Sets the health of a unit on the map. */
export function setHealth(play: Play, id: number, wanted: number): void {
  const unit = play.state.units[id];
  if (unit === undefined || unit.at < 0 || wanted <= 0) return;
  const health = Math.min(wanted, mostHealth(play, id));
  if (health === unit.health) return;
  unit.health = health;
  play.emit({ event: 'health', unit: id, health });
}

/** What raised the most health of units has ended: none keeps more than it can have. */
export function trimHealth(play: Play): void {
  if (!touches(play.game, 'change:max-health')) return;
  play.state.units.forEach((unit, id) => {
    if (unit.at >= 0 && unit.health > mostHealth(play, id)) setHealth(play, id, unit.health);
  });
}
