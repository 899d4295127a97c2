import { expect, it } from 'vitest';
import type { Event } from '../../../rules/hammerspace/event.ts';
import { editing } from '../../../rules/hammerspace/play/by-hand.ts';
import { tellEvent } from '../../../rules/hammerspace/tell-event.ts';
import { view, viewEvent } from '../../../rules/hammerspace/view.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { Scene } from './scene.ts';

const rows = ['torch giant bread knife', 'bucket ?medicine trade monkey', 'hail about butter pan'];

function changed(scene: Scene, edit: unknown): Event[] {
  expect(editing.check(scene.game, scene.state, edit)).toBeUndefined();
  const events: Event[] = [];
  editing.apply(scene.game, scene.state, edit, seededDice(stream('edit')), (event) => events.push(event));
  return events;
}

const cardOf = (scene: Scene, id: string): number => scene.game.cards.findIndex(({ ref }) => ref.endsWith(`/${id}`));

it('sets HP, and says that it was by hand', () => {
  const scene = new Scene({ rows });
  const events = changed(scene, { edit: 'hp', seat: 1, value: 3 });
  expect(scene.state.hp).toEqual([20, 3, 20]);
  expect(events.map((event) => tellEvent(scene.game, event))).toEqual(['Player 2 loses 17 HP and has 3 (by hand).']);
  expect(scene.seat).toBe(0);
});

it('takes a player out: the turn of another goes on, the own one is over', () => {
  const other = new Scene({ rows });
  changed(other, { edit: 'hp', seat: 1, value: 0 });
  expect(other.state.fell).toEqual([0, 1, 0]);
  expect([other.seat, other.state.turns]).toEqual([0, 1]);
  const own = new Scene({ rows });
  changed(own, { edit: 'hp', seat: 0, value: 0 });
  expect([own.seat, own.state.turns]).toEqual([1, 2]);
  const last = new Scene({ rows: rows.slice(0, 2) });
  changed(last, { edit: 'hp', seat: 1, value: 0 });
  expect(last.state.over).toBe('last');
});

it('lays another card at a place; what lies face down stays known to its owner only', () => {
  const scene = new Scene({ rows });
  const before = scene.state.deck.length;
  const [open] = changed(scene, { edit: 'card', seat: 0, place: 1, card: cardOf(scene, 'storm') });
  expect(scene.row(0)).toBe('torch storm bread knife');
  expect(scene.state.deck).toHaveLength(before);
  expect(scene.state.deck.some((card) => scene.game.cards[card]!.ref.endsWith('/giant'))).toBe(true);
  expect(tellEvent(scene.game, viewEvent(open!, 2))).toMatch(/^Player 1 has .+ at place 2 now \(by hand\)\.$/);
  const [hidden] = changed(scene, { edit: 'card', seat: 1, place: 1, card: cardOf(scene, 'dome') });
  expect(tellEvent(scene.game, viewEvent(hidden!, 2))).toContain('a hidden card'.replace('a', '1'));
  expect(view(scene.state, 2).rows[1]![1]).toBe(-1);
  expect(view(scene.state, 1).rows[1]![1]).toBe(cardOf(scene, 'dome'));
});

it.each<[string, unknown, string]>([
  ['is none', 'more HP', 'edit/unreadable'],
  ['has no number', { edit: 'hp', seat: 0, value: 'ten' }, 'edit/unreadable'],
  ['is of nobody', { edit: 'hp', seat: 7, value: 1 }, 'edit/gone'],
  ['is too much', { edit: 'hp', seat: 0, value: 1000 }, 'edit/value'],
  ['is at no place', { edit: 'card', seat: 0, place: 4, card: 0 }, 'edit/no-place'],
  ['is of no card', { edit: 'card', seat: 0, place: 0, card: 9999 }, 'edit/no-card'],
])('refuses a change that %s', (_, edit, code) => {
  const scene = new Scene({ rows });
  const refusal = editing.check(scene.game, scene.state, edit);
  expect(refusal).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
});

it('refuses a card of which no copy is left, and any change while a choice is open', () => {
  const scene = new Scene({ rows });
  const card = cardOf(scene, 'trade');
  const copies = scene.game.cards.filter((one) => one === scene.game.cards[card]).length;
  expect(copies).toBe(1);
  const taken = editing.check(scene.game, scene.state, { edit: 'card', seat: 0, place: 0, card });
  expect(taken?.code).toBe('edit/taken');
  scene.state.stack.push({ at: 'arrange', seat: 0 });
  expect(editing.check(scene.game, scene.state, { edit: 'hp', seat: 0, value: 3 })?.code).toBe('edit/choice-open');
});
