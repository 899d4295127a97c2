import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';

export const points = oneOf('point points');

const noPoints = ['no victory? point|points', 'a|any? victory? point|points'];

/** `Your death scores no points`, `you are worth 2 points`, `enemies score no points for killing you`: what the other side has of it (T-021). */
export function worthOfDeath(cursor: Cursor, { slot, words, bearer }: Context, clause: number): Rule | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  // Only heroes are worth a point.
  if (
    slot === 'passive' &&
    bearer !== undefined &&
    words.all.some(({ kind, ref }) => kind === 'summon' && ref === bearer)
  )
    return undefined;
  return cursor.try((): Rule | undefined => {
    const found = dying(cursor) ?? killing(cursor);
    if (found === undefined || !cursor.done) return undefined;
    const rule = { clause, rule: 'change' as const, who: { side: 'you' as const }, what: 'worth' as const };
    return found.more ? { ...rule, add: { base: found.count } } : { ...rule, set: found.count };
  });
}
worthOfDeath.begins = beginning('your|you|it|its|this|enemies|the|killing|when|nobody');
worthOfDeath.needs = points;

interface Points {
  readonly count: number;
  readonly more?: boolean;
}

/** `your death is worth 2 points`, `you give no point when you die`. */
function dying(cursor: Cursor): Points | undefined {
  return cursor.try((): Points | undefined => {
    const first = cursor.takeAny('when you die ,?', 'when you are killed ,?', 'on your death ,?');
    const death = cursor.takeAny('your death', 'killing you', ...(first ? ['this', 'it'] : []));
    if (!death && !cursor.take('you')) return undefined;
    const negative = cursor.takeAny("doesn't|don't|isn't|aren't|never", 'does|do|is|are not');
    // "You score 2 points" is no death's worth.
    const verb = death
      ? cursor.take('scores|score|gives|give|grants|grant|yields|yield|costs|cost|awards|award|counts|count|is|are') ||
        (negative && cursor.sees('worth'))
      : cursor.take('give|grant|yield|award') ||
        (cursor.sees('are worth') && cursor.take('are')) ||
        (negative && cursor.sees('worth'));
    if (!verb) return undefined;
    cursor.takeAny('worth', 'for');
    cursor.takeAny('the enemy|enemies|opponent', 'enemies', 'your opponent|enemies');
    const found = amount(cursor, negative);
    if (found === undefined) return undefined;
    cursor.takeAny(
      'to|for the enemy|opponent',
      'to|for the other|enemy|opposing team|side|player',
      'to|for enemies',
      'to|for your opponent|enemies',
    );
    if (!first) cursor.takeAny('when you die', 'when you are killed', 'on death', 'when killed');
    return found;
  });
}

/** `enemies score no points for killing you`, `the enemy doesn't score a point when you die`. */
function killing(cursor: Cursor): Points | undefined {
  return cursor.try((): Points | undefined => {
    const first = cursor.takeAny('when you die ,?', 'when you are killed ,?', 'on your death ,?');
    if (!cursor.takeAny('enemies', 'the other|enemy|opposing team|side|player', 'the enemy|opponent', 'nobody'))
      return undefined;
    const nobody = cursor.before?.text === 'nobody';
    const negative = cursor.takeAny("doesn't|don't|never|cannot|can't", 'does|do not') || nobody;
    if (!cursor.take('score|scores|gain|gains|get|gets|earn|earns')) return undefined;
    const found = amount(cursor, negative);
    const why = cursor.takeAny(
      'for killing you',
      'for|from|on your death',
      'when you die',
      'when you are killed',
      'for it',
    );
    return first || why ? found : undefined;
  });
}

/** `no points`, `2 points`, `a point` of what is denied, `1 more point`. */
function amount(cursor: Cursor, negative: boolean): Points | undefined {
  const none = cursor.takeAny(...noPoints);
  if (none) {
    const isNo = cursor.tokens[cursor.at - 2]?.text === 'no' || cursor.tokens[cursor.at - 3]?.text === 'no';
    return isNo !== negative ? { count: 0 } : undefined;
  }
  if (negative) return undefined;
  if (
    cursor.takeAny(
      'an? additional|extra victory? point',
      '# additional|extra|more victory? point|points',
      '+ # points?|point?',
    )
  )
    return { count: cursor.numbers[0] ?? 1, more: true };
  if (!cursor.take('# victory? point|points')) return undefined;
  const [count = 1] = cursor.numbers;
  cursor.takeAny('instead', 'instead of #');
  return { count };
}
