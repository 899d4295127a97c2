import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../../../app/studio/simulate/compare-reports.ts';
import { replayMatch } from '../../../../app/studio/simulate/replay-match.ts';
import { type SimulateRequest, simulate } from '../../../../app/studio/simulate/simulate.ts';
import type { Report } from '../../../../rules/valyr/series/report.ts';
import { rowsOf, type SeriesData } from '../../../../rules/valyr/series/series-data.ts';
import { levy } from '../../../rules/valyr/field.ts';
import { folderWith } from '../../set-folder.ts';
import { playsSeries } from './plays-series.ts';

playsSeries();

const hound = { ...levy, name: 'Hound', movement: { sprint: 6, sustain: 6 }, appraisal: 40 };
const captain = { ...levy, name: 'Captain', type: 'champion', health: 5, appraisal: 90 };
const starts = [
  { edge: 'top', from: 4, to: 8 },
  { edge: 'bottom', from: 4, to: 8 },
];

/** Two small armies on a small table: a battle is over in a moment. */
const skirmish = (files: Readonly<Record<string, unknown>> = {}): string =>
  folderWith({
    'set.json': { id: 'skirmish', system: 'valyr', format: 1, name: 'Skirmish', rules: { limit: 150 } },
    'units/levy.json': levy,
    'units/hound.json': hound,
    'units/captain.json': captain,
    'armies/hunt.json': { name: 'Hunt', limit: 150, units: [{ unit: 'captain' }, { unit: 'levy' }] },
    'armies/pack.json': { name: 'Pack', limit: 150, units: [{ unit: 'hound', count: 3 }] },
    'battlefields/yard.json': { name: 'Yard', width: 12, depth: 12, starts },
    ...files,
  });

async function play(folder: string, more: Partial<SimulateRequest> = {}) {
  const request = { folders: [folder], matches: 24, seed: 1, bots: ['greedy'], options: [], ...more };
  const { figures, data, told } = await simulate(request);
  return { figures: figures as Report, data: data as SeriesData, told };
}

describe('a series of Valyr', () => {
  it('gives the same report on however many workers, with each pairing on both sides', async () => {
    const folder = skirmish();
    const one = await play(folder, { workers: 1 });
    const two = await play(folder, { workers: 2 });
    expect(JSON.stringify(two.figures)).toBe(JSON.stringify(one.figures));
    expect([one.figures.pairings, one.figures.drawn]).toEqual([12, 12]);
    const rows = [...rowsOf(one.data)];
    expect(rows.slice(0, 4).map(({ way, deal }) => [way.side, deal.named])).toEqual([
      [0, [0, 1]],
      [1, [0, 1]],
      [0, undefined],
      [1, undefined],
    ]);
    const { units } = one.data.legend;
    for (const { deal } of rows)
      for (const army of deal.units) {
        expect(army.reduce((sum, unit) => sum + units[unit]!.appraisal, 0)).toBeLessThanOrEqual(150);
        expect(army.filter((unit) => units[unit]!.champion).length).toBeLessThan(2);
      }
    const [hunt, pack] = one.figures.armies;
    expect([hunt!.wins.count, hunt!.wins.value + pack!.wins.value]).toEqual([12, 1]);
    expect(one.told()[0]).toBe('Played: all stats; no ability has a text.');
    expect(one.told().join('\n')).toMatch(/Hound +40 +cannot tell yet: [\d,]+ matches, about /);
  });

  it('counts what an ability puts in play for the unit that brings it, and among the falls of no army', async () => {
    const text = 'When you put this unit in play, place down two Whelps.';
    const abilities = [{ name: 'Litter', kind: 'passive', text, spawns: 'whelp' }];
    // Dear enough to be in few armies of its own.
    const whelp = { ...levy, name: 'Whelp', health: 0, defence: { block: 0, dodge: 0 }, appraisal: 140 };
    const { figures } = await play(
      skirmish({ 'units/captain.json': { ...captain, abilities }, 'units/whelp.json': whelp }),
    );
    const { falls } = figures.units.find(({ name }) => name === 'Whelp')!;
    expect([falls.count > 0, falls.value <= 1, falls.to >= falls.value]).toEqual([true, true, true]);
  });

  it('asks a second bot without a change in what is played, and compares two values of an option', async () => {
    const folder = skirmish();
    const plain = await play(folder, { matches: 8 });
    const asked = await play(folder, { matches: 8, second: 'random' });
    expect(asked.figures.agreement!.count).toBeGreaterThan(5);
    const ofUnits = asked.figures.units.reduce((sum, { agreement }) => sum + agreement!.count, 0);
    expect(ofUnits).toBeGreaterThan(0);
    expect(ofUnits).toBeLessThanOrEqual(asked.figures.agreement!.count);
    const logs = (data: SeriesData) => [...rowsOf(data)].map(({ log }) => log);
    expect(logs(asked.data)).toEqual(logs(plain.data));
    const { figures } = await play(folder, { matches: 16, options: ['roundLimit=1,9'] });
    expect(figures.compared?.arms).toEqual(['with roundLimit 1', 'with roundLimit 9']);
    const rounds = figures.compared!.lines.find(({ name }) => name === 'rounds')!;
    expect([rounds.before, rounds.after > 1]).toEqual([1, true]);
  });

  it('plays any of its battles again when the set has long changed, and stands beside another series', async () => {
    const folder = skirmish();
    const [a, b] = [join(folder, 'a.json'), join(folder, 'b.json')];
    const { data } = await play(folder, { out: a });
    writeFileSync(join(folder, 'units/levy.json'), JSON.stringify({ ...levy, health: 9 }));
    await play(folder, { out: b });
    const rows = [...rowsOf(data)];
    // One of the armies of the set and one of drawn ones.
    for (const match of [1, 6]) {
      const { told, record, scores } = await replayMatch(a, match);
      expect(record.log.slice(0, 16)).toBe(rows[match]!.log);
      expect(scores).toEqual(rows[match]!.row.left);
      expect(told.length).toBeGreaterThan(5);
      const handed = join(folder, 'record.json');
      writeFileSync(handed, JSON.stringify(record));
      expect((await replayMatch(handed, undefined)).told).toEqual(told);
    }
    const { comparison, told: lines } = await compareReports(a, b);
    expect(comparison.paired).toBe(true);
    expect(lines[0]).toBe('Two series, before and after, on the same armies with the same luck:');
  });

  it('refuses a report that is damaged', async () => {
    const folder = skirmish();
    const out = join(folder, 'report.json');
    await play(folder, { matches: 2, out });
    const report = JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown> & { plan: object };
    const rows = Buffer.from(report.rows as string, 'base64');
    rows[13] = 9;
    const damaged: [object, string][] = [
      [{ plan: { ...report.plan, armies: 'all' } }, 'its plan is not whole'],
      [{ plan: { ...report.plan, armies: ['skirmish/hunt', 'skirmish/mob'] } }, 'There is no army "mob"'],
      [{ rows: rows.toString('base64') }, 'match 0 has places or leads that cannot be'],
      [{ beside: { units: [] } }, 'what stands beside its matches is not whole'],
    ];
    for (const [change, message] of damaged) {
      writeFileSync(out, JSON.stringify({ ...report, ...change }));
      await expect(replayMatch(out, 0)).rejects.toMatchObject({
        code: 'report/corrupt',
        message: expect.stringContaining(message),
      });
    }
  });

  it.each([
    [{ map: 'yrad' }, 'series/battlefield', 'There is no battlefield "yrad"; did you mean "yard"?'],
    [{ teams: [['hunt'], ['pakc']] as const }, 'series/army', 'There is no army "pakc"; did you mean "pack"?'],
    [{ teams: [['hunt'], ['hunt']] as const }, 'series/armies', 'An army does not meet itself'],
    [{ teams: [['hunt', 'pack'], ['pack']] as const }, 'series/teams', 'In Valyr each side is one army'],
    [{ hero: 'captain' }, 'series/hero', 'Valyr has no heroes'],
    [{ level: 2 }, 'series/level', 'Valyr has no levels'],
    [{ players: [3] }, 'series/players', 'A series of Valyr is of matches between two armies'],
    [{ bots: ['greedy', 'random', 'search'] }, 'series/bots', 'A match has one bot or two'],
    [{ bots: ['greddy'] }, 'bot/unknown', 'did you mean "greedy"?'],
  ])('refuses %j', async (more, code, message) => {
    await expect(play(skirmish(), more as Partial<SimulateRequest>)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
  });

  it('says what is missing where nothing can meet', async () => {
    const bare = skirmish({ 'battlefields/yard.json': { name: 'Yard', width: 12, depth: 12 } });
    await expect(play(bare)).rejects.toMatchObject({ code: 'series/battlefield' });
    // One unit alone draws no armies, and an army needs another one.
    const lone = folderWith({
      'set.json': { id: 'lone', system: 'valyr', format: 1, name: 'Lone' },
      'units/levy.json': levy,
      'battlefields/yard.json': { name: 'Yard', width: 12, depth: 12, starts },
    });
    await expect(play(lone)).rejects.toMatchObject({ code: 'series/armies' });
  });
});
