import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadSet } from '../../../app/studio/load-set.ts';
import type { Deck } from '../../../exporters/face/card.ts';
import type { Op } from '../../../exporters/face/display-list.ts';
import { lowInkDecks } from '../../../exporters/face/low-ink-cards.ts';
import { faceMakers } from '../../../exporters/face/systems.ts';
import { Rasteriser } from '../../../exporters/png/raster.ts';

const flat = (ops: readonly Op[]): Op[] =>
  ops.flatMap((op) => (op.op === 'clip' || op.op === 'group' ? flat(op.ops) : [op]));

it('keeps the figure of a composed picture and the steps of complexity on cards in low ink, on mostly white paper', async () => {
  const folder = fileURLToPath(new URL('../../../content/teamfight/saltmarch', import.meta.url));
  const { set, pictures } = await loadSet(folder);
  const { decks } = faceMakers.teamfight(set!, pictures);
  const [card] = lowInkDecks(decks.filter(({ cards }) => cards[0]?.name === 'Granny Brine'))[0]!.cards;
  const ops = flat(card!.front.ops);
  // Her hat and her crab: an outline, white inside of it, and a light grey.
  const large = ops.flatMap((op) => (op.op === 'icon' && op.size > 9 ? [op.name.split('/')[1] ?? ''] : []));
  expect(large).toEqual(['halo', 'solid', '', 'halo', 'solid', '']);
  const full = ops.filter((op) => op.op === 'path' && op.fill === '#111111');
  expect(full).toHaveLength(3);

  const { data } = (await new Rasteriser(pictures).canvas(card!.front, 4, 'trim'))
    .getContext('2d')
    .getImageData(0, 0, 254, 355);
  let ink = 0;
  for (let i = 0; i < data.length; i += 4) ink += (255 - data[i + 1]!) / 255;
  expect(ink / (data.length / 4)).toBeLessThan(0.2);
});

it('keeps the emblem on backs, as an outline in its ring, and drops the watermark behind the text', async () => {
  const folder = fileURLToPath(new URL('../../../content/teamfight/saltmarch', import.meta.url));
  const { set, pictures } = await loadSet(folder);
  const [card] = lowInkDecks(faceMakers.teamfight(set!, pictures).decks)[0]!.cards;
  const emblem = set!.theme.emblem ?? '';
  const large = (ops: readonly Op[]) =>
    flat(ops).flatMap((op) => (op.op === 'icon' && op.size > 9 && op.name.startsWith(emblem) ? [op.name] : []));
  expect(large(card!.back.ops)).toEqual([`${emblem}/halo`, `${emblem}/solid`, emblem]);
  expect(large(card!.front.ops)).toEqual([]);
});

it('keeps the name readable that stands in place of a missing picture', () => {
  const word = (x: number) =>
    ({
      ...{ op: 'text', x, baseline: 20, text: 'Warden', font: 'title', size: 6 },
      advance: 20,
      fill: '#302010',
    }) as const;
  const list = { width: 63.5, height: 88.9, bleed: 3, corner: 0, ops: [word(9.5), word(10.5), word(10)] };
  const card = { ref: 'demo/warden', name: 'Warden', text: '', copies: 1, front: list, back: list, zones: [] };
  const decks = [{ ref: 'demo/warden', name: 'Warden', size: 'poker', cards: [card] }] as unknown as Deck[];
  const { ops } = lowInkDecks(decks)[0]!.cards[0]!.front;
  expect(ops.map((op) => op.op === 'text' && op.fill)).toEqual(['#ffffff', '#ffffff', '#111111']);
});
