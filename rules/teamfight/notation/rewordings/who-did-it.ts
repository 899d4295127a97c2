import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const killed = oneOf('killed');

/** `When a unit with your Mark dies, score 1 if you killed it`: when you kill one. */
export function whoKilled(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || !/^when(?:ever)?$/.test(like.text) || new Cursor(tokens, 0, tokens.length).lacks(killed))
    return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const dies = tokens[comma - 1]?.text === 'dies' ? comma - 1 : -1;
  const asked = tokens.findIndex(({ text }, at) => at > comma && text === 'if');
  const first = tokens[1]?.text ?? '';
  if (dies < 2 || asked < 0 || !/^(?:a|an|any)$/.test(first)) return undefined;
  // "In range 2" is where somebody is, and "of it" could be of either.
  if (tokens.slice(1, dies).some(({ text }) => /^(?:or|and|killed|by)$/.test(text))) return undefined;
  const cursor = new Cursor(tokens, asked, tokens.length);
  const you = cursor.takeAny('if you killed it|them', 'if you were the killer', 'if killed by you');
  const side = !you && cursor.take('if an enemy|ally killed it|them') ? tokens[asked + 2] : undefined;
  if (!you && side === undefined) return undefined;
  const comes = comma + 1 === asked;
  if (comes ? !cursor.take(',') || cursor.done : !cursor.done) return undefined;
  const does = comes ? tokens.slice(cursor.at) : tokens.slice(comma + 1, asked);
  // "An ally in range 2 of it heals 2, and you heal 1 if you killed it": the last of them.
  if (!comes && does.some(({ text }) => text === ',')) return undefined;
  const killer = you ? wordsLike(like, 'you kill') : wordsLike(like, `an ${side?.text} kills`);
  return [like, ...killer, ...tokens.slice(1, dies), tokens[comma] as Token, ...does];
}
whoKilled.needs = killed;
whoKilled.begins = beginning('when|whenever');

/** Def of whatever targets one, of all of it or of what comes from afar. */
const warded =
  /^(?:abilities|attacks) (?:targeting|against) you (?:from (?:(?:beyond|further than|farther than|more than) range (\d+) )?)?have \+ ?\d+ ?def$/i;
const wardedFrom = /^(?:abilities|attacks) (?:targeting|against) you have \+ ?\d+ ?def(?: from)? beyond range (\d+)$/i;

/** `Abilities targeting you have +2def. On a miss, 1dmg to the attacker`: when one of those misses. */
export function onMissOfThose(tokens: readonly Token[], { slot }: Context, source: string): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'passive' && slot !== 'token' && slot !== 'condition')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (
    !cursor.takeAny(
      'on a? miss ,|:',
      'when|if they|it miss|misses ,',
      'when|if one misses ,',
      'when|if an|the attack|ability misses ,',
    )
  )
    return undefined;
  const last = source
    .slice(0, like.from)
    .trimEnd()
    .replace(/[.;]$/, '')
    .split(/[.;\n]/)
    .at(-1)
    ?.trim();
  const found = last === undefined ? null : (warded.exec(last) ?? wardedFrom.exec(last));
  if (found === null) return undefined;
  const far = found[1] === undefined ? '' : ` beyond range ${found[1]}`;
  const number = Number(found[1] ?? 0);
  const said = wordsLike(like, `when a unit${far} misses you ,`).map(
    (token): Token => (token.text === found[1] ? { ...token, kind: 'number', value: number } : token),
  );
  return [...said, ...tokens.slice(cursor.at)];
}
onMissOfThose.begins = beginning('on|when|if');

/** `Until the end of your next turn, your next attack has +2 crit`: when it is not waited for any more stands behind it. */
export function nextBefore(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('until|before the? end of your next turn ,')) return undefined;
  const from = cursor.at;
  if (!cursor.take('your? next default? attack|ability')) return undefined;
  const before = wordsLike(tokens[0] as Token, 'before');
  return [...tokens.slice(from, cursor.at), ...before, ...tokens.slice(1, from - 1), ...tokens.slice(cursor.at)];
}
nextBefore.begins = beginning('until|before');

/** `The next enemy you target this turn takes +2 damage`: your next attack this turn deals so much more. */
export function nextWhomYou(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('the? next enemy|unit|target you attack|target')) return undefined;
  const turn = cursor.take('this turn');
  const from = cursor.at;
  const [like] = tokens;
  if (like === undefined || !cursor.take('takes|receives')) return undefined;
  const more = cursor.at;
  if (
    !cursor.takeAny('+ # damage|dmg', '# more|additional|extra damage|dmg', 'an additional # damage|dmg') ||
    !cursor.done
  )
    return undefined;
  const amount = tokens.slice(more).find(({ kind }) => kind === 'number');
  if (amount === undefined) return undefined;
  const plus: Token = { ...(tokens[from] as Token), ...wordsLike(like, '+')[0], kind: 'sign' } as Token;
  return [
    ...wordsLike(like, `your next attack${turn ? ' this turn' : ''} deals`),
    plus,
    amount,
    ...wordsLike(like, 'damage'),
  ];
}
nextWhomYou.begins = beginning('the|next');

/** `Whoever destroys a Chest scores 1`: when a unit does, its player or itself does the other. */
export function whoever(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first?.text !== 'whoever') return undefined;
  const does = tokens.findIndex(({ text }, at) => at > 1 && /^(?:scores|gains|takes|heals|loses|gets)$/.test(text));
  if (does < 0 || tokens.slice(0, does).some(({ text }) => text === ',' || text === 'and')) return undefined;
  const points = tokens.slice(does).some(({ text }) => text === 'scores' || text === 'points' || text === 'point');
  const said = (...words: string[]): Token[] => words.map((text) => wordLike(first, text));
  return [
    ...said('when', 'a', 'unit'),
    ...tokens.slice(1, does),
    ...said(',', ...(points ? ['its', 'player'] : ['it'])),
    ...tokens.slice(does),
  ];
}
whoever.begins = beginning('whoever');
