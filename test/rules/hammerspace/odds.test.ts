import { describe, expect, it } from 'vitest';
import type { Action } from '../../../rules/hammerspace/action.ts';
import { attackOdds, defenceOdds, type SeatOdds, tellOdds } from '../../../rules/hammerspace/odds.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import type { Seat } from '../../../rules/kernel/rules.ts';
import { Scene } from './scene.ts';

const faces = [1, 2, 3, 4, 5, 6];

/** Plays an action on copies with every pair of dice, defenders choosing the way that loses least on average; what a seat lost. */
function counted(scene: Scene, action: Action, seat: Seat): Omit<SeatOdds, 'seat'> {
  const tally = { ways: 0, lost: 0, hurt: 0, falls: 0 };
  const hp = scene.state.hp[seat]!;
  for (const attack of faces) {
    // Defenders choose before they roll.
    const perWay = new Map<string, number[]>();
    for (const defence of faces) {
      const roll = (_: number, label: string) => (label === 'attack' ? attack : label === 'defence' ? defence : 1);
      const state = rules.clone(scene.state);
      const lost: number[] = [];
      const emit = (event: { event: string; seat?: number; lost?: number }) => {
        if (event.event === 'defended' && event.seat === seat) lost.push(event.lost ?? 0);
      };
      rules.apply(scene.game, state, action, { roll }, emit as never);
      const frame = state.stack.at(-1);
      if (frame?.at === 'attack' && frame.queue[0]?.seat === seat) {
        for (const way of rules.actions(scene.game, state).actions) {
          const copy = rules.clone(state);
          lost.length = 0;
          rules.apply(scene.game, copy, way, { roll }, emit as never);
          perWay.set(JSON.stringify(way), [...(perWay.get(JSON.stringify(way)) ?? []), lost[0] ?? 0]);
        }
      } else perWay.set('', [...(perWay.get('') ?? []), lost[0] ?? 0]);
    }
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    const best = [...perWay.values()].reduce((one, other) => (sum(other) < sum(one) ? other : one));
    for (const loss of best) {
      tally.ways += 1;
      tally.lost += Math.min(loss, hp);
      tally.hurt += loss > 0 ? 1 : 0;
      tally.falls += loss >= hp ? 1 : 0;
    }
  }
  return tally;
}

describe('odds of an attack are what the engine does over all dice', () => {
  it.each<[string, string, string, number]>([
    ['with no card against it', 'torch', 'lye medicine trade monkey', 20],
    ['with a card that it must be met with', 'torch', 'bucket medicine trade monkey', 20],
    ['with a choice of cards', 'stones', 'pan quilt golem thorns', 20],
    ['with an ability card that may be added', 'ray', 'cape medicine trade golem', 20],
    ['that fails on a 1', 'cannon', 'pan medicine trade monkey', 20],
    ['on somebody who can fall', 'lye', 'medicine trade monkey quilt', 5],
    ['that cannot get through', 'ray', 'mirror dome trade monkey', 20],
  ])('%s', (_, card, row, hp) => {
    const scene = new Scene({ rows: [`${card} about`, row, 'hail bread knife butter'], hp: [20, hp] });
    const action: Action = { do: 'attack', place: scene.at(0, card), targets: [1], with: [], pay: false };
    const [odds] = attackOdds(scene.game, scene.state, action)!;
    expect(odds).toEqual({ seat: 1, ...counted(scene, action, 1) });
  });

  it('with what is added, paid and held by traits', () => {
    const rows = ['torch giant', 'bucket medicine trade monkey', 'hail bread knife butter'];
    const scene = new Scene({ rows, traits: ['frenzy'], hp: [20, 14] });
    const action: Action = { do: 'attack', place: 0, targets: [1], with: [1], pay: true };
    const [odds] = attackOdds(scene.game, scene.state, action)!;
    expect(odds).toEqual({ seat: 1, ...counted(scene, action, 1) });
    expect(odds!.lost).toBeGreaterThan(0);
  });
});

it('tells what each way to defend comes to', () => {
  const scene = new Scene({ rows: ['torch about', 'pan cape trade monkey', 'hail bread knife butter'] });
  scene.play({ do: 'attack', place: 0, targets: [1], with: [], pay: false }, 4);
  const ways = rules.actions(scene.game, scene.state).actions;
  const told = ways.map((way) => tellOdds(defenceOdds(scene.game, scene.state, way)!, 1));
  // 9 points against a die alone, and against a die and 6.
  expect(told).toEqual(['you lose 5.5 HP on average', 'you lose 0.5 HP on average, any in 33 %']);
});

it('has no odds for what is no attack, and tells who falls', () => {
  const scene = new Scene({ rows: ['torch medicine', 'about bread', 'hail knife'] });
  expect(attackOdds(scene.game, scene.state, { do: 'use', place: 1 })).toBeUndefined();
  expect(tellOdds({ seat: 1, ways: 36, lost: 86, hurt: 22, falls: 3 }, 0)).toBe(
    'Player 2 loses 2.4 HP on average, any in 61 %, out in 8 %',
  );
});
