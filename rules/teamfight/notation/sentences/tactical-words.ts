import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Summon a Wolf on a space with Mud in range 5`, `teleport to a space of Mud in range 3`: on some of it. */
function onSpaceWith(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let at = 1; at < tokens.length - 3; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('on|in|to|into|onto a|an|any|one empty|free? space with|of|containing|that')) continue;
    if (cursor.before?.text === 'that' && !cursor.take('has|contains')) continue;
    cursor.take('a|an|some|any');
    const found = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
    if (found === undefined) continue;
    const like = tokens[at] as Token;
    const onto = /^(?:to|into|onto)$/.test(like.text) ? 'to' : 'on';
    return [...tokens.slice(0, at), ...wordsLike(like, `${onto} a`), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
onSpaceWith.needs = oneOf('space');

/** `Speed 1`, `speed is 6`, in the text of a token or condition: so much, whatever its bearer had. */
function speedAlone(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if ((slot !== 'token' && slot !== 'condition') || !cursor.take('your? speed is|becomes? #')) return undefined;
  const [like] = tokens;
  if (like === undefined || !(cursor.done || cursor.sees('.|,|and'))) return undefined;
  return [...wordsLike(like, 'base speed'), ...tokens.slice(cursor.at - 1)];
}
speedAlone.begins = beginning('your|speed');

/** `All other Wolves explode on death, 1dmg to adjacent units`, `your Wolves explode when they die, burst 1, 1dmg`: what comes around one that dies. */
function explodeOnDeath(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const yours = cursor.take('your');
  if (!yours) cursor.take('all');
  const other = !yours && cursor.take('other');
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
  if (like === undefined || found === undefined) return undefined;
  const name = wordsLike(like, found.word.name.toLowerCase());
  cursor.at = found.to;
  if (!cursor.takeAny('explode on death', 'explode when they die', 'explode when dying') || !cursor.take(',|:|for'))
    return undefined;
  const whose = yours ? 'one of your' : other ? 'another' : 'a';
  const rest = blast(tokens, cursor, like);
  return rest && [...wordsLike(like, `when ${whose}`), ...name, ...wordsLike(like, 'dies ,'), ...rest];
}
explodeOnDeath.needs = oneOf('explode');

/** `burst 1, 1dmg`, `1dmg to adjacent enemies`: around it. */
function blast(tokens: readonly Token[], cursor: Cursor, like: Token): Token[] | undefined {
  const { at } = cursor;
  if (cursor.take('burst # ,')) {
    const size = tokens[at + 1] as Token;
    return [wordLike(like, 'burst'), size, ...wordsLike(like, 'of it ,'), ...tokens.slice(cursor.at)];
  }
  if (!cursor.take('# dmg|damage')) return undefined;
  const harm = tokens.slice(at, cursor.at);
  if (!cursor.take('to all? adjacent units|enemies|allies') || !cursor.done) return undefined;
  const whom = cursor.before as Token;
  const all = whom.text === 'units' ? [] : [whom, wordLike(like, 'in')];
  return [...all, ...wordsLike(like, 'burst 1 of it ,'), ...harm];
}

/** What is said of the ground, of speed, of turns and of what is near as on the cards of tactical games. */
export const tacticalWords: readonly Rewording[] = [onSpaceWith, speedAlone, explodeOnDeath];
