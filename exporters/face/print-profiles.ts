import type { CardSize } from './card.ts';
import { bleedMm, cardSizes, safeMm } from './sizes.ts';
import { millimetresPerInch } from './units.ts';

export const profileIds = ['home', 'shop', 'drivethru', 'tgc', 'mpc'] as const;
export type ProfileId = (typeof profileIds)[number];

/** What a printer wants to get. */
export interface PrintProfile {
  readonly name: string;
  /** Sheets to cut, one face a page, or a picture file for each face. */
  readonly form: 'sheets' | 'pages' | 'pictures';
  /** Painting beyond the cut on each side, in mm. */
  readonly bleed: number;
  /** How far inside the cut nothing that matters may lie, in mm. */
  readonly safe: number;
  /** A border between the cut and a line that is thinner than this comes out uneven, in mm: twice what the cutter may be aside. */
  readonly border: number;
  /** Pixels per inch that pictures need on the card, and whether fewer are refused. */
  readonly pictures: { readonly least: number; readonly refused: boolean };
  /** Sizes that are known from what the printer says; others are worked out from its rule. */
  readonly known: readonly CardSize[];
  /** Whether cards that lie are taken standing, turned by a quarter. */
  readonly stands: boolean;
  /** Whether the back of each card comes before its front. */
  readonly backFirst: boolean;
  /** What the printer's rules ask for and the export does not have, and how to go on. */
  readonly lacks: readonly string[];
}

const sRgb = 'All colours are sRGB; a printer that prints in CMYK converts them, and bright ones come out duller.';
const all = Object.keys(cardSizes) as CardSize[];

/** The rules of printers, as they publish them. */
export const profiles: Readonly<Record<ProfileId, PrintProfile>> = {
  home: {
    ...{ name: 'Home printer', form: 'sheets', bleed: bleedMm, safe: 0, border: 0, known: all, backFirst: false },
    stands: false,
    pictures: { least: 0, refused: false },
    lacks: [],
  },
  shop: {
    ...{
      name: 'Print shop',
      form: 'pages',
      bleed: bleedMm,
      safe: safeMm,
      border: safeMm,
      known: all,
      backFirst: false,
    },
    stands: false,
    pictures: { least: 300, refused: true },
    lacks: [sRgb],
  },
  drivethru: {
    ...{ name: 'DriveThruCards', form: 'pages', bleed: bleedMm, safe: safeMm, border: safeMm, backFirst: true },
    stands: true,
    known: ['poker'],
    pictures: { least: 300, refused: false },
    lacks: [
      'DriveThruCards asks for PDF/X-1a:2003 in CMYK with at most 240 % of ink. This PDF is sRGB and no PDF/X: convert it with a program for prepress, or ask them to.',
    ],
  },
  tgc: {
    ...{ name: 'The Game Crafter', form: 'pictures', bleed: bleedMm, safe: safeMm, border: safeMm, backFirst: false },
    stands: true,
    known: ['poker', 'bridge', 'tarot', 'square'],
    pictures: { least: 300, refused: false },
    lacks: [sRgb],
  },
  mpc: {
    // 36 pixels of 1/300 inch.
    ...{ name: 'MakePlayingCards', form: 'pictures', bleed: (36 * millimetresPerInch) / 300, safe: safeMm },
    ...{ border: safeMm, backFirst: false },
    stands: true,
    known: ['poker'],
    pictures: { least: 300, refused: false },
    lacks: [sRgb],
  },
};
