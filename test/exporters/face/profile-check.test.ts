import { describe, expect, it } from 'vitest';
import type { CardSize, Deck } from '../../../exporters/face/card.ts';
import type { Op } from '../../../exporters/face/display-list.ts';
import { type ProfileId, profiles } from '../../../exporters/face/print-profiles.ts';
import { checkProfile } from '../../../exporters/face/profile-check.ts';
import { mmPerInch, pixels } from '../../../exporters/png/raster.ts';
import { sampleDeck } from '../pdf/sample-cards.ts';

/** A deck of one card with these things on its front. */
function deckWith(ops: readonly Op[], size: CardSize = 'poker'): Deck {
  const deck = sampleDeck(1, size);
  const plain = (list: readonly Op[]) => ({ ...deck.cards[0]!.front, bleed: 3.175, ops: list });
  return {
    ...deck,
    cards: deck.cards.map((card) => ({ ...card, name: 'Warden', front: plain(ops), back: plain([]) })),
  };
}

const check = (id: ProfileId, ops: readonly Op[], size?: CardSize) =>
  checkProfile(profiles[id], [deckWith(ops, size)], new Map([['demo/a.png', { width: 500, height: 500 }]]));

const word = (x: number): Op => ({
  ...{ op: 'text', x, baseline: 40, text: 'Ward', font: 'body', size: 3, advance: 8, fill: '#000000' },
});
const stroke = { colour: '#000000', width: 0.5 };
const around = (inset: number): Op => ({
  ...{ op: 'rect', x: inset, y: inset, w: 63.5 - 2 * inset, h: 88.9 - 2 * inset, stroke },
});

describe('the rules of a printer', () => {
  it('have nothing to say of a card that keeps them', () => {
    const image: Op = { op: 'image', src: 'demo/a.png', x: 10, y: 10, w: 42, h: 42 };
    expect(check('tgc', [image, word(4), around(4)])).toEqual({ refused: [], warnings: [] });
  });

  it('count pixels as large as they come out, and a print shop refuses too few of them', () => {
    const image: Op = { op: 'image', src: 'demo/a.png', x: 0, y: 0, w: 42, h: 42 };
    const large: Op = { op: 'group', scale: 1.5, ops: [image] };
    expect(check('shop', [image])).toEqual({ refused: [], warnings: [] });
    expect(check('shop', [large]).refused).toEqual([
      'Print shop prints at 300 DPI, and a picture has less on the card: demo/a.png has 202. Take larger pictures, or show them smaller.',
    ]);
    expect(check('mpc', [large])).toMatchObject({ refused: [], warnings: [expect.stringContaining('has 202')] });
  });

  it('want words inside of the safe area, also where they are turned', () => {
    const turned: Op = { op: 'group', x: 63.5, y: 88.9, rotate: 180, ops: [word(2)] };
    for (const op of [word(2), word(54), turned])
      expect(check('tgc', [op]).warnings).toEqual([
        expect.stringMatching(/^Words lie less than 3\.2 mm .*: "Warden"\./),
      ]);
  });

  it('warn of a border that is cut unevenly, but not of a ground in the bleed or a line across', () => {
    expect(check('tgc', [around(2)]).warnings).toEqual([expect.stringMatching(/^A border is thinner than 3\.2 mm/)]);
    const across: Op = { op: 'path', d: 'M2 2L61.5 2', stroke };
    expect(check('tgc', [around(-2), across]).warnings).toEqual([]);
  });

  it('say which sizes are worked out and not taken from a list', () => {
    expect(check('mpc', [], 'jumbo').warnings).toEqual([expect.stringContaining('The size "jumbo" is worked out')]);
  });

  const sizes: readonly (readonly [CardSize, string, string])[] = [
    ['poker', '825x1125', '822x1122'],
    ['bridge', '750x1125', '747x1122'],
    ['tarot', '900x1500', '897x1497'],
    ['standard', '819x1114', '816x1111'],
    ['euro', '772x1162', '769x1159'],
    ['mini-euro', '595x878', '592x875'],
    ['mini', '600x825', '597x822'],
    ['square', '1125x1125', '1122x1122'],
    ['jumbo', '1125x1725', '1122x1722'],
  ];
  it.each(sizes)('ask for %s cards of %s pixels at The Game Crafter and %s at MakePlayingCards', (size, tgc, mpc) => {
    const { front } = sampleDeck(1, size).cards[0]!;
    const of = (id: ProfileId) => {
      const { width, height } = pixels({ ...front, bleed: profiles[id].bleed }, 300 / mmPerInch, 'bleed');
      return `${width}x${height}`;
    };
    expect([of('tgc'), of('mpc')]).toEqual([tgc, mpc]);
  });
});
