import { counted } from '../../schemas/words.ts';

const many = (matches: number): string => counted(matches, 'match', 'matches');

/** The texts of people's playtests. */
export const playtest = {
  list: 'People',
  tonight: 'Tonight',
  tonightTold: 'What to play, and its cards',
  told: 'Two teams of heroes that need testing, with others to fill them up. Change them as you like.',
  entry: (played: number, planned: number) =>
    played === 0 ? 'to be played' : planned > 0 ? `${many(played)}, one to be played` : many(played),
  team: { red: 'Red', blue: 'Blue' },
  map: 'Map',
  anyMap: 'any',
  why: 'Why these',
  reasons: {
    asked: 'marked for testing',
    changed: (since: string) => `changed since people played it on ${since}`,
    goal: 'a goal that bots cannot decide yet',
    few: (matches: number) =>
      matches === 0
        ? 'never played by people'
        : `played by people only ${matches === 1 ? 'once' : counted(matches, 'time')}`,
    none: 'fills up the teams',
  },
  print: 'Print their cards',
  printTold: (paper: string, folder: string) =>
    `A PDF on ${paper} into ${folder}; paper, backs and place are those under Out.`,
  save: 'Export save',
  saveTold: 'The whole set for Tabletop Simulator.',
  only: 'Just begin',
  onlyTold: 'The cards are there already.',
  begun: (date: string) => `the playtest of ${date}`,
  noHeroes: 'There is no hero without an error to play with.',
  oneHero: 'Give each side at least one hero.',
  asNow: 'With the set as it is now.',
  asThen: 'With an earlier state of the set.',
  match: (number: number) => `Match ${number}`,
  winner: 'Who won?',
  winners: { red: 'Red', blue: 'Blue', draw: 'Nobody' },
  minutes: 'Minutes',
  note: (hero: string) => `Note on ${hero}`,
  noteHint: 'What people said',
  enter: 'Enter goes on to the next field, Ctrl+Enter writes it down.',
  write: 'Write it down',
  change: 'Change',
  heroes: 'Change heroes',
  heroesDone: 'Heroes are right',
  written: (date: string) => `the result of ${date}`,
  another: 'Another match',
  added: (date: string) => `another match on ${date}`,
  remove: 'Delete this evening',
  removed: (date: string) => `deleting the playtest of ${date}`,
  result: (winner: 'red' | 'blue' | 'draw', minutes: number | undefined) =>
    [
      winner === 'draw' ? 'Nobody won' : winner === 'red' ? 'Red won' : 'Blue won',
      ...(minutes === undefined ? [] : [counted(minutes, 'minute')]),
    ].join(' · '),
  outcome: (result: number) => (result === 1 ? 'won' : result === 0 ? 'lost' : 'drawn'),
  notes: 'From playtests',
  open: (date: string) => `Open the playtest of ${date}`,
  people: 'People',
  none: 'Nobody has played this set yet, as far as it knows.',
  summary: (matches: number, evenings: number) => `${many(matches)} of people on ${counted(evenings, 'evening')}.`,
  red: 'Red wins',
  lasted: (least: number, middle: number, most: number, count: number) =>
    count === 1
      ? `It took ${counted(least, 'minute')}.`
      : `They took ${least} to ${most} minutes, the middle one ${middle}.`,
  wins: 'People win',
  hero: 'Hero',
  earlier: (matches: number) => `${many(matches)} with earlier cards`,
  readOnly: 'Nothing can be written into this set; make a copy of it to keep what people find out.',
  gone: 'There is no such playtest any more.',
} as const;
