import type { Card, CardSize, Deck } from '../../../exporters/face/card.ts';
import type { DisplayList, Op } from '../../../exporters/face/display-list.ts';
import type { FontId } from '../../../exporters/face/fonts/fonts.ts';
import { measure } from '../../../exporters/face/fonts/measure.ts';

const sizes: Readonly<Record<CardSize, readonly [number, number]>> = {
  poker: [63.5, 88.9],
  standard: [63, 88],
  euro: [59, 92],
  'mini-euro': [44, 68],
  bridge: [57.15, 88.9],
  tarot: [69.85, 120.65],
  mini: [44.45, 63.5],
  square: [88.9, 88.9],
  jumbo: [88.9, 139.7],
};

const vocabulary =
  'Range 4, 1dmg, pull 3. Waft Toffee AVAST office fjord difficult The target may not move until the end of its next turn. Tor Yew Wave';

/** Words in a row, as a layout would set them. */
function line(text: string, font: FontId, size: number, x: number, baseline: number, fill: string): Op[] {
  const { width } = measure(font);
  let at = x;
  return text.split(' ').map((word) => {
    const run = { op: 'text', x: at, baseline, text: word, font, size, advance: width(word) * size, fill } as const;
    at += (width(word) + width(' ')) * size;
    return run;
  });
}

/** A face with every operation of a display list, and words of its own. */
export function sampleFace(name: string, number: number, size: CardSize = 'poker', picture?: string): DisplayList {
  const [width, height] = sizes[size];
  const words = vocabulary.split(' ');
  const body = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 5 }, (_, word) => words[(number * 7 + row * 5 + word) % words.length]).join(' '),
  );
  const hue = ((number * 37) % 200) + 40;
  const colour = `#${hue.toString(16)}5a${(250 - hue + 16).toString(16).padStart(2, '0').slice(-2)}`;
  return {
    width,
    height,
    bleed: 3,
    corner: 3,
    ops: [
      {
        op: 'rect',
        x: -3,
        y: -3,
        w: width + 6,
        h: height + 6,
        fill: {
          kind: 'linear',
          line: [0, 0, 0, height],
          stops: [
            [0, colour],
            [0.5, '#223344'],
            [1, '#111820'],
          ],
        },
      },
      {
        op: 'rect',
        x: 3.5,
        y: 3.5,
        w: width - 7,
        h: height - 7,
        r: 2,
        fill: '#f6efe0',
        stroke: { colour: '#5b4a2a', width: 0.3 },
      },
      {
        op: 'clip',
        shape: { op: 'rect', x: 5, y: 12, w: width - 10, h: 24, r: 1.5 },
        ops: [
          {
            op: 'rect',
            x: 5,
            y: 12,
            w: width - 10,
            h: 24,
            fill: {
              kind: 'radial',
              circle: [width / 2, 24, 20],
              stops: [
                [0, '#ffe9b0'],
                [1, colour],
              ],
            },
          },
          ...(picture ? [{ op: 'image', src: picture, x: 5, y: 6, w: width - 10, h: 36 } as const] : []),
          { op: 'icon', name: 'hearts', x: width / 2 - 8, y: 15, size: 16, fill: '#ffffff', opacity: 0.8 },
          {
            op: 'icon',
            name: 'walking-boot',
            x: 6,
            y: 22,
            size: 12,
            mirror: true,
            fill: {
              kind: 'linear',
              line: [6, 22, 18, 34],
              stops: [
                [0, '#000000'],
                [1, '#ff8800'],
              ],
            },
          },
        ],
      },
      {
        op: 'path',
        d: 'M5 40h20a2 2 0 0 1 2 2v4h-22q-2 -3 0 -6z',
        fill: colour,
        rule: 'evenodd',
        stroke: { colour: '#000000', width: 0.25, dash: [1, 0.5] },
      },
      {
        op: 'group',
        x: width - 8,
        y: height - 8,
        rotate: 45,
        scale: 0.5,
        opacity: 0.5,
        ops: [{ op: 'rect', x: -4, y: -4, w: 8, h: 8, fill: colour }],
      },
      ...line(name, 'cinzel', 4.2, 6, 9, '#1d1a17'),
      ...body.flatMap((text, row) => line(text, row % 3 === 2 ? 'body-bold' : 'body', 3, 6, 52 + row * 3.6, '#1d1a17')),
    ],
  };
}

/** Decks of cards that differ in name, words and colours. */
export function sampleDeck(count: number, size: CardSize = 'poker', picture?: (index: number) => string): Deck {
  const back = sampleFace('Back', 0, size);
  const cards = Array.from(
    { length: count },
    (_, index): Card => ({
      ref: `demo/${size}-${index}`,
      kind: 'ability',
      name: `Card ${index}`,
      text: '',
      size,
      copies: 1,
      front: sampleFace(`Card ${index}`, index + 1, size, picture?.(index)),
      back,
      source: { file: 'heroes/demo.json', pointer: `/abilities/${index}` },
      zones: [],
      backZones: [],
      textPt: 8.5,
      over: 0,
    }),
  );
  return { ref: `demo/${size}`, name: size, size, cards };
}
