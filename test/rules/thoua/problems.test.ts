import { describe, expect, it } from 'vitest';
import { boar, bram, field, fist, heart, told } from './set-files.ts';

const character = (different: object) => told({ 'characters/bram.json': { ...bram, ...different } });
const ability = (different: object) => told({ 'abilities/own.json': { ...fist, ...different } });
const meeting = (different: object, more = {}) =>
  told({
    'encounters/meeting.json': { name: 'Meeting', map: 'field', enemies: [{ enemy: 'boar', at: '5,0' }], ...different },
    ...more,
  });

describe('a THOUA set', () => {
  it('has no problem where everything is by the rules', () => {
    expect(told({})).toEqual([]);
  });
});

describe('attributes', () => {
  it('are moved against each other, between 1 and 5', () => {
    expect(character({ attributes: { str: 5, int: 3, vit: 4, wis: 2 } })).toEqual([
      'error character/attributes characters/bram.json/attributes/str\n  STR 5 and INT 3 come to 8; both begin at 3, and what one gains the other loses, so that they come to 6.',
    ]);
    expect(character({ attributes: { str: 6, int: 0, vit: 4, wis: 2 } })).toHaveLength(2);
  });

  it('are raised by the race in one of its two, and by levels as often as there are odd ones', () => {
    expect(character({ raceIncrease: 'wis' })).toEqual([
      'error character/race-increase characters/bram.json/raceIncrease\n  "Giants" raises STR or VIT by 2, not WIS.',
    ]);
    expect(character({ raceIncrease: undefined })).toEqual([
      'warning character/no-increase characters/bram.json\n  "Giants" raises STR or VIT by 2; choose one with "raceIncrease".',
    ]);
    expect(character({ levelIncreases: ['str', 'vit'] })).toEqual([
      'error character/level-increases characters/bram.json/levelIncreases\n  a character of level 1 has raised 1 attribute: one at level 1 and one at each odd level; there are 2. Take 1 out.',
    ]);
    expect(character({ level: 5 })).toEqual([
      'warning character/level-increases characters/bram.json/levelIncreases\n  a character of level 5 has raised 3 attributes: one at level 1 and one at each odd level; there is 1. Add 2.',
    ]);
  });

  it('end at 10', () => {
    const found = character({ level: 9, levelIncreases: ['str', 'str', 'str', 'str', 'vit'] });
    expect(found).toEqual([
      'error character/attribute-cap characters/bram.json/attributes\n  STR comes to 11; no attribute is above 10.',
    ]);
  });
});

describe('what a character has', () => {
  it('costs no more points than the level gives', () => {
    expect(
      told({
        'abilities/own.json': fist,
        'characters/bram.json': { ...bram, bought: ['fist', 'thrust', 'heart', 'own'] },
      }),
    ).toEqual([
      'error character/points characters/bram.json/bought\n  these abilities cost 8 character points, and level 1 gives 6; take some out, or raise the level.',
    ]);
  });

  it('needs an ability of the rank below in the same element', () => {
    const own = { ...fist, name: 'Rockfall', rank: 2 };
    expect(told({ 'abilities/own.json': own, 'characters/bram.json': { ...bram, bought: ['own', 'thrust'] } })).toEqual(
      [
        'error character/rank characters/bram.json/bought/0\n  "Rockfall" is of rank 2 and cannot be bought yet: it needs an ability of rank 1 in earth, and there is none here.',
      ],
    );
    expect(told({ 'abilities/own.json': own, 'characters/bram.json': { ...bram, bought: ['own', 'fist'] } })).toEqual(
      [],
    );
  });

  it('is bought once, and carried in slots', () => {
    expect(character({ bought: ['fist', 'fist'] })[0]).toContain('"Stone Fist" already stands at bought[0].');
    const artifacts = { 'artifacts/lamp.json': { name: 'Lamp' } };
    const both = { ...bram, artifacts: [{ artifact: 'lamp' }, { artifact: 'lamp' }] };
    expect(told({ ...artifacts, 'characters/bram.json': both })).toEqual([
      'error character/slots characters/bram.json/artifacts\n  level 1 has 1 slot for artifacts; there are 2.',
    ]);
  });

  it('names what is there', () => {
    expect(character({ bought: ['fits'] })).toEqual([
      'error reference/unknown characters/bram.json/bought/0\n  there is no ability "fits"; did you mean "fist"?',
    ]);
  });
});

describe('an ability', () => {
  it('says what its type needs, and nothing else', () => {
    expect(ability({ cooldown: undefined })).toEqual([
      'error ability/missing abilities/own.json\n  a damage ability must say when it can be used again; add "cooldown".',
    ]);
    expect(told({ 'abilities/own.json': { ...heart, cooldown: 2 } })).toEqual([
      'error ability/other-type abilities/own.json/cooldown\n  a passive ability is never used; remove "cooldown", or change "type".',
    ]);
    expect(ability({ type: 'support', effect: 'Ally Heals 1d8.', target: 'ally' })).toEqual([
      'error ability/other-type abilities/own.json/roll\n  a support ability is not rolled against anybody; remove "roll", or change "type".',
    ]);
  });

  it('has a cooldown that there is', () => {
    expect(ability({ cooldown: 0 })).toEqual([expect.stringContaining('abilities/own.json/cooldown')]);
    expect(ability({ cooldown: 'soon' })).toEqual([expect.stringContaining('abilities/own.json/cooldown')]);
  });

  it('has a range where it has a shape', () => {
    const aura = { type: 'support', roll: undefined, target: 'ally', shape: 'aura', range: undefined };
    expect(ability({ ...aura, effect: 'Allies in Aura gain Attack Rolls +2 for 3 Turns.' })).toEqual([
      'error ability/no-range abilities/own.json\n  an aura needs a range of 1 or more: it says how far it goes around the character; add "range".',
    ]);
    expect(ability({ range: undefined })).toEqual([
      'error ability/no-range abilities/own.json\n  it is used on an enemy, so it needs to say how far away; add "range".',
    ]);
    expect(
      ability({ shape: 'area', target: 'any', range: 3, effect: 'Targets in Area take Earth Damage 1d10.' }),
    ).toEqual([
      'error ability/no-area abilities/own.json\n  an area says how many spaces it has; add "area", such as "2x2".',
    ]);
  });

  it('is looked at where an enemy has it', () => {
    const bite = { ...fist, name: 'Bite', rank: undefined, roll: undefined };
    expect(told({ 'enemies/boar.json': { ...boar, abilities: [bite] } })).toEqual([
      'error ability/missing enemies/boar.json/abilities/0\n  a damage ability must say whether it is an attack or a status roll; add "roll".',
      expect.stringContaining('"boar" is left out because of the errors in enemies/boar.json'),
    ]);
  });
});

describe('an encounter', () => {
  const wall = { ...field, terrain: [{ kind: 'rock', cells: ['3,0', '3,1', '3,2', '3,3'] }] };

  it('has a way from the party to the enemy', () => {
    expect(meeting({}, { 'maps/field.json': wall })).toEqual([
      'error encounter/no-way encounters/meeting.json/enemies/0\n  no way leads from the party\'s start to the enemy on "Field"; open a gap in its obstacles, or move the start.',
    ]);
    const enemies = [
      { enemy: 'boar', at: '5,0' },
      { enemy: 'boar', at: '0,0' },
    ];
    expect(meeting({ enemies }, { 'maps/field.json': wall })).toEqual([
      'warning encounter/no-way encounters/meeting.json/enemies/0\n  no way leads from the party\'s start to this enemy on "Field"; only what has a range reaches it.',
    ]);
  });

  it('has a place for everybody', () => {
    expect(meeting({ enemies: [{ enemy: 'boar', at: '2,1' }] })).toEqual([
      expect.stringContaining('an obstacle fills "2,1"; choose a free cell.'),
      expect.stringContaining('no way leads'),
    ]);
    expect(meeting({ enemies: [{ enemy: 'boar', at: '6,0' }] })).toEqual([
      'error encounter/cell-outside encounters/meeting.json/enemies/0/at\n  "6,0" lies outside of "Field", which has 6 by 4 cells.',
    ]);
    expect(meeting({ enemies: [{ enemy: 'boar' }, { enemy: 'boar' }, { enemy: 'boar' }] })).toEqual([
      expect.stringContaining(
        '3 enemies without a place, and the enemies\' start zone of "Field" has only 2 free cells',
      ),
    ]);
    expect(meeting({}, { 'maps/field.json': { ...field, deploy: undefined } })).toEqual([
      expect.stringContaining('"Field" has no start zone for the party; paint one, or name cells in "partyStart".'),
    ]);
    expect(meeting({ enemies: [] })).toEqual([expect.stringContaining('there is no enemy in it yet')]);
  });
});

describe('a text', () => {
  const effect = (text: string, more: object = {}) =>
    told({ 'abilities/own.json': { ...fist, effect: text, ...more } });

  it('speaks of dice and conditions that there are', () => {
    expect(effect('Enemy takes Earth Damage 1d7.')).toEqual([
      'warning text/no-die abilities/own.json/effect\n  there is no d7; dice have 4, 6, 8, 10 or 12 sides. Nobody can roll it; write a die that there is.',
    ]);
    const dazed = { 'conditions/dazed.json': { name: 'Dazed', text: 'Target takes Attack Rolls -2.' } };
    const own = { ...fist, special: 'Enemy has Dazd Condition: Add Earth Damage +1d4.' };
    expect(told({ ...dazed, 'abilities/own.json': own })).toEqual([
      'warning text/missing-condition abilities/own.json/special\n  no condition is called "dazd"; did you mean "dazed"?',
    ]);
  });

  it('names the element of its ability', () => {
    expect(effect('Enemy takes Fire Damage 1d8.')).toEqual([
      'warning text/other-element abilities/own.json/effect\n  it does fire damage, and the ability is of earth: defenders roll their die of earth. Write the same element twice, unless that is meant.',
    ]);
  });

  it('says one thing of one condition', () => {
    const burn = (text: string) => ({ ...fist, effect: `${fist.effect}\nBurn Condition: ${text}` });
    const abilities = {
      'abilities/first.json': { ...burn('Target takes Attack Rolls -1.'), name: 'First' },
      'abilities/own.json': burn('Target takes Attack Rolls -2.'),
    };
    expect(told(abilities)).toEqual([
      'warning text/condition-twice abilities/own.json/effect\n  "First" says something else of the condition "Burn"; say the same, or call one of them otherwise.',
    ]);
    expect(told({ ...abilities, 'abilities/own.json': burn('Target  takes attack rolls -1') })).toEqual([]);
  });

  it('can be left to people on purpose, in words that stand in it', () => {
    expect(effect(`${fist.effect} Sing.`, { byHand: [{ clause: 'Sing.' }] })).toEqual([]);
    expect(effect(fist.effect, { byHand: [{ clause: 'Sing.' }] })).toEqual([
      'warning by-hand/missing abilities/own.json/byHand/0/clause\n  "Sing." does not stand in the text; copy the words of the clause as they are now, or take this out.',
    ]);
    expect(effect(fist.effect, { byHand: [{ clause: fist.effect }] })[0]).toContain('by-hand/read');
  });
});
