import type { Context } from '../context.ts';
import type { Noun } from './noun.ts';

/** Somebody whose place is said without a source, measured from where the text draws from. */
export function around(found: Noun, { around }: Context): Noun {
  if (around === undefined || found.ref !== undefined || found.fromYou) return found;
  if (found.area !== undefined)
    return found.area.of === 'you' ? { ...found, area: { ...found.area, of: around } } : found;
  if (found.of !== undefined || (found.range === undefined && !found.seen)) return found;
  // "Each Mine deals 1dmg to adjacent units": you are one of them, as nobody but the Mine stands beside itself.
  const { except = [], ...who } = found.who;
  const left =
    found.range?.max === 1 ? except.toSpliced(except.indexOf('you'), except.includes('you') ? 1 : 0) : except;
  return { ...found, of: around, who: left.length > 0 ? { ...who, except: left } : who };
}
