import type { Flag, Rule } from '../../program.ts';
import { type About, is } from '../states/predicate.ts';
import { wordAt } from '../words/words.ts';

/** Says more of a movement than that there is none. */
const more = 'through|to|away|more|further|into|diagonally|out|past|over|from|if|unless|#';

/** Who changes places with nobody either. */
const fixed: readonly Flag[] = ['no-voluntary-movement', 'unmovable', 'unswappable', 'no-swap'];

/** `Pushed or pulled`, `immune to pushes and pulls`. */
const neitherWay = (about: About): Rule[] => [...is(about, 'immune-push'), ...is(about, 'immune-pull')];

/** What keeps somebody where they are, or from a way of moving: `cannot be pushed or pulled`, `cannot move`, `cannot teleport`. */
export function notMoved(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  // "Pushed or pulled" is no swap and no teleport.
  if (cursor.takeAny('be pushed or|and pulled by enemies|enemy', 'be pushed or|and pulled')) return neitherWay(about);
  if (
    cursor.takeAny(
      'be pushed , pulled ,? or moved|teleported by enemies',
      'be pushed , pulled ,? or moved|teleported',
      'be forcibly? moved by enemies|enemy',
      'be forcibly moved',
      'be moved against your will',
    )
  )
    return is(about, 'immune-forced-movement');
  if (cursor.take('be pushed , pulled')) return neitherWay(about);
  if (who.side === 'you' && cursor.take('be moved by your? allies'))
    return [{ clause, rule: 'is', who, flag: 'unmovable', against: { side: 'ally' } }];
  const only = cursor.try(() =>
    cursor.take('be pushed|pulled|knocked') &&
    (orCondition(about) || !cursor.sees('or|and|back|by|more|further|farther|,'))
      ? is(about, cursor.before?.text === 'pulled' ? 'immune-pull' : 'immune-push')
      : undefined,
  );
  if (only !== undefined) return only;
  if (cursor.take('be moved')) {
    return cursor.sees('#|more|by|through|away|closer|to|into|from|if') ? undefined : is(about, 'unmovable');
  }
  if (cursor.take('be swapped')) {
    cursor.takeAny('with anyone|anybody|anything', 'with other? units');
    if (cursor.takeAny('by enemies', 'by an enemy'))
      return [{ clause, rule: 'is', who, flag: 'unswappable', against: { side: 'enemy' } }];
    return cursor.sees('by|with|into|from|if|or|and') ? undefined : is(about, 'unswappable');
  }
  if (cursor.takeAny('move or be moved', 'move or be forcibly? moved', 'be moved or move'))
    return cursor.sees('by|#|if|unless|through|to')
      ? undefined
      : [...is(about, 'no-voluntary-movement'), ...is(about, 'unmovable')];
  const stuck = cursor.takeAny(
    'change its|their|your? location|position|place|space',
    'leave its|their|your current? space|position|location',
  );
  if (stuck)
    return cursor.sees('by|#|if|unless|through|to|of|with') ? undefined : fixed.flatMap((flag) => is(about, flag));
  if (cursor.takeAny('move voluntarily', 'move', 'take? any? voluntary movement')) return stays(about);
  if (cursor.takeAny('swap places|positions|spaces?', 'swap'))
    return cursor.sees('with|between|#|to') || cursor.sees(more) ? undefined : is(about, 'no-swap');
  const how = cursor.takeAny('teleport', 'use teleports|teleportation')
    ? 'no-teleport'
    : cursor.take('fly')
      ? 'no-flight'
      : undefined;
  // "Cannot fly over walls" forbids less.
  return how === undefined || cursor.sees(more) ? undefined : is(about, how);
}

/** `or Slowed`, behind "cannot be pushed". */
const orCondition = ({ cursor: { tokens, at, end }, context: { words } }: About): boolean =>
  tokens[at]?.text === 'or' && wordAt(words, tokens, at + 1, end, ['condition']) !== undefined;

function stays(about: About): Rule[] | undefined {
  const { cursor } = about;
  return cursor.sees(`voluntarily|${more}`) ? undefined : is(about, 'no-voluntary-movement');
}
