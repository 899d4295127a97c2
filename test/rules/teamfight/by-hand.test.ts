import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../../rules/kernel/reading/coverage.ts';
import { openSet } from '../../../rules/open.ts';
import { readings } from '../../../rules/teamfight/readings.ts';
import { tellEvent } from '../../../rules/teamfight/tell-event.ts';
import type { ByHand } from '../../../schemas/types.generated.ts';
import { scene, shipped } from './support.ts';

const song = 'Both players sing a song.';
const byHand: ByHand[] = [{ clause: song, standIn: [{ effect: 'damage', to: 'enemy', range: 3, amount: 2 }] }];

interface Part {
  readonly name: string;
  readonly text: string;
  readonly byHand?: readonly ByHand[];
}

function opened(part: Part, more: Readonly<Record<string, unknown>> = {}) {
  const files = new Map(
    Object.entries({
      'set.json': { id: 'try', system: 'teamfight', format: 1, name: 'Try', uses: ['../common'] },
      'heroes/bard.json': { name: 'Bard', health: 10, speed: 3, defaultAbilities: [part] },
      ...more,
    }).map(([path, data]) => [path, JSON.stringify(data)]),
  );
  const { set, problems } = openSet('try', files, {
    uses: new Map([['../common', { set: shipped('common'), problems: [] }]]),
  });
  if (set === undefined) throw new Error('the set cannot be opened');
  return { set, problems: problems.filter(({ code }) => code.startsWith('by-hand/') || code.startsWith('reference/')) };
}

describe('what a designer leaves to people on purpose', () => {
  it('is no gap, and is counted apart', () => {
    const text = `Heal 1.\n${song}`;
    const { set, problems } = opened({ name: 'Ballad', text, byHand });
    expect(problems).toEqual([]);
    const texts = readings([set]).texts.filter((one) => one.set === 'try');
    const [ballad] = texts;
    const meant = ballad?.reading.clauses.filter(({ onPurpose }) => onPurpose) ?? [];
    expect(meant.map(({ from, to }) => text.slice(from, to))).toEqual([song]);
    expect(meant[0]).toMatchObject({
      status: 'manual',
      standIn: true,
      told: expect.stringContaining('takes 2 damage'),
    });
    expect(coverageOf(texts)).toMatchObject({ texts: 1, textsFull: 0, textsOnPurpose: 1, lettersRun: 5 });
    expect(coverageOf(texts).lettersOnPurpose).toBe(20);
  });

  it('spreads to what depends on it', () => {
    const text = 'If the crowd cheers, 1dmg to an enemy in range 2.';
    const { set } = opened({ name: 'Encore', text, byHand: [{ clause: text }] });
    const [encore] = readings([set]).texts.filter((one) => one.set === 'try');
    expect(encore?.reading.clauses.filter(({ status, onPurpose }) => status === 'manual' && !onPurpose)).toEqual([]);
  });

  it('is a problem once its words are gone, are read, or are only a part of a clause', () => {
    const codes = (text: string, clause: string, standIn?: ByHand['standIn']) =>
      opened({ name: 'Ballad', text, byHand: [{ clause, ...(standIn && { standIn }) }] }).problems.map(
        ({ code, severity, pointer }) => `${severity} ${code} ${pointer}`,
      );
    const at = '/defaultAbilities/0/byHand/0';
    expect(codes('Heal 1.', song)).toEqual([`warning by-hand/missing ${at}/clause`]);
    expect(codes('Heal 1.', 'Heal 1.')).toEqual([`warning by-hand/read ${at}/clause`]);
    expect(codes(song, 'players sing')).toEqual([`warning by-hand/part ${at}/clause`]);
    expect(codes(song, song, [{ effect: 'give', to: 'you' }])).toEqual([`warning by-hand/no-token ${at}/standIn/0`]);
    expect(codes(song, song, [{ effect: 'give', to: 'you', token: 'glory' }])).toEqual([
      `error reference/unknown ${at}/standIn/0/token`,
    ]);
  });
});

describe('a stand-in', () => {
  const files = (part: object) => ({
    'heroes/bard.json': { name: 'Bard', health: 10, speed: 3, ...part },
  });

  it('is played in the place of its clause, and told as approximate', () => {
    const board = scene(
      'b..F',
      { b: { card: 'bard' }, F: {} },
      { files: files({ defaultAbilities: [{ name: 'Ballad', text: `${song}\nHeal 1.`, byHand }] }) },
    );
    board.use('b', 'Ballad');
    while (board.state.pending) board.play({ do: 'pick', value: board.state.pending.options[0] ?? -1 });
    expect(board.state.units[1]).toMatchObject({ health: 8 });
    const told = board.match.log.map((event) => tellEvent(board.game, board.state, event)).join('\n');
    expect(told).toContain('Played by a stand-in, which is approximate: Ballad');
    expect(told).not.toContain('left out');
  });

  it('makes an ability playable that is by hand as a whole, at the cost that it says', () => {
    const text = 'Tap:\nUse this only at full moon to swap all cards of both players.';
    const note: ByHand = {
      clause: 'Use this only at full moon to swap all cards of both players.',
      standIn: [
        { effect: 'damage', to: 'enemies', range: 3, amount: 1 },
        { effect: 'give', to: 'you', token: 'common/slow' },
      ],
    };
    const part = { name: 'Moon', text };
    const without = scene('b..F', { b: { card: 'bard' }, F: {} }, { files: files({ defaultAbilities: [part] }) });
    expect(() => without.use('b', 'Moon')).toThrow('ability/by-hand');
    const board = scene(
      'b..F',
      { b: { card: 'bard' }, F: {} },
      { files: files({ defaultAbilities: [{ ...part, byHand: [note] }] }) },
    );
    board.use('b', 'Moon');
    expect(board.state.units[1]).toMatchObject({ health: 9 });
    expect(board.state.units[0]).toMatchObject({ tapped: [2], tokens: [{ count: 1 }] });
  });

  it('of a passive happens at the start of each turn of its bearer', () => {
    const passive = {
      name: 'Chorus',
      text: song,
      byHand: [{ clause: song, standIn: [{ effect: 'heal', to: 'you' }] }],
    };
    const board = scene('b..F', { b: { card: 'bard', hurt: 3 }, F: {} }, { files: files({ passives: [passive] }) });
    expect(board.state.units[0]).toMatchObject({ health: 8 });
  });

  it('of a hazard happens to whoever it triggers for', () => {
    const note: ByHand = { clause: 'The ground swallows somebody.', standIn: [{ effect: 'damage', amount: 2 }] };
    const hazards = [{ name: 'Maw', effect: note.clause, byHand: [note], cells: ['1,0'] }];
    const board = scene('b..F', { b: {}, F: {} }, { map: { hazards } });
    board.move('b', 1, 0);
    expect(board.state.units[0]).toMatchObject({ health: 8 });
  });
});
