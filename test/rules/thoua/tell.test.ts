import { describe, expect, it } from 'vitest';
import { keepSet } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { randomBot } from '../../../rules/kernel/random-bot.ts';
import { matchDice, recordOf } from '../../../rules/kernel/record.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import type { Event } from '../../../rules/thoua/event.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { presets } from '../../../rules/thoua/options.ts';
import { openRecord } from '../../../rules/thoua/record/kept-record.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import { tellAction, tellAsked } from '../../../rules/thoua/tell-action.ts';
import { tellEvent } from '../../../rules/thoua/tell-event.ts';
import { burn, hit, support } from './designs.ts';
import { everything, everythingElse } from './everything.ts';
import { scene } from './scene.ts';
import { open } from './set-files.ts';

/** Random play to the end; everything that somebody could read on the way is handed over. */
function played(game: Game, seed: number, read: (text: string) => void = () => {}) {
  const match = new Match({ ...rules, prepare: () => game }, game, matchDice(seed, 0));
  const dice = seededDice(stream(seed, 'choice'));
  for (let seat = match.seat; seat !== undefined; seat = match.seat) {
    const actions = match.actions().actions.filter((action) => action.do !== 'retreat');
    const view = match.view(seat);
    read(tellAsked(game, view));
    for (const action of actions) read(tellAction(game, view, action));
    match.play(randomBot.choose({ actions, dice }));
  }
  return match;
}

describe('words', () => {
  it('tell everything that can be decided and happens', () => {
    const kinds = new Set<Event['event']>();
    for (const game of [everything, everythingElse]) {
      for (let seed = 0; seed < 3; seed++) {
        const match = played(game, seed, (text) => expect(text).toMatch(/^[A-Za-z][^{}]*[^.]$/));
        for (const event of match.log) {
          kinds.add(event.event);
          const told = tellEvent(game, event);
          expect(told).toMatch(/^[A-Za-z].*\.$/);
          expect(told).not.toMatch(/undefined|NaN|Nobody|\[object/);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('tell a use with its rolls and what came of it', () => {
    const found = scene({ map: 'A . a', figures: { A: { abilities: [hit('Cut', '1d10', { range: 2 })] } } });
    const action = found.usage('Cut', { target: 'a' });
    expect(tellAction(found.game, found.state, action)).toBe('Cut on a');
    expect(tellAsked(found.game, found.state)).toBe('A: 2 AP left');
    found.play(action, 9, 3);
    expect(found.events.map((event) => tellEvent(found.game, event))).toEqual([
      'A uses Cut on a for 1 AP (Cut, U-040).',
      'A d10 for attack shows 9 (Cut, U-021).',
      'A rolls 14 for attack (Cut, U-041).',
      'A d12 for defence shows 3 (Cut, U-021).',
      'a rolls 8 for defence: beaten by 6 (Cut, U-042).',
      'a loses 6 HP and has 14 left (Cut, U-042).',
    ]);
  });

  it('tell conditions by their names, and figures of one name by their numbers', () => {
    const kindle = support('Kindle', [{ do: 'condition', who: 'target', condition: burn(), turns: 1 }], {
      target: 'any',
    });
    const found = scene({
      map: 'A . a\n. . b',
      figures: { A: { abilities: [kindle] }, a: { name: 'Wolf' }, b: { name: 'Wolf' } },
    });
    found.play({ do: 'use', ability: 0, target: 2 });
    expect(tellEvent(found.game, found.all('gained')[0]!)).toBe('Wolf 2 has Burn for 1 turn (Kindle, U-063).');
    expect(tellEvent(found.game, { event: 'fell', figure: 1, by: 0, hand: true })).toBe(
      'Wolf 1 is defeated (by hand).',
    );
  });
});

describe('a record', () => {
  const set = open().set!;
  const setup = { encounter: 'hills/meeting', party: ['hills/bram'], options: presets.current };
  const made = () => {
    const match = played(rules.prepare({ ...setup, sets: [set] }), 5);
    const kept = [keepSet(set)];
    const origin = { system: 'thoua', setwright: '0', sets: digest(kept), setup, seed: 5, match: 0 };
    return { match, json: JSON.parse(JSON.stringify({ ...recordOf(match, origin), kept })) as Record<string, unknown> };
  };

  it('is played again as it was', () => {
    const { match, json } = made();
    const opened = openRecord(json);
    if ('refusal' in opened) throw new Error(opened.refusal.message);
    expect(opened.match.log).toEqual(match.log);
  });

  it.each<[string, object]>([
    ['a party that is no list', { party: 'everybody' }],
    ['nobody in the party', { party: [] }],
    ['an encounter that is not there', { encounter: 'hills/nowhere' }],
    ['no rule options', { options: {} }],
  ])('is refused with %s', (_, wrong) => {
    const opened = openRecord({ ...made().json, setup: { ...setup, ...wrong } });
    expect('refusal' in opened && opened.refusal.code).toBe('record/corrupt');
  });
});
