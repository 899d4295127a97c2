import type { ClosePair, Contrast, Mark } from '../model/look-checks.ts';
import type { Sight } from '../model/sight.ts';

const marks: Readonly<Record<Mark['name'], string>> = {
  health: 'Health',
  speed: 'Speed',
  damage: 'Damage',
  heal: 'Healing',
  def: 'Defence',
  red: 'Red',
  blue: 'Blue',
};

const groups: Readonly<Record<ClosePair['group'], (names: string) => string>> = {
  badges: (names) => `${names}: the badges look nearly alike. Their shapes still tell them apart.`,
  signs: (names) => `${names}: the signs in texts look nearly alike. Their shapes still tell them apart.`,
  teams: (names) => `${names}: the teams look nearly alike. Their letters and hatching still tell them apart.`,
};

const read: Readonly<Record<Contrast['of'], string>> = {
  text: 'Text on the paper',
  names: 'Headings on the paper',
  bands: 'Light text on bands and backs',
  cost: 'The cost on its light ground',
};

/** The texts of the set's look. */
export const look = {
  place: 'Look',
  stage: 'One face of each kind, front and back',
  back: (name: string) => `${name}, back`,
  hint: 'change a colour on the right: all faces follow · wheel: zoom · 0: show all · ?: all keys',
  none: 'Nothing to show yet',
  noneWhy: 'The look shows on the faces of the set. Add a hero or a word, and this place shows one face of each kind.',
  main: 'main colour',
  second: 'shade or second colour',
  fields: 'Look of the set',
  told: 'Every face follows while you change it.',
  seenBy: 'How people see it',
  sights: {
    usual: 'All colours',
    protanopia: 'Without red cones (protanopia)',
    deuteranopia: 'Without green cones (deuteranopia)',
    tritanopia: 'Without blue cones (tritanopia)',
    grey: 'In grey',
  } satisfies Record<Sight, string>,
  close: (count: number) => `${count} too close`,
  pairs: 'Told by colour',
  pair: ({ group, one, other }: ClosePair) =>
    groups[group](`${marks[one.name]} and ${marks[other.name].toLowerCase()}`),
  apart: 'Badges, signs and teams are told apart by their colours.',
  reading: 'Contrast',
  sample: 'Aa',
  contrast: ({ of, ratio, enough }: Contrast) => {
    const measured = `${read[of]}: ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
    return enough ? `${measured}.` : `${measured}, and it needs 7:1. Choose colours that differ more.`;
  },
  leastContrast: 'Text needs 7:1. Where colours have less, they are printed darker or lighter than written.',
  frame: {
    none: 'No frame of your own',
    choose: 'Choose a PNG',
    takeAway: 'Take away',
    taken: 'Look, frame picture',
    fit: (wide: number, high: number) =>
      `It is laid over ${wide} × ${high} mm, card and bleed. A picture of another shape is stretched to that.`,
  },
} as const;
