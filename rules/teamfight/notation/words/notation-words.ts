/** The words that the notation is made of: misprints of them are found, and no name takes one of them by the way it is written. */
export const notationWords: ReadonlySet<string> = new Set(
  (
    'abilities ability action additional adjacent again against allied allies ally always another armor attack attacker attacks ' +
    'away become becomes beginning beyond blocking blocks burst cannot centered choose clear clears condition conditions considered ' +
    'control cover create damage damaged deal deals deploy destroy destroyed difficult direction else empty enemies enemy enter enters ' +
    'exactly flies flying forced friendly gain gains game give gives global ground hazard hazards heal healed heals health hero heroes ' +
    'ignore ignores ignoring immune include infinite instant instead irreducible kill kills line lose loses mandatory miss misses move ' +
    'movement moves nearest number object other others overshield path place places point points pull push range ranged reaction receive ' +
    'receives refresh remove requires resistance rest roll round rounds score side sight space spaces speed spend stance standard start ' +
    'starts straight summon summons swap take takes target targeting targets teleport their them then they this through towards turn ' +
    'affect after before dmg does done each even ever every from have here into just less like long made make many more most much next note once only over same some such than that there these this those time times twice under used very want were what where which will ' +
    'ultimate undefendable unit units unlimited unprotected until voluntarily walls when whenever while with within without your'
  ).split(' '),
);
