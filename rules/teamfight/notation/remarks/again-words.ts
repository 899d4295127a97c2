import type { Flow } from '../sentences/flow.ts';
import { repeats } from '../sentences/links.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, neededBy } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { paidAgain } from './paid-again.ts';
import { repeatsIf } from './repeats-if.ts';

const again = [
  'attack|strike|fire|shoot again',
  'attack|strike|fire|shoot once|one more time?',
  'again attack',
  'make this|the attack a second time',
  'do this|that|so|it again',
  'do this|that|so|it once|one more time?',
  'do the same again?',
  'do the same once|one more time?',
  'make|use this|the attack|ability again',
  'make|use this|the attack|ability once|one more time?',
  'repeat this|it|the attack|ability? again',
  'once more|again',
  'one more time',
] as const;

const elsewhere = 'again on|in|along|into another|a different|new|second? line|direction';
const lead = 'then? ,? you? may|can?';
const asked = ['on|if a hit', 'on|if a miss', 'on hit', 'on miss'] as const;

/**
 * `You may attack again`, `do this again against another enemy`, `then once more on a different target`, `on a miss, attack again`: what is told as
 * `repeat this once`, and read as that.
 */
export function againWords(flow: Flow, sentence: Sentence): boolean {
  const { desk, out, context } = flow;
  const said = repeatsOnce(desk.tokens.slice(sentence.from, sentence.to));
  if (said === undefined) return false;
  const tokens = [...desk.tokens.slice(0, sentence.from), ...said];
  const like = { ...sentence, to: tokens.length };
  const other = { ...desk, tokens };
  const both: Flow = { ...flow, desk: other };
  return repeats(other, out.nodes, like, context.words) || repeatsIf(both, like) || paidAgain(both, like);
}
againWords.begins = beginning('on|if|again|attack|strike|fire|shoot|do|make|use|repeat|once|one|then|you|may|can');
againWords.needs = neededBy('again|once|same|one|second', 'hit|miss');

function repeatsOnce(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const when = cursor.takeAny(...asked) && cursor.take(',') ? tokens[cursor.at - 2]?.text : undefined;
  const { at } = cursor;
  cursor.take(lead);
  const may = tokens.slice(at, cursor.at);
  const isAgain = cursor.takeAny(...again) || (cursor.sees(elsewhere) && cursor.take('again'));
  if (
    first === undefined ||
    !(isAgain || (when !== undefined && cursor.take('repeat this|it|the attack|ability once?')))
  )
    return undefined;
  const rest = tokens
    .slice(cursor.at)
    .map((token, at) => (at === 0 && token.text === 'with' ? wordLike(token, 'on') : token));
  const like = tokens[cursor.at - 1] as Token;
  return [
    ...(when === undefined ? [] : wordsLike(first, when === 'hit' ? 'if this hits ,' : 'if this misses ,')),
    ...may,
    ...wordsLike(like, 'repeat this once'),
    ...(rest[0]?.text === ',' && /^(?:on|against|targeting)$/.test(rest[1]?.text ?? '') ? rest.slice(1) : rest),
  ];
}
