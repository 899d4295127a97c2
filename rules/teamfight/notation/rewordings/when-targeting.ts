import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const others = [
  'anyone|anybody|anything|somebody|someone|something else',
  'anyone|anybody|anything|somebody|someone but|except for? you',
  'anyone|anybody|anything|somebody|someone other than you',
  'other units|targets',
  'others',
];

/** `Adjacent enemies have +2def when targeting anyone else`, `enemies in Mud deal -1 damage when attacking others`, `have -1 range when attacking you`: what is theirs against those. */
export function whenTargeting(tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(({ text }, at) => at > 0 && /^(?:have|has|get|gets|deal|deals)$/.test(text));
  const like = tokens[verb];
  if (like === undefined) return undefined;
  const deals = like.text.startsWith('deal');
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  if (!cursor.take(deals ? '+|- # damage|dmg' : '+|- # def|crit|range')) return undefined;
  const change = tokens.slice(verb + 1, cursor.at);
  cursor.take(',');
  const attack = cursor.takeAny('when|while attacking', 'when|whenever|if they|it attack|attacks');
  if (!attack && !cursor.takeAny('when|while targeting', 'when|whenever|if they|it target|targets')) return undefined;
  const whom = cursor.takeAny(...others) ? 'others' : cursor.take('you') ? 'you' : undefined;
  if (whom === undefined || (whom === 'you' && tokens[0]?.text === 'you') || !(cursor.done || cursor.sees('.|,|and')))
    return undefined;
  const who = tokens.slice(0, verb);
  const rest = tokens.slice(cursor.at);
  if (deals) return [...who, like, ...change, ...wordsLike(like, `to ${whom}`), ...rest];
  return [
    ...wordsLike(like, attack ? 'attacks of' : 'abilities of'),
    ...who,
    ...wordsLike(like, `against ${whom}`),
    wordLike(like, 'have'),
    ...change,
    ...rest,
  ];
}
whenTargeting.needs = oneOf('when while whenever if');
