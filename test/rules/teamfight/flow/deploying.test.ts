import { expect, it } from 'vitest';
import { Match } from '../../../../rules/kernel/match.ts';
import { scriptedDice } from '../../../../rules/kernel/scripted-dice.ts';
import { openSet } from '../../../../rules/open.ts';
import { presets } from '../../../../rules/teamfight/options.ts';
import { teamfight } from '../../../../rules/teamfight/rules.ts';

it('a hero is in the stance that one of its abilities says it deploys in', () => {
  const shift =
    'Free Action, once per turn, choose one --\n- Enter Crouched Stance\n- Enter Tall Stance\n\nYou deploy in Crouched Stance.';
  const files = {
    'set.json': { id: 'd', system: 'teamfight', format: 1, name: 'd' },
    'heroes/warden.json': {
      name: 'Warden',
      health: 5,
      speed: 2,
      abilities: [{ id: 'shift', name: 'Shift', text: shift }],
    },
    'heroes/other.json': { name: 'Other', health: 5, speed: 2 },
    'tokens/crouched-stance.json': { name: 'Crouched Stance', text: 'You cannot move.' },
    'tokens/tall-stance.json': { name: 'Tall Stance', text: 'You have +1 speed.' },
    'maps/field.json': { name: 'field', columns: 6, rows: 3, deploy: { red: ['0-5,0'], blue: ['0-5,2'] } },
  };
  const { set } = openSet('d', new Map(Object.entries(files).map(([path, data]) => [path, JSON.stringify(data)])));
  if (!set) throw new Error('no set');
  const options = { ...presets.current, heroesPerSide: 1, poolSize: 2 };
  const game = teamfight.prepare({ sets: [set], options, teams: [['d/warden'], ['d/other']] });
  const match = new Match(teamfight, game, scriptedDice([]));
  match.play({ do: 'deploy', card: game.cards.findIndex(({ name }) => name === 'Warden'), at: 0 });
  expect(game.cards[match.state.units[0]?.stance ?? -1]?.name).toBe('Crouched Stance');
});
