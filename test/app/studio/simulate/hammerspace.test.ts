import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../../../app/studio/simulate/compare-reports.ts';
import { replayMatch } from '../../../../app/studio/simulate/replay-match.ts';
import { type SimulateRequest, simulate } from '../../../../app/studio/simulate/simulate.ts';
import type { Report } from '../../../../rules/hammerspace/series/report.ts';
import { rowsOf, type SeriesData } from '../../../../rules/hammerspace/series/series-data.ts';
import { folderWith } from '../../set-folder.ts';
import { playsSeries } from './plays-series.ts';

playsSeries();

const club = { kind: 'attack', type: 'physical', subtype: 'melee', strength: 5, hits: 'one' };
const lid = { kind: 'defence', defence: [{ against: 'all', points: 2 }] };

/** A deck whose matches are over in a moment. */
const brawl = (files: Readonly<Record<string, unknown>> = {}): string =>
  folderWith({
    'set.json': { id: 'brawl', system: 'hammerspace', format: 1, name: 'Brawl', rules: { startingHp: 6 } },
    'cards/club.json': { name: 'Club', copies: 12, ...club },
    'cards/lid.json': { name: 'Lid', copies: 12, ...lid },
    'cards/tea.json': { name: 'Tea', kind: 'ability', text: 'Gain as many HP as one die shows.', copies: 2 },
    ...files,
  });

async function play(folder: string, more: Partial<SimulateRequest> = {}) {
  const request = { folders: [folder], matches: 24, seed: 1, bots: ['random'], options: [], ...more };
  const { figures, data } = await simulate(request);
  return { figures: figures as Report, data: data as SeriesData };
}

describe('a series of Hammerspace', () => {
  it('gives the same report on however many workers, with each number of players in turn', async () => {
    const folder = brawl();
    const one = await play(folder, { workers: 1, players: [2, 3] });
    const two = await play(folder, { workers: 2, players: [2, 3] });
    expect(JSON.stringify(two.figures)).toBe(JSON.stringify(one.figures));
    expect(one.figures.pairings).toBe(12);
    expect(one.figures.tables.map(({ players, matches }) => [players, matches])).toEqual([
      [2, 12],
      [3, 12],
    ]);
    expect([...rowsOf(one.data)].slice(0, 4).map(({ row }) => row.players)).toEqual([2, 3, 2, 3]);
    // All that the rules are made for, unless somebody says otherwise.
    expect((await play(folder)).figures.plan.players).toEqual([3, 4, 5, 6]);
  });

  it('asks a second bot without a change in what is played, and compares two values of an option', async () => {
    const folder = brawl();
    const plain = await play(folder, { players: [3] });
    const asked = await play(folder, { players: [3], second: 'random' });
    expect(asked.figures.agreement!.count).toBeGreaterThan(5);
    const logs = (data: SeriesData) => [...rowsOf(data)].map(({ log }) => log);
    expect(logs(asked.data)).toEqual(logs(plain.data));
    const { figures } = await play(folder, { players: [3], options: ['startingHp=4,12'] });
    expect(figures.compared?.arms).toEqual(['with startingHp 4', 'with startingHp 12']);
    const turns = figures.compared?.lines.find(({ name }) => name === 'turns, 3 players');
    expect(turns).toMatchObject({ found: true });
    expect(turns!.difference.value).toBeGreaterThan(0);
  });

  it('lets any of its matches be played again when the set has long changed, and stand beside another series', async () => {
    const folder = brawl();
    const [a, b] = [join(folder, 'a.json'), join(folder, 'b.json')];
    const { data } = await play(folder, { players: [3], out: a });
    writeFileSync(join(folder, 'cards/club.json'), JSON.stringify({ name: 'Club', copies: 12, ...club, strength: 9 }));
    await play(folder, { players: [3], out: b });
    const row = [...rowsOf(data)][5]!;
    const { told, record, scores } = await replayMatch(a, 5);
    expect(record.log.slice(0, 16)).toBe(row.log);
    expect(scores).toEqual(row.row.hp.slice(0, 3));
    expect(told.at(-1)).toBe('The last player with HP wins (H-070).');
    const handed = join(folder, 'record.json');
    writeFileSync(handed, JSON.stringify(record));
    expect((await replayMatch(handed, undefined)).told).toEqual(told);

    const { comparison, told: lines } = await compareReports(a, b);
    expect(comparison.paired).toBe(true);
    expect(lines[0]).toBe('Two series, before and after, on the same cards with the same luck:');
    const taken = comparison.lines.find(({ name }) => name === 'HP that an attack takes, 3 players');
    expect(taken).toMatchObject({ found: true });
    expect(comparison.lines.map(({ name }) => name)).toContain('draw of Club');
    const same = await compareReports(a, a);
    expect(same.told).toEqual([
      'Every match came out alike before and after: what differs between them never came up.',
    ]);
  });

  it('refuses a report that is damaged', async () => {
    const folder = brawl();
    const out = join(folder, 'report.json');
    await play(folder, { matches: 4, players: [2], out });
    const report = JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown> & { plan: object };
    const rows = Buffer.from(report.rows as string, 'base64');
    rows[13] = 9;
    const damaged: [object, string][] = [
      [{ plan: { ...report.plan, players: ['two'] } }, 'its plan is not whole'],
      [{ plan: { ...report.plan, players: [7] } }, '2 to 6 players play, not 7.'],
      [{ system: 'plain' }, 'its system is "plain"; there are series of'],
      [{ rows: rows.toString('base64') }, 'match 0 has players, places or traits that cannot be'],
      [{ beside: { cards: [] } }, 'what stands beside its matches is not whole'],
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
    [{ players: [0] }, 'setup/seats', '2 to 6 players play, not 0.'],
    [{ players: [7] }, 'setup/seats', '2 to 6 players play, not 7.'],
    [{ players: [] }, 'setup/seats', 'Say how many players there are: numbers from 2 to 6, such as 3,4.'],
    [{ players: [3, 3] }, 'setup/seats', 'Each number of players is named once, such as 3,4.'],
    [{ bots: ['greddy'] }, 'bot/unknown', 'There is no bot "greddy"; did you mean "greedy"?'],
    [{ bots: ['greedy', ...'abcdef'] }, 'bot/unknown', 'There is no bot "a"'],
    [{ bots: [] }, 'bot/count', 'A match has 1 to 6 bots'],
    [{ map: 'hall' }, 'series/map', 'Hammerspace has no maps; leave the map out.'],
    [{ hero: 'warden' }, 'series/hero', 'Hammerspace has no heroes; leave the hero out.'],
    [{ options: ['startingHP=5'] }, 'option/unknown', 'did you mean "startingHp"?'],
    [{ options: ['startingHp'] }, 'option/unclear', 'write it as key=value, such as startingHp=15'],
    [{ options: ['startingHp=0'] }, 'option/value', 'startingHp'],
  ] as const)('refuses %j with a sentence', async (request, code, message) => {
    const refused = play(brawl(), request as Partial<SimulateRequest>);
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('refuses a deck that is too small to deal, and plays only with as many as it is enough for', async () => {
    const folder = brawl({ 'cards/club.json': { name: 'Club', ...club }, 'cards/tea.json': { name: 'Tea', ...lid } });
    await expect(play(folder, { players: [4] })).rejects.toMatchObject({
      code: 'setup/deck',
      message: 'The deck has 14 cards, and 4 players are dealt 16; add cards, or raise their copies.',
    });
    expect((await play(folder, { matches: 4 })).figures.plan.players).toEqual([3]);
    const tiny = brawl({
      'cards/club.json': { name: 'Club', ...club },
      'cards/lid.json': { name: 'Lid', ...lid },
      'cards/tea.json': { name: 'Tea', ...lid },
    });
    await expect(play(tiny)).rejects.toMatchObject({ code: 'setup/deck' });
  });
});
