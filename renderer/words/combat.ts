import { counted } from '../../schemas/words.ts';
import type { CombatShown, Phase } from '../match/thoua/moment.ts';

const results = {
  victory: 'The party has won',
  defeat: 'The party is defeated',
  retreat: 'The party has retreated',
  rounds: 'Nobody has won',
} satisfies Record<NonNullable<CombatShown['over']>, string>;

/** The texts of a THOUA combat in the window. */
export const combat = {
  sides: ['The party', 'The enemies'],
  /** Letters beside the colours of the two sides. */
  letters: ['P', 'E'],
  start: {
    title: 'Play an encounter',
    encounter: 'Encounter',
    none: 'This set has no encounter without errors yet. Add one under Cards: its map, and the enemies on it.',
    party: 'Party',
    partyHint: (level: number | undefined) =>
      level === undefined
        ? 'Who meets the enemies.'
        : `Who meets the enemies. The encounter is meant for level ${level}.`,
    recommended: 'The party of the encounter',
  },
  figure: (name: string, side: string, hp: number, most: number) => `${name}, ${side}, ${hp} of ${most} HP`,
  hpOf: (name: string, hp: number, most: number) => `${name} ${hp}/${most} HP`,
  temporary: (hp: number) => `${hp} temporary HP`,
  held: (name: string, turns: number) => `${name}, ${counted(turns, 'turn')}`,
  obstacle: { made: 'Obstacle', gone: 'Gone' },
  track: {
    label: 'Order of turns',
    round: (round: number) => (round === 0 ? 'Before the first round' : `Round ${round}`),
    phases: { place: 'Start positions', start: 'Start', actions: 'Actions', end: 'End', over: 'Over' } satisfies Record<
      Phase,
      string
    >,
    phasesLabel: 'Phases of the turn',
    ap: (left: number) => `${left} AP left`,
    states: {
      done: 'has had its turn',
      now: 'acts now',
      next: 'comes next',
      later: 'comes later',
      fallen: 'has fallen',
    },
    now: 'now',
    next: 'next',
    chip: (name: string, initiative: number, state: string) => `${name}, initiative ${initiative}, ${state}`,
    change: (round: number, names: readonly string[]) => `Round ${round} goes in another order: ${names.join(', ')}.`,
  },
  over: results,
  hpLeft: (party: number, enemies: number) => `Party ${party} HP : ${enemies} HP Enemies`,
  card: {
    facts: (level: number, initiative: string, movement: number) =>
      `level ${level} · initiative ${initiative} · movement ${movement}`,
    /** Before it is rolled. */
    rolled: (bonus: number) => `1d12 ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`,
    hp: (hp: number, most: number, temporary: number) =>
      temporary > 0 ? `${hp} of ${most} HP, ${temporary} temporary` : `${hp} of ${most} HP`,
    ap: (ap: number) => `${ap} AP`,
    fallen: 'fallen',
    behaviours: { cautious: 'cautious', reckless: 'reckless', support: 'support' },
    rolls: ['Attack', 'Status', 'Defence', 'Resistance'],
    rollsLabel: (name: string) => `Rolls of ${name}`,
    elements: ['Earth', 'Fire', 'Water', 'Wind'],
    element: (element: string, value: number, die: string) => `${element} ${value}: defends with ${die}`,
    has: (name: string) => `What ${name} has`,
    turns: (turns: number) => counted(turns, 'turn'),
    inside: (name: string) => `inside ${name}`,
    abilities: (name: string) => `Abilities of ${name}`,
    waits: (turns: number) => `in ${counted(turns, 'turn')}`,
    usedUp: 'used up',
  },
  choose: {
    move: 'Move',
    cost: (name: string, cost: number) => `${name} · ${cost} AP`,
    turn: 'Turn the area',
    aim: (name: string) => `${name}: click a lit space, or tab to one and press Enter.`,
    go: 'Click a lit space to move there, or choose an ability to see whom it reaches.',
    assumption: 'Odds are exact over the dice. They leave out what conditions and passive abilities set off in turn.',
  },
  change: {
    figure: 'Figure',
    pick: 'Click or choose one',
    hp: 'HP',
    ap: 'AP',
    condition: 'Condition',
    turns: 'Turns',
    give: 'Give it',
    left: (name: string) => `${name}: turns left`,
    ability: 'Ability',
    waits: 'Turns to wait',
    obstacle: 'Change obstacles',
    building: 'Click the space',
  },
} as const;
