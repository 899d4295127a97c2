import { describe, expect, it } from 'vitest';
import { amount, condition, control, hit, modify, support } from '../designs.ts';
import { scene } from '../scene.ts';

describe('a movement action', () => {
  it('U-031: costs 1 AP and goes up to Movement spaces, diagonal steps too', () => {
    const found = scene({ map: 'A . . . a\n. . . . .', figures: { A: { base: { movement: 2 } } } });
    expect(found.moves).toEqual(['0,1', '1,0', '1,1', '2,0', '2,1']);
    found.move('2,1');
    expect([found.at('A'), found.of('A').ap]).toEqual(['2,1', 1]);
    const tired = scene({ map: 'A . a' });
    tired.of('A').ap = 0;
    expect(tired.check({ do: 'move', to: 1 })?.rule).toBe('U-031');
  });

  it('U-031: with diagonal steps of two spaces it comes less far (option diagonals)', () => {
    const found = scene({
      map: 'A . . a\n. . . .',
      figures: { A: { base: { movement: 2 } } },
      options: { diagonals: 'two' },
    });
    expect(found.moves).toEqual(['0,1', '1,0', '1,1', '2,0']);
  });

  it('U-032: leads past allies, not past enemies or obstacles, and ends in an open space', () => {
    const found = scene({ map: 'A B .\na # .', figures: { A: { base: { movement: 2 } } } });
    expect(found.moves).toEqual(['2,0', '2,1']);
    expect(found.check({ do: 'move', to: found.space('1,0') })?.rule).toBe('U-032');
    expect(found.check({ do: 'move', to: found.space('2,0'), path: [1, 2] })).toBeUndefined();
    expect(found.check({ do: 'move', to: found.space('1,0'), path: [1] })?.rule).toBe('U-032');
    const enemy = scene({ map: 'A . .\na . .\n. . .' });
    expect(enemy.check({ do: 'move', to: 6, path: [3, 6] })?.rule).toBe('U-032');
    expect(enemy.check({ do: 'move', to: 6, path: [4, 6] })).toBeUndefined();
  });

  it('U-033: who passes enemies or obstacles ends in an open space all the same', () => {
    const fly = { rule: 'move-through' as const, what: ['enemies' as const, 'obstacles' as const] };
    const found = scene({ map: 'A a # .', figures: { A: { rules: [fly] } } });
    expect(found.moves).toEqual(['3,0']);
    expect(scene({ map: 'A a # .' }).moves).toEqual([]);
  });

  it('U-033: for the next movement action only, where something says so', () => {
    const jaunt = support('Jaunt', [{ do: 'next-move', rules: [{ rule: 'move-through', what: ['enemies'] }] }], {
      target: 'self',
      cost: 0,
      cooldown: 0,
    });
    const found = scene({ map: 'A a . .', figures: { A: { abilities: [jaunt], base: { movement: 2 } } } });
    expect(found.use('Jaunt').moves).toEqual(['2,0']);
    found.move('2,0');
    expect(found.moves).toEqual(['3,0']);
  });

  it('U-034: Movement falls to 0 and no further', () => {
    const found = scene({ map: 'A . . .', figures: { A: { rules: [modify('movement -2')] } } });
    expect([found.value('A', 'movement'), found.moves]).toEqual([1, ['1,0']]);
    const rooted = scene({ map: 'A . . .', figures: { A: { rules: [modify('movement -4', 'ap -5', 'range -3')] } } });
    expect([rooted.value('A', 'movement'), rooted.value('A', 'ap'), rooted.value('A', 'range')]).toEqual([0, 0, 0]);
  });

  it('U-035: leads diagonally between two blocked spaces, unless blockedCorners forbids it', () => {
    const map = 'A # .\n# . .';
    expect(scene({ map, figures: { A: { base: { movement: 1 } } } }).moves).toEqual(['1,1']);
    expect(scene({ map, options: { blockedCorners: false } }).moves).toEqual([]);
  });

  it('is none for who cannot move', () => {
    const found = scene({ map: 'A . a', figures: { A: { rules: [{ rule: 'cannot', what: 'move' }] } } });
    expect(found.moves).toEqual([]);
  });
});

describe('movement by force', () => {
  const gust = (kind: 'push' | 'pull', spaces = 2) =>
    control('Gust', '1d12', [{ do: kind, who: 'target', spaces }], { range: 9 });
  const pushed = (map: string, kind: 'push' | 'pull' = 'push', spaces = 2) =>
    scene({ map, figures: { A: { abilities: [gust(kind, spaces)] } } })
      .use('Gust', { target: 'a' }, 12, 1)
      .at('a');

  it('U-093: goes straight away, or straight towards', () => {
    expect(pushed('A a . . .')).toBe('3,0');
    expect(pushed('A . . a .', 'pull')).toBe('1,0');
    expect(pushed('A . . .\n. a . .\n. . . .\n. . . .')).toBe('3,3');
    expect(pushed('A . . . .\n. . a . .\n. . . . .')).toBe('3,2');
    expect(pushed('A . . . . .\n. . . a . .\n. . . . . .')).toBe('5,1');
  });

  it('U-093: stops at obstacles, at anybody and at the edge, and beside who pulls', () => {
    expect(pushed('A a . # .', 'push', 4)).toBe('2,0');
    expect(pushed('A a . b .', 'push', 4)).toBe('2,0');
    expect(pushed('A a .', 'push', 4)).toBe('2,0');
    expect(pushed('A . . a', 'pull', 9)).toBe('1,0');
  });
});

describe('leaving a space', () => {
  const prey = condition('Prey', {
    rule: 'on',
    event: { event: 'leaves-space' },
    do: [{ do: 'damage', who: 'bearer', amount: amount('1d8') }],
    ends: true,
  });
  const mark = support('Mark', [{ do: 'condition', who: 'target', condition: prey, turns: 3 }], {
    target: 'any',
    range: 9,
  });

  it('U-096: sets off what waits for it, once, and the way goes on', () => {
    const found = scene({ map: 'A . . . a .', figures: { A: { abilities: [mark] }, a: { base: { hp: 15 } } } });
    found.use('Mark', { target: 'a' }).turnOf('a').move('2,0', 6);
    expect([found.at('a'), found.of('a').hp, found.has('a')]).toEqual(['2,0', 9, []]);
  });

  it('U-096: ends the way of who falls', () => {
    const found = scene({ map: 'A . . . a b', figures: { A: { abilities: [mark] } } });
    found.of('a').hp = 3;
    found.use('Mark', { target: 'a' }).turnOf('a').move('2,0', 3);
    expect([found.at('a'), found.acting]).toEqual([undefined, 'b']);
  });

  it('U-096: by force too', () => {
    const gust = control('Gust', '1d12', [{ do: 'push', who: 'target', spaces: 1 }], { range: 9 });
    const found = scene({ map: 'A . a . .', figures: { A: { abilities: [mark, gust] } } });
    found.use('Mark', { target: 'a' }).use('Gust', { target: 'a' }, 12, 1, 5);
    expect([found.at('a'), found.of('a').hp]).toEqual(['3,0', 15]);
  });
});

describe('a move that an effect gives', () => {
  it('U-097: costs nothing and is chosen by who moves, who may stay', () => {
    const slip = support('Slip', [{ do: 'move', who: 'target', spaces: 1 }], { range: 9 });
    const found = scene({ map: 'A . B . a', figures: { A: { abilities: [slip] } } });
    found.use('Slip', { target: 'B' });
    expect(found.actions).toEqual([2, 3, 1].map((to) => ({ do: 'go', to })));
    expect(found.check({ do: 'go', to: 0 })?.rule).toBe('U-097');
    expect(found.check({ do: 'pass' })?.code).toBe('action/not-now');
    found.play({ do: 'go', to: 3 });
    expect([found.at('B'), found.of('A').ap, found.of('B').ap]).toEqual(['3,0', 1, 0]);
  });

  it('U-097: to a free space beside the target; where there is none it is left out', () => {
    const leap = hit('Leap', '1d8', { range: 9, effects: [{ do: 'move-next-to' }] });
    const found = scene({ map: 'A . . a .', figures: { A: { abilities: [leap] } } });
    found.use('Leap', { target: 'a' }, 1, 12);
    expect(found.actions).toEqual([2, 4].map((to) => ({ do: 'go', to })));
    found.play({ do: 'go', to: 4 });
    expect([found.at('A'), found.of('A').ap]).toEqual(['4,0', 1]);
    const walled = scene({ map: 'A . # a #', figures: { A: { abilities: [leap] } } });
    walled.state.screens = [];
    expect(walled.use('Leap', { target: 'a' }, 1, 12).at('A')).toBe('0,0');
  });

  it('U-096 U-097: two change places', () => {
    const trade = support('Trade', [{ do: 'swap' }], { target: 'any', range: 9 });
    const found = scene({ map: 'A . B . a', figures: { A: { abilities: [trade] } } }).use('Trade', { target: 'B' });
    expect([found.at('A'), found.at('B')]).toEqual(['2,0', '0,0']);
    expect(found.all('moved').map(({ how }) => how)).toEqual(['swap', 'swap']);
  });
});
