import type { NotHeld } from '../../rules/teamfight/scenes/scene-of-state.ts';
import type { SystemId } from '../../schemas/systems.ts';
import { counted } from '../../schemas/words.ts';

/** Spaces and other places are counted as the rules count them. */
const of = (at: number, all: number): string => `${at} of ${all}`;

/** What the timeline of a match shows, and a key leads to. */
export interface MarkWords {
  readonly mark: string;
  readonly key: string;
  /** On the button that leads to the next one. */
  readonly brief: string;
  readonly jump: string;
  /** What it is. */
  readonly is: string;
  /** There are too many of it to be drawn. */
  readonly quiet?: true;
}

/** What the place for matches says of one system. */
interface PlayWords {
  /** For mouse and keys. */
  readonly hint: string;
  readonly watch: string;
  readonly against: string;
  /** What can be done there. */
  readonly tells: readonly string[];
  readonly marks: readonly MarkWords[];
}

const teamfight: PlayWords = {
  hint: 'G: play or pause · ←/→: one step · K, S, R: next kill, score, round · H: change by hand · ?: all keys',
  watch: 'Watch two greedy bots',
  against: 'Play against the greedy bot',
  tells: [
    'Watch bots play, step by step or at speed, and see for each event which card or rule it comes from.',
    'Play a side yourself: spaces and targets that are legal light up, with the odds beside them.',
    'Stop anywhere and change the match: health, tokens, places, the next die, who plays. The way it went is kept.',
    'Save a match as a record, a moment as a scene, or pin a note to a hero.',
  ],
  marks: [
    { mark: 'kill', key: 'K', brief: 'Kill ›', jump: 'Next kill', is: 'A kill' },
    { mark: 'point', key: 'S', brief: 'Points ›', jump: 'Next points', is: 'Points' },
    { mark: 'round', key: 'R', brief: 'Round ›', jump: 'Next round', is: 'A round begins' },
  ],
};

const hammerspace: PlayWords = {
  hint: 'G: play or pause · ←/→: one step · K, S, R: next out, loss, turn · H: change by hand · ?: all keys',
  watch: 'Watch four greedy bots',
  against: 'Play against three greedy bots',
  tells: [
    'Watch bots play, step by step or at speed, and see for each event which card or rule it comes from.',
    'Play a seat yourself: cards and players that can be chosen light up, with the odds of attacks and defences beside them.',
    'You see what your seat may know. Show all cards when you want to know what the others hide.',
    'Stop anywhere and change the match: HP, a card, the next die, who plays. The way it went is kept.',
    'Save a match as a record, or pin a note to a card.',
  ],
  marks: [
    { mark: 'fell', key: 'K', brief: 'Out ›', jump: 'Next player who is out', is: 'A player is out' },
    { mark: 'loss', key: 'S', brief: 'Loss ›', jump: 'Next loss of HP', is: 'HP are lost' },
    { mark: 'turn', key: 'R', brief: 'Turn ›', jump: 'Next turn', is: 'A turn begins', quiet: true },
  ],
};

const thoua: PlayWords = {
  hint: 'G: play or pause · ←/→: one step · K, R, S: next fall, round, turn · H: change by hand · ?: all keys',
  watch: 'Watch bots fight it out',
  against: 'Play the party yourself',
  tells: [
    'Watch a party meet the enemies of an encounter, turn by turn in the order of initiative, and see for each event which card or rule it comes from.',
    'Play the party, the enemies or both: spaces, targets and areas that are legal light up, with the odds of the ability itself beside them; what it sets off in turn, such as a condition that hurts, is not in them.',
    'Enemies played in character are cautious, reckless or support each other, as their cards say.',
    'Stop anywhere and change the match: HP, conditions, cooldowns, places, obstacles, the next die, who plays. The way it went is kept.',
    'Save a match as a record, or pin a note to a card.',
  ],
  marks: [
    { mark: 'fell', key: 'K', brief: 'Fall ›', jump: 'Next fall', is: 'Somebody falls' },
    { mark: 'round', key: 'R', brief: 'Round ›', jump: 'Next round', is: 'A round begins' },
    { mark: 'turn', key: 'S', brief: 'Turn ›', jump: 'Next turn', is: 'A turn begins', quiet: true },
  ],
};

const valyr: PlayWords = {
  hint: 'click: choose · Space and drag: pan · wheel: zoom · G: play or pause · K, S, R: next defeat, damage, round · H: change by hand · ?: all keys',
  watch: 'Watch two greedy bots',
  against: 'Play against the greedy bot',
  tells: [
    'Watch armies fight on a measured table, step by step or at speed, and see for each event which ability or rule it comes from.',
    'Play an army yourself: where a unit can go and how far it attacks are drawn as they are, and any legal place can be clicked.',
    'Point at a place to see from there whom you could attack and with what odds, before you move.',
    'Stop anywhere and change the match: damage, places, energy, who is exhausted or has fallen, the next die, who plays. The way it went is kept.',
    'Save a match as a record, or pin a note to a unit.',
  ],
  marks: [
    { mark: 'kill', key: 'K', brief: 'Defeat ›', jump: 'Next defeat', is: 'A unit is defeated' },
    { mark: 'loss', key: 'S', brief: 'Damage ›', jump: 'Next damage', is: 'Damage' },
    { mark: 'round', key: 'R', brief: 'Round ›', jump: 'Next round', is: 'A round begins' },
  ],
};

const ofSystem: Partial<Record<SystemId, PlayWords>> = { teamfight, hammerspace, thoua, valyr };

/** The texts of the place where matches are watched and played. */
export const play = {
  place: 'Play',
  start: {
    title: 'Play a match',
    quick: 'Begin at once',
    back: 'Back to the match',
    open: 'Open a record',
    openHint: 'The file of a match that was saved here, or by “setwright replay --json”.',
    map: 'Map',
    drawn: 'Drawn from the set',
    teams: 'Teams',
    drafted: 'Drafted',
    chosen: 'Chosen',
    team: (side: string) => `Heroes of ${side}`,
    teamHint: (count: number) => `${counted(count, 'hero', 'heroes')}, in the order of their turns.`,
    seats: 'Who plays',
    seat: (side: string) => `Who plays: ${side}`,
    person: 'a person',
    bots: {
      random: 'the random bot',
      greedy: 'the greedy bot',
      search: 'the search bot (slow)',
      'in-character': 'a bot in character',
    },
    botNames: { random: 'random bot', greedy: 'greedy bot', search: 'search bot', 'in-character': 'bot in character' },
    rounds: 'Rounds',
    rules: 'Other rule options of this match',
    seed: 'Seed',
    seedHint: 'The same seed gives the same dice.',
    begin: 'Begin the match',
    about: 'What you can do here',
  },
  red: 'Red',
  blue: 'Blue',
  of: ofSystem,
  markedEdit: 'Changed by hand',
  transport: {
    label: 'Through the match',
    play: 'Play',
    pause: 'Pause',
    back: 'One step back',
    on: 'One step on',
    first: 'To the beginning',
    last: 'To the end',
    speed: 'Steps a second',
    at: (at: number, all: number) => `Step ${of(at, all)}`,
    round: (round: number, all: number) => `Round ${of(round, all)}`,
    points: (red: number, blue: number) => `Red ${red} : ${blue} Blue`,
    over: (red: number, blue: number) => (red === blue ? 'A draw' : red > blue ? 'Red wins' : 'Blue wins'),
    line: (number: number) => (number === 0 ? 'As it went' : `Branch ${number}`),
    lines: 'Lines of this match',
    eyes: 'Who looks',
    eyesOf: (name: string) => `Seen by ${name}`,
    showAll: 'Show all cards',
  },
  log: {
    label: 'What happened',
    details: 'Rolls and details',
    why: 'Why?',
    reasons: (bot: string) => `What the ${bot} bot weighed, best first`,
    rule: (rule: string) => `What rule ${rule} says`,
    ruleOf: (rule: string, section: string) => `${rule} · ${section}`,
    none: (bot: string) => `The ${bot} bot gives no reasons.`,
    person: (side: string) => `${side}:`,
    byHand: 'By hand:',
    empty: 'Nothing has happened yet.',
  },
  dismiss: 'Close this message',
  choose: {
    label: 'What you can do',
    all: 'All actions',
    allHint: (count: number) => counted(count, 'action'),
    yours: (side: string) => `${side}, it is your decision.`,
    handOver: (name: string) => `${name} decides. Hand the window over; what you hide is covered then.`,
    lookAs: (name: string) => `Look as ${name}`,
    takeBack: 'Take back',
    thinking: 'The bots are deciding …',
    divide: (chosen: number, all: number) => `Divide: ${chosen} against ${all - chosen}`,
    divideHint: 'Click heroes for the first pool. The other player then takes one of the two.',
    pool: (place: number) => `Pool ${place}`,
    take: 'Take',
    deploy: 'Which hero comes next?',
    here: 'Go on from here',
    hereHint: 'You look at an earlier moment. Go on from here as a branch, or go to the end.',
  },
  over: {
    again: 'Again with other dice',
  },
  change: {
    open: 'Change the match',
    close: 'Done changing',
    brief: { open: 'Change', close: 'Done' },
    label: 'Change the match by hand',
    unit: 'Unit',
    pick: 'Click a unit on the board, or choose one here.',
    health: 'Health',
    overshield: 'Overshield',
    token: 'Condition or token',
    count: 'How many',
    give: 'Set',
    move: 'Move it',
    moving: 'Click where it shall stand',
    die: 'Next die',
    lay: 'Lay it down',
    seat: (side: string) => `Who plays: ${side}`,
    note: 'Pin a note',
    noteText: 'Note to this moment',
    noteHint: (hero: string) => `It is kept as a private note of ${hero}.`,
    notePinned: (hero: string) => `Pinned to ${hero}.`,
    pinned: (where: string, moment: string, text: string) => `${where}${moment === '' ? '' : ` (${moment})`}: ${text}`,
    moments: 'Pinned moments',
    toMoment: (line: string) => `Show this moment: ${line}`,
    noteLabel: (hero: string) => `${hero}, note`,
    scene: 'Save as a scene',
    sceneName: (round: number, map: string) => `Round ${round} on ${map}`,
    sceneSaved: (file: string, without: readonly string[]) =>
      without.length === 0 ? `Saved as ${file}.` : `Saved as ${file}. It does not hold: ${without.join(', ')}.`,
    notHeld: {
      decision: 'what was under way',
      turns: 'who has had a turn or acted',
      uses: 'what was tapped or used up',
      points: 'points and claims',
      lasting: 'stances and what lasts or comes later',
      ground: 'what was placed on the map or destroyed',
    } satisfies Record<NotHeld, string>,
    sceneLabel: (name: string) => `New scene: ${name}`,
    notHere: 'This card is not in the set that is open, so nothing was written.',
    record: 'Save the record',
    leave: 'Another match',
    again: 'Begin again with the set as it is now',
    setChanged: 'The set has changed since this match began. It goes on with the cards as they were.',
  },
  hand: {
    title: 'Do this at the table, and say what happened',
    say: 'Say what happened',
    done: 'Done, or it does nothing here',
    skipAll: 'Skip all, list them at the end',
    list: (count: number) => `${counted(count, 'clause')} played by hand`,
    listHint: 'These were left out of the match. What they do is not in its figures.',
  },
  match: {
    noRecord: (file: string) =>
      `${file} is no record: it cannot be read as JSON. Choose the file that was saved of a match.`,
  },
  unit: {
    dead: 'dead',
    away: 'off the map',
    tapped: 'tapped',
    acted: 'has had its turn',
    speed: (speed: number) => `speed ${speed}`,
    health: (health: number, most: number) => `health ${of(health, most)}`,
    overshield: (amount: number) => `overshield ${amount}`,
    less: (name: string) => `Take 1 health from ${name}`,
    more: (name: string) => `Give ${name} 1 health`,
    open: (name: string) => `Open ${name}`,
    side: (side: string) => `Heroes of ${side}`,
    pool: 'To deploy',
    openPool: 'A pool that is not taken yet',
    point: 'Point at a hero below the board, or tab to it, to see its card.',
  },
  commands: {
    words: 'match play watch',
    playPause: 'Play or pause the match',
    takeBack: 'Take back the last decision',
    putAway: 'Put away what is chosen, aimed, measured or moved',
  },
} as const;
