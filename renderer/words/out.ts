import { counted } from '../../schemas/words.ts';

/** The texts of the place where a set goes out. */
export const out = {
  kinds: {
    tts: {
      title: 'Tabletop Simulator',
      what: 'A save with decks, figures and maps, ready to play.',
      button: 'Export save',
    },
    pdf: {
      title: 'Paper',
      what: 'A PDF of cards, maps, tokens, figures, rules or boxes to print and cut.',
      button: 'Export PDF',
    },
    png: { title: 'Pictures', what: 'Every face as a PNG file of its own.', button: 'Export pictures' },
    tmj: { title: 'Tiled', what: 'Every map as a .tmj file, to go on with in Tiled.', button: 'Export maps' },
  },
  /** The same of a set that is played without maps and figures, where that is something else. */
  withoutMaps: {
    tts: 'A save with decks, mats and counters, ready to play.',
    pdf: 'A PDF of cards, tokens, rules, boxes or dice to print and cut.',
  },
  folder: 'Folder',
  anotherFolder: 'Use another folder',
  tts: {
    cell: "Size of a map's cell",
    inch: 'Size of an inch of the table',
    cellTold: "In the game's units. 1 unless your table uses another.",
    images: 'Address of the pictures on the web',
    imagesTold: 'Leave it empty and the pictures stay on this machine: you see them at the table, others do not.',
    imagesExample: 'https://example.org/my-set/',
    base: 'Your own table',
    baseTold:
      'A save of the game that you built a table in, or uploaded the pictures in. It is kept; only what Setwright put there is replaced.',
    baseExample: '/saves/TS_Save_12.json',
    chooseBase: 'Choose a save',
    useBase: 'Use this save',
    leaveBase: 'Leave it out',
    install: "Put the save into the game's own folder too",
  },
  png: {
    dpi: 'Pixels per inch',
    dpiTold: '300 for print, 150 for a screen.',
    bleed: 'With the bleed around each card',
    lowInk: 'Maps in low ink: black lines on white',
  },
  tmj: {
    told: 'Terrain, zones, hazards and points become layers of tiles, walls, cover and height steps lines, markers objects. Each has its facts as properties.',
  },
  progress: 'Progress of the export',
  reading: 'Reading the set',
  far: (done: number, total: number, what: string) => `${done} of ${total} ${what}`,
  stop: 'Stop',
  made: 'What was made',
  copyPath: 'Copy its path',
  comesOut: 'What comes out',
  units: { tts: ['picture', 'pictures'], pdf: ['page', 'pages'], png: ['picture', 'pictures'], tmj: ['file', 'files'] },
  count: (total: number, [one, many]: readonly [string, string], shown: number) =>
    shown < total ? `The first ${shown} of ${counted(total, one, many)}` : counted(total, one, many),
  enlarge: (name: string) => `Show ${name} large`,
  close: 'Close',
  planning: 'Laying it out …',
  without: 'What will not be in it',
  told: 'To know before it goes out',
  problems: (count: string) => `The set has ${count}: see the line at the bottom.`,
  presets: 'Presets',
  presetName: 'Name for these choices',
  presetExample: 'Print shop',
  presetHint: 'Kept for every set. Its key exports at once, wherever you are.',
  keepPreset: 'Keep preset',
  runPreset: (name: string, key: string) => `${name}: ${key} exports at once`,
  forgetPreset: (name: string) => `Forget the preset ${name}`,
  presetKey: (number: number) => `Shift+${number}`,
  notSaved: 'Not everything is saved yet, so nothing was exported. See the line at the bottom, then try again.',
  left: (seconds: number) =>
    seconds < 60
      ? `about ${Math.max(1, Math.round(seconds / 5) * 5)} s left`
      : `about ${Math.round(seconds / 60)} min left`,
} as const;
