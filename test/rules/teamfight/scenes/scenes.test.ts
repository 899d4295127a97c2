import { describe, expect, it } from 'vitest';
import { entitiesOf, type GameSet } from '../../../../rules/game-set.ts';
import { openSet } from '../../../../rules/open.ts';
import { runScene, type SceneResult } from '../../../../rules/teamfight/scenes/run.ts';
import type { Scene } from '../../../../schemas/types.generated.ts';
import { shipped } from '../support.ts';

const warden = {
  name: 'Warden',
  health: 6,
  speed: 3,
  passives: [{ name: 'Armor' }],
  defaultAbilities: [
    { name: 'Shove', text: 'Range 1, 2dmg, push 1.' },
    { name: 'Bolt', text: 'Range 4, +2def, 2dmg, +1 crit.' },
    { name: 'Shell', text: 'Tap:\nRange 4 2x2, 1dmg.' },
    { name: 'Mend', text: 'Free Action, 1/Turn:\nChoose one --\n- Heal 1.\n- Gain 1 overshield.' },
  ],
};
const piper = {
  name: 'Piper',
  health: 5,
  speed: 2,
  defaultAbilities: [
    { name: 'Call', text: 'Free Action:\nSummon a Rat in an empty space in range 1 (max 2, remove oldest).' },
  ],
  abilities: [
    {
      id: 'trade',
      name: 'Trade',
      text: 'Reaction:\nWhen an enemy targets an ally in range 2, swap places with that ally.',
    },
  ],
};
const rat = { name: 'Rat', health: 2, speed: 2 };

const row = ['......', '.aB...', '......'];
const duel = [
  { letter: 'a', card: 'warden' },
  { letter: 'B', card: 'warden' },
];

/** A set of two heroes with one scene, and what is wrong with it. */
function opened(scene: object): { set: GameSet | undefined; problems: string[] } {
  const files = new Map(
    Object.entries({
      'set.json': { id: 'yard', system: 'teamfight', format: 1, name: 'Yard', uses: ['../common'] },
      'heroes/warden.json': warden,
      'heroes/piper.json': piper,
      'summons/rat.json': rat,
      'maps/court.json': { name: 'Court', columns: 6, rows: 4, walls: ['3,0 3,4'] },
      'scenes/shown.json': { name: 'Shown', ...scene },
    }).map(([path, data]) => [path, JSON.stringify(data)] as const),
  );
  const { set, problems } = openSet('yard', files, {
    uses: new Map([['../common', { set: shipped('common'), problems: [] }]]),
  });
  const ofScene = problems.filter(({ file }) => file === 'scenes/shown.json');
  return {
    set,
    problems: ofScene.map(
      ({ code, message }) => `${code}: ${message.replace('scenes/shown.json', '').replace(/^, |^: /, '')}`,
    ),
  };
}

/** Plays a scene between two wardens that stand side by side. */
function played(steps: Scene['steps'], more: Partial<Scene> = {}): SceneResult {
  const { set, problems } = opened({ drawing: row, units: duel, ...more, steps });
  expect(problems).toEqual([]);
  const [scene] = set ? entitiesOf(set, 'scene') : [];
  if (!set || !scene) throw new Error('the scene does not open');
  return runScene(set, scene);
}

/** What differs in it. */
const differs = (steps: Scene['steps'], more?: Partial<Scene>): string[] =>
  played(steps, more).differences.map(({ message }) => message.replace('scenes/shown.json, Shown: ', ''));

describe('a scene', () => {
  it('plays turns, moves, abilities, areas, options, responses and summons by the words that a designer writes', () => {
    expect(
      differs([
        {
          use: 'Mend',
          pick: ['Gain'],
          expect: [{ unit: 'a', overshield: 1, health: 6 }, { cannot: ['Mend'] }],
        },
        {
          use: 'Shove',
          pick: ['B', '3,1'],
          expect: [
            { unit: 'B', health: 5, at: '3,1' },
            { can: ['2,1', '1,0'], cannot: ['3,1', 'Bolt'] },
          ],
        },
        { move: '2,0', path: ['1,0', '2,0'], expect: [{ unit: 'a', at: '2,0' }] },
      ]),
    ).toEqual([]);
    expect(
      differs(
        [
          { turn: 'B' },
          {
            use: 'Bolt',
            pick: ['q', 'p: Trade'],
            rolls: [3],
            expect: [
              { def: 2, crit: 1 },
              { unit: 'p', health: 3, at: '1,1' },
              { unit: 'q', at: '1,2' },
            ],
          },
          { turn: 'p' },
          { use: 'Call', pick: ['0,1'], expect: [{ unit: 'Rat', health: 2, at: '0,1' }] },
          { use: 'Call', pick: ['0,0'], expect: [{ unit: 'Rat 2', at: '0,0' }] },
          {
            use: 'Call',
            pick: ['0,2'],
            expect: [
              { unit: 'Rat 1', dead: true },
              { unit: 'Rat 3', at: '0,2' },
            ],
          },
          { turn: 'B' },
          {
            use: 'Shell',
            pick: ['1,1', '0-1,0 0-1,1'],
            expect: [
              { unit: 'Rat 2', health: 1 },
              { unit: 'p', health: 2 },
              { unit: 'B', tapped: ['Shell'] },
            ],
          },
          { turn: 'B' },
          { use: 'Shell', expect: [{ refused: 'ability/tapped' }] },
        ],
        {
          drawing: ['......', '.q..B.', '.p....'],
          units: [
            { letter: 'q', card: 'warden' },
            { letter: 'p', card: 'piper' },
            { letter: 'B', card: 'warden' },
          ],
        },
      ),
    ).toEqual([]);
  });

  it.each<[string, Scene['steps'], string[]]>([
    [
      'what is expected of a unit, with what happened to it',
      [{ use: 'Shove', pick: ['B', 'pass'], expect: [{ unit: 'B', health: 4, at: '3,1', tokens: ['2 common/slow'] }] }],
      [
        'step 1 (Shove): expected Warden 2 at 4 health, it has 5. In this step: Warden 2 takes 1 damage from Warden 1 instead of 2, health 5 (Shove). Armor lowers what it takes.',
        'step 1 (Shove): expected Warden 2 at 3,1, it is at 2,1. In this step: Warden 2 takes 1 damage from Warden 1 instead of 2, health 5 (Shove). Armor lowers what it takes.',
        'step 1 (Shove): expected Warden 2 with 2 Slow, it has none. In this step: Warden 2 takes 1 damage from Warden 1 instead of 2, health 5 (Shove). Armor lowers what it takes.',
      ],
    ],
    [
      'a step that is not legal',
      [{ use: 'Shove', pick: ['B', 'pass'] }, { use: 'Shove' }],
      [
        'step 2 (Shove): it is not legal. Shove costs a Standard Action, which this unit has not left. (ability/no-action, T-015)',
      ],
    ],
    [
      'a step that should not be legal, or not for that reason',
      [{ use: 'Mend', pick: ['Heal'], expect: [{ refused: 'T-161' }] }],
      ['step 1 (Mend): expected that it is refused by "T-161", but it is legal.'],
    ],
    [
      'dice that nobody laid down',
      [{ use: 'Bolt', pick: ['B'] }],
      ['step 1 (Bolt): a die is rolled for "Bolt on Warden, def 2", but "rolls" has no value left for it.'],
    ],
    [
      'dice that nobody asked for',
      [{ use: 'Shove', pick: ['B', 'pass'], rolls: [3, 5] }],
      ['step 1 (Shove): 2 rolls (3, 5) of "rolls" nobody asked for.'],
    ],
    [
      'dice with another label',
      [{ use: 'Bolt', pick: ['B'], rolls: [{ value: 3, label: 'hazard' }] }],
      ['step 1 (Bolt): Roll 1 is for "Bolt on Warden, def 2", "rolls" expects "hazard".'],
    ],
    [
      'a choice that is still open',
      [{ use: 'Mend' }, { use: 'Shove' }],
      ['step 2 (Shove): Red has to choose an option: "Heal 1" or "Gain 1 overshield". Say so with "pick" first.'],
    ],
    [
      'a pick that is none of the options',
      [{ use: 'Mend', pick: ['Gian 1 overshield'] }],
      [
        'step 1 (Mend): Red has to choose an option: "Heal 1" or "Gain 1 overshield"; "Gian 1 overshield" is none of these. Did you mean "Gain 1 overshield"?',
      ],
    ],
    [
      'a pick that nothing asks for',
      [{ use: 'Shove', pick: ['B', '3,1', 'yes'] }],
      ['step 1 (Shove): nothing is to be chosen for the pick "yes"; what can be only one way is not asked.'],
    ],
    [
      'a unit whose turn it is not',
      [{ unit: 'B', use: 'Shove' }],
      [
        'step 1 (Shove): B (Warden 2) cannot act: it is the turn of a (Warden 1). A step { "turn": "B" } waits for its turn.',
      ],
    ],
    [
      'a unit that is not there',
      [{ turn: 'Wardn 2' }],
      ['step 1 (turn of Wardn 2): there is no unit "Wardn 2" on the map; did you mean "Warden 2"?'],
    ],
    [
      'def, points and what can be done',
      [
        {
          use: 'Bolt',
          pick: ['B'],
          rolls: [1],
          expect: [{ def: 4 }, { points: [1, 0] }, { can: ['Bolt'], cannot: ['0,0'] }],
        },
      ],
      [
        'step 1 (Bolt): expected def 4 for Warden 1 against Warden 2, it is 2.',
        'step 1 (Bolt): expected 1 to 0 points, they are 0 to 0.',
        'step 1 (Bolt): expected that "Bolt" can be done now, but it cannot. Bolt costs a Standard Action, which this unit has not left.',
        'step 1 (Bolt): expected that "0,0" cannot be done now, but it can.',
      ],
    ],
  ])('says in words what differed: %s', (_, steps, sentences) => expect(differs(steps)).toEqual(sentences));

  it('can expect what comes of it now, with as much as it compared before', () => {
    const steps: Scene['steps'] = [
      {
        use: 'Shove',
        pick: ['B', '3,1'],
        expect: [
          { unit: 'B', dead: true },
          { unit: 'a', health: 6 },
          { can: ['Bolt', '1,0'], cannot: ['0,0'] },
        ],
      },
      { turn: 'B' },
      {
        use: 'Shell',
        pick: ['1,1', '0-1,0 0-1,1'],
        expect: [
          { unit: 'a', health: 6, tokens: ['2 common/slow'] },
          { unit: 'B', tapped: [], at: '4,1' },
          // An area that nobody aims: of def there is nothing to expect.
          { def: 3 },
          { points: [1, 0] },
        ],
      },
    ];
    const { expecting } = played(steps);
    expect(expecting?.steps.map((step) => step.expect)).toEqual([
      [
        { unit: 'B', health: 5 },
        { unit: 'a', health: 6 },
        { can: ['1,0', '0,0'], cannot: ['Bolt'] },
      ],
      undefined,
      [
        { unit: 'a', health: 6, tokens: ['0 common/slow'] },
        { unit: 'B', tapped: ['Shell'], at: '3,1' },
        { points: [0, 0] },
      ],
    ]);
    const again = played(expecting?.steps ?? []);
    expect([again.differences, again.expecting]).toEqual([[], undefined]);
  });

  it('cannot expect what comes of it where a step is not played any more', () => {
    const { differences, expecting } = played([
      { use: 'Shove', pick: ['B', '3,1'], expect: [{ unit: 'B', health: 1 }] },
      { use: 'Shove', pick: ['B'] },
    ]);
    expect(differences.map(({ code }) => code)).toEqual(['scene/differs', 'scene/refused']);
    expect(expecting).toBeUndefined();
  });
});

describe('a scene that is not sound', () => {
  const steps = [{ end: true }];
  it.each<[string, object, string[]]>([
    [
      'names a card that is not there',
      { drawing: row, units: [{ letter: 'a', card: 'wardn' }, duel[1]], steps },
      [
        'reference/unknown: units[0], card: there is no hero, summon, marker or terrain "wardn"; did you mean "warden"?',
      ],
    ],
    [
      'has neither map nor drawing',
      { units: duel, steps },
      [
        'scene/map: it has no map; draw one with "drawing", or name one with "map".',
        'scene/no-space: units[0]: "a" stands nowhere; draw its letter, or add "at" with its column and row.',
        'scene/no-space: units[1]: "B" stands nowhere; draw its letter, or add "at" with its column and row.',
      ],
    ],
    [
      'draws what nobody knows',
      { drawing: ['.a.B', '.#C'], units: duel, steps },
      [
        'scene/unknown-sign: drawing: nothing is said about "#"; add an entry to "terrain" with that sign, or draw "." for open ground.',
        'scene/uneven: drawing[1]: this row has another length than the first, which has 4 spaces.',
        'scene/unknown-letter: drawing: nothing is said about "C"; add it to "units".',
      ],
    ],
    [
      'uses an ability that is not on the card',
      { drawing: row, units: duel, steps: [{ unit: 'a', use: 'Shov' }] },
      ['scene/unknown-ability: steps[0], use: Warden has no ability "Shov"; did you mean "Shove"?'],
    ],
    [
      'does two things in one step',
      { drawing: row, units: duel, steps: [{ use: 'Shove', end: true }] },
      ['scene/two-things: steps[0]: it does more than one thing; make a step of each "turn", "use", "move" and "end".'],
    ],
    [
      'expects health of nobody',
      { drawing: row, units: duel, steps: [{ end: true, expect: [{ health: 3 }] }] },
      ['scene/whose: steps[0], expect[0], health: "health" is of a unit; add "unit" with its letter.'],
    ],
    [
      'knows a key that is none',
      { drawing: row, units: duel, steps: [{ uze: 'Shove' }] },
      ['schema/unknown-key: steps[0]: "uze" is not a key that is known here; did you mean "use"?'],
    ],
    [
      'puts two units into one space',
      {
        map: 'court',
        units: [
          { ...duel[0], at: '1,1' },
          { ...duel[1], at: '1,1' },
        ],
        steps,
      },
      [
        'setup/taken: units: "yard/warden" at column 1, row 1 stands where "yard/warden" stands; two units cannot share a space.',
      ],
    ],
    [
      'has nobody who takes a turn',
      { drawing: ['r.', '..'], units: [{ letter: 'r', card: 'rat' }], steps },
      ['setup/no-hero: units: No hero is placed; without one nobody has a turn.'],
    ],
    [
      'expects a token that is none',
      { drawing: row, units: duel, steps: [{ end: true, expect: [{ unit: 'a', tokens: ['2 common/slwo'] }] }] },
      [
        'reference/unknown: steps[0], expect[0], tokens[0]: there is no condition, token or counter "common/slwo"; did you mean "common/slow"?',
      ],
    ],
  ])('%s: it is left out, and said why', (_, scene, sentences) => {
    const { set, problems } = opened(scene);
    expect(problems).toEqual(sentences);
    expect(set?.leftOut.map(({ file }) => file)).toEqual(['scenes/shown.json']);
  });
});
