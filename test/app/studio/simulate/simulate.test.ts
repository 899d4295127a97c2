import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../../../app/studio/simulate/compare-reports.ts';
import { replayMatch } from '../../../../app/studio/simulate/replay-match.ts';
import { type SimulateRequest, simulate } from '../../../../app/studio/simulate/simulate.ts';
import { rowsOf, type SeriesData } from '../../../../rules/teamfight/series/series-data.ts';
import { folderWith } from '../../set-folder.ts';
import { playsSeries } from './plays-series.ts';
import { ofTeamfight, skirmishFolder } from './skirmish-set.ts';

playsSeries();

async function play(folder: string, more: Partial<SimulateRequest> = {}) {
  const request = { folders: [folder], matches: 24, seed: 1, bots: ['random', 'random'], options: [], ...more };
  const { figures, data } = await simulate(request);
  return { figures: ofTeamfight(figures), data: data as SeriesData };
}

describe('a series', () => {
  it('gives the same report down to the digest of all logs, on however many workers', async () => {
    const folder = skirmishFolder();
    const progress: [number, number][] = [];
    const one = await play(folder, { workers: 1, progress: (done, of) => progress.push([done, of]) });
    const two = await play(folder, { workers: 2 });
    expect(JSON.stringify(two.figures)).toBe(JSON.stringify(one.figures));
    expect(two.data.rows).toEqual(one.data.rows);
    expect(progress[0]).toEqual([0, 24]);
    expect(progress.at(-1)).toEqual([24, 24]);
    const other = await play(folder, { seed: 2 });
    expect(other.figures.digest).not.toBe(one.figures.digest);
  });

  it('plays each pairing both ways round, with the same teams, pools and map', async () => {
    const { data, figures } = await play(skirmishFolder(), { matches: 48 });
    const rows = [...rowsOf(data)];
    const team = ({ deployed }: (typeof rows)[number]['row']) => deployed.slice(0, 2).sort().join();
    let chosen = 0;
    for (const { row, pairing } of rows) {
      const first = rows.find((other) => other.pairing === pairing)!.row;
      expect([row.pool, row.map]).toEqual([first.pool, first.map]);
      // Teams are dealt in every second pairing; in the others bots choose from the same half.
      if (pairing % 2 === 0) expect(team(row)).toBe('0,1');
      else if (team(row) !== '0,1') chosen++;
    }
    expect(chosen).toBeGreaterThan(5);
    expect(figures.heroes.reduce((sum, { deployed }) => sum + deployed.count, 0)).toBe(24 * 6);
    expect(rows.slice(0, 4).map(({ row }) => [row.first, row.red])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(new Set(rows.map(({ row }) => row.pool.join())).size).toBeGreaterThan(1);
    expect(figures.pairings).toBe(12);
  });

  it('compares two values of an option on the same drawn teams, and whole pairings only', async () => {
    const { data, figures } = await play(skirmishFolder(), { matches: 20, options: ['rounds=1,2'] });
    expect(figures.matches).toBe(24);
    const rows = [...rowsOf(data)].slice(0, 8).map(({ row }) => row);
    expect(rows.map(({ rounds }) => rounds)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    expect(rows[4]!.pool).toEqual(rows[0]!.pool);
    expect(figures.compared?.arms).toEqual(['with rounds 1', 'with rounds 2']);
  });

  it('stands still at once when it is cancelled, and the next one plays', async () => {
    const stop = new AbortController();
    const folder = skirmishFolder();
    const progress = (done: number) => {
      if (done > 0) stop.abort();
    };
    await expect(play(folder, { matches: 20_000, progress, signal: stop.signal })).rejects.toThrow(/abort/i);
    expect((await play(folder)).figures.matches).toBe(24);
  });

  it('leaves out by name what has an error, and asks a second bot without a change in what is played', async () => {
    const folder = skirmishFolder({ 'heroes/zed.json': { name: 'Zed', health: 'ten' } });
    const plain = await play(folder);
    expect(plain.figures.played.leftOut).toEqual(['Zed (iron-age/heroes/zed.json)']);
    expect(plain.figures.played.abilities).toMatchObject({ texts: 12 });
    const asked = await play(folder, { second: 'random', matches: 48 });
    expect(asked.figures.agreement!.count).toBeGreaterThan(10);
    const logs = (data: typeof plain.data) => [...rowsOf(data)].map(({ log }) => log);
    expect(logs(asked.data).slice(0, 24)).toEqual(logs(plain.data));
  });

  it.each([
    [{ matches: 0 }, 'matches/count', 'A series has 1 to 250,000 matches, not 0.'],
    [{ matches: 1_000_000_000 }, 'matches/count', 'A series has 1 to 250,000 matches, not 1,000,000,000.'],
    [{ bots: ['greddy', 'random'] }, 'bot/unknown', 'There is no bot "greddy"; did you mean "greedy"?'],
    [{ second: 'oracle' }, 'bot/unknown', 'There is no bot "oracle"; there are '],
    [{ bots: ['random', 'random', 'random'] }, 'bot/count', 'A match has two bots; 3 are named.'],
    [{ map: 'yrd' }, 'setup/unknown-map', 'There is no map "iron-age/yrd"; did you mean "iron-age/yard"?'],
    [{ options: ['round=5'] }, 'option/unknown', 'There is no rule option "round"; did you mean "rounds"?'],
    [{ options: ['rounds=500'] }, 'option/value', 'rounds'],
    [{ options: ['rounds'] }, 'option/unclear', '"rounds" is no rule option; write it as key=value'],
    [{ options: ['rounds=2,2'] }, 'option/same-value', 'the same value twice'],
    [{ options: ['rounds=1,2', 'defCap=3,4'] }, 'option/two-compared', 'a series compares one option'],
    [{ options: ['rounds=99'] }, 'series/too-long', '396 turns; a series counts 255 at most'],
    [
      {
        teams: [
          ['ash', 'bay'],
          ['elm', 'ok'],
        ],
      },
      'setup/unknown-hero',
      'did you mean "iron-age/oak"?',
    ],
  ] as const)('refuses %j with a sentence', async (request, code, message) => {
    const refused = play(skirmishFolder(), request as Partial<SimulateRequest>);
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(message) });
  });

  it('refuses a set of a system without series, and sets of two', async () => {
    const brawl = join(import.meta.dirname, '../../../../content/hammerspace/jumble-sale');
    const river = folderWith({ 'set.json': { id: 'river', system: 'plain', format: 1, name: 'River' } });
    const request = { matches: 24, seed: 1, bots: ['random'], options: [] };
    await expect(simulate({ ...request, folders: [river] })).rejects.toMatchObject({
      code: 'series/system',
      message: expect.stringMatching(/^Series are played with sets of .* only; .* is one of "plain"\.$/),
    });
    await expect(simulate({ ...request, folders: [skirmishFolder(), brawl] })).rejects.toMatchObject({
      code: 'series/systems',
      message: expect.stringContaining('is one of "teamfight", jumble-sale of "hammerspace".'),
    });
  });
});

describe('a report', () => {
  it('lets any of its matches be played again when the set has long changed, and the match be handed on', async () => {
    const folder = skirmishFolder();
    const out = join(folder, 'report.json');
    const { data } = await play(folder, {
      out,
      teams: [
        ['ash', 'oak'],
        ['elm', 'bay'],
      ],
    });
    writeFileSync(join(folder, 'heroes/oak.json'), JSON.stringify({ name: 'Oak', health: 1, speed: 1 }));
    const { told, record, scores } = await replayMatch(out, 5);
    const row = [...rowsOf(data)][5]!;
    expect(record.log.slice(0, 16)).toBe(row.log);
    expect(told[0]).toMatch(/^Yard is the map/);
    expect(told.at(-1)).toMatch(/^All rounds are played: /);
    expect(scores).toEqual([0, 1].map((seat) => row.row.kills[seat]! + row.row.control[seat]!));

    const handed = join(folder, 'record.json');
    writeFileSync(handed, JSON.stringify(record));
    expect((await replayMatch(handed, undefined)).told).toEqual(told);
    await expect(replayMatch(handed, 1)).rejects.toMatchObject({ code: 'record/one-match' });
    await expect(replayMatch(out, 24)).rejects.toThrow('this report has matches 0 to 23; there is no match 24');
    await expect(replayMatch(out, undefined)).rejects.toThrow('name one with --match');
  });

  it('is put beside another one, and says where the teams were the same', async () => {
    const folder = skirmishFolder();
    const [a, b, c] = ['a.json', 'b.json', 'c.json'].map((name) => join(folder, name)) as [string, string, string];
    await play(folder, { out: a });
    writeFileSync(
      join(folder, 'maps/yard.json'),
      readFileSync(join(folder, 'maps/yard.json'), 'utf8').replace('"rows":4', '"rows":5'),
    );
    await play(folder, { out: b });
    await play(folder, { out: c, seed: 2 });
    expect((await compareReports(a, b)).comparison.paired).toBe(true);
    const { comparison: apart } = await compareReports(a, c);
    expect(apart.paired).toBe(false);
    expect(apart.lines.map(({ name }) => name)).toContain('Oak');
  });

  it('is refused where it is damaged, older, newer or none', async () => {
    const folder = skirmishFolder();
    const out = join(folder, 'report.json');
    await play(folder, { matches: 4, out });
    const text = readFileSync(out, 'utf8');
    const report = JSON.parse(text) as Record<string, unknown>;
    const refusal = async (content: unknown): Promise<string> => {
      const file = join(folderWith({ 'report.json': content }), 'report.json');
      const match = typeof content === 'object' && content !== null && 'record' in content ? undefined : 0;
      return replayMatch(file, match).then(
        () => 'played',
        ({ code, message }: { code: string; message: string }) => `${code} ${message.slice(file.length)}`,
      );
    };
    const rows = Buffer.from(report.rows as string, 'base64');
    rows[20]! ^= 1;
    const refusals: [unknown, string][] = [
      [text.slice(0, -100), 'report/corrupt : this is no JSON'],
      [[], 'report/not-a-report '],
      [{ ...report, report: 1 }, 'report/older : the report has version 1, this Setwright reads version 2.'],
      [{ ...report, report: 3 }, 'report/newer '],
      [{ ...report, kept: [] }, 'report/corrupt : the report is damaged: its sets are not in it.'],
      [{ ...report, sets: 'x' }, 'report/corrupt : the report is damaged: its sets are not those that were played.'],
      [{ ...report, plan: { seed: 1 } }, 'report/corrupt : the report is damaged: its plan is not whole.'],
      [{ ...report, rows: 'AAAA' }, 'report/corrupt : the report is damaged: its matches are not whole.'],
      [{ ...report, rows: rows.toString('base64') }, 'report/corrupt '],
      [{ ...report, beside: {} }, 'report/corrupt : the report is damaged: what stands beside'],
      [{ record: 1, system: 'teamfight' }, 'record/corrupt '],
      [{ record: 0, setwright: '0.0.9' }, 'record/older '],
    ];
    for (const [content, expected] of refusals) expect(await refusal(content)).toContain(expected);
    await expect(replayMatch(join(folder, 'none.json'), 0)).rejects.toMatchObject({ code: 'report/missing' });
    await expect(replayMatch(folder, 0)).rejects.toMatchObject({ code: 'report/is-folder' });
  });
});
