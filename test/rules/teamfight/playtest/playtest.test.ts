import { describe, expect, it } from 'vitest';
import { entitiesOf, type GameSet } from '../../../../rules/game-set.ts';
import { openSet } from '../../../../rules/open.ts';
import { peoplesFigures } from '../../../../rules/teamfight/playtest/people.ts';
import { stateOfHero, stateOfSet } from '../../../../rules/teamfight/playtest/state-of.ts';
import { candidates, teamsOf } from '../../../../rules/teamfight/playtest/tonight.ts';
import { skirmish } from '../../../app/studio/simulate/skirmish-set.ts';

const open = (more: Readonly<Record<string, unknown>> = {}) => {
  const files = Object.entries({ ...skirmish, ...more }).map(([file, data]) => [file, JSON.stringify(data)] as const);
  const { set, problems } = openSet('skirmish', new Map(files));
  return { set: set as GameSet, problems };
};

const stateIn = (set: GameSet, id: string): string =>
  stateOfHero(set, entitiesOf(set, 'hero').find((hero) => hero.id === id)!);

/** An evening with these matches, each hero in the state that it has in the plain set. */
const evening = (date: string, ...matches: readonly object[]) => ({
  date,
  heroes: ['ash', 'bay', 'elm', 'fir'].map((hero) => ({ hero, state: stateIn(open().set, hero) })),
  matches,
});
const match = (winner?: 'red' | 'blue' | 'draw') => ({ red: ['ash', 'bay'], blue: ['elm', 'fir'], winner });

describe("people's playtests", () => {
  it('are counted hero by hero, a draw by half, and those to be played not at all', () => {
    const played = evening('2026-11-02', { ...match('red'), minutes: 50 }, match('draw'), match());
    const { matches, evenings, minutes, heroes } = peoplesFigures(open({ 'playtests/a.json': played }).set);
    expect({ matches, evenings, minutes }).toEqual({ matches: 2, evenings: 1, minutes: [50] });
    const winsOf = (name: string) => heroes.find((hero) => hero.name === name)?.wins;
    expect(winsOf('Ash')).toMatchObject({ value: 0.75, count: 2 });
    expect(winsOf('Elm')).toMatchObject({ value: 0.25, count: 2 });
    expect(winsOf('Oak')).toMatchObject({ count: 0 });
    expect(winsOf('Ash')?.from).toBeGreaterThan(0.15);
    expect(winsOf('Ash')?.to).toBeLessThan(1);
  });

  it('stay apart for a hero whose cards changed since, but not for one that got a note or another status', () => {
    const ash = skirmish['heroes/ash.json'];
    const played = { 'playtests/a.json': evening('2026-11-02', match('red')) };
    const ashOf = (data: object) => peoplesFigures(open({ ...played, 'heroes/ash.json': data }).set).heroes[0];
    expect(ashOf({ ...ash, note: 'too slow', status: 'done' })).toMatchObject({ wins: { count: 1 }, earlier: 0 });
    expect(ashOf({ ...ash, health: 4 })).toMatchObject({ wins: { count: 0 }, earlier: 1, last: '2026-11-02' });
  });

  it('change nothing of what bots play', () => {
    const played = { 'playtests/a.json': evening('2026-11-02', match('red')) };
    expect(stateOfSet(open(played).set)).toBe(stateOfSet(open().set));
  });

  it('that are no playtests are told, and the others stay', () => {
    const { set, problems } = open({
      'playtests/a.json': evening('2026-11-02', match('red')),
      'playtests/b.json': { ...evening('2026-11-02'), matches: [{ ...match('red'), minutes: 0.5 }] },
      'playtests/c.json': { date: 'yesterday', heroes: [], matches: [] },
      'playtests/d.json': { ...evening('2026-11-03'), heroes: [{ hero: 'nobody', state: '0'.repeat(16) }] },
    });
    expect(set.evenings.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(set.entities).toHaveLength(7);
    expect(problems.map(({ file, severity, pointer }) => [file, severity, pointer])).toEqual([
      ['playtests/b.json', 'error', '/matches/0/minutes'],
      ['playtests/c.json', 'error', '/date'],
      ['playtests/d.json', 'note', '/heroes/0/hero'],
    ]);
  });
});

describe('the heroes of tonight', () => {
  it('are those marked for testing, then those that changed since people played them, then who was played least', () => {
    const { set } = open({
      'playtests/a.json': evening('2026-11-02', ...Array.from({ length: 5 }, () => match('red'))),
      'heroes/bay.json': { ...skirmish['heroes/bay.json'], speed: 4 },
      'heroes/fir.json': { ...skirmish['heroes/fir.json'], status: 'needs-testing' },
      'heroes/oak.json': { ...skirmish['heroes/oak.json'], status: 'idea' },
    });
    const list = candidates(set, undefined);
    expect(list.map(({ name }) => name)).toEqual(['Fir', 'Bay', 'Yew', 'Ash', 'Elm', 'Oak']);
    expect(list[1]?.reasons).toEqual([
      { why: 'changed', since: '2026-11-02' },
      { why: 'few', matches: 0 },
    ]);
    expect(list[3]?.reasons).toEqual([]);
  });

  it('are dealt to both sides, as far as there are any', () => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((ref) => ({ ref, name: ref, reasons: [] }));
    expect(teamsOf(list, 2)).toEqual([
      ['a', 'd'],
      ['b', 'c'],
    ]);
    expect(teamsOf(list.slice(0, 3), 2)).toEqual([['a'], ['b', 'c']]);
  });
});
