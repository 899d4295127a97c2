import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { Place } from './scope.ts';

/** An ability to begin with: where its text stands, whose it is, and a number to change. */
export interface FirstNumber {
  /** The text. */
  readonly place: Place;
  /** Reference of the hero. */
  readonly hero: string;
  readonly heroName: string;
  readonly ability: string;
  /** The text as it is. */
  readonly text: string;
  /** The number of its damage and one that makes a difference; undefined where it deals none. */
  readonly number?: { readonly from: string; readonly to: string };
}

/** The first ability of the set that heroes use all the time and that deals damage, else the first ability there is. Pure. */
export function firstNumber(set: GameSet): FirstNumber | undefined {
  let any: FirstNumber | undefined;
  for (const { ref, file, data } of entitiesOf(set, 'hero')) {
    for (const [index, { name, text = '' }] of (data.defaultAbilities ?? []).entries()) {
      const damage = /\b(\d)dmg\b/.exec(text)?.[1];
      const place = { file, pointer: `/defaultAbilities/${index}/text` };
      const found = { place, hero: ref, heroName: data.name, ability: name, text };
      if (damage !== undefined) return { ...found, number: { from: damage, to: String(Number(damage) + 2) } };
      any ??= found;
    }
  }
  return any;
}
