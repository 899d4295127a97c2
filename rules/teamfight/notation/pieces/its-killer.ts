import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike, writtenAs } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/**
 * `The unit that killed it`, `whoever destroys the Ogre scores 2`, `killing it gives a Coin`, where a map tells of an object: its killer does so
 * when it is destroyed, or the player of that unit.
 */
export function ofItsKiller(tokens: readonly Token[], { name }: Word): readonly Token[] {
  const called = writtenAs(name);
  const piece = ['it', 'this', `the ${called}`, `a|an ${called}`];
  const to: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  while (!cursor.done) {
    const like = cursor.peek() as Token;
    const last = tokens[cursor.at - 1];
    const begins = last === undefined || last.text === '.' || last.kind === 'line';
    const said = (begins ? (killing(cursor, piece) ?? whoever(cursor, piece)) : undefined) ?? killer(cursor, piece);
    if (said === undefined) cursor.at += 1;
    to.push(...(said === undefined ? [like] : wordsLike(like, said)));
  }
  return to;
}

const does = (cursor: Cursor, verbs: string, piece: readonly string[]): boolean =>
  cursor.takeAny(...piece.map((one) => `${verbs} ${one}`));

/** `the hero that killed it`; of its player it is said as it stands. */
const killer = (cursor: Cursor, piece: readonly string[]): string | undefined =>
  cursor.try(() =>
    cursor.takeAny('the unit|hero that|who|which', 'whoever') && does(cursor, 'killed|destroyed|slew', piece)
      ? 'its killer'
      : undefined,
  );

/** `Killing it gives a Coin`, `destroying the Idol scores 2`. */
const killing = (cursor: Cursor, piece: readonly string[]): string | undefined =>
  cursor.try(() => {
    if (!does(cursor, 'killing|destroying|slaying', piece)) return undefined;
    if (cursor.sees('scores #')) return 'when destroyed , the player who destroyed it';
    return cursor.take('gives|grants') ? 'when destroyed , its killer gains' : undefined;
  });

/** `Whoever kills it gains a Coin`, `the player who destroys it scores 2`, `a hero that kills it heals 1`. */
const whoever = (cursor: Cursor, piece: readonly string[]): string | undefined =>
  cursor.try(() => {
    const any = cursor.takeAny('whoever', 'a|any player|team|side who|that', 'the player|team|side who|that|which');
    const kind =
      !any && cursor.take('a|any unit|hero|summon that|who') ? cursor.tokens[cursor.at - 2]?.text : undefined;
    if ((!any && kind === undefined) || !does(cursor, 'kills|destroys|slays', piece)) return undefined;
    const scores = cursor.sees('scores') || cursor.sees('gains|gets|earns # victory? point|points');
    const who = scores ? 'the player who destroyed it' : any ? 'its killer' : 'it';
    return `when destroyed ${kind === undefined ? '' : `by a ${kind} `}, ${who}`;
  });
