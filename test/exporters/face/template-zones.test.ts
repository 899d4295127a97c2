import { describe, expect, it } from 'vitest';
import type { CardSize } from '../../../exporters/face/card.ts';
import { contrast, luminance } from '../../../exporters/face/contrast.ts';
import { orientationOf, templateKey, trimOf } from '../../../exporters/face/orientation.ts';
import { cardSizes } from '../../../exporters/face/sizes.ts';
import { type TemplateKind, templateZones } from '../../../exporters/face/template-zones.ts';
import { templates } from '../../../exporters/face/templates.ts';
import type { Theme } from '../../../schemas/types.generated.ts';
import { cardsOf, facesOf, heroFiles, opened, runsOf } from './card-set.ts';

const kinds = Object.keys(templates) as TemplateKind[];
const sizes = Object.keys(cardSizes) as CardSize[];
const formats = sizes.flatMap((cardSize) =>
  (['portrait', 'landscape'] as const).map((orientation) => [cardSize, orientation] as const),
);
const cardOf = (theme: Theme, kind: string) => {
  const card = cardsOf(facesOf(opened(heroFiles(), theme))).find((one) => one.kind === kind);
  if (!card) throw new Error(`There is no ${kind} card.`);
  return card;
};
const run = (theme: Theme, kind: string, text: string) => {
  const found = runsOf(cardOf(theme, kind).front).find((one) => one.text === text);
  if (!found) throw new Error(`${text} is not printed.`);
  return found;
};
const problemsOf = (theme: Theme) =>
  facesOf(opened(heroFiles(), theme)).problems.filter(({ file }) => file === 'theme.json');

describe('the zones of a template', () => {
  it.each(formats)('can each be put where they are already on a %s card, %s, and nothing changes', (cardSize, way) => {
    const theme: Theme = { cardSize, orientation: way };
    const before = facesOf(opened(heroFiles(), theme));
    const [hero] = cardsOf(before);
    const places = kinds.map((of) => {
      const kind = templateKey(of, orientationOf(theme, of));
      // The text of a poster stands below its figures, also where a hero's stands beside the picture.
      const zones = templateZones(kind, theme, of === 'poster' ? trimOf(cardSize, way)[1] - 12 : hero?.panelTop);
      expect(zones.length, kind).toBeGreaterThan(3);
      // What stands on the panel's edge follows each card's text until it is moved, and so does what is above the panel.
      const fixed = zones.filter(({ id, kind: sort }) => sort !== 'art' && (id !== 'medallion' || of === 'back'));
      return [
        kind,
        Object.fromEntries(fixed.map(({ id, x, y, w, h }) => [id, { x, y, width: w, height: h }])),
      ] as const;
    });
    const after = facesOf(opened(heroFiles(), { ...theme, templates: Object.fromEntries(places) }));
    expect(after.problems).toEqual(before.problems);
    const rough = (value: unknown) =>
      JSON.stringify(value, (_, part) => (typeof part === 'number' ? Math.round(part * 20) / 20 : part));
    for (const [index, card] of cardsOf(after).entries())
      expect(runsOf(card.front).map(({ text, x, baseline, size }) => rough([text, x, baseline, size]))).toEqual(
        runsOf(cardsOf(before)[index]?.front ?? card.front).map(({ text, x, baseline, size }) =>
          rough([text, x, baseline, size]),
        ),
      );
  });

  it('move on the cards of that template alone, and print is as much larger as its zone is higher', () => {
    const own = templateZones('ability', {}).find(({ id }) => id === 'name');
    if (!own) throw new Error('An ability card has a name.');
    const moved: Theme = {
      templates: { ability: { name: { x: own.x, y: 30, width: own.w, height: own.h * 1.5 } } },
    };
    const [before, after] = [run({}, 'ability', 'bash'), run(moved, 'ability', 'bash')];
    expect(after.size).toBeCloseTo(before.size * 1.5, 5);
    expect(after.baseline).toBeGreaterThan(30);
    expect(after.baseline).toBeLessThan(30 + own.h * 1.5);
    expect(JSON.stringify(cardOf(moved, 'hero').front)).toBe(JSON.stringify(cardOf({}, 'hero').front));
    expect(problemsOf(moved)).toEqual([]);
  });

  it('print a name in dark ink where it is moved from its band onto the paper of the text', () => {
    const zones = templateZones('ability', {}, cardOf({}, 'ability').panelTop);
    const [name, panel] = ['name', 'panel'].map((id) => zones.find((zone) => zone.id === id));
    if (!name || !panel) throw new Error('An ability card has a name and a panel.');
    const on = { x: name.x, y: panel.y + panel.h / 2, width: name.w, height: name.h };
    const moved: Theme = { templates: { ability: { name: on } } };
    expect(luminance(run({}, 'ability', 'bash').fill)).toBeGreaterThan(0.5);
    expect(luminance(run(moved, 'ability', 'bash').fill)).toBeLessThan(0.1);
  });

  it('print a name that is moved onto the picture on a plate of its own, wherever the words are', () => {
    const own = templateZones('hero', {}).find(({ id }) => id === 'name');
    if (!own) throw new Error('A hero card has a name.');
    const moved: Theme = { templates: { hero: { name: { x: own.x, y: 30, width: own.w, height: own.h } } } };
    const { ops } = cardOf(moved, 'hero').front;
    const at = ops.findIndex((op) => op.op === 'text' && op.baseline > 30 && op.baseline < 30 + own.h);
    const [plate, words] = [ops[at - 1], ops[at]];
    if (plate?.op !== 'rect' || words?.op !== 'text') throw new Error('There is no plate below the words.');
    expect(contrast(words.fill, String(plate.fill))).toBeGreaterThanOrEqual(7);
    expect(plate.x).toBeLessThan(words.x);
    expect(plate.x + plate.w).toBeGreaterThan(words.x + words.advance);
    expect(plate.y).toBeLessThan(words.baseline - words.size * 0.7);
    expect(plate.y + plate.h).toBeGreaterThan(words.baseline + words.size * 0.25);
  });

  it('give the text of a card the room of its zone and no more', () => {
    const moved: Theme = { templates: { ability: { panel: { x: 12, y: 40, width: 39.5, height: 30 } } } };
    const { front, panelTop } = cardOf(moved, 'ability');
    const body = runsOf(front).filter(({ font, baseline }) => font.startsWith('body') && baseline < 80);
    expect(body.length).toBeGreaterThan(3);
    for (const { x, advance, baseline, text } of body) {
      expect(x, text).toBeGreaterThanOrEqual(12);
      expect(x + advance, text).toBeLessThanOrEqual(51.51);
      expect(baseline, text).toBeLessThan(70);
    }
    expect(panelTop).toBeGreaterThan(30);
  });

  it('are told of where they leave the safe area, are too small to be read, or are none', () => {
    const wrong: Theme = {
      templates: {
        hero: {
          name: { x: 1, y: 3.2, width: 29.5, height: 7 },
          speed: { x: 48, y: 4, width: 2, height: 2 },
          nose: { x: 10, y: 10, width: 10, height: 10 },
          band: { x: -3.175, y: -3.175, width: 69.85, height: 20 },
        },
      },
    };
    expect(problemsOf(wrong).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'theme/zone-outside /templates/hero/name',
      'theme/zone-small /templates/hero/speed',
      'theme/no-zone /templates/hero/nose',
    ]);
    expect(problemsOf(wrong)[0]?.message).toBe(
      'theme.json, templates, hero, name: the zone leaves the safe area at the left by 2.2 mm, where a cutter may take it. Move it in.',
    );
  });

  it('may be of any size that the schema allows without stopping the faces', () => {
    const tiny = { x: 200, y: -10, width: 1, height: 1 };
    for (const kind of kinds) {
      const every = Object.fromEntries(templateZones(kind, {}).map(({ id }) => [id, tiny]));
      const faces = facesOf(opened(heroFiles(), { templates: { [kind]: every } }));
      expect(JSON.stringify(faces), kind).not.toContain('null');
    }
  });
});
