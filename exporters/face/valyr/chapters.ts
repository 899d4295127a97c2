import type { GameSet } from '../../../rules/game-set.ts';
import { type FullRuleOptions, optionsOf } from '../../../rules/valyr/options.ts';
import type { ChapterEntry } from '../chapter.ts';

/** The rules of a battle and what players look up, by the rule options of the set. */
export function battleChapters(set: GameSet): { readonly rules: ChapterEntry[]; readonly aid: ChapterEntry[] } {
  const options = optionsOf(set);
  return { rules: rules(options), aid: aid(options) };
}

const inches = (count: number): string => (count === 1 ? '1 inch' : `${count} inches`);

function rules(options: FullRuleOptions): ChapterEntry[] {
  const { rangeInches, limit, startInches, movementPath, sight, roundLimit, standUpEnergy, defeat } = options;
  return [
    {
      name: 'Armies',
      text: `Everybody brings units whose appraisals add up to ${limit} at most, or to what you agree on. A champion is in an army once, a conscript as often as you like. One range is ${inches(rangeInches)}.`,
    },
    {
      name: 'Setup',
      text: `The lowest appraisal takes the priority token. From there to the left, everybody lays the unit cards side by side at an edge: the starting location. Then, in the same order, everybody places the units within ${inches(startInches)} of it.`,
    },
    {
      name: 'Rounds and turns',
      text: 'Who has the priority token begins. Choose one of your units that is not exhausted, turn its card, and act with it; then the player to the left does the same. Who has only exhausted units is skipped. When all units are exhausted the token goes to the right and everybody turns the cards back.',
    },
    {
      name: 'Actions',
      text: 'A unit has as many actions as it has energy: moves, attacks and abilities, in any order, again and again.',
    },
    {
      name: 'Moves',
      text: `The first move of a turn goes up to the sprint of the unit, each later one up to its sustain. ${movementPath === 'lift' ? 'Lift the unit and put it down: only the end counts.' : 'A move is straight, heights included, and not through what blocks it.'} It ends where the unit can stand, on no other base.`,
    },
    {
      name: 'Fallen',
      text: `A unit that cannot stand falls: it has no block, no dodge and no passive abilities, and its next action is to stand up, for ${standUpEnergy} energy.`,
    },
    {
      name: 'Attacks',
      text: `Measure from base to base; the distance must lie within the range of the unit${sight === 'needed' ? ', and a straight line from base to base must be free' : ''}. Add the change of the band of that distance to strength and skill. Roll as many d20 as the strength; each that shows the skill less the block of the target, or less, is on target. The target's dodge takes away so many; each other one is a damage.`,
    },
    {
      name: 'Damage',
      text: `A unit with more damage than health is defeated${defeat === 'at-once' ? ' at once' : ' when the attack is over'} and leaves the table, with all that its abilities had changed.`,
    },
    {
      name: 'Abilities',
      text: 'Passive abilities hold while their unit lives and stands. Active ones are used as their text says. What an ability says goes before the rules. Damage of abilities asks for no block and no dodge.',
    },
    {
      name: 'The end',
      text: `The last player with units wins at once.${roundLimit > 0 ? ` After ${roundLimit} rounds, the greatest appraisal left on the table wins.` : ''}`,
    },
  ];
}

const aid = ({ adjacentInches, border }: FullRuleOptions): ChapterEntry[] => [
  {
    name: 'A turn',
    text: 'As many actions as energy: move, attack, use an ability. First move sprint, later ones sustain.',
  },
  {
    name: 'An attack',
    text: '- Distance from base to base\n- Strength and skill with the change of its band\n- Strength d20: skill less block, or less, is on target\n- Take away the dodge; each other one is a damage',
  },
  {
    name: 'Distances',
    text: `Adjacent is ${inches(adjacentInches)} or less. On an inner border of a range the ${border} band counts.`,
  },
];
