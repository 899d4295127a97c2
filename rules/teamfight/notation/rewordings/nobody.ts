import { type Token, wordLike, wordsLike } from '../words/token.ts';

const none = /^(?:no|nobody)$/;

/** Those who are meant, by the word behind "no". */
const many: Readonly<Record<string, string>> = {
  enemy: 'enemies',
  enemies: 'enemies',
  ally: 'allies',
  allies: 'allies',
  unit: 'units',
  units: 'units',
  hero: 'heroes',
  heroes: 'heroes',
  one: 'units',
};

/** What comes between them and "can": where they are. */
const where = /^(?:in|within|adjacent|next|to|range|burst|los|of|you|the|area|target|with|a|an|other)$/;

/** `No enemy in range 2 can heal`, `until your next turn, nobody can target beyond range 2`: those who are meant cannot. */
export function nobody(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => none.test(text) && (n === 0 || /^[,:]$/.test(tokens[n - 1]?.text ?? '')),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const kind = like.text === 'nobody' ? 'units' : many[tokens[at + 1]?.text ?? ''];
  const from = like.text === 'nobody' ? at + 1 : at + 2;
  const can = tokens.findIndex(({ text }, n) => n >= from && /^(?:can|may)$/.test(text));
  if (kind === undefined || can < 0 || can === tokens.length - 1) return undefined;
  const place = tokens.slice(from, can);
  if (!place.every(({ kind: sort, text }) => sort === 'number' || where.test(text))) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, kind),
    ...place,
    wordLike(like, 'cannot'),
    ...tokens.slice(can + 1),
  ];
}
