import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { type ProfileId, profiles } from '../../../exporters/face/print-profiles.ts';
import { layFacePages } from '../../../exporters/pdf/face-pages.ts';
import { PaperDocument } from '../../../exporters/pdf/paper-document.ts';
import { readPdf } from './read-pdf.ts';
import { sampleDeck } from './sample-cards.ts';

async function print(id: ProfileId, lies = false) {
  const deck = sampleDeck(2);
  const turned = ({ width, height, ...list }: DisplayList) =>
    lies ? { ...list, width: height, height: width } : { ...list, width, height };
  const cards = deck.cards.map(({ front, back, ...card }, index) => ({
    ...{ ...card, front: turned(front), back: turned(back), copies: index + 1 },
  }));
  const out = new PassThrough();
  const doc = new PaperDocument({ title: '', authors: '' }, new Map(), out);
  const [bytes, made] = await Promise.all([buffer(out), layFacePages([{ ...deck, cards }], {}, profiles[id], doc)]);
  return { bytes, made };
}

it('gives a print shop one face a page with its boxes, and every copy with its back', async () => {
  const { bytes, made } = await print('shop');
  expect(made).toEqual({ pages: 6, things: 3 });
  const pages = await readPdf(bytes);
  expect(pages.map((page) => [page.width, page.height].map((side) => side.toFixed(2)))).toEqual(
    Array.from({ length: 6 }, () => ['69.85', '95.25']),
  );
  // The first word stands 6 mm from the cut.
  expect(pages[0]!.words[0]).toMatchObject({ text: 'Card' });
  expect(pages[0]!.words[0]!.x).toBeCloseTo(3.175 + 6, 1);
  expect(pages.map((page) => page.words[0]!.text)).toEqual(['Card', 'Back', 'Card', 'Back', 'Card', 'Back']);
  const text = bytes.toString('latin1');
  // An eighth of an inch is nine points.
  expect(text.match(/\/TrimBox \[9 9 189 261\]/g)).toHaveLength(6);
  expect(text.match(/\/BleedBox \[0 0 198 270\]/g)).toHaveLength(6);
});

it('puts the back of each card before its front where the printer wants it so', async () => {
  const pages = await readPdf((await print('drivethru')).bytes);
  expect(pages.map((page) => page.words[0]!.text)).toEqual(['Back', 'Card', 'Back', 'Card', 'Back', 'Card']);
});

it('gives a print shop cards that lie as they lie, and stands them up for a printer that takes all cards standing', async () => {
  const shop = await readPdf((await print('shop', true)).bytes);
  expect(shop.map((page) => [page.width, page.height].map((side) => side.toFixed(2)))).toEqual(
    Array.from({ length: 6 }, () => ['95.25', '69.85']),
  );
  const [back, front] = await readPdf((await print('drivethru', true)).bytes);
  for (const page of [back!, front!])
    expect([page.width.toFixed(2), page.height.toFixed(2)]).toEqual(['69.85', '95.25']);
  // The first word stands 6 mm from the left of the card and 9 mm from its top: the top is at the right of fronts and at the left of backs.
  expect(front!.words[0]!.x).toBeCloseTo(69.85 - 3.175 - 9, 1);
  expect(front!.words[0]!.baseline).toBeCloseTo(3.175 + 6, 1);
  expect(back!.words[0]!.x).toBeCloseTo(3.175 + 9, 1);
  expect(back!.words[0]!.baseline).toBeCloseTo(95.25 - 3.175 - 6, 1);
});
