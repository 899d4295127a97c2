import type { Report } from '../../../rules/hammerspace/series/report.ts';
import type { Verdict } from '../../../rules/kernel/series-report.ts';
import { words } from '../../words.ts';
import type { Evidence } from '../Verdicts.tsx';

/** The figure that a verdict rests on, and what to watch for it. */
export function evidenceOf({ code, about }: Verdict, { cards, traits, tables, third }: Report): Evidence | undefined {
  const { brawl } = words.balance;
  const [first = '', second = ''] = about;
  const table = tables.find(({ players }) => String(players) === first);
  switch (code) {
    case 'card/strength': {
      const card = cards.find(({ ref }) => ref === first);
      if (!card) return undefined;
      const { more, name } = card;
      return {
        figure: more,
        from: -0.2,
        to: 0.2,
        reference: 0,
        of: { of: 'card', card: first, more: more.value > 0 },
        name,
      };
    }
    case 'trait/strength': {
      const trait = traits.find(({ ref }) => ref === first);
      if (!trait) return undefined;
      const { more, name } = trait;
      return {
        figure: more,
        from: -0.3,
        to: 0.3,
        reference: 0,
        of: { of: 'trait', trait: first, more: more.value > 0 },
        name,
      };
    }
    case 'seat/place': {
      const place = Number(second);
      const figure = table?.seats[place];
      if (!table || !figure) return undefined;
      const { players } = table;
      const reference = 1 / players;
      const name = `${brawl.players(players)}, ${brawl.place(place).toLowerCase()}`;
      return {
        figure,
        from: 0,
        to: 1,
        reference,
        of: { of: 'place', players, place, more: figure.value > reference },
        name,
      };
    }
    case 'lead/wins': {
      if (!table) return undefined;
      const { players, metrics } = table;
      const reference = (1 + 1 / players) / 2;
      const of = { of: 'table', players, metric: 'lead', more: true } as const;
      return { figure: metrics.lead, from: 0, to: 1, reference, of, name: brawl.players(players) };
    }
    case 'third/sway':
      return third && { figure: third.sway, from: -1, to: 1, reference: 0, of: { of: 'third' }, name: brawl.thirdName };
    default:
      return undefined;
  }
}
