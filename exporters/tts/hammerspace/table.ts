import { optionsOf } from '../../../rules/hammerspace/options.ts';
import { fewestSeats, mostSeats, rowSize, traitsDealt } from '../../../rules/hammerspace/types.ts';
import { hpCounters } from '../../face/thoua/hp-counters.ts';
import { bag, block, die, tile } from '../objects.ts';
import type { Workshop } from '../piece-plan.ts';
import type { TableObject } from '../save.ts';
import { colourOfSet, deckOf } from '../set-bag.ts';
import type { SystemTable } from '../system-table.ts';
import { laidHalf, layout } from './layout.ts';
import setupScript from './lua/setup.ts';
import { matObjects, matPictures } from './mats.ts';

/** A brawl of two to six players: the button Setup deals from the bags of all sets that stand on the table. */
export const hammerspaceTable: SystemTable = {
  players: [fewestSeats, mostSeats],
  laid: () => laidHalf,
  layout,
  pictures: matPictures,
  contents: (shop, faces, pictures) => {
    const decks = faces.decks.flatMap((deck) => deckOf(shop, pictures, deck.ref) ?? []);
    if (decks.length === 0) return [];
    return [...decks, ...counters(shop), ...dice(shop), ...matObjects(shop, faces, pictures)];
  },
  hub: (_, sets) => {
    const [first] = sets.filter(({ manifest }) => manifest.system === 'hammerspace');
    if (!first) throw new Error('There is a set of this system.');
    const { startingHp: hp, traitsKept } = optionsOf(first);
    const deal = { cards: rowSize, traits: traitsKept === 0 ? 0 : traitsDealt, hp };
    const text = 'Setup deals to everybody who sits at the table, from the bags of all sets that stand on it.';
    return {
      object: block('setup', 'Setup', { setwright: 'setup', deal }, text, colourOfSet(first), setupScript),
      scale: { x: 1.6, y: 0.2, z: 1.6 },
      above: 0.4,
    };
  },
  scripts: [setupScript],
};

/** A bag of each value, with enough for a full table. */
const counters = ({ set, pieces, address }: Workshop): TableObject[] =>
  hpCounters(set).map(({ ref, name, value, copies }) => {
    const plan = pieces.get(ref);
    if (!plan) throw new Error(`${ref} is a piece of its set.`);
    const mark = { setwright: 'counter', set: set.id, ref, hp: value, files: [[plan.front.file]] } as const;
    const scale = plan.piece.sizeMm / 25.4 / 2;
    const made = Array.from({ length: copies }, (_, copy) =>
      tile(`${ref}#${copy}`, name, mark, '', 'round', { front: address(plan.front.file) }, scale),
    );
    return bag(`${ref}#bag`, name, { setwright: 'supply', set: set.id, ref, hp: value }, made);
  });

/** The two dice that the game is played with. */
const dice = ({ set }: Workshop): TableObject[] =>
  [1, 2].map((number) => die(`${set.id}#die#${number}`, { setwright: 'die', set: set.id }, { name: 'Die' }, number));
