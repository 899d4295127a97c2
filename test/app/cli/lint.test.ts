import { describe, expect, it } from 'vitest';
import { lintMaps } from '../../../app/studio/lint-maps.ts';
import { folderWith, hero, setJson } from '../set-folder.ts';
import { setwright } from '../setwright.ts';

const lint = (...words: string[]) => setwright('lint', ...words);

const pass = {
  name: 'The Pass',
  columns: 6,
  rows: 2,
  deploy: { red: ['0-1,0', '0-1,1'], blue: ['4-5,0', '4-5,1'] },
  controlPoints: [{ name: 'Gate', cells: ['3,0'] }],
};
const files = {
  'set.json': setJson,
  'heroes/warden.json': { ...hero, speed: 1 },
  'heroes/scout.json': { ...hero, name: 'Scout', speed: 2 },
  'maps/pass.json': pass,
  'maps/broken.json': { name: 'Broken', columns: 5, rows: 4, walls: ['0,0 9,9'] },
};

describe('setwright lint', () => {
  it('says hints in sentences or as one JSON document, and names the maps that it could not look at', async () => {
    const folder = folderWith(files);
    const [said, json] = await Promise.all([lint(folder), lint(folder, '--map', 'pass', '--speed', '1', '--json')]);
    expect(said).toEqual({
      code: 0,
      err: 'maps/broken.json has an error and was not looked at; setwright validate says what it is.\n',
      out: `The Pass, 6 columns by 2 rows, speed 2: 3 hints
  note     Gate: red needs 2 movement, blue 1; with speed 2 both are there in a first move.
  note     Red's ways to the points take 2 movement, blue's 1.
  note     By a half turn both sides are the same but for 2 cells.
`,
    });
    expect([json.code, json.err, JSON.parse(json.out)]).toMatchObject([
      0,
      '',
      {
        maps: [
          {
            map: 'pass',
            speed: 1,
            findings: [
              {
                severity: 'note',
                code: 'point/first-move',
                message: 'Gate: red needs 2 movement, blue 1; with speed 1 blue is there in a first move.',
                cells: [3],
                edges: [],
              },
              { code: 'points/unequal' },
              { code: 'sides/differ' },
            ],
          },
        ],
        broken: [],
      },
    ]);
  });

  it.each<[string, Record<string, unknown>, string | undefined, string, string]>([
    ['an unknown map', files, 'pas', 'map/unknown', 'SET: there is no map "pas" in this set; its map is "pass".'],
    [
      'a map with an error',
      files,
      'broken',
      'map/broken',
      'SET: the map "broken" has an error; mend it first; setwright validate SET says what it is.',
    ],
    [
      'a set without maps',
      { 'set.json': setJson },
      undefined,
      'map/none',
      'SET: this set has no map; paint one, or add a file to its folder maps.',
    ],
  ])('says in a sentence why it cannot look at %s', async (_, some, map, code, message) => {
    const folder = folderWith(some);
    const refused = { code, message: message.replaceAll('SET', folder) };
    await expect(lintMaps({ folder, map })).rejects.toMatchObject(refused);
  });

  it('a speed that is no number is refused', async () => {
    const refused = { code: 2, out: '', err: '"fast" is no speed; write whole spaces, such as --speed 3.\n' };
    expect(await lint(folderWith(files), '--speed', 'fast')).toEqual(refused);
  });
});
