import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatJson, parseJson } from '../../schemas/json.ts';

const sentences = (text: string) => parseJson('heroes/warden.json', text).problems.map(({ message }) => message);

describe('reading JSON', () => {
  it.each([
    ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', ', line 3, column 3: expected "," or "}", but found "b": 2.'],
    [
      'a comma too many',
      '{ "a": 1, }',
      ', line 1, column 11: expected a key in double quotes, but found }. Take out the comma before it.',
    ],
    ['a bracket too many', '{ "a": 1 ]', ', line 1, column 10: expected "," or "}", but found ].'],
    [
      'a long line',
      `{ abcdefghijklmnopqrstuvwxyz: 1 }`,
      ', line 1, column 3: expected a key in double quotes or "}", but found abcdefghijklmnopqrstuvwx…',
    ],
    ['a missing colon', '{"a" 1}', ', line 1, column 6: expected ":" after the key, but found 1}.'],
    ['single quotes', "{'a': 1}", `, line 1, column 2: expected a key in double quotes or "}", but found 'a': 1}.`],
    ['a file cut off', '{"a": [1, 2', ', line 1, column 12: expected "," or "]", but the file ends.'],
    [
      'a text never closed',
      '{"a": "b\n}',
      ', line 1, column 9: expected the closing double quote (a line break in a text is written \\n), but found the end of the line.',
    ],
    [
      'a bare backslash',
      '{"a": "C:\\Users"}',
      ', line 1, column 10: expected a known escape such as \\n (a backslash itself is written \\\\), but found \\Users"}.',
    ],
    ['words behind the end', '{} x', ', line 1, column 4: expected the end of the file, but found x.'],
    [
      'a comment',
      '{\r\n// note\r\n}',
      ', line 2, column 1: expected a key in double quotes or "}", but found // note. JSON has no comments; take it out.',
    ],
    ['letters of two units before it', '{"😀": tru}', ', line 1, column 7: expected a value, but found tru}.'],
    ['nothing', ' \n', ': the file is empty; it must hold JSON, at least {}.'],
    [
      'bytes that are no text',
      '\u0000\u0001PNG',
      ': this is not text in UTF-8; save it again as a plain text file in UTF-8.',
    ],
  ])('tells the place of %s', (_, text, sentence) => {
    expect(parseJson('heroes/warden.json', text).value).toBeUndefined();
    expect(sentences(text)).toEqual([`heroes/warden.json${sentence}`]);
  });

  it('refuses a million brackets without running out of stack, and takes a hundred', () => {
    for (const bracket of ['[', '{"a":']) {
      expect(sentences(bracket.repeat(900_000))).toEqual([
        `heroes/warden.json, line 1, column ${100 * bracket.length + 1}: brackets are nested more than 100 deep; no file of a set needs that.`,
      ]);
    }
    expect(sentences(`${'['.repeat(100)}${']'.repeat(100)}`)).toEqual([]);
  });

  it('refuses more than 5 MB and reads a text of nearly that', () => {
    expect(sentences(`"${'x'.repeat(5_000_000)}"`)).toEqual([
      'heroes/warden.json: the file has 5.0 MB; at most 5 MB are read.',
    ]);
    expect(parseJson('a.json', `"${'x\\n'.repeat(1_600_000)}"`).problems).toEqual([]);
  });

  it('reads past a byte order mark, and warns of a key that stands twice', () => {
    const { value, problems } = parseJson('a.json', '\ufeff{"health": 3,\n "x": {"health": 5},\n "health": 4}');
    expect(value).toEqual({ health: 4, x: { health: 5 } });
    expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
      [
        'warning',
        'a.json, line 3, column 2: the key "health" stands here a second time; only this one counts, so remove one of them.',
      ],
    ]);
  });

  it('agrees with JSON.parse on every value and on every spoiled text', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string({ maxLength: 1 }), (text, place, letter) => {
        expect(parseJson('a.json', text).value).toEqual(JSON.parse(text));
        const at = place % (text.length + 1);
        const spoiled = text.slice(0, at) + letter + text.slice(at + 1);
        let wanted: unknown;
        try {
          wanted = JSON.parse(spoiled);
        } catch {}
        expect(parseJson('a.json', spoiled).value).toEqual(wanted);
      }),
      { numRuns: 300 },
    );
  });

  it('writes two spaces, a final line feed, the keys of a schema first, and the same text for the same value', () => {
    const text = formatJson({ zeal: [1], name: 'A', health: 2 }, ['name', 'health']);
    expect(text).toBe('{\n  "name": "A",\n  "health": 2,\n  "zeal": [\n    1\n  ]\n}\n');
    expect(formatJson(JSON.parse(text))).toBe(text);
  });
});
