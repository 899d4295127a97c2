import type { Box } from './path.ts';

/**
 * A part of a face that shows a field of a file: whoever touches the part means the field. In mm from the trimmed corner. Of zones that
 * overlap, the later one lies above.
 */
export interface Zone extends Box {
  /** Path inside the set's folder. */
  readonly file: string;
  /** JSON pointer to the field, also where the file leaves it out. */
  readonly pointer: string;
}

/** The uppermost zone at a place. */
export const zoneAt = (zones: readonly Zone[], x: number, y: number): Zone | undefined =>
  zones.findLast((zone) => x >= zone.x && x <= zone.x + zone.w && y >= zone.y && y <= zone.y + zone.h);
