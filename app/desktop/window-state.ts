import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Place and size of the window, in the system's pixels; where no place is known the system chooses one. */
interface Bounds {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

type Area = Required<Bounds>;

const first: Bounds = { width: 1440, height: 900 };

/** What must be seen of the bar at the top of a window to be able to move it. */
const grip = { width: 120, height: 40 };

/**
 * Remembers where the window was, in the settings folder.
 * @param screens the areas of the screens that are there now: one of them may have been unplugged since
 */
export function windowState(
  settings: string,
  screens: () => readonly Area[],
): { read(): Bounds; write(bounds: Bounds): void } {
  const file = join(settings, 'window.json');
  return {
    read() {
      try {
        const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof Bounds, unknown>>;
        const { x, y, width, height } = read;
        if (![x, y, width, height].every(Number.isInteger)) return first;
        const bounds = { x, y, width, height } as Area;
        return screens().some((screen) => canBeMoved(bounds, screen)) ? bounds : first;
      } catch {
        return first;
      }
    },
    write(bounds) {
      try {
        mkdirSync(settings, { recursive: true });
        writeFileSync(file, JSON.stringify(bounds));
      } catch {
        // A window that opens at its first place next time is no reason to keep it from closing.
      }
    },
  };
}

/** Whether enough of the bar at the top of a window lies on a screen. */
function canBeMoved({ x, y, width }: Area, screen: Area): boolean {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  return across >= grip.width && y >= screen.y && y + grip.height <= screen.y + screen.height;
}
