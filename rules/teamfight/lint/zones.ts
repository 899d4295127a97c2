import { counted } from '../../../schemas/words.ts';
import type { Board } from '../board/board.ts';
import { type Finding, sides } from './finding.ts';

/** Zones in which not all heroes find room, and zones of different sizes. */
export function zoneFindings(board: Board, heroes: number): Finding[] {
  const findings: Finding[] = [];
  for (const [side, cells] of board.zones.entries()) {
    if (cells.length === 0 || cells.length >= heroes) continue;
    const room = `${counted(cells.length, 'free cell')} for ${counted(heroes, 'hero', 'heroes')}`;
    findings.push({
      severity: 'warning',
      code: 'zone/too-small',
      message: `The ${sides[side]} zone has ${room}; make it larger.`,
      cells,
      edges: [],
    });
  }
  const [red, blue] = board.zones;
  if (red.length === 0 || blue.length === 0 || red.length === blue.length) return findings;
  const message = `Red has ${counted(red.length, 'free cell')} to start on, blue has ${blue.length}.`;
  return [...findings, { severity: 'note', code: 'zones/unequal', message, cells: [...red, ...blue], edges: [] }];
}
