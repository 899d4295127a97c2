import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const done = /^(?:damage|hit|attack|target|kill|slow|stun|push|pull|heal)$/;

const does = /^(?:enter|leave|attack|target|hit|damage|move|end|start|die)$/;

/** `The first enemy to enter range 2 each turn takes 1dmg`: once a turn, when one does. */
function firstTo(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  if (!cursor.take('the first enemy|ally|unit|hero|summon to|that|who')) return undefined;
  const whom = tokens[2] as Token;
  const to = cursor.before?.text === 'to';
  const verb = tokens[cursor.at];
  if (verb === undefined || !does.test(to ? verb.text : verb.text.replace(/s$/, ''))) return undefined;
  const from = cursor.at + 1;
  const at = tokens.findIndex(({ text }, index) => index > from && /^(?:each|every)$/.test(text));
  const period = tokens[at + 1];
  const rest = new Cursor(tokens, at + 2, tokens.length);
  if (
    at < 0 ||
    !/^(?:turn|round)$/.test(period?.text ?? '') ||
    !rest.sees('is|takes|loses|gains|heals|gets|cannot|has')
  )
    return undefined;
  return [
    ...wordsLike(like, 'once per'),
    period as Token,
    ...wordsLike(like, `, when ${/^[ae]/.test(whom.text) ? 'an' : 'a'}`),
    whom,
    to ? wordLike(verb, `${verb.text}s`) : verb,
    ...tokens.slice(from, at),
    ...wordsLike(like, ', it'),
    ...tokens.slice(at + 2),
  ];
}

/** `The first enemy you damage each turn is Slowed`: the first time each turn that it happens. */
export function firstEach(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  if (!cursor.take('the first enemy|ally|unit you')) return firstTo(tokens);
  const whom = tokens[2] as Token;
  const verb = tokens[cursor.at];
  if (verb === undefined || !done.test(verb.text)) return undefined;
  cursor.at += 1;
  if (!cursor.take('each|per|every|in|a each? turn|round')) return undefined;
  const period = tokens[cursor.at - 1] as Token;
  if (!cursor.sees('is|takes|loses|gains|heals|gets|cannot|has')) return undefined;
  return [
    ...wordsLike(like, 'the first time each'),
    period,
    wordLike(like, 'you'),
    verb,
    ...wordsLike(like, /^[ae]/.test(whom.text) ? 'an' : 'a'),
    whom,
    ...wordsLike(like, ', it'),
    ...tokens.slice(cursor.at),
  ];
}
firstEach.begins = beginning('the');
firstEach.needs = oneOf('first');
