import { expect, it } from 'vitest';
import { keepSet } from '../../../../rules/kept-set.ts';
import { digest } from '../../../../rules/kernel/digest.ts';
import { Match } from '../../../../rules/kernel/match.ts';
import { matchDice, recordOf } from '../../../../rules/kernel/record.ts';
import { openRecord } from '../../../../rules/valyr/record/kept-record.ts';
import { rules } from '../../../../rules/valyr/rules.ts';
import { tellAction, tellAsked } from '../../../../rules/valyr/tell-action.ts';
import { tellEvent } from '../../../../rules/valyr/tell-event.ts';
import { Battle } from '../battle.ts';
import { fieldOf, levy } from '../field.ts';

const units = { spear: { ...levy, name: 'Spear' }, club: { ...levy, name: 'Club', size: 'large' as const } };
const duel = { units, armies: [['spear', 'spear'], ['club']] };

it('tells what is decided, what happens and by which rule, with distances in inches', () => {
  const battle = new Battle(duel, [
    [10, 10],
    [20, 20],
    [10, 12.5],
  ]);
  const { game, state } = battle;
  const told = () => battle.events.map((event) => tellEvent(game, state, event));
  expect(tellAsked(game, state)).toBe('Whose turn is it?');
  expect(tellAction(game, state, { do: 'activate', unit: 0 })).toBe('Turn of Spear 1');
  battle.do({ do: 'activate', unit: 0 });
  expect(told()).toEqual(['Spear 1 has a turn with 3 energy (V-010).']);
  battle.move(10, 10.25);
  expect(told()).toEqual(['Spear 1 moves 0.25″ to 10″, 10.25″ (V-022).']);
  expect(tellAsked(game, state)).toBe('Spear 1: 2 energy left');
  battle.do({ do: 'attack', target: 2 }, 4, 11, 9);
  expect(told()).toEqual([
    'Spear 1 attacks Club from 0.81″: 3 dice, on target at 10 or less (V-033).',
    'A d20 shows 4 (V-036).',
    'A d20 shows 11 (V-036).',
    'A d20 shows 9 (V-036).',
    '2 dice are on target (V-037).',
    'Club takes 2 damage and has 2 (V-038).',
  ]);
});

/** A match as it is begun, with all units set up where the rules offer it first. */
function begun() {
  const { sets, ...setup } = fieldOf(duel);
  const match = new Match(rules, rules.prepare({ sets, ...setup }), matchDice(7, 0));
  while (match.state.setup) match.play(match.actions().actions[0]!);
  return { match, sets, setup };
}

it('changes damage, places, exhaustion, falls and energy by hand, and says so', () => {
  const { match } = begun();
  const { game } = match;
  const done = (edit: object): string => {
    const from = match.log.length;
    const refusal = match.edit(edit);
    return refusal
      ? refusal.code
      : match.log
          .slice(from)
          .map((event) => tellEvent(game, match.state, event))
          .join(' ');
  };
  expect(done({ edit: 'damage', unit: 2, value: 2 })).toBe('Club takes 2 damage and has 2 (by hand).');
  expect(done({ edit: 'damage', unit: 2, value: 1 })).toBe('Club loses 1 damage and has 1 (by hand).');
  expect(done({ edit: 'move', unit: 0, x: 15_000, y: 15_000 })).toBe('Spear 1 is put at 15″, 15″ (by hand).');
  expect(done({ edit: 'move', unit: 1, x: 15_100, y: 15_000 })).toBe('action/occupied');
  expect(done({ edit: 'fallen', unit: 1, is: true })).toBe('Spear 2 falls (by hand).');
  expect(done({ edit: 'energy', unit: 0, value: 2 })).toBe('edit/turn');
  expect(done({ edit: 'exhausted', unit: 7, is: true })).toBe('edit/gone');
  expect(done({ edit: 'size', unit: 0 })).toBe('edit/unreadable');
  expect(done({ edit: 'damage', unit: 2, value: 9 })).toContain('Club is defeated (by hand).');
  expect(match.state.over).toBe('last');
});

it('opens a record of a battle again, changes by hand among them', () => {
  const { match, sets, setup } = begun();
  match.edit({ edit: 'damage', unit: 0, value: 1 });
  for (let turn = 0; turn < 12 && match.seat !== undefined; turn++) match.play(match.actions().actions[0]!);
  const kept = sets.map(keepSet);
  const origin = { system: 'valyr', setwright: '1', sets: digest(kept), setup, seed: 7, match: 0 } as const;
  const record = JSON.parse(JSON.stringify({ ...recordOf(match, origin), kept }));
  const opened = openRecord(record);
  if ('refusal' in opened) throw new Error(opened.refusal.message);
  expect(opened.match.state).toEqual(match.state);
  expect(openRecord({ ...record, setup: { ...setup, armies: 'army-0' } })).toMatchObject({
    refusal: { code: 'record/corrupt' },
  });
});
