import { nameHash } from '../../../../exporters/face/name-hash.ts';
import type { Theme } from '../../../../schemas/types.generated.ts';

/** Signs that look well on a card's back; all are in the icon library. */
export const emblems = [
  'crossed-swords',
  'tower-flag',
  'wolf-head',
  'eagle-emblem',
  'dragon-head',
  'anvil',
  'compass',
  'crown',
  'hourglass',
  'winged-shield',
  'trident',
  'spartan-helmet',
  'lightning-storm',
  'oak',
  'bear-head',
  'raven',
  'scorpion',
  'pegasus',
  'atom',
  'mountains',
  'laurel-crown',
  'rune-stone',
  'griffin-symbol',
  'sundial',
] as const;

const patterns = ['chevrons', 'diamonds', 'hexes', 'scales', 'weave', 'dots'] as const;
const fonts = ['barlow-condensed', 'alegreya-sans-sc', 'cinzel'] as const;
/** For sets without a colour of their own: dark enough for white text. */
const colours = ['#7a3b2e', '#2f5d62', '#4b4e8c', '#6b5b1f', '#5a3a6e', '#2e6b45', '#8a3557', '#3d4f5f'] as const;

/** The shade of a colour, for frames and panels. */
const shadeFactor = 0.42;

/** The look of an imported set, the same each time. `used` keeps the emblems of one import apart. */
export function lookOf(id: string, colour: string | undefined, used: Set<string>): { colour: string; theme: Theme } {
  const number = nameHash(id);
  const main = colour ?? pick(colours, number);
  const start = number % emblems.length;
  const turned = [...emblems.slice(start), ...emblems.slice(0, start)];
  const emblem = id === 'core' ? 'open-book' : (turned.find((icon) => !used.has(icon)) ?? turned[0]);
  if (emblem) used.add(emblem);
  return {
    colour: main,
    theme: {
      colours: [main, hex(channels(main).map((channel) => channel * shadeFactor))],
      emblem,
      pattern: pick(patterns, number >>> 5),
      titleFont: pick(fonts, number >>> 9),
    },
  };
}

/** Three numbers 0 to 1 as #rrggbb; undefined for anything else. */
export function colourFrom(numbers: readonly unknown[]): string | undefined {
  const valid = numbers.every((number) => typeof number === 'number' && number >= 0 && number <= 1);
  return valid && numbers.length === 3 ? hex(numbers.map((number) => Number(number) * 255)) : undefined;
}

const hex = (numbers: readonly number[]) =>
  `#${numbers.map((number) => Math.round(number).toString(16).padStart(2, '0')).join('')}`;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;
