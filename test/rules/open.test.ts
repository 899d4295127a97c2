import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsAcross } from '../../rules/across.ts';
import { entitiesOf, find } from '../../rules/game-set.ts';
import type { PictureFacts } from '../../rules/open.ts';
import { type Files, open, sound, told } from './set-files.ts';

const warden = sound['heroes/warden.json'] as object;
const manifest = sound['set.json'] as object;
const hero = (more: object): Files => ({ 'heroes/warden.json': { ...warden, ...more } });
const settings = (more: object): Files => ({ 'set.json': { ...manifest, ...more } });

describe('opening a set', () => {
  it('finds every entity of a sound set, in the order of kinds and then of ids', () => {
    const { set, problems } = open({ 'heroes/archer.json': { name: 'Archer', health: 6, speed: 4 } });
    expect(problems).toEqual([]);
    expect(set?.entities.map(({ ref }) => ref)).toEqual([
      'iron-age/archer',
      'iron-age/warden',
      'iron-age/quarry',
      'iron-age/dazed',
    ]);
    expect(set && entitiesOf(set, 'map').map(({ id }) => id)).toEqual(['quarry']);
    expect(set && [find(set, 'dazed')?.file, find(set, 'iron-age/dazed')?.file, find(set, 'nobody')]).toEqual([
      'conditions/dazed.json',
      'conditions/dazed.json',
      undefined,
    ]);
  });

  it('leaves out what has an error, by name, and goes on with the rest', () => {
    const opened = open({
      'heroes/bad.json': { name: 'Bad One', health: 'ten', speed: 3 },
      'heroes/broken.json': '{"name"',
      'heroes/lost.json': { name: 'Lost', health: 3, speed: 3, summons: ['nobody'] },
    });
    expect(opened.set?.leftOut).toEqual([
      { file: 'heroes/bad.json', name: 'Bad One' },
      { file: 'heroes/broken.json', name: 'broken' },
      { file: 'heroes/lost.json', name: 'Lost' },
    ]);
    expect(opened.set?.entities.map(({ id }) => id)).toEqual(['warden', 'quarry', 'dazed']);
    expect(opened.problems.map(({ code }) => code)).toEqual(['schema/type', 'json/broken', 'reference/unknown']);
  });

  it.each<[string, Files, string[]]>([
    [
      'a reference mistyped',
      hero({ tokens: ['dased'] }),
      [
        'error    heroes/warden.json, tokens[0]: there is no condition, token, marker, counter or terrain "dased"; did you mean "dazed"?',
      ],
    ],
    [
      'a reference to nothing like it',
      hero({ tokens: ['poison'] }),
      [
        'error    heroes/warden.json, tokens[0]: there is no condition, token, marker, counter or terrain "poison"; there are "dazed".',
      ],
    ],
    [
      'a reference where nothing is yet',
      hero({ summons: ['wolf'] }),
      ['error    heroes/warden.json, summons[0]: there is no summon "wolf", nor any other yet; add summons/wolf.json.'],
    ],
    [
      'a reference to the wrong kind',
      hero({ hints: ['dazed'] }),
      ['error    heroes/warden.json, hints[0]: "dazed" is a condition; here stands a hint.'],
    ],
    [
      'a reference inside an ability',
      hero({ abilities: [{ id: 'a', name: 'Shield Charge', hints: ['x'] }] }),
      [
        'error    heroes/warden.json, abilities[0] (Shield Charge), hints[0]: there is no hint "x", nor any other yet; add hints/x.json.',
      ],
    ],
    [
      'a reference to a set that is not used',
      hero({ tokens: ['core/slow'] }),
      [
        'error    heroes/warden.json, tokens[0]: "core/slow" names the set "core", which this set does not use; "uses" in set.json names no set yet. Add its folder to "uses".',
      ],
    ],
    [
      'a reference to what is left out',
      { ...hero({ summons: ['wolf'] }), 'summons/wolf.json': { name: 'Wolf', health: 0, speed: 3 } },
      [
        'error    summons/wolf.json, health: must be a whole number of at least 1, found 0.',
        'warning  heroes/warden.json, summons[0]: "wolf" is left out because of the errors in summons/wolf.json; mend those first.',
      ],
    ],
    [
      'scenes of what is left out, in one sentence for all of them',
      {
        'heroes/smith.json': { name: 'Smith', health: 0, speed: 3 },
        ...Object.fromEntries(
          ['first', 'second', 'third'].map((name) => [
            `scenes/${name}.json`,
            {
              name,
              drawing: ['ab', '..'],
              units: [
                { letter: 'a', card: 'smith' },
                { letter: 'b', card: 'warden' },
              ],
              steps: [{ use: 'Forge' }, { unit: 'a', use: 'Strike' }],
            },
          ]),
        ),
      },
      [
        'error    heroes/smith.json, health: must be a whole number of at least 1, found 0.',
        'warning  scenes/first.json, units[0], card: "smith" is left out because of the errors in heroes/smith.json, so this scene and 2 others are not played; mend those first.',
      ],
    ],
    [
      'an ability id twice',
      hero({
        abilities: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      }),
      [
        'error    heroes/warden.json, abilities[1] (B), id: the id "a" is already that of abilities[0]; give one of them another id.',
      ],
    ],
    [
      'what no copy is asked for',
      {
        ...hero({ abilities: [{ id: 'a', name: 'A', copies: 0 }] }),
        'conditions/dazed.json': { name: 'Dazed', copies: 0 },
      },
      [
        'note     conditions/dazed.json, copies: no copy is asked for, so this is left out of all exports.',
        'note     heroes/warden.json, abilities[0] (A), copies: no copy is asked for, so this is left out of all exports.',
      ],
    ],
    [
      'an id twice over kinds',
      { 'tokens/warden.json': { name: 'W' } },
      [
        'error    tokens/warden.json: heroes/warden.json has the same id; ids are unique over all kinds, so rename one of the two files.',
      ],
    ],
    [
      'a file name that is no id',
      { 'heroes/Big Wolf.json': warden },
      [
        'error    heroes/Big Wolf.json: a file is named by its id, of small letters, digits and hyphens; "Big Wolf.json" is not. Call it heroes/big-wolf.json.',
      ],
    ],
    [
      'a folder mistyped',
      { 'heros/x.json': {} },
      ['note     heros/x.json: this file is not read: it lies in no folder of a set; did you mean heroes/?'],
    ],
    [
      'a folder in a folder',
      { 'heroes/old/x.json': {} },
      ['note     heroes/old/x.json: this file is not read: it lies too deep. Put it right into heroes/.'],
    ],
    [
      'a name that Windows has taken',
      { 'heroes/aux.json': { ...warden, name: 'Aux' } },
      [
        'warning  heroes/aux.json: Windows cannot hold a file named "aux.json"; rename it so that others can open the set.',
      ],
    ],
    [
      'an intro of things that are not there',
      settings({ intro: { map: 'quary', red: ['warden'], blue: ['warden', 'x'] } }),
      [
        'error    set.json, intro, map: there is no map "quary"; did you mean "quarry"?',
        'error    set.json, intro, blue[1]: there is no hero "x"; there are "warden".',
        'warning  set.json, intro: red has 1 hero and blue has 2; players expect equal sides in a first game.',
        'warning  set.json, intro, blue[0]: "warden" already stands at red[0]; a hero can be in play only once.',
      ],
    ],
    [
      'translations of nothing',
      {
        'texts/es/warden.json': { '/name': 'Guarda', '/abilities/0/text': 'x' },
        'texts/es/wardn.json': { '/name': 'x' },
      },
      [
        'warning  texts/es/warden.json, "/abilities/0/text": heroes/warden.json has no text that is printed at "/abilities/0/text"; what this translates was moved, removed or emptied, or is never printed.',
        'warning  texts/es/wardn.json: there is no "wardn" in this set; did you mean "warden"?',
        'note     set.json: 4 texts are not translated into Spanish (es) yet: the set (name), Quarry (name), Dazed (name, text). What is not translated is printed as it was written. The rules read and play the original in English (en); whether Spanish (es) says the same is not checked.',
      ],
    ],
    [
      'a colour of set.json',
      settings({ colour: 'red' }),
      [
        'error    set.json, colour: found "red", but it is written so: A colour as six hexadecimal digits after a hash, such as "#b5541c".',
      ],
    ],
    [
      'a newer format',
      settings({ format: 2 }),
      [
        'error    set.json, format: this set was written by a newer Setwright (format 2; this one knows 1). It can be looked at, as far as this one understands it; update Setwright to change, export or play it.',
      ],
    ],
  ])('tells of %s and still has a set', (_, files, sentences) => {
    const opened = open(files);
    expect(told(opened)).toEqual(sentences);
    expect(opened.set?.id).toBe('iron-age');
  });

  it('drops an intro that names what is not there, so that nobody lays it out', () => {
    expect(open(settings({ intro: { map: 'quary', red: [], blue: [] } })).set?.manifest).toEqual(manifest);
  });

  it.each<[string, Files, string[]]>([
    [
      'no set.json',
      { 'set.json': undefined },
      ['error    set.json: this file is missing; without it a folder is no Game Set. "setwright new" writes one.'],
    ],
    [
      'another system',
      settings({ system: 'teamfigt' }),
      ['error    set.json, system: there is no system "teamfigt"; did you mean "teamfight"?'],
    ],
    [
      'no id, and an error elsewhere',
      { ...settings({ id: undefined }), ...hero({ health: 0 }) },
      [
        'error    heroes/warden.json, health: must be a whole number of at least 1, found 0.',
        'error    set.json: "id" is missing; add "id": a text in double quotes (a lasting name of small letters, digits and hyphens).',
      ],
    ],
  ])('opens nothing with %s', (_, files, sentences) => {
    const opened = open(files);
    expect(told(opened)).toEqual(sentences);
    expect(opened.set).toBeUndefined();
  });

  it('never throws, whatever stands in the files', () => {
    const text = fc.oneof(fc.string(), fc.json());
    const paths = fc.constantFrom(
      'set.json',
      'theme.json',
      'heroes/warden.json',
      'maps/quarry.json',
      'texts/es/warden.json',
    );
    fc.assert(
      fc.property(fc.dictionary(paths, text), (files) => {
        const { set, problems } = open(files);
        expect(set !== undefined || problems.some(({ severity }) => severity === 'error')).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a set that uses another', () => {
  const core = (text: string) =>
    open({
      'set.json': { id: 'core', system: 'teamfight', format: 1, name: 'Core' },
      'heroes/warden.json': undefined,
      'maps/quarry.json': undefined,
      'conditions/dazed.json': { name: 'Dazed', text },
      'conditions/slow.json': { name: 'Slow' },
    });
  const user = (tokens: string[], used = core('One  standard action less.')) =>
    open({ ...settings({ uses: ['../core'] }), ...hero({ tokens }) }, { uses: new Map([['../core', used]]) });

  it('finds shared words by set and id, and hints at them where the set was left out', () => {
    expect(user(['dazed', 'core/slow']).problems).toEqual([]);
    expect(told(user(['slow']))).toEqual([
      'error    heroes/warden.json, tokens[0]: there is no condition, token, marker, counter or terrain "slow"; did you mean "core/slow"?',
    ]);
  });

  it('warns of a word that both define, each in its way', () => {
    expect(told(user(['dazed'], core('You cannot move.')))).toEqual([
      'warning  conditions/dazed.json, text: the condition "Dazed" means something else in the set "core" (conditions/dazed.json); players who use both will mix them up. Give it the same text or another name.',
    ]);
  });

  it('says so where it is not there, where its id is taken, and where it has errors', () => {
    const uses = (path: string, used?: ReturnType<typeof open>) =>
      told(open(settings({ uses: [path] }), { uses: new Map(used && [[path, used]]) }));
    expect(uses('../core')).toEqual([
      'error    set.json, uses[0]: there is no set in "../core"; "uses" names folders as seen from this one, such as "../common".',
    ]);
    expect(uses('../twin', open())).toEqual([
      'error    set.json, uses[0]: the set in "../twin" has the id "iron-age", which is taken; give it another id or remove it here.',
    ]);
    expect(uses('../core', open({ ...settings({ id: 'core' }), ...hero({ health: 0 }) }))).toEqual([
      'warning  set.json, uses[0]: the set in "../core" has errors of its own and is used without what they concern. The first: heroes/warden.json, health: must be a whole number of at least 1, found 0.',
    ]);
  });

  it('is compared with the other sets on the table', () => {
    const mine = open().set;
    const yours = open({
      ...settings({ id: 'stone-age' }),
      'conditions/dazed.json': { name: 'dazed', text: 'Else.' },
    }).set;
    const twin = open().set;
    if (!mine || !yours || !twin) throw new Error('These sets are sound.');
    const across = problemsAcross([mine, yours, twin]);
    expect(across.get(mine)).toBeUndefined();
    expect(across.get(yours)?.map(({ code }) => code)).toEqual(['word/two-meanings']);
    expect(across.get(twin)?.map(({ message }) => message)).toEqual([
      'set.json, id: two sets have the id "iron-age": those in "iron-age" and "iron-age". Give one of them another id in its set.json, or check and export them one by one.',
    ]);
  });
});

describe('pictures of a set', () => {
  const facts = new Map<string, PictureFacts>([
    ['art/wolf.png', { width: 750, height: 900 }],
    ['art/small.png', { width: 749, height: 900 }],
    ['art/strip.png', { width: 20_000, height: 200 }],
    ['art/broken.png', 'unreadable'],
  ]);
  const art = (file: string) =>
    told(open(hero({ art: { file } }), { pictures: facts })).filter((line) => !line.startsWith('note'));
  it.each([
    ['art/wolf.png', []],
    ['art/broken.png', []],
    [
      'art/small.png',
      [
        `warning  heroes/warden.json, art, file: "art/small.png" is 749 pixels wide; over the card's 63.5 mm that is 299 dots an inch. 300 take 750 pixels.`,
      ],
    ],
    [
      'art/strip.png',
      [
        `warning  heroes/warden.json, art, file: "art/strip.png" is 200 pixels high; over the 31.12 mm of it that the card shows at least, that is 163 dots an inch. 300 take 368 pixels.`,
      ],
    ],
    [
      'art/../art/wolf.png',
      [
        `error    heroes/warden.json, art, file: "art/../art/wolf.png" takes a way through ".."; write it without: "art/wolf.png".`,
      ],
    ],
    [
      'art/wolv.jpg',
      [
        'warning  heroes/warden.json, art, file: there is no picture "art/wolv.jpg"; a placeholder stands in for it. Did you mean "art/wolf.png"?',
      ],
    ],
    [
      '../wolf.png',
      [
        `error    heroes/warden.json, art, file: "../wolf.png" leads out of the set's folder; copy the picture into it, such as to art/, and name it from there.`,
      ],
    ],
    [
      '/etc/passwd',
      [
        `error    heroes/warden.json, art, file: "/etc/passwd" leads out of the set's folder; copy the picture into it, such as to art/, and name it from there.`,
      ],
    ],
    [
      'C:\\art\\wolf.png',
      [
        `error    heroes/warden.json, art, file: "C:\\\\art\\\\wolf.png" leads out of the set's folder; copy the picture into it, such as to art/, and name it from there.`,
      ],
    ],
    ['art\\wolf.png', ['warning  heroes/warden.json, art, file: folders are parted by "/": "art/wolf.png".']],
    [
      'https://example.org/a.png',
      [
        `warning  heroes/warden.json, art, file: "https://example.org/a.png" is an address; save the picture into the set's folder, such as art/, and name it here. A placeholder stands in for it.`,
      ],
    ],
  ])('are judged: %s', (file, sentences) => {
    expect(art(file)).toEqual(sentences);
  });

  it('are noted where they are larger than can be seen', () => {
    const opened = open(hero({ art: { file: 'art/strip.png' } }), { pictures: facts });
    expect(told(opened)).toContain(
      'note     heroes/warden.json, art, file: "art/strip.png" has 20000 by 200 pixels; more than 6000 on a side cannot be seen on the card and only make exports slow. Save it smaller.',
    );
  });

  it.each([
    [1125, []],
    [
      1000,
      [
        'warning  theme.json, frame: "art/frame.png" has 825 by 1000 pixels, which is not the shape of the card with its bleed, so it is printed stretched. Make it 825 by 1125.',
      ],
    ],
  ])('have the shape of the card as a frame: %i high', (height, sentences) => {
    const pictures = new Map([['art/frame.png', { width: 825, height }]]);
    const shapes = told(open({ 'theme.json': { frame: 'art/frame.png' } }, { pictures }));
    expect(shapes.filter((line) => line.includes('shape'))).toEqual(sentences);
  });

  it('are noted where nothing shows them', () => {
    expect(told(open({}, { pictures: new Map([['art/old.png', { width: 9, height: 9 }]]) }))).toEqual([
      'note     art/old.png: nothing in the set shows this picture.',
    ]);
  });
});
