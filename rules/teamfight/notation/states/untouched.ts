import type { Flag } from '../../program.ts';

/** `Nothing affects you`, `immune to everything`, `[cannot] be affected by anything`: all that could come from anybody. */
export const untouchedBy: readonly Flag[] = [
  'immune-damage',
  'unmovable',
  'immune-hazards',
  'immune-tokens',
  'immune-area',
  'no-healing',
];
