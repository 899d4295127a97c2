import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Occasion } from './occasion.ts';

/** What says in which rounds begins with one of these. */
export const inRound = beginning(
  'from|starting|beginning|in|on|during|after|before|until|till|odd|even|odd-numbered|even-numbered',
);

/** `On rounds 3 and 6`, `from round 3 on`, `in odd rounds`: while it is one of them. */
export function inRounds(cursor: Cursor): readonly Condition[] | undefined {
  if (cursor.misses(inRound)) return undefined;
  // "Odd rounds: ...".
  const isBare = cursor.sees('odd|even|odd-numbered|even-numbered rounds :|,');
  return cursor.try(
    () => fromRound(cursor) ?? (isBare || cursor.take('in|during|on') ? someRounds(cursor) : undefined),
  );
}

/** `At the start of rounds 3 and 5`, `end of round 4`. */
export function atRounds(cursor: Cursor): Occasion | undefined {
  return cursor.try((): Occasion | undefined => {
    cursor.take('at the?');
    if (!cursor.take('start|beginning|end of')) return undefined;
    const end = cursor.tokens[cursor.at - 2]?.text === 'end';
    const asked = someRounds(cursor) ?? byNumber(cursor);
    return asked && { trigger: { on: end ? 'round-end' : 'round-start' }, if: asked };
  });
}

const byNumber = (cursor: Cursor): readonly Condition[] | undefined => {
  const rounds = cursor.take('round|rounds|turn|turns') ? numbersInRow(cursor) : undefined;
  return rounds && [{ is: 'round', rounds }];
};

/** `3 and 6`, `2, 4 and 6`, `3 and round 6`. */
function numbersInRow(cursor: Cursor): number[] | undefined {
  const found: number[] = [];
  while (cursor.take('#')) {
    found.push(cursor.numbers[0] ?? 0);
    if (cursor.try(() => andAgain(cursor))) continue;
    if (!cursor.sees(', #|and') && !cursor.sees('and|or|& round? #')) break;
    cursor.takeAny(', and', ',', 'and|or|&');
    cursor.take('round');
  }
  return found.length > 0 ? found : undefined;
}

/** `, and again on round` 5: one more of them. */
const andAgain = (cursor: Cursor): true | undefined =>
  (cursor.take(',? and again at|on|in? the? start|beginning? of? round?') && cursor.sees('#')) || undefined;

/** `each odd numbered round`, `every even round`, `odd rounds`. */
function someRounds(cursor: Cursor): readonly Condition[] | undefined {
  const parity = /^(odd|even)(?:-numbered)?$/;
  return cursor.try(() => {
    cursor.take('each|every|all');
    const said = parity.exec(cursor.peek()?.text ?? '')?.[1];
    if (said === undefined) return undefined;
    cursor.at += 1;
    cursor.takeAny('- numbered', 'numbered');
    return cursor.take('round|rounds') ? [{ is: 'rounds' as const, parity: said as 'odd' | 'even' }] : undefined;
  });
}

/** `From round 3 on`, `starting in round 3`, `after round 2`, `on your first turn`. */
function fromRound(cursor: Cursor): readonly Condition[] | undefined {
  const from =
    cursor.takeAny(
      'from round # on|onward|onwards',
      'in|during|on round # and on|onward|onwards|later|after',
      'in|during|on round|turn # or later',
      'in|during|on round # +',
      'starting in|with|from|on round #',
      'beginning in|with round #',
    ) ||
    (cursor.sees('from round # ,') && cursor.take('from round #'));
  if (from) return [{ is: 'rounds', min: cursor.numbers[0] ?? 1 }];
  if (cursor.take('on|in|during your first turn') || cursor.take('in|during the first round'))
    return [{ is: 'round', rounds: [1] }];
  if (cursor.takeAny('in|during|on round|rounds # - #', 'in|during|on rounds # to|through #')) {
    const [min = 1, max = min] = cursor.numbers;
    return max < min ? undefined : [{ is: 'rounds', min, max }];
  }
  const those = cursor.try(() => (cursor.take('in|during|on round|rounds') ? numbersInRow(cursor) : undefined));
  if (those !== undefined) return [{ is: 'round', rounds: those }];
  if (cursor.take('after round #')) return [{ is: 'rounds', min: (cursor.numbers[0] ?? 0) + 1 }];
  if (cursor.take('until|till the? end of round #')) return [{ is: 'rounds', max: cursor.numbers[0] ?? 1 }];
  return cursor.take('before round #') ? [{ is: 'rounds', max: (cursor.numbers[0] ?? 2) - 1 }] : undefined;
}

/** `At the start of the game`, `at the end of the match`, in a text that is nobody's: as the first round starts, and once all rounds are played. */
export function atGameEdge(cursor: Cursor, context: Context): Occasion | undefined {
  if (!isOwnerless(context)) return undefined;
  return cursor.try((): Occasion | undefined => {
    const at = cursor.take('at the?');
    const starts = at
      ? cursor.takeAny('start|beginning of the? game|match')
      : cursor.takeAny('when|once the game|match starts|begins');
    if (starts) return { trigger: { on: 'round-start' }, if: [{ is: 'round', rounds: [1] }] };
    if (at && cursor.takeAny('end of the? game|match', 'end of the last|final round'))
      return { trigger: { on: 'game-end' } };
    return !at && cursor.takeAny('when|once the game|match ends', 'when|once the game|match is over')
      ? { trigger: { on: 'game-end' } }
      : undefined;
  });
}
