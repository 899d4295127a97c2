import { describe, expect, it } from 'vitest';
import { dated } from '../../rules/edit/translate.ts';
import { find, type GameSet } from '../../rules/game-set.ts';
import { inLanguage, languagesOf, undated } from '../../rules/in-language.ts';
import { keepSet } from '../../rules/kept-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { OpenedSet } from '../../rules/open.ts';
import { systems } from '../../rules/systems.ts';
import { type Files, open, told } from './set-files.ts';

const warden = {
  name: 'Warden',
  description: 'Holds the line.',
  note: 'Too strong?',
  health: 10,
  speed: 3,
  art: { icon: 'shield', credit: 'Somebody' },
  passives: [{ name: 'Steady', text: 'You cannot be pushed.' }],
  abilities: [{ id: 'charge', name: 'Charge', text: 'Range 2, 1dmg.', note: 'Later.' }],
  dice: [{ name: 'Rage', values: [1] }],
};

const spanish: Files = {
  'heroes/warden.json': { ...warden },
  'conditions/dazed.json': undefined,
  'texts/es/warden.json': {
    '/name': 'Guarda',
    '/abilities/0/text': 'Alcance 2, 1 de daño.',
    '/abilities/0/id': 'carga',
    '/note': 'Nota',
    '/art/icon': 'wolf',
    '/abilities/0/name': ' ',
  },
  'texts/es/set.json': { '/name': 'Edad de Hierro' },
};

const setOf = (opened: OpenedSet): GameSet => {
  if (!opened.set) throw new Error(told(opened).join('\n'));
  return opened.set;
};

describe('a set in another language', () => {
  it('has its printed texts replaced, and keeps ids, figures, pictures and notes', () => {
    const { set } = inLanguage(setOf(open(spanish)), 'es');
    expect(find(set, 'warden')?.data).toEqual({
      ...warden,
      name: 'Guarda',
      abilities: [{ id: 'charge', name: 'Charge', text: 'Alcance 2, 1 de daño.', note: 'Later.' }],
    });
    expect(set.manifest).toMatchObject({ id: 'iron-age', name: 'Edad de Hierro', language: 'es' });
    expect(set.entities.map(({ ref, file }) => [ref, file])).toEqual([
      ['iron-age/warden', 'heroes/warden.json'],
      ['iron-age/quarry', 'maps/quarry.json'],
    ]);
  });

  it('tells what changed since it was translated, where the file knows from what, and takes it all for up to date', () => {
    const es = {
      '/name': 'Guarda',
      '/abilities/0/text': 'Alcance 2.',
      '/passives/0/text': 'No te empujan.',
      $original: { '/name': 'Warden', '/abilities/0/text': 'Range 2.' },
    };
    const opened = open({ ...spanish, 'texts/es/warden.json': es });
    const set = setOf(opened);
    expect(inLanguage(set, 'es').changed).toMatchObject([
      { name: 'Warden', pointer: '/abilities/0/text', text: 'Range 2, 1dmg.', from: 'Range 2.' },
    ]);
    expect(told(opened)).toContain(
      'warning  texts/es/warden.json, "/abilities/0/text": Text of Warden was translated from "Range 2.", which is "Range 2, 1dmg." now. Translate it anew, or say that it is still right.',
    );
    const unknown = undated(set, 'es');
    expect([...unknown].map(([file, texts]) => [file, [...texts.keys()]])).toEqual([
      ['set.json', ['/name']],
      ['heroes/warden.json', ['/passives/0/text']],
    ]);
    const [, change] = dated(new Map([['texts/es/warden.json', JSON.stringify(es)]]), 'es', unknown);
    const after = JSON.parse((change as { text: string }).text);
    expect(after.$original['/passives/0/text']).toBe('You cannot be pushed.');
    const now = open({ ...spanish, 'texts/es/warden.json': after, 'texts/es/set.json': undefined });
    expect(undated(setOf(now), 'es').size).toBe(0);
  });

  it('lists what is as it was written, by thing and field', () => {
    const { missing } = inLanguage(setOf(open(spanish)), 'es');
    expect(missing.map(({ name, field, pointer, text }) => `${name} ${field} ${pointer} ${text}`)).toEqual([
      'Warden Description /description Holds the line.',
      'Warden Name /passives/0/name Steady',
      'Warden Text /passives/0/text You cannot be pushed.',
      'Warden Name /abilities/0/name Charge',
      'Warden Name /dice/0/name Rage',
      'Quarry Name /name Quarry',
    ]);
  });

  it('is the set itself in the language that it is written in', () => {
    const set = setOf(open(spanish));
    expect(inLanguage(set, 'en')).toEqual({ set, missing: [], changed: [] });
    expect(languagesOf(set)).toEqual(['en', 'es']);
  });

  it('has the languages of set.json too, of which nothing is translated yet', () => {
    const files = {
      'set.json': { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age', languages: ['pt-BR'] },
    };
    const set = setOf(open(files));
    expect(languagesOf(set)).toEqual(['en', 'pt-BR']);
    expect(inLanguage(set, 'pt-BR').missing.map(({ name }) => name)).toEqual([
      ...['Iron Age', 'Warden', 'Quarry', 'Dazed', 'Dazed'],
    ]);
  });

  it('takes the words of the sets that it uses along', () => {
    const core = open({
      'set.json': { id: 'core', system: 'teamfight', format: 1, name: 'Core' },
      'heroes/warden.json': undefined,
      'maps/quarry.json': undefined,
      'texts/es/dazed.json': { '/name': 'Aturdido' },
    });
    const using = {
      'set.json': { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age', uses: ['../core'] },
      'heroes/warden.json': { name: 'Warden', health: 10, speed: 3, tokens: ['core/dazed'] },
      'conditions/dazed.json': undefined,
      'maps/quarry.json': undefined,
      'texts/es/warden.json': { '/name': 'Guarda' },
    };
    const { set, missing } = inLanguage(setOf(open(using, { uses: new Map([['../core', core]]) })), 'es');
    expect(find(set, 'core/dazed')?.data.name).toBe('Aturdido');
    expect(missing.map(({ set: of, name, field }) => `${of} ${name} ${field}`)).toEqual([
      ...['iron-age Iron Age Name', 'core Core Name', 'core Dazed Text'],
    ]);
  });

  it('keeps what has not changed, so that its faces are not made anew', () => {
    const memory = new Memory();
    const before = inLanguage(setOf(open(spanish, { memory })), 'es', memory).set;
    const again = { ...spanish, 'texts/es/quarry.json': { '/name': 'Cantera' } };
    const after = inLanguage(setOf(open(again, { memory })), 'es', memory).set;
    expect(find(after, 'warden')).toBe(find(before, 'warden'));
    expect(find(after, 'quarry')?.data.name).toBe('Cantera');
  });

  it('is not what is played: a kept set holds the original and knows no languages', () => {
    const languages = {
      'set.json': { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age', languages: ['es'] },
    };
    const plain = open({ ...spanish, 'texts/es/warden.json': undefined, 'texts/es/set.json': undefined });
    expect(keepSet(setOf(open({ ...spanish, ...languages })))).toEqual(keepSet(setOf(plain)));
  });
});

describe('what is told of translations', () => {
  it('says in one note what is missing and that nobody checks the rest', () => {
    const notes = told(open(spanish)).filter((line) => line.includes('set.json'));
    expect(notes).toEqual([
      'note     set.json: 6 texts are not translated into Spanish (es) yet: Warden (description, name, text), Quarry (name). What is not translated is printed as it was written. The rules read and play the original in English (en); whether Spanish (es) says the same is not checked.',
    ]);
  });

  it('finds texts that nobody prints, and those in the language of the set itself', () => {
    const files = { ...spanish, 'texts/en/warden.json': { '/name': 'Warden' } };
    const warnings = told(open(files)).filter((line) => line.startsWith('warning'));
    expect(warnings.filter((line) => line.includes('texts/es')).map((line) => line.split(':')[0])).toEqual([
      'warning  texts/es/warden.json, "/abilities/0/id"',
      'warning  texts/es/warden.json, "/note"',
      'warning  texts/es/warden.json, "/art/icon"',
    ]);
    expect(warnings).toContain(
      'warning  set.json: texts/en translates into the language that the set is written in, so it is not used; "language" here says which that is.',
    );
  });

  it('asks rules that read both languages whether they do the same', () => {
    const differs = {
      severity: 'error',
      file: 'texts/es/warden.json',
      pointer: '',
      code: 'x',
      message: 'Differs.',
    } as const;
    const before = systems.teamfight;
    const bilingual = {
      ...before,
      languages: ['en', 'es'],
      differences: (original: GameSet, translated: GameSet) =>
        original.manifest.name === 'Iron Age' && translated.manifest.name === 'Edad de Hierro' ? [differs] : [],
    };
    const known = systems as { teamfight: typeof before };
    try {
      known.teamfight = bilingual;
      const { problems } = open(spanish);
      expect(problems).toContainEqual(differs);
      expect(problems.find(({ code }) => code === 'translation/missing')?.message).not.toContain('not checked');
    } finally {
      known.teamfight = before;
    }
  });
});

describe('a language that does not exist', () => {
  const fox = { id: 'fox', system: 'plain', format: 1, name: 'Fox' };
  const told = (manifest: object, files: Readonly<Record<string, object | undefined>> = {}) =>
    open({
      'set.json': { ...fox, ...manifest },
      'heroes/warden.json': undefined,
      'conditions/dazed.json': undefined,
      'maps/quarry.json': undefined,
      ...files,
    })
      .problems.filter(({ code }) => code === 'language/unknown')
      .map(({ pointer, message }) => [pointer, message]);

  it('is named where it stands, in set.json or as a folder of translations', () => {
    const sentence = 'there is no language "xx"; write it as a code such as "en", "es" or "pt-BR".';
    expect(told({ language: 'xx' })).toEqual([['/language', `set.json, language: ${sentence}`]]);
    expect(told({ languages: ['es', 'xx'] })).toEqual([['/languages/1', `set.json, languages[1]: ${sentence}`]]);
    const folder = { 'texts/xx/set.json': { '/name': 'Zorro' } };
    expect(told({}, folder)).toEqual([['', `set.json: texts/xx: ${sentence}`]]);
    for (const language of ['en', 'es-MX', 'zh-Hant', 'gsw']) expect(told({ language })).toEqual([]);
  });
});

describe('a plain set in another language', () => {
  const fields = [
    { id: 'rule', name: 'Rule', type: 'rich-text' },
    { id: 'rarity', name: 'Rarity', type: 'choice', choices: ['Common', 'Rare'] },
    { id: 'tint', name: 'Tint', type: 'colour' },
    { id: 'maker', name: 'Maker', type: 'text', hidden: true },
  ];
  const values = { rule: 'Draw one.', rarity: 'Rare', tint: '#aa0000', maker: 'Somebody' };

  it('translates what its own kinds of cards print, and nothing else', () => {
    const opened = open({
      'set.json': { id: 'fox', system: 'plain', format: 1, name: 'Fox' },
      'heroes/warden.json': undefined,
      'conditions/dazed.json': undefined,
      'maps/quarry.json': undefined,
      'kinds/den.json': { name: 'Den', fields },
      'cards/fox.json': { name: 'Fox', kind: 'den', values },
      'texts/es/fox.json': { '/values/rule': 'Roba una.', '/values/tint': '#00aa00' },
    });
    const { set, missing } = inLanguage(setOf(opened), 'es');
    expect(find(set, 'fox')?.data).toMatchObject({ values: { ...values, rule: 'Roba una.' } });
    expect(missing.map(({ file, pointer }) => `${file} ${pointer}`).sort()).toEqual([
      ...['cards/fox.json /name', 'cards/fox.json /values/rarity', 'kinds/den.json /fields/0/name'],
      ...['kinds/den.json /fields/1/name', 'kinds/den.json /fields/2/name', 'kinds/den.json /name', 'set.json /name'],
    ]);
    // Nobody plays it, so there is nothing to check.
    expect(opened.problems.find(({ code }) => code === 'translation/missing')?.message).not.toContain('not checked');
  });
});
