import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, digest } from '../../../rules/kernel/digest.ts';

describe('a digest', () => {
  it('is the SHA-256 of JSON with sorted keys', () => {
    const data = { b: [1, -0, 'ü "'], a: { d: null, c: undefined, '10': true, '9': 0.5 } };
    const text = '{"a":{"10":true,"9":0.5,"d":null},"b":[1,0,"ü \\""]}';
    expect(canonicalJson(data)).toBe(text);
    expect(digest(data)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('is equal for equal data, and other data reads back from its text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.stringify(JSON.parse(text))).toHaveLength(JSON.stringify(value).length);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it.each([new Map(), new Uint8Array(1), Number.NaN, 1n, () => 0, [undefined], { when: new Date(0) }])(
    'is not made of what JSON loses: %s',
    (value) => {
      expect(() => digest(value)).toThrow(/^Only plain JSON has a digest/);
    },
  );
});
