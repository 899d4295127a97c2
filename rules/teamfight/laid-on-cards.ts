import type { Hero, Summon } from '../../schemas/types.generated.ts';
import type { GameSet } from '../game-set.ts';

/** A token or marker of the set that a text puts on its own card: what lies there is counted apart from those on units and on the map. */
interface LaidOnCard {
  /** What it is counted as. */
  readonly name: string;
  readonly piece: string;
  /** The ability or passive that it lies on. */
  readonly card: string;
}

interface Part {
  readonly name: string;
  readonly text?: string;
}

const none: readonly LaidOnCard[] = [];

/** Cards never change, and of a set that is edited all but one are the same. */
const known = new WeakMap<object, readonly LaidOnCard[]>();

/**
 * What the texts of a unit put on their cards: `put a Wisp marker on this`, where the same text says what that is for (`2dmg per Wisp
 * marker on this`). Else "this" could be a piece that the text has placed.
 */
export function laidOnCards(unit: Hero | Summon): readonly LaidOnCard[] {
  let found = known.get(unit);
  if (found === undefined) {
    const { passives = [], defaultAbilities = [] } = unit;
    const parts: readonly Part[] = [
      ...passives,
      ...defaultAbilities,
      ...('abilities' in unit ? (unit.abilities ?? []) : []),
    ];
    found = parts.flatMap(({ name, text = '' }) => (speaks.test(text) ? laidOn(name, text) : none));
    known.set(unit, found);
  }
  return found;
}

/** Most texts say nothing of the kind, which is quick to see. */
const speaks = /(?:markers?|tokens?)\s+(?:on|onto|from)\s+this\b/i;

const laying =
  /\b(?:puts?|places?|adds?|lays?)\s+(?:an?|another|one|two|three|\d+)\s+([\p{L}'-]+(?:\s[\p{L}'-]+){0,3}?)\s+(?:markers?|tokens?)\s+(?:on|onto)\s+this\b(?!\s+(?:space|unit|enemy|ally|target|terrain))/giu;

function laidOn(card: string, text: string): LaidOnCard[] {
  const pieces = new Map([...text.matchAll(laying)].map(([, piece = '']) => [piece.toLowerCase(), piece]));
  return [...pieces.values()].flatMap((piece) => {
    const counted = new RegExp(
      `\\b(?:per|each|every|all|no|any|the|with|has|spend|remove|\\d+)\\s+${piece}\\s+(?:markers?|tokens?)\\s+(?:on|from)\\s+this\\b`,
      'i',
    );
    return counted.test(text) ? [{ name: `${piece} on ${card}`, piece, card }] : [];
  });
}

/** What the texts of a set put on their cards, by what it is counted as: only pieces that the set or one that it uses has. */
export function laidIn(set: GameSet): ReadonlyMap<string, LaidOnCard> {
  const found = new Map<string, LaidOnCard>();
  for (const { kind, data } of set.entities) {
    if (kind !== 'hero' && kind !== 'summon') continue;
    for (const laid of laidOnCards(data as Hero | Summon)) {
      const piece = pieceOf(set, laid.piece);
      if (piece !== undefined) found.set(laid.name, { ...laid, piece });
    }
  }
  return found;
}

const pieceOf = (set: GameSet, said: string): string | undefined =>
  [set, ...set.uses]
    .flatMap(({ entities }) => entities)
    .find(({ kind, data }) => (kind === 'token' || kind === 'marker') && data.name.toLowerCase() === said.toLowerCase())
    ?.data.name;
