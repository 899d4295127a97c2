import { describe, expect, it } from 'vitest';
import { Match } from '../../../../rules/kernel/match.ts';
import { scriptedDice } from '../../../../rules/kernel/scripted-dice.ts';
import { openSet } from '../../../../rules/open.ts';
import type { Setup } from '../../../../rules/teamfight/game.ts';
import { presets } from '../../../../rules/teamfight/options.ts';
import { problemsOf } from '../../../../rules/teamfight/play/setup-problems.ts';
import { teamfight } from '../../../../rules/teamfight/rules.ts';

/** A set with so many heroes, named by a letter and a number, and maps of these names. */
function setOf(letter: string, heroes: number, maps: readonly string[] = [`${letter}-field`], red = '0-5,0', size = 1) {
  const files = new Map([['set.json', { id: letter, system: 'teamfight', format: 1, name: letter } as unknown]]);
  for (let hero = 1; hero <= heroes; hero++)
    files.set(`heroes/${letter}${hero}.json`, { name: `${letter}${hero}`, health: 5, speed: 2, size });
  for (const map of maps) {
    files.set(`maps/${map}.json`, { name: map, columns: 6, rows: 3, deploy: { red: [red], blue: ['0-5,2'] } });
  }
  const { set } = openSet(letter, new Map([...files].map(([path, data]) => [path, JSON.stringify(data)])));
  if (!set) throw new Error('no set');
  return set;
}

const quick = { ...presets.current, heroesPerSide: 2, poolSize: 4 };

function begin(setup: Partial<Setup>, rolls: number[] = []) {
  const dice = scriptedDice(rolls);
  const game = teamfight.prepare({ sets: [setOf('h', 4)], options: quick, ...setup });
  const match = new Match(teamfight, game, dice);
  const names = (cards: readonly number[]) => cards.map((card) => game.cards[card]?.name);
  const card = (name: string) => game.cards.findIndex((one) => one.name === name);
  return { match, game, names, card, left: () => dice.left.length };
}

describe('the draft', () => {
  it('T-002: draws a map and twelve heroes evenly from the sets, by the dice', () => {
    const sets = [setOf('a', 8), setOf('b', 8, []), setOf('c', 8, ['c-hill', 'c-dale'])];
    // The set of the map, the map, then a hero of each set in turn.
    const rolls = [2, 1, ...[8, 1, 1, 7, 1, 1, 6, 1, 1, 5, 1, 1]];
    const { match, game, names, left } = begin({ sets, options: presets.current }, rolls);
    expect([game.boards[match.state.board]?.name, left()]).toEqual(['c-dale', 0]);
    expect(names(match.state.pool)).toEqual(['a5', 'a6', 'a7', 'a8', 'b1', 'b2', 'b3', 'b4', 'c1', 'c2', 'c3', 'c4']);
  });

  it('T-002: where heroes cannot be shared evenly, the dice say which set gives fewer; a small set gives all it has', () => {
    const uneven = begin(
      { sets: [setOf('a', 4), setOf('b', 4, [])], options: { ...quick, poolSize: 5 } },
      [4, 4, 3, 3, 1, 1],
    );
    expect([uneven.names(uneven.match.state.pool), uneven.left()]).toEqual([['a3', 'a4', 'b1', 'b3', 'b4'], 0]);
    const small = begin({ sets: [setOf('a', 1), setOf('b', 4, [])], options: quick }, [4, 3, 2]);
    expect([small.names(small.match.state.pool), small.left()]).toEqual([['a1', 'b2', 'b3', 'b4'], 0]);
  });

  it('T-003: the first player divides, every equal split once; the second takes either pool', () => {
    const { match, names, card } = begin({});
    const { actions, complete } = match.actions();
    expect(complete).toBe(true);
    expect(actions.map((action) => action.do === 'divide' && names(action.pool))).toEqual([
      ['h1', 'h2'],
      ['h1', 'h3'],
      ['h1', 'h4'],
    ]);
    expect(match.seat).toBe(0);
    const pool = [card('h4'), card('h2')];
    expect(match.play({ do: 'divide', pool: [card('h4')] })).toMatchObject({ code: 'divide/not-equal', rule: 'T-003' });
    expect(match.play({ do: 'divide', pool: [card('h4'), card('h4')] })?.code).toBe('divide/unknown-hero');
    expect(match.play({ do: 'divide', pool })).toBeUndefined();
    expect(match.seat).toBe(1);
    match.play({ do: 'choose', pool: 0 });
    expect(match.state.hands.map(names)).toEqual([
      ['h1', 'h3'],
      ['h4', 'h2'],
    ]);
  });

  it('T-003: of a large pool a sample of splits is listed, and every equal split is legal', () => {
    const { match, card } = begin({ sets: [setOf('h', 16)], options: { ...quick, poolSize: 16 } });
    const { actions, complete } = match.actions();
    expect(complete).toBe(false);
    expect(actions.length).toBeGreaterThan(800);
    expect(actions.every((action) => match.check(action) === undefined)).toBe(true);
    const pool = [1, 3, 5, 7, 9, 11, 13, 15].map((hero) => card(`h${hero}`));
    expect(match.check({ do: 'divide', pool })).toBeUndefined();
  });

  it('T-004 T-005: players deploy in turn in their own zone; the first player then begins, the order is that of deployment', () => {
    const { match, card } = begin({ sets: [setOf('h', 6)], options: { ...quick, poolSize: 6 }, first: 1, red: 1 });
    match.play({ do: 'divide', pool: [1, 2, 3].map((hero) => card(`h${hero}`)) });
    match.play({ do: 'choose', pool: 1 });
    expect(match.seat).toBe(1);
    expect(match.actions().actions).toHaveLength(3 * 6);
    expect(match.play({ do: 'deploy', card: card('h2'), at: 12 })).toMatchObject({
      code: 'deploy/no-room',
      rule: 'T-004',
    });
    expect(match.play({ do: 'deploy', card: card('h4'), at: 0 })).toMatchObject({ code: 'deploy/not-yours' });
    match.play({ do: 'deploy', card: card('h2'), at: 0 });
    match.play({ do: 'deploy', card: card('h6'), at: 12 });
    expect(match.check({ do: 'deploy', card: card('h1'), at: 0 })?.code).toBe('deploy/no-room');
    match.play({ do: 'deploy', card: card('h1'), at: 3 });
    match.play({ do: 'deploy', card: card('h4'), at: 17 });
    const { units, columns, turn, hands } = match.state;
    expect(columns.map((ids) => ids.map((id) => units[id]?.at))).toEqual([
      [12, 17],
      [0, 3],
    ]);
    expect([turn?.hero, match.seat, hands]).toEqual([columns[1][0], 1, [[], []]]);
  });

  it('fixed teams skip the draft and are deployed in their order', () => {
    const { match, names } = begin({ teams: [['h/h3'], ['h/h2', 'h/h1']] });
    const next = () => [
      match.seat,
      ...new Set(match.actions().actions.map((action) => (action.do === 'deploy' ? names([action.card])[0] : ''))),
    ];
    const deploy = () => match.play(match.actions().actions[0] as never);
    const seen = [next()];
    for (let deployed = 0; deployed < 2; deployed++) {
      deploy();
      seen.push(next());
    }
    deploy();
    expect(seen).toEqual([
      [0, 'h3'],
      [1, 'h2'],
      [1, 'h1'],
    ]);
    expect([match.state.phase, match.seat]).toEqual(['play', 0]);
  });

  it('T-084: a hero of two by two spaces deploys with all of them in the zone, or not at all', () => {
    const sets = [setOf('h', 4, ['field'], '1-3,0', 2), setOf('g', 4, ['plain'], '1-3,0', 1)];
    const { match } = begin({ sets, teams: [['h/h1'], ['g/g1']], map: 'g/plain' });
    // A zone of one row has no room for it, so its player goes on without it.
    expect([match.state.phase, match.seat]).toEqual(['deploy', 1]);
  });

  it('heroes deploy on free ground of the zone only', () => {
    const { match } = begin({ sets: [setOf('h', 4, ['field'], '0-2,0')], teams: [['h/h1'], ['h/h2']] });
    expect(match.actions().actions.map((action) => action.do === 'deploy' && action.at)).toEqual([0, 1, 2]);
  });
});

describe('a setup', () => {
  const told = (setup: Partial<Setup>) =>
    problemsOf({ sets: [setOf('h', 4)], options: quick, ...setup }).map(({ code, message }) => `${code}: ${message}`);

  it.each<[string, Partial<Setup>, string[]]>([
    ['nothing wrong', {}, []],
    ['no set', { sets: [] }, ['setup/no-set: There is no set to play with; name one at least.']],
    [
      'an unknown map',
      { map: 'h/h-feld' },
      ['setup/unknown-map: There is no map "h/h-feld"; did you mean "h/h-field"?'],
    ],
    [
      'an unknown hero',
      { teams: [['h/zorro'], ['h/h1']] },
      ['setup/unknown-hero: There is no hero "h/zorro"; there are "h/h1", "h/h2", "h/h3" and "h/h4".'],
    ],
    [
      'a hero that has an error',
      {
        sets: [{ ...setOf('h', 4), leftOut: [{ name: 'Bad', file: 'heroes/bad.json' }] }],
        teams: [['h/bad'], ['h/h1']],
      },
      ['setup/left-out: "h/bad" has an error and is left out; "setwright validate" says what is wrong with it.'],
    ],
    ['an empty team', { teams: [[], ['h/h1']] }, ['setup/empty-team: The first team has no hero; name one at least.']],
    [
      'a hero twice',
      { teams: [['h/h1'], ['h/h2', 'h/h2']] },
      ['setup/same-hero: The second team has "h/h2" twice; a team has each hero once.'],
    ],
    [
      'too few heroes',
      { sets: [setOf('h', 3)] },
      [
        'setup/too-few-heroes: A match needs 4 heroes, 2 a side; the sets have 3 without errors. Add heroes or sets, or lower "heroesPerSide".',
      ],
    ],
    [
      'a pool too small',
      { options: { ...quick, poolSize: 3 } },
      ['setup/pool-too-small: "poolSize" is 3, but two sides deploy 4 heroes; raise it to that at least.'],
    ],
    [
      'no map',
      { sets: [setOf('h', 4, [])] },
      ['setup/no-map: None of the sets has a map without errors; add one or mend one.'],
    ],
    [
      'a zone too small',
      { sets: [setOf('h', 4, ['field'], '0,0')] },
      [
        'setup/zone-too-small: The red deploy zone of "h/field" has 1 free cell for 2 heroes; make it larger or deploy fewer heroes.',
      ],
    ],
    [
      'two units in one space',
      {
        placed: [
          { card: 'h/h1', seat: 0, x: 1, y: 1 },
          { card: 'h/h2', seat: 1, x: 1, y: 1 },
        ],
      },
      ['setup/taken: "h/h2" at column 1, row 1 stands where "h/h1" stands; two units cannot share a space.'],
    ],
    [
      'a unit off the map',
      { placed: [{ card: 'h/h1', seat: 0, x: 6, y: 1 }] },
      [
        'setup/outside: "h/h1" at column 6, row 1 stands outside of the map of 6 columns and 3 rows, which are counted from 0.',
      ],
    ],
    [
      'a round that is none',
      { placed: [{ card: 'h/h1', seat: 0, x: 1, y: 1 }], round: 7 },
      ['setup/round: The match begins in round 7, but it has the rounds 1 to 6.'],
    ],
  ])('with %s', (_, setup, sentences) => {
    expect(told(setup)).toEqual(sentences);
  });
});
