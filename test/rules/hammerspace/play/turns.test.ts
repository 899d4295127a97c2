import { describe, expect, it } from 'vitest';
import { presets } from '../../../../rules/hammerspace/options.ts';
import { cannotPlay } from '../../../../rules/hammerspace/play/prepare.ts';
import { rules } from '../../../../rules/hammerspace/rules.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import { openDeck, setupOf } from '../deck.ts';
import { scene } from '../scene.ts';

const older = setupOf(3, presets.older);

/** A start in which the dice for who begins fall as they are told. */
function started(rolls: readonly number[], setup = setupOf(3)) {
  const game = rules.prepare(setup);
  const luck = seededDice(stream('start'));
  const left = [...rolls];
  const roll = (sides: number, label: string) => (label === 'first' ? left.shift()! : luck.roll(sides, label));
  const events: unknown[] = [];
  const state = rules.start(game, { roll }, (event) => events.push(event));
  return { game, state, events, left };
}

describe('the beginning', () => {
  it('H-001 H-002: two to six players with four cards and 20 HP each, 30 in the older version', () => {
    const { state } = started([1, 1, 2, 1, 1, 1]);
    expect(state.hp).toEqual([20, 20, 20]);
    expect(state.rows.map((row) => row.length)).toEqual([4, 4, 4]);
    expect(started([1, 1, 2, 1, 1, 1], older).state.hp).toEqual([30, 30, 30]);
    expect(started([1, 1, 2, 1, 1, 1], setupOf(3, { startingHp: 7 })).state.hp).toEqual([7, 7, 7]);
    expect([1, 2, 6, 7].map((seats) => cannotPlay(setupOf(seats))?.code)).toEqual([
      'setup/seats',
      undefined,
      undefined,
      'setup/seats',
    ]);
  });

  it('H-002: a deck that is too small to deal is refused in a sentence', () => {
    const small = { sets: [{ ...openDeck(), entities: [] }], seats: 3 };
    expect(cannotPlay(small)?.message).toBe(
      'The deck has 0 cards, and 3 players are dealt 12; add cards, or raise their copies.',
    );
    expect(() => rules.prepare(small)).toThrow('The deck has 0 cards');
  });

  it('H-004: the highest roll of two dice begins, and who ties rolls again', () => {
    expect(started([3, 4, 5, 5, 2, 2]).state.turn).toBe(1);
    const tied = started([5, 5, 1, 2, 4, 6, 3, 3, 3, 4]);
    expect(tied.state.turn).toBe(2);
    expect(tied.left).toEqual([]);
  });

  it('H-005: three traits are dealt and one of them is kept, two in the older version; nobody else sees the choice', () => {
    const { game, state } = started([6, 6, 1, 1, 1, 1]);
    expect(rules.seat(game, state)).toBe(0);
    expect(state.dealt.map((traits) => traits.length)).toEqual([3, 3, 3]);
    expect(rules.actions(game, state).actions).toHaveLength(3);
    expect(rules.view(game, state, 1).dealt[0]).toEqual([-1, -1, -1]);
    expect(rules.check(game, state, { do: 'keep-traits', keep: state.dealt[1]!.slice(0, 1) })?.rule).toBe('H-005');
    const two = started([6, 6, 1, 1, 1, 1], older);
    expect(
      rules.actions(two.game, two.state).actions.every((one) => one.do === 'keep-traits' && one.keep.length === 2),
    ).toBe(true);
    expect(started([6, 6, 1, 1, 1, 1], setupOf(3, { traitsKept: 0 })).state.dealt.flat()).toEqual([]);
  });

  it('H-003: each may put one card face down, which nobody else knows, and the first turn begins then', () => {
    const { game, state, events } = started([6, 6, 1, 1, 1, 1], setupOf(3, { traitsKept: 0 }));
    const play = (action: Parameters<typeof rules.apply>[2]) =>
      rules.apply(game, state, action, seededDice(stream('none')), (event) => events.push(event));
    const order = [0, 1, 2, 3];
    expect(rules.check(game, state, { do: 'arrange', order, hidden: [0, 1] })?.rule).toBe('H-003');
    play({ do: 'arrange', order, hidden: [2] });
    expect(rules.view(game, state, 1).rows[0]![2]).toBe(-1);
    expect(rules.view(game, state, 1).rows[0]![1]).toBe(state.rows[0]![1]);
    expect(rules.view(game, state, 0).rows[0]).toEqual(state.rows[0]);
    expect(rules.seat(game, state)).toBe(1);
    play({ do: 'arrange', order: [3, 2, 1, 0], hidden: [] });
    play({ do: 'arrange', order, hidden: [] });
    expect([rules.seat(game, state), state.turns]).toEqual([0, 1]);
  });
});

describe('a turn', () => {
  it('H-012: a row is arranged once, before a card is played', () => {
    const found = scene(['broom ?pan stones torch', '', '']);
    found.play({ do: 'arrange', order: [1, 0, 2, 3], hidden: [3] });
    expect(found.row(0)).toBe('pan broom stones ?torch');
    expect(found.seat).toBe(0);
    expect(found.check({ do: 'arrange', order: [0, 1, 2, 3], hidden: [] })?.code).toBe('action/arranged');
    expect(found.attack('broom', [1], {}, 1, 1, 1).seat).toBe(0);
  });

  it('H-012: what lay face up and is turned down is still known to all', () => {
    const found = scene(['broom pan', '', '']);
    found.play({ do: 'arrange', order: [0, 1], hidden: [0] });
    expect(rules.view(found.game, found.state, 2).rows[0]![0]).toBe(found.state.rows[0]![0]);
  });

  it('H-013: new cards are put down as one likes; in the older version they lie face up', () => {
    const found = scene(['stones ?pan torch wire', '', ''], { next: 'broom' }).attack('stones', [1], {}, 1, 1);
    expect([found.seat, found.row(0)]).toEqual([0, '?pan torch wire +broom']);
    found.play({ do: 'arrange', order: [3, 0, 1, 2], hidden: [0] });
    expect(found.row(0)).toBe('?broom pan torch wire');
    const old = scene(['stones ?pan torch wire', '', ''], { next: 'broom', setup: older }).attack(
      'stones',
      [1],
      {},
      1,
      1,
    );
    expect(old.row(0)).toBe('?pan torch wire broom');
  });

  it('H-012 H-013: the older version never changes the order, but turns cards when a turn begins', () => {
    const old = scene(['stones ?pan torch wire', '', ''], { setup: older });
    expect(old.check({ do: 'arrange', order: [1, 0, 2, 3], hidden: [] })?.code).toBe('action/arrangement');
    expect(old.play({ do: 'arrange', order: [0, 1, 2, 3], hidden: [2] }).row(0)).toBe('stones pan ?torch wire');
    const ordered = scene(['stones ?pan torch wire', '', ''], { setup: setupOf(3, { flipWithCards: false }) });
    ordered.attack('stones', [1], {}, 1, 1);
    expect(ordered.check({ do: 'arrange', order: [3, 0, 1, 2], hidden: [0] })?.code).toBe('action/arrangement');
    expect(ordered.check({ do: 'arrange', order: [3, 0, 1, 2], hidden: [1] })).toBeUndefined();
  });

  it('H-014: who passes loses the turn and the whole row, hidden cards too', () => {
    const found = scene(['stones ?pan torch wire', '', ''], { next: 'broom golem dome mirror' }).play({ do: 'pass' });
    expect(found.discards).toBe('wire torch pan stones');
    expect(found.row(0)).toBe('+broom +golem +dome +mirror');
    expect(found.play({ do: 'arrange', order: [0, 1, 2, 3], hidden: [] }).state.hp).toEqual([20, 20, 20]);
  });

  it('H-014: in the older version only who has no card to play passes, hidden ones counted', () => {
    expect(scene(['stones pan', '', ''], { setup: older }).check({ do: 'pass' })?.rule).toBe('H-014');
    expect(scene(['?stones pan', '', ''], { setup: older }).check({ do: 'pass' })?.rule).toBe('H-014');
    expect(scene(['cape pan', '', ''], { setup: older }).check({ do: 'pass' })).toBeUndefined();
    expect(scene(['stones pan', '', '']).check({ do: 'pass' })).toBeUndefined();
    const stuck = scene(['stones pan', '', ''], { setup: setupOf(3, { passing: 'stuck' }) });
    expect(stuck.check({ do: 'pass' })?.code).toBe('action/pass');
  });

  it('H-015: a lost turn is skipped as a whole; several at once are one, or add up by option', () => {
    const layout = ['pepper medicine', '', ''];
    const found = scene(layout, { setup: setupOf(3, { flipWithCards: false, reordering: false }) });
    found.state.lost[1] = 1;
    found.attack('pepper', [], {}, 1, 1, 4, 4);
    expect(found.all('lost-turn').map(({ seat }) => seat)).toEqual([1]);
    expect([found.seat, found.state.lost]).toEqual([2, [0, 0, 0]]);
    const more = scene(layout, { setup: setupOf(3, { lostTurns: 'add-up', flipWithCards: false, reordering: false }) });
    more.state.lost[1] = 1;
    expect(more.attack('pepper', [], {}, 1, 1, 4, 4).state.lost).toEqual([0, 1, 0]);
  });

  it('H-016: the turn goes to the right, past those who fell', () => {
    const next = (fell: readonly number[]) => {
      const found = scene(['medicine', '', '', ''], { setup: setupOf(4, { flipWithCards: false, reordering: false }) });
      found.state.fell = [...fell];
      return found.use('medicine', undefined, 1).seat;
    };
    expect([next([0, 0, 0, 0]), next([0, 1, 0, 0]), next([0, 2, 1, 0])]).toEqual([1, 2, 3]);
  });
});

describe('cards', () => {
  it('H-044: are renewed once everybody has defended', () => {
    const found = scene(['catapult', 'pan', 'quilt', ''], { next: 'golem dome' });
    found.attack('catapult', [1, 2], {}, 1, 1, 1, 1);
    expect(found.all('defended').map(({ points }) => points)).toEqual([2, 8]);
    const kinds = found.events.map(({ event }) => event);
    expect(kinds.indexOf('drew')).toBeGreaterThan(kinds.lastIndexOf('defended'));
  });

  it('H-045: stay on the faces that are printed', () => {
    expect(scene(['broom', '', '']).attack('broom', [1], {}, 1, 1, 3).row(0)).toMatch(/^broom/);
    expect(scene(['broom', '', '']).attack('broom', [1], {}, 1, 1, 2).discards).toBe('broom');
  });

  it('H-047: come from the shuffled discards where the deck is empty, and rows stay short where both are', () => {
    const found = scene(['medicine', '', ''], { empty: true, discards: 'broom pan' }).use('medicine', undefined, 1);
    expect(found.all('shuffled')).toMatchObject([{ what: 'discards' }]);
    expect(found.state.rows.flat()).toHaveLength(3);
    expect(found.state.deck).toEqual([]);
  });

  it('H-048: are four at most: who took more says which', () => {
    const found = scene(['octopus broom pan torch', 'golem dome', 'mirror', ''], { empty: true });
    found.use('octopus');
    for (const [from, place] of [
      [1, 0],
      [1, 0],
      [2, 0],
    ] as const)
      found.play({ do: 'take', from, place });
    expect(found.row(0)).toBe('broom pan torch +golem +dome +mirror');
    expect(found.check({ do: 'arrange', order: [0, 1, 2, 3, 4], hidden: [] })?.code).toBe('action/arrangement');
    found.play({ do: 'arrange', order: [0, 3, 4, 5], hidden: [3] });
    expect(found.row(0)).toBe('broom golem dome ?mirror');
  });
});

describe('the end', () => {
  const finished = (found: ReturnType<typeof scene>) => rules.result(found.game, found.state);

  it('H-049 H-070: who has no HP is out with all cards, and the last player wins', () => {
    const found = scene(['stones', 'pan ?torch', 'wire'], { hp: [20, 1, 20], traits: [undefined, 'calm'] });
    found.state.attacked[1] = true;
    found.attack('stones', [1], {}, 6, 1);
    expect([found.row(1), found.state.fell, found.state.traits[1]]).toEqual(['', [0, 1, 0], []]);
    expect(finished(found)).toBeUndefined();
    const last = scene(['stones', 'pan'], { hp: [7, 1] }).attack('stones', [1], {}, 6, 1);
    expect(finished(last)).toEqual({ places: [1, 2], scores: [7, 0], reason: 'last' });
    expect(last.seat).toBeUndefined();
  });

  it('H-070: who fell later comes before who fell earlier', () => {
    const found = scene(['stones', '', ''], { hp: [7, 1, 1] });
    found.state.fell[2] = 1;
    found.state.hp[2] = 0;
    expect(finished(found.attack('stones', [1], {}, 6, 1))?.places).toEqual([1, 2, 3]);
  });

  it('H-071: after so many turns the most HP win', () => {
    const found = scene(['medicine', '', ''], {
      hp: [5, 9, 9],
      setup: setupOf(3, { turnLimit: 1, flipWithCards: false, reordering: false }),
    });
    expect(finished(found.use('medicine', undefined, 1))).toEqual({
      places: [3, 1, 1],
      scores: [6, 9, 9],
      reason: 'turns',
    });
  });

  it('H-072: where the last fall at once it is a draw, or the attacker wins by option', () => {
    const layout = { hp: [1, 1, 0] };
    const fallen = (allDown: 'draw' | 'attacker') => {
      const found = scene(['storm', '', ''], { ...layout, setup: setupOf(3, { allDown }) });
      found.state.fell[2] = 1;
      return finished(found.attack('storm', [], {}, 6, 1, 1));
    };
    expect(fallen('draw')?.places).toEqual([1, 1, 3]);
    expect(fallen('attacker')?.places).toEqual([1, 2, 3]);
  });
});
