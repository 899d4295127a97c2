import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

const doing = 'also? take|takes|heal|heals|gain|gains|get|gets|lose|loses|are|is|suffer|suffers';

const areas = /^(?:burst|line|path|area|square)$/;

/** `Range 4, up to two more units in range 2 of it. Enemies take 1dmg`: those of them who are. */
export const sideOfSeveral: Rewording = (tokens, _, { tail, before }) => {
  const [like] = tokens;
  const node = tail?.node;
  if (like === undefined || node?.node !== 'target' || node.who.side !== 'any') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  // "Range 4, push 2. Enemies take 1dmg", of a single target: what happens to one that is an enemy.
  // "Range 3, 2dmg. Allies heal 1" is hardly of whoever was just hurt.
  const isOne = (node.max ?? 1) < 2 && node.links === undefined;
  if (isOne && !cursor.sees('enemies') && (tail?.hurt || !cursor.sees('allies'))) return undefined;
  // "On kill, burst 1 of the target. Enemies take 1dmg": those in it, so that no single one is meant.
  const begins = before.slice(0, -1).findLastIndex(({ text, kind }) => text === '.' || kind === 'line');
  if (isOne && before.slice(begins + 1).some(({ text }) => areas.test(text))) return undefined;
  if (
    !cursor.takeAny('each|all|any? enemy|enemies|ally|allies', 'each|all|any enemy|enemies|ally|allies among|of them')
  )
    return undefined;
  const said = tokens.slice(0, cursor.at).find(({ text }) => /^(?:enem|all[yi])/.test(text) && text !== 'all');
  const side = said?.text.startsWith('enem') ? 'an enemy' : 'an ally';
  const isMany = /ies$/.test(said?.text ?? '');
  if (!cursor.sees(doing)) return undefined;
  const rest = tokens.slice(cursor.at).filter(({ text }) => text !== 'also');
  if (rest.some(({ text }) => /^(?:enem|all[yi]|if|else|otherwise)/.test(text) && text !== 'all')) return undefined;
  const verb = rest[0] as Token;
  const one = isMany ? rest : [{ ...verb, text: plural[verb.text] ?? verb.text }, ...rest.slice(1)];
  return [...wordsLike(like, `if the target is ${side} , they`), ...one];
};

/** What "they" do, where one of them does it. */
const plural: Readonly<Record<string, string>> = {
  takes: 'take',
  heals: 'heal',
  gains: 'gain',
  gets: 'get',
  loses: 'lose',
  suffers: 'suffer',
  is: 'are',
};

/** `Range 4 \n Enemy, 1dmg. Ally, heal 2`, `burst 2. Enemies, 1dmg. Allies, heal 1`: each of those whom the head names, if it is one. */
export const sideFirst: Rewording = (tokens, { them, side: known }, { tail }) => {
  const [side, comma, ...does] = tokens;
  if (side === undefined || comma?.text !== ',' || does.length === 0) return undefined;
  const many = /^(?:enemies|allies)$/.test(side.text);
  if (!many && !/^(?:enemy|ally)$/.test(side.text)) return undefined;
  // A plural of one target would be of others.
  if (them === 'each' ? tail?.node.node !== 'area' || tail.node.who.side !== 'any' : them !== 'target' || many)
    return undefined;
  if (known === 'enemy' || known === 'ally') return undefined;
  // Somebody else could be one of two who are named in a row.
  if (does.some(({ text }) => /^(?:enem(?:y|ies)|all(?:y|ies)|units?)$/.test(text))) return undefined;
  const one = /^e/.test(side.text) ? 'enemy' : 'ally';
  return [...wordsLike(side, `if they are an ${one}`), comma, ...does];
};

/** `Units you moved through: enemies 1dmg, allies heal 1`: each of those who are of either side. */
export const sideOrOther: Rewording = (tokens) => {
  const from = tokens.findIndex(({ text }) => text === ':') + 1;
  const first = tokens[from];
  if (first === undefined || from < 3 || !/^(?:enemies|allies)$/.test(first.text)) return undefined;
  const who = new Cursor(tokens, 0, from);
  if (!who.takeAny('each|any|every unit', 'all|any? units') || !who.sees('that? you|in|within')) return undefined;
  const other = first.text === 'enemies' ? 'allies' : 'enemies';
  const second = tokens.findIndex(({ text }, at) => text === other && /^(?:,|and)$/.test(tokens[at - 1]?.text ?? ''));
  const end = tokens[second - 2]?.text === ',' ? second - 2 : second - 1;
  if (second < from + 3) return undefined;
  const [one, two] = [tokens.slice(from + 1, end), tokens.slice(second + 1)];
  if ([...one, ...two].some(({ text }) => /^(?:enem(?:y|ies)|all(?:y|ies)|units?|if|else|instead)$/.test(text)))
    return undefined;
  // "Enemies take 1dmg, and you gain a Coin": once, and not for each of those named last.
  if ([...one, ...two].some(({ text }) => text === 'you' || text === ',')) return undefined;
  const does = (what: readonly Token[]): readonly Token[] =>
    new Cursor(what, 0, what.length).sees('take|heal|gain|get|lose|are|suffer')
      ? [wordLike(first, 'they'), ...what]
      : what;
  return [
    ...tokens.slice(0, from),
    ...wordsLike(first, `if they are an ${first.text === 'enemies' ? 'enemy' : 'ally'} ,`),
    ...does(one),
    ...wordsLike(first, `, else if they are an ${other === 'enemies' ? 'enemy' : 'ally'} ,`),
    ...does(two),
  ];
};
