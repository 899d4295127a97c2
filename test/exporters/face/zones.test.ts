import { describe, expect, it } from 'vitest';
import type { Card, CardSize } from '../../../exporters/face/card.ts';
import { cardSizes } from '../../../exporters/face/sizes.ts';
import { zoneAt } from '../../../exporters/face/zone.ts';
import { at } from '../../../schemas/place.ts';
import { cardsOf, facesOf, heroFiles, opened, runsOf } from './card-set.ts';

const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('\u2212', '-')
    .replaceAll('\u2019', "'")
    .replaceAll('\u2013', '--')
    .replace(/[*_]/g, '');

const formats = (Object.keys(cardSizes) as CardSize[]).flatMap((cardSize) =>
  (['portrait', 'landscape'] as const).map((orientation) => [cardSize, orientation] as const),
);

describe.each(formats)('the zones of a %s card, %s,', (cardSize, orientation) => {
  const files = heroFiles();
  const cards = cardsOf(facesOf(opened(files, { cardSize, orientation })));
  const fieldAt = (card: Card, x: number, y: number) => {
    const zone = zoneAt(card.zones, x, y);
    return zone && { ...zone, value: at(JSON.parse(files.get(zone.file) ?? 'null'), zone.pointer) };
  };

  it('lead from every printed word to the field that it is written in', () => {
    const unled = cards.flatMap((card) =>
      runsOf(card.front).flatMap((run) => {
        const field = fieldAt(card, run.x + run.advance / 2, run.baseline - run.size * 0.2);
        const made = /^(Standard|Hint|Rules|demo|\u2026)$/.test(run.text);
        // Where there is no picture, the name is lettered in its place.
        if (field?.pointer.endsWith('/art') && field.value === undefined) return [];
        const said = plain(String(field?.value));
        return made || said.includes(plain(run.text)) ? [] : [`${card.name}: ${run.text} -> ${field?.pointer}`];
      }),
    );
    expect(unled).toEqual([]);
  });

  it('lead from the picture and the marks of difficulty to theirs, and from the back to the set', () => {
    const [warden] = cards;
    if (!warden) throw new Error('There is no card.');
    const art = warden.zones.find(({ pointer }) => pointer === '/art');
    expect(art && fieldAt(warden, art.x + art.w / 2, art.y + art.h / 3)?.pointer).toBe('/art');
    const marks = warden.zones.find(({ pointer }) => pointer === '/complexity');
    expect(marks && fieldAt(warden, marks.x + marks.w / 2, marks.y + marks.h / 2)?.value).toBe(2);
    expect(new Set(warden.backZones.map(({ file, pointer }) => file + pointer))).toEqual(
      new Set(['set.json/name', 'theme.json/emblem']),
    );
  });
});
