import type { Context } from '../context.ts';
import type { About } from '../rewordings/rewording.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** What somebody has not done in a turn that ends, in the form that questions have. */
const deeds = new Map([
  ['hitting', 'hit'],
  ['damaging', 'damage'],
  ['attacking', 'attack'],
  ['killing', 'kill'],
  ['moving', 'move'],
  ['dealing', 'deal'],
  ['taking', 'take'],
  ['using', 'use'],
  ['targeting', 'target'],
]);

/**
 * `If you end a turn without hitting an enemy, lose all Rage`, `gain one whenever you end your turn without moving`: at the end of your turn,
 * if you have not done so.
 */
export function endsTurnWithout(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => /^(?:if|when|whenever)$/.test(text) && tokens[n + 1]?.text === 'you');
  const like = tokens[at];
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (like === undefined || !cursor.take('if|when|whenever you end a|your turn without')) return undefined;
  const deed = deeds.get(cursor.peek()?.text ?? '');
  if (deed === undefined) return undefined;
  cursor.at += 1;
  const from = cursor.at;
  while (!cursor.done && !cursor.sees(',|:|.')) cursor.at += 1;
  const whom = whomSaid(tokens.slice(from, cursor.at), before);
  const rest = tokens.slice(cursor.done ? cursor.at : cursor.at + 1);
  const first = at === 0 ? rest : tokens.slice(0, at);
  // "Gain one whenever you end a turn without moving, and lose it when hit" is of more than that.
  if (whom === undefined || first.length === 0 || (at > 0 && rest.length > 0)) return undefined;
  return [
    ...wordsLike(like, `at the end of your turn , if you did not ${deed}`),
    ...whom,
    ...wordsLike(like, 'this turn ,'),
    ...first,
  ];
}
endsTurnWithout.needs = oneOf('without');

/** `one`, of those whom the text has named last; `anyone`, any unit. */
function whomSaid(whom: readonly Token[], before: readonly Token[]): readonly Token[] | undefined {
  const [only] = whom;
  if (whom.length !== 1 || only === undefined) return whom;
  if (/^(?:anyone|anybody|anything)$/.test(only.text)) return wordsLike(only, 'a unit');
  if (only.text !== 'one') return whom;
  const named = before.findLast(
    ({ text }, n) => kinds.test(text) && /^(?:an?|each|another)$/.test(before[n - 1]?.text ?? ''),
  );
  return named && [wordLike(only, /^[aeiou]/.test(named.text) && named.text !== 'unit' ? 'an' : 'a'), named];
}

const kinds = /^(?:hero|enemy|unit|ally|summon)$/;
