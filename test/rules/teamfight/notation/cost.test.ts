import { describe, expect, it } from 'vitest';
import { readCost } from '../../../../rules/teamfight/notation/cost.ts';

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

  it('reads a long text without slowing down', () => {
    const text = `${'Tap, '.repeat(4000)}x`;
    expect(readCost(text)).toMatchObject({ to: text.length - 1 });
  });
});
