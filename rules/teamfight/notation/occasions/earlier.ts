import type { Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';

/** `at the end of your last turn`: whose turn it was. What was true then is remembered of each unit. */
function lastTurn(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('at|by the? end of', 'when you ended')) return undefined;
    const of = possessive(cursor, context);
    return of !== undefined && cursor.take('last|previous turn') ? of : undefined;
  });
}

/** `where they were at the start of this turn`, `the space it began this turn in`: whose place it was, in the turn that runs. */
export function placeThisTurn(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    const of = cursor.try(() => {
      if (!cursor.takeAny('where', 'the space|location|position|spot where|that|in|on? which?')) {
        const whose = possessive(cursor, context);
        return whose !== undefined && cursor.take('space|location|position|spot') ? whose : undefined;
      }
      return pronoun(cursor, context)?.ref;
    });
    if (of === undefined) return undefined;
    const began = cursor.takeAny(
      'was|were|stood? at|on the? start|beginning of this|the current? turn',
      'at|on the? start|beginning of this|the current? turn',
      'was|were|stood when this|the current? turn began|started',
      'started|began|start|begin this|the turn in|on|at?',
    );
    return began ? of : undefined;
  });
}

/** `where you were at the end of your last turn`, `your position at the end of your last turn`: whose place it was. */
export function earlierPlace(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    let of = cursor.try(() => {
      if (!cursor.takeAny('where', 'the space|location|position where|in? which?')) return undefined;
      const who = pronoun(cursor, context)?.ref;
      return who !== undefined && cursor.take('was|were|stood') ? who : undefined;
    });
    of ??= cursor.try(() => {
      const whose = possessive(cursor, context);
      return whose !== undefined && cursor.take('space|location|position') ? whose : undefined;
    });
    return of !== undefined && lastTurn(cursor, context) === of ? of : undefined;
  });
}

/** `what it was at the end of your last turn`, `the health you had at the end of your last turn`: of whom. */
export function earlierHealth(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    if (cursor.takeAny('what it was', 'its value')) return lastTurn(cursor, context);
    if (!cursor.takeAny('the health|hp', 'the amount of health|hp', 'what')) return undefined;
    const of = pronoun(cursor, context)?.ref;
    return of !== undefined && cursor.take('had') && lastTurn(cursor, context) === of ? of : undefined;
  });
}
