import type { ThouaAbility, ThouaEnemy } from '../../../schemas/types.generated.ts';
import { entitiesOf, type GameSet } from '../../game-set.ts';
import type { ConditionRules } from '../program.ts';
import type { Words } from '../words.ts';
import { define, namesDefinedIn } from './definition.ts';
import { plain } from './phrase.ts';
import { sentencesOf } from './sentences.ts';

/** The words of some sets: conditions with a file of their own and those that texts define. Of two of one name the later one counts. */
export function wordsOf(sets: readonly GameSet[]): Words {
  const texts = new Map(
    sets.flatMap((set) =>
      entitiesOf(set, 'condition').map(
        ({ data }) => [plain(data.name), { name: data.name, text: data.text ?? '' }] as const,
      ),
    ),
  );
  const abilities = sets.flatMap((set): Pick<ThouaAbility, 'effect' | 'special'>[] => [
    ...entitiesOf(set, 'ability').map(({ data }) => data),
    ...entitiesOf(set, 'enemy').flatMap(({ data }) => (data as ThouaEnemy).abilities ?? []),
  ]);
  const defined = abilities.flatMap(({ effect = '', special = '' }) => [effect, special].flatMap(namesDefinedIn));
  const read = new Map<string, ConditionRules | 'by-hand'>();
  const words: Words = {
    names: new Set([...texts.keys(), ...defined.map(plain)]),
    condition(name) {
      const known = read.get(name);
      const own = texts.get(name);
      if (known !== undefined || own === undefined) return known;
      // One that gives itself, by whatever way round, is a matter of people.
      read.set(name, 'by-hand');
      read.set(name, define(own.name, sentencesOf(own.text), words).condition);
      return read.get(name);
    },
  };
  return words;
}

/** The names of conditions that have a card in some sets, as they are written. */
export const conditionNames = (sets: readonly GameSet[]): string[] =>
  sets.flatMap((set) => entitiesOf(set, 'condition').map(({ data }) => data.name));
