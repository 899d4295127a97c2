import { counted } from '../../schemas/words.ts';
import type { Side, UnitOnBoard } from '../match/board/on-board.ts';

/** The texts of what shows a match, whoever runs it. */
export const match = {
  board: (name: string) => `Board: ${name}`,
  side: { red: 'red', blue: 'blue', none: 'nobody' } satisfies Record<Side, string>,
  letter: { red: 'R', blue: 'B', none: '' } satisfies Record<Side, string>,
  claimed: (point: string, side: string) => `${point} belongs to ${side}`,
  piece: ({ name, side, health, most, overshield, tokens }: Omit<UnitOnBoard, 'told'>) =>
    [
      side === 'none' ? name : `${name}, ${side}`,
      ...(most > 0 ? [`health ${health} of ${most}`] : []),
      ...(overshield > 0 ? [`overshield ${overshield}`] : []),
      ...tokens.map((token) => (token.count === 1 ? token.name : `${token.count} ${token.name}`)),
    ].join(', '),
  rounds: (count: number) => counted(count, 'round'),
} as const;
