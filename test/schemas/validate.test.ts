import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../../schemas/validate.ts';
import { schemas, validators } from '../../schemas/validators.generated.js';

const hero = { name: 'Warden', health: 10, speed: 3 };
const map = { name: 'Quarry', columns: 10, rows: 8 };
const set = { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age' };

/** The sentences of a file of one kind, without the name of the file. */
const told = (kind: string, value: unknown) =>
  validate(`setwright:${kind}`, 'f.json', value).map(({ message }) => message.slice('f.json'.length));
const ofHero = (more: object) => told('teamfight/hero', { ...hero, ...more });

describe('what a file says against its schema', () => {
  it('is told in the words of the design', () => {
    expect(validate('setwright:teamfight/hero', 'heroes/warden.json', { ...hero, health: 'ten' })).toEqual([
      {
        severity: 'error',
        file: 'heroes/warden.json',
        pointer: '/health',
        code: 'schema/type',
        message: 'heroes/warden.json, health: must be a whole number of at least 1, found "ten".',
      },
    ]);
  });

  it.each([
    ['a valid hero', {}, []],
    ['a number below', { health: 0 }, [', health: must be a whole number of at least 1, found 0.']],
    ['a number above', { speed: 100 }, [', speed: must be a whole number of at most 99, found 100.']],
    ['a number of a short range', { complexity: 8 }, [', complexity: must be a whole number from 1 to 5, found 8.']],
    ['a fraction', { health: 1.5 }, [', health: must be a whole number of at least 1, found 1.5.']],
    ['a key mistyped', { helth: 3 }, [': "helth" is not a key that is known here; did you mean "health"?']],
    [
      'a key that means nothing',
      { art: { zzz: 3 } },
      [
        ', art: "zzz" is not a key that is known here; the keys here are "file", "focus", "icon", "accent", "scene", "colours", "mirror" and "credit".',
      ],
    ],
    [
      'a choice mistyped',
      { status: 'doen' },
      [', status: must be one of "idea", "draft", "needs-testing" or "done", found "doen"; did you mean "done"?'],
    ],
    ['a list too short', { art: { focus: [1] } }, [', art, focus: must have exactly 2 entries; it has 1.']],
    ['an object for a list', { dice: {} }, [', dice: must be a list in square brackets, found an object in braces.']],
    ['an empty name', { name: '' }, [', name: must not be empty.']],
    ['a name without end', { name: 'é'.repeat(5000) }, [', name: must have at most 120 letters; it has 5,000.']],
    [
      'a long value',
      { speed: 'x'.repeat(500) },
      [`, speed: must be a whole number of at least 0, found "${'x'.repeat(60)}…".`],
    ],
    [
      'a part of an ability',
      { abilities: [{ id: 'a', name: 'Shield Charge', text: 5 }] },
      [', abilities[0] (Shield Charge), text: must be a text in double quotes, found 5.'],
    ],
    [
      'a name for an id',
      { tokens: ['Shield Wall'] },
      [
        ', tokens[0]: found "Shield Wall", but it is written so: The id of an entity of this set, or set/id for one of a set named in "uses". Did you mean "shield-wall"?',
      ],
    ],
    [
      'a colour by name',
      { art: { colours: ['red', '#000000'] } },
      [
        ', art, colours[0]: found "red", but it is written so: A colour as six hexadecimal digits after a hash, such as "#b5541c".',
      ],
    ],
  ])('tells of %s', (_, more, sentences) => {
    expect(ofHero(more)).toEqual(sentences);
  });

  it('says what to add where something is missing', () => {
    expect(told('teamfight/hero', {})).toEqual([
      ': "name" is missing; add "name": a text in double quotes (the printed name).',
      ': "health" is missing; add "health": a whole number of at least 1 (the damage it takes to kill the unit).',
      ': "speed" is missing; add "speed": a whole number of at least 0 (spaces a move action goes).',
    ]);
  });

  it('folds alternatives into one sentence, or into those of the one that was meant', () => {
    const rules = (value: unknown) => told('teamfight/set', { ...set, rules: value });
    const all = 'must be "current" or "older", or an object of rule options in braces';
    expect(rules('curent')).toEqual([`, rules: ${all}, found "curent".`]);
    expect(rules([])).toEqual([`, rules: ${all}, found an empty list.`]);
    expect(rules({ rond: 1, rounds: 'x' })).toEqual([
      ', rules: "rond" is not a key that is known here; did you mean "rounds"?',
      ', rules, rounds: must be a whole number of at least 1, found "x".',
    ]);
  });

  it('shows how cells and edges are written', () => {
    expect(told('teamfight/map', { ...map, walls: ['1,1'], deploy: { red: ['b2'] } })).toEqual([
      ', walls[0]: found "1,1", but it is written so: A straight line between two corners of the grid, counted from 0 at the top left: "3,0 3,4" runs down between columns 2 and 3 along rows 0 to 3.',
      ', deploy, red[0]: found "b2", but it is written so: A cell as "column,row" such as "3,5", or cells side by side in a row such as "0-4,5", counted from 0 at the top left.',
    ]);
  });

  it('points at the key that is not known, and at the place that is translated', () => {
    const [unknown] = validate('setwright:teamfight/hero', 'f.json', { ...hero, 'a/b': 1 });
    expect(unknown?.pointer).toBe('/a~1b');
    expect(told('translation', { name: 'x', '/text': 3 })).toEqual([
      ': "name" cannot stand as a key here; keys are written so: A JSON pointer into the entity\'s file, such as "/abilities/0/text".',
      ', "/text": must be a text in double quotes, found 3.',
    ]);
  });

  it('tells the first fifty of a thousand and counts the others', () => {
    const problems = ofHero({ tokens: Array.from({ length: 100 }, () => 7) });
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toBe(': there are 50 more problems in this file.');
  });

  it('never throws, whatever JSON a file holds, and always says which file', () => {
    const keys = fc.constantFrom('name', 'health', 'art', 'abilities', 'tokens', 'rules', '/x', '__proto__', 'deploy');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.array(fc.dictionary(keys, fc.jsonValue())))),
    );
    fc.assert(
      fc.property(value, fc.constantFrom(...Object.keys(validators)), (any, schema) => {
        for (const problem of validate(schema, 'f.json', any))
          expect(problem.message).toMatch(/^f\.json(, .+)?: .*[.?]$/su);
      }),
      { numRuns: 500 },
    );
  });
});

describe('every schema', () => {
  /** Fields without words: forms, documents and sentences are made from them. */
  const wordless = (node: unknown, place: string): string[] => {
    if (node === null || typeof node !== 'object') return [];
    const field = node as Record<string, unknown>;
    const inner = [
      ...['properties', '$defs'].flatMap((key) =>
        Object.entries((field[key] ?? {}) as object).map(([name, child]) => [`${place}/${name}`, child] as const),
      ),
      ...['additionalProperties', 'propertyNames'].map((key) => [`${place}/${key}`, field[key]] as const),
      // An item of its own shape needs words of its own; a plain one is told by its list.
      ...[field.items].map((item) => [`${place}/items`, item] as const),
    ];
    return inner.flatMap(([path, child]) => {
      if (child === undefined || child === false) return [];
      const { $ref, title, description, pattern, type } = child as Record<string, unknown>;
      const plainItem = path.endsWith('/items') && pattern === undefined && type !== 'object';
      const spoken = $ref !== undefined || plainItem || (typeof title === 'string' && typeof description === 'string');
      return [...(spoken ? [] : [path]), ...wordless(child, path)];
    });
  };

  it('gives every field a title and a description', () => {
    expect(Object.keys(schemas).length).toBeGreaterThan(10);
    for (const [id, schema] of Object.entries(schemas)) {
      expect([id, typeof schema.title, typeof schema.description]).toEqual([id, 'string', 'string']);
      expect(wordless(schema, id)).toEqual([]);
    }
  });

  it('gives words to every part that others refer to', () => {
    const refs = [...JSON.stringify(schemas).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref as string);
    for (const ref of new Set(refs)) {
      const [id = '', part] = ref.split('#/$defs/');
      const target =
        part === undefined ? schemas[id] : (schemas[id]?.$defs as Record<string, { title?: string }>)?.[part];
      expect([ref, typeof target?.title]).toEqual([ref, 'string']);
    }
  });
});
