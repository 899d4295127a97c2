import { describe, expect, it } from 'vitest';
import { unitOn } from '../../../renderer/match/board/on-board.ts';
import { markersOnBoard, unitsOnBoard } from '../../../renderer/match/teamfight/pieces.ts';
import { scene } from '../../rules/teamfight/support.ts';

const files = {
  'markers/pane.json': { name: 'Pane', size: 0.5, health: 3, object: true, blocksMovement: true },
  'markers/thread.json': { name: 'Thread', size: 0.5, text: 'When an enemy crosses this edge, it takes 1 damage.' },
  'markers/lens.json': { name: 'Lens', text: 'Extends range by 1 in the direction it points.' },
};

describe('pieces on the board', () => {
  it('that lie on edges lie along them, and stand on no space', () => {
    const a = {
      with: ['pane', 'thread'],
      abilities: {
        Fence: 'Free Action:\nCreate a Pane of length 2 on an edge in range 2.',
        Spin: 'Free Action:\nPlace a Thread on an edge in range 2.',
      },
    };
    const play = scene('a . .\n. . .\n. . .', { a }, { files });
    // On the right of 0,0 and 0,1; below 1,0.
    play.use('a', 'Fence').pickArea([0, 0], [1, 0], [0, 1], [1, 1]);
    play.use('a', 'Spin').pickArea([1, 0], [1, 1]);
    const units = unitsOnBoard(play.game, play.state);
    expect(units.find(({ name }) => name === 'Pane')).toMatchObject({ at: 0, edges: { standing: true, long: 2 } });
    expect(unitOn(units, { columns: 3, rows: 3 }, 0)?.name).toBe('a');
    expect(markersOnBoard(play.game, play.state)).toMatchObject([
      { name: 'Thread', at: 1, edges: { standing: false, long: 1 } },
    ]);
  });

  it('show to which side they point', () => {
    const a = {
      with: ['lens'],
      abilities: { Grind: 'Place a Lens on the edge in front of you, pointing away from you.' },
    };
    const play = scene('. a .', { a }, { files });
    play.use('a', 'Grind').pickArea([0, 0], [1, 0]);
    expect(markersOnBoard(play.game, play.state)[0]?.edges).toEqual({ standing: true, long: 1, points: 'left' });
  });
});
