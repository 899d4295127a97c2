import type { Command } from './command.ts';
import { editCommands } from './edit-commands.ts';
import { findCommands } from './find-commands.ts';
import { setCommands } from './set-commands.ts';
import { stageCommands } from './stage-commands.ts';
import { type Scheme, windowCommands } from './window-commands.ts';

/** Everything that can be done in the window, as things stand now. */
export const commandsNow = (scheme: Scheme): readonly Command[] => [
  ...editCommands(),
  ...findCommands(),
  ...stageCommands(),
  ...setCommands(),
  ...windowCommands(scheme),
];
