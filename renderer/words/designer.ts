import { counted } from '../../schemas/words.ts';
import { hangsOn } from '../model/hangs-on.ts';

/** Quotation marks as they stand around what is quoted beside them. */
const inCurls = (sentence: string): string => sentence.replace(/"([^"]*)"/g, '“$1”');

/** The texts of the card designer. */
export const designer = {
  scope: {
    editing: 'Editing',
    sorts: {
      set: 'the whole set',
      theme: 'the look of the whole set',
      template: 'this template',
      hero: 'this hero',
      card: 'this card',
      summon: 'this summon',
      word: 'this word',
      map: 'this map',
      kind: 'this kind of card',
      'own-card': 'this card',
      battlefield: 'this battlefield',
    },
    set: (faces: number) => `Shows on ${counted(faces, 'face')}`,
    hero: (cards: number) => `Shows on ${counted(cards, 'card')} of this hero`,
    card: (copies: number) => (copies === 1 ? 'Nothing else changes with it' : `Printed ${counted(copies, 'time')}`),
    summon: (decks: number) => (decks === 1 ? 'In one deck' : `In ${counted(decks, 'deck')}`),
    word: 'Read anew wherever it is named',
    map: 'Nothing else changes with it',
    look: 'Look',
    leftOut: 'On no card until its errors are mended',
    cardAt: (place: number) => `Card ${place}`,
    ofSet: (field: string) => `${field} of the whole set`,
    ofHero: (field: string) => `${field} of this hero`,
    elsewhere: (set: string) => `This belongs to ${set}. Open that set to change it.`,
  },
  field: {
    number: (label: string, least: number, most: number, whole: boolean) =>
      `${label} is a ${whole ? 'whole number' : 'number'} from ${least} to ${most}.`,
    needed: (label: string) => `${label} cannot be empty.`,
    colour: (label: string, index: number) => `${label}: ${index === 0 ? 'light' : 'shadow'}`,
    pick: 'Pick a colour from the screen',
    clear: (label: string) => `Clear ${label.toLowerCase()}`,
    none: 'none',
    noIcon: 'Choose an icon from the list.',
    nothingFound: 'Nothing of this set is called that.',
  },
  form: {
    name: 'Name',
    picture: 'Picture',
    comesWith: 'Comes with it',
    more: 'More',
    add: (noun: string) => `Add ${noun.toLowerCase()}`,
    fresh: (noun: string) => `New ${noun.toLowerCase()}`,
    numbered: (noun: string, number: number) => `${noun} ${number}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    copy: (name: string) => `Duplicate ${name}`,
    remove: (name: string) => `Delete ${name}`,
    movedTo: (name: string) => `${name}, moved`,
    copied: (name: string) => `${name}, duplicated`,
    removed: (name: string) => `${name}, deleted`,
    added: (noun: string) => `${noun.toLowerCase()} added`,
    card: 'Card',
  },
  picture: {
    drop: 'Drop a picture here, or on the face.',
    choose: 'Choose a picture',
    replace: 'Replace',
    takeAway: 'Take away',
    drag: 'Drag the picture on the face to crop it.',
    focus: ['In view from the left', 'In view from the top'],
    none: 'Composed from icons:',
    added: (of: string) => `${of}, picture`,
    cropped: (of: string) => `${of}, picture cropped`,
    composed: (of: string) => `${of}, picture taken away`,
    begins: (phrases: readonly string[]) => `It begins with this, until you change it: ${phrases.join(' · ')}`,
    notAdded: (name: string, why: string) => `${name} was not taken: ${why}`,
  },
  text: {
    hintMap: 'How a side scores, and what is special here',
    hintHazard: '1dmg',
    hintPassive: 'Nothing beside its name',
    readsAs: 'The rules will do',
    peoplePlay: 'People play by hand',
    byHand: (reason: string, quote: string) => {
      const hung = hangsOn(reason);
      if (hung !== undefined) return `hangs on “${hung}”.`;
      if (/^(?:it is )?not understood$/.test(reason)) return 'is not understood.';
      // A long clause is quoted by its first words only.
      const [, begins, why] = /^"(?:[-•] )?(.+?)" (.+)$/.exec(reason) ?? [];
      return begins !== undefined && quote.replaceAll(/[\s*]+/g, ' ').startsWith(begins)
        ? `${inCurls(why ?? '')}.`
        : `is by hand: ${inCurls(reason)}.`.replace(/\.”\.$/, '.”');
    },
    peopleDo: 'People play it by hand.',
    hanging: (quotes: readonly string[]) => {
      const said = quotes.map((quote) => `“${quote}”`);
      const last = said.pop() ?? '';
      return said.length === 0
        ? `${last} hangs on it and is by hand too.`
        : `${said.join(', ')} and ${last} hang on it and are by hand too.`;
    },
    faults: (count: number) => `${counted(count, 'clause')} by hand`,
    write: ({ meant, said }: { readonly meant: string; readonly said?: string }) =>
      said === undefined ? `Write “${meant}”` : `Write “${meant}” instead of “${said}”`,
    onPurpose: 'By hand, on purpose',
    similar: 'Similar wordings that are played',
    addWord: (kind: string, name: string) => `Add ${kind} “${name}”`,
    noSimilar: 'Nothing that is played sounds like it.',
    isOnPurpose: 'is by hand, on purpose.',
    stale: {
      missing: 'does not stand in the text any more.',
      read: 'is read and played by now.',
      part: 'is only a part of a clause.',
    },
    forget: 'Not on purpose',
    leftLabel: 'by hand on purpose',
    forgotLabel: 'no longer by hand on purpose',
    standIn: 'Give bots a stand-in',
    standInMore: 'One more effect',
    standInLess: 'Take the last effect away',
    standInHint: 'Bots play this instead; it is never printed, and every figure that rests on it says so.',
    standInLabel: 'stand-in',
    odds: 'Odds against',
    plainTarget: 'a unit with 10 health',
  },
  dice: {
    values: 'Start values',
    add: 'Add a die',
    remove: (name: string) => `Delete the die ${name}`,
    fresh: 'Counter',
    refused: 'Start values are figures from 0 to 6 with commas between them.',
  },
  renamed: {
    label: (name: string) => `${name}, renamed in texts`,
    told: (from: string, to: string, texts: number) => `“${from}” became “${to}” in ${counted(texts, 'text')} too`,
  },
  things: {
    kinds: {
      hero: 'hero',
      summon: 'summon',
      map: 'map',
      'play-card': 'play card',
      trait: 'trait',
      character: 'character',
      ability: 'ability',
      race: 'race',
      artifact: 'artifact',
      enchantment: 'enchantment',
      enemy: 'enemy',
      encounter: 'encounter',
      unit: 'unit',
      dynasty: 'dynasty',
      army: 'army',
      battlefield: 'battlefield',
      'area-template': 'area template',
      'rules-card': 'rules card',
      condition: 'condition',
      token: 'token',
      marker: 'marker',
      counter: 'counter',
      terrain: 'terrain',
      hint: 'hint',
    },
    add: 'Add …',
    addOne: (kind: string) => `Add ${kind}`,
    name: 'Name',
    fileHint: 'Its id is made of its name, and stays.',
    file: (file: string) => `Its file will be ${file} and keeps that name.`,
    id: (id: string) => `Its id will be ${id} and stays.`,
    begins: (phrases: readonly string[]) => `It begins with this, until you change it: ${phrases.join(' · ')}`,
    notAdded: 'Add nothing',
    added: (name: string) => `${name}, added`,
    addedWord: (name: string) => `${name} is added. Say in Words what it does.`,
    copy: 'Duplicate',
    remove: 'Delete',
    removed: (name: string) => `${name}, deleted`,
    notCopied: (file: string) => `${file} cannot be read, so there is nothing to duplicate. Mend it first.`,
    namedBy: (name: string, count: number) => `${name} is named in ${counted(count, 'place')}:`,
    more: (count: number) => `and ${count} more.`,
    back: (name: string) => `${name} is deleted. Ctrl+Z brings it back.`,
    lost: 'Lists lose it with it; a text that names it stays as it is and has to be changed by hand. You can undo this.',
    removeAnyway: (name: string) => `Delete ${name}`,
  },
  inspector: {
    problems: 'Problems',
    set: 'The whole set',
  },
  face: {
    printed: (pt: number, together: boolean) =>
      together ? `Printed at ${pt} pt, like all cards of this hero.` : `Printed at ${pt} pt.`,
    over: (mm: number) => `Too long by ${Math.max(1, Math.ceil(mm))} mm, even in the smallest print`,
    byHand: 'partly by hand',
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
