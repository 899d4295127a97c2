import { describe, expect, it } from 'vitest';
import { randomBot } from '../../../../rules/kernel/random-bot.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import type { Event } from '../../../../rules/teamfight/event.ts';
import { presets } from '../../../../rules/teamfight/options.ts';
import { teamfight } from '../../../../rules/teamfight/rules.ts';
import { tellEvent } from '../../../../rules/teamfight/tell-event.ts';
import { scene, shipped } from '../support.ts';

describe('what happens is told in words', () => {
  it('with names, spaces, and the card or rule that it comes from', () => {
    const play = scene('a . B .', {
      a: { name: 'Ann', defaults: { Hook: 'Range 2, 2dmg, push 1.' } },
      B: { name: 'Bo', hurt: 8 },
    });
    play.told();
    play.move('a', 1, 0).use('a', 'Hook').pick('B');
    expect(play.told()).toEqual([
      'Ann walks from 0,0 to 1,0 (T-016).',
      'Ann uses Hook.',
      'Ann targets Bo (Hook).',
      'Bo takes 2 damage from Ann, health 0 (Hook).',
      'Bo dies at 2,0 (Hook).',
    ]);
  });

  it('a text that comes into play by itself by its own name', () => {
    const play = scene('a . B', {
      a: { name: 'Ann', defaults: { Bolt: 'Range 2, 1dmg.' } },
      B: { name: 'Bo', passives: { 'Thick Hide': 'When you take damage, heal 1.' } },
    });
    play.told();
    play.use('a', 'Bolt').pick('B');
    expect(play.told().slice(2)).toEqual([
      'Bo takes 1 damage from Ann, health 9 (Bolt).',
      'Thick Hide of Bo is set off.',
      'Bo heals 1, health 10 (Bo).',
    ]);
  });

  it('a hazard of the map by its rule', () => {
    const hazards = [{ name: 'Fire', effect: '1dmg', cells: ['1,0'] }];
    const play = scene('a . B', { a: { name: 'Ann' }, B: {} }, { map: { hazards } });
    play.told();
    play.move('a', 1, 0);
    expect(play.told()).toEqual(['Ann walks from 0,0 to 1,0 (T-016).', 'Ann takes 1 damage, health 9 (T-180).']);
  });

  it('in whole sentences for everything that comes up in random matches', () => {
    const game = teamfight.prepare({ sets: [shipped('saltmarch')], options: presets.current });
    const kinds = new Set<Event['event']>();
    const strange: string[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const [dice, choice] = [seededDice(stream(seed, 'dice')), seededDice(stream(seed, 'choice'))];
      const events: Event[] = [];
      const state = teamfight.start(game, dice, (event) => events.push(event));
      while (teamfight.seat(game, state) !== undefined) {
        const { actions } = teamfight.actions(game, state);
        const action = randomBot.choose({ actions, dice: choice });
        teamfight.apply(game, state, action, dice, (event) => events.push(event));
      }
      for (const event of events) {
        kinds.add(event.event);
        const told = tellEvent(game, state, event);
        if (!/^[^a-z](?!.*(undefined|NaN|\[object| {2})).*\.$/.test(told)) strange.push(told);
      }
    }
    expect(strange).toEqual([]);
    expect(kinds.size).toBeGreaterThan(25);
  });
});
