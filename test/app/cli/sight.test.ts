import { describe, expect, it } from 'vitest';
import { mapSight } from '../../../app/studio/map-sight.ts';
import { folderWith, setJson } from '../set-folder.ts';
import { setwright } from '../setwright.ts';

const sight = (...words: string[]) => setwright('sight', ...words);

const files = {
  'set.json': setJson,
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'markers/fog.json': { name: 'Fog', size: 2, blocksSight: true },
  'maps/pass.json': {
    name: 'The Pass',
    columns: 5,
    rows: 4,
    terrain: [{ kind: 'rock', cells: ['1,2'] }],
    walls: ['3,0 3,2', '3,1 4,1'],
  },
  'maps/mist.json': { name: 'Mist', columns: 5, rows: 2, markers: [{ kind: 'fog', at: '2,0' }] },
  'maps/broken.json': { name: 'Broken', columns: 5, rows: 4, walls: ['0,0 9,9'] },
};

describe('setwright sight', () => {
  it('draws what is seen, or prints it as one JSON document', async () => {
    const from = [folderWith(files), '--map', 'pass', '--from', '0,0'];
    const [drawn, json] = await Promise.all([sight(...from), sight(...from, '--json')]);
    expect(drawn).toEqual({
      code: 0,
      err: '',
      out: `The Pass, 5 columns by 4 rows, seen from 0,0:

   0 1 2 3 4
0  @ . .|x x
         -
1  . . .|x x
2  . # h h x
3  . x x h h

@ here   . clear   h half in shadow: +2def   x no sight   # solid   | - walls
`,
    });
    expect([json.code, json.err, JSON.parse(json.out)]).toEqual([
      0,
      '',
      {
        columns: 5,
        rows: 4,
        range: [
          [0, 1, 2, 3, 4],
          [1, 1, 2, 3, 4],
          [2, 2, 3, 4, 5],
          [3, 3, 4, 5, 6],
        ],
        sight: [
          ['clear', 'clear', 'clear', 'full', 'full'],
          ['clear', 'clear', 'clear', 'full', 'full'],
          ['clear', 'clear', 'half', 'half', 'full'],
          ['clear', 'full', 'full', 'half', 'half'],
        ],
      },
    ]);
  });

  it('T-078: says of two spaces how each is seen from the other, below the map or in the document', async () => {
    const both = [folderWith(files), '--map', 'pass', '--from', '0,0', '--to', '2,2'];
    const [drawn, json] = await Promise.all([sight(...both), sight(...both, '--json')]);
    const there = 'A (0,0) sees B (2,2) at +2 def: half in shadow of Rock 1,2.';
    const back = 'B (2,2) sees A (0,0) clear.';
    const range = 'They are at range 3.';
    expect(drawn.out.split('\n').slice(-4)).toEqual([there, back, range, '']);
    expect(JSON.parse(json.out).both).toEqual({
      there: { sight: 'half', def: 2, said: there },
      back: { sight: 'clear', def: 0, said: back },
      range,
    });
  });

  it('T-079b: markers that block sight at the start of the map hide what is behind them', async () => {
    const { sight: seen } = await mapSight({ folder: folderWith(files), map: 'mist', from: '0,0' });
    expect(seen[0]).toEqual(['clear', 'clear', 'clear', 'full', 'full']);
  });

  it.each([
    ['pas', '0,0', 'map/unknown', 'SET: there is no map "pas" in this set; its maps are "mist" and "pass".'],
    [
      'broken',
      '0,0',
      'map/broken',
      'SET: the map "broken" has an error; mend it first; setwright validate SET says what it is.',
    ],
    ['rock', '0,0', 'map/unknown', 'SET: there is no map "rock" in this set; its maps are "mist" and "pass".'],
    [
      'pass',
      '5,0',
      'space/outside',
      '5,0 lies off The Pass, which has 5 columns and 4 rows: from 0,0 at the top left to 4,3.',
    ],
    [
      'pass',
      'b2',
      'space/unclear',
      '"b2" names no space; write its column and row, such as 3,5, from 0,0 at the top left to 4,3.',
    ],
  ])('says in a sentence why it cannot show the map %s from %s', async (map, from, code, message) => {
    const folder = folderWith(files);
    const told = { code, message: message.replaceAll('SET', folder) };
    await expect(mapSight({ folder, map, from })).rejects.toMatchObject(told);
  });
});
