import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Place and size of the window in the system's pixels. */
interface Bounds {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

const first: Bounds = { width: 1440, height: 900 };

/** Remembers where the window was, in the settings folder. */
export function windowState(settings: string): { read(): Bounds; write(bounds: Bounds): void } {
  const file = join(settings, 'window.json');
  return {
    read() {
      try {
        const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<keyof Bounds, unknown>>;
        const { x, y, width, height } = read;
        const whole = [x, y, width, height].every(Number.isInteger);
        return whole ? { x: x as number, y: y as number, width: width as number, height: height as number } : first;
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
