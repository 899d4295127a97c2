import { expect, it } from 'vitest';
import { CombatTryDesk } from '../../../renderer/match/thoua/try-desk.ts';
import type { CombatTried } from '../../../renderer/match/thoua/try-questions.ts';
import type { Refused } from '../../../renderer/match/worker/questions.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { boar, type Files, fist, open } from '../../rules/thoua/set-files.ts';

const axe = { ...fist, name: 'Long Axe', range: 2, effect: 'Enemy takes Earth Damage 1d6.' };
const bite = {
  name: 'Bite',
  element: 'fire',
  type: 'damage',
  roll: 'attack',
  target: 'enemy',
  range: 1,
  actionPoints: 1,
  cooldown: 1,
};
const files: Files = {
  'abilities/axe.json': axe,
  'enemies/boar.json': { ...boar, abilities: [{ ...bite, effect: 'Enemy takes Fire Damage 1d6.' }] },
};

function desk(different: Files = files) {
  const openedAs = (some: Files) => ({ ...open(some), sizes: new Map() });
  const sets = { opened: openedAs(different) };
  const tries = new CombatTryDesk(sets, seededDice(stream('try', 0, 'dice')));
  return { tries, change: (next: Files) => Object.assign(sets, { opened: openedAs(next) }) };
}

const sound = (answer: CombatTried | Refused): CombatTried => {
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer;
};

const meant = (tried: CombatTried) => tried.choices.choices.find(({ ability }) => ability === tried.ability)!;

it('sets an ability up in reach of an enemy, lent to who has not bought it, and asks for each die before it falls', () => {
  const { tries } = desk();
  const begun = sound(tries.combatTry({ ref: 'hills/axe' }));
  expect([begun.character, begun.enemy, begun.lent]).toEqual(['hills/bram', 'hills/boar', true]);
  expect(begun.acting).toBe(begun.user);
  const [user, target] = begun.state.figures.map(({ at }) => at);
  expect(target! - user!).toBe(2);
  const { action, odds } = meant(begun);
  expect(odds).toHaveLength(1);

  // The die of the ability, then the one of the element: the higher total takes the difference.
  const asked = tries.combatTryDo({ action, rolls: [], rest: false });
  expect(asked.asks).toMatchObject({ sides: 6, rolls: [] });
  expect(asked.state).toEqual(begun.state);
  const half = tries.combatTryDo({ action, rolls: [6], rest: false });
  expect(half.asks).toMatchObject({ sides: 12, rolls: [6] });
  const done = tries.combatTryDo({ action, rolls: [6, 1], rest: false });
  expect(done.asks).toBeUndefined();
  // 6, STR 8 and 2 of Stout Heart against 1 and the boar's defence of 2.
  expect(done.state.figures[1]?.hp).toBe(14 - (6 + 8 + 2 - 1 - 2));
  expect(done.done[0]?.told.map(({ said }) => said).join()).toContain('Boar');
  expect(tries.combatTryUndo().state).toEqual(begun.state);
});

it('plays what was done again with the text as it is now, and what was changed by hand too', () => {
  const { tries, change } = desk();
  const begun = sound(tries.combatTry({ ref: 'hills/axe' }));
  tries.combatTryChange({ edit: 'hp', figure: 1, value: 14 });
  tries.combatTryDo({ action: meant(begun).action, rolls: [6, 1], rest: false });
  change({ ...files, 'abilities/axe.json': { ...axe, effect: 'Enemy takes Earth Damage 1d6 +1.' } });
  const renewed = sound(tries.combatTryRenew({ ref: 'hills/axe' }));
  const { hp } = renewed.state.figures[1]!;
  expect(hp).toBe(0);
  expect(renewed.done).toHaveLength(2);
});

it('lets an enemy act first on a character, and says who is missing', () => {
  const { tries } = desk();
  const tried = sound(tries.combatTry({ ref: 'hills/boar', ability: 'Bite' }));
  expect([tried.by, tried.acting === tried.user]).toEqual(['enemy', true]);
  expect(meant(tried).told).toBe('Bite on Bram');
  const alone = desk({ ...files, 'enemies/boar.json': undefined, 'encounters/meeting.json': undefined });
  expect(alone.tries.combatTry({ ref: 'hills/axe' })).toEqual({
    refusal: 'An ability is tried against an enemy: add one first.',
  });
});
