import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { studioOver } from '../../../app/contract/client.ts';
import type { Studio } from '../../../app/contract/studio.ts';
import { replayMatch } from '../../../app/studio/simulate/replay-match.ts';
import { simulate } from '../../../app/studio/simulate/simulate.ts';
import { createStudio } from '../../../app/studio/studio.ts';
import { digestText } from '../../../rules/kernel/digest.ts';
import { playsSeries } from '../studio/simulate/plays-series.ts';
import { ofTeamfight, skirmishFolder } from '../studio/simulate/skirmish-set.ts';
import { refusal, transports } from './transport-kinds.ts';

playsSeries();

describe.each(Object.entries(transports))('kept series over %s', (_name, start) => {
  let studio: Studio;
  let folder: string;
  let scratch: string;
  let end: () => Promise<void>;
  beforeEach(async () => {
    folder = skirmishFolder();
    scratch = await mkdtemp(join(tmpdir(), 'setwright-series-'));
    const local = await createStudio({
      name: 'browser',
      open: folder,
      choose: async (_purpose, typed) => typed,
      settings: join(scratch, 'settings'),
      exportFolder: join(scratch, 'exports'),
      setsFolder: join(scratch, 'sets'),
    });
    const { transport, end: close } = await start(local);
    studio = studioOver(transport);
    end = close;
    folder = (await studio.openSet({ folder })).folder;
  });
  afterEach(async () => {
    await end();
    await rm(scratch, { recursive: true });
  });

  const follow = () => ({ onEvent: () => {}, signal: new AbortController().signal });
  const order = { matches: 8, seed: 1, bots: ['random', 'random'], keep: true };
  const text = async (octets: ReturnType<Studio['seriesFile']>) => new TextDecoder().decode((await octets).bytes);

  it('lists them by what was asked, goes on with the same seed as if all had been played at once, and deletes them', async () => {
    expect((await studio.keptSeries({ folder })).list).toEqual([]);
    const { series, report } = await studio.simulate({ folder, ...order, map: 'yard', hero: 'oak' }, follow());
    const {
      list: [kept],
      now,
    } = await studio.keptSeries({ folder });
    expect(kept).toMatchObject({ series, matches: 8, about: ['Yard', 'Oak'], sets: now });
    expect(kept?.asked).toMatchObject({ map: 'yard', hero: 'oak', seed: 1, bots: ['random', 'random'] });
    expect(await studio.readSeries({ folder, series })).toEqual(JSON.parse(JSON.stringify(report)));
    // The hero that is looked at takes part in all.
    expect(ofTeamfight(report).heroes.find(({ name }) => name === 'Oak')?.wins.count).toBe(8);
    expect(await readdir(folder)).toEqual(['heroes', 'maps', 'set.json']);

    const more = await studio.continueSeries({ folder, series, matches: 8 }, follow());
    const atOnce = await studio.simulate({ folder, ...order, matches: 16, map: 'yard', hero: 'oak' }, follow());
    expect([more.matches, more.digest]).toEqual([16, atOnce.report.digest]);
    expect((await studio.keptSeries({ folder })).list.map(({ matches }) => matches)).toEqual([16, 16]);

    await studio.deleteSeries({ folder, series });
    expect((await studio.keptSeries({ folder })).list.map((one) => one.series)).toEqual([atOnce.series]);
    expect((await refusal(studio.readSeries({ folder, series }))).code).toBe('series/missing');
  });

  it('says by its digest that the set has changed since, and puts both states side by side: cards and figures', async () => {
    const before = (await studio.simulate({ folder, ...order, matches: 16 }, follow())).series;
    const file = 'heroes/oak.json';
    const oak = await readFile(join(folder, file), 'utf8');
    const weak = { file, base: digestText(oak), text: oak.replace(/"health":\s*\d+/, '"health": 1') };
    await studio.save({ folder, label: 'Weaken', writes: [weak] });
    const changed = await studio.keptSeries({ folder });
    expect(changed.list[0]?.sets).not.toBe(changed.now);
    const after = (await studio.simulate({ folder, ...order, matches: 16 }, follow())).series;
    const { notes, comparison, ...sides } = await studio.compareSeries({ folder, before, after });
    expect([sides.before.series, sides.after.series, comparison.paired]).toEqual([before, after, true]);
    expect(notes.things.map(({ name, fields }) => [name, fields])).toEqual([
      ['Oak', [{ kind: 'value', label: 'Health', before: '9', after: '1' }]],
    ]);
    expect(comparison.lines.map(({ name }) => name)).toContain('Oak');
    // Goals are no part of what was played.
    const set = await readFile(join(folder, 'set.json'), 'utf8');
    const goals = { ...JSON.parse(set), goals: [{ figure: 'rounds', most: 8 }] };
    const write = { file: 'set.json', base: digestText(set), text: JSON.stringify(goals) };
    expect(await studio.save({ folder, label: 'Goal', writes: [write] })).toEqual({ kind: 'saved' });
    const { list, now } = await studio.keptSeries({ folder });
    expect(list[0]?.sets).toBe(now);
  });

  it('takes in what the command line wrote, hands it on as JSON and CSV, and finds and records matches that show a figure', async () => {
    const out = join(scratch, 'report.json');
    const { figures } = await simulate({
      folders: [folder],
      matches: 8,
      seed: 4,
      bots: ['random', 'random'],
      options: [],
      out,
    });
    const file = (await studio.chooseFile({ purpose: 'report', typed: out })) ?? '';
    const series = await studio.takeReport({ folder, file });
    expect(await studio.readSeries({ folder, series })).toEqual(JSON.parse(JSON.stringify(figures)));
    const [kept] = (await studio.keptSeries({ folder })).list;
    expect(kept).toMatchObject({ file: 'report.json', asked: { matches: 8, seed: 4, bots: ['random', 'random'] } });

    expect(JSON.parse(await text(studio.seriesFile({ folder, series, form: 'json' }))).figures.digest).toBe(
      figures.digest,
    );
    const csv = (await text(studio.seriesFile({ folder, series, form: 'csv' }))).split('\r\n');
    expect(csv[0]).toContain('what,name,with,figure,value,from,to,count');
    const winner = ofTeamfight(figures).heroes.find(({ wins }) => wins.value > 0);
    expect(csv.some((line) => line.startsWith(`hero,${winner?.name},,strength,`))).toBe(true);

    const telling = { of: 'hero', hero: winner?.ref ?? '', more: true } as const;
    const [best] = await studio.tellingMatches({ folder, series, figure: telling });
    expect(best?.why).toMatch(new RegExp(`^${winner?.name} (wins|draws), deals \\d+ and takes \\d+; 2 rounds$`));
    const record = await studio.matchRecord({ folder, series, match: best?.match ?? -1 });
    const path = join(scratch, 'record.json');
    await writeFile(path, JSON.stringify(record));
    const again = await replayMatch(path, undefined);
    expect(again.told.length).toBeGreaterThan(10);
    expect((await refusal(studio.matchRecord({ folder, series, match: 9 }))).message).toContain('matches 0 to 7');

    // A match that a note was pinned to comes back by its name.
    const pinned = await studio.keepMatch({ record: JSON.stringify(record) });
    expect(await studio.keptMatch({ match: pinned })).toBe(JSON.stringify(record));
    for (const match of ['0'.repeat(16), '../export-presets'])
      expect((await refusal(studio.keptMatch({ match }))).code).toBe('match/missing');
  });

  it('says plainly what it cannot read: another version, and a file that is no report', async () => {
    const { series } = await studio.simulate({ folder, ...order }, follow());
    const place = join(scratch, 'settings/series');
    const [set = ''] = await readdir(place);
    const entry = join(place, set, `${series}.entry.json`);
    const written = await readFile(entry, 'utf8');
    await writeFile(entry, written.replace(/"report":\d+/, '"report":1'));
    const [kept] = (await studio.keptSeries({ folder })).list;
    expect(kept?.refused).toContain('in an older form (1; this one reads 2). Play it again');
    expect((await refusal(studio.readSeries({ folder, series }))).code).toBe('report/version');
    const file = await studio.giveFile({
      name: 'x.json',
      bytes: new TextEncoder().encode('{"report":1,"setwright":"0.0.1"}'),
    });
    expect((await refusal(studio.takeReport({ folder, file }))).message).toContain(
      'report has version 1, this Setwright reads version 2',
    );
    const other = await studio.giveFile({ name: 'y.json', bytes: new TextEncoder().encode('{}') });
    expect((await refusal(studio.takeReport({ folder, file: other }))).code).toBe('report/not-a-report');
  });
});
