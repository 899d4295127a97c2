import { lettersOf, type MarkerOnBoard, type Side, type UnitOnBoard } from '../../match/board/on-board.ts';
import type { CombatShown } from '../../match/thoua/moment.ts';
import type { CombatScenery } from '../../match/thoua/scenery.ts';
import { words } from '../../words.ts';

/** The colour of a seat: the one that its start zone is painted in. */
export const colourOf = (seat: number): Side => (seat === 0 ? 'red' : 'blue');

export function figuresOnBoard({ figures }: CombatScenery, shown: CombatShown): UnitOnBoard[] {
  const { combat } = words;
  return shown.figures.flatMap(({ at, hp, most, temporary, has, inside }, figure) => {
    const drawn = figures[figure];
    if (!drawn || at < 0) return [];
    const { name, side } = drawn;
    const held = [
      ...(temporary > 0 ? [combat.temporary(temporary)] : []),
      ...has.map((one) => combat.held(one.name, one.turns)),
      ...inside.map(combat.card.inside),
    ];
    return [
      {
        unit: figure,
        name,
        letters: lettersWithNumber(name),
        told: [combat.figure(name, combat.sides[side], hp, most), ...held].join(', '),
        side: colourOf(side),
        sign: combat.letters[side],
        object: false,
        at,
        size: 1,
        health: hp,
        most,
        overshield: temporary,
        tokens: has.map((one) => ({ name: one.name, count: one.turns })),
      },
    ];
  });
}

/** `Road Bandit 2`: `RB2`. */
function lettersWithNumber(name: string): string {
  const [, number = ''] = / (\d+)$/.exec(name) ?? [];
  return `${lettersOf(name)}${number}`;
}

/** Obstacles that were made, and painted ones that were destroyed. */
export function changedObstacles({ obstacles: before }: CombatScenery, { obstacles }: CombatShown): MarkerOnBoard[] {
  const { made, gone } = words.combat.obstacle;
  const mark = (name: string) => (at: number) => ({ key: at, name, at, side: 'none' as const });
  return [
    ...obstacles.filter((at) => !before.includes(at)).map(mark(made)),
    ...before.filter((at) => !obstacles.includes(at)).map(mark(gone)),
  ];
}
