import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const sides = /^(?:enemies|allies)$/;
const verbs = /^(?:have|are|gain|get|take|heal|lose|deal|cannot|can't)$/;
const places = /^(?:in|within|adjacent|next|on|inside|here|around)$/;

/** `Enemies in range 2 have -1 speed, allies have +1 speed`, `at the start of your turn, allies in this heal 2 and enemies take 1dmg`: both are there. */
export function placeOfBoth(tokens: readonly Token[]): Token[] | undefined {
  // "Until your next turn, enemies in range 2 ...".
  const begins = /^(?:until|at)$/.test(tokens[0]?.text ?? '') ? tokens.findIndex(({ text }) => text === ',') + 1 : 0;
  const first = begins + (tokens[begins]?.text === 'adjacent' ? 1 : 0);
  if (!sides.test(tokens[first]?.text ?? '')) return undefined;
  const verb = tokens.findIndex(({ text }, at) => at > first && verbs.test(text));
  if (verb < 0) return undefined;
  const place = tokens.slice(first + 1, verb);
  if (first === begins && !places.test(place[0]?.text ?? '')) return undefined;
  const second = tokens.findIndex(({ text }, at) => at > verb && sides.test(text));
  const named = tokens[second];
  if (named === undefined || named.text === tokens[first]?.text || !verbs.test(tokens[second + 1]?.text ?? ''))
    return undefined;
  // "2dmg to allies" and "of enemies" begin nothing.
  if (!/^(?:,|and|but|while)$/.test(tokens[second - 1]?.text ?? '')) return undefined;
  const before = tokens.slice(begins, first);
  return [...tokens.slice(0, second), ...before, named, ...place, ...tokens.slice(second + 1)];
}

placeOfBoth.begins = oneOf('until at adjacent enemies allies');

const enemy = ['an', 'enemy'];
const ally = ['an', 'ally'];

/** `Enemies that end their turn here take 1dmg, allies heal 1`: a unit does, and it is asked of which side that is. */
export function eachSideThen(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined || !cursor.take('enemies|allies that|who start|end their turn')) return undefined;
  const does = tokens[2]?.text === 'end' ? 'ends' : 'starts';
  const verb = tokens.findIndex(({ text }, at) => at >= cursor.at && verbs.test(text));
  const second = tokens.findIndex(({ text }, at) => at > verb && sides.test(text));
  if (verb < 0 || second < 0 || tokens[second]?.text === first.text) return undefined;
  const joint = /^(?:and|but|while)$/.test(tokens[second - 1]?.text ?? '') ? second - 1 : second;
  if (tokens[joint - 1]?.text !== ',' && joint === second) return undefined;
  const behind = new Cursor(tokens, second + 1, tokens.length);
  behind.takeAny('that|who do', 'that|who do so', 'that|who start|end their turn here|there|in this|it?');
  if (!verbs.test(tokens[behind.at]?.text ?? '')) return undefined;
  const word = (text: string): Token => wordLike(first, text);
  const end = tokens[joint - 1]?.text === ',' ? joint - 1 : joint;
  const [kind, other] = first.text === 'enemies' ? [enemy, ally] : [ally, enemy];
  return [
    ...['when', 'a', 'unit', does, 'its', 'turn'].map(word),
    ...tokens.slice(cursor.at, verb),
    ...[',', 'if', 'they', 'are', ...kind, ',', 'they'].map(word),
    ...tokens.slice(verb, end),
    ...[',', 'else', 'if', 'they', 'are', ...other, ',', 'they'].map(word),
    ...tokens.slice(behind.at),
  ];
}
eachSideThen.begins = beginning('enemies|allies');
