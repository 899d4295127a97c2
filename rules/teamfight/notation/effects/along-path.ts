import type { Program } from '../../program.ts';

/**
 * A pull "along the path" goes back the way of the path that found its target: at most to the space beside who laid it, one space
 * less than the path has. Undefined where no path was laid.
 */
export function alongPath(program: Program, text: string): Program | undefined {
  if (!/\balong the path\b/i.test(text)) return program;
  const state = { lost: false };
  const found = shortened(program, undefined, state) as Program;
  return state.lost ? undefined : found;
}

function shortened(value: unknown, path: number | undefined, state: { lost: boolean }): unknown {
  if (Array.isArray(value)) return value.map((one) => shortened(one, path, state));
  if (typeof value !== 'object' || value === null) return value;
  const laid = (value as { node?: unknown }).node === 'target' ? pathOf(value) : path;
  const copy: Record<string, unknown> = {};
  for (const [key, inside] of Object.entries(value)) copy[key] = shortened(inside, laid, state);
  if (copy.node === 'push' && copy.direction === 'along-any-path' && copy.nearer && !copy.exactly) {
    if (laid === undefined) state.lost = true;
    else copy.distance = { base: Math.max(0, laid - 1) };
  }
  return copy;
}

/** How many spaces the path has in which a target is chosen. */
function pathOf(target: unknown): number | undefined {
  const { who } = target as { who?: { places?: readonly { strand?: { shape: string; size?: number } }[] } };
  const strand = who?.places?.find((place) => place.strand?.shape === 'path')?.strand;
  return typeof strand?.size === 'number' ? strand.size : undefined;
}
