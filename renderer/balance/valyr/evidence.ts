import type { Verdict } from '../../../rules/kernel/series-report.ts';
import type { Metric } from '../../../rules/valyr/series/metrics.ts';
import type { Report } from '../../../rules/valyr/series/report.ts';
import { words } from '../../words.ts';
import type { Evidence } from '../Verdicts.tsx';

/** The metric of each sign that a tenet of the rules is missed. */
const signs: Readonly<Record<string, Metric>> = {
  'tenet/passive': 'idle',
  'tenet/length': 'cut',
  'tenet/tension': 'lead',
};

/** The figure that a verdict rests on, and what to watch for it. */
export function evidenceOf(
  { code, about }: Verdict,
  { units, armies, battlefields, first, metrics }: Report,
): Evidence | undefined {
  const [ref = ''] = about;
  const even = { from: 0, to: 1, reference: 0.5 };
  const metric = signs[code];
  if (metric)
    return {
      figure: metrics[metric],
      ...even,
      of: { of: 'battle', metric, more: true },
      name: words.balance.battle.figures,
    };
  switch (code) {
    case 'unit/price': {
      const unit = units.find((one) => one.ref === ref);
      if (!unit) return undefined;
      const { worth, name } = unit;
      return {
        figure: worth,
        from: -1,
        to: 1,
        reference: 0,
        of: { of: 'unit', unit: ref, more: worth.value > 0 },
        name,
      };
    }
    case 'army/strength': {
      const army = armies.find((one) => one.ref === ref);
      if (!army) return undefined;
      const { wins, name } = army;
      return { figure: wins, ...even, of: { of: 'army', army: ref, more: wins.value > 0.5 }, name };
    }
    case 'battlefield/side': {
      const field = battlefields.find((one) => one.ref === ref);
      if (!field) return undefined;
      const { side, name } = field;
      return { figure: side, ...even, of: { of: 'battlefield', battlefield: ref, more: side.value > 0.5 }, name };
    }
    case 'priority/first':
      return {
        figure: first,
        ...even,
        of: { of: 'priority', more: first.value > 0.5 },
        name: words.balance.battle.priority,
      };
    default:
      return undefined;
  }
}
