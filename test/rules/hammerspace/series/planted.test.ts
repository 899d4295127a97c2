import { describe, expect, it } from 'vitest';
import type { GameSet } from '../../../../rules/game-set.ts';
import { presets } from '../../../../rules/hammerspace/options.ts';
import { openSeries, playLots } from '../../../../rules/hammerspace/series/open-series.ts';
import type { Plan } from '../../../../rules/hammerspace/series/plan.ts';
import type { Report } from '../../../../rules/hammerspace/series/report.ts';
import { series } from '../../../../rules/hammerspace/series/series.ts';
import { openSet } from '../../../../rules/open.ts';
import type { HammerspacePlayCard, HammerspaceTrait } from '../../../../schemas/types.generated.ts';
import { deck } from '../deck.ts';

/** Twenty cards that do the same under other names, and what is changed about them. */
function evenDeck(
  changed: Readonly<Record<string, Partial<HammerspacePlayCard>>> = {},
  traits: Readonly<Record<string, string>> = {},
): GameSet {
  const files = new Map([['set.json', JSON.stringify({ id: 'even', system: 'hammerspace', format: 1, name: 'Even' })]]);
  const add = (id: string, card: Omit<HammerspacePlayCard, 'name'>) =>
    files.set(`cards/${id}.json`, JSON.stringify({ name: id, ...card, ...changed[id] }));
  for (let at = 1; at <= 20; at++) {
    add(`club-${at}`, { kind: 'attack', type: 'physical', subtype: 'melee', strength: 4, hits: 'one', copies: 2 });
  }
  for (const [id, text] of Object.entries(traits)) {
    files.set(`traits/${id}.json`, JSON.stringify({ name: id, text } satisfies HammerspaceTrait));
  }
  const { set, problems } = openSet('even', files);
  if (!set || problems.some(({ severity }) => severity === 'error')) throw new Error(JSON.stringify(problems));
  return set;
}

function reportOf(set: GameSet, matches: number, seed = 1, more: Partial<Plan> = {}): Report {
  const options = { ...presets.current, startingHp: 12 };
  const plan: Plan = { seed, players: [3], bots: ['greedy'], options: [options], ...more };
  const opened = openSeries([set], plan);
  return series.report(series.data(opened, playLots(opened, 0, matches), []));
}

const found = ({ verdicts }: Report, code: string) =>
  verdicts.filter((verdict) => verdict.code === code).map(({ about, judgement }) => [about[0], judgement]);

describe('a series of Hammerspace', () => {
  it('finds the one card that is made far stronger, and only that', () => {
    const report = reportOf(evenDeck({ 'club-7': { strength: 20 } }), 400);
    expect(found(report, 'card/strength')).toEqual([['even/club-7', 'act']]);
    const [best] = [...report.cards].sort((a, b) => b.more.value - a.more.value);
    expect(best?.name).toBe('club-7');
    expect(best?.more.from).toBeGreaterThan(0.05);
  });

  it('finds nothing in cards that all are alike, whatever the seed', () => {
    for (const seed of [1, 2, 3]) expect(found(reportOf(evenDeck(), 150, seed), 'card/strength')).toEqual([]);
  });

  it('finds the one trait that wins, and says what it wins more than a fair share', () => {
    const plain = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`plain-${at}`, 'Nobody can steal cards from you.']),
    );
    const report = reportOf(evenDeck({}, { ...plain, giant: '+7 in your physical: melee attacks.' }), 300);
    expect(found(report, 'trait/strength')[0]).toEqual(['even/giant', 'act']);
    // Whoever meets it wins less, whatever trait they have.
    for (const { name, more } of report.traits) if (name !== 'giant') expect(more.from).toBeLessThan(0);
    const giant = report.traits.find(({ name }) => name === 'giant');
    expect(giant!.wins.value - 1 / 3).toBeCloseTo(giant!.more.value, 4);
    expect(report.verdicts[0]?.text).toMatch(
      /^greedy bots with giant win \d+ %, \d+ points more \(.* players\) than a fair share$/,
    );
  });

  it('lets each bot sit everywhere, and says by how much the better one wins', () => {
    const report = reportOf(deck, 60, 1, { bots: ['greedy', 'random'] });
    const [greedy, random] = report.bots!;
    expect([greedy!.name, greedy!.more.count, random!.more.count]).toEqual(['greedy', 90, 90]);
    expect(greedy!.more.value).toBeCloseTo(-random!.more.value, 6);
    expect(greedy!.more.from).toBeGreaterThan(0);
  });
});
