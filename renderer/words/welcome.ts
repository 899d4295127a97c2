import type { SystemId } from '../../schemas/systems.ts';

/** What each system is, in plain words. */
const systems: Readonly<Record<SystemId, { readonly name: string; readonly told: string }>> = {
  teamfight: {
    name: 'Grid skirmish for two',
    told: 'Two teams of heroes on a map of squares, a few cards each. Bots can play it.',
  },
};

/** The texts of the first screen. */
export const welcome = {
  welcome: {
    name: 'Setwright',
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
    setNameHint: 'Iron Age',
    startButton: 'Start my set',
    import: 'I have a spreadsheet or old files',
    importTold:
      'A spreadsheet saved as CSV, or a YAML file of heroes, cards and maps, becomes sets that you can edit here. Your file stays as it is.',
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
