import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Destroy all walls and objects in the area`: the walls there, and the objects there. */
export function wallsAndOthers(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [verb] = tokens;
  if (verb === undefined || !cursor.take('destroy|break|remove')) return undefined;
  cursor.takeAny('all of? the?', 'all|any|the|each|every');
  const start = cursor.at;
  const and = tokens.findIndex(({ text }, at) => at > start && (text === 'and' || text === 'or'));
  const place = tokens.findIndex(({ text }, at) => at > and && /^(?:in|within|on|inside|adjacent)$/.test(text));
  if (and < 0 || place < 0 || place - and > 4 || and - start > 3) return undefined;
  const [first, second] = [tokens.slice(start, and), tokens.slice(and + 1, place)];
  const isWalls = (said: readonly Token[]): boolean => said.length === 1 && said[0]?.text === 'walls';
  if (isWalls(first) === isWalls(second) || [first, second].some(([word]) => word?.text === 'terrain'))
    return undefined;
  const [walls, others] = isWalls(first) ? [first, second] : [second, first];
  const there = tokens.slice(place);
  const all = wordLike(verb, 'all');
  const units =
    /^(?:objects|summons)$/.test(others.at(-1)?.text ?? '') && /^(?:burst|range)$/.test(there[1]?.text ?? '');
  const ends = units ? wordLike(verb, 'kill') : verb;
  return [verb, all, ...walls, ...there, wordLike(verb, 'and'), ends, all, ...others, ...there];
}

/** `Destroy all objects in burst 2`, `destroy all enemy summons in range 3`: units that are destroyed die (T-150, T-171). */
export function destroysAll(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [verb] = tokens;
  if (verb === undefined || !cursor.take('destroy') || !cursor.takeAny('all of? the?', 'all|each|every'))
    return undefined;
  cursor.take('enemy|allied|friendly');
  if (!cursor.take('objects|object|summons|summon') || !cursor.sees('in|within burst|range #')) return undefined;
  return [wordLike(verb, 'kill'), ...tokens.slice(1)];
}
