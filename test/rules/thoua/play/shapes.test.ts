import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import { distance } from '../../../../rules/thoua/board/distance.ts';
import { spacesOf } from '../../../../rules/thoua/play/shape.ts';
import { castFor } from '../../../../rules/thoua/play/use.ts';
import { amount, hit, support } from '../designs.ts';
import { type Drawn, scene } from '../scene.ts';

const names = (found: ReturnType<typeof scene>, figures: readonly number[]): string =>
  figures.map((figure) => found.game.figures[figure]!.name).join('');

const reached = (found: ReturnType<typeof scene>): string =>
  names(
    found,
    found.all('used').flatMap((used) => used.reached),
  );

const dice = (count: number): number[] => Array.from({ length: count }, () => 1);

describe('an area', () => {
  const abilities = [hit('Bolt', '1d6', { shape: 'area', size: [2, 2], range: 2, who: 'all' })];
  const map = 'A . . a b\n. . . c .\n. . . . d';

  it('U-070: lies on the map; one of its spaces is seen within range, and it is listed once for each who are reached', () => {
    const found = scene({ map, figures: { A: { abilities } } });
    expect(found.check(found.usage('Bolt', { at: '2,0' }))).toBeUndefined();
    expect(found.check(found.usage('Bolt', { at: '3,0' }))?.rule).toBe('U-070');
    expect(found.check(found.usage('Bolt', { at: '4,0' }))?.rule).toBe('U-070');
    expect(found.check(found.usage('Bolt'))?.rule).toBe('U-070');
    const sets = found.uses('Bolt').map((use) => names(found, castFor(found, 0, use).reached));
    expect(sets.sort()).toEqual(['A', 'ac', 'c']);
    const walled = scene({ map: 'A # . a\n# # . .', figures: { A: { abilities } } });
    expect(walled.uses('Bolt').map(({ at }) => at)).toEqual([0]);
  });

  it('U-070: that is not square lies either way round', () => {
    const long = [hit('Wall of fire', '1d6', { shape: 'area', size: [3, 1], range: 3, who: 'enemies' })];
    const found = scene({ map: '. . .\nA a .\n. b .', figures: { A: { abilities: long } } });
    found.use('Wall of fire', { at: '1,0', turned: true }, ...dice(3));
    expect(reached(found)).toBe('ab');
    expect(found.game.figures[0]!.abilities[0]!.size).toEqual([3, 1]);
  });

  it('U-077: reaches allies and the user too, or not by the option areaHitsUser', () => {
    const use = (areaHitsUser: boolean) =>
      reached(
        scene({ map: 'A B\na .', figures: { A: { abilities } }, options: { areaHitsUser } }).use(
          'Bolt',
          { at: '0,0' },
          ...dice(areaHitsUser ? 4 : 3),
        ),
      );
    expect([use(true), use(false)]).toEqual(['ABa', 'Ba']);
  });
});

describe('a splash', () => {
  it('U-071 U-077: reaches everybody one space from its target, diagonally too', () => {
    const abilities = [hit('Raze', '2d6', { shape: 'splash', range: 4, who: 'all' })];
    const found = scene({ map: 'A . . .\n. . . .\n. . a B\n. . . b\nc . . .', figures: { A: { abilities } } });
    found.use('Raze', { target: 'a' }, ...dice(5));
    expect(reached(found)).toBe('Bab');
    expect(found.check(found.usage('Raze', { target: 'B' }))).toBeDefined();
  });

  it('U-071: only its target must be seen', () => {
    const abilities = [hit('Raze', '2d6', { shape: 'splash', range: 4, who: 'all' })];
    const found = scene({ map: 'A . a b', figures: { A: { abilities } } });
    expect(found.uses('Raze')).toMatchObject([{ target: 1 }]);
    expect(reached(found.use('Raze', { target: 'a' }, ...dice(4)))).toBe('ab');
  });
});

describe('a burst', () => {
  it('U-072 U-076: reaches all around up to its range, without sight; the text says whom', () => {
    const map = 'a # A B b\n. . . c .';
    const use = (who: 'all' | 'enemies' | 'allies', count: number) => {
      const found = scene({
        map,
        figures: { A: { abilities: [hit('Burst', '1d6', { shape: 'burst', range: 2, who })] } },
      });
      return found
        .use('Burst', {}, ...dice(count))
        .all('defended')
        .map(({ figure }) => found.game.figures[figure]!.name)
        .join('');
    };
    expect([use('all', 5), use('enemies', 4), use('allies', 3)]).toEqual(['Babc', 'abc', 'AB']);
  });

  it('U-072: the user is an ally in it', () => {
    const mend = support('Mend', [{ do: 'heal', who: 'allies', amount: amount('1d6') }], { shape: 'burst', range: 1 });
    const found = scene({ map: 'A B a', figures: { A: { abilities: [mend] } } });
    for (const letter of ['A', 'B', 'a']) found.of(letter).hp = 5;
    found.use('Mend', {}, 4);
    expect(['A', 'B', 'a'].map((letter) => found.of(letter).hp)).toEqual([9, 9, 5]);
  });
});

describe('a line', () => {
  const line = hit('Ray', '1d6', { shape: 'line', range: 3, who: 'all' });

  it('U-073: is a straight row away from the user, through everything, in eight directions', () => {
    const drawing: Drawn = { map: 'A # a B b\n. c . . .\n. . d . .', figures: { A: { abilities: [line] } } };
    expect(reached(scene(drawing).use('Ray', { direction: 2 }, ...dice(3)))).toBe('Ba');
    expect(reached(scene(drawing).use('Ray', { direction: 3 }, ...dice(3)))).toBe('cd');
    expect(
      scene(drawing)
        .uses('Ray')
        .map(({ direction }) => direction),
    ).toEqual([2, 3]);
    const found = scene(drawing);
    expect(found.check(found.usage('Ray', { direction: 0 }))?.rule).toBe('U-073');
    expect(found.check(found.usage('Ray', { direction: 4 }))).toBeUndefined();
  });

  it('U-073: is half as long diagonally where such a step is two spaces (option diagonals)', () => {
    const found = scene({
      map: 'A . .\n. a .\n. . b',
      figures: { A: { abilities: [line] } },
      options: { diagonals: 'two' },
    });
    expect(reached(found.use('Ray', { direction: 3 }, ...dice(2)))).toBe('a');
  });
});

describe('spaces of shapes', () => {
  it('U-030 U-072 U-073: are those within range, and those of each row, on any map and by both options', () => {
    const luck = seededDice(stream('shapes'));
    for (let round = 0; round < 40; round++) {
      const [columns, rows, range] = [luck.roll(9, 'columns'), luck.roll(9, 'rows'), luck.roll(6, 'range') - 1];
      const diagonals = round % 2 === 0 ? 'one' : 'two';
      const found = scene({ map: plain(columns, rows), options: { diagonals } });
      const spaces = Array.from({ length: columns * rows }, (_, space) => space);
      const from = luck.roll(spaces.length, 'from') - 1;
      const near = (space: number) => distance(columns, diagonals, from, space) <= range;
      const burst = hit('Burst', '1d6', { shape: 'burst', who: 'all' });
      expect(spacesOf(found, burst, from, range, { do: 'use', ability: 0 })).toEqual(spaces.filter(near));
      const line = hit('Line', '1d6', { shape: 'line', who: 'all' });
      const rays = [0, 1, 2, 3, 4, 5, 6, 7].flatMap(
        (direction) => spacesOf(found, line, from, range, { do: 'use', ability: 0, direction }) ?? [],
      );
      const [x, y] = [from % columns, Math.floor(from / columns)];
      const straight = (space: number) => {
        const [across, down] = [Math.abs((space % columns) - x), Math.abs(Math.floor(space / columns) - y)];
        return space !== from && (across === 0 || down === 0 || across === down);
      };
      expect(rays.sort((one, other) => one - other)).toEqual(spaces.filter((one) => straight(one) && near(one)));
    }
  });
});

const plain = (columns: number, rows: number): string =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.').join(' ')).join('\n');

describe('obstacles', () => {
  it('U-074: are made in an open space that is seen within range, and keep from moving and seeing', () => {
    const pillar = support('Pillar', [{ do: 'make-obstacle', count: 1 }], { target: 'space', range: 3 });
    const map = 'A . . . a\n# # # # #\n. . . . .';
    const found = scene({
      map,
      figures: { A: { abilities: [pillar, hit('Shot', '1d6', { range: 9 })], base: { ap: 3 } } },
    });
    expect(found.uses('Pillar').map(({ at }) => found.cell(at!))).toEqual(['1,0', '2,0', '3,0']);
    expect(found.check(found.usage('Pillar', { at: '0,1' }))?.rule).toBe('U-074');
    found.use('Pillar', { at: '2,0' });
    expect([found.moves, found.uses('Shot')]).toEqual([['1,0'], []]);
    const blind = scene({ map, figures: { A: { abilities: [pillar] } }, options: { obstacleNeedsSight: false } });
    expect(blind.check(blind.usage('Pillar', { at: '1,2' }))).toBeUndefined();
  });

  it('U-074: several are made one by one', () => {
    const wall = support('Wall', [{ do: 'make-obstacle', count: 2 }], { target: 'self', range: 1 });
    const found = scene({ map: 'A . .\n. . a', figures: { A: { abilities: [wall] } } });
    found.use('Wall');
    expect(found.check({ do: 'build', at: 5 })?.rule).toBe('U-074');
    found.play({ do: 'build', at: 1 }).play({ do: 'build', at: 3 });
    expect([found.state.obstacles, found.acting]).toEqual([[1, 3], 'A']);
  });

  it('U-075: are destroyed wholly, in a shape or around the user', () => {
    const crush = support('Crush', [{ do: 'destroy-obstacles', within: 1 }], { target: 'self' });
    const arch = hit('Arch', '1d6', {
      shape: 'line',
      range: 4,
      who: 'all',
      effects: [{ do: 'destroy-obstacles', within: 'shape' }],
    });
    const map = 'A # . # a\n# . # . .';
    expect(scene({ map, figures: { A: { abilities: [crush] } } }).use('Crush').state.obstacles).toEqual([3, 7]);
    const found = scene({ map, figures: { A: { abilities: [arch] } } });
    expect(found.uses('Arch').map(({ direction }) => direction)).toEqual([2, 4]);
    found.use('Arch', { direction: 2 }, 1, 12);
    expect([found.state.obstacles, found.state.screens]).toEqual([
      [5, 7],
      [5, 7],
    ]);
  });
});
