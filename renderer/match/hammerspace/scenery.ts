import type { DisplayList, PictureSizes } from '../../../exporters/face/display-list.ts';
import { hammerspaceFaces } from '../../../exporters/face/hammerspace/faces.ts';
import { allSets } from '../../../rules/game-set.ts';
import type { Game } from '../../../rules/hammerspace/game.ts';
import type { Memory } from '../../../rules/kernel/memory.ts';

/** What all moments of a match share, as the window shows it. Plain JSON; cards and traits have the numbers of the state. */
export interface BrawlScenery {
  readonly name: string;
  readonly seats: number;
  readonly startingHp: number;
  /** After so many turns it ends; 0 for never. */
  readonly turnLimit: number;
  /** One of each design; copies share it. */
  readonly designs: readonly DesignShown[];
  /** Which design each card has, and each trait. */
  readonly cards: readonly number[];
  readonly traits: readonly number[];
}

export interface DesignShown {
  readonly ref: string;
  readonly name: string;
  readonly text: string;
  /** Undefined where no face could be laid out. */
  readonly front: DisplayList | undefined;
  readonly back: DisplayList | undefined;
}

export function sceneryOf(game: Game, sizes: PictureSizes, memory: Memory): BrawlScenery {
  const faces = new Map(
    allSets(game.sets).flatMap((set) =>
      hammerspaceFaces(set, sizes, memory).decks.flatMap(({ cards }) => cards.map((card) => [card.ref, card] as const)),
    ),
  );
  const designs: DesignShown[] = [];
  const placeOf = new Map<string, number>();
  const numberOf = ({ ref, name }: { readonly ref: string; readonly name: string }): number => {
    const known = placeOf.get(ref);
    if (known !== undefined) return known;
    const face = faces.get(ref);
    placeOf.set(ref, designs.length);
    designs.push({ ref, name, text: face?.text ?? '', front: face?.front, back: face?.back });
    return designs.length - 1;
  };
  return {
    name: game.sets[0]?.manifest.name ?? '',
    seats: game.seats,
    startingHp: game.options.startingHp,
    turnLimit: game.options.turnLimit,
    cards: game.cards.map(numberOf),
    traits: game.traits.map(numberOf),
    designs,
  };
}
