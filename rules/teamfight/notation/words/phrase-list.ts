import type { WordKind } from './words.ts';

/** Where in a sentence something can stand. */
export type Spot =
  /** The beginning of an ability: what it costs. */
  | 'cost'
  /** The beginning of a sentence. */
  | 'sentence'
  /** The same of a text that stands: a passive, a condition, a token. */
  | 'standing'
  /** Behind a comma, a colon, "and", "then": what happens. */
  | 'effect'
  | 'amount'
  /** Behind a verb that counts: how many. */
  | 'number'
  | 'distance'
  | 'place'
  | 'duration'
  /** Behind "at": in somebody's turns, and in the rounds of the match. */
  | 'moment'
  | 'round'
  | 'trigger'
  /** Behind "if" and "while". */
  | 'question'
  /** Behind "on": how an attack came out. */
  | 'outcome'
  /** Behind the name of a condition: for how long. */
  | 'lasting'
  /** Behind "Reaction:". */
  | 'answer'
  /** The beginning of a sentence on a map or rules card. */
  | 'match'
  /** A name that the set defines. */
  | 'name';

/** A phrase of the notation that an editor can offer. */
interface OfferedPhrase {
  readonly text: string;
  readonly told: string;
  readonly spots: readonly Spot[];
}

const phrase = (spots: readonly Spot[], text: string, told: string): OfferedPhrase => ({ text, told, spots });

/** What the notation can say, with its meaning in a line. */
export const offered: readonly OfferedPhrase[] = [
  phrase(['cost'], 'Tap:', 'The card is turned, and ready again at the end of your next turn.'),
  phrase(['cost'], 'Free Action:', 'Costs no action.'),
  phrase(['cost'], 'Move Action:', 'Costs the Move Action.'),
  phrase(['cost'], 'Standard Action:', 'Costs the Standard Action, as a text without any cost does.'),
  phrase(['cost'], 'Move + Standard Action:', 'Costs both actions.'),
  phrase(['cost'], '1/Game:', 'Can be used once in a game.'),
  phrase(['cost'], '2/Game, Free Action:', 'Can be used twice in a game, and costs no action.'),
  phrase(['cost'], '1/Turn, Free Action:', 'Can be used once in a turn, and costs no action.'),
  phrase(['cost'], 'Ultimate 3:', 'Can be used once in a game, from round 3 on.'),
  phrase(['cost'], 'Instant +3:', 'Can be used in any turn, before or after an attack by the same die.'),
  phrase(['cost'], 'Reaction:', 'Can be used when something happens.'),
  phrase(['cost'], 'Spend 1', 'Costs so many of a counter.'),
  phrase(['standing', 'answer'], 'When', 'Whenever this happens.'),
  phrase(['standing'], 'While', 'For as long as this holds.'),
  phrase(['standing'], 'At the start of your turn,', 'Each time that your turn begins.'),
  phrase(['standing'], 'At the end of your turn,', 'Each time that your turn ends.'),
  phrase(['standing'], 'You have +1def.', 'Attacks on you hit on one number less.'),
  phrase(['standing'], 'You deal +1 damage.', 'All damage that you deal is 1 more.'),
  phrase(['standing'], 'You are immune to forced movement.', 'Enemies cannot push, pull or move you.'),
  phrase(['standing'], 'Allies in range 2 have', 'For as long as they are there.'),
  phrase(['standing'], 'Enemies in range 2 have', 'For as long as they are there.'),
  phrase(['match'], 'At the end of each round,', 'Each time that all have had their turns.'),
  phrase(['match'], 'At the start of round 3,', 'Once, before anybody has a turn.'),
  phrase(['match'], 'Each control point scores 1.', 'At the end of each round, for whoever holds it.'),
  phrase(['match'], 'Each hero has', 'All heroes of both sides.'),
  phrase(['match'], 'Each hero starts with 1', 'So many of a counter from the start on.'),
  phrase(['match'], 'All units', 'Heroes and summons of both sides.'),
  phrase(['cost'], 'Requires', 'Can be used only where this holds.'),
  phrase(['cost', 'sentence'], 'Range 3, 1dmg.', 'One target in range 3 takes 1 damage.'),
  phrase(['cost', 'sentence', 'place'], 'Range', 'How far the target may be, in spaces.'),
  phrase(['cost', 'sentence'], 'Enemy in range 3', 'The target is an enemy in range 3.'),
  phrase(['cost', 'sentence'], 'Ally in range 3', 'The target is an ally in range 3.'),
  phrase(['cost', 'sentence'], 'Enemies in burst 1', 'All enemies in range 1 that you see.'),
  phrase(['sentence'], 'You and allies in range 2', 'You and all allies in range 2.'),
  phrase(['cost', 'sentence'], 'Choose one --', 'One of the lines below that begin with "- ".'),
  phrase(['cost', 'sentence'], 'Roll a die.', 'What happens stands in the lines below, such as "- 1-3: ...".'),
  phrase(['sentence'], 'On hit:', 'Only if the attack hits.'),
  phrase(['outcome'], 'hit:', 'Only if the attack hits.'),
  phrase(['sentence'], 'On miss:', 'Only if the attack misses.'),
  phrase(['outcome'], 'miss:', 'Only if the attack misses.'),
  phrase(['sentence'], 'On kill:', 'Only if the target dies of it.'),
  phrase(['outcome'], 'kill:', 'Only if the target dies of it.'),
  phrase(['sentence'], 'If', 'Only if this holds.'),
  phrase(['sentence'], 'Else', 'Only if what stands before does not hold.'),
  phrase(['sentence'], 'Until', 'For as long as it says.'),
  phrase(['effect'], '1dmg', 'Damage to the target.'),
  phrase(['effect'], '1 irreducible dmg', 'Damage that nothing makes less.'),
  phrase(['effect', 'sentence'], 'you heal 1', 'Health back, not above what is printed.'),
  phrase(['effect', 'sentence'], 'push 1', 'Away from you in a straight line.'),
  phrase(['effect', 'sentence'], 'pull 1', 'Towards you in a straight line.'),
  phrase(['effect', 'sentence'], 'move 1', 'Walk so many spaces.'),
  phrase(['effect', 'sentence'], 'fly 1', 'Go over units and obstacles.'),
  phrase(['effect', 'sentence'], 'teleport 1', 'Straight into another space.'),
  phrase(['effect', 'sentence'], 'gain 1', 'You get so many of a counter or token.'),
  phrase(['effect', 'sentence'], 'you clear a condition', 'You choose which.'),
  phrase(['effect', 'sentence'], 'summon', 'A unit of yours comes into an empty space.'),
  phrase(['effect', 'sentence'], 'place', 'A marker, object or terrain comes onto the map.'),
  phrase(['effect', 'sentence'], 'swap places with them', 'Both change places.'),
  phrase(['effect'], '+1def', 'The attack hits on one number less.'),
  phrase(['effect'], '+1crit', 'One more of the highest numbers is critical.'),
  phrase(['effect'], 'undefendable', 'The attack always hits.'),
  phrase(['effect'], 'burst 1 of target', 'All spaces in range 1 of the target.'),
  phrase(['place'], 'burst 1', 'All spaces in range 1 of the source.'),
  phrase(['effect', 'place'], 'line 3', 'Three spaces in a straight line from you.'),
  phrase(['effect'], 'path 3', 'Three spaces, each next to the one before.'),
  phrase(['amount'], 'dmg', 'Damage.'),
  phrase(['amount'], 'overshield', 'Taken before health.'),
  phrase(['amount'], 'def', 'Numbers that an attack misses on.'),
  phrase(['amount'], 'crit', 'Numbers that deal double.'),
  phrase(['amount'], '/Game', 'So often in a game.'),
  phrase(['amount'], '/Turn', 'So often in a turn.'),
  phrase(['number'], '1', 'So many.'),
  phrase(['number'], '2', 'So many.'),
  phrase(['number'], '3', 'So many.'),
  phrase(['distance'], '1', 'Next to it.'),
  phrase(['distance'], '2', 'Up to 2 spaces.'),
  phrase(['distance'], '3', 'Up to 3 spaces.'),
  phrase(['distance'], '4', 'Up to 4 spaces.'),
  phrase(['place'], 'line of sight', 'At any distance, where it is seen.'),
  phrase(['duration'], 'the start of your next turn', 'Through everybody’s turns until you are next.'),
  phrase(['duration'], 'the end of your next turn', 'Through your next turn.'),
  phrase(['duration'], 'the end of your turn', 'In this turn only.'),
  phrase(['duration'], 'the end of the round', 'In this round only.'),
  phrase(['lasting'], 'until the start of your next turn', 'Through everybody’s turns until you are next.'),
  phrase(['lasting'], 'until the end of your next turn', 'Through your next turn.'),
  phrase(['lasting'], 'until the end of their next turn', 'Through the next turn of whoever has it.'),
  phrase(['moment'], 'the start of your turn,', 'Each time that your turn begins.'),
  phrase(['moment'], 'the end of your turn,', 'Each time that your turn ends.'),
  phrase(['round'], 'the end of each round,', 'Each time that all have had their turns.'),
  phrase(['round'], 'the start of round 3,', 'Once, before anybody has a turn.'),
  phrase(['question'], 'you have', 'You have such a condition, token or counter.'),
  phrase(['question'], 'the target has', 'It has such a condition, token or counter.'),
  phrase(['question'], 'the target is an ally,', 'It is on your side.'),
  phrase(['question'], 'the target is adjacent to you,', 'It is in range 1 of you.'),
  phrase(['question'], 'the target dies,', 'It dies of what stands before.'),
  phrase(['question'], 'you have 3 health or less,', 'By your health at that moment.'),
  phrase(['question'], 'you are adjacent to an ally,', 'An ally is in range 1 of you.'),
  phrase(['question'], 'you are in', 'You stand in such terrain or on such a marker.'),
  phrase(['question'], 'an enemy is in range 2,', 'At least one enemy is so near.'),
  phrase(['trigger'], 'you take damage,', 'When you are damaged.'),
  phrase(['trigger'], 'you hit,', 'When an attack of yours hits.'),
  phrase(['trigger'], 'you kill a unit,', 'When somebody dies of what you do.'),
  phrase(['trigger'], 'an enemy enters a space in range 2,', 'When an enemy comes there, however it moves.'),
  phrase(['trigger'], 'an ally in range 3 dies,', 'When an ally dies there.'),
  phrase(['trigger'], 'you are targeted,', 'Before the attack on you is rolled.'),
];

/** What a kind of name is called beside it. */
export const kindNames: Readonly<Record<WordKind, string>> = {
  condition: 'Condition',
  token: 'Token',
  counter: 'Counter',
  marker: 'Marker',
  terrain: 'Terrain',
  summon: 'Summon',
  hero: 'Hero',
  ability: 'Ability',
  passive: 'Passive',
  map: 'Map',
  'rules-card': 'Rules card',
  hint: 'Hint',
};
