import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { CardSize, Deck } from '../../../exporters/face/card.ts';
import type { Backs, CardPaper, Cuts } from '../../../exporters/face/card-paper.ts';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import type { PaperName } from '../../../exporters/face/paper-size.ts';
import { layCalibration } from '../../../exporters/pdf/calibration.ts';
import { countSheets, NoRoom } from '../../../exporters/pdf/card-sheets.ts';
import { cardsPdf, plainCards } from '../../../exporters/pdf/cards.ts';
import { PaperDocument } from '../../../exporters/pdf/paper-document.ts';
import { type ReadLine, type ReadPage, rasterPage, readPdf } from './read-pdf.ts';
import { sampleDeck } from './sample-cards.ts';

/** Thickness of the sign on fronts and on backs, which no other line has. */
const sign = 0.37;

/** A face with a line along its top edge: from the left corner on fronts, from the right one on backs, where the same corner lies. */
const face = ({ width, height }: DisplayList, side: 'front' | 'back'): DisplayList => {
  const d = side === 'front' ? 'M0 0L11 0' : `M${width} 0L${width - 11} 0`;
  const ground = { op: 'rect', x: -3.175, y: -3.175, w: width + 6.35, h: height + 6.35, fill: '#ddeeff' } as const;
  return {
    ...{ width, height, bleed: 3.175, corner: 3 },
    ops: [ground, { op: 'path', d, stroke: { colour: '#ff0000', width: sign } }],
  };
};

const signed = (count: number, size: CardSize = 'poker'): Deck => {
  const deck = sampleDeck(count, size);
  const cards = deck.cards.map((card) => ({
    ...card,
    front: face(card.front, 'front'),
    back: face(card.back, 'back'),
  }));
  return { ...deck, cards };
};

/** The same cards, lying. */
const lying = (deck: Deck): Deck => ({
  ...deck,
  cards: deck.cards.map((card) => {
    const lies = ({ width, height, ...list }: DisplayList) => ({ ...list, width: height, height: width });
    return { ...card, front: face(lies(card.front), 'front'), back: face(lies(card.back), 'back') };
  }),
});

/** The first stands, the second lies, and so on. */
const mixed = (deck: Deck): Deck => {
  const lies = lying(deck).cards;
  return { ...deck, cards: deck.cards.map((card, index) => (index % 2 === 1 ? lies[index]! : card)) };
};

async function print(decks: readonly Deck[], how: Partial<CardPaper>, paper: PaperName = 'a4'): Promise<ReadPage[]> {
  const out = new PassThrough();
  const job = { title: 'Demo', authors: '', stamps: ['Demo'], pictures: new Map(), paper, ...how };
  const [bytes] = await Promise.all([buffer(out), cardsPdf(decks, job, out)]);
  return readPdf(bytes);
}

const signsOf = (page: ReadPage) => page.lines.filter(({ thick }) => Math.abs(thick - sign) < 0.001);
const marksOf = (page: ReadPage) => page.lines.filter(({ thick }) => Math.abs(thick - 0.09) < 0.001);
const textOf = (page: ReadPage) => page.words.map(({ text }) => text).join(' ');
const sorted = (lines: readonly ReadLine[]) =>
  [...lines].sort((a, b) => Math.round(a.y1 - b.y1) || a.x1 - b.x1 || a.y2 - b.y2);

/** How wide a page's faces are painted in mm, and how much of the row through their middle is white. */
async function painted(decks: readonly Deck[], page: number) {
  const out = new PassThrough();
  const job = { title: '', authors: '', stamps: [], pictures: new Map(), paper: 'a4', cuts: 'bleed' } as const;
  const [bytes] = await Promise.all([buffer(out), cardsPdf(decks, { ...job, backs: 'long-edge' }, out)]);
  const canvas = await rasterPage(bytes, page, 10);
  const row = canvas.getContext('2d').getImageData(0, 300, canvas.width, 1).data;
  const inked = Array.from({ length: canvas.width }, (_, x) => x).filter((x) => row[4 * x]! < 245);
  const [from, to] = [inked[0]!, inked.at(-1)!];
  return { width: (to - from) / 10, white: to - from + 1 - inked.length };
}

/** Every sign of one side lies within `most` mm of one of the other side. */
function coincide(front: readonly ReadLine[], back: readonly ReadLine[], most: number): void {
  expect(front.length).toBe(back.length);
  for (const [index, line] of sorted(front).entries()) {
    const other = sorted(back)[index]!;
    for (const key of ['x1', 'y1', 'x2', 'y2'] as const) expect(Math.abs(line[key] - other[key])).toBeLessThan(most);
  }
}

/** A page as it is seen through the paper once it was turned over its long or short edge. */
const through = ({ width, height }: ReadPage, lines: readonly ReadLine[], over: 'long' | 'short') => {
  const sideways = (over === 'long') === height >= width;
  return lines.map((line) =>
    sideways
      ? { ...line, x1: width - line.x1, x2: width - line.x2 }
      : { ...line, y1: height - line.y1, y2: height - line.y2 },
  );
};

describe('the number of cards on a sheet', () => {
  const table: readonly (readonly [CardSize, PaperName, number, number])[] = [
    ['poker', 'a4', 9, 8],
    ['poker', 'letter', 9, 6],
    ['bridge', 'a4', 10, 9],
    ['bridge', 'letter', 9, 8],
    ['tarot', 'a4', 4, 4],
    ['tarot', 'letter', 4, 4],
    ['mini', 'a4', 18, 16],
    ['mini', 'letter', 18, 15],
    ['square', 'a4', 6, 6],
    ['square', 'letter', 6, 4],
    ['jumbo', 'a4', 4, 4],
    ['jumbo', 'letter', 3, 2],
    ['standard', 'a4', 9, 8],
    ['euro', 'a4', 9, 8],
    ['euro', 'letter', 8, 8],
    ['mini-euro', 'a4', 16, 12],
    ['poker', 'a3', 18, 16],
    ['poker', 'tabloid', 18, 12],
  ];

  it.each(table)('of %s cards on %s is %i with shared cuts and %i with full bleed', (size, paper, shared, bleed) => {
    const decks = [sampleDeck(shared + 1, size)];
    const counts = (cuts: Cuts) => countSheets(decks, paper, { ...plainCards, cuts })[0];
    expect(counts('shared')).toEqual({ size, perSheet: shared, sheets: 2 });
    expect(counts('bleed')?.perSheet).toBe(bleed);
  });

  it.each(table)(
    'of %s cards that lie on %s is %i with shared cuts and %i with full bleed too',
    (size, paper, shared, bleed) => {
      const decks = [lying(sampleDeck(shared + 1, size))];
      const counts = (cuts: Cuts) => countSheets(decks, paper, { ...plainCards, cuts })[0];
      expect(counts('shared')).toEqual({ size, perSheet: shared, sheets: 2 });
      expect(counts('bleed')?.perSheet).toBe(bleed);
    },
  );

  it('refuses cards that are larger than what the margins leave', () => {
    expect(() => countSheets([sampleDeck(1, 'jumbo')], 'a4', { ...plainCards, margin: 70 })).toThrow(NoRoom);
  });
});

describe('fronts and backs', () => {
  const ways: readonly (readonly [Backs, Cuts, CardSize, PaperName])[] = [
    ['long-edge', 'shared', 'poker', 'a4'],
    ['long-edge', 'bleed', 'poker', 'a4'],
    ['long-edge', 'gaps', 'mini', 'letter'],
    ['short-edge', 'shared', 'jumbo', 'letter'],
    ['short-edge', 'bleed', 'bridge', 'a4'],
    ['by-hand', 'shared', 'mini', 'a4'],
  ];

  it.each(ways)('coincide through the paper: %s, %s, %s cards on %s', async (backs, cuts, size, paper) => {
    const pages = await print([signed(3, size)], { backs, cuts }, paper);
    const over = backs === 'short-edge' ? 'short' : 'long';
    const [front, back] = [pages[0]!, pages.at(-1)!];
    expect(signsOf(front)).toHaveLength(3);
    coincide(signsOf(front), through(back, signsOf(back), over), 0.05);
    // A ruler laid to the marks cuts where the cards end.
    for (const { x1, y1 } of signsOf(front)) {
      const marks = marksOf(front);
      expect(marks.some((mark) => mark.x1 === mark.x2 && Math.abs(mark.x1 - x1) < 0.05)).toBe(true);
      expect(marks.some((mark) => mark.y1 === mark.y2 && Math.abs(mark.y1 - y1) < 0.05)).toBe(true);
    }
    expect(marksOf(back)).toEqual([]);
  });

  const orders = [
    ['that lie', lying],
    ['of which some lie', mixed],
  ] as const;

  it.each(orders.flatMap(([what, made]) => ways.map((way) => [what, made, ...way] as const)))(
    'coincide through the paper of cards %s, by their size to 0.05 mm: %#',
    async (_, made, backs, cuts, size, paper) => {
      const pages = await print([made(signed(6, size))], { backs, cuts }, paper);
      const over = backs === 'short-edge' ? 'short' : 'long';
      const cards = pages.filter((page) => signsOf(page).length > 0);
      const fronts = cards.filter((page) => marksOf(page).length > 0);
      const others = cards.filter((page) => marksOf(page).length === 0);
      expect(fronts.flatMap(signsOf)).toHaveLength(6);
      for (const [index, front] of fronts.entries())
        coincide(signsOf(front), through(others[index]!, signsOf(others[index]!), over), 0.05);
      // A ruler laid to the marks cuts where the cards begin, and again where they end along the edge with the sign.
      const [page] = fronts;
      const at = (key: 'x1' | 'y1', other: 'x2' | 'y2') =>
        marksOf(page!).flatMap((mark) => (Math.abs(mark[key] - mark[other]) < 0.001 ? [mark[key]] : []));
      const [xs, ys] = [at('x1', 'x2'), at('y1', 'y2')];
      const { width, height } = sampleDeck(1, size).cards[0]!.front;
      for (const { x1, y1, y2 } of signsOf(page!)) {
        expect(xs.some((x) => Math.abs(x - x1) < 0.05)).toBe(true);
        expect(ys.some((y) => Math.abs(y - y1) < 0.05)).toBe(true);
        const sides = Math.abs(y1 - y2) < 0.01 ? xs.map((x) => Math.abs(x - x1)) : ys.map((y) => Math.abs(y - y1));
        const edges = made === lying ? [height] : [width, height];
        expect(sides.some((side) => edges.some((edge) => Math.abs(side - edge) < 0.05))).toBe(true);
      }
    },
  );

  it.each(orders)('lie beside each other to be folded, of cards %s', async (_, made) => {
    const [page] = await print([made(signed(4))], { backs: 'fold' });
    const fold = page!.lines.find((line) => Math.abs(line.thick - 0.18) < 0.001)!;
    const [above, below] = [signsOf(page!).filter((l) => l.y1 < fold.y1), signsOf(page!).filter((l) => l.y1 > fold.y1)];
    const over = below.map((line) => ({ ...line, y1: 2 * fold.y1 - line.y1, y2: 2 * fold.y1 - line.y2 }));
    expect(above).toHaveLength(4);
    coincide(above, over, 0.05);
  });

  it('show more bleed on backs than on fronts with full bleed, and never white', async () => {
    const [front, back] = await Promise.all([1, 2].map((page) => painted([signed(2)], page)));
    // A page with two cards: the outer edges of the block have room for more.
    expect(back!.width - front!.width).toBeGreaterThan(2);
    expect(back!.white).toBe(0);
  });

  it('are moved by what the printer is off, backs alone', async () => {
    const [front, back] = await print([signed(9)], { backs: 'long-edge', offset: { x: 1.25, y: -0.5 } });
    const moved = through(back!, signsOf(back!), 'long').map((line) => ({
      ...line,
      ...{ x1: line.x1 + 1.25, x2: line.x2 + 1.25, y1: line.y1 + 0.5, y2: line.y2 + 0.5 },
    }));
    coincide(signsOf(front!), moved, 0.05);
  });

  it('come by hand as all fronts, how to turn the stack, and all backs in the same order', async () => {
    const pages = await print([signed(20)], { backs: 'by-hand' });
    expect(pages.map((page) => signsOf(page).length)).toEqual([9, 9, 2, 0, 9, 9, 2]);
    expect(textOf(pages[3]!)).toContain('Then print the rest of this file, from page 5 on');
    expect(pages.map(textOf)).toEqual([
      ...[1, 2, 3].map((sheet) => expect.stringContaining(`fronts of sheet ${sheet} `)),
      expect.stringContaining('Turn the stack'),
      ...[1, 2, 3].map((sheet) => expect.stringContaining(`backs of sheet ${sheet} `)),
    ]);
  });

  it.each(['a4', 'letter'] as const)('lie beside each other on %s to be folded along a line', async (paper) => {
    const [page, ...more] = await print([signed(4)], { backs: 'fold' }, paper);
    expect(more).toEqual([]);
    const fold = page!.lines.find((line) => Math.abs(line.thick - 0.18) < 0.001)!;
    expect(Math.abs(fold.x2 - fold.x1)).toBeCloseTo(page!.width, 1);
    const [above, below] = [signsOf(page!).filter((l) => l.y1 < fold.y1), signsOf(page!).filter((l) => l.y1 > fold.y1)];
    const over = below.map((line) => ({ ...line, y1: 2 * fold.y1 - line.y1, y2: 2 * fold.y1 - line.y2 }));
    coincide(above, over, 0.05);
  });
});

describe('other ways to print cards', () => {
  it('has slips a millimetre smaller than the cards, fronts only', async () => {
    const pages = await print([signed(10)], { backs: 'slips' });
    expect(pages.map((page) => signsOf(page).length)).toEqual([9, 1]);
    const xs = [...new Set(marksOf(pages[0]!).flatMap((mark) => (mark.x1 === mark.x2 ? [mark.x1] : [])))];
    const across = [...xs].sort((a, b) => a - b);
    for (const [index, x] of across.slice(1).entries()) expect(x - across[index]!).toBeCloseTo(62.5, 1);
  });

  it('packs what is left over of several sizes, with marks for every row', async () => {
    const decks = [signed(10), signed(3, 'mini'), signed(1, 'bridge')];
    const apart = await print(decks, {});
    const packed = await print(decks, { packed: true });
    expect([apart.length, packed.length]).toEqual([4, 2]);
    expect(signsOf(packed[1]!)).toHaveLength(5);
    for (const { x1, y1 } of signsOf(packed[1]!)) {
      const upright = marksOf(packed[1]!).filter((mark) => mark.x1 === mark.x2 && Math.abs(mark.x1 - x1) < 0.05);
      expect(upright.some((mark) => Math.abs(Math.max(mark.y1, mark.y2) - y1) < 4)).toBe(true);
    }
  });

  it('packs pages that are folded too, each back behind its front', async () => {
    const decks = [signed(1), signed(2, 'bridge')];
    const apart = await print(decks, { backs: 'fold' });
    const [page, ...more] = await print(decks, { backs: 'fold', packed: true });
    expect([apart.length, more.length]).toEqual([2, 0]);
    const fold = page!.lines.find((line) => Math.abs(line.thick - 0.18) < 0.001)!;
    const signs = signsOf(page!);
    const below = signs.filter((line) => line.y1 > fold.y1);
    const over = below.map((line) => ({ ...line, y1: 2 * fold.y1 - line.y1, y2: 2 * fold.y1 - line.y2 }));
    expect(below).toHaveLength(3);
    coincide(
      signs.filter((line) => line.y1 < fold.y1),
      over,
      0.05,
    );
  });

  it('turns cards that lie where they share a page', async () => {
    const deck = signed(1, 'mini');
    const lies = ({ width, height, ...list }: DisplayList) => ({ ...list, width: height, height: width });
    const lying = { ...deck, cards: deck.cards.map((card) => ({ ...card, front: lies(card.front) })) };
    const [page, ...more] = await print([signed(1), { ...lying, size: 'bridge' }], { packed: true });
    expect(more).toEqual([]);
    // Its top edge runs down the page.
    expect(signsOf(page!).filter((line) => Math.abs(line.x1 - line.x2) < 0.01)).toHaveLength(1);
  });

  it('adds crosses between cards only where they are asked for', async () => {
    const corner = (page: ReadPage) => {
      const { x2, y2 } = { x2: signsOf(page)[0]!.x1 + 63.5, y2: signsOf(page)[0]!.y1 + 88.9 };
      return marksOf(page).some(
        (m) => Math.abs((m.x1 + m.x2) / 2 - x2) < 0.05 && Math.abs((m.y1 + m.y2) / 2 - y2) < 0.05,
      );
    };
    const [plain] = await print([signed(9)], {});
    const [crossed] = await print([signed(9)], { innerMarks: true });
    expect([corner(plain!), corner(crossed!)]).toEqual([false, true]);
  });
});

describe('the calibration page', () => {
  it('has its cross where the ruler of the back begins, or where the printer will put it', async () => {
    const read = async (offset: { x: number; y: number }) => {
      const out = new PassThrough();
      const doc = new PaperDocument({ title: '', authors: '' }, new Map(), out);
      const [bytes] = await Promise.all([
        buffer(out),
        layCalibration({ paper: 'letter', backs: 'long-edge', offset }, doc),
      ]);
      return readPdf(bytes);
    };
    const middle = (page: ReadPage, long: number) => {
      const lines = page.lines.filter((line) => Math.abs(line.thick - 0.3) < 0.001);
      expect(lines).toHaveLength(2);
      for (const { x1, y1, x2, y2 } of lines) expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(long, 1);
      return { x: (lines[0]!.x1 + lines[0]!.x2) / 2, y: (lines[1]!.y1 + lines[1]!.y2) / 2 };
    };
    const [front, back] = await read({ x: 0, y: 0 });
    expect(middle(front!, 48).x).toBeCloseTo(front!.width - middle(back!, 30).x, 1);
    expect(middle(front!, 48).y).toBeCloseTo(middle(back!, 30).y, 1);
    const [, moved] = await read({ x: 2, y: -1 });
    expect(middle(moved!, 30).x - middle(back!, 30).x).toBeCloseTo(2, 2);
    expect(middle(moved!, 30).y - middle(back!, 30).y).toBeCloseTo(-1, 2);
    expect(textOf(moved!)).toContain('both figures shall be 0');
  });
});
