import { counted } from '../../schemas/words.ts';

/** The texts of the table of a Valyr battle. */
export const battle = {
  total: (sum: number, limit: number) =>
    sum > limit
      ? `Adds up to ${sum}, which is ${sum - limit} over the limit of ${limit}.`
      : `Adds up to ${sum} of ${limit}: ${limit - sum} left.`,
  player: (seat: number) => `Player ${seat + 1}`,
  start: {
    title: 'Play a match',
    field: 'Battlefield',
    seats: 'Players',
    players: (count: number) => counted(count, 'player'),
    room: (most: number) => `This table has ${most} starting locations.`,
    worth: (army: string, appraisal: number) => `${army} (${appraisal})`,
    appraisal: (appraisal: number) => `${appraisal} appraisal`,
    army: (name: string) => `Army of ${name}`,
    seat: (name: string) => `${name} is`,
    none: 'A match needs a battlefield with two starting locations, and an army. Make them in Fields and Units; they can be played at once.',
  },
  table: (name: string) => `Table: ${name}`,
  keyboard:
    'Tab: the next unit. Arrows: move the pointer by a quarter of an inch, Shift: by an inch. Enter: choose what is there. Esc: put the pointer away.',
  /** A unit as a whole, for who does not see it. */
  unit: (name: string, player: string, damage: number, health: number, states: readonly string[]) =>
    [`${name}, ${player}`, `damage ${damage} of ${health}`, ...states].join(', '),
  harm: (damage: number, health: number) => `damage ${damage} of ${health}`,
  health: (health: number) => `health ${health}`,
  exhausted: 'exhausted',
  fallen: 'fallen',
  acts: 'has its turn',
  out: 'defeated',
  waiting: 'to be set up',
  priority: 'Priority token',
  army: (name: string) => `Army: ${name}`,
  worth: (left: number, all: number) => `${left} of ${all} appraisal`,
  round: (round: number) => (round === 0 ? 'Setup' : `Round ${round}`),
  leads: (names: readonly string[], worth: number) =>
    names.length > 1 ? `${names.join(' and ')}: ${worth} left each` : `${names.join('')} leads: ${worth} left`,
  wins: (names: readonly string[]) => (names.length === 0 ? 'Nobody is left' : `${names.join(' and ')} wins`),
  tools: 'On the table',
  shadows: 'Darken what the unit does not see',
  shadowsOff: 'Darken nothing',
  shadowOf: (unit: string, size: string) => `Dark: ${unit} does not see a ${size} base there.`,
  noShadow: 'Choose a unit on the table to see what is hidden from it.',
  ruler: 'Measure with a ruler',
  rulerOff: 'Put the ruler away',
  /** What a place of the pointer comes to. */
  moves: (length: string, most: string) => `${length} of ${most}`,
  falls: 'it would fall here',
  setsUp: (x: string, y: string) => `${x}, ${y}`,
  baseToBase: (length: string) => `${length} base to base`,
  odds: (distance: string, dice: number, atMost: number, damage: string, defeat: string) =>
    `${distance}: ${counted(dice, 'die', 'dice')} at ${atMost} or less, ${damage} damage, ${defeat} defeated`,
  joins: (others: number) => (others === 0 ? [] : [`with ${counted(others, 'other')} of its swarm`]),
  attacks: (name: string) => `Attack ${name}`,
  activates: (name: string) => `Turn of ${name}`,
  uses: (ability: string, names: readonly string[]) =>
    `${ability}: ${names.length === 0 ? 'nobody' : names.length > 3 ? counted(names.length, 'unit') : names.join(', ')}`,
  /** Beside an enemy that can be attacked. */
  deals: (damage: string) => `${damage} damage`,
  band: (strength: number, skill: number) =>
    strength === 0 && skill === 0 ? '' : ` ${signed(strength)}/${signed(skill)}`,
  choose: {
    place: 'Click a place in the green: there its base reaches near enough to its starting location.',
    activate: 'Click one of your lit units.',
    act: 'Click a place to move there, a lit enemy to attack it, or choose an ability.',
    aim: {
      one: (ability: string) => `Click whom ${ability} is for.`,
      template: (ability: string) => `Click in the direction in which the template of ${ability} is laid.`,
      place: (ability: string) => `Click where ${ability} is for.`,
    },
    together: 'The swarm attacks together',
    stopAiming: 'Do something else',
    dice: 'Dice that are rolled again',
    again: (count: number) => (count === 0 ? 'Keep all dice' : `Roll ${counted(count, 'die', 'dice')} again`),
    die: (value: number, hits: boolean) => `${value}${hits ? ', on target' : ''}`,
  },
  change: {
    damage: 'Damage',
    energy: 'Energy left',
    exhausted: 'Exhausted',
    fallen: 'Fallen',
    pick: 'Click a unit',
  },
  looked: {
    title: 'The unit you look at',
    none: 'Point at a unit on the table or in an army to read its card here.',
    open: (name: string) => `Open ${name}`,
    facts: (attack: string, defence: string, move: string) => `attack ${attack} · defence ${defence} · move ${move}`,
  },
} as const;

function signed(value: number): string {
  return value < 0 ? `\u2212${-value}` : value === 0 ? '0' : `+${value}`;
}
