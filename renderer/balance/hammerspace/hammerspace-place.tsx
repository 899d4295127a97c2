import { optionsOf } from '../../../rules/hammerspace/options.ts';
import { botNames } from '../../../rules/kernel/bot-names.ts';
import { words } from '../../words.ts';
import type { BalancePlace } from '../balance-place.ts';
import { HammerspaceReport } from './HammerspaceReport.tsx';

export const hammerspacePlace: BalancePlace = {
  bots: botNames,
  optionsOf: (set) => ({ ...optionsOf(set) }),
  dealt: words.balance.compare.dealt.hammerspace,
  Report: ({ report, kept }) =>
    report.system === 'hammerspace' ? <HammerspaceReport report={report} kept={kept} /> : undefined,
};
