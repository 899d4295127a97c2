import { describe, expect, it } from 'vitest';
import type { CardSize, Faces } from '../../../exporters/face/card.ts';
import type { FontId } from '../../../exporters/face/fonts/fonts.ts';
import { measure } from '../../../exporters/face/fonts/measure.ts';
import { bleedMm, cardSizes, pointMm, safeMm } from '../../../exporters/face/sizes.ts';
import { teamfightFaces } from '../../../exporters/face/teamfight/faces.ts';
import { templates } from '../../../exporters/face/templates.ts';
import { validators } from '../../../schemas/validators.generated.js';
import { cardsOf, facesOf, heroFiles, longText, opened, opsOf, runsOf } from './card-set.ts';

const sizes = Object.keys(cardSizes) as CardSize[];
const wordsOf = (list: Parameters<typeof runsOf>[0]) => runsOf(list).map(({ text }) => text);
/** Sizes in points of the body's runs on a card. */
const bodySizes = (list: Parameters<typeof runsOf>[0]) => [
  ...new Set(
    runsOf(list)
      .filter(({ font, size }) => font === 'body' && size / pointMm > 6.4)
      .map(({ size }) => Math.round((size / pointMm) * 100) / 100),
  ),
];

const formats = sizes.flatMap((cardSize) =>
  (['portrait', 'landscape'] as const).map((orientation) => [cardSize, orientation] as const),
);

describe.each(formats)('a %s card, %s,', (cardSize, orientation) => {
  const set = opened(heroFiles(), { cardSize, orientation });
  const faces = facesOf(set);
  const cards = cardsOf(faces);
  const [short, long] = cardSizes[cardSize];
  const [width, height] = orientation === 'landscape' ? [long, short] : [short, long];

  it('is plain data, has its size, and comes out the same a second time', () => {
    const text = JSON.stringify(faces);
    expect(JSON.stringify(facesOf(set))).toBe(text);
    expect(JSON.parse(text)).toEqual(faces);
    for (const list of cards.flatMap(({ front, back }) => [front, back])) {
      expect(list).toMatchObject({ width, height, bleed: bleedMm });
      expect(JSON.stringify(list)).not.toContain('null');
    }
  });

  it('has every word as wide as it was measured, and all of it inside of the safe area', () => {
    let seen = 0;
    for (const { front, back, name } of cards) {
      for (const run of [...runsOf(front), ...runsOf(back)]) {
        seen += 1;
        const { descent, capHeight, width: widthOf } = measure(run.font as FontId);
        expect(run.advance, run.text).toBeCloseTo(widthOf(run.text) * run.size, 9);
        const place = `${name}: ${run.text}`;
        expect(run.x, place).toBeGreaterThanOrEqual(safeMm);
        expect(run.x + run.advance, place).toBeLessThanOrEqual(width - safeMm);
        expect(run.baseline - capHeight * run.size, place).toBeGreaterThanOrEqual(safeMm);
        expect(run.baseline - descent * 0.5 * run.size, place).toBeLessThanOrEqual(height - safeMm);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('runs its backgrounds into the bleed on all sides', () => {
    for (const { front, back } of cards)
      for (const list of [front, back]) {
        const [ground] = list.ops;
        if (ground?.op !== 'rect') throw new Error('The first op is no ground.');
        expect([ground.x, ground.y]).toEqual([-bleedMm, -bleedMm]);
        expect(ground.w).toBeCloseTo(width + 2 * bleedMm);
        expect(ground.h).toBeCloseTo(height + 2 * bleedMm);
      }
  });
});

describe('the text of a card', () => {
  const faces = facesOf(opened(heroFiles()));
  const card = (ref: string) => cardsOf(faces).find((known) => known.ref === ref)!;

  it('shows costs in the strip and everything else in the body, each once', () => {
    expect(wordsOf(card('demo/warden/bash').front).join(' ')).toBe(
      'Range 2 , 1 dmg , push 2 . The bash Standard Tap Warden of the Gate demo 1.2',
    );
    const dash = wordsOf(card('demo/warden/dash').front).join(' ');
    expect(dash).toBe('Move 2, then heal 1 . The dash Instant +3 Ultimate 4 Warden of the Gate demo 1.2');
  });

  it('keeps bullets and rules, and sets real minus signs and dashes', () => {
    const { front } = card('demo/warden/wall');
    const words = wordsOf(front).join(' ');
    expect(words).toContain('\u22121 damage.');
    expect(words).toContain('one \u2013');
    expect(words).toContain('Free Action: End this.');
    expect(words).not.toContain('---');
    expect([...opsOf(front)].filter((op) => op.op === 'icon').map((op) => (op.op === 'icon' ? op.name : ''))).toEqual(
      expect.arrayContaining(['archery-target', 'divided-square', 'explosion-rays', 'checked-shield']),
    );
  });

  it('stands in one place for its figure: a range is not torn from its number', () => {
    for (const width of [20, 24, 28, 33]) {
      const texts = { bash: `${'x'.repeat(width)} range 3 of it, ${'y'.repeat(width)} burst 2.` };
      const { front } = cardsOf(facesOf(opened(heroFiles(texts)))).find(({ ref }) => ref === 'demo/warden/bash')!;
      const runs = runsOf(front);
      for (const word of ['range', 'burst']) {
        const at = runs.findIndex(({ text }) => text === word);
        expect(runs[at + 1]?.baseline).toBe(runs[at]?.baseline);
      }
    }
  });

  it('gives hero, abilities and summons one deck in the order of the file, with one back', () => {
    const deck = faces.decks.find(({ ref }) => ref === 'demo/warden')!;
    expect(deck.cards.map(({ ref }) => ref)).toEqual([
      'demo/warden',
      'demo/warden/bash',
      'demo/warden/dash',
      'demo/warden/wall',
      'demo/totem',
    ]);
    expect(new Set(faces.decks.flatMap(({ cards }) => cards.map(({ back }) => JSON.stringify(back)))).size).toBe(1);
    expect(faces.decks.map(({ ref }) => ref)).toEqual(['demo/warden', 'demo/_rules', 'demo/_hints']);
    expect(faces.pieces.map(({ ref, kind }) => `${kind} ${ref}`)).toEqual([
      'token demo/slow',
      'standee demo/warden',
      'standee demo/totem',
    ]);
    expect(faces.problems).toEqual([]);
  });
});

describe('a hero named like a deck of the set', () => {
  it('keeps a deck of its own', () => {
    const files = heroFiles();
    for (const id of ['rules', 'hints', 'summons'])
      files.set(`heroes/${id}.json`, JSON.stringify({ name: id, health: 5, speed: 2 }));
    const refs = facesOf(opened(files)).decks.map(({ ref }) => ref);
    expect(refs).toHaveLength(6);
    expect(new Set(refs).size).toBe(6);
  });
});

describe('texts that are short', () => {
  const short = { bash: 'Range 2, 1dmg.', dash: 'Move 2.', wall: 'Heal 1.' };
  const frontOf = (texts: Record<string, string>, ref: string) =>
    cardsOf(facesOf(opened(heroFiles(texts)))).find((card) => card.ref === ref)!.front;

  it('grow together, as far as the longest of the deck leaves its picture room', () => {
    const sizeOf = (texts: Record<string, string>) => bodySizes(frontOf(texts, 'demo/warden/dash'))[0]!;
    const [usual, longer, longest] = [sizeOf(short), sizeOf({ wall: longText(55) }), sizeOf({ wall: longText(85) })];
    expect(usual).toBeGreaterThan(9.5);
    expect(usual).toBeLessThanOrEqual(11);
    expect(longer).toBeLessThan(usual);
    expect(longest).toBeLessThan(longer);
  });

  it('stand in the middle of the panel; a list and a long text begin at the margin', () => {
    const middles = (text: string) => {
      const lines = new Map<number, { from: number; to: number }>();
      for (const op of opsOf(frontOf({ ...short, dash: text }, 'demo/warden/dash')))
        if (op.op === 'text' && op.font === 'body' && op.size / pointMm > 6.4) {
          const line = lines.get(op.baseline) ?? { from: op.x, to: op.x };
          lines.set(op.baseline, { from: Math.min(line.from, op.x), to: Math.max(line.to, op.x + op.advance) });
        }
      return [...lines.values()].map(({ from, to }) => Math.abs((from + to) / 2 - cardSizes.poker[0] / 2));
    };
    expect(Math.max(...middles('Move up to two cells, then swap places with an ally beside you.'))).toBeLessThan(0.01);
    expect(Math.max(...middles('- Move 2.\n- Stay.'))).toBeGreaterThan(5);
    expect(Math.max(...middles(`${longText(30)}.\nThen stop.`))).toBeGreaterThan(5);
  });
});

describe('a text that is too long', () => {
  it('is the only one of the hints that shrinks: they are read one by one', () => {
    const sizesWith = (words: number) => {
      const files = heroFiles();
      files.set('hints/long.json', JSON.stringify({ name: 'Long', text: longText(words) }));
      const deck = facesOf(opened(files)).decks.find(({ ref }) => ref === 'demo/_hints')!;
      return Object.fromEntries(deck.cards.map(({ ref, front }) => [ref, bodySizes(front)]));
    };
    expect(sizesWith(250)['demo/long']![0]).toBeLessThan(8.5);
    expect(sizesWith(250)['demo/tap']).toEqual(sizesWith(5)['demo/tap']);
  });

  it('shrinks all cards of its deck together, and no other deck', () => {
    const usual = facesOf(opened(heroFiles()));
    const shrunk = facesOf(opened(heroFiles({ wall: longText(85) })));
    const sizesOf = (faces: typeof usual, ref: string) =>
      faces.decks.find((deck) => deck.ref === ref)!.cards.flatMap(({ front }) => bodySizes(front));
    const [before] = sizesOf(usual, 'demo/warden') as [number];
    const after = [...new Set(sizesOf(shrunk, 'demo/warden'))];
    expect(before).toBeGreaterThanOrEqual(8.5);
    expect(after).toHaveLength(1);
    expect(after[0]).toBeLessThan(before);
    expect(after[0]).toBeGreaterThanOrEqual(6.5);
    expect(shrunk.problems).toEqual([]);
    expect(sizesOf(shrunk, 'demo/_hints')).toEqual(sizesOf(usual, 'demo/_hints'));
  });

  it('stops at 6.5 points, is cut with three dots inside of the card, and is a problem that says how much', () => {
    const faces = facesOf(opened(heroFiles({ wall: longText(900) })));
    const { front } = cardsOf(faces).find(({ ref }) => ref === 'demo/warden/wall')!;
    expect(bodySizes(front)).toEqual([6.5]);
    expect(wordsOf(front)).toContain('\u2026');
    for (const run of runsOf(front)) expect(run.baseline).toBeLessThan(cardSizes.poker[1] - 3);
    expect(faces.problems).toMatchObject([
      { severity: 'warning', code: 'face/text-too-long', file: 'heroes/warden.json', pointer: '/abilities/2' },
    ]);
    expect(faces.problems[0]?.message).toMatch(/The wall: .* by \d+ mm/);
  });
});

describe('a theme that cannot be printed as it is written', () => {
  it.each([
    [
      { emblem: 'lantern-flam' },
      'has no "lantern-flam", so "polar-star" is printed. The nearest name is "lantern-flame".',
    ],
    [{ paper: '#ffffff', ink: '#eeeeee' }, 'has a contrast of 1.'],
    [{ paper: '#888888' }, 'the paper is printed as #'],
  ])('is told for %j', (theme, words) => {
    const { problems } = facesOf(opened(heroFiles(), theme));
    expect(problems).toMatchObject([
      { severity: 'warning', file: 'theme.json', message: expect.stringContaining(words) },
    ]);
  });

  it('is fine where it can be', () => {
    const theme = { emblem: 'lantern-flame', paper: '#f6efe0', ink: '#222222' };
    expect(facesOf(opened(heroFiles(), theme)).problems).toEqual([]);
  });
});

describe('hostile text', () => {
  it('prints a visible box for what no font has, and names it once', () => {
    const faces = facesOf(opened(heroFiles({ bash: 'Take \u{1f525} and \u05d0\u05d1 now, \u{1f525}.' })));
    const { front } = cardsOf(faces).find(({ ref }) => ref === 'demo/warden/bash')!;
    expect([...opsOf(front)].filter((op) => op.op === 'rect' && op.stroke)).toHaveLength(4);
    expect(faces.problems).toMatchObject([{ code: 'face/no-glyph', pointer: '/abilities/0' }]);
    expect(faces.problems[0]?.message).toContain('"\u{1f525}" (U+1F525)');
  });

  it('tells a character of the name once, not for every card that repeats it', () => {
    const files = heroFiles();
    const file = 'heroes/warden.json';
    files.set(file, JSON.stringify({ ...JSON.parse(files.get(file)!), name: 'Warden \u{1f525}' }));
    expect(facesOf(opened(files)).problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['face/no-glyph', ''],
    ]);
  });

  it('tells a name that is too long as the name, once', () => {
    const files = heroFiles();
    const file = 'heroes/warden.json';
    files.set(file, JSON.stringify({ ...JSON.parse(files.get(file)!), name: 'Warden'.repeat(19) }));
    const { problems } = facesOf(opened(files));
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['face/name-too-long', '']]);
    expect(problems[0]?.message).toMatch(/the name "Warden.*" is too long for its line by \d+ mm/);
  });

  it('says nothing of a stamp that is cut off, as nobody can shorten the id of a set', () => {
    const files = heroFiles();
    files.set(
      'set.json',
      JSON.stringify({ ...JSON.parse(files.get('set.json')!), id: 'chronicle-'.repeat(8).slice(0, -1) }),
    );
    expect(facesOf(opened(files)).problems).toEqual([]);
  });

  it('measures and prints nothing for soft hyphens and characters of no width', () => {
    const plain = facesOf(opened(heroFiles({ bash: 'Take harbour now.' })));
    const hidden = facesOf(opened(heroFiles({ bash: 'Ta\u200bke har\u00adbour\ufeff no\u2060w\u200d.' })));
    const runs = (faces: Faces) => runsOf(cardsOf(faces).find(({ ref }) => ref === 'demo/warden/bash')!.front);
    expect(runs(hidden)).toEqual(runs(plain));
    expect(hidden.problems).toEqual([]);
  });

  it('warns of names and abilities of which nothing can be seen', () => {
    const files = heroFiles({ bash: ' ' });
    const file = 'heroes/warden.json';
    const hero = JSON.parse(files.get(file)!);
    hero.abilities[0].name = '\u200b';
    files.set(file, JSON.stringify({ ...hero, name: ' \u00ad ' }));
    expect(facesOf(opened(files)).problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['face/no-name', '/name'],
      ['face/empty', '/abilities/0/name'],
    ]);
  });

  it('prints nothing of a hero of no copies, and notes it', () => {
    const files = heroFiles();
    const file = 'heroes/warden.json';
    files.set(file, JSON.stringify({ ...JSON.parse(files.get(file)!), copies: 0 }));
    const { decks, pieces, problems } = facesOf(opened(files));
    const deck = decks.find(({ ref }) => ref === 'demo/warden');
    expect(deck?.cards.filter(({ copies }) => copies > 0)).toEqual([]);
    expect(pieces.find(({ ref }) => ref === 'demo/warden')?.copies).toBe(0);
    expect(problems).toMatchObject([{ severity: 'note', code: 'hero/no-copies', file }]);
  });

  it.each([
    ['a word of 5,000 letters', 'm'.repeat(5000)],
    ['5,000 emoji of several parts', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(1000)],
    ['right-to-left text', '\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627 '.repeat(200)],
    ['marks that do not close', '** * ** - --- ** \n- \n  *'.repeat(200)],
    ['combining marks', `e${'\u0301'.repeat(2000)}`],
    ['lone surrogates', '\ud83d \udd25'.repeat(50)],
    ['deep indentation', ' '.repeat(4000) + '- x\n'.repeat(40)],
  ])('lays out %s inside of the card', (_, text) => {
    const { front } = cardsOf(facesOf(opened(heroFiles({ bash: text })))).find(
      ({ ref }) => ref === 'demo/warden/bash',
    )!;
    for (const run of runsOf(front)) {
      expect(run.x).toBeGreaterThanOrEqual(3);
      expect(run.x + run.advance).toBeLessThanOrEqual(cardSizes.poker[0] - 3);
      expect(run.baseline).toBeLessThan(cardSizes.poker[1] - 3);
    }
  });

  it('keeps a name of 120 letters on the card', () => {
    const files = heroFiles();
    files.set('hints/tap.json', JSON.stringify({ name: 'Unending '.repeat(13), text: 'x' }));
    files.set('hints/rest.json', JSON.stringify({ name: 'W'.repeat(120), text: 'x' }));
    for (const { front } of cardsOf(facesOf(opened(files))).filter(({ kind }) => kind === 'hint'))
      for (const run of runsOf(front)) expect(run.x + run.advance).toBeLessThanOrEqual(cardSizes.poker[0] - 3);
  });
});

describe('a picture', () => {
  const frontWith = (art: object) => {
    const files = heroFiles();
    files.set('hints/tap.json', JSON.stringify({ name: 'Tap', text: 'Rest.', art }));
    const faces = facesOf(opened(files));
    return { front: cardsOf(faces).find(({ kind }) => kind === 'hint')!.front, faces };
  };

  it('differs from card to card although the icon is the same', () => {
    const files = heroFiles();
    for (const id of ['tap', 'rest'])
      files.set(
        `hints/${id}.json`,
        JSON.stringify({ name: 'Tap', text: 'Rest.', art: { icon: 'anchor', scene: 'hills' } }),
      );
    const [one, two] = cardsOf(facesOf(opened(files))).filter(({ kind }) => kind === 'hint');
    expect(JSON.stringify(one!.front)).not.toBe(JSON.stringify(two!.front));
  });

  it('of an ability stands in the scene and colours of its hero unless it has its own', () => {
    const list = (own: object) => {
      const files = heroFiles();
      const hero = JSON.parse(files.get('heroes/warden.json')!);
      hero.art = { icon: 'visored-helm', scene: 'waves', colours: ['#5cc6d4', '#0a3350'] };
      hero.abilities[0].art = { icon: 'anchor', ...own };
      files.set('heroes/warden.json', JSON.stringify(hero));
      const card = cardsOf(facesOf(opened(files))).find(({ ref }) => ref === 'demo/warden/bash')!;
      return JSON.stringify(card.front);
    };
    const inherited = list({});
    expect(list({ scene: 'waves', colours: ['#5cc6d4', '#0a3350'] })).toBe(inherited);
    expect(list({ scene: 'rays' })).not.toBe(inherited);
    expect(list({ colours: ['#cf9550', '#332c27'] })).not.toBe(inherited);
  });

  it('becomes a placeholder with the name where the icon is unknown, and the nearest name is told', () => {
    const { front, faces } = frontWith({ icon: 'visored-hlem' });
    expect(wordsOf(front).filter((word) => word === 'Tap').length).toBeGreaterThan(2);
    expect(faces.problems).toMatchObject([{ code: 'icon/unknown', pointer: '/art/icon' }]);
    expect(faces.problems[0]?.message).toContain('"visored-helm"');
  });

  it('becomes a placeholder where its file is missing, and is cropped around its focus where it is there', () => {
    const files = heroFiles();
    files.set(
      'hints/tap.json',
      JSON.stringify({ name: 'Tap', text: 'Rest.', art: { file: 'art/tap.png', focus: [0, 0.5] } }),
    );
    const set = opened(files);
    const without = cardsOf(facesOf(set)).find(({ kind }) => kind === 'hint')!.front;
    expect([...opsOf(without)].some((op) => op.op === 'image')).toBe(false);
    expect(wordsOf(without).filter((word) => word === 'Tap').length).toBeGreaterThan(2);
    const pictures = new Map([['demo/art/tap.png', { width: 4000, height: 1000 }]]);
    const image = cardsOf(teamfightFaces(set, pictures))
      .filter(({ kind }) => kind === 'hint')
      .flatMap(({ front }) => [...opsOf(front)])
      .find((op) => op.op === 'image');
    expect(image).toMatchObject({ src: 'demo/art/tap.png', x: -bleedMm });
  });
});

describe('the templates', () => {
  it.each(Object.entries(templates))('%s follows its schema', (_, template) => {
    const check = validators['setwright:template'] as ((value: unknown) => boolean) & { errors?: unknown };
    expect(check(template), JSON.stringify(check.errors)).toBe(true);
  });
});
