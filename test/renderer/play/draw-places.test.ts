import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { fillPlaces } from '../../../renderer/play/valyr/draw-places.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { type LegalPlaces, placesOfMove, placesOfSetup } from '../../../rules/valyr/play/legal-places.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import type { ValyrBattlefield } from '../../../schemas/types.generated.ts';
import { Battle } from '../../rules/valyr/battle.ts';
import { ability, fieldOf, levy } from '../../rules/valyr/field.ts';

const terrain: ValyrBattlefield['terrain'] = [
  { name: 'Rock', shape: { kind: 'circle', x: 12, y: 18, radius: 1.5 }, height: 4, blocksMovement: true },
  { name: 'Wall', shape: { kind: 'rectangle', x: 18, y: 12, width: 5, depth: 0.6, turn: 35 }, blocksMovement: true },
  { name: 'Plinth', shape: { kind: 'rectangle', x: 19, y: 18, width: 4, depth: 4, turn: 10 }, height: 3 },
  { name: 'Tower', shape: { kind: 'circle', x: 9, y: 11, radius: 1.5 }, height: 9 },
  {
    name: 'Crag',
    shape: {
      kind: 'polygon',
      points: [
        { x: 13, y: 8 },
        { x: 16, y: 9 },
        { x: 14, y: 11 },
      ],
    },
    blocksMovement: true,
  },
];
const units = {
  runner: { ...levy, movement: { sprint: 8, sustain: 3 } },
  bird: {
    ...levy,
    movement: { sprint: 8, sustain: 3 },
    abilities: [ability('This unit can fly.', { name: 'Flying' })],
  },
};
const pixels = 12;

/** Where the drawn shape and `check` differ, at places that are no nearer to its border than a pixel. */
function differences(places: LegalPlaces, isLegal: (x: number, y: number) => boolean): string[] {
  const side = 30 * pixels;
  const canvas = createCanvas(side, side);
  const ctx = canvas.getContext('2d');
  ctx.scale(pixels / 1000, pixels / 1000);
  fillPlaces(ctx as unknown as CanvasRenderingContext2D, places, { width: 30_000, depth: 30_000 });
  const { data } = ctx.getImageData(0, 0, side, side);
  const alpha = (x: number, y: number) => data[(y * side + x) * 4 + 3] ?? 0;
  const dice = seededDice(stream('places', 0, 'dice'));
  return Array.from({ length: 4000 }, () => [dice.roll(side - 2, 'x'), dice.roll(side - 2, 'y')] as const).flatMap(
    ([x, y]) => {
      const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => alpha(x + dx, y + dy)));
      const isIn = around.every((one) => one === 255);
      const isOut = around.every((one) => one === 0);
      const [mx, my] = [Math.round(((x + 0.5) * 1000) / pixels), Math.round(((y + 0.5) * 1000) / pixels)];
      return (isIn && !isLegal(mx, my)) || (isOut && isLegal(mx, my)) ? [`${mx}, ${my}`] : [];
    },
  );
}

describe('the places that are drawn as legal', () => {
  for (const unit of ['runner', 'bird'])
    it(`are those to which a ${unit} may move, by what the rules say of each`, () => {
      const battle = new Battle({ units, armies: [[unit, unit], ['runner']], terrain }, [
        [14, 14.5],
        [16, 16.5],
        [11, 14],
      ]);
      battle.do({ do: 'activate', unit: 0 });
      const { game, state } = battle;
      const places = placesOfMove(game, state)!;
      expect(differences(places, (x, y) => !rules.check(game, state, { do: 'move', x, y }))).toEqual([]);
      // After the first move the next goes less far.
      battle.move(14, 13.5);
      const left = placesOfMove(game, state)!;
      expect(left.reach).toBeLessThan(places.reach);
      expect(differences(left, (x, y) => !rules.check(game, state, { do: 'move', x, y }))).toEqual([]);
    });

  it('are those where the next unit may be set up', () => {
    const setup = fieldOf({ units, armies: [['runner', 'bird'], ['runner']], terrain });
    const game = rules.prepare(setup);
    const dice = seededDice(stream('setup', 0, 'dice'));
    const state = rules.start(game, dice, () => {});
    rules.apply(game, state, { do: 'place', x: 15_000, y: 2000 }, dice, () => {});
    const places = placesOfSetup(game, state)!;
    expect(differences(places, (x, y) => !rules.check(game, state, { do: 'place', x, y }))).toEqual([]);
  });
});
