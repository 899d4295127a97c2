import type { Players } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type OfMatch, pointsSaid } from './told.ts';

/** `The player who goes second starts with 1 point`, `each player begins the game with 3 points`: scored as the first round starts. */
export function startingPoints(cursor: Cursor, _context: Context): OfMatch | undefined {
  const which = whose(cursor);
  if (which === undefined) return undefined;
  if (!cursor.takeAny('starts|begins|start|begin the? game|match? with', 'starts|begins|start|begin with'))
    return undefined;
  const said = pointsSaid(cursor);
  if (said === undefined || !/^points?$|^vps?$/.test(cursor.before?.text ?? '')) return undefined;
  return [
    {
      rule: 'when',
      trigger: { on: 'round-start' },
      if: [{ is: 'round', rounds: [1] }],
      then: [
        {
          clause: -1,
          node: 'players',
          which,
          then: [{ clause: -1, node: 'score', points: { base: said.points } }],
        },
      ],
    },
  ];
}

/** `The second player`, `the player who goes second`, `each player`. */
function whose(cursor: Cursor): Players | undefined {
  if (cursor.takeAny('each|every player|team|side', 'both? players|teams|sides')) return 'each';
  const one = cursor.takeAny(
    'the? first|second player',
    'the player who|that goes|acts|plays|moves first|second',
    'whoever goes first|second',
  );
  if (!one) return undefined;
  const said = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => text === 'first' || text === 'second');
  return said?.text === 'first' ? 'first' : 'second';
}
