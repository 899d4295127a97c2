import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type OfMatch, side } from './told.ts';

const rounds = [
  'in? each|every round',
  'in|during the? next|following round',
  'the? next round',
  'at the start of each|every round',
  'from round 2 on',
] as const;
const first = [
  'goes|acts|plays|moves|starts|begins first',
  'takes the first turn',
  'has the first turn',
  'starts|begins|leads the round',
  'is the first player',
] as const;

/** Who leads a round, where a text says otherwise than that the first player does (T-010). */
export function goingFirst(cursor: Cursor, _context: Context): OfMatch | undefined {
  const start = cursor.at;
  const inEven = 'in? all|every? even|even-numbered round|rounds';
  const even = cursor.takeAny(inEven);
  if (even) cursor.take(',');
  if (cursor.take('the? second player') && cursor.takeAny(...first) && (even || cursor.takeAny(inEven)))
    return [{ rule: 'leads', player: 'in-turn' }];
  if (even) return undefined;
  cursor.at = start;
  const before = cursor.takeAny(...rounds);
  if (before) cursor.take(',');
  const turns = cursor.takeAny(
    'players|teams|sides take turns going|to|at go? going? first',
    `the ${side} who|that goes first alternates|changes|switches`,
    'the first player alternates|changes|switches',
    'who goes first alternates|changes|switches',
    'players|teams|sides alternate going|who first|goes first?',
    'players|teams|sides alternate in going first',
  );
  if (turns) {
    cursor.takeAny(...rounds, 'between rounds', 'after each|every round');
    return [{ rule: 'leads', player: 'in-turn' }];
  }
  if (before && cursor.take('the other player') && cursor.takeAny(...first))
    return [{ rule: 'leads', player: 'in-turn' }];
  if (
    cursor.takeAny('the? first player') &&
    cursor.takeAny('goes|acts first', 'takes the first turn', 'starts|leads')
  ) {
    cursor.takeAny(...rounds, 'of each round', 'each|every|the round');
    return 'said';
  }
  const player = standing(cursor);
  if (player === undefined || !cursor.takeAny(...first)) return undefined;
  cursor.takeAny(...rounds);
  return [{ rule: 'leads', player }];
}

/** `The player with fewer points`, `the losing player`, `whoever is ahead`: by points. */
export function standing(cursor: Cursor): 'behind' | 'ahead' | undefined {
  return cursor.try(() => {
    if (cursor.take(`the? losing|trailing ${side}`)) return 'behind';
    if (cursor.take(`the? leading|winning ${side}`)) return 'ahead';
    if (
      cursor.takeAny(
        `the? ${side} who|that|which is behind|ahead|losing|winning`,
        'whoever is behind|ahead',
        `the? ${side} behind|ahead`,
      )
    ) {
      const found = /^(?:behind|losing)$/.test(cursor.before?.text ?? '') ? 'behind' : 'ahead';
      cursor.takeAny('on|in points', 'on|in the? score');
      return found;
    }
    if (cursor.takeAny(`the? ${side} in the lead`, 'whoever is in the lead')) return 'ahead';
    const few = cursor.takeAny(
      `the? ${side} with|who|that has? fewer|less|the? fewest|least? victory? points|score`,
      'whoever has fewer|less|the? fewest|least? victory? points',
      `the? ${side} with the? lower|lowest score`,
    );
    if (few) return /fewer|less|fewest|least|lower|lowest/.test(said(cursor)) ? 'behind' : undefined;
    const many = cursor.takeAny(
      `the? ${side} with|who|that has? more|the? most? victory? points`,
      'whoever has more|the? most? victory? points',
      `the? ${side} with the? higher|highest score`,
    );
    return many && /more|most|higher|highest/.test(said(cursor)) ? 'ahead' : undefined;
  });
}

const said = ({ tokens, at }: Cursor): string =>
  tokens
    .slice(Math.max(0, at - 5), at)
    .map(({ text }) => text)
    .join(' ');
