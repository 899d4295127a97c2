/** The places of the window, in the order of the rail. */
export const screens = [
  'set',
  'heroes',
  'maps',
  'words',
  'table',
  'look',
  'play',
  'balance',
  'versions',
  'out',
] as const;
export type Screen = (typeof screens)[number];
