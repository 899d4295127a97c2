import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Game, Spot } from '../../../rules/valyr/game.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { placeUnder } from '../../measured/inches.ts';
import { changeByHand, decide } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { usePointing } from '../../stores/pointing.ts';
import { useStage } from '../../stores/stage.ts';
import { meantBy, unitAt } from './meant.ts';

/** Units that can be chosen now: those that may act, or whom an attack or the ability in the hand may be for. */
export function litUnits(game: Game, seen: View, aim?: number): ReadonlySet<number> {
  const can = (number: number): boolean => {
    if (seen.setup || seen.pending || seen.over) return false;
    if (!seen.turn) return !rules.check(game, seen, { do: 'activate', unit: number });
    if (aim !== undefined) return !rules.check(game, seen, { do: 'use', ability: aim, target: number });
    return !rules.check(game, seen, { do: 'attack', target: number });
  };
  return new Set([...seen.units.keys()].filter(can));
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Thousandths of an inch that an arrow goes: alone, with Shift, with Alt. */
const [usual, large, small] = [250, 1000, 50];

/** Inches in whole thousandths. */
const places = ({ x, y }: Spot): Spot => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

/** A click or Enter on the table: what is meant there is done, or the unit is looked at. */
export function actAt(game: Game, seen: View, spot: Spot, decides: boolean): void {
  const { changing, moving, unit: held } = useHand.getState();
  const unit = unitAt(game, seen, spot);
  if (changing) {
    if (moving && held !== undefined) {
      useHand.setState({ moving: false });
      void changeByHand({ edit: { edit: 'move', unit: held, ...spot } });
    } else if (unit !== undefined) useHand.setState({ unit });
    return;
  }
  const meant = decides ? meantBy(game, seen, spot, usePointing.getState()) : undefined;
  if (meant && !meant.refusal) void decide(meant.action);
  else if (unit !== undefined) useHand.setState({ unit });
}

/** Pointer and keys over the table. */
export function useBattleInput(game: Game, seen: View, decides: boolean) {
  const pressed = useRef(false);
  const spotOf = (event: PointerEvent<HTMLElement>): Spot =>
    places(placeUnder(event, event.currentTarget, useStage.getState().camera));
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const stage = event.currentTarget.closest<HTMLElement>('[data-stage]');
      const pans = stage?.dataset.dragging !== undefined || stage?.dataset.pinched !== undefined;
      if (pans || event.button !== 0) return;
      stage?.focus({ preventScroll: true });
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = true;
      const spot = spotOf(event);
      if (usePointing.getState().measuring) usePointing.setState({ ruler: { from: spot, to: spot } });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const over = spotOf(event);
      const { measuring, ruler } = usePointing.getState();
      if (!measuring) usePointing.setState({ over });
      else if (pressed.current && ruler) usePointing.setState({ ruler: { from: ruler.from, to: over } });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const wasPressed = pressed.current;
      pressed.current = false;
      const pinched = event.currentTarget.closest<HTMLElement>('[data-stage]')?.dataset.pinched !== undefined;
      if (wasPressed && !pinched && !usePointing.getState().measuring) actAt(game, seen, spotOf(event), decides);
    },
    onPointerCancel: () => {
      pressed.current = false;
    },
    onPointerLeave: () => usePointing.setState({ over: undefined }),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = arrows[event.key];
    const { over } = usePointing.getState();
    if (arrow) {
      // A person who decides nothing steps through the match with the arrows.
      if (!decides) return;
      event.preventDefault();
      const step = event.shiftKey ? large : event.altKey ? small : usual;
      const from = over ?? startOf(game, seen);
      usePointing.setState({ over: { x: from.x + arrow[0] * step, y: from.y + arrow[1] * step } });
    } else if (event.key === 'Enter' && over && event.target === event.currentTarget) {
      event.preventDefault();
      actAt(game, seen, over, decides);
    } else if (event.key === 'Escape' && (over || usePointing.getState().ruler)) {
      event.preventDefault();
      usePointing.setState({ over: undefined, ruler: undefined, measuring: false, aim: undefined });
    }
  };
  return { pointer, onKeyDown };
}

/** The unit that acts, the starting location of who sets up, or the middle of the table. */
function startOf(game: Game, { turn, units, setup, seat }: View): Spot {
  const actor = units[turn?.unit ?? -1];
  if (actor) return { x: actor.x, y: actor.y };
  const start = setup ? game.starts[seat] : undefined;
  const [a, b] = start ?? [
    { x: 0, y: 0 },
    { x: game.width, y: game.depth },
  ];
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}
