import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `+2def beyond range 2, range 4, 2dmg`: what changes the roll stands behind the head that it is of. */
export const rollFirst: Rewording = (tokens) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.takeAny('+ # def|crit', 'undefendable')) return undefined;
  while (!cursor.done && !cursor.sees(',|.|:')) cursor.at += 1;
  const comma = cursor.at;
  if (!cursor.take(',') || !cursor.take('unlimited|infinite? range')) return undefined;
  const head = tokens.findIndex(({ text }, at) => at > comma && text === ',');
  if (head < 0) return undefined;
  return [...tokens.slice(comma + 1, head + 1), ...tokens.slice(0, comma), ...tokens.slice(head)];
};

/** `Enemies in burst 2 of a space in range 4, ignoring walls, get a Mark`: the space is chosen, and the burst is around it. */
export const aroundSomeSpace: Rewording = (tokens) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined) return undefined;
  cursor.takeAny('all|each|every');
  if (!cursor.take('other? enemies|allies|units|enemy|ally|unit in|within burst #')) return undefined;
  const whom = tokens.slice(0, cursor.at);
  if (!cursor.take('of|around a|an|any')) return undefined;
  const from = cursor.at;
  if (!cursor.take('empty|free? space|point in|within')) return undefined;
  if (!cursor.takeAny('range #', 'unlimited|infinite range')) return undefined;
  cursor.takeAny(',? ignoring walls', ',? through walls');
  const space = tokens.slice(from, cursor.at).filter(({ text }) => text !== ',');
  const comma = cursor.take(',');
  const does = cursor.sees(
    'gain|gains|get|gets|take|takes|lose|loses|heal|heals|clear|clears|are|become|move|can|cannot',
  );
  if ((!comma && !does) || cursor.done) return undefined;
  const behind = tokens.slice(cursor.at);
  return [...space, wordLike(like, ','), ...whom, ...wordsLike(like, does ? 'of it' : 'of it ,'), ...behind];
};

/** `Each enemy with 3 Marks, unlimited range ignoring walls, 4dmg`: how far they may be stands with them. */
export const farBehind: Rewording = (tokens) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (
    like === undefined ||
    !cursor.takeAny('each|every|all|any enemy|ally|unit|enemies|allies|units', 'enemies|allies|units')
  )
    return undefined;
  if (!cursor.take('with|that|who')) return undefined;
  while (!cursor.done && !cursor.sees(',|.|:')) cursor.at += 1;
  const { at } = cursor;
  const far = cursor.takeAny(', unlimited|infinite|any range', ', globally', ', global', ', range #');
  if (!far) return undefined;
  const range = tokens.slice(at + 1, cursor.at);
  const over = cursor.takeAny('ignoring walls', ', ignoring walls', 'through walls', 'regardless of los');
  if (!cursor.sees(',|:')) return undefined;
  const [first] = range;
  // Whoever may be at any range, behind walls or not, may be anywhere.
  const where =
    over && first?.text !== 'range'
      ? wordsLike(like, 'anywhere')
      : /^global/.test(first?.text ?? '')
        ? wordsLike(like, 'anywhere')
        : [wordLike(like, 'in'), ...range, ...(over ? wordsLike(like, 'ignoring walls') : [])];
  return [...tokens.slice(0, at), ...where, ...tokens.slice(cursor.at)];
};

/** `Put a charge on this at the start of your turn, max 3`: when it comes stands before how much there may be. */
export const mostBehindTime: Rewording = (tokens) => {
  const comma = tokens.findIndex(({ text }, at) => text === ',' && /^max(?:imum)?$/.test(tokens[at + 1]?.text ?? ''));
  const like = tokens[comma];
  if (like === undefined || tokens.length - comma > 5) return undefined;
  const at = tokens.findIndex(({ text }, index) => index > 1 && index < comma && /^(?:at|when|whenever)$/.test(text));
  if (at < 0 || tokens.slice(0, comma).some(({ text }) => text === ',')) return undefined;
  return [...tokens.slice(at, comma), wordLike(like, ','), ...tokens.slice(0, at), ...tokens.slice(comma)];
};

/** `Deploy with 2`, in a sentence of its own behind what happens otherwise: as it stands between parentheses. */
export const deployedWith: Rewording = (tokens, { slot }) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || slot !== 'passive' || !cursor.take('you? deploy|deploys|start|starts|begin|begins with'))
    return undefined;
  const sign = (text: string): Token => ({ ...wordLike(like, text), kind: 'sign' });
  return [sign('('), ...tokens, sign(')')];
};
