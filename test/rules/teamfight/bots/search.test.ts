import { expect, it } from 'vitest';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { bots } from '../../../../rules/teamfight/bots.ts';
import { scene } from '../support.ts';

it('search tries out on copies what greedy likes best, and chooses the same with the same dice', () => {
  const bow = { speed: 2, defaults: { Bow: 'Range 4, 2dmg.', Net: 'Range 2, 1dmg, Slow.' } };
  const table = scene('a . . B . C \n . . . . . .', { a: bow, B: { ...bow, hurt: 8 }, C: bow }, { round: 5 });
  const { game, match } = table;
  const before = JSON.stringify(table.state);
  const decide = () => ({
    game,
    view: match.view(0),
    seat: 0,
    actions: match.actions().actions,
    dice: seededDice([5, 6, 7, 8]),
  });
  const chosen = bots.search.choose(decide());
  expect(match.check(chosen)).toBeUndefined();
  expect(bots.search.choose(decide())).toEqual(chosen);
  expect(JSON.stringify(table.state)).toBe(before);
  const [best, second] = bots.search.explain?.(decide()) ?? [];
  expect(best?.action).toEqual(chosen);
  expect(best?.why).toMatch(/^\d+ of 100 expected, from \d+ playouts$/);
  expect(best?.value).toBeGreaterThanOrEqual(second?.value ?? 1);
});
