import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'tokens/thread.json': { name: 'Thread' },
  'counters/life.json': { name: 'Life' },
};

describe('a death that something is lost for', () => {
  const text = 'When you would die, lose a Life. If you do, set your health to 2 instead.';
  const b = { abilities: { Hit: 'Free Action:\nRange 9, undefendable, 20dmg.' } };

  it('does not come to whoever has it, and comes to whoever has none', () => {
    const A = { passives: { 'Nine Lives': text } };
    const saved = scene('b A', { b, A: { ...A, with: ['life'], tokens: { 'scene/life': 1 } } }, { files });
    saved.turnOf('b').use('b', 'Hit').pick('A');
    expect(saved.shows().A).toContain('2 at 1,0');
    const lost = scene('b A', { b, A }, { files });
    lost.turnOf('b').use('b', 'Hit').pick('A');
    expect(lost.shows().A).not.toContain('2 at 1,0');
  });
});

describe('health that was lost', () => {
  it('is as much as it was lowered by', () => {
    const text = 'Free Action:\nSet your health to 4.\nEnemies in burst 2 take damage equal to the health you lost.';
    const play = scene('a B', { a: { abilities: { Deflate: text } }, B: {} }, { files });
    play.use('a', 'Deflate');
    expect(play.shows()).toMatchObject({ a: '4 at 0,0', B: '4 at 1,0' });
  });
});

describe('areas of one’s own', () => {
  it('leave out whoever is immune to them, and nobody else', () => {
    const a = {
      abilities: { Blast: 'Free Action:\nRange 1, burst 1, 2dmg.' },
      passives: { 'Immune to AoE from your own abilities': '' },
    };
    const play = scene('a B', { a, B: {} }, { files });
    play.use('a', 'Blast').pick(1, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 1,0' });
  });
});

describe('what was lost by each', () => {
  it('is the damage that comes to each', () => {
    const text = 'Free Action:\nRemove all Threads. Each unit takes 2dmg per Thread it lost.';
    const a = { abilities: { Sever: text }, with: ['thread'] };
    const play = scene(
      'a B C',
      { a, B: { tokens: { 'scene/thread': 2 } }, C: { tokens: { 'scene/thread': 1 } } },
      { files },
    );
    play.use('a', 'Sever');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '6 at 1,0', C: '8 at 2,0' });
  });
});
