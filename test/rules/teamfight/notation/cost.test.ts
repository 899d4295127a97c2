import { describe, expect, it } from 'vitest';
import { readCost } from '../../../../rules/teamfight/notation/texts/cost.ts';
import { bare, reading } from './vocabulary.ts';

/** Costs as `kind n when`, and the body behind them. */
const read = (text: string) => {
  const { costs, to } = readCost(text);
  return {
    costs: costs.map((cost) => [cost.kind, cost.n, cost.when].filter((part) => part !== undefined).join(' ')),
    words: costs.map((cost) => text.slice(cost.from, cost.to)),
    body: text.slice(to),
  };
};

describe('the costs a text begins with', () => {
  it.each([
    ['Free Action: Move 2.', ['free'], 'Move 2.'],
    ['free action, Heal 1.', ['free'], 'Heal 1.'],
    ['Move Action\nFly 3.', ['move'], 'Fly 3.'],
    ['Move + Standard Action: Range 4, 3dmg.', ['move-standard'], 'Range 4, 3dmg.'],
    ['Move+Standard: Range 4.', ['move-standard'], 'Range 4.'],
    ['Standard Action: Range 1, 1dmg.', ['standard'], 'Range 1, 1dmg.'],
    ['Instant +3: Move 1.', ['instant 3'], 'Move 1.'],
    ['Instant: Move 1.', ['instant'], 'Move 1.'],
    ['Ultimate 4:\nBurst 2, 2dmg.', ['ultimate 4'], 'Burst 2, 2dmg.'],
    ['Ultimate 4, Instant +3: Push 2.', ['ultimate 4', 'instant 3'], 'Push 2.'],
    ['1/Game, Move + Standard Action: Line 5.', ['per-game 1', 'move-standard'], 'Line 5.'],
    ['2/game, Tap: Heal 1.', ['per-game 2', 'tap'], 'Heal 1.'],
    ['Tap\r\nRange 2, stun.', ['tap'], 'Range 2, stun.'],
    ['Once per turn: Draw 1.', ['per-turn 1'], 'Draw 1.'],
    ['2/Turn, Free Action: Move 1.', ['per-turn 2', 'free'], 'Move 1.'],
    ['2/Game, Reaction:\nWhen hit, move 1.', ['per-game 2', 'reaction'], 'When hit, move 1.'],
    ['Mandatory, Tap: Move 1.', ['mandatory', 'tap'], 'Move 1.'],
    ['Free Action at start of turn: Move 1.', ['free start of turn'], 'Move 1.'],
    ['Move + Standard Action, Unlimited range, 4dmg', ['move-standard'], 'Unlimited range, 4dmg'],
    ['Tap', ['tap'], ''],
    ['1/Game.', ['per-game 1'], ''],
    ['Tap, Take 2 stress: 3dmg', ['tap'], 'Take 2 stress: 3dmg'],
    ['1/Game\nFree Action\nRange 3, 2dmg', ['per-game 1', 'free'], 'Range 3, 2dmg'],
    ['Instant +2\n1/Game\nHeal 4', ['instant 2', 'per-game 1'], 'Heal 4'],
    ['Ultimate 5:\n  Move + Standard\n  Heal 2', ['ultimate 5', 'move-standard'], '  Heal 2'],
    ['Free, 1/Round: Move 2.', ['free', 'per-round 1'], 'Move 2.'],
    ['Move: Fly 3.', ['move'], 'Fly 3.'],
    ['2 Actions\nRange 3, 4dmg', ['move-standard'], 'Range 3, 4dmg'],
    ['Both actions (Move + Standard): Burst 2', ['move-standard'], 'Burst 2'],
    ['Free Action (once per turn): Move 2', ['free', 'per-turn 1'], 'Move 2'],
    ['Tap and Free Action: Move 2', ['tap', 'free'], 'Move 2'],
    ['3 times per game: Heal 1', ['per-game 3'], 'Heal 1'],
    ['Costs a Move Action\nFly 3', ['move'], 'Fly 3'],
    ['Requires both actions: Heal 4', ['move-standard'], 'Heal 4'],
    ['Instant (+2): Move 1', ['instant 2'], 'Move 1'],
    ['+2 Instant: Move 1', ['instant 2'], 'Move 1'],
    ['Ultimate (4): Heal 4', ['ultimate 4'], 'Heal 4'],
    ['Start of turn, Free Action: Heal 1', ['free Start of turn'], 'Heal 1'],
    ['Free Action (end of turn): Heal 1', ['free end of turn'], 'Heal 1'],
    ['Free Action, at the end of your turn: Heal 1', ['free'], 'at the end of your turn: Heal 1'],
    ['Usable twice per round, Heal 1', ['per-round 2'], 'Heal 1'],
    ['Free Action:\n  - Move 1\n  - Heal 1', ['free'], '  - Move 1\n  - Heal 1'],
  ])('%j is read as %j with the rest %j', (text, costs, body) => {
    expect(read(text)).toMatchObject({ costs, body });
  });

  it.each([
    'Range 3, 1dmg.',
    'Tap one of their abilities.',
    'Instantly heal 2.',
    'Ultimate power: 2dmg.',
    'Free Action when hit: Move 1.',
    'Move 2.',
    'Standard fare.',
    'Move\nRange 2, 2dmg',
    'Free them: Heal 1',
    '2 Actions are lost.',
    '',
  ])('%j has none and stays whole', (text) => {
    expect(read(text)).toEqual({ costs: [], words: [], body: text });
  });

  it('gives each cost the place of exactly its own words', () => {
    expect(read('Ultimate 3 , 1/Game,  Instant  +2 : Push 1.').words).toEqual(['Ultimate 3', '1/Game', 'Instant  +2']);
  });

  it('ends at the colon, so that a second grant stays in the body', () => {
    expect(read('Free Action: Tap: Move 1.')).toMatchObject({ costs: ['free'], body: 'Tap: Move 1.' });
  });

  it('leaves a second action to the body, where it is one more ability', () => {
    expect(read('Free Action\nStandard Action: Move 1.')).toMatchObject({
      costs: ['free'],
      body: 'Standard Action: Move 1.',
    });
    expect(read('Ultimate 4:\nTap: Move 1.')).toMatchObject({ costs: ['ultimate 4'], body: 'Tap: Move 1.' });
  });

  it('reads a long text without slowing down', () => {
    const text = `${'Tap, '.repeat(4000)}x`;
    expect(readCost(text)).toMatchObject({ to: text.length - 1 });
  });
});

describe('the costs of an ability', () => {
  it.each([
    ['Tap, Free Action, Spend 1 Coin:\nHeal 1', { action: 'free', tap: true, spend: [{ token: 't/coin', count: 1 }] }],
    ['2/Game, Instant +3: Heal 1', { action: 'instant', instant: 3, perGame: 2 }],
    [
      'Move + Standard Action, Take 2 Coins, Heal 1',
      { action: 'move-standard', take: [{ token: 't/coin', count: 2 }] },
    ],
    [
      'Free Action at start of turn:\nRequires bear stance. Heal 1',
      { action: 'free', at: 'turn-start', needs: [{ is: 'stance', token: 't/bear-stance' }] },
    ],
    ['Mandatory. Heal 1', { action: 'standard', mandatory: true }],
    ['Ultimate 3: Heal 1', { action: 'standard', ultimate: 3 }],
    [
      'Reaction:\nWhen an enemy targets an ally in range 2, swap places with that ally.',
      {
        action: 'reaction',
        trigger: { on: 'targeted', who: { side: 'ally', places: [{ range: { max: 2 } }] }, by: { side: 'enemy' } },
      },
    ],
  ])('are read: %j', (text, use) => {
    const { program, reasons } = reading('ability', text);
    expect(reasons).toEqual([]);
    expect(bare(program.use)).toEqual(use);
    expect(program.body).toHaveLength(1);
  });

  it('begin a further ability behind three dashes', () => {
    const { program } = reading('ability', '1/Game: Heal 1\n---\nFree Action: Move 1', 'Long Shot');
    expect(bare(program.rules)).toEqual([
      {
        rule: 'ability',
        who: { side: 'you' },
        name: 'Long Shot',
        program: {
          use: { action: 'free' },
          body: [{ node: 'move', who: 'you', how: 'walk', distance: { base: 1 } }],
          rules: [],
        },
      },
    ]);
  });
});
