import type { Game } from '../../../rules/valyr/game.ts';
import { gap } from '../../../rules/valyr/play/geometry.ts';
import { nextToPlace } from '../../../rules/valyr/play/setup.ts';
import { discOf } from '../../../rules/valyr/play/table.ts';
import { inches } from '../../../rules/valyr/sizes.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { drawRuler, type Pen } from '../../measured/draw.ts';
import type { useHand } from '../../stores/match-hand.ts';
import type { usePointing } from '../../stores/pointing.ts';
import { words } from '../../words.ts';
import { drawMeant, drawRange } from './draw-battle.ts';
import { meantBy, meantByHand, unitAt } from './meant.ts';

type Pointing = ReturnType<typeof usePointing.getState>;
/** What of the hand says whether a click changes the match, and which unit it puts down. */
type Hand = Pick<ReturnType<typeof useHand.getState>, 'changing' | 'moving' | 'unit'>;

/** What the pointer would do, how far the unit attacks from there, and what is measured. */
export function drawPointing(
  pen: Pen,
  game: Game,
  seen: View,
  { over, aim, alone, ruler }: Pointing,
  { changing, moving, unit }: Hand,
  decides: boolean,
  accent: string,
): void {
  if (ruler) drawMeasured(pen, game, seen, ruler);
  if (changing) {
    const put = moving && over ? meantByHand(game, seen, over, unit) : undefined;
    if (put && over && unit !== undefined) drawMeant(pen, game, seen, unit, over, put);
    return;
  }
  const actor = seen.turn?.unit;
  const meant = decides && over ? meantBy(game, seen, over, { aim, alone }) : undefined;
  if (decides && actor !== undefined && aim === undefined && !seen.pending) {
    const goes = over && meant?.action.do === 'move' && !meant.refusal;
    drawRange(pen, game, seen, actor, goes ? over : seen.units[actor]!, accent);
  }
  const shown = actor ?? (seen.setup ? nextToPlace(seen, seen.seat) : -1);
  if (meant && over && shown >= 0) drawMeant(pen, game, seen, shown, over, meant);
}

/** A ruler; from base to base where it begins and ends on units. */
function drawMeasured(pen: Pen, game: Game, seen: View, { from, to }: NonNullable<Pointing['ruler']>): void {
  const [a, b] = [unitAt(game, seen, from), unitAt(game, seen, to)];
  const mils = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x / 1000, y: y / 1000 });
  if (a === undefined || b === undefined || a === b) return void drawRuler(pen, mils(from), mils(to));
  const [one, other] = [discOf(game, seen.units[a]!), discOf(game, seen.units[b]!)];
  const whole = Math.hypot(other.x - one.x, other.y - one.y);
  const [ux, uy] = [(other.x - one.x) / whole, (other.y - one.y) / whole];
  const edge = (disc: typeof one, side: number) => ({
    x: disc.x + side * ux * disc.radius,
    y: disc.y + side * uy * disc.radius,
  });
  drawRuler(pen, mils(edge(one, 1)), mils(edge(other, -1)), words.battle.baseToBase(inches(gap(one, other))));
}
