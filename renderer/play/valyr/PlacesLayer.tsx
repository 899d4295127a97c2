import { useCallback, useMemo } from 'react';
import { Layer, Shape } from 'react-konva';
import type { Game } from '../../../rules/valyr/game.ts';
import { type LegalPlaces, placesByHand, placesOfMove, placesOfSetup } from '../../../rules/valyr/play/legal-places.ts';
import type { View } from '../../../rules/valyr/state.ts';
import { pixelsOf } from '../../measured/inches.ts';
import type { Camera, Size } from '../../stage/camera.ts';
import { useHand } from '../../stores/match-hand.ts';
import { usePointing } from '../../stores/pointing.ts';
import { fillPlaces } from './draw-places.ts';
import { useBattleChoices } from './use-battle.ts';

interface Props {
  readonly game: Game;
  readonly state: View;
  readonly camera: Camera;
  readonly view: Size;
}

/** All places where a base may be put now, as one shape. */
export function PlacesLayer({ game, state, camera, view }: Props) {
  const choices = useBattleChoices();
  const aims = usePointing(({ aim }) => aim !== undefined);
  const { changing, moving, unit } = useHand();
  const places = useMemo(() => {
    if (changing) return moving && unit !== undefined ? placesByHand(game, state, unit) : undefined;
    if (!choices || aims || state.pending) return undefined;
    return state.setup ? placesOfSetup(game, state) : placesOfMove(game, state);
  }, [game, state, choices, aims, changing, moving, unit]);
  const shape = useMemo(() => (places ? painted(places, game, camera, view) : undefined), [places, game, camera, view]);
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      if (shape) ctx.drawImage(shape, 0, 0, view.width, view.height);
    },
    [shape, view],
  );
  return (
    <Layer listening={false}>
      <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
    </Layer>
  );
}

const [inside, border] = ['rgb(60 180 100 / 30%)', '#14532d'];
/** CSS pixels of the line around the places. */
const line = 1.5;

/** The places in the window's pixels: filled, with a line around them. */
function painted(places: LegalPlaces, game: Game, camera: Camera, view: Size): OffscreenCanvas {
  const dpr = window.devicePixelRatio;
  const fresh = () => new OffscreenCanvas(Math.ceil(view.width * dpr), Math.ceil(view.height * dpr));
  const contextOf = (canvas: OffscreenCanvas) => canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const mask = fresh();
  const ctx = contextOf(mask);
  const scale = (pixelsOf(camera) / 1000) * dpr;
  ctx.setTransform(scale, 0, 0, scale, -camera.x * camera.scale * dpr, -camera.y * camera.scale * dpr);
  fillPlaces(ctx as unknown as CanvasRenderingContext2D, places, { width: game.width, depth: game.depth });
  const tinted = (colour: string): OffscreenCanvas => {
    const canvas = fresh();
    const on = contextOf(canvas);
    on.drawImage(mask, 0, 0);
    on.globalCompositeOperation = 'source-in';
    on.fillStyle = colour;
    on.fillRect(0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const edge = tinted(border);
  const whole = fresh();
  const on = contextOf(whole);
  for (const [x, y] of around) on.drawImage(edge, x * line * dpr, y * line * dpr);
  on.globalCompositeOperation = 'destination-out';
  on.drawImage(mask, 0, 0);
  on.globalCompositeOperation = 'source-over';
  on.drawImage(tinted(inside), 0, 0);
  return whole;
}

const around = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;
