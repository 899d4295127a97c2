import type { Condition, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `3 or more spaces`, `at least 3`, `more than 2 spaces`: how far. */
export function spaces(cursor: Cursor): number | undefined {
  return cursor.try(() => {
    if (cursor.takeAny('# or more spaces|space?', '# + spaces|space?', 'at least # spaces|space?', '# spaces or more'))
      return cursor.numbers[0];
    return cursor.take('more than # spaces|space?') ? (cursor.numbers[0] ?? 0) + 1 : undefined;
  });
}

/** `less than 4 spaces`, `fewer than 3`: not so far. */
const tooFew = (cursor: Cursor): number | undefined =>
  cursor.try(() =>
    cursor.take('less|fewer than # spaces|space?') && (cursor.numbers[0] ?? 0) > 0 ? cursor.numbers[0] : undefined,
  );

/** What somebody did before: `took damage since the start of your last turn`, of you also `moved this turn`. */
export function past(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  return cursor.try(() => {
    let negative = cursor.takeAny('did|do|does|have|has not', "didn't|don't|doesn't|haven't|hasn't");
    const so = negative ? /^(?:haven't|hasn't|not)$/.test(cursor.before?.text ?? '') : cursor.take('have|has');
    cursor.take('already');
    const either = negative && of === 'you' ? cursor.try(() => neither(cursor)) : undefined;
    if (either !== undefined) return either;
    const since = of === 'you' ? cursor.try(() => sinceBegun(cursor)) : undefined;
    if (since !== undefined) return [negative ? { is: 'not', of: since } : since];
    const none = !negative && cursor.take('took|taken no damage');
    const hurt = none || cursor.take('take|took|taken|receive|received any? damage');
    if (hurt) {
      if (!cursor.take('since the? start|beginning of your|their last|previous turn')) return undefined;
      const found: Condition = { is: 'hurt-lately', of };
      return [negative || none ? { is: 'not', of: found } : found];
    }
    if (of !== 'you') return undefined;
    if (
      cursor.takeAny('dealt no damage this turn') ||
      (cursor.sees('dealt no damage') && endsTurn(cursor, context) && cursor.take('dealt no damage'))
    )
      return [
        { is: 'turn', of: 'you' },
        { is: 'not', of: { is: 'did', what: 'damage' } },
      ];
    const what = deed(cursor);
    const few = what === 'move' && !negative ? tooFew(cursor) : undefined;
    const min = what === 'move' ? (few ?? spaces(cursor)) : undefined;
    negative ||= few !== undefined;
    const or = min === undefined && cursor.take('or') ? deed(cursor) : undefined;
    if (cursor.before?.text === 'or') return undefined;
    if (what === undefined) return undefined;
    if (
      min !== undefined &&
      !cursor.sees('this turn|round') &&
      !cursor.sees('in|during|on|since|last|each') &&
      !endsTurn(cursor, context)
    ) {
      cursor.takeAny('this|that way', 'so', 'by it|this|that');
      const gone: Condition = { is: 'gone', how: 'move', min };
      return [negative ? { is: 'not', of: gone } : gone];
    }
    // "On your turn" is the one that runs, but for what comes in any.
    const isOwn = !context.instant && !context.anyTurn && cursor.take('on|during|in your turn');
    if (
      !isOwn &&
      !cursor.take('this turn') &&
      !endsTurn(cursor, context) &&
      !(((so && what === 'move') || ofTurn(cursor)) && soFar(cursor, context))
    )
      return undefined;
    const first: Condition = { is: 'did', what, ...(min !== undefined && { min }) };
    const found: Condition = or === undefined ? first : { is: 'any', of: [first, { is: 'did', what: or }] };
    return [{ is: 'turn', of: 'you' }, negative ? { is: 'not', of: found } : found];
  });
}

/** `deal or take damage since the start of your last turn`, `attacked since the beginning of your last turn`: in that turn, or behind it. */
function sinceBegun(cursor: Cursor): Condition | undefined {
  const found: Condition[] = [];
  do {
    const both = cursor.takeAny(
      'deal|dealt or take|took|taken any? damage',
      'take|took|taken or deal|dealt any? damage',
    );
    const hurt = both || cursor.takeAny('take|took|taken|receive|received any? damage', 'damaged');
    const what = both ? 'damage' : hurt ? undefined : deed(cursor);
    if (!hurt && what === undefined) return undefined;
    if (hurt) found.push({ is: 'hurt-lately', of: 'you' });
    if (what !== undefined)
      found.push(
        { is: 'lately', of: 'you', what, when: 'last-turn' },
        { is: 'lately', of: 'you', what, when: 'since-turn' },
      );
  } while (cursor.take('or|nor'));
  if (found.length < 2 || !cursor.take('since the? start|beginning of your last|previous turn')) return undefined;
  return { is: 'any', of: found };
}

/** `take damage or target an enemy this turn`, behind "did not": what one has done, and what was done to one. */
function neither(cursor: Cursor): Condition[] | undefined {
  const found: Condition[] = [];
  let suffered = false;
  do {
    const hurt = cursor.take('take|receive any? damage');
    const what = hurt ? undefined : deed(cursor);
    if (!hurt && what === undefined) return undefined;
    suffered ||= hurt;
    found.push(what ? { is: 'did', what } : { is: 'lately', of: 'you', what: 'hurt', when: 'turn' });
  } while (cursor.take('or|nor'));
  if (!suffered || found.length < 2 || !cursor.take('this turn')) return undefined;
  return [{ is: 'turn', of: 'you' }, ...found.map((one): Condition => ({ is: 'not', of: one }))];
}

type Deed = Extract<Condition, { is: 'did' }>['what'];

/** `moved`, `attacked`, `dealt damage`. */
export function deed(cursor: Cursor): Deed | undefined {
  if (cursor.take('move|moved')) return 'move';
  if (cursor.take('teleport|teleported')) return 'teleport';
  if (cursor.take('fly|flew|flown')) return 'fly';
  if (cursor.take('attack|attacked')) {
    // An attack is one on an enemy.
    cursor.takeAny('an|any enemy', 'enemies', 'anyone|anybody');
    return 'attack';
  }
  if (cursor.takeAny('target|targeted an|any enemy', 'target|targeted enemies')) return 'target-enemy';
  if (
    cursor.takeAny('damage|damaged a|any unit', 'damage|damaged anyone|anybody|anything') ||
    cursor.takeAny('deal|dealt any? damage to a|any unit', 'deal|dealt any? damage to anyone|anybody|anything')
  )
    return 'damage';
  if (
    cursor.takeAny('damage|damaged|hurt an|any enemy', 'damage|damaged|hurt enemies') ||
    cursor.takeAny('deal|dealt any? damage to an|any enemy', 'deal|dealt any? damage to enemies')
  )
    return 'damage-enemy';
  if (cursor.take('use|used|spend|spent|take|took|taken a|an|any|your standard action|actions'))
    return 'standard-action';
  if (cursor.take('use|used|spend|spent|take|took|taken a|any|your move action|actions')) return 'move-action';
  return cursor.take('deal|dealt any? damage') ? 'damage' : killed(cursor);
}

/** `killed a unit`, `hit with an attack`. */
function killed(cursor: Cursor): 'kill' | 'kill-enemy' | 'kill-hero' | 'kill-enemy-hero' | 'hit' | undefined {
  if (cursor.take('kill|killed an enemy hero')) return 'kill-enemy-hero';
  if (cursor.take('kill|killed an enemy unit?')) return 'kill-enemy';
  if (cursor.take('kill|killed a hero')) return 'kill-hero';
  if (cursor.takeAny('kill|killed a unit', 'kill|killed a|any unit', 'kill|killed anyone|anybody|somebody|someone'))
    return 'kill';
  return cursor.takeAny(
    'hit with an attack',
    'hit an? enemy',
    'hit a|any unit|hero',
    'hit anyone|anybody|anything',
    'hit an? enemy with an attack',
    'land|landed an attack|hit',
  )
    ? 'hit'
    : undefined;
}

/** `your Move Action`: the one of this turn. */
const ofTurn = ({ tokens, at }: Cursor): boolean =>
  at >= 3 && tokens[at - 1]?.text === 'action' && tokens[at - 3]?.text === 'your';

/** `if you have not moved`, `if you haven't moved yet`: in the turn in which an ability is used, where that is one's own. */
const soFar = (cursor: Cursor, { slot, instant, anyTurn, free }: Context): boolean => {
  // "At the start of your next turn, if you have not moved": since when is not said.
  if ((slot !== 'ability' && slot !== 'default') || instant || anyTurn || free) return false;
  return cursor.take('yet') || cursor.done || cursor.sees(',|:|and|.|)');
};

/** `At the end of your turn, if you moved 4 or more spaces`: in the turn that ends. */
export const endsTurn = ({ tokens, at }: Cursor, { turnEnds }: Context): boolean =>
  turnEnds === true ||
  tokens.slice(0, at).some(({ text }, n) => text === 'end' && /^(?:of your )?turn$/.test(wordsBehind(tokens, n)));

const wordsBehind = (tokens: Cursor['tokens'], n: number): string => {
  const said = tokens.slice(n + 1, n + 4).map(({ text }) => text);
  return said[1] === 'turn' ? 'turn' : said.join(' ');
};

/** `were not moved by an enemy`, `not forcibly moved`: since one's last turn, asked when the next one begins. */
export function wasForced(cursor: Cursor, of: Ref): Condition[] | undefined {
  return cursor.try(() => {
    const negative = cursor.takeAny("wasn't|weren't|haven't|hasn't been?", 'was|were|have|has not been?', 'not');
    if (!negative && !cursor.takeAny('was|were', 'have|has been')) return undefined;
    if (!cursor.takeAny('forcibly moved', 'moved by an? enemy|enemies', 'pushed or pulled by an? enemy|enemies'))
      return undefined;
    cursor.takeAny('since your|their last turn', 'since then?');
    const found: Condition = { is: 'forced-lately', of };
    return [negative ? { is: 'not', of: found } : found];
  });
}
