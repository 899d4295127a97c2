import type { DefenceLine, HammerspacePlayCard } from '../../../schemas/types.generated.ts';
import type { Passage } from '../face-data.ts';
import type { CostChip } from '../teamfight/cost-strip.ts';
import { brawlIcons } from '../template-icons.ts';
import type { BrawlWords } from './words.ts';

const { die1, die2, die3, die4, die5, die6 } = brawlIcons;
/** Icons of the faces of a die, from 1. */
const dieIcons = [die1, die2, die3, die4, die5, die6];

const hitsIcons = {
  one: brawlIcons.hitsOne,
  adjacent: brawlIcons.hitsAdjacent,
  'two-together': brawlIcons.hitsTwoTogether,
  all: brawlIcons.hitsAll,
} as const;

type Subtype = NonNullable<HammerspacePlayCard['subtype']>;

/** What marks a card that has no points of attack. */
export const kindIcons = { defence: brawlIcons.defence, ability: brawlIcons.ability } as const;

const subtypeIcon = (subtype: Subtype): string => brawlIcons[subtype === 'range' ? 'ranged' : subtype];

/** Kind and type of a card, as they stand below its name; the subtype has a plate of its own. */
export const labelOf = ({ kind, type }: HammerspacePlayCard, words: BrawlWords): string =>
  [words.kinds[kind], ...(type ? [words.types[type]] : [])].join(' · ');

/** The plate with the sign of an attack's subtype and whom it hits. */
export function stripOf({ subtype, hits }: HammerspacePlayCard, words: BrawlWords): CostChip[] {
  return [
    ...(hits ? [{ icon: hitsIcons[hits], words: words.whom[hits], kind: 'action' } as const] : []),
    ...(subtype ? [{ icon: subtypeIcon(subtype), words: words.subtypes[subtype], kind: 'limit' } as const] : []),
  ];
}

/** What is data of a card and no sentence: a line for each type that it defends against, and the dice on which it stays. */
export function factsOf({ defence = [], keepOn = [] }: HammerspacePlayCard, words: BrawlWords): Passage[] {
  const keep: Passage[] =
    keepOn.length === 0
      ? []
      : [
          {
            kind: 'values',
            name: words.keep,
            namePointer: '/keepOn',
            costs: keepOn.map((face) => ({ icon: dieIcons[face - 1] ?? die1, words: '', kind: 'limit' })),
            text: '',
          },
        ];
  return [...defence.map((line, index) => defencePassage(line, index, words)), ...keep];
}

function defencePassage(
  { against, points = 0, infinite, bonuses = [] }: DefenceLine,
  index: number,
  words: BrawlWords,
): Passage {
  const value = infinite ? words.infinite : signless(points);
  const costs: CostChip[] = [
    { icon: infinite ? brawlIcons.infinite : brawlIcons[against], words: value, kind: infinite ? 'limit' : 'action' },
    ...bonuses.map(
      ({ subtype, points: more }): CostChip => ({ icon: subtypeIcon(subtype), words: signed(more), kind: 'limit' }),
    ),
  ];
  return { kind: 'values', name: words.types[against], namePointer: `/defence/${index}/against`, costs, text: '' };
}

const minus = '\u2212';
const signless = (points: number): string => (points < 0 ? `${minus}${-points}` : String(points));
const signed = (points: number): string => (points < 0 ? `${minus}${-points}` : `+${points}`);
