import type { Law, Rounds } from '../../program.ts';

/** What holds for the match itself: `each control point scores 2 for whoever holds it, instead of the usual points for them`. */
export function tellLaw(law: Law): string {
  switch (law.rule) {
    case 'control':
      if (law.empty !== undefined) return 'a control point that nobody stands on belongs to nobody';
      return law.tie === 'keeps-owner'
        ? 'a tie on a control point leaves it with whom it belongs to'
        : 'a tie on a control point leaves it to nobody';
    case 'control-each': {
      const which = law.point === undefined ? 'each control point' : `the control point ${law.point}`;
      const usual = law.beside ? 'beside' : 'instead of';
      return `at the end of ${inRounds(law, 'a round')} ${which} scores ${law.points} for whoever holds it, ${usual} the usual points for them`;
    }
    case 'control-most':
      return law.all
        ? `at the end of ${inRounds(law, 'a round')} whoever holds all control points scores ${law.points} more`
        : `at the end of ${inRounds(law, 'a round')} whoever holds more control points scores ${law.points} for that`;
    case 'control-times':
      return law.times === 0
        ? `at the end of ${inRounds(law, 'a round')} nothing is scored for control points`
        : `at the end of ${inRounds(law, 'a round')} ${law.times} times as much is scored for control points`;
    case 'death-worth': {
      const which = law.first ? 'the first hero who dies' : 'a dead hero';
      const when = law.rounds === undefined ? '' : `, if that was in ${inRounds(law, 'a round')}`;
      const points = law.more ? `${counted(law.points)} more` : counted(law.points);
      return `${which} is worth ${points} to the other side${when}`;
    }
    case 'wins':
      return `whoever has ${counted(law.points)} ${law.atRoundEnd ? 'at the end of a round wins' : 'wins at once'}`;
    case 'wins-by-control':
      return 'whoever holds all control points at the end of a round wins';
    case 'eliminated':
      return law.scored
        ? 'the game ends as soon as all heroes of a side are dead, and points decide it'
        : 'a player whose heroes are all dead has lost';
    case 'tie-break':
      return `with as many points on both sides ${tieBreaks[law.by]} wins`;
    case 'leads':
      return law.player === 'in-turn'
        ? 'each round the other player goes first'
        : `the player with ${law.player === 'behind' ? 'fewer' : 'more'} points goes first in each round, the first player where both have as many`;
  }
}

const tieBreaks = {
  first: 'the first player',
  second: 'the second player',
  heroes: 'the player with more living heroes',
  control: 'the player who holds more control points',
};

const counted = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;

/** `round 4 and each later one`, `round 1`, or what is said where no rounds are named. */
function inRounds({ rounds }: { readonly rounds?: Rounds }, any: string): string {
  if (rounds === undefined) return any;
  const { min = 1, max } = rounds;
  if (max === undefined) return `round ${min} and each later one`;
  return min === max ? `round ${min}` : `rounds ${min} to ${max}`;
}
