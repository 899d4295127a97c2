import { botNames } from '../../../rules/kernel/bot-names.ts';
import { optionsOf } from '../../../rules/valyr/options.ts';
import { words } from '../../words.ts';
import type { BalancePlace } from '../balance-place.ts';
import { ValyrReport } from './ValyrReport.tsx';

export const valyrPlace: BalancePlace = {
  bots: botNames,
  optionsOf: (set) => ({ ...optionsOf(set) }),
  dealt: words.balance.compare.dealt.valyr,
  Report: ({ report, kept }) => (report.system === 'valyr' ? <ValyrReport report={report} kept={kept} /> : undefined),
};
