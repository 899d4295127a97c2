import fc from 'fast-check';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { mix } from '../../../exporters/face/colour.ts';
import { contrast } from '../../../exporters/face/contrast.ts';
import { fonts } from '../../../exporters/face/fonts/fonts.ts';
import { measure } from '../../../exporters/face/fonts/measure.ts';
import { faceTheme } from '../../../exporters/face/theme.ts';
import { heroFiles, opened } from './card-set.ts';

describe('measuring', () => {
  const words =
    'Range Tavern office fluffy fjord AVATAR \u00dcbel \u0141\u00f3d\u017a target. \u201cQuoted\u201d Take 1dmg, +2def (max 1) \u0164ava \u0413\u0435\u0440\u043e\u0439 \u0393\u03b5\u03b9\u03ac don\u2019t Te. Wo, 4x4 \u22121 Yp. P, f\u00ef'.split(
      ' ',
    );

  it.each(fonts.map(({ id, file }) => [id, file] as const))(
    'agrees with shaping the words in %s itself',
    (id, file) => {
      const font = fontkit.openSync(`node_modules/${file}`) as fontkit.Font;
      const table = measure(id);
      const known = words.filter((word) => [...word].every((char) => table.has(char)));
      expect(known.length).toBeGreaterThan(20);
      // The narrow fonts have ligatures of three letters, which stand in no pair: "ffi" may differ by a hair.
      for (const word of known.filter((word) => !/ffi|ffl/.test(word)))
        expect(table.width(word), word).toBeCloseTo(font.layout(word).advanceWidth / font.unitsPerEm, 3);
    },
  );

  it('does not have what the font lacks', () => {
    expect(measure('body').has('\u05d0')).toBe(false);
    expect(measure('cinzel').has('\u0416')).toBe(false);
  });
});

describe('the look of a set', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const set = opened(heroFiles());

  it('has text that can be read, whatever colours a designer chooses', () => {
    fc.assert(
      fc.property(colour, colour, colour, colour, (a, b, paper, ink) => {
        const look = faceTheme({ ...set, theme: { colours: [a, b], paper, ink } });
        for (const ground of [look.paper, mix(look.paper, look.main, 0.08)]) {
          expect(contrast(look.ink, ground)).toBeGreaterThanOrEqual(7);
          expect(contrast(look.accent, ground)).toBeGreaterThanOrEqual(7);
        }
        expect(contrast(look.onDeep, look.deep)).toBeGreaterThanOrEqual(7);
        expect(contrast(look.onDeep, look.shade)).toBeGreaterThanOrEqual(7);
        expect(contrast(look.deep, look.bright)).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 300 },
    );
  });

  it('follows from the colour of the set where there is no theme', () => {
    const look = faceTheme(set);
    expect(look).toMatchObject({ main: '#4a7c3f', cardSize: 'poker', titleFont: 'cinzel', emblem: 'polar-star' });
    for (const ground of [look.paper, mix(look.paper, look.main, 0.08)]) {
      expect(contrast(look.ink, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(look.accent, ground)).toBeGreaterThanOrEqual(7);
    }
  });
});
