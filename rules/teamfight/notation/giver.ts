import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import type { Noun } from './noun.ts';
import { wordAt } from './words.ts';

/** Whether a token or condition calls its bearer "you": then its owner, by name, is somebody else. */
export const speaksToBearer = ({ self, slot }: Pick<Context, 'self' | 'slot'>): boolean =>
  (slot === 'token' || slot === 'condition') && /\byou(?:r|rs|rself)?\b/i.test(self?.text ?? '');

/** `Ironbeard`, in the text of a token that only that hero hands out. */
function ownerNamed(cursor: Cursor, { words, self, slot }: Context): boolean {
  if (!speaksToBearer({ self, slot }) || self?.owners.length !== 1) return false;
  const { at } = cursor;
  cursor.take('the');
  const hero = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);
  const named =
    hero !== undefined && hero.word.ref === self.owners[0] && !/'s$/.test(cursor.tokens[hero.to - 1]?.text ?? '');
  cursor.at = named ? hero.to : at;
  return named;
}

/** In the text of a token or condition whoever gave it: `whoever gave this`, `the giver`, `the unit that gave you this token`. */
export function giver(cursor: Cursor, context: Context): Noun | undefined {
  const { self, slot } = context;
  if (self === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  const said = cursor.takeAny(
    "this|the|its|token's owner|giver|caster|source",
    'the owner|giver|source of this token|condition?',
    'whoever gave you|them? this|it token|condition?',
    'the? unit|hero that|who gave you|them? this|it token|condition?',
    'owner|giver',
  );
  if (!said && !ownerNamed(cursor, context)) return undefined;
  return { who: { side: 'any', if: [{ is: 'gave', of: 'each', token: self.ref }] }, many: 'each', all: true };
}
