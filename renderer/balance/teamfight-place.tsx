import { botNames } from '../../rules/kernel/bot-names.ts';
import { ruleOptions } from '../../rules/teamfight/options.ts';
import { teamfightReport } from '../model/teamfight-report.ts';
import { words } from '../words.ts';
import type { BalancePlace } from './balance-place.ts';
import { TeamfightReport } from './TeamfightReport.tsx';

export const teamfightPlace: BalancePlace = {
  bots: botNames,
  optionsOf: ({ manifest }) => ({ ...ruleOptions(manifest.rules) }),
  dealt: words.balance.compare.dealt.teamfight,
  Report({ report, kept }) {
    const own = teamfightReport(report);
    return own && <TeamfightReport report={own} kept={kept} />;
  },
};
