/** The texts of the window's frame: its places, its lists, and the sets that can be opened. */
export const frame = {
  name: 'Setwright',
  places: 'Places',
  /** The places of the rail, in short. */
  rail: { set: 'Set', maps: 'Maps', out: 'Out' },
  /** What the list of a place holds, where it is not called as the place. */
  lists: { set: 'Sets', out: 'What to make' },
  inspector: 'Inspector',
  notReached: 'The studio cannot be reached',
  missing: {
    title: 'This part of the window could not be fetched',
    message:
      'The studio does not answer. What you have changed is kept and will be saved. Once the studio runs again, open the address that it prints and load this window anew.',
  },
  fallen: {
    title: 'This cannot be shown',
    message: (defect: string) =>
      `Setwright has a defect here (${defect}). What you typed is kept and saved. Go to another place, or load the window anew.`,
    reload: 'Load the window anew',
  },
  opening: 'Opening the set',
  empty: {
    maps: {
      title: 'No maps yet',
      message:
        'A map is one file in the folder maps of the set, such as maps/quarry.json. Add one on the left to paint it.',
    },
  },
  find: (count: number) => `Find in ${count}`,
  findHere: 'Find in this list',
  emptySearch: 'Empty the search',
  nothingSays: (typed: string) => `Nothing here says “${typed}”.`,
  shipped: 'Comes with Setwright',
  recent: 'Recent',
  another: 'Open another set',
  anotherFolder: 'Folder of another set',
  anotherExample: '/games/my-set',
  gameSet: 'Game Set',
  about: 'About Setwright',
  version: (version: string) => `Setwright ${version}`,
} as const;
