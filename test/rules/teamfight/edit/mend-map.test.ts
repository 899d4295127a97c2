import { describe, expect, it } from 'vitest';
import { changed, withChanged } from '../../../../rules/edit/change.ts';
import { mendedAll, mendingOf } from '../../../../rules/teamfight/edit/mend-map.ts';
import type { Problem } from '../../../../schemas/problem.ts';
import { open } from '../../set-files.ts';

const file = 'maps/quarry.json';
const quarry = { name: 'Quarry', columns: 10, rows: 8, deploy: { red: ['0-9,7'], blue: ['0-9,0'] } };

/** Mends each problem of a map that can be, again and again, and says how; then what is left of it. */
function mended(different: object) {
  let texts: ReadonlyMap<string, string> = new Map([[file, JSON.stringify({ ...quarry, ...different })]]);
  const how: string[] = [];
  for (let round = 0; round < 20; round++) {
    const found = problemsOf(texts).flatMap((problem) => mendingOf(texts, problem) ?? [])[0];
    if (!found) break;
    how.push('to' in found ? `${found.to} ${found.mends}` : found.mends);
    const after = changed(texts, found.changes);
    if ('code' in after) throw new Error(after.message);
    texts = withChanged(texts, after);
  }
  return {
    how,
    map: JSON.parse(texts.get(file)!),
    left: problemsOf(texts).filter(({ severity }) => severity === 'error'),
  };
}

function problemsOf(texts: ReadonlyMap<string, string>): Problem[] {
  return open({ [file]: texts.get(file) }, { pictures: new Map() }).problems.filter((one) => one.file === file);
}

describe('a map that cannot be painted', () => {
  it.each([
    ['of no columns', { columns: 0 }, ['10 columns']],
    ['of no rows, with nothing on it', { rows: 0, deploy: undefined }, ['12 rows']],
    ['of 10,000 rows', { rows: 10_000 }, ['100 rows']],
    ['whose size is no number', { columns: 'wide', walls: ['1,1 14,1'] }, ['14 columns']],
    ['with a wall off the grid', { walls: ['1,1 1,3', '11,0 11,4'] }, ['take-off']],
    ['with a wall that leaves the grid', { walls: ['1,1 1,30'] }, ['cut']],
    ['with a diagonal wall', { walls: ['1,1 4,4', '2,2 2,4'] }, ['take-off']],
    ['with cover that begins where it ends', { cover: ['3,3 3,3'] }, ['take-off']],
    ['with a step whose lower side lies along it', { heights: ['3,3 3,5 up'] }, ['take-off']],
    ['with a wall that is none', { walls: ['left wall'] }, ['take-off']],
    [
      'with cells off the map',
      { hazards: [{ name: 'Pit', effect: '1dmg', cells: ['8-12,3', '3,9'] }] },
      ['cut', 'take-off'],
    ],
    ['with an area off the map', { controlPoints: [{ name: 'Well', cells: ['3,90'] }] }, ['take-off']],
    ['with a zone off the map', { deploy: { red: ['0-9,7'], blue: ['0-3,40'] } }, ['take-off']],
    ['with terrain that nobody knows', { terrain: [{ kind: 'lava', cells: ['1,1'] }] }, ['take-off']],
    ['with a marker off the map', { markers: [{ kind: 'dazed', at: '30,2' }] }, ['take-off']],
    ['whose picture is missing', { picture: { file: 'art/none.png' } }, ['take-picture-off']],
    ['with a zone that is no list', { deploy: { red: 'all' } }, ['take-off']],
  ])('%s is mended at a press where that takes no thought', (_, different, expected) => {
    const { how, left } = mended(different);
    expect(how).toEqual(expected);
    expect(left).toEqual([]);
  });

  it('keeps what is right beside it', () => {
    const { map } = mended({
      walls: ['1,1 1,3', '11,0 11,4', '2,2 2,40'],
      picture: { file: 'art/none.png', icon: 'tower', scene: 'hills' },
    });
    expect(map.walls).toEqual(['1,1 1,3', '2,2 2,8']);
    expect(map.picture).toEqual({ icon: 'tower', scene: 'hills' });
    expect(map.deploy).toEqual(quarry.deploy);
  });

  it('is mended whole by one change, whatever goes together', () => {
    const different = {
      walls: ['0,0 20,9', '1,1 1,3', '5,5 5,5', '9,0 9,99', '12,0 12,3'],
      terrain: [
        { kind: 'lava', cells: ['1,1', '40,1'] },
        { kind: 'mud', cells: ['2,2'] },
      ],
      hazards: [
        { name: 'Pit', effect: '1dmg', cells: ['30,3', '31,3'] },
        { name: 'Fire', effect: '1dmg', cells: ['3,3', '33,3'] },
      ],
    };
    const texts = new Map([[file, JSON.stringify({ ...quarry, ...different })]]);
    const changes = mendedAll(texts, problemsOf(texts));
    expect(changes).toHaveLength(1);
    const after = changed(texts, changes);
    if ('code' in after) throw new Error(after.message);
    const map = JSON.parse(after.get(file)!);
    expect(map.walls).toEqual(['1,1 1,3', '9,0 9,8']);
    expect(map.terrain).toBeUndefined();
    expect(map.hazards).toEqual([{ name: 'Fire', effect: '1dmg', cells: ['3,3'] }]);
    expect(problemsOf(withChanged(texts, after)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
