import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { wordsOf } from '../../../../rules/teamfight/notation/words/words.ts';
import type { Amount, Condition, Flag, Node, Rule, Trigger, Use, Who } from '../../../../rules/teamfight/program.ts';
import { readings } from '../../../../rules/teamfight/readings.ts';
import { shipped } from '../support.ts';

const saltmarch = shipped('saltmarch');
const words = wordsOf([saltmarch, ...saltmarch.uses]);

/** What one text is told as. */
const told = (text: string, slot: 'ability' | 'passive' | 'condition' | 'marker' = 'ability', name = 'Name'): string =>
  tell(read({ slot, name, text }, words).program, words);

// A node, rule, ... of a program without the clause it comes from, which is not told.
type Bare<Part> = Part extends unknown ? Omit<Part, 'clause'> : never;
const node = (part: Bare<Node>): string => tell({ body: [{ clause: 0, ...part } as Node], rules: [] }, words);
const rule = (part: Bare<Rule>): string => tell({ body: [], rules: [{ clause: 0, ...part } as Rule] }, words);
const use = (part: Partial<Use>): string =>
  tell({ use: { clause: 0, action: 'standard', ...part }, body: [], rules: [] }, words);
const when = (trigger: Trigger): string => rule({ rule: 'when', trigger, then: [] });
const holds = (condition: Condition): string => node({ node: 'if', if: [condition], then: [end], else: [] });

const end: Node = { clause: 0, node: 'end-turn', who: 'you' };
const fixed = (base: number): Amount => ({ base });
const enemy: Who = { side: 'enemy' };
const near: Who = { side: 'ally', places: [{ range: { max: 2 }, of: 'you' }] };

describe('a program is told in plain words', () => {
  it.each([
    [
      'Range 1, 2dmg, push 1.',
      'Costs a Standard Action. Choose a unit within range 1 that you see. The target takes 2 damage. Push the target up to 1 away from you.',
    ],
    [
      'Tap, Move Action:\nSwap places with a unit in range 3.',
      'Costs a Move Action and taps its card. Choose a unit other than you within range 3 that you see. You and the target change places.',
    ],
    [
      'Range 2+, +2def beyond range 6, 2dmg, +1 crit.',
      'Costs a Standard Action. Choose a unit at range 2 or more that you see (+2 def if the target is at range 7 or more from you; +1 crit). The target takes 2 damage.',
    ],
    [
      'Ultimate 3:\nEnemies in burst 2, 2dmg, push 2, Disarm.',
      'Costs a Standard Action and can be used once a game, in round 3 or later. Lay a burst of 2 around you; each enemy in it: that unit takes 2 damage; push that unit up to 2 away from you; that unit gains Disarm.',
    ],
    [
      '2/Game, Spend 1 Powder:\nPlace a Fuse in a space in range 7, ignoring walls.',
      'Costs a Standard Action, can be used twice a game and spends 1 Powder. Choose a space within range 7, seen or not. Place 1 Fuse there.',
    ],
    [
      '1/Game:\nRoll a die.\n- 1-2: you take 2 damage.\n- 3-6: heal 1.',
      'Costs a Standard Action and can be used once a game. Roll a die of 6; on 1 to 2 (you take 2 damage); on 3 to 6: you heal 1.',
    ],
    [
      'Free Action:\nUntil the start of your next turn, abilities targeting you or an ally in range 1 have +2def.',
      'Costs no action. Until the start of your next turn: abilities that target you or one of your allies within range 1 of you have +2 def.',
    ],
  ])('%j', (text, sentence) => expect(told(text)).toBe(sentence));

  it('what holds, too', () => {
    expect(told('While you have 5 health or less, you deal +1 damage.', 'passive')).toBe(
      'While you have 5 health or less, you deal +1 damage.',
    );
    expect(told('Units with Slow or Silence deal -1 damage to you.', 'passive')).toBe(
      'Each unit that has Slow or has Silence deals −1 damage to you.',
    );
    expect(told('Until the end of your next turn, you have 1/3 speed and you are Undefendable.', 'condition')).toBe(
      'You have 1/3 speed, rounded up. You are Undefendable. It stays until the end of your next turn.',
    );
  });

  it('each part of a program that no text above has', () => {
    const table: readonly (readonly [string, string])[] = [
      [use({ action: 'instant', instant: 3, perTurn: 1 }), 'Is an instant of +3 and can be used once a turn.'],
      [
        use({ action: 'free', at: 'turn-end', mandatory: true, take: [{ token: 'saltmarch/luck', count: 2 }] }),
        'Costs no action at the end of your turn, must be used when it can be and gives you 2 Luck.',
      ],
      [
        use({
          action: 'reaction',
          trigger: { on: 'damaged', who: near, by: enemy },
          needs: [{ is: 'stance', token: 'saltmarch/bright-stance' }],
        }),
        'Is a reaction, only if you are in Bright Stance, when an ally within range 2 of you takes damage from an enemy.',
      ],
      [
        node({ node: 'target', who: enemy, range: { min: 2, max: 4 }, sight: false, min: 0, max: 3, then: [] }),
        'Choose up to 3 enemies at range 2 to 4, seen or not.',
      ],
      [
        node({ node: 'target', who: near, from: 'target', range: { max: 2 }, sight: true, max: 99, then: [] }),
        'Choose any number of allies within range 2 of you within range 2 of the target that the target sees.',
      ],
      [
        node({ node: 'target', who: enemy, sight: true, forced: 'nearest', attack: { undefendable: true }, then: [] }),
        'The target is the nearest enemy that you see (no def).',
      ],
      [
        node({
          node: 'area',
          shape: { shape: 'line' },
          of: 'you',
          sight: true,
          who: { side: 'any' },
          then: [end],
          spaces: [{ clause: 0, node: 'place', marker: 'saltmarch/oil', on: 'space', hazard: fixed(2) }],
        }),
        'Lay a line to the edge of the map from you; each unit in it (your turn ends); each of its spaces: place 1 Oil there, a hazard of 2 damage.',
      ],
      [node({ node: 'repeat', times: 'any', then: [end] }), 'As often as you like: your turn ends.'],
      [node({ node: 'heal', to: 'you', amount: 'half' }), 'You heal half of the full health.'],
      [
        node({
          node: 'damage',
          to: 'other',
          amount: { base: 1, terms: [{ each: 1, per: { count: 'missing-health', on: 'target' }, by: 2 }], half: true },
          irreducible: true,
        }),
        'The other unit takes half of (1 damage, +1 for every 2 health that the target is missing), rounded up, which nothing lowers.',
      ],
      [
        node({ node: 'push', who: 'each', distance: fixed(2), direction: 'along-any-path', of: 'you', exactly: true }),
        'Push that unit exactly 2 along any path.',
      ],
      [
        node({ node: 'move', who: 'summon', how: 'fly', adjacentTo: 'target', straight: true, throughUnits: true }),
        'The summoned unit flies next to the target, or as near as possible in a straight line through units.',
      ],
      [node({ node: 'lose', token: 'saltmarch/powder', from: 'you', count: 'all' }), 'You lose all Powder.'],
      [node({ node: 'clear', from: 'target', count: 'any' }), 'The target clears any number of conditions.'],
      [node({ node: 'tap', whose: 'target', which: 'all' }), 'Tap all abilities of the target.'],
      [node({ node: 'gain-action', who: 'you', action: 'move', count: 2 }), 'You gain 2 Move Actions.'],
      [
        node({ node: 'later', at: { moment: 'turn-start', of: 'target', thisTurn: true }, then: [end] }),
        'At the start of the target’s turn: your turn ends.',
      ],
      [
        node({
          node: 'remove',
          what: { marker: 'saltmarch/oil', yours: true, places: [{ range: { max: 1 }, of: 'marker' }] },
        }),
        'Remove all Oil of yours within range 1 of the marker.',
      ],
      [
        rule({ rule: 'change', who: near, what: 'damage-received', percent: -50, against: enemy }),
        'Each ally within range 2 of you takes −50 % damage from enemies.',
      ],
      [
        rule({ rule: 'is', who: { side: 'you' }, flag: 'not-targetable', against: { side: 'enemy', kind: 'hero' } }),
        'You cannot be targeted by enemy heroes.',
      ],
      [rule({ rule: 'control', tie: 'unowned' }), 'A tie on a control point leaves it to nobody.'],
      [when({ on: 'misses', who: { side: 'you' } }), 'When you miss: nothing happens.'],
      [
        when({ on: 'uses-ability', who: enemy, means: { kind: 'default' } }),
        'When an enemy uses a default ability: nothing happens.',
      ],
      [
        holds({ is: 'not', of: { is: 'has', of: 'target', token: 'common/slow' } }),
        'If the target has no Slow: your turn ends.',
      ],
      [
        holds({ is: 'has', of: 'you', token: 'saltmarch/luck', min: 2, max: 3 }),
        'If you have 2 to 3 Luck: your turn ends.',
      ],
      [
        holds({ is: 'there-is', who: near, min: 2 }),
        'If there are at least 2 allies within range 2 of you: your turn ends.',
      ],
      [
        holds({ is: 'health', of: 'target', atMostHalf: true }),
        'If the target has half of the target’s full health or less: your turn ends.',
      ],
      [holds({ is: 'round', rounds: [3, 5] }), 'If it is round 3 or 5: your turn ends.'],
    ];
    expect(table.map(([said]) => said)).toEqual(table.map(([, wanted]) => wanted));
  });

  it('every state of a unit, of you and of others', () => {
    const flags: readonly Flag[] = [
      'undefendable',
      'armor',
      'flying',
      'immune-damage',
      'ignores-cover',
      'counts-twice',
      'no-healing',
    ];
    expect(flags.map((flag) => rule({ rule: 'is', who: { side: 'you' }, flag }))).toEqual([
      'You are Undefendable.',
      'You have Armor.',
      'You fly.',
      'You take no damage.',
      'You ignore cover.',
      'You count twice on control points.',
      'You cannot be healed.',
    ]);
    expect(rule({ rule: 'is', who: enemy, flag: 'ignores-cover' })).toBe('Each enemy ignores cover.');
  });
});

describe('every text that ships', () => {
  const { texts } = readings([saltmarch]);

  it('is told as a whole and clause by clause, without a gap in a sentence', () => {
    const bad = /undefined|\[object|null|NaN|\(\)| {2}|\bcommon\/|\bsaltmarch\//;
    const said = texts.flatMap(({ name, reading }) => [
      { name, told: tell(reading.program, words) },
      ...reading.clauses.map((clause) => ({ name, told: clause.told ?? '' })),
    ]);
    expect(said.filter(({ told: sentence }) => bad.test(sentence))).toEqual([]);
    expect(said.filter(({ told: sentence }) => sentence !== '' && !/^[A-Z“].*[.…]$/s.test(sentence))).toEqual([]);
  });

  it('tells at least one clause of each text that is played', () => {
    const silent = texts.filter(({ reading: { clauses, program } }) => {
      const plays = program.body.length > 0 || program.rules.some((one) => one.rule !== 'said');
      return plays && clauses.every((clause) => clause.told === undefined);
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
