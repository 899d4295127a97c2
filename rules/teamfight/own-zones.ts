import type { Hero, Summon } from '../../schemas/types.generated.ts';

/** A text of a unit, with its name. */
interface Part {
  readonly name: string;
  readonly text?: string;
}

/** An area that an ability lays and that stays there: a piece that is called like the ability, and as large as the area. */
export interface Zone {
  /** The unit, by reference, and the name of the ability behind a slash. */
  readonly zoneOf: string;
  /** Spaces along a side. */
  readonly size: number;
  /** What holds while it lies there. */
  readonly text: string;
}

/** What such an area is called, in a text that lays it and behind that. */
export const zoneNouns = 'area|zone|dome|bubble|sphere|field|square';

/** Cards never change, and of a set that is edited all but one are the same. */
const known = new WeakMap<object, readonly [name: string, zone: Zone][]>();

/** The areas that abilities of a unit lay and that stay: `Create a 5x5 area in range 1. When an attack would pass into it, it is blocked.` */
export function zonesOf(ref: string, unit: Hero | Summon): readonly [name: string, zone: Zone][] {
  let found = known.get(unit);
  if (found === undefined) {
    const abilities: readonly Part[] = 'abilities' in unit ? (unit.abilities ?? []) : [];
    found = [...(unit.defaultAbilities ?? []), ...abilities].flatMap((part) => {
      const zone = zoneIn(ref, part);
      return zone === undefined ? [] : [[part.name, zone] as [string, Zone]];
    });
    known.set(unit, found);
  }
  return found;
}

export const zoneKey = (unit: string, ability: string): string => `${unit}/${ability}`;

const creates = new RegExp(
  `\\b(?:create|lay|raise|form|make|conjure|open|project)s? an? ([2-9]) ?x ?\\1 (?:${zoneNouns})\\b`,
  'i',
);

/** Whether a text may lay such an area; most do not. */
export const mayLayZone = (text: string): boolean => creates.test(text);

/** The area that an ability lays, where it says what holds there from then on. */
export function zoneIn(unit: string, { name, text = '' }: Part): Zone | undefined {
  const [said, side] = creates.exec(text) ?? [];
  if (said === undefined) return undefined;
  const [section = ''] = text.slice(text.indexOf(said)).split(/^\s*---/m);
  const rules = section
    .split(/(?<=[.\n])\s*/)
    .slice(1)
    .filter(stands);
  if (rules.length === 0) return undefined;
  // In the text of the piece "this" is that, and charges lie on the card.
  const own = rules.map((rule) =>
    rule.trim().replace(/\b(charges? (?:on|onto|to)) this(?: card| ability)?\b/gi, `$1 ${name}`),
  );
  return { zoneOf: zoneKey(unit, name), size: Number(side), text: own.join('\n') };
}

const it = `(?:(?:the|this|that) (?:${zoneNouns})|its?)\\b`;
/** How a sentence begins that says what holds, and what it says of the area. */
const holds = [
  new RegExp(`^(?:when|whenever|while|if) [^,]*\\b${it}`, 'i'),
  new RegExp(`^(?:no |enemy |hostile )?(?:attacks?|abilities|shots|projectiles)\\b.*\\b${it}`, 'i'),
  new RegExp(`^(?:units|enemies|allies|nobody|no one|no enemy|no unit)\\b.*\\bcan(?:not|'t)?\\b.*\\b${it}`, 'i'),
];
/** Moments that come but once are the ability's own. */
const onlyOnce = /\bnext\b|\bthis turn\b|\bwhen it is (?:destroyed|removed)\b/i;

const stands = (sentence: string): boolean =>
  !onlyOnce.test(sentence) && holds.some((one) => one.test(sentence.trim()));
