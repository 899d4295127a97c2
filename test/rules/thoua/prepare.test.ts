import { describe, expect, it } from 'vitest';
import { entitiesOf } from '../../../rules/game-set.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import type { Setup } from '../../../rules/thoua/game.ts';
import { presets } from '../../../rules/thoua/options.ts';
import { characterOf, enemyOf } from '../../../rules/thoua/play/designs.ts';
import { cannotPlay, prepare } from '../../../rules/thoua/play/prepare.ts';
import type { AbilityProgram, Rule } from '../../../rules/thoua/program.ts';
import type { Programs } from '../../../rules/thoua/readings.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import { modify, program } from './designs.ts';
import { boar, bram, type Files, field, open } from './set-files.ts';

const setup = (different: Files = {}, more: Partial<Setup> = {}): Setup => ({
  sets: [open(different).set!],
  encounter: 'hills/meeting',
  party: ['hills/bram', 'hills/bram'],
  ...more,
});

const giant = { name: 'Giants', increases: ['str', 'vit'], hpPerLevel: 8, movement: 3 };

const none: Programs = {
  abilities: new Map(),
  races: new Map(),
  carried: new Map(),
  conditions: new Map(),
  byHand: new Map(),
};

describe('a combat of a set', () => {
  it('U-001: brings the party to the enemies of an encounter, on its map, everybody with all of their HP', () => {
    const game = prepare(setup());
    expect(game.board).toMatchObject({ columns: 6, rows: 4, obstacles: [8], screens: [8], zones: [[18, 19], [4]] });
    expect(game.figures.map(({ name, side, at }) => [name, side, at])).toEqual([
      ['Bram', 0, -1],
      ['Bram', 0, -1],
      ['Boar', 1, 5],
    ]);
    const state = rules.start(game, seededDice(stream('prepare')), () => {});
    expect(state.figures.map(({ hp }) => hp)).toEqual([12, 12, 14]);
  });

  it('U-016: takes attributes, elemental map and uses from the sheet of a character, one use more for each even level', () => {
    const [own] = prepare(
      setup({
        'characters/bram.json': { ...bram, level: 2 },
        'races/giants.json': { ...giant, ability: { name: 'Crush', text: 'Destroys.' } },
      }),
    ).figures;
    expect(own!.attributes).toEqual([8, 1, 4, 2]);
    // What a passive ability always adds is in the numbers: the attack roll has STR and 2 more.
    expect(own!.base.slice(0, 12)).toEqual([10, 1, 4, 2, 5, 9, 0, 1, 20, 2, 3, 2]);
    expect(own!.abilities.map(({ name, cost, cooldown, range, uses }) => [name, cost, cooldown, range, uses])).toEqual([
      ['Stone Fist', 1, 2, 1, -1],
      ['Ember Thrust', 1, 2, 1, -1],
      ['Crush', 0, 0, 0, 2],
    ]);
    const giants = { 'races/giants.json': { ...giant, ability: { name: 'Crush', text: 'Destroys.' } } };
    const uses = (level: number) =>
      prepare(setup({ 'characters/bram.json': { ...bram, level }, ...giants })).figures[0]!.abilities.at(-1)?.uses;
    expect([1, 3, 4].map(uses)).toEqual([1, 2, 3]);
  });

  it('gives the points that the option actionPoints says', () => {
    const options = { ...presets.current, actionPoints: 3 };
    expect(prepare(setup({}, { options })).figures.map(({ base }) => base[9])).toEqual([3, 3, 3]);
    const slow = { 'enemies/boar.json': { ...boar, actionPoints: 1 } };
    expect(prepare(setup(slow, { options })).figures[2]!.base[9]).toBe(1);
  });

  it.each<[string, Files, Partial<Setup>, string]>([
    ['no such encounter', {}, { encounter: 'hills/nowhere' }, 'setup/encounter'],
    ['nobody', {}, { party: [] }, 'setup/party'],
    ['no such character', {}, { party: ['hills/nobody'] }, 'setup/character'],
    ['too many for the zone', {}, { party: ['hills/bram', 'hills/bram', 'hills/bram'] }, 'setup/start'],
    ['no enemy', { 'encounters/meeting.json': { name: 'Meeting', map: 'field', enemies: [] } }, {}, 'setup/enemies'],
    [
      'too many enemies for their zone',
      {
        'encounters/meeting.json': { name: 'Meeting', map: 'field', enemies: [{ enemy: 'boar' }] },
        'maps/field.json': { ...field, deploy: { red: ['0-1,3'] } },
      },
      {},
      'setup/encounter',
    ],
  ])('is refused with %s', (_, different, more, code) => {
    const refusal = cannotPlay(setup(different, more));
    expect(refusal?.code).toBe(code);
    expect(refusal?.message).toMatch(/\.$/);
    expect(() => prepare(setup(different, more))).toThrow(refusal?.message);
  });
});

describe('designs', () => {
  const set = open({
    'enemies/boar.json': {
      ...boar,
      abilities: [
        { name: 'Hide', element: 'earth', type: 'passive', target: 'self', effect: 'Self gains Defense Rolls +4.' },
        { name: 'Pack', element: 'fire', type: 'passive', target: 'self', effect: 'Self gains Attack Rolls +3.' },
      ],
    },
    'characters/bram.json': { ...bram, artifacts: [{ artifact: 'charm' }] },
    'artifacts/charm.json': { name: 'Charm', bonus: 'HP +5', penalty: 'Movement -1' },
  }).set!;
  const near: Rule = { ...modify('attack +3'), when: [{ if: 'near', of: 'self', side: 'ally', within: 1 }] } as Rule;

  it('U-101: what an enemy has printed counts its passive abilities already, but for what is asked for, and dice', () => {
    const abilities = new Map<string, AbilityProgram>([
      [
        'hills/boar#0',
        program({ rules: [modify('defence +4', 'resistance +1d4'), { rule: 'move-through', what: ['obstacles'] }] }),
      ],
      ['hills/boar#1', program({ rules: [near] })],
    ]);
    const found = enemyOf(entitiesOf(set, 'enemy')[0]!, 3, { ...none, abilities }, 2);
    expect(found.base.slice(0, 4)).toEqual([4, 1, 2, 1]);
    expect(found.rules).toEqual([modify('resistance +1d4'), { rule: 'move-through', what: ['obstacles'] }, near]);
  });

  it('count what artifacts and passive abilities always give a character, and settle what its level decides', () => {
    const level10: AbilityProgram = program(
      { rules: [modify('attack +2')] },
      { when: [{ if: 'level', of: 'self', from: 10 }], action: { effects: [], rules: [modify('attack +2', 'ap +1')] } },
    );
    const entity = entitiesOf(set, 'character')[0]!;
    const programs = {
      ...none,
      abilities: new Map([['hills/heart', level10]]),
      carried: new Map([['hills/charm', [modify('hp +5'), modify('movement -1')]]]),
    };
    const found = characterOf({ set, entity }, programs, 2);
    expect([found.base[0], found.base[8], found.base[9], found.base[10]]).toEqual([10, 17, 2, 2]);
    expect([found.rules, found.passives]).toEqual([[], []]);
    const old = characterOf({ set, entity: { ...entity, data: { ...entity.data, level: 10 } } }, programs, 2);
    expect([old.base[0], old.base[9]]).toEqual([10, 3]);
  });
});
