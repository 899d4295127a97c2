import type { Kind } from '../../schemas/kinds.ts';
import type { SystemId } from '../../schemas/systems.ts';
import { type PaintTool, paintTools } from './paint-tool.ts';
import { type Screen, screens } from './screens.ts';

/** What the window has for the sets of a system. */
export interface WindowSystem {
  /** The places of the rail. */
  readonly screens: readonly Screen[];
  /** The place of its first cards. */
  readonly home: 'heroes' | 'words';
  /** The kind of which each has a deck, and with it one line in the list of decks. */
  readonly deck: Kind;
  /** What can be added to the lists of maps and of everything else. */
  readonly adds: { readonly maps?: Kind; readonly words: readonly Kind[] };
  /** What its list of everything else is for, and is counted by; all of it if left out. */
  readonly counts?: Kind;
  /** Whether its texts are played on maps: scenes, what a map is like to play on. */
  readonly plays: boolean;
  /** Its matches; left out by a system that plays none in the window. `hides`: a seat does not know all that the others know. */
  readonly match?: { readonly hides: boolean };
  /** Who plays the matches of its series: two sides on a map with heroes, so many players each for themselves, or parties in encounters. */
  readonly series?: 'sides' | 'seats' | 'parties' | 'armies';
  /** What its maps are painted with. */
  readonly tools: readonly PaintTool[];
  /** Whether markers on its maps belong to a side. */
  readonly sides?: boolean;
}

const teamfight: WindowSystem = {
  screens,
  home: 'heroes',
  deck: 'hero',
  adds: { maps: 'map', words: ['summon', 'rules-card', 'condition', 'token', 'marker', 'counter', 'terrain', 'hint'] },
  plays: true,
  match: { hides: false },
  series: 'sides',
  tools: paintTools,
  sides: true,
};

const hammerspace: WindowSystem = {
  screens: ['set', 'words', 'table', 'look', 'play', 'balance', 'versions', 'out'],
  home: 'words',
  deck: 'hero',
  adds: { words: ['play-card', 'trait'] },
  plays: false,
  match: { hides: true },
  series: 'seats',
  tools: [],
};

const thoua: WindowSystem = {
  screens: ['set', 'maps', 'words', 'table', 'look', 'play', 'balance', 'versions', 'out'],
  home: 'words',
  deck: 'hero',
  adds: {
    maps: 'map',
    words: ['character', 'ability', 'race', 'artifact', 'enchantment', 'enemy', 'encounter', 'condition', 'terrain'],
  },
  plays: false,
  match: { hides: false },
  series: 'parties',
  tools: ['select', 'terrain', 'deploy', 'sight'],
};

const valyr: WindowSystem = {
  screens: ['set', 'words', 'maps', 'table', 'look', 'play', 'balance', 'versions', 'out'],
  home: 'words',
  deck: 'hero',
  adds: { maps: 'battlefield', words: ['unit', 'dynasty', 'army', 'area-template'] },
  counts: 'unit',
  plays: false,
  match: { hides: false },
  series: 'armies',
  tools: [],
};

const plain: WindowSystem = {
  screens: ['set', 'heroes', 'maps', 'words', 'table', 'look', 'versions', 'out'],
  home: 'heroes',
  deck: 'card-kind',
  adds: { maps: 'map', words: ['token', 'marker', 'terrain'] },
  plays: false,
  tools: ['select', 'wall', 'height', 'terrain', 'marker'],
};

export const windowSystems: Readonly<Record<SystemId, WindowSystem>> = { teamfight, hammerspace, thoua, valyr, plain };
