import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `When the next enemy ends its turn, 2dmg`, `when the opponent's next hero starts its turn`: at the end of the next enemy's turn. */
export function nextOnesTurn(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || (slot !== 'ability' && slot !== 'default') || !cursor.take('when|once the?'))
    return undefined;
  const enemy = cursor.takeAny("opponent's next hero|unit", 'next enemy hero|unit?');
  if (!enemy && !cursor.take('next unit|hero')) return undefined;
  if (!cursor.take('starts|begins|ends its|their turn') || !cursor.sees(',|:')) return undefined;
  const edge = tokens[cursor.at - 3]?.text === 'ends' ? 'end' : 'start';
  return [
    ...wordsLike(like, `at the ${edge} of the next ${enemy ? "enemy's" : "unit's"} turn`),
    ...tokens.slice(cursor.at),
  ];
}
nextOnesTurn.begins = beginning('when|once');

/** `End of this turn and start of your next: burst 1, 2dmg`: both moments are said in full. */
export function bothMoments(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || (slot !== 'ability' && slot !== 'default')) return undefined;
  const now = cursor.take('at? the? end of this|your? turn');
  if (!now && !cursor.take('now')) return undefined;
  if (!cursor.take('and at? the? start|beginning|end of your next turn?') || !cursor.sees(',|:')) return undefined;
  const said = tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:start|beginning|end)$/.test(text));
  return [
    ...wordsLike(
      like,
      `${now ? 'at the end of this turn' : 'now'} and at the ${said?.text ?? 'start'} of your next turn`,
    ),
    wordLike(like, ','),
    ...tokens.slice(cursor.at + 1),
  ];
}
bothMoments.begins = beginning('at|the|end|now');
bothMoments.needs = oneOf('next');

/** `The next ability this turn has +1 crit`, `the next attack in this turn deals +1 damage`: yours, in a turn of yours. */
export function nextAbility(tokens: readonly Token[], { slot, anyTurn, instant }: Context): Token[] | undefined {
  if ((slot !== 'ability' && slot !== 'default') || anyTurn || instant) return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'the' && tokens[n + 1]?.text === 'next');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  if (like === undefined || !cursor.take('ability|attack') || !cursor.take('in? this turn')) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'your'), ...tokens.slice(at + 1)];
}
nextAbility.needs = oneOf('next');

/** `Skip your next turn, then return at full health`, where one has died: one is away until that turn is over. */
export function skipsThenReturns(tokens: readonly Token[], { dead }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || dead !== 'you' || !cursor.take('you? skip your next turn')) return undefined;
  if (!cursor.takeAny(', then', ', and then?', 'and then?', 'then')) return undefined;
  if (!cursor.sees('you? return|come|respawn|revive')) return undefined;
  return [...wordsLike(like, 'at the end of your next turn ,'), ...tokens.slice(cursor.at)];
}
skipsThenReturns.needs = oneOf('skip');

/** `Unit in the space, 3dmg`, `whoever is in the space takes 2 damage`, where a space was marked: any that is there then. */
export function unitInSpace(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  for (let at = 0; at < tokens.length - 3; at++) {
    if (at > 0 && !/^[,:]$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    const like = tokens[at] as Token;
    if (!cursor.takeAny('the|any? unit in|on the|that space', 'whoever|anyone is? in|on the|that space')) continue;
    const takes = cursor.take('takes');
    if (!takes && !cursor.sees(', # dmg|damage')) return undefined;
    const rest = tokens.slice(cursor.at);
    return [...tokens.slice(0, at), ...wordsLike(like, `units in the space${takes ? ' take' : ''}`), ...rest];
  }
  return undefined;
}
unitInSpace.needs = oneOf('space');
