import { botNames } from '../../../rules/thoua/bot-names.ts';
import { optionsOf } from '../../../rules/thoua/options.ts';
import { words } from '../../words.ts';
import type { BalancePlace } from '../balance-place.ts';
import { ThouaReport } from './ThouaReport.tsx';

export const thouaPlace: BalancePlace = {
  bots: botNames,
  optionsOf: (set) => ({ ...optionsOf(set) }),
  dealt: words.balance.compare.dealt.thoua,
  Report: ({ report, kept }) => (report.system === 'thoua' ? <ThouaReport report={report} kept={kept} /> : undefined),
};
