import type { Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { About } from './predicate.ts';
import type { Statement } from './statement.ts';

type Counts = Omit<Extract<Rule, { rule: 'die-counts' }>, 'clause' | 'rule' | 'who'>;

/** What somebody does with dice begins with one of these. */
export const rolling = ['always roll|rolls', 'never roll|rolls', 'treat|treats'];

/** `Always roll 6s`, `never roll less than 3`, `treat 1s as 6s`: what a die counts as that shows some number. */
export function rollsSo({ cursor, clause, who }: About): Rule[] | undefined {
  const counts = cursor.takeAny('always roll|rolls a|an #', 'always roll|rolls # s?')
    ? counting(1, 6, cursor.numbers[0])
    : cursor.take('never roll|rolls')
      ? bound(cursor)
      : cursor.take('treat|treats')
        ? treated(cursor)
        : undefined;
  return ruleOf(cursor, clause, who, counts);
}

/** `Cannot roll less than 3`, behind "cannot". */
export const cannotRoll = ({ cursor, clause, who }: About): Rule[] | undefined =>
  cursor.try(() => (cursor.take('roll') ? ruleOf(cursor, clause, who, bound(cursor)) : undefined));

function treated(cursor: Cursor): Counts | undefined {
  cursor.takeAny('any|all|your attack? rolls|dice of?', 'rolls|dice of');
  return shownAs(cursor, 'as');
}

function ruleOf(cursor: Cursor, clause: number, who: Who, counts: Counts | undefined): Rule[] | undefined {
  if (counts === undefined || (!cursor.done && !cursor.sees(',|.|and|while|if|until|('))) return undefined;
  return [{ clause, rule: 'die-counts', who, ...counts }];
}

/** `Your attack rolls can't be lower than 3`, `your rolls of 1 and 2 count as 3`. */
export function diceCount(cursor: Cursor, _: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const rules = ruleOf(cursor, clause, { side: 'you' }, ofRolls(cursor));
    return rules && { of: 'you', rules };
  });
}
diceCount.begins = beginning('all|your|rolls');
diceCount.needs = oneOf('rolls dice');

/** `your attack rolls of 1 count as 6`, `your rolls are always 6`, `your dice can't show less than 3`. */
function ofRolls(cursor: Cursor): Counts | undefined {
  return cursor.try((): Counts | undefined => {
    const yours = cursor.take('all? your');
    const ofAttack = yours && cursor.take('attack') ? { attack: true as const } : {};
    if (!cursor.take('rolls|dice')) return undefined;
    const found = cursor.takeAny('of', 'that? showing|show')
      ? shownAs(cursor, 'count|counts as')
      : !yours
        ? undefined
        : cursor.takeAny('are always|all #', 'always count as #', 'always show #')
          ? counting(1, 6, cursor.numbers[0])
          : cursor.takeAny("cannot|can't be|show", 'can not be', 'are never')
            ? bound(cursor)
            : undefined;
    return found && { ...found, ...ofAttack };
  });
}

/** `less than 3`, `higher than 4`. */
function bound(cursor: Cursor): Counts | undefined {
  if (cursor.takeAny('less|lower|fewer than #', 'below #')) {
    const [least = 0] = cursor.numbers;
    return counting(1, least - 1, least);
  }
  if (!cursor.takeAny('more|higher|greater than #', 'above #')) return undefined;
  const [most = 0] = cursor.numbers;
  return counting(most + 1, 6, most);
}

/** `1s as 6s`, `1 and 2 count as 3`, `a 1 as a 6`. */
function shownAs(cursor: Cursor, as: string): Counts | undefined {
  cursor.take('a|an');
  const several = cursor.takeAny('# s? and|or # s?', '# - #');
  if (!several && !cursor.take('# s?')) return undefined;
  const [from = 0, to = from] = cursor.numbers;
  const isRow = cursor.tokens[cursor.at - 2]?.text === '-' || to - from < 2;
  if (!isRow || !cursor.take(as)) return undefined;
  return cursor.takeAny('a|an #', '# s?') ? counting(from, to, cursor.numbers[0]) : undefined;
}

function counting(from: number, to: number, as = 0): Counts | undefined {
  return from >= 1 && from <= to && to <= 6 && as >= 1 && as <= 6 ? { from, to, as } : undefined;
}
