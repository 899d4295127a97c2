import type { FullRuleOptions } from '../../../rules/thoua/options.ts';
import type { ChapterEntry } from '../chapter.ts';

/** The rules of a combat in English, as the rule options have them. */
export const englishRules = (options: FullRuleOptions): ChapterEntry[] => [
  {
    name: 'What it is about',
    text: `Characters fight the enemies of an encounter on its map. The party wins when no enemy stands, and loses when no character does${
      options.retreat ? ', or when it retreats at the beginning of a character’s turn' : ''
    }. Who falls to 0 HP is out of this combat.`,
  },
  {
    name: 'Setting up',
    text: [
      '- Lay the map with its obstacles, and put the enemies where the encounter says, all others in their start zone.',
      '- Each character starts on a free space of the party’s zone.',
      `- Everybody rolls a d12 and adds their initiative. In each round all have a turn, the highest first. Of equals ${
        options.initiativeTie === 'wis'
          ? 'the higher WIS goes first (for enemies the resistance), then the higher die, then the party'
          : 'the party goes first, then the higher WIS, then the higher die'
      }.`,
      options.initiativeChange === 'at-once'
        ? '- A changed initiative changes the order at once.'
        : '- A changed initiative changes the order from the next round on.',
    ].join('\n'),
  },
  {
    name: 'A turn',
    text: [
      `- Start: all action points are back, usually ${options.actionPoints}; then comes what happens at the start of a turn.`,
      '- Actions: move, use abilities or pass, in any order, while action points are left. Passing ends the turn, and points that are left are lost.',
      '- End: first comes what happens at the end of a turn. Then every modifier and every cooldown counts one turn less; at 0 it is gone.',
    ].join('\n'),
  },
  {
    name: 'Moving',
    text: [
      `A movement costs 1 action point and goes up to Movement spaces; a diagonal step counts ${
        options.diagonals === 'one' ? 'one' : 'two'
      }. It leads past allies, not past enemies or obstacles, and ends in an open space.`,
      options.blockedCorners
        ? 'A diagonal step may lead between two blocked spaces.'
        : 'A diagonal step may not lead between two blocked spaces.',
    ].join(' '),
  },
  {
    name: 'Using an ability',
    text: [
      'Pay its action points. Its target must be within range and seen. It can be used again after as many turns as its cooldown says, the one in which it is used ',
      options.cooldownFrom === 'use' ? 'included: 1 is every turn. ' : 'not included. ',
      'Abilities of a people cost nothing; they are used once in a combat, and once more for each even level.',
    ].join(''),
  },
  {
    name: 'Rolling against somebody',
    text: [
      '- Attack is its die and STR, against the defender’s Defence: the die of their elemental map and VIT.',
      '- Status is its die and INT, against Resistance: the die of their elemental map and WIS.',
      `- The element is that of the ${options.defenceElement === 'ability' ? 'ability' : 'damage that the text names'}. Bonuses and penalties are added, their dice rolled each time.`,
      '- Of a damage ability, what is above the defence is lost in HP. A control ability succeeds if it is above. A tie does nothing.',
      '- Against several, the attacker rolls once and each defends alone.',
      '- Support, healing, damage of conditions and damage without an element are the dice as printed.',
      ...(options.extraNeedsDamage
        ? ['- What a damage ability does besides needs damage to that target.']
        : ['- What a damage ability does besides comes also where it does no damage.']),
    ].join('\n'),
  },
  {
    name: 'Seeing',
    text: `A target is seen if a line from a corner of the own space to ${
      options.sight === 'middle' ? 'the middle' : 'a corner or the middle'
    } of the target’s space is free. A line is not free that leads through an obstacle or an enemy, or along its side; it may touch a corner. Allies never block, nor do the own space and the target’s.`,
  },
  {
    name: 'Shapes',
    text: [
      `- Area: a field of spaces, one of them seen within range; it reaches anybody inside${options.areaHitsUser ? ', the user too' : ' but the user'}.`,
      '- Splash: the target and everybody one space from it. Only the target must be seen.',
      '- Burst and aura: all spaces around the user up to the range, whatever stands between. An aura moves along.',
      '- Line: single spaces straight away from the user in one of eight directions, without sight.',
      `- An obstacle is made in an open space within range${options.obstacleNeedsSight ? ' that is seen' : ''}, and stays until something destroys it.`,
    ].join('\n'),
  },
  {
    name: 'Bonuses, penalties and conditions',
    text: [
      'Who has something already is unaffected by another of its sort, even a stronger or longer one. Of one sort are conditions of one name, and bonuses or penalties on one number that are both flat or both dice. Passive abilities and artifacts never collide with them.',
      options.ownTurn === 'counts'
        ? 'What one gains in one’s own turn counts at its end already.'
        : 'What one gains in one’s own turn counts from the next turn on.',
      'Of effects that come at once, the one whom they come to chooses the first.',
    ].join(' '),
  },
];

/** What players look up. */
export const englishAid = (options: FullRuleOptions): ChapterEntry[] => [
  {
    name: 'Your turn',
    text: `- Start: ${options.actionPoints} action points, effects at the start.\n- Move for 1, use abilities, or pass.\n- End: effects at the end, then all modifiers and cooldowns one less.`,
  },
  {
    name: 'Rolls',
    text: '- Attack: die + STR against element die + VIT.\n- Status: die + INT against element die + WIS.\n- Above it is a success, a tie is not.',
  },
  {
    name: 'Element dice',
    text: '- 21 and more: 2d12; 16: 2d10; 11: 2d8; 6: 2d6.\n- −5 to 5: 1d12; −10: 1d10; −15: 1d8; −20: 1d6; below: 1.',
  },
];
