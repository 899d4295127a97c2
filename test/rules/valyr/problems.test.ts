import { describe, expect, it } from 'vitest';
import { valyrStarter } from '../../../app/studio/valyr-starter.ts';
import { openSet } from '../../../rules/open.ts';

/** What is wrong with a new set of which one file was changed, by code and place. */
function problemsWith(file: string, change: (data: Record<string, unknown>) => void): string[] {
  const files = valyrStarter('ford', 'The Ford');
  const data = JSON.parse(files.get(file) as string);
  change(data);
  files.set(file, JSON.stringify(data));
  return openSet('ford', files).problems.map(({ code, message }) => `${code}: ${message}`);
}

describe('a Valyr set', () => {
  it('is sound when it is new', () => {
    expect(openSet('ford', valyrStarter('ford', 'The Ford')).problems).toEqual([]);
  });

  it('says where a range falls', () => {
    const found = problemsWith('units/reed-slinger.json', (unit) => {
      unit.range = { from: 0, bands: [{ to: 8 }, { to: 3 }] };
    });
    expect(found[0]).toBe(
      'range/falls: units/reed-slinger.json, range, bands[1], to: the band ends at 3, and it begins at 8; distances rise from band to band. Make it more than 8, or take the band out.',
    );
  });

  it('says how a range is written that came as a text', () => {
    const found = problemsWith('units/reed-slinger.json', (unit) => Object.assign(unit, { range: '0(-1/0)8' }));
    expect(found[0]).toMatch(/range: must be an object in braces with "from" and "bands", found "0\(-1\/0\)8"/);
  });

  it('says by how much an army is over its limit (V-002)', () => {
    expect(problemsWith('armies/watch-of-the-ford.json', (army) => Object.assign(army, { limit: 600 }))).toEqual([
      'army/over-limit: armies/watch-of-the-ford.json, units: its appraisals add up to 700, which is 100 over the limit of 600; take units out, or raise the limit.',
    ]);
  });

  it.each([
    ['as a count', [{ unit: 'reeve-of-the-ford', count: 2 }], 'units[0], count'],
    ['as two entries', [{ unit: 'reeve-of-the-ford' }, { unit: 'reeve-of-the-ford' }], 'units[1], unit'],
  ])('says when a champion is in an army twice (V-003), %s', (_how, units, place) => {
    const found = problemsWith('armies/watch-of-the-ford.json', (army) => Object.assign(army, { units }));
    expect(found).toEqual([
      expect.stringContaining(`army/champion-twice: armies/watch-of-the-ford.json, ${place}: "Reeve of the Ford"`),
    ]);
  });

  it('says when a battlefield has no size, no room, or things beside it', () => {
    const on = (change: object) =>
      problemsWith('battlefields/kitchen-table.json', (field) => Object.assign(field, change));
    expect(on({ width: 0 })[0]).toMatch(/battlefields\/kitchen-table\.json, width/);
    const slab = {
      name: 'Slab',
      shape: { kind: 'rectangle', x: 18, y: 18, width: 36, depth: 35 },
      blocksMovement: true,
    };
    expect(on({ terrain: [slab] })[0]).toMatch(/^terrain\/covers: .*covers nearly all of the table/);
    expect(on({ terrain: [{ ...slab, blocksMovement: false }] })).toEqual([]);
    expect(on({ terrain: [{ ...slab, blocksMovement: false, blocksSight: true }] })[0]).toMatch(
      /^terrain\/flat: .*terrain\[0\].*hides nobody; give it a height/,
    );
    expect(on({ terrain: [{ name: 'Far', shape: { kind: 'circle', x: 60, y: 10, radius: 2 } }] })[0]).toMatch(
      /^terrain\/off-table/,
    );
    const bottom = { edge: 'bottom', from: 4, to: 30 };
    expect(on({ starts: [{ edge: 'top', from: 20, to: 40 }, bottom] })[0]).toMatch(
      /^start\/off-table: .*the top edge is 36 inches long/,
    );
    expect(on({ starts: [{ edge: 'top', from: 20, to: 20 }, bottom] })[0]).toMatch(/^start\/empty/);
    expect(on({ starts: [{ edge: 'bottom', from: 20, to: 34 }, bottom] })[0]).toMatch(/^start\/shared/);
  });

  it('names what does not exist', () => {
    const found = problemsWith('armies/watch-of-the-ford.json', (army) =>
      Object.assign(army, { units: [{ unit: 'ford-speer' }] }),
    );
    expect(found[0]).toMatch(/^reference\/unknown: .*did you mean "ford-spear"\?/);
  });
});
