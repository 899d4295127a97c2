import { expect, it } from 'vitest';
import { bots } from '../../../rules/hammerspace/bots.ts';
import type { Event } from '../../../rules/hammerspace/event.ts';
import { openRecord } from '../../../rules/hammerspace/record/kept-record.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import { tellAction, tellAsked } from '../../../rules/hammerspace/tell-action.ts';
import { tellEvent } from '../../../rules/hammerspace/tell-event.ts';
import { keepSet } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { matchDice, recordOf } from '../../../rules/kernel/record.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { setupOf } from './deck.ts';
import { Scene } from './scene.ts';

const setup = setupOf(4, { startingHp: 12 });

/** Bots play to the end; everything that somebody could read on the way is handed over. */
function played(seed: number, read: (text: string) => void) {
  const match = new Match(rules, rules.prepare(setup), matchDice(seed, 0));
  for (let seat = match.seat; seat !== undefined; seat = match.seat) {
    const { actions } = match.actions();
    const view = match.view(seat);
    read(tellAsked(match.game, view));
    for (const action of actions) read(tellAction(match.game, view, action));
    const dice = seededDice(stream(seed, 0, 'bot', seat, match.entries.length));
    const action = bots.random.choose({ game: match.game, view, seat, actions, dice });
    // As somebody else reads what was decided.
    read(tellAction(match.game, match.view((seat + 1) % 4), action));
    match.play(action);
  }
  return match;
}

it('tells everything that can be decided and happens in whole words, whoever reads it', () => {
  const kinds = new Set<Event['event']>();
  for (let seed = 0; seed < 12; seed++) {
    const match = played(seed, (text) => expect(text).toMatch(/^[A-Z][^{}]*[^.]$/));
    for (const seat of [undefined, 0, 1]) {
      for (const { event } of match.events(0, seat)) {
        kinds.add(event.event);
        expect(tellEvent(match.game, event)).toMatch(/^[A-Z].*\.$/);
        expect(tellEvent(match.game, event)).not.toMatch(/undefined|NaN|-1\b/);
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(18);
});

it('tells an attack and its defence with the cards and rules behind them', () => {
  const scene = new Scene({ rows: ['ray stones torch monkey', 'pan lye medicine trade', 'hail about bread knife'] });
  scene.attack('stones', [1], {}, 4, 1);
  const told = scene.events.map((event) => tellEvent(scene.game, event));
  expect(told[0]).toBe('The attack die shows 4 (H-020).');
  expect(told[1]).toMatch(/^Player 1 attacks Player 2 with .*: 6 points, 4 of them by the die \(.*, H-020\)\.$/);
  expect(told).toContain('Player 2 loses 3 HP and has 17.');
});

it('says nothing of what a seat does not see', () => {
  const scene = new Scene({ rows: ['ray stones torch monkey', '?pan lye medicine trade'] });
  const hides: Event = { event: 'drew', seat: 1, cards: [3, 4], known: 0b10 };
  const text = tellEvent(scene.game, rules.viewEvent(scene.game, hides, 0)!);
  expect(text).toBe('Player 2 draws 2 hidden cards (H-044).');
  expect(tellEvent(scene.game, hides)).toContain(scene.game.cards[3]!.name);
});

it('opens a record again, and refuses one whose setup was changed', () => {
  const match = played(3, () => {});
  const kept = setup.sets.map(keepSet);
  const { seats, options } = match.game;
  const origin = {
    system: 'hammerspace',
    setwright: '0',
    sets: digest(kept),
    setup: { seats, options },
    seed: 3,
    match: 0,
  };
  const record = JSON.parse(JSON.stringify({ ...recordOf(match, origin), kept }));
  const again = openRecord(record);
  expect('match' in again && again.match.log).toEqual(match.log);
  for (const wrong of [{ seats: 9, options }, { seats }, { seats: 4, options: { ...options, covering: 'all' } }, 4]) {
    expect(openRecord({ ...record, setup: wrong })).toMatchObject({
      refusal: { code: 'record/corrupt', message: expect.stringMatching(/\.$/) },
    });
  }
});
