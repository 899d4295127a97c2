import { describe, expect, it } from 'vitest';
import { entitiesOf } from '../../../../rules/game-set.ts';
import { compileBoard } from '../../../../rules/teamfight/board/compile-board.ts';
import { open } from '../../set-files.ts';
import { drawn, plain } from './boards.ts';

/** Sides are bits: 1 up, 2 right, 4 down, 8 left. */
const sides = (values: Uint8Array, columns: number) =>
  Array.from({ length: values.length / columns }, (_, y) =>
    [...values.subarray(y * columns, (y + 1) * columns)].join(' '),
  );

describe('a map made ready for play', () => {
  it('T-172: has walls on both sides of each line and around its edge', () => {
    expect(sides(plain(3, 2, { walls: ['1,0 1,1', '1,1 3,1'] }).walls, 3)).toEqual(['11 13 7', '12 5 7']);
  });

  it('T-079d: keeps a height step with the space below it, the side that the map calls lower', () => {
    const steps = (text: string) => sides(plain(2, 2, { heights: [text] }).steps, 2);
    expect(steps('1,0 1,1 right')).toEqual(['0 8', '0 0']);
    expect(steps('1,0 1,1 left')).toEqual(['2 0', '0 0']);
    expect(steps('0,1 1,1 down')).toEqual(['0 0', '1 0']);
    expect(steps('1,1 0,1 up')).toEqual(['4 0', '0 0']);
    const board = plain(2, 2, { heights: ['0,1 1,1 down'], cover: ['1,0 1,1'] });
    expect(sides(board.cover, 2)).toEqual(['2 8', '1 0']);
    expect([board.hasSteps, plain(2, 2).hasSteps]).toEqual([true, false]);
  });

  it('T-173, T-174: tells solids and what is called blocking from what only prevents movement, and what costs more', () => {
    const board = drawn('.#~=?:');
    expect([...board.blocked]).toEqual([0, 2, 1, 2, 0, 0]);
    expect([...board.dark]).toEqual([0, 1, 0, 0, 1, 0]);
    expect([...board.enterCost]).toEqual([1, 1, 1, 1, 1, 2]);
  });

  it('takes cards, hazards and rules from the game, and zones without the spaces where nobody can stand', () => {
    const { set } = open({
      'terrain/rock.json': { name: 'Rock', blocksMovement: true },
      'markers/flag.json': { name: 'Flag' },
      'maps/quarry.json': {
        name: 'Quarry',
        columns: 3,
        rows: 2,
        terrain: [{ kind: 'rock', cells: ['1,0'] }],
        deploy: { red: ['0-2,0', '0,0'], blue: ['2-0,1'] },
        hazards: [{ name: 'Fire', effect: '1dmg', cells: ['0,1'] }],
        controlPoints: [{ name: 'Hill', cells: ['1-2,1'] }],
        markers: [
          { kind: 'flag', at: '2,1', team: 'blue' },
          { kind: 'flag', at: '0,0' },
        ],
      },
    });
    const [map] = set ? entitiesOf(set, 'map') : [];
    if (!set || !map) throw new Error('The map of this test has an error.');
    const cards = ['iron-age/rock', 'iron-age/flag'];
    const board = compileBoard(set, map, {
      cardOf: (ref) => cards.indexOf(ref),
      hazard: (effect) => (effect === '1dmg' ? 7 : -1),
      rules: 3,
      laws: [{ rule: 'control', tie: 'unowned' }],
    });
    expect(board).toMatchObject({
      ref: 'iron-age/quarry',
      zones: [
        [0, 2],
        [3, 4, 5],
      ],
      hazards: [{ name: 'Fire', block: 7 }],
      controlPoints: ['Hill'],
      placed: [
        { card: 1, at: 5, team: 1 },
        { card: 1, at: 0, team: -1 },
      ],
      rules: 3,
      laws: [{ rule: 'control', tie: 'unowned' }],
    });
    expect([...board.terrain]).toEqual([-1, 0, -1, -1, -1, -1]);
    expect([...board.hazard]).toEqual([-1, -1, -1, 0, -1, -1]);
    expect([...board.control]).toEqual([-1, -1, -1, -1, 0, 0]);
  });

  it('lets what lies off the map or askew be, as that is a problem of the map', () => {
    const board = plain(2, 2, { walls: ['0,0 9,0', '1,1 1,9', '0,0 2,2'], deploy: { red: ['0-5,1', '0,7'] } });
    expect(sides(board.walls, 2)).toEqual(['9 3', '14 14']);
    expect(board.zones).toEqual([[2, 3], []]);
  });
});
