import type { Cursor } from '../words/cursor.ts';

const points = 'capture|control point|points|zone|zones';
const side = 'a|the team|side|player';
const own = 'own|owns|claim|claims|control|controls|hold|holds';

/** How control points are claimed and scored, and what cover and height steps do, where a map says in words what always holds (T-023 to T-025, T-074, T-079d). */
export const alwaysHolds = (cursor: Cursor): boolean =>
  cursor.try(() =>
    shield(cursor) || more(cursor) || empty(cursor) || most(cursor) || all(cursor) || height(cursor) || cover(cursor)
      ? true
      : undefined,
  ) ?? false;

/** `If a team has more units than the other team standing on a capture point, they own it.` */
function more(cursor: Cursor): boolean {
  if (!cursor.take(`if|when|whenever ${side} has|have more units`)) return false;
  const before = cursor.take('than the other|opposing|enemy team|side|player');
  if (!cursor.take(`standing? on a|an|any|the ${points}`)) return false;
  if (!before) cursor.take('than the other|opposing|enemy team|side|player');
  return cursor.take(',') && cursor.take(`they|it ${own} it`);
}

/** `If a capture point has no units from any team, it stays claimed by the last team that owned it.` */
function empty(cursor: Cursor): boolean {
  if (!cursor.take(`if|when a|any|the ${points} has no units`)) return false;
  cursor.takeAny('from any|either team|side|player', 'on it');
  if (!cursor.take(',') || !cursor.take('it')) return false;
  return cursor.takeAny(
    'stays|remains claimed|owned|controlled|held by the last team|side|player that|who? owned|claimed|controlled|held it',
    'keeps its owner',
  );
}

/** `At end of round, if a team owns more capture points, they score 1 point.` */
function most(cursor: Cursor): boolean {
  if (!cursor.take('at the? end of each|every|the|a? round ,?')) return false;
  if (!cursor.take(`if ${side} ${own} more ${points}`)) return false;
  cursor.take('than the other|opposing|enemy team|side|player');
  return cursor.take(',') && cursor.take('they|it score|scores 1 point?');
}

/** `If there are 3 or more capture points, and a team owns all of them, they score 1 more point.` */
function all(cursor: Cursor): boolean {
  if (!cursor.take(`if there are 3 or more ${points} ,? and ${side} ${own} all of? them ,`)) return false;
  return cursor.takeAny(
    'they|it score|scores 1 more|additional|extra point?',
    'they|it score|scores an additional|extra point',
  );
}

/** `Provides cover to adjacent units (+2def from units in the covered direction).` */
function cover(cursor: Cursor): boolean {
  if (
    !cursor.take('provides|gives|grants cover') ||
    !cursor.takeAny('to|for adjacent units', 'to|for units behind|beside it')
  )
    return false;
  if (!cursor.take('(')) return true;
  if (!cursor.take('+ # def') || cursor.numbers[0] !== 2) return false;
  cursor.takeAny('against|from units|attacks|abilities in|from the covered direction|side', 'across|through it');
  cursor.take(')');
  return true;
}

/** `Overshield is extra health, lost before regular health. Different sources do not stack: take the larger value.` (T-149) */
const shield = (cursor: Cursor): boolean => {
  if (!cursor.tokens.some(({ text }) => text === 'overshield')) return false;
  cursor.takeAny('overshield is', 'it is');
  if (cursor.take('extra|additional|bonus health ,? which? is? lost')) {
    return cursor.takeAny('before|first before? regular|normal|other|your? health', 'first');
  }
  if (cursor.take('different|several|multiple sources? of? overshield?'))
    return cursor.takeAny('do not stack|add', "don't stack|add");
  return cursor.take('take|use|keep the larger|largest|higher|highest|bigger value|number|one|source?');
};

/** `Units cannot move "up" the line. Range 1 does not reach over the line.` The lines of a map say where they run. */
function height(cursor: Cursor): boolean {
  const line = 'the|a yellow|height? line|step|edge|lines|steps|edges';
  if (cursor.take(line)) {
    return (
      cursor.takeAny(
        'has|have arrows in one direction ,? pointing down',
        'has|have arrows that|which? point|pointing down',
      ) ||
      (cursor.take('provides|gives|grants cover to|for units on|at') &&
        cursor.takeAny('the ground', 'the bottom', 'its foot'))
    );
  }
  if (cursor.take('provides|gives|grants cover to|for units on|at the ground|bottom')) return true;
  if (cursor.take("units|nobody can|cannot|can't")) {
    const none = cursor.tokens[cursor.at - 2]?.text === 'nobody';
    if (none !== (cursor.before?.text === 'can')) return false;
    if (!cursor.take('move|step|climb|walk|go')) return false;
    return cursor.take('"? up "?') && cursor.takeAny(`across|over? ${line}`, `${line}`);
  }
  if (cursor.take('range 1 does|do not reach|cross') || cursor.take("range 1 doesn't|cannot reach|cross")) {
    if (!cursor.take(`over|across? ${line}`)) return false;
    cursor.takeAny(', though|but other|longer ranges are unaffected', ', though|but other|longer ranges do');
    return true;
  }
  if (cursor.take('units on|at the ground|bottom can see the top ,? but not'))
    return cursor.takeAny('the ground|space|spaces on|at the other side', 'the ground|space|spaces beyond|behind it?');
  return cursor.takeAny('units on top are unaffected', 'units on|at the? top see|sees everything');
}
