import type { Problem, Severity } from './problem.ts';

/** The keys of a JSON pointer. */
export const pointerKeys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A JSON pointer of the given keys. */
export const pointerTo = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What `pointer` points at in `value`; undefined where it points at nothing. */
export function at(value: unknown, pointer: string): unknown {
  let node = value;
  for (const key of pointerKeys(pointer)) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return node;
}

/** A place in a file as people say it: `abilities[2] (Shield Charge), text`. */
export function placeOf(value: unknown, pointer: string): string {
  const parts: string[] = [];
  let node = value;
  for (const key of pointerKeys(pointer)) {
    const list = Array.isArray(node);
    node = node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[key] : undefined;
    if (!list) {
      parts.push(/^[\w$-]{1,60}$/.test(key) ? key : JSON.stringify(key.slice(0, 60)));
      continue;
    }
    const name = node !== null && typeof node === 'object' ? (node as { name?: unknown }).name : undefined;
    const called = typeof name === 'string' && name !== '' ? ` (${name.slice(0, 40)})` : '';
    parts.push(`${parts.pop() ?? ''}[${key}]${called}`);
  }
  return parts.join(', ');
}

/** A problem at a place of a file. `sentence` goes on after "file, place: ". */
export function problemAt(
  severity: Severity,
  code: string,
  file: string,
  value: unknown,
  pointer: string,
  sentence: string,
): Problem {
  const place = placeOf(value, pointer);
  return { severity, file, pointer, code, message: `${file}${place === '' ? '' : `, ${place}`}: ${sentence}` };
}
