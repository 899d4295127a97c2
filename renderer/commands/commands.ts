import { tries } from '../play/try/tries.ts';
import { systemIdNow, systemNow } from '../stores/system.ts';
import { balanceCommands } from './balance-commands.ts';
import { battlefieldCommands } from './battlefield-commands.ts';
import type { Command } from './command.ts';
import { diagramCommands } from './diagram-commands.ts';
import { editCommands } from './edit-commands.ts';
import { findCommands } from './find-commands.ts';
import { languageCommands } from './language-commands.ts';
import { mapLookCommands } from './map-look-commands.ts';
import { painterCommands } from './painter-commands.ts';
import { playCommands } from './play-commands.ts';
import { setCommands } from './set-commands.ts';
import { sightCommands } from './sight-commands.ts';
import { stageCommands } from './stage-commands.ts';
import { tryCommands } from './try-commands.ts';
import { type Scheme, windowCommands } from './window-commands.ts';

/** Everything that can be done in the window, as things stand now. */
export const commandsNow = (scheme: Scheme): readonly Command[] => [
  ...editCommands(),
  ...findCommands(),
  ...languageCommands(),
  ...(tries[systemIdNow()] ? tryCommands() : []),
  ...(systemNow().tools.includes('sight') ? sightCommands() : []),
  ...(systemNow().plays ? diagramCommands() : []),
  ...(systemNow().series ? balanceCommands() : []),
  ...(systemNow().match ? playCommands() : []),
  ...mapLookCommands(),
  ...painterCommands(),
  ...battlefieldCommands(),
  ...stageCommands(),
  ...setCommands(),
  ...windowCommands(scheme),
];
