import type { Context } from '../context.ts';
import { suffers } from '../effects/of-piece-itself.ts';
import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Flow } from './flow.ts';
import { answered } from './overshield-ends.ts';

/**
 * `It gains Slow`, in the text of an object, behind "when an enemy ends its turn adjacent, 1dmg" or "1dmg to the nearest enemy": the object, or the one
 * that something was just done to.
 */
export function isObjectOrOther({ out }: Flow, said: readonly Token[], { slot, self }: Context): boolean {
  if (slot !== 'marker' || !self?.fields.object || !new Cursor(said, 0, said.length).sees(`it ${suffers}`))
    return false;
  return toOther.test(JSON.stringify(answered(out)));
}

const toOther = /"(?:to|who|of)":"(?:trigger|target|other)"/;
