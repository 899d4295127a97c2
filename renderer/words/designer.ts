import { counted } from '../../schemas/words.ts';

/** The texts of the card designer. */
export const designer = {
  scope: {
    editing: 'Editing',
    sorts: {
      set: 'the whole set',
      theme: 'the look of the whole set',
      hero: 'this hero',
      card: 'this card',
      summon: 'this summon',
      word: 'this word',
    },
    set: (faces: number) => `Shows on ${counted(faces, 'face')}`,
    hero: (cards: number) => `Shows on ${counted(cards, 'card')} of this hero`,
    card: (copies: number) => (copies === 1 ? 'This card alone' : `This card, printed ${counted(copies, 'time')}`),
    summon: (decks: number) => (decks === 1 ? 'In one deck' : `In ${counted(decks, 'deck')}`),
    word: 'Every text that names it reads it anew',
    look: 'Look',
    elsewhere: (set: string) => `This belongs to ${set}. Open that set to change it.`,
  },
  face: {
    over: (mm: number) => `Too long by ${Math.max(1, Math.ceil(mm))} mm, even in the smallest print`,
    small: (pt: number) => `Printed at ${pt} pt: too small to be read at a table`,
  },
  stage: {
    tools: 'How the cards are looked at',
    backs: 'Show the backs',
    fronts: 'Show the fronts',
    guides: 'Bleed, trim and safe area',
    realSize: 'Real size',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showAll: 'Show all',
  },
} as const;
