import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { words as common } from './vocabulary.ts';

const mine = (name: string, text: string, kind: 'ability' | 'passive' = 'ability'): Word => ({
  kind,
  ref: 't/hunter',
  name,
  text,
  owners: ['t/hunter'],
  fields: {},
});

/** What a text on Hunter's card is told as; his abilities are Long Shot, without a limit, and Volley, 1/Game. */
function told(slot: 'passive' | 'ability', name: string, text: string): string {
  const cards = [mine('Long Shot', 'Range 3, 1dmg.'), mine('Volley', '1/Game:\nRange 3, 1dmg.')];
  const words = wordsFrom([...common.all, ...cards, mine(name, text, slot)]);
  const { clauses, program } = read({ slot, name, text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

const passive = (name: string, text = ''): string => told('passive', name, text);
const ability = (text: string): string => told('ability', 'Test', text);

describe('an instant that braces for what it answers', () => {
  it.each([
    ['Instant: Take half damage from an attack.', 'Until a unit has attacked you: you have Resistance.'],
    [
      'Instant, Tap: Take -2 damage from the attack.',
      'If this answers an attack: until the next attack of a unit is through, at the latest until the end of the turn: you take −2 damage.',
    ],
    [
      'Reaction: When an enemy targets you, gain Armor against that attack.',
      'Until the next attack of a unit is through: you have Armor.',
    ],
    ['Instant +2: Take half damage.', 'If this answers an attack: until the next attack of a unit is through'],
    ['Instant +1: Take half damage from an attack.', 'If this answers an attack: until the next attack'],
    ['Instant +2: Teleport to a space in range 2, take no damage.', 'you take no damage'],
    ['Instant +2: Reduce the damage by 2.', 'you take −2 damage'],
    ['Instant: The damage is halved.', 'you have Resistance'],
    ['Instant +1: Reduce the damage by 1 per Coin.', 'you take −1 damage for every Coin on you'],
    ['Instant +1: You have +2def against it.', 'The attack meets 2 more def'],
    ['Instant +1: The attack has +2def.', 'The attack meets 2 more def'],
    ['Instant +2: The ability misses you.', 'The attack misses'],
    ['Instant +2: Choose a new target.', 'Choose another target for the attack, measured from the triggering unit'],
    ['Instant +2: You become the target.', 'The attack is on you instead'],
    [
      'Instant +2: If you are targeted by an ability, cancel it.',
      'If this answers an ability on you: the ability is cancelled',
    ],
    [
      "Instant +2: If you're targeted by an ability with range greater than 2, choose a new target with you as the origin.",
      'one of the abilities that reach beyond range 2',
    ],
    [
      'Instant +2: Cancel the ability if it targets you.',
      'If this answers an ability on you: the ability is cancelled',
    ],
  ])('is of that attack: %s', (text, expected) => {
    expect(ability(text)).toContain(expected);
  });

  it.each([
    'Instant: Take half damage from attacks.',
    'Instant: Choose a target.',
    'Instant: Range 3, 2dmg. Choose a new target.',
    'Take half damage.',
    'Take half damage from the ability.',
    'If you are targeted by an ability, cancel it.',
    'Instant: Take half damage from an attack by an ally.',
    'Take half damage from an attack.',
  ])('is by hand where nothing is answered, or is not said of which: %s', (text) => {
    expect(ability(text)).toBe('by hand');
  });
});

describe('abilities that a text speaks of', () => {
  it.each([
    ['Your default attacks have +1 range', 'Abilities of you have +1 range (only with default abilities).'],
    [
      'Your Long Shot has range 5 and deals +1dmg',
      'Abilities of you have 5 range (only with Long Shot). You deal +1 damage (only with Long Shot).',
    ],
    [
      'Your non-default abilities are irreducible',
      'You deal damage that nothing lowers (only with non-default abilities).',
    ],
    [
      'The first ability you use each turn is undefendable',
      'You attack without meeting def (only with first abilities of a turn).',
    ],
    ['Your Long Shot costs a Move Action', 'You can use Long Shot as a Move Action.'],
    ['You can use Volley as a Free Action', 'You can use Volley as a Free Action.'],
    ['You can use Long Shot as a Free Action once per turn', 'You can use Long Shot as a Free Action, once a turn.'],
    [
      'Your attacks have +1 crit, and can use Long Shot as a Move Action',
      'You have +1 crit. You can use Long Shot as a Move Action.',
    ],
    [
      'Your default abilities have +1 range and you may make a default attack as a Free Action once per turn',
      'Abilities of you have +1 range (only with default abilities). You can use “Default attack”: costs no action and can be used once a turn: you use a default attack as a Free Action.',
    ],
    ['You cannot use Long Shot', 'You cannot use Long Shot.'],
    [
      'Your Long Shot may affect a second target in range 2 of the first',
      'Long Shot of you may have 1 more target within range 2 of the first.',
    ],
    ['Attacks of enemies in range 2 have +1def', 'Abilities of each enemy within range 2 of you meet +1 def.'],
    [
      'Undefendable attacks against you miss on a roll of 1',
      'Attacks of each unit on you miss on a roll of 1, whatever the def (only with undefendable abilities).',
    ],
    ['Enemies cannot act during your turn', 'While it is your turn, each enemy cannot take actions.'],
  ])('are those that it names: %s', (name, expected) => {
    expect(passive(name)).toBe(expected);
  });

  it.each([
    ['Your Long Shot can be used as a Free Action'],
    ['Your default attacks can be used as a Free Action'],
    ['Your default attacks can be used as a Move Action once per turn'],
    ['Your attack has +1 crit'],
    ['Your first attack has +1 crit'],
    ['Your next attack has +1 crit'],
    ['Your Long Shot has range 2 or 3'],
    ['Your Short Shot has range 5'],
    ['You cannot use Long Shot on an adjacent unit'],
    ['You cannot use Long Shot twice in a row'],
    ['Undefendable attacks against you miss on a roll of 3-4'],
    ['You cannot act during your turn'],
  ])('are by hand where it could mean more than is understood: %s', (name) => {
    expect(passive(name)).toBe('by hand');
  });

  it('may be the next one only', () => {
    expect(ability('Free Action:\nYour next attack this turn has +2 crit.')).toBe(
      'Costs no action. Until the next attack of you is through, at the latest until the end of your turn: you have +2 crit (only with attacks).',
    );
    expect(ability('Range 2, 1dmg. Their next attack has +2def.')).toContain(
      'for the target as “you”: abilities of you meet +2 def',
    );
  });

  it('may be asked for behind what they do, but not about a target that is still to be chosen', () => {
    expect(ability('Range 2, 1dmg. Can only be used if you are Flying.')).toContain('only if you fly');
    expect(ability("Range 2, 1dmg. Can't be used while you have a Coin.")).toContain('only if you have no Coin');
    expect(ability('Range 2, 1dmg. Can only be used if the target is Slowed.')).toBe('by hand');
  });

  it('and units near a piece: that one in its own text, any of them elsewhere, none where a token has its name', () => {
    const name = 'Enemies within range 2 of a Snare receive +2 crit';
    expect(passive(name)).toBe('Attacks against each enemy within range 2 of any Snare have +2 crit.');
    const token: Word = { kind: 'token', ref: 't/snare-token', name: 'Snare', text: '', owners: [], fields: {} };
    const piece: Word = { kind: 'marker', ref: 't/lamp', name: 'Lamp', text: '', owners: ['t/hunter'], fields: {} };
    const own = name.replace('Snare', 'Lamp');
    const words = wordsFrom([...common.all, token, { ...piece, text: own }]);
    const said = (slot: 'passive' | 'marker', title: string, text: string) =>
      tell(read({ slot, name: title, text }, words).program, words);
    expect(said('passive', name, '')).toContain('by hand');
    expect(said('marker', 'Lamp', own)).toContain('within range 2 of the marker');
  });

  it('count the round', () => {
    expect(ability('Range 2, 1dmg*current round number.')).toContain('1 damage for every round begun');
  });
});

describe('what a response changes', () => {
  it.each([
    [
      'Targeted by an undefendable ability',
      'Gain a Coin.',
      'When a unit targets you with an undefendable ability: you gain Coin.',
    ],
    [
      'When an attack with range greater than 1 targets you,',
      'Choose a new target with you as the attack origin.',
      'When a unit targets you with an attack that reaches beyond range 1: choose another target for the attack, measured from you.',
    ],
    [
      'Enemy rolls 1-2 while targeting you',
      'The attack misses.',
      'When an enemy rolls 1 to 2 while attacking you: the attack misses.',
    ],
    ['You would take damage', 'Reduce it by 1.', 'When you would take damage: 1 less of that damage is dealt.'],
    [
      'You would take damage',
      'Gain a Coin instead.',
      'When you would take damage: none of that damage is dealt; you gain Coin.',
    ],
    [
      'Adjacent ally would take damage',
      'You may take that damage instead.',
      'When an ally within range 1 of you would take damage: you may: none of that damage is dealt; you take 1 damage for every damage dealt.',
    ],
    [
      'When an enemy attacks you,',
      'They take 1dmg.',
      'When an enemy has attacked you: the triggering unit takes 1 damage.',
    ],
  ])('is what set it off: %s %s', (name, text, expected) => {
    expect(passive(name, text)).toBe(expected);
  });

  it.each([
    ['When you take damage', 'Take half of it.'],
    ['Adjacent ally would take damage', 'You take half of it.'],
    ['Adjacent ally would take damage', 'You take that damage.'],
    ['You would take damage', 'Gain a Coin instead of half of it.'],
    ['You are targeted', 'Gain a Coin instead.'],
    ['Enemy rolls 1-2', 'The attack misses.'],
    ['You roll a 6', 'Cancel the attack.'],
    ['You would take damage', 'The attack misses.'],
  ])('stays by hand where it is something else, or half of it is not said: %s %s', (name, text) => {
    expect(passive(name, text)).toBe('by hand');
  });

  it('waits for the next time only, and for nothing where a text only stands', () => {
    expect(ability('Free Action:\nThe next time an enemy hits you this turn, they take 2dmg.')).toBe(
      'Costs no action. Until an enemy hits you, at the latest until the end of your turn: when an enemy hits you: the triggering unit takes 2 damage.',
    );
    expect(passive('The next time you attack', 'Gain a Coin.')).toBe('by hand');
  });

  it('may be about the target for as long as something lasts, but not where nobody was chosen', () => {
    expect(ability('Range 3, 1dmg. Until the end of your next turn, when the target moves, they take 1dmg.')).toContain(
      'when the target moves',
    );
    expect(ability('Until the end of your next turn, when the target moves, they take 1dmg.')).toBe('by hand');
  });
});
