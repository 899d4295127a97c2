import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Files, open, sound, told } from './set-files.ts';

/** A small set in which every list and every kind of reference is used once. */
const full: Files = {
  'set.json': {
    ...(sound['set.json'] as object),
    rules: { preset: 'older', rounds: 5 },
    intro: { map: 'quarry', red: ['warden'], blue: ['archer'] },
  },
  'theme.json': { cardSize: 'tarot', frame: 'art/frame.png' },
  'heroes/warden.json': {
    name: 'Warden',
    health: 10,
    speed: 3,
    art: { file: 'art/warden.png' },
    tokens: ['dazed'],
    summons: ['wolf'],
    hints: ['tap'],
    dice: [{ name: 'Rage', values: [1, 2] }],
    abilities: [
      { id: 'charge', name: 'Charge', text: 'Range 2, 1dmg.', tokens: ['dazed'], art: { file: 'art/charge.png' } },
      { id: 'wall', name: 'Wall', text: 'Tap: gain 1 def.', hints: ['tap'] },
    ],
  },
  'heroes/archer.json': { name: 'Archer', health: 6, speed: 4 },
  'summons/wolf.json': { name: 'Wolf', health: 2, speed: 4, copies: 3 },
  'terrain/rock.json': { name: 'Rock', blocksMovement: true },
  'markers/gate.json': { name: 'Gate', size: 2 },
  'hints/tap.json': { name: 'Tap', text: 'Once a turn.' },
  'maps/quarry.json': {
    ...(sound['maps/quarry.json'] as object),
    picture: { file: 'art/quarry.png' },
    walls: ['3,0 3,4'],
    cover: ['4,0 4,4'],
    heights: ['5,0 5,4 right'],
    terrain: [{ kind: 'rock', cells: ['1,1', '2-3,2'] }],
    hazards: [{ name: 'Fire', effect: '1dmg', cells: ['4,4'] }],
    controlPoints: [
      { name: 'Hill', cells: ['4-5,3'] },
      { name: 'Ford', cells: ['6,5'] },
    ],
    markers: [{ kind: 'gate', at: '2,5' }],
  },
  'texts/es/warden.json': { '/name': 'Guarda', '/abilities/0/text': 'Alcance 2.' },
};

const warden = full['heroes/warden.json'] as object;
const quarry = full['maps/quarry.json'] as object;
const pictures = new Map([['art/other.png', { width: 2000, height: 3000 }]]);

describe('a file with an error against its schema', () => {
  it.each<[string, Files, string[]]>([
    [
      'its references, at their own places in lists that have a broken entry before them',
      {
        'heroes/warden.json': {
          ...warden,
          health: 0,
          art: undefined,
          tokens: [5, 'dased'],
          abilities: ['no ability', { name: 'Charge', hints: ['tapp'] }],
        },
      },
      [
        'error    heroes/warden.json, health: must be a whole number of at least 1, found 0.',
        'error    heroes/warden.json, tokens[0]: must be a text in double quotes, found 5.',
        'error    heroes/warden.json, abilities[0]: must be an object in braces with "id" and "name", found "no ability".',
        'error    heroes/warden.json, abilities[1] (Charge): "id" is missing; add "id": a text in double quotes (a lasting name of small letters, digits and hyphens).',
        'error    heroes/warden.json, tokens[1]: there is no condition, token, marker, counter or terrain "dased"; did you mean "dazed"?',
        'error    heroes/warden.json, abilities[1] (Charge), hints[0]: there is no hint "tapp"; did you mean "tap"?',
      ],
    ],
    [
      'its missing pictures and ids that stand twice',
      {
        'heroes/warden.json': {
          ...warden,
          helth: 3,
          abilities: [
            { id: 'a', name: 'A' },
            { id: 'a', name: 'B' },
          ],
        },
      },
      [
        'error    heroes/warden.json: "helth" is not a key that is known here; did you mean "health"?',
        'error    heroes/warden.json, abilities[1] (B), id: the id "a" is already that of abilities[0]; give one of them another id.',
        'warning  heroes/warden.json, art, file: there is no picture "art/warden.png"; a placeholder stands in for it.',
      ],
    ],
    [
      'a word that means something else twice',
      {
        'heroes/warden.json': { ...warden, art: undefined, abilities: undefined },
        'hints/again.json': { name: 'tap', text: 'Twice a turn.', colour: 'reddish' },
      },
      [
        'error    hints/again.json: "colour" is not a key that is known here; the keys here are "name", "text", "art", "status", "note" and "copies".',
        'warning  hints/again.json, text: the hint "tap" means something else in the set "iron-age" (hints/tap.json); players who use both will mix them up. Give it the same text or another name.',
      ],
    ],
    [
      'the problems of a map, but none that its broken part may have made',
      {
        'maps/quarry.json': {
          ...quarry,
          picture: undefined,
          walls: ['3,0 3,4', 'from here to there', '1,1 2,3'],
          terrain: [{ kind: 'rok', cells: ['0-9,1', '9-12,2'] }],
          deploy: { red: 'everywhere', blue: ['0,0'] },
        },
      },
      [
        'error    maps/quarry.json, walls[2]: "1,1 2,3" does not run straight along a line of the grid; draw it in straight pieces.',
        'error    maps/quarry.json, terrain[0], cells[1]: "9-12,2" lies outside of the map; its last cell is "9,7", as columns and rows are counted from 0.',
        'error    maps/quarry.json, terrain[0], kind: there is no terrain "rok"; did you mean "rock"?',
      ],
    ],
    [
      'an intro of heroes that are not there, and translations of nothing',
      {
        'set.json': { ...(full['set.json'] as object), intro: { map: 7, red: ['wardn'], blue: ['archer'] }, name: 5 },
        'texts/es/warden.json': { '/name': 3, '/nme': 'x' },
      },
      [
        'error    set.json, intro, red[0]: there is no hero "wardn"; did you mean "warden"?',
        'warning  texts/es/warden.json, "/nme": heroes/warden.json has no text that is printed at "/nme"; what this translates was moved, removed or emptied, or is never printed.',
      ],
    ],
  ])('does not hide %s', (_, different, sentences) => {
    const lines = told(open({ ...full, 'theme.json': undefined, ...different }, { pictures }));
    expect(lines).toEqual(expect.arrayContaining(sentences));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => /zone|walk here/.test(line))).toEqual([]);
  });

  it('blames references into a set that "uses" could not name on "uses"', () => {
    const files = {
      'set.json': { ...(sound['set.json'] as object), uses: '../core' },
      'heroes/warden.json': { name: 'Warden', health: 3, speed: 3, tokens: ['core/slow'] },
    };
    expect(told(open(files))).toEqual([
      'error    heroes/warden.json, tokens[0]: "core/slow" names the set "core", which this set does not use as "uses" in set.json has an error; mend that first.',
      'error    set.json, uses: must be a list in square brackets, found "../core".',
    ]);
  });

  it('never makes the opening throw, wherever in the set something odd stands', () => {
    const values = fc.oneof(
      fc.constantFrom<unknown>(null, {}, [], '', 0, -1, 1e9, true, 'x', 'core/x', '../x', '0-9,0', [[]], [null], {
        file: 3,
      }),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const paths = Object.keys(full).flatMap((file) => placesIn(full[file]).map((place) => [file, ...place]));
    const change = fc.tuple(fc.constantFrom(...paths), fc.option(values, { nil: undefined }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const files = structuredClone(full) as Record<string, unknown>;
        // A value of its own each time: the next change may land inside of it.
        for (const [place, value] of changes) put(files, place, structuredClone(value));
        const { set, problems } = open({ ...sound, ...files }, { pictures });
        expect(set !== undefined || problems.some(({ severity }) => severity === 'error')).toBe(true);
        expect(problems.every(({ message }) => !message.includes('undefined'))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

/** The keys that lead to each value inside of `value`, itself included. */
function placesIn(value: unknown): string[][] {
  if (value === null || typeof value !== 'object') return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place]))];
}

function put(files: Record<string, unknown>, place: readonly string[], value: unknown): void {
  let node: unknown = files;
  for (const key of place.slice(0, -1)) node = (node as Record<string, unknown> | undefined | null)?.[key];
  if (node !== null && typeof node === 'object') (node as Record<string, unknown>)[place.at(-1) as string] = value;
}
