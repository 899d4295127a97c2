import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import type { Spot } from '../../../../rules/valyr/game.ts';
import { shadowOf } from '../../../../rules/valyr/play/shadow.ts';
import { isSeen } from '../../../../rules/valyr/play/sight.ts';
import { discOf } from '../../../../rules/valyr/play/table.ts';
import type { ValyrBattlefield } from '../../../../schemas/types.generated.ts';
import { Battle } from '../battle.ts';
import { levy } from '../field.ts';

type Terrain = NonNullable<ValyrBattlefield['terrain']>;
const hides = { blocksSight: true };
const terrain: Terrain = [
  { name: 'Rock', shape: { kind: 'circle', x: 12, y: 18, radius: 1.5 }, height: 4, blocksMovement: true, ...hides },
  { name: 'Wall', shape: { kind: 'rectangle', x: 18, y: 12, width: 5, depth: 0.6, turn: 35 }, height: 3, ...hides },
  { name: 'Hedge', shape: { kind: 'rectangle', x: 10, y: 12, width: 4, depth: 0.5 }, height: 0.8, ...hides },
  { name: 'Plinth', shape: { kind: 'rectangle', x: 21, y: 19, width: 4, depth: 4, turn: 10 }, height: 3 },
  { name: 'Wood', shape: { kind: 'circle', x: 6, y: 22, radius: 2.5 }, height: 2, ...hides },
  {
    name: 'Hook',
    shape: {
      kind: 'polygon',
      points: [
        { x: 14, y: 5 },
        { x: 19, y: 5 },
        { x: 19, y: 9 },
        { x: 18, y: 9 },
        { x: 18, y: 6 },
        { x: 14, y: 6 },
      ],
    },
    height: 5,
    blocksMovement: true,
    ...hides,
  },
];
const mark = { by: 0, ability: 0, rules: [], until: 'game' as const };

/** Whether a place lies inside of outlines. */
const isIn = (outlines: readonly (readonly Spot[])[], { x, y }: Spot): boolean =>
  outlines.some((corners) => {
    let inside = false;
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i, i += 1) {
      const [a, b] = [corners[i]!, corners[j]!];
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    }
    return inside;
  });

describe('the shadow that is drawn of what a unit does not see (V-030)', () => {
  const stands: readonly [string, readonly [number, number]][] = [
    ['on the table', [15, 15]],
    ['in a corner', [1, 29]],
    ['in a wood', [6.5, 21]],
    ['on a plinth', [21, 19]],
    ['behind a hedge', [10, 13]],
    ['in a hook', [16, 7]],
  ];
  for (const [index, [where, place]] of stands.entries())
    for (const [size, radius] of index % 2 === 0
      ? ([['medium', 550]] as const)
      : ([
          ['giant', 0],
          ['token', 1378],
        ] as const))
      it(`is where the rules see no base of ${radius} thousandths, for a ${size} unit ${where}`, () => {
        const units = { eye: { ...levy, size }, other: levy };
        const battle = new Battle({ units, armies: [['eye'], ['other']], terrain }, [place, [29, 1]]);
        const { game, state } = battle;
        state.marks.push({ ...mark, x: 20_000, y: 15_000, hides: 1000 });
        const eye = discOf(game, battle.unit(0));
        for (const lobs of [false, true]) {
          const outlines = shadowOf(game, state, eye, radius, lobs);
          const hidden = (x: number, y: number) => !isSeen(game, state, eye, { x, y, radius }, lobs);
          const dice = seededDice(stream(`shadow ${where}`, 0, 'dice'));
          const places = Array.from({ length: 2000 }, () => [dice.roll(29_998, 'x'), dice.roll(29_998, 'y')] as const);
          expect(new Set(places.map(([x, y]) => hidden(x, y)))).toEqual(new Set([true, false]));
          const wrong = places
            .filter(([x, y]) => isIn(outlines, { x, y }) !== hidden(x, y))
            // At its very edge, by a thousandth of an inch, both are right.
            .filter(([x, y]) => steps.every(([dx, dy]) => hidden(x + dx, y + dy) === hidden(x, y)));
          expect(wrong).toEqual([]);
        }
      });
});

/** To all sides by a thousandth of an inch. */
const steps = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
