import { describe, expect, it } from 'vitest';
import { type Entity, entitiesOf, type GameSet } from '../../../../rules/game-set.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { notation } from '../../../../rules/teamfight/notation/set-reader.ts';
import { lookedInto } from '../../../../rules/teamfight/notation/shared-readings.ts';
import { wordsFrom, wordsOf } from '../../../../rules/teamfight/notation/words/words.ts';
import { textsOf } from '../../../../rules/teamfight/texts-of.ts';
import { shipped } from '../support.ts';

const sets = ['saltmarch', 'windfall'].map((name): GameSet => {
  const set = shipped(name);
  return set.uses.length > 0 ? set : { ...set, uses: [shipped('common')] };
});
const written = (set: GameSet) => [set, ...set.uses].flatMap(({ entities }) => entities.flatMap(textsOf));

/** The set with another text of the first ability of a hero, as after an edit: all other entities stay the same objects. */
function edited(set: GameSet, hero: Entity<'hero'>, change: (text: string) => string): GameSet {
  const [first, ...others] = hero.data.abilities ?? [];
  if (!first) return set;
  const data = { ...hero.data, abilities: [{ ...first, text: change(first.text ?? '') }, ...others] };
  return { ...set, entities: set.entities.map((one) => (one === hero ? ({ ...one, data } as Entity) : one)) };
}

const edits: readonly ((text: string) => string)[] = [
  (text) => `${text} `,
  (text) => text.replace(/\d/, '7'),
  (text) => `${text}\nEnter Ghost stance:\n  You are Invisible.`,
  (text) => `${text}\nGain an Ember counter. Flip this card.`,
  (text) => `${text}\nPlace a marker representing an ally.`,
  () => '',
];

describe('Readings that outlive an edit', () => {
  it.each(sets.slice(1).map((set) => [set.id, set] as const))(
    'are those of a reader that knows nothing of before: %s',
    (_, set) => {
      notation(set);
      for (const [index, hero] of entitiesOf(set, 'hero').entries()) {
        const now = edited(set, hero, edits[index % edits.length]!);
        const [known, fresh] = [notation(now), wordsOf([now, ...now.uses])];
        for (const text of written(now)) expect(known(text)).toEqual(read(text, fresh));
      }
    },
  );

  it.each(sets.map((set) => [set.id, set] as const))(
    'see of the texts of other cards no more than is compared: %s',
    (_, set) => {
      const words = wordsOf([set, ...set.uses]);
      const silent = words.all.map((word) =>
        (word.kind === 'ability' || word.kind === 'passive') && !lookedInto.test(word.text)
          ? { ...word, text: '~' }
          : word,
      );
      const without = wordsFrom(silent);
      // Its own card a text finds by its words.
      const beside = { ...without, texts: words.texts };
      for (const text of written(set)) expect(read(text, beside)).toEqual(read(text, words));
    },
  );
});
