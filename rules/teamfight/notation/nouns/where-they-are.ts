import type { Place, Who } from '../../program.ts';
import type { Context } from '../context.ts';

/** "An ally on a Snare teleports to the other Snare": on which kind of piece or ground the target stands. */
export function standsOn({ places = [] }: Who): Pick<Context, 'upon'> | undefined {
  const on = places.length === 1 ? places[0]?.on : undefined;
  return on === undefined ? undefined : { upon: { on, who: 'target' } };
}

/** What all of them are near to, where that is one thing that is said. */
export function nearTo({ places = [] }: Who): Place | undefined {
  const [near, ...more] = places.filter(
    ({ range, of }) => range?.max !== undefined && range.max > 0 && of !== undefined,
  );
  return more.length === 0 ? near : undefined;
}
