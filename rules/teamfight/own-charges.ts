import type { Hero, Summon } from '../../schemas/types.generated.ts';
import type { GameSet } from '../game-set.ts';

/** A text of a unit, with its name. */
interface Part {
  readonly name: string;
  readonly text?: string;
  readonly dice?: readonly { readonly name: string }[];
}

/** The charges that lie on cards of one unit: what they are called as a counter, by the ability or passive that they lie on. */
type ChargesKept = ReadonlyMap<object, string>;

const none: ChargesKept = new Map();

/** Cards never change, and of a set that is edited all but one are the same. */
const known = new WeakMap<object, ChargesKept>();

/**
 * The abilities and passives of a unit whose texts keep charges on their card: they say how charges come (`gain 1 charge, up to 5`) and
 * what these are for (`Spend 5 charges:`), or one of both where another text of the unit says the rest by the name of the card (`gain
 * a charge on Overload`). Where a die lies beside the text, or one called so beside another of the unit, that die counts them.
 */
export function chargesKept(unit: Hero | Summon): ChargesKept {
  let found = known.get(unit);
  if (found === undefined) {
    found = kept(unit);
    known.set(unit, found);
  }
  return found;
}

function kept(unit: Hero | Summon): ChargesKept {
  const { passives = [], defaultAbilities = [] } = unit;
  const cards: readonly Part[] = 'abilities' in unit ? (unit.abilities ?? []) : [];
  const parts: readonly Part[] = [...passives, ...defaultAbilities, ...cards];
  if (!parts.some(({ text = '' }) => speaks.test(text))) return none;
  // A die beside what has several uses counts these.
  const counting = [unit as Omit<Part, 'text'>, ...parts.filter(({ text = '' }) => !usedOften.test(text))];
  if (counting.some(({ dice = [] }) => dice.some(({ name }) => isCharge(name)))) return none;
  const found = new Map<object, string>();
  for (const part of parts) {
    const { name, text = '' } = part;
    // A die of the unit is something else where another text says "a charge on" this card.
    const ofUnit = !cards.includes(part) && hasDice(unit) && !isNamed(parts, part);
    const diced = (part.dice ?? []).length > 0 || ofUnit;
    // "Gain a charge" could be one more use of what can be used so often in a game (T-164).
    if (diced || usedOften.test(text) || parts.some((other) => other !== part && other.name === name)) continue;
    const [come, go] = [coming.test(text), going.test(text)];
    if ((come && go) || ((come || go) && isNamed(parts, part))) found.set(part, `${name} charge`);
  }
  return found;
}

const hasDice = (unit: Hero | Summon): boolean => 'dice' in unit && (unit.dice ?? []).length > 0;

/** Most texts say nothing of the kind, which is quick to see. */
const speaks = /charge/i;

/** The limits of what has several uses. */
export const usedOften =
  /(?:\b[2-9]|\btwo|\bthree|\bfour|\bfive)\s*(?:x|times)?\s*(?:\/|per\b|an?\b)\s*(?:game|battle)\b/i;

/** Behind "a charge on": what is not the name of another card. */
const here =
  '(?!\\s+(?:of|on|onto|to|for)\\s+(?!this\\b|you\\b|yourself\\b|an?\\s+(?:hit|kill|miss|crit)|hit\\b|kill\\b|miss\\b|crit\\b))';
const several =
  '(?:an?|another|one|two|three|four|five|\\d+)\\s+(?:additional\\s+|extra\\s+|more\\s+)?(?:persistent\\s+)?charges?\\b';

/** `gain 1 charge`, `put a charge on this`, `starts with 2 charges`. */
const coming = new RegExp(
  `\\b(?:gains?|gets?|puts?|places?|adds?|(?:starts?|begins?|deploys?)\\s+with)\\s+${several}${here}`,
  'i',
);

const digits = 'an?|one|two|three|four|five|\\d+';

/** `Spend 2 charges`, `remove all charges`, `per charge`, `for each charge`, `2dmg*charges`, `1dmg + charges`, `has 3 charges`, `at 3, ...`. */
const going = new RegExp(
  `\\b(?:spends?|removes?|loses?|discards?|expends?|consumes?|has|have|with|are|is|at|reaches)\\s+(?:at\\s+least\\s+)?(?:all|any(?:\\s+number\\s+of|\\s+amount\\s+of)?|no|x|half|${digits})\\s+(?:of\\s+)?(?:its\\s+|your\\s+|the\\s+)?(?:or\\s+more\\s+)?(?:persistent\\s+)?charges?\\b(?<!(?:starts?|begins?|deploys?)\\s+with\\s+\\S+\\s+(?:persistent\\s+)?charges?)|\\b(?:per|each|every)\\s+(?:persistent\\s+)?charge\\b|[*+]\\s*(?:\\d+\\s*\\*\\s*)?(?:(?:your|the)\\s+)?(?:persistent\\s+)?charges?\\b|\\bat\\s+\\d+\\s*[,:]`,
  'i',
);

const isCharge = (name: string): boolean => /^charges?$/i.test(name);

/** Whether another text of the unit speaks of the charges on a card by its name: `a charge on Overload`, `2 Overload charges`. */
function isNamed(parts: readonly Part[], part: Part): boolean {
  const name = part.name.toLowerCase();
  return parts.some(({ text = '', name: title }) =>
    [text, title].some((said) => {
      if (!speaks.test(said) || (said === text && text === part.text)) return false;
      const plain = said.toLowerCase();
      return [
        `charge on ${name}`,
        `charges on ${name}`,
        `charge to ${name}`,
        `charges to ${name}`,
        `charges from ${name}`,
        `${name} charge`,
      ].some((one) => plain.includes(one));
    }),
  );
}

/** Whether a text says how charges come: `gain 1 charge`. */
export const bringsCharges = (text: string): boolean => speaks.test(text) && coming.test(text);

const lasting = /\bpersistent charge/i;

/** `put a charge on this`, `this gains a charge`: whatever else is called so, these lie on that card. */
const onThis =
  /\bcharges?\s+(?:on|onto|to)\s+this\b|\bthis(?:\s+(?:card|ability))?\s+(?:gains|gets|has|starts|begins)\b[^.\n]*\bcharges?\b/i;

/** Whether a set has a counter or token of that name, or a set that it uses: then charges are these. */
const hasCharges = (set: GameSet): boolean =>
  [set, ...set.uses].some(({ entities }) =>
    entities.some(({ kind, data }) => (kind === 'counter' || kind === 'token') && isCharge(data.name)),
  );

/** Charges on a card. */
interface CardCharges {
  /** The ability or passive that they lie on. */
  readonly card: string;
  /** They are called so, and stay when their unit dies. */
  readonly persistent: boolean;
}

/**
 * The counters of a set that are charges on a card, by name. Where the set has charges of its own, only those of units
 * with several cards that charges are put "on": one counter cannot be on each of them.
 */
export function chargesIn(set: GameSet): ReadonlyMap<string, CardCharges> {
  const found = new Map<string, CardCharges>();
  const shared = hasCharges(set);
  for (const { kind, data } of set.entities) {
    if (kind !== 'hero' && kind !== 'summon') continue;
    const kept = [...chargesKept(data as Hero | Summon)] as [Part, string][];
    if (shared && kept.filter(([{ text = '' }]) => onThis.test(text)).length < 2) continue;
    for (const [{ name: card, text = '' }, name] of kept)
      found.set(name, { card, persistent: lasting.test(text) || found.get(name)?.persistent === true });
  }
  return found;
}
