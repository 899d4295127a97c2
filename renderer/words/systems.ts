import type { SystemId } from '../../schemas/systems.ts';

/** What stands in a place in which there is nothing yet. */
interface Empty {
  readonly title: string;
  readonly message: string;
}

/** What a system calls the places and lists that all systems share. */
export interface SystemWords {
  /** The two places for what is printed beside maps: decks, and everything else. */
  readonly rail: { readonly heroes: string; readonly words: string; readonly maps?: string };
  /** The heading of all decks. */
  readonly decks: string;
  readonly noDecks: string;
  readonly noDecksHow: string;
  readonly empty: Readonly<Record<'heroes' | 'words', Empty>> & {
    /** Of other sorts of maps than those that most systems have. */
    readonly maps?: Empty;
  };
  /** What may stand in an empty text; in one of a key of its own what is said there. */
  readonly textHint: string;
  readonly textHints?: Readonly<Record<string, string>>;
  /** The parts of a set in the table of its facts. */
  readonly facts: { readonly heroes: string; readonly words: string; readonly maps?: string };
}

const teamfight: SystemWords = {
  rail: { heroes: 'Heroes', words: 'Words' },
  decks: 'Heroes',
  noDecks: 'This set has no heroes yet',
  noDecksHow: 'Go to Heroes and add one; its card appears here.',
  empty: {
    heroes: {
      title: 'No heroes yet',
      message:
        'A hero is one file in the folder heroes of the set, such as heroes/warden.json. Add one on the left; its card appears here.',
    },
    words: {
      title: 'No words yet',
      message:
        'Conditions, tokens, markers, rules cards and hints are what texts speak of. Add one on the left; its face appears here.',
    },
  },
  textHint: 'Range 3, 1dmg.',
  facts: { heroes: 'Heroes', words: 'Words' },
};

const cards = {
  title: 'No cards here yet',
  message: 'Add a card on the left; its face appears here as you type. The fields of its kind are on the right.',
};

const plain: SystemWords = {
  rail: { heroes: 'Cards', words: 'Pieces' },
  decks: 'Kinds of cards',
  noDecks: 'This set has no kind of card yet',
  noDecksHow: 'Go to Cards and add a kind: its fields are what each of its cards says.',
  empty: {
    heroes: cards,
    words: {
      title: 'No pieces yet',
      message: 'Tokens are round, markers and terrain are square. Add one on the left; its face appears here.',
    },
  },
  textHint: '',
  facts: { heroes: 'Kinds of cards', words: 'Pieces' },
};

const brawlCards = {
  title: 'No cards here yet',
  message: 'Add a play card or a trait on the left; its face appears here as you type.',
};

const hammerspace: SystemWords = {
  rail: { heroes: 'Heroes', words: 'Cards' },
  decks: 'Decks',
  noDecks: 'This set has no cards yet',
  noDecksHow: 'Go to Cards and add one; its face appears here.',
  empty: { heroes: brawlCards, words: brawlCards },
  textHint: 'If successful, the defender discards all attack cards.',
  facts: { heroes: 'Decks', words: 'Cards' },
};

const partyFiles = {
  title: 'Nothing here yet',
  message: 'Add a character, an ability, an enemy or an encounter on the left; its face appears here as you type.',
};

const thoua: SystemWords = {
  rail: { heroes: 'Heroes', words: 'Cards' },
  decks: 'Decks',
  noDecks: 'This set has no cards yet',
  noDecksHow: 'Go to Cards and add one; its face appears here.',
  empty: { heroes: partyFiles, words: partyFiles },
  textHint: 'Enemy takes Earth Damage 1d8.',
  textHints: {
    special: 'Character STR 8 or more: Add Earth Damage +1d6.',
    bonus: 'Attack Rolls +2',
    penalty: 'Defence Rolls -2',
  },
  facts: { heroes: 'Decks', words: 'Cards' },
};

const armyFiles = {
  title: 'Nothing here yet',
  message: 'Add a unit or an army on the left; its face appears here as you type.',
};

const valyr: SystemWords = {
  rail: { heroes: 'Heroes', words: 'Units', maps: 'Fields' },
  decks: 'Decks',
  noDecks: 'This set has no units yet',
  noDecksHow: 'Go to Units and add one; its card appears here.',
  empty: {
    heroes: armyFiles,
    words: armyFiles,
    maps: {
      title: 'No battlefields yet',
      message:
        'A battlefield is a table measured in inches, with terrain of any form on it. Add one on the left to paint it.',
    },
  },
  textHint: 'Each other allied unit within 3 range gains +1 block.',
  facts: { heroes: 'Decks', words: 'Units', maps: 'Battlefields' },
};

export const systemWords: Readonly<Record<SystemId, SystemWords>> = { teamfight, hammerspace, thoua, valyr, plain };

/** The texts of kinds of cards, which designers make themselves. */
export const kinds = {
  fields: 'Fields',
  fieldsTold: 'What each card of this kind says beside its name, in the order in which it is printed.',
  name: 'Name of the field',
  type: 'Type',
  types: {
    text: 'line of text',
    'rich-text': 'text',
    number: 'number',
    choice: 'choice',
    picture: 'picture',
    colour: 'colour',
    'yes-no': 'yes or no',
  },
  choices: 'Choices',
  choicesHint: 'Type one and press Enter',
  required: 'Needed',
  requiredTold: 'A card that leaves it empty is told as a problem.',
  hidden: 'Not printed',
  hiddenTold: 'Only for you: it stands on no card.',
  add: 'Add a field',
  fresh: 'New field',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Delete the field ${name}`,
  loses: (name: string, cards: number) =>
    `${cards === 1 ? 'One card says' : `${cards} cards say`} something in ${name}. It goes with the field; you can undo this.`,
  removeAnyway: (name: string) => `Delete ${name}`,
  added: (of: string) => `${of}, field added`,
  renamed: (of: string, name: string) => `${of}, ${name}`,
  retyped: (of: string, name: string) => `${of}, type of ${name}`,
  moved: (of: string, name: string) => `${of}, ${name} moved`,
  removed: (of: string, name: string) => `${of}, ${name} deleted`,
  changed: (of: string, name: string) => `${of}, ${name}`,
  kept: (names: readonly string[]) =>
    `What ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''} said does not fit and is kept in the private note.`,
  addCard: (kind: string) => `Add to ${kind}`,
  addKind: 'Add a kind of card',
  reach: (cards: number) => (cards === 1 ? 'Shows on one card' : `Shows on ${cards} cards`),
  withCards: (cards: number) =>
    `${cards === 1 ? 'Its card is' : `Its ${cards} cards are`} deleted with it. You can undo this.`,
} as const;
