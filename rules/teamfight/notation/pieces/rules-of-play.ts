import type { Cursor } from '../words/cursor.ts';

const heroes = 'a|each|all|every|any hero|unit|heroes|units';

/** What the rules page says of rolls, actions, health, movement and death, where a rules card says it once more (T-015, T-018, T-043, T-044, T-125). */
export const rulesOfPlay = (cursor: Cursor): boolean =>
  [alwaysHits, moves, healed, passes, stays, actions].some((said) => cursor.try(() => said(cursor) || undefined));

/** `A natural 6 always hits`, `rolls of 5 and 6 always hit`. */
function alwaysHits(cursor: Cursor): boolean {
  cursor.takeAny('a|any|every', 'rolling a');
  cursor.takeAny('natural|unmodified rolls|roll? of?', 'rolls|roll of', 'natural|unmodified');
  const said = cursor.takeAny('# and|or #', '#');
  const numbers = said ? cursor.numbers : [];
  if (!cursor.take('always hits|hit')) return false;
  return numbers.every((number) => number === 5 || number === 6) && numbers.length > 0;
}

/** `Instead of its Standard Action, a hero may move again`, `a hero may use a Standard Action as a Move Action`. */
function moves(cursor: Cursor): boolean {
  if (cursor.take('instead of its|their|a|the standard action ,'))
    return (
      named(cursor) &&
      cursor.take('may|can') &&
      cursor.takeAny('move again', 'move a second time', 'take a second move action')
    );
  if (!named(cursor) || !cursor.take('may|can')) return false;
  if (cursor.takeAny('move again|twice instead of using? its|their|a|the standard action')) return true;
  if (!cursor.take('use|spend its|their|a|the standard action')) return false;
  return cursor.takeAny('as a move action', 'to move again', 'to move a second time', 'for a second move');
}

/** `Heroes can't be healed above their starting health`. */
function healed(cursor: Cursor): boolean {
  const whole = 'his|her|its|their|the? starting|full|max|maximum health|hp';
  if (cursor.take("healing cannot|can't|never raise|raises|bring|brings|heal|heals")) {
    cursor.takeAny(heroes, 'heroes|units', 'anybody|anyone');
    return cursor.take(`above|over|beyond ${whole}`);
  }
  return (
    named(cursor) &&
    cursor.takeAny("cannot|can't be healed", 'can never be healed', "cannot|can't heal") &&
    cursor.take(`above|over|beyond ${whole}`)
  );
}

/** `Units can move through allies`, `units cannot move through enemies`, `nobody moves diagonally`. */
function passes(cursor: Cursor): boolean {
  if (cursor.take('movement is never|not diagonal')) return true;
  if (cursor.takeAny('nobody can move diagonally', 'nobody moves diagonally')) return true;
  if (!named(cursor)) return false;
  if (cursor.take("cannot|can't move")) return cursor.takeAny('diagonally', 'through enemies', 'through enemy units');
  if (!cursor.take('can|may move|pass through')) return false;
  if (!cursor.takeAny('allies', 'allied|friendly units', 'their|its own allies')) return false;
  cursor.takeAny(', but cannot|not stop|end there|on them', 'but cannot|not stop|end there|on them');
  return true;
}

/** `Killed heroes do not return`, `dead units do not come back`. */
function stays(cursor: Cursor): boolean {
  if (!cursor.take('dead|killed|slain heroes|units|summons')) return false;
  const never = cursor.takeAny("do not|don't|cannot|can't|never", 'are not');
  return never && cursor.takeAny('return', 'come back', 'respawn', 'respawned', 'revive', 'revived');
}

/** `Each hero has one Move Action and one Standard Action per turn`. */
function actions(cursor: Cursor): boolean {
  if (!named(cursor) || !cursor.take('has|have|gets|get')) return false;
  if (!cursor.takeAny('# standard action and # move action', '# move action and # standard action')) return false;
  return (
    cursor.numbers.every((number) => number === 1) &&
    (cursor.takeAny('per|each|every turn', 'in its|their turn', 'on its|their turn') || cursor.done)
  );
}

/** `A hero`, `heroes`, `all units`. */
const named = (cursor: Cursor): boolean => cursor.takeAny(heroes, 'heroes|units', 'all heroes|units');
