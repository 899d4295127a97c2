import type { Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';

const did = 'damaged|attacked|hit|hurt|harmed|struck';
const one = 'the|that unit|one that|who|which';
const foe = 'the|that enemy that|who|which';

const ofYou = ['your attacker', `whoever|whomever ${did} you`, `${one} ${did} you`] as const;
const ofThem = ['its|their attacker', `whoever|whomever ${did} it|them`, `${one} ${did} it|them`] as const;
const ofEither = [
  'the attacking unit',
  'whoever|whomever did it|this|so|that',
  'whoever|whomever dealt it|this|that damage?',
  'whoever|whomever dealt the damage',
  `${one} did it|this|so|that`,
  `${one} dealt it|this|that|the damage?`,
] as const;

/** Of whom nothing says that it is an enemy there need be none. */
const ofFoe = ['the attacking enemy', `${foe} ${did} you`, `${foe} did it|this|so|that`] as const;

/** `your attacker`, `whoever damaged you`, `the enemy that attacked it`, `whoever did it`: who has done what is answered, to whom it says. */
export function whoAttacked(cursor: Cursor, { named, them }: Context): Ref | undefined {
  if (cursor.misses(whoAttacked.begins)) return undefined;
  const { attacker, unit } = named;
  if (attacker === undefined) return undefined;
  // "When an enemy attacks you, that unit is Slowed": nobody else was named, and you are "you".
  const isOnly = them === attacker && attacker !== 'you' && Object.values(named).every((ref) => ref === them);
  if (
    unit === undefined &&
    isOnly &&
    cursor.sees('that unit') &&
    !/^(?:with|that|who)$/.test(cursor.peek(2)?.text ?? '')
  ) {
    cursor.at += 2;
    return them;
  }
  const isYours = Object.values(named).every((ref) => ref === attacker) && (them === undefined || them === attacker);
  const isTheirs = !isYours && them !== attacker && them !== undefined;
  const said =
    (isYours && cursor.takeAny(...ofYou)) ||
    (isTheirs && cursor.takeAny(...ofThem)) ||
    (attacker !== 'you' && cursor.takeAny(...ofEither)) ||
    (isYours && named.enemy === attacker && cursor.takeAny(...ofFoe));
  return said ? attacker : undefined;
}
whoAttacked.begins = beginning(...ofYou, ...ofThem, ...ofEither, ...ofFoe);
