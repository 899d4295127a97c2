import type { Condition, Who } from '../../program.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

const side = 'team|side|player';
const begins = ['both', 'each', 'your', 'the? enemy|other|opposing|opponent', 'you have'] as const;
const those = 'living|alive|remaining|surviving? heroes';
const asks = beginning(...begins);

/** `both teams have the same number of living heroes`, `your team has fewer heroes than the enemy`, `the enemy team has more living heroes`. */
export function livingHeroes(cursor: Cursor): Condition[] | undefined {
  if (cursor.misses(asks)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    if (cursor.takeAny('both teams|sides|players have', `each ${side} has`)) {
      if (!cursor.takeAny('the same number|amount of', 'an equal number|amount of', 'equally|as many'))
        return undefined;
      const kind = heroes(cursor);
      if (kind === undefined) return undefined;
      const [own, theirs] = ofSides(kind);
      return [not({ is: 'any', of: [more(own, theirs), more(theirs, own)] })];
    }
    const yours = cursor.takeAny(`your ${side} has`, 'you have');
    if (
      !yours &&
      !cursor.takeAny(`the? enemy|other|opposing ${side} has`, 'the? enemy|opponent has', 'your opponent has')
    )
      return undefined;
    const isMore = cursor.take('more');
    if (!isMore && !cursor.take('fewer|less')) return undefined;
    const kind = heroes(cursor);
    if (kind === undefined) return undefined;
    const than = cursor.takeAny(
      ...(yours
        ? [
            `than the? enemy|other|opposing ${side}`,
            'than the? enemy|opponent',
            'than your opponent',
            'than the other|theirs',
          ]
        : [`than your|yours ${side}?`, 'than you']),
    );
    if (!than && !(cursor.done || cursor.sees(',|:|.'))) return undefined;
    // "You have fewer heroes" alone could be than you had.
    if (!than && yours && cursor.tokens[cursor.at - 2]?.text === 'have') return undefined;
    const [own, theirs] = ofSides(kind);
    const [first, second] = yours ? [own, theirs] : [theirs, own];
    return [isMore ? more(first, second) : more(second, first)];
  });
}

const more = (who: Who, than: Who): Condition => ({ is: 'more', who, than });

const ofSides = (kind: 'hero' | 'unit'): readonly [Who, Who] => [
  { side: 'friend', kind },
  { side: 'enemy', kind },
];

/** `living heroes`, `heroes alive`: who is on the map. */
function heroes(cursor: Cursor): 'hero' | 'unit' | undefined {
  if (!cursor.takeAny(those, 'living|remaining|surviving units')) return undefined;
  const units = cursor.tokens.slice(cursor.at - 2, cursor.at).some(({ text }) => text === 'units');
  cursor.take('alive|left|remaining|standing');
  cursor.take('on the map|board');
  return units ? 'unit' : 'hero';
}
