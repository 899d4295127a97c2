import type { SystemId } from '../../schemas/systems.ts';

/** What the systems are, in plain words. */
const systems: Readonly<Record<SystemId, { readonly name: string; readonly told: string }>> = {
  teamfight: {
    name: 'Grid skirmish for two',
    told: 'Two teams of heroes on a map. Bots play it.',
  },
  hammerspace: {
    name: 'Card brawl for three to six',
    told: 'Attack and defence cards, traits. Bots play it.',
  },
  thoua: {
    name: 'Party against enemies',
    told: 'Characters, abilities, enemies, encounters. Bots play it.',
  },
  valyr: {
    name: 'Armies on a measured table',
    told: 'Units, armies, battlefields in inches. Bots play it.',
  },
  plain: {
    name: 'Cards and maps, no rules',
    told: 'Any cards, by fields of your own; maps, pieces.',
  },
};

/** The texts of the first screen. */
export const welcome = {
  welcome: {
    look: 'Just look around',
    back: (set: string) => `Back to ${set}`,
    open: (hero: string) => `Look at ${hero}`,
    ways: 'Ways to begin',
    play: 'Play with this one',
    playTold: (set: string) =>
      `Makes a copy of ${set} that is yours. Change a number in it and watch card, rules and odds follow.`,
    playButton: (set: string) => `Play with ${set}`,
    start: 'Start mine',
    system: 'Kind of game',
    systems,
    setName: 'Name of your game',
    setNameHint: 'Name, such as Iron Age',
    startButton: 'Start my set',
    import: 'I have a spreadsheet or old files',
    importTold:
      'A spreadsheet saved as CSV, or a YAML file of heroes, cards and maps, becomes sets that you can edit here. Your file stays as it is.',
    sheet: (file: string) => `What are the rows of ${file}?`,
    sheetTold: {
      'plain-csv': 'Each row is a card, and each heading one of its fields.',
      csv: 'Rows are heroes and cards of a grid skirmish, with texts that bots play.',
      'hammerspace-csv': 'Rows are attacks, defences, abilities and traits of a card brawl.',
    },
    sheetIs: {
      'plain-csv': 'Cards of my own',
      csv: 'Heroes and their cards',
      'hammerspace-csv': 'Play cards and traits',
    },
    otherFile: 'Another file',
    chooseButton: 'Choose a file',
    drop: 'or drop it anywhere here.',
    tooLarge: (file: string, most: number) =>
      `${file} is larger than ${most} MB. Check that it is the right file, or split it.`,
    imported: 'What came of the file',
    openImported: (set: string) => `Open ${set}`,
    recent: 'Other sets',
    again: 'New set or import',
  },
};
