import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `3x3, 1dmg, 3dmg in the center`, `burst 1, 1dmg. +1dmg to the center`: of who is in the middle of an area, in the place of the other number or more. */
export function inTheCentre(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:center|centre|middle)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const behind = /^(?:space|square)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const one = whoeverThere(tokens, at, behind);
  if (one !== undefined) return one;
  if (behind < tokens.length && tokens[behind]?.text !== ')') return taken(tokens, at, behind);
  for (let from = at - 1; from >= Math.max(0, at - 6); from--) {
    const cursor = new Cursor(tokens, from, at);
    const more = cursor.take('+');
    if (!cursor.take('# irreducible? dmg|damage in|to|at|on the?') || cursor.at !== at) continue;
    const amount = tokens
      .slice(from + (more ? 1 : 0), cursor.at)
      .filter(({ text }) => !/^(?:in|to|at|on|the)$/.test(text));
    const before = tokens.slice(0, /^[,(]$/.test(tokens[from - 1]?.text ?? '') ? from - 1 : from);
    const who = wordsLike(like, before.length > 0 ? ', units in the center take' : 'units in the center take');
    // What stands between a bracket and the end is all of it.
    return [...before, ...who, ...amount, ...wordsLike(like, more ? 'more' : 'instead')];
  }
  return undefined;
}
inTheCentre.needs = oneOf('center centre middle');

const several: Readonly<Record<string, string>> = {
  unit: 'units',
  enemy: 'enemies',
  ally: 'allies',
  is: 'are',
  has: 'have',
};

/** `The unit in the center is Stunned`: units there are, of whom there can be one. */
function whoeverThere(tokens: readonly Token[], at: number, behind: number): Token[] | undefined {
  const article = tokens[at - 1]?.text === 'the' ? at - 1 : at;
  const noun = tokens[article - 2];
  const many = several[noun?.text ?? ''];
  if (noun === undefined || many === undefined || !/^(?:in|on|at)$/.test(tokens[article - 1]?.text ?? ''))
    return undefined;
  const from = /^(?:the|any|a|an)$/.test(tokens[article - 3]?.text ?? '') ? article - 3 : article - 2;
  const verb = tokens[behind];
  const does = verb && wordsLike(verb, several[verb.text] ?? verb.text.replace(/^(take|gain|lose|get|heal)s$/, '$1'));
  return [
    ...tokens.slice(0, from),
    ...wordsLike(noun, `${many} in the center`),
    ...(does ?? []),
    ...tokens.slice(behind + 1),
  ];
}

/** `The center takes 1 more damage`: whoever is there does. */
function taken(tokens: readonly Token[], at: number, behind: number): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, behind);
  if (!cursor.take('the? center|centre|middle space|square?') || !cursor.done) return undefined;
  const takes = new Cursor(tokens, behind, tokens.length);
  if (!takes.take('takes|gets|is')) return undefined;
  const verb = tokens[behind]?.text === 'is' ? 'are' : 'take';
  return [...wordsLike(tokens[at] as Token, `units in the center ${verb}`), ...tokens.slice(takes.at)];
}
