import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `You have Armor until your next turn, and so do adjacent allies`: you and they have it. */
export function soDoes(tokens: readonly Token[]): Token[] | undefined {
  const so = tokens.findIndex(
    ({ text }, at) => text === 'so' && /^(?:do|does|are|is)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const like = tokens[so];
  if (like === undefined || so < 3) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const opens = comma > 0 && comma < so - 2 ? comma + 1 : 0;
  const cursor = new Cursor(tokens, opens, so);
  if (!cursor.take('you have|are|gain|deal|take|can|cannot')) return undefined;
  const verb = cursor.at - 1;
  let end = so;
  while (/^(?:,|and)$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
  const who = tokens.slice(so + 2);
  // "An adjacent ally": of what holds nobody says which one.
  if (!/^(?:all|each|every|adjacent|allies|your|they)$/.test(who[0]?.text ?? '') || end === so) return undefined;
  return [
    ...tokens.slice(0, opens),
    ...wordsLike(like, 'you and'),
    ...who,
    wordLike(like, tokens[verb]?.text ?? ''),
    ...tokens.slice(verb + 1, end),
  ];
}
soDoes.needs = oneOf('so');
