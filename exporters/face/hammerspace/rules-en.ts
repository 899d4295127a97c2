import type { FullRuleOptions } from '../../../rules/hammerspace/options.ts';
import { rowSize, subtypesOf, traitsDealt } from '../../../rules/hammerspace/types.ts';
import type { ChapterEntry } from '../chapter.ts';
import { startingCounters } from '../thoua/hp-counters.ts';
import type { BrawlWords } from './words.ts';

/** The rules in English, as far as the options of a set decide them. */
export function englishRules(options: FullRuleOptions, words: BrawlWords): ChapterEntry[] {
  const { startingHp: hp, traitsKept, turnLimit, passing, flipWithCards, reordering } = options;
  const { 5: fives, 1: ones } = startingCounters(hp);
  const { whom, keep } = words;
  const counters = [...(fives > 0 ? [`${fives} of 5`] : []), `${ones} of 1`].join(' and ');
  return [
    {
      name: 'What you want',
      text: `You fight alone against everybody. Take the other players’ health points (HP) and keep your own: the last player who has any wins.${
        turnLimit > 0
          ? ` The game also ends after ${turnLimit} turns of all players together; then whoever has the most HP wins.`
          : ''
      }`,
    },
    {
      name: 'Setting up',
      text: [
        '- Shuffle the play cards: they are the deck. Leave room beside it for discards.',
        `- Everybody takes ${hp} HP in counters (${counters}) and draws ${rowSize} cards.`,
        '- Look at your cards and lay them in a row before you, face up. One of them may lie face down instead: it is hidden.',
        ...(traitsKept > 0
          ? [
              `- Shuffle the traits. Everybody draws ${traitsDealt}, lays ${traitsKept === 1 ? 'one' : traitsKept} of them face up for the whole game, and puts the rest away.`,
            ]
          : []),
        '- Everybody rolls two dice. The highest roll begins; who ties rolls again. Turns then go to the right.',
      ].join('\n'),
    },
    {
      name: 'Your turn',
      text: [
        `When your turn begins you may turn your hidden card face up, turn another one face down${reordering ? ', and put your row in another order' : ''}. Then do one thing:`,
        '- attack with an attack card,',
        '- use an ability card that is not for attacks or defences,',
        ...(traitsKept > 0 ? ['- do what your trait offers for a turn,'] : []),
        passing === 'any'
          ? '- or pass: discard your whole row and draw new cards.'
          : '- or, if you have no card to play, pass: discard your whole row and draw new cards.',
        'Only face-up cards can be played. A card that is turned down stays as it is until your next turn begins.',
      ].join('\n'),
    },
    {
      name: 'Attacking',
      text: [
        'Say whom you attack. The plate on the card says who can be hit:',
        `- ${whom.one}: any other player.`,
        `- ${whom.adjacent}: the player next to you, on your left or right. Two players are always neighbours.`,
        `- ${whom['two-together']}: two players who sit next to each other, and you may be one of them. If you name only one, the other is the player to the right of the first. With two players, both are hit.`,
        `- ${whom.all}: everybody at the table, yourself among them.`,
        'Add ability cards that are for attacks if you like. Then roll a die: the card’s points, what was added and the die are your attack.',
      ].join('\n'),
    },
    {
      name: 'Defending',
      text: [
        'Everybody who was hit defends with face-up defence cards that match the type of the attack, or that are good against all.',
        '- The large figure counts against every attack of its type.',
        '- A figure with the sign of a subtype is added against that subtype only.',
        '- Figures with a minus harm you, and count as well.',
        '- Infinite stops the whole attack.',
        covering(options),
        'Ability cards for defences may be added.',
        options.defenceDie === 'always'
          ? 'Then roll a die and add it. What your defence leaves of the attack you lose in HP.'
          : 'If your cards do not reach the attack, roll a die and add it. What your defence leaves of the attack you lose in HP.',
      ].join('\n'),
    },
    {
      name: 'After the attack',
      text: [
        'Once everybody has defended and given up HP:',
        '- Do what the cards say. An attack was successful if anybody lost HP.',
        `- Discard all cards that were used. A card with “${keep}” is kept if a die shows one of its faces.`,
        `- Everybody draws up to ${rowSize} cards again.${flipWithCards ? ' A new card may lie face down; a card that is hidden already is then turned up.' : ''}${flipWithCards && reordering ? ' Whoever draws may also put the row in another order.' : ''}`,
        '- If the deck is empty, shuffle the discards: they are the new deck.',
      ].join('\n'),
    },
    {
      name: 'Out of the game',
      text: 'Whoever has no HP left is out. Their cards go to the discards, and the others close up: whoever sat beside them are neighbours now. If the last players fall at once, '.concat(
        options.allDown === 'draw' ? 'nobody wins.' : 'the attacker wins.',
      ),
    },
    {
      name: 'Cards come first',
      text: `What a card says goes before these rules. ${
        traitsKept > 0 ? 'Ability cards, and traits that say “you may”, are' : 'Ability cards are'
      } never forced on you; when their moment has passed, the chance is gone.`,
    },
  ];
}

function covering({ covering: how }: FullRuleOptions): string {
  if (how === 'free') return 'You choose which matching cards you use, or none.';
  const all = 'You must use all cards that match, until they reach the attack without a die.';
  return how === 'minimal'
    ? `${all} Then use no more than it takes; of several ways to do it, you choose.`
    : `${all} Of several ways to do it, you choose, and you may use more than it takes.`;
}

/** What players look up while they play. */
export function englishAid(
  { traitsKept }: FullRuleOptions,
  { types, subtypes, whom, keep }: BrawlWords,
): ChapterEntry[] {
  const kinds = Object.entries(subtypesOf) as [keyof typeof subtypesOf, (typeof subtypesOf)['physical']][];
  const trait = traitsKept > 0 ? ' + trait' : '';
  return [
    {
      name: 'A turn',
      text: [
        '1. Turn and order your row.',
        '2. Attack, use an ability, or pass.',
        '3. Discard, roll to keep, draw.',
      ].join('\n'),
    },
    {
      name: 'An attack',
      text: [
        `Attack: points of the card + abilities${trait} + a die.`,
        `Defence: matching cards + abilities${trait} + a die.`,
        'HP lost: attack − defence, never less than 0.',
      ].join('\n'),
    },
    {
      name: 'Types and subtypes',
      text: kinds.map(([type, list]) => `- ${types[type]}: ${list.map((one) => subtypes[one]).join(', ')}`).join('\n'),
    },
    {
      name: 'Who is hit',
      text: [
        `- ${whom.one}: any other`,
        `- ${whom.adjacent}: next on the left or right`,
        `- ${whom['two-together']}: two who sit together, perhaps you`,
        `- ${whom.all}: everybody`,
      ].join('\n'),
    },
    {
      name: 'Your row',
      text: [
        `- ${rowSize} cards; one of them may be hidden, face down.`,
        '- Places count from your left.',
        `- ${keep}: roll a die before you discard the card.`,
      ].join('\n'),
    },
  ];
}
