import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from '../notation/vocabulary.ts';
import { scene } from '../support.ts';

const shoots = { defaults: { Volley: 'Range 9, undefendable, 2dmg, then range 9, undefendable, 2dmg.' } };

describe('what comes after the ability', () => {
  it('waits for all of it, and comes once for whoever used it', () => {
    const a = { passives: { 'Targeted by an enemy': 'After the ability resolves, 1dmg to the enemy.' } };
    const play = scene('a . B', { a, B: shoots });
    play.turnOf('B').use('B', 'Volley').pick('a');
    expect(play.shows()).toEqual({ a: '8 at 0,0', B: '10 at 2,0' });
    expect(play.pick('a').shows()).toEqual({ a: '6 at 0,0', B: '9 at 2,0' });
  });

  it('comes at once without these words', () => {
    const a = { passives: { 'Targeted by an enemy': '1dmg to the enemy.' } };
    const play = scene('a . B', { a, B: shoots });
    expect(play.turnOf('B').use('B', 'Volley').pick('a').shows().B).toBe('9 at 2,0');
  });

  it('may ask whether one is still alive', () => {
    const a = {
      hurt: 7,
      passives: { Spite: 'When an enemy targets you, after the ability resolves, if you are alive, 1dmg to them.' },
    };
    const play = scene('a . B', { a, B: shoots });
    play.turnOf('B').use('B', 'Volley').pick('a').pick('a');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is told of what an ability does to somebody, and of nothing else', () => {
    const said = (name: string, text: string) => {
      const { clauses, program } = reading('passive', text, name);
      return clauses.some((clause) => clause.startsWith('manual')) ? undefined : tell(program, words);
    };
    expect(said('You target an enemy', 'Lose a Coin after the ability resolves.')).toBe(
      'When you target an enemy, once that ability is through: you lose 1 Coin.',
    );
    expect(said('Targeted by an enemy', 'Move 1 after it resolves.')).toBe(
      'When an enemy targets you, once that ability is through: move up to 1.',
    );
    expect(said('When you move', 'Gain a Coin after the ability resolves.')).toBeUndefined();
    expect(said('', 'When an ally dies, after the ability resolves, heal 1.')).toBeUndefined();
  });
});
