import { describe, expect, it } from 'vitest';
import { openSet } from '../../../../rules/open.ts';
import { readings } from '../../../../rules/teamfight/readings.ts';
import { scene } from '../support.ts';

const witch = (texts: Readonly<Record<string, string>>, token = 'Burden', file: object = {}) => ({
  'heroes/witch.json': {
    name: 'Witch',
    health: 10,
    speed: 3,
    abilities: Object.entries(texts).map(([name, text]) => ({ id: name.toLowerCase(), name, text })),
  },
  [`tokens/${token.toLowerCase().replaceAll(' ', '-')}.json`]: { name: token, ...file },
});

const play = (drawing: string, texts: Readonly<Record<string, string>>, token?: string, file?: object) =>
  scene(drawing, { w: { card: 'witch' }, C: {} }, { files: witch(texts, token, file) });

describe('a token without a text is what the card says that gives it', () => {
  it('in parentheses, before how long it stays', () => {
    const match = play('w C .', {
      Slow: 'Range 3, target gets Burden (takes +1 damage) until the end of the game.',
      Hit: 'Free Action: Range 3, 2dmg.',
    });
    match.use('w', 'Slow').pick('C').use('w', 'Hit').pick('C');
    expect(match.shows().C).toContain('7');
  });

  it('behind a colon, for whoever has it', () => {
    const match = play('w C .', {
      Load: 'Range 3, give target a Burden:\n  At the end of their turn, remove this. It deals burst 1, 3dmg.',
    });
    match.use('w', 'Load').pick('C').turnOf('C').turnOf('w');
    expect([match.shows().w, match.shows().C]).toEqual(['7 at 0,0', '7 at 1,0']);
  });

  it('in the sentence behind', () => {
    const match = play('w C .', {
      Curse: 'Free Action: Range 3, give your Burden (max 1, remove oldest).\nThey receive +50% damage.',
      Hit: 'Range 3, 2dmg.',
    });
    match.use('w', 'Curse').pick('C').use('w', 'Hit').pick('C');
    expect(match.shows().C).toContain('7');
  });

  it('and what its giver does with it comes again and again, as long as somebody has it', () => {
    const match = play('w . . C', {
      Bind: 'Range 4, target gets your Burden:\n  At the end of your turn, if they are in range 3, 2dmg.\n  When they move, you Heal 1.',
    });
    match.use('w', 'Bind').pick('C').turnOf('C');
    expect(match.shows().C).toContain('8');
    match.turnOf('w').turnOf('C');
    expect(match.shows().C).toContain('6');
  });

  it('now and in each turn', () => {
    const match = play(
      'w C',
      {
        Sap: 'Unlimited range, give your Sap Mark (max 1, remove oldest).\nNow and at the start of your turn, they take 1dmg.',
      },
      'Sap Mark',
    );
    match.use('w', 'Sap').pick('C');
    expect(match.shows().C).toContain('9');
    match.turnOf('C').turnOf('w').turnOf('C').turnOf('w');
    expect(match.shows().C).toContain('7');
  });

  it('"the marked unit" is whoever has that one, whatever else has a Mark', () => {
    const match = play(
      'w . C',
      { Judge: 'Range 4, give your Judged Mark.\nAt the end of your turn, if the marked unit is in range 3, 1dmg.' },
      'Judged Mark',
    );
    match.use('w', 'Judge').pick('C').turnOf('C');
    expect(match.shows().C).toContain('9');
  });
});

describe('what is told of a token', () => {
  const isRead = (text: string, file: object = {}): boolean => {
    const files = new Map(
      Object.entries(witch({ Odd: text }, 'Burden', file)).map(([path, data]) => [path, JSON.stringify(data)]),
    );
    files.set('set.json', JSON.stringify({ id: 'told', system: 'teamfight', format: 1, name: 'Told', uses: [] }));
    const { set } = openSet('told', files);
    const { texts, textsFull } = (set && readings([set]).coverage) ?? { texts: 0, textsFull: -1 };
    return texts === textsFull;
  };

  it('stays by hand where it is not understood, or leaves open who does it, and around whom', () => {
    expect(isRead('Range 3, give Burden (they have -1 speed).')).toBe(true);
    expect(isRead('Range 3, give Burden (their shadow grows).')).toBe(false);
    expect(isRead('Range 3, give Burden:\n  At the end of their turn, heal 1.')).toBe(false);
    expect(isRead('Range 3, give Burden:\n  At the end of their turn, burst 1, 1dmg.')).toBe(false);
    expect(isRead('Range 3, give Burden (they have -2 speed).', { text: 'You have -1 speed.' })).toBe(false);
  });

  it('stays by hand where the token says otherwise itself, and that is by hand', () => {
    const text = 'Range 3, give your Burden.\nNow and at the end of your turn, they heal 1.';
    expect(isRead(text)).toBe(true);
    expect(isRead(text, { text: 'At the end of your turn, they heal 2.' })).toBe(false);
  });

  it('is nothing of what somebody gains for themselves', () => {
    expect(isRead('Gain Burden. At the start of your turn, take 1dmg.')).toBe(false);
  });
});
