import { counted } from '../../schemas/words.ts';

/** The texts of scenes: small situations with what must come of them, played while the set is changed. */
export const scenes = {
  title: 'Scenes',
  show: 'Show the scenes',
  hide: 'Hide the scenes',
  showOrHide: 'Show or hide the scenes',
  searched: 'tests expectations broken',
  close: 'Close the scenes',
  none: 'no scenes',
  holding: (count: number) => (count === 1 ? '1 scene holds' : `${count} scenes hold`),
  differing: (count: number, of: number) => `${count} of ${counted(of, 'scene')} ${count === 1 ? 'differs' : 'differ'}`,
  notPlayed: (count: number, of: number) => `${count} of ${counted(of, 'scene')} not played`,
  also: (differing: string, notPlayed: number) => `${differing}, ${notPlayed} not played`,
  playing: (left: number) => `${left} still to play`,
  teach:
    'A scene is a small situation and what must come of it. It is played again whenever you change a card. Try a card on the board and save what comes of it as a scene.',
  how: 'Played again with every change',
  states: {
    waiting: 'not played yet',
    holds: 'as expected',
    differs: 'differs',
    'left-out': 'not played',
  },
  error: 'error',
  waiting: (file: string, count: number) =>
    `${file} has an error: ${counted(count, 'scene')} ${count === 1 ? 'waits' : 'wait'} until it is mended`,
  open: (name: string) => `Open the scene “${name}”`,
  board: (name: string) => `Show on the board: ${name}`,
  expect: 'Expect this now',
  expectHint: (name: string) => `Expect this now: ${name}`,
  expected: (name: string) => `${name}: what is expected`,
  expectedTold: (name: string) => `“${name}” expects this now. Ctrl+Z takes it back.`,
  onCard: (count: number) => (count === 1 ? '1 scene differs' : `${count} scenes differ`),
  first: (name: string, said: string) => `${name}: ${said}`,
} as const;
