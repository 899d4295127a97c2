import { describe, expect, it } from 'vitest';
import { Credits } from '../../../../rules/teamfight/series/credits.ts';
import { scene } from '../support.ts';

/** Unit 1 is a hero with abilities 0 to 9, at places 10 to 19; nobody else has a place. */
const credits = () => new Credits((unit, ability) => (unit === 1 ? 10 + ability : -1));
const hurt = { event: 'damaged', unit: 4, amount: 1, base: 1, shield: 0, lost: 1, health: 0, by: 1 } as const;

describe('what happens is credited', () => {
  it('to the ability whose text did it, however late', () => {
    expect(credits().of({ unit: 1, card: 3, ability: 2 })).toBe(12);
    expect(credits().of({ rule: 'T-180' })).toBe(-1);
  });

  it('to the ability by which the summon, token or marker came that did it', () => {
    const by = credits();
    const cause = { unit: 1, card: 3, ability: 5 };
    by.note({ event: 'summoned', unit: 7, card: 30, at: 2, owner: 1, cause });
    by.note({ event: 'gained', unit: 4, token: 40, count: 1, total: 1, cause: { ...cause, ability: 6 } });
    by.note({ event: 'placed', marker: 0, card: 50, at: 2, cause: { ...cause, ability: 7 } });
    expect(by.of({ unit: 7, card: 30, ability: 0 })).toBe(15);
    expect(by.of({ unit: 4, card: 40 })).toBe(16);
    expect(by.of({ unit: 1, card: 50 })).toBe(17);
    // What a summon gives is its summoner's doing too.
    by.note({ event: 'gained', unit: 5, token: 40, count: 1, total: 1, cause: { unit: 7, card: 30, ability: 0 } });
    expect(by.of({ unit: 5, card: 40 })).toBe(15);
  });

  it('with a death to the damage that it comes from', () => {
    const by = credits();
    by.note({ ...hurt, cause: { unit: 1, card: 3, ability: 1 } });
    expect(by.ofDeath({ event: 'died', unit: 4, at: 0, by: 1, cause: { rule: 'T-016' } })).toBe(11);
    expect(by.ofDeath({ event: 'died', unit: 5, at: 0, by: 1, cause: { unit: 1, card: 3, ability: 2 } })).toBe(12);
  });

  it('with no more damage than there was health and overshield', () => {
    const play = scene('a B', { a: { defaults: { Blow: 'Range 1, 9dmg.' } }, B: { hurt: 8, overshield: 1 } });
    play.use('a', 'Blow').pick('B');
    const told = play.match.log.find(({ event }) => event === 'damaged');
    expect(told).toMatchObject({ amount: 9, shield: 1, lost: 2 });
  });
});
