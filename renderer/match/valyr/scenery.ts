import type { DisplayList, PictureSizes } from '../../../exporters/face/display-list.ts';
import { valyrFaces } from '../../../exporters/face/valyr/faces.ts';
import { battlefieldBoard } from '../../../exporters/face/valyr/field.ts';
import { allSets, type Entity, find, type GameSet } from '../../../rules/game-set.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import type { Game } from '../../../rules/valyr/game.ts';

/** What all moments of a battle share, as the window shows it. Plain JSON. */
export interface BattleScenery {
  /** What the rules ask for: nothing is hidden in this game, so the page asks them itself, and with each move of the pointer. */
  readonly game: Game;
  readonly name: string;
  /** The battlefield as it prints. */
  readonly ground: DisplayList;
  /** Cards of the units, by the numbers of their designs. */
  readonly cards: readonly CardShown[];
}

interface CardShown {
  readonly text: string;
  /** Undefined where no face could be laid out. */
  readonly front: DisplayList | undefined;
}

export function sceneryOf(game: Game, sizes: PictureSizes): BattleScenery {
  const all = allSets(game.sets);
  const memory = new Memory();
  const cards = new Map(
    all.flatMap((set) =>
      valyrFaces(set, sizes, memory).decks.flatMap((deck) => deck.cards.map((card) => [card.ref, card] as const)),
    ),
  );
  const home = all.find((set) => find(set, game.battlefield)) as GameSet;
  const field = find(home, game.battlefield) as Entity<'battlefield'>;
  return {
    // What is played was made of them, and they are large.
    game: { ...game, sets: [] },
    name: field.data.name,
    ground: battlefieldBoard(home, field, sizes).list,
    cards: game.designs.map(({ ref }) => {
      const card = cards.get(ref);
      return { text: card?.text ?? '', front: card?.front };
    }),
  };
}
