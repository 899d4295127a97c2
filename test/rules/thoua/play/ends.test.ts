import { describe, expect, it } from 'vitest';
import { rules } from '../../../../rules/thoua/rules.ts';
import { amount, burn, hit, support } from '../designs.ts';
import { scene } from '../scene.ts';

const harm = support('Harm', [{ do: 'damage', who: 'all', amount: amount('1d12') }], {
  target: 'any',
  range: 9,
  cooldown: 0,
});
const blast = support('Blast', [{ do: 'damage', who: 'all', amount: amount('1d12') }], {
  target: 'any',
  shape: 'area',
  size: [3, 1],
  range: 9,
});
const result = (found: ReturnType<typeof scene>) => rules.result(found.game, found.state);

describe('a combat', () => {
  it('U-080 U-081: ends with the last enemy, at 0 HP and not before', () => {
    const found = scene({ map: 'A a b', figures: { A: { abilities: [harm], base: { ap: 3 } } } });
    found.of('a').hp = 4;
    found.of('b').hp = 4;
    found.use('Harm', { target: 'a' }, 9);
    expect([found.of('a').hp, found.at('a'), result(found)]).toEqual([0, undefined, undefined]);
    expect(found.use('Harm', { target: 'b' }, 3).of('b').hp).toBe(1);
    found.use('Harm', { target: 'b' }, 1);
    expect(result(found)).toEqual({ places: [1, 2], scores: [20, 0], reason: 'victory' });
    expect([found.seat, found.check({ do: 'pass' })?.code]).toEqual([undefined, 'match/over']);
  });

  it('U-080: ends with the last character', () => {
    const found = scene({ map: 'A a', figures: { a: { abilities: [hit('Bite', '2d8')] } } }).turnOf('a');
    found.of('A').hp = 1;
    expect(result(found.use('Bite', { target: 'A' }, 8, 8, 1))).toMatchObject({ places: [2, 1], reason: 'defeat' });
  });

  it('U-081: who has fallen is off the map and out of the order, without all that they had, and their space is open', () => {
    const found = scene({ map: 'A a b', figures: { A: { abilities: [harm] } } });
    found.of('a').hp = 1;
    found.of('a').has.push({ has: 'condition', ...burn(), by: 0, turns: 3, fresh: false, temporary: 0 });
    found.use('Harm', { target: 'a' }, 1).pass();
    expect([found.acting, found.has('a')]).toEqual(['b', []]);
    expect(found.moves).toEqual(['1,0']);
  });

  it('U-082: is lost by the side that fell first where the last of both fall', () => {
    const found = scene({ map: 'a A .', figures: { A: { abilities: [blast] } } });
    for (const letter of ['A', 'a']) found.of(letter).hp = 1;
    expect(result(found.use('Blast', { at: '0,0' }, 5))).toMatchObject({ reason: 'defeat', places: [2, 1] });
  });

  it('U-083: is won by nobody after the last round (option roundLimit)', () => {
    const found = scene({ map: 'A a', options: { roundLimit: 2 } });
    found.pass().pass();
    expect(result(found)).toBeUndefined();
    found.pass().pass();
    expect(result(found)).toMatchObject({ places: [1, 1], reason: 'rounds' });
  });

  it('U-084: is lost when the party retreats, at the beginning of a character’s turn (option retreat)', () => {
    const found = scene({ map: 'A . a' });
    expect(found.actions).toContainEqual({ do: 'retreat' });
    expect(result(scene({ map: 'A . a' }).play({ do: 'retreat' }))).toMatchObject({
      places: [2, 1],
      reason: 'retreat',
    });
    expect(found.move('1,0').check({ do: 'retreat' })?.rule).toBe('U-084');
    expect(scene({ map: 'A . a' }).turnOf('a').check({ do: 'retreat' })?.rule).toBe('U-084');
    expect(scene({ map: 'A . a', options: { retreat: false } }).check({ do: 'retreat' })?.rule).toBe('U-084');
  });
});

describe('a change by hand', () => {
  const edit = (found: ReturnType<typeof scene>, change: unknown) => {
    const editing = rules.editing!;
    const refusal = editing.check(found.game, found.state, change);
    if (!refusal)
      editing.apply(found.game, found.state, change, { roll: () => 1 }, (event) => found.events.push(event));
    return refusal?.code;
  };

  it('changes HP, places, cooldowns, turns and obstacles, and says so', () => {
    const found = scene({ map: 'A . # a b', figures: { A: { abilities: [harm] } } });
    expect(edit(found, { edit: 'hp', figure: 0, value: 12 })).toBeUndefined();
    expect(edit(found, { edit: 'move', figure: 0, at: 1 })).toBeUndefined();
    expect(edit(found, { edit: 'cooldown', figure: 0, ability: 0, value: 2 })).toBeUndefined();
    expect(edit(found, { edit: 'obstacle', at: 2 })).toBeUndefined();
    expect(edit(found, { edit: 'hp', figure: 1, value: 0 })).toBeUndefined();
    expect([found.of('A').hp, found.at('A'), found.of('A').waits, found.state.obstacles]).toEqual([12, '1,0', [2], []]);
    expect([found.at('a'), found.events.every(({ hand }) => hand)]).toEqual([undefined, true]);
  });

  it('gives a condition of the sets for some turns, to who has none of it', () => {
    const found = scene({ map: 'A a', conditions: [{ ...burn(), ref: 'test/burn', byHand: '' }] });
    expect(edit(found, { edit: 'condition', figure: 1, condition: 0, value: 3 })).toBeUndefined();
    expect([found.has('a'), found.all('gained')[0]?.hand]).toEqual([['Burn (3)'], true]);
    expect(edit(found, { edit: 'condition', figure: 1, condition: 0, value: 1 })).toBe('edit/has-already');
    expect(edit(found, { edit: 'condition', figure: 0, condition: 1, value: 1 })).toBe('edit/no-condition');
    expect(edit(found, { edit: 'condition', figure: 0, condition: 0, value: 0 })).toBe('edit/value');
  });

  it('is refused where it cannot be', () => {
    const found = scene({ map: 'A a #' });
    expect(edit(found, { edit: 'hp', figure: 0, value: 21 })).toBe('edit/value');
    expect(edit(found, { edit: 'move', figure: 0, at: 1 })).toBe('edit/taken');
    expect(edit(found, { edit: 'hp', figure: 9, value: 1 })).toBe('edit/gone');
    expect(edit(found, { edit: 'turns', figure: 0, held: 0, value: 1 })).toBe('edit/no-modifier');
    expect(edit(found, 'all')).toBe('edit/unreadable');
  });
});
