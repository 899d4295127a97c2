import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setwright } from '../setwright.ts';
import { skirmishFolder } from '../studio/simulate/skirmish-set.ts';

describe('setwright simulate', () => {
  it('says what was played, what was found and what it would cost to tell more; replay and compare go on from its report', async () => {
    const folder = skirmishFolder();
    const [a, b] = [join(folder, 'a.json'), join(folder, 'b.json')];
    const words = ['simulate', folder, '--bots', 'random', '--matches', '16'];
    const [told, json] = await Promise.all([
      setwright(...words, '--out', a),
      setwright(...words, '--seed', '2', '--out', b, '--json'),
    ]);
    expect(told.code).toBe(0);
    expect(told.err).toBe(`Wrote ${a}; "setwright replay ${a} --match 0" shows the first match.\n`);
    const lines = told.out.split('\n');
    expect(lines[0]).toBe('16 matches of random bots: 4 pairings played 4 ways each.');
    expect(lines[1]).toBe('Played: abilities 100 % (12 of 12 in full), conditions: none, map rules: none.');
    expect(told.out).toMatch(
      /\nCannot tell yet which heroes are stronger, to 5 points: that takes [\d,]+ matches, about \d+ (second|minute|hour)s?\.\n/,
    );
    expect(told.out).toMatch(/\nThe first player wins +\d+ % \(\d+ to \d+, 16 matches\)\n/);
    expect(told.out).toMatch(/\nDigest [0-9a-f]{16}\.\n$/);
    expect([json.code, json.err]).toEqual([0, '']);
    expect(JSON.parse(json.out)).toMatchObject({
      matches: 16,
      pairings: 4,
      plan: { seed: 2, bots: ['random', 'random'] },
    });

    const [replayed, compared, same] = await Promise.all([
      setwright('replay', a, '--match', '3'),
      setwright('compare', a, b),
      setwright('compare', a, a),
    ]);
    expect(replayed.out).toMatch(/^Yard is the map; .*\n/);
    expect(replayed.out).toMatch(/\nAll rounds are played: ((Red|Blue) wins|a draw,) \d to \d \(T-010\)\.\n$/);
    expect(compared.out).toMatch(/^Two series, before and after, on different teams/);
    expect(compared.out).toMatch(
      / {2}draws: \d+ % before, \d+ % after; only a difference of \d+ points would have shown\n/,
    );
    expect(same.out).toBe('Every match came out alike before and after: what differs between them never came up.\n');
  });

  it('refuses with a sentence and 2, as JSON where JSON was asked for', async () => {
    const folder = skirmishFolder();
    const [none, bot, matches, report] = await Promise.all([
      setwright('simulate', folder, '--matches', '0'),
      setwright('simulate', folder, '--bots', 'radnom', '--json'),
      setwright('simulate', folder, '--matches', 'many'),
      setwright('replay', join(folder, 'set.json'), '--match', '0'),
    ]);
    expect(none).toEqual({ code: 2, out: '', err: 'A series has 1 to 250,000 matches, not 0.\n' });
    expect(bot.code).toBe(2);
    expect(JSON.parse(bot.out)).toMatchObject({
      ok: false,
      problems: [{ code: 'bot/unknown', message: 'There is no bot "radnom"; did you mean "random"?' }],
    });
    expect([matches.code, matches.err]).toEqual([
      2,
      expect.stringContaining('The number of matches is a whole number.'),
    ]);
    expect([report.code, report.err]).toEqual([2, expect.stringContaining('this is not a report of a series')]);
  });

  it('ranks apart whom bots do not play as written, and says whether its figures are a lower bound or approximate', async () => {
    const song = 'Both players sing a song.';
    const bard = (name: string, more: object) => ({
      name,
      health: 3,
      speed: 3,
      defaultAbilities: [
        { name: 'Jab', text: 'Range 1, 1dmg.' },
        { name: 'Ballad', text: song, ...more },
      ],
    });
    const standIn = [{ effect: 'heal', to: 'allies', amount: 1 }];
    const folder = skirmishFolder({
      'heroes/fir.json': bard('Fir', { byHand: [{ clause: song, standIn }] }),
      'heroes/elm.json': bard('Elm', { byHand: [{ clause: song }] }),
    });
    const { out } = await setwright('simulate', folder, '--bots', 'random', '--matches', '16');
    const lines = out.split('\n');
    const apart = lines.indexOf('These rest on texts that are by hand, so they are not ranked with the others:');
    expect(
      lines
        .slice(
          lines.findIndex((line) => line.startsWith('Hero ')),
          apart,
        )
        .join('\n'),
    ).not.toMatch(/^(Fir|Elm) /m);
    expect(lines.slice(apart + 4, apart + 6)).toEqual([
      '  Elm: a lower bound, as Ballad is by hand and left out.',
      '  Fir: approximate, as stand-ins are played for Ballad.',
    ]);
  });

  it('plays the shipped deck, tells first how much of it was simulated, and replays a match', async () => {
    const out = join(skirmishFolder(), 'sale.json');
    const words = ['simulate', 'content/hammerspace/jumble-sale', '--players', '3,4', '--matches', '8', '--seed', '7'];
    const [told, none, seven] = await Promise.all([
      setwright(...words, '--bots', 'greedy,random', '--out', out),
      setwright(...words.slice(0, 3), '0'),
      setwright(...words.slice(0, 3), 'seven'),
    ]);
    expect([told.code, told.err]).toEqual([
      0,
      `Wrote ${out}; "setwright replay ${out} --match 0" shows the first match.\n`,
    ]);
    const lines = told.out.split('\n');
    expect(lines[0]).toBe(
      'Played: 100 % of the texts of cards and traits (69 of 69 in full), and all that is printed as symbols.',
    );
    expect(lines[1]).toBe('8 matches of greedy against random bots, 3, 4 players: 2 pairings played in 4 ways each.');
    expect(told.out).toMatch(
      /\nCannot tell yet which cards are stronger, to 5 points a draw: that takes [\d,]+ matches/,
    );
    expect(told.out).toMatch(/\n4 players +\d+ % \(\d+ to \d+\)/);
    expect(none).toEqual({ code: 2, out: '', err: '2 to 6 players play, not 0.\n' });
    expect([seven.code, seven.err]).toEqual([2, expect.stringContaining('Numbers of players are whole numbers')]);
    const replayed = await setwright('replay', out, '--match', '1');
    expect([replayed.code, replayed.out]).toEqual([0, expect.stringContaining('Player 1')]);
  });

  it('says how hard an encounter is for its party and for drawn ones, and replays a combat', async () => {
    const folder = skirmishFolder();
    const [named, drawn] = [join(folder, 'named.json'), join(folder, 'drawn.json')];
    const words = ['simulate', 'content/thoua/four-shrines', '--encounter', 'something-on-the-path', '--seed', '3'];
    const [own, other, none] = await Promise.all([
      setwright(...words, '--matches', '4', '--out', named),
      setwright(
        ...words,
        '--matches',
        '4',
        '--players',
        '2,3',
        '--level',
        '2',
        '--bots',
        'greedy,random',
        '--out',
        drawn,
      ),
      setwright('simulate', 'content/thoua/four-shrines', '--encounter', 'something-on-the-pat'),
    ]);
    expect([own.code, other.code]).toEqual([0, 0]);
    const lines = own.out.split('\n');
    expect(lines[0]).toMatch(/^Played: 100 % of the texts of abilities, races, artifacts and conditions/);
    expect(lines[1]).toBe('4 matches of greedy bots: 4 pairings played in 1 way each.');
    expect(own.out).toMatch(
      /\n"Something on the Path", its party of 4 at level 1 \(Odo of the Cut, .*\), against .*: won \d+ % \(\d+ to \d+, 4 matches\)/,
    );
    expect(other.out).toContain('4 matches of greedy against random bots: 2 pairings played in 2 ways each.');
    expect(other.out).toMatch(/"Something on the Path", a drawn party of 3 at level 2, against /);
    expect(none.err).toBe(
      'There is no encounter "something-on-the-pat" without errors; did you mean "something-on-the-path"?\n',
    );
    const [replayed, apart] = await Promise.all([
      setwright('replay', drawn, '--match', '3'),
      setwright('compare', named, drawn),
    ]);
    expect([replayed.code, replayed.out]).toEqual([0, expect.stringContaining('Road Bandit')]);
    expect([apart.code, apart.out]).toEqual([0, expect.stringContaining('on different parties')]);
  });
});
