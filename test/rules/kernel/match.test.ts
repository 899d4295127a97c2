import { describe, expect, it } from 'vitest';
import { DiceRanOut } from '../../../rules/kernel/dice.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { matchDice, readRecord, recordOf, replay } from '../../../rules/kernel/record.ts';
import { scriptedDice } from '../../../rules/kernel/scripted-dice.ts';
import { hiddenRow } from './systems/hidden-row.ts';
import { planeSkirmish, type SkirmishAction } from './systems/plane-skirmish.ts';

const game = planeSkirmish.prepare({ figures: 1, rounds: 2 });
const go = (figure: number, y: number, shoot?: number): SkirmishAction => ({ do: 'go', figure, x: 4000, y, shoot });
/** Round 1 as it is played in most of these tests: the first shot wounds, the second misses. */
const round: readonly SkirmishAction[] = [go(0, 6000, 1), { do: 'stand' }, go(1, 12_000, 0), { do: 'stand' }];
const playAll = (match: { play(action: SkirmishAction): unknown }, actions = round) => {
  for (const action of actions) expect(match.play(action)).toBeUndefined();
};

describe('a match', () => {
  it('goes from decision to decision until it has a result', () => {
    const dice = scriptedDice([{ value: 4, label: 'shot' }, 1, 5]);
    const match = new Match(planeSkirmish, game, dice);
    expect(match.seat).toBe(0);
    playAll(match, round.slice(0, 1));
    // The shot waits for the side that is shot at.
    expect(match.seat).toBe(1);
    playAll(match, round.slice(1));
    expect(match.state.round).toBe(2);
    expect(match.result).toBeUndefined();
    playAll(match, [go(1, 13_000), go(0, 7000, 1), { do: 'duck' }]);
    expect(match.seat).toBeUndefined();
    expect(match.result).toEqual({ places: [1, 2], scores: [2, 0], reason: 'wiped out' });
    expect(match.actions()).toEqual({ actions: [], complete: true });
    expect(match.play({ do: 'stand' })?.code).toBe('match/over');
    expect(dice.left).toEqual([]);
    expect(match.rolls.map(({ value, label }) => `${label} ${value}`)).toEqual(['shot 4', 'shot 1', 'shot 5']);
  });

  it('refuses what is not legal and stays as it was', () => {
    const match = new Match(planeSkirmish, game, scriptedDice([]));
    const before = JSON.stringify([match.state, match.log, match.played]);
    const hostile: unknown[] = [
      go(0, 7001),
      go(1, 15_000),
      { do: 'duck' },
      null,
      'go',
      { do: 'go', figure: '0', x: {} },
    ];
    expect(hostile.map((action) => match.play(action as SkirmishAction)?.code)).toEqual([
      'action/too-far',
      'action/not-yours',
      'action/unknown',
      'action/unknown',
      'action/unknown',
      'action/numbers',
    ]);
    expect(JSON.stringify([match.state, match.log, match.played])).toBe(before);
  });

  it('stays as it was before an action for which the script has no roll', () => {
    const dice = scriptedDice([]);
    const match = new Match(planeSkirmish, game, dice);
    playAll(match, round.slice(0, 1));
    const before = JSON.stringify([match.state, match.log]);
    expect(() => match.play({ do: 'duck' })).toThrow(DiceRanOut);
    expect(JSON.stringify([match.state, match.log])).toBe(before);
    dice.add([6]);
    playAll(match, [{ do: 'stand' }]);
    expect(match.log.at(-1)).toEqual({ event: 'wounded', figure: 1, left: 1 });
  });

  it('numbers its events and tells each seat what it may see', () => {
    const match = new Match(hiddenRow, hiddenRow.prepare(9), matchDice(1, 0));
    match.play({ do: 'draw' });
    const { drawn } = match.state;
    expect(match.events(1, 0)).toEqual([{ index: 1, event: { event: 'drew', seat: 0, card: drawn } }]);
    expect(match.events(1, 2)).toEqual([{ index: 1, event: { event: 'drew', seat: 0, card: -1 } }]);
    expect(match.view(2).drawn).toBe(-1);
    match.play({ do: 'away' });
    expect(match.events(match.logAt(1))).toEqual([{ index: 2, event: { event: 'away', seat: 0, card: drawn } }]);
  });

  it('takes actions back, and meets the same luck again', () => {
    const match = new Match(planeSkirmish, game, matchDice('undo', 3));
    playAll(match);
    const log = JSON.stringify(match.log);
    match.undo(3);
    expect(match.played).toEqual(round.slice(0, 1));
    expect(match.rolls).toEqual([]);
    expect(match.seat).toBe(1);
    playAll(match, round.slice(1));
    expect(JSON.stringify(match.log)).toBe(log);
    match.undo(99);
    expect(match.played).toEqual([]);
    expect(match.log).toEqual([{ event: 'round', round: 1 }]);
  });

  it('branches into a match of its own with other dice', () => {
    const match = new Match(planeSkirmish, game, scriptedDice([4, 1]));
    playAll(match, round.slice(0, 3));
    const branch = match.branch(scriptedDice([6]));
    playAll(branch, round.slice(3));
    playAll(match, round.slice(3));
    expect(branch.state.figures[0]!.wounds).toBe(1);
    expect(match.state.figures[0]!.wounds).toBe(2);
    branch.undo();
    playAll(branch, round.slice(3));
    expect(branch.rolls.map(({ value }) => value)).toEqual([4, 6]);
  });
});

describe('a record', () => {
  const origin = {
    system: 'skirmish',
    setwright: '0.1.0',
    sets: 'abc',
    setup: { figures: 1 },
    seed: 'record',
    match: 5,
  };
  const played = () => {
    const match = new Match(planeSkirmish, game, matchDice('record', 5));
    playAll(match);
    return match;
  };
  const written = () => JSON.parse(JSON.stringify(recordOf(played(), origin)));
  const again = (json: unknown, now: { system: string; sets: string } = origin) => {
    const read = readRecord(json);
    return 'refusal' in read ? read : replay(planeSkirmish, game, read.record, now);
  };
  const refusal = (outcome: ReturnType<typeof again>) => ('refusal' in outcome ? outcome.refusal : undefined);

  it('is played again to the same state, and goes on with the luck that the match would have had', () => {
    const outcome = again(written());
    if ('refusal' in outcome) throw new Error(outcome.refusal.message);
    const original = played();
    expect(outcome.match.log).toEqual(original.log);
    const next = original.actions().actions[1]!;
    for (const match of [original, outcome.match]) {
      playAll(match, [next]);
      if (match.state.shot) playAll(match, [{ do: 'stand' }]);
    }
    expect(outcome.match.rolls).toEqual(original.rolls);
    expect(original.rolls).toHaveLength(3);
  });

  it('is refused with a sentence when it is older, newer, of other sets, or of another system', () => {
    expect(refusal(again({ ...written(), record: 0 }))).toEqual({
      code: 'record/older',
      message:
        'The record has version 0, this Setwright plays versions 1 and 2. Play it with the Setwright that wrote it (0.1.0).',
    });
    expect(refusal(again({ ...written(), record: 3 }))?.code).toBe('record/newer');
    expect(refusal(again(written(), { system: 'skirmish', sets: 'abd' }))).toEqual({
      code: 'record/sets-changed',
      message: 'The sets have changed since the match was played. Open the sets that were kept beside the record.',
    });
    expect(refusal(again(written(), { system: 'teamfight', sets: 'abc' }))?.code).toBe('record/other-system');
  });

  it.each<[string, unknown, string]>([
    ['is no record', [], 'record/not-a-record'],
    ['is no object', 'record', 'record/not-a-record'],
    ['has a strange version', { ...written(), record: '1' }, 'record/corrupt'],
    ['lost its digest', { ...written(), sets: undefined }, 'record/corrupt'],
    ['has no seed', { ...written(), seed: {} }, 'record/corrupt'],
    ['has no actions', { ...written(), actions: {} }, 'record/corrupt'],
    ['has a roll that is not on its die', { ...written(), rolls: [[6, 7, 'shot']] }, 'record/corrupt'],
    ['has an endless die', { ...written(), rolls: [[1e300, 7, 'shot']] }, 'record/corrupt'],
    ['lost a roll', { ...written(), rolls: written().rolls.slice(1) }, 'record/differs'],
    ['has a roll too many', { ...written(), rolls: [...written().rolls, [6, 1, 'shot']] }, 'record/differs'],
    ['has a roll for something else', { ...written(), rolls: [[6, 4, 'luck']] }, 'record/differs'],
    [
      'has another roll',
      { ...written(), rolls: written().rolls.map(([s, v, l]: [number, number, string]) => [s, 7 - v, l]) },
      'record/differs',
    ],
    [
      'has an action that is not legal',
      { ...written(), actions: [{ do: 'go', figure: 0, x: 0, y: 0 }] },
      'record/differs',
    ],
    ['has an action of no shape', { ...written(), actions: [null] }, 'record/differs'],
    [
      'stops before its log',
      { ...written(), actions: written().actions.slice(0, 3), rolls: written().rolls.slice(0, 1) },
      'record/differs',
    ],
  ])('that %s is refused', (_, json, code) => {
    const found = refusal(again(json));
    expect(found?.code).toBe(code);
    expect(found?.message).toMatch(/^[A-Z].*\.$/);
  });
});
