import type { Node } from '../../program.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { Out } from './desk.ts';
import type { Flow } from './flow.ts';

/** `Each takes 2dmg per Mark it lost`, `each unit takes undefendable 2dmg per Mark removed`: of an area nothing is rolled that this could be of. */
export function byWhatTheyLost(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('each unit|enemy|ally|hero? of? them? takes|heals')) return undefined;
  if (!tokens.some(({ text }) => /^(?:lost|removed|cleared)$/.test(text))) return undefined;
  const whom = /^(?:unit|enemy|ally|hero)$/.test(tokens[1]?.text ?? '') ? tokens[1]?.text : 'unit';
  const verb = cursor.before?.text;
  const bare = cursor.take('undefendable');
  if (!bare && tokens[1]?.text === whom) return undefined;
  return [...wordsLike(like, `each ${whom} ${verb}`), ...tokens.slice(cursor.at)];
}

/** `Remove all Marks. Each unit takes 2dmg per Mark it lost`: what each suffers comes as it loses them. False where it is about something else. */
export function addsToLoss({ out, tail, desk }: Flow, { nodes: [only, ...more], held }: Out): boolean {
  const last = out.nodes.at(-1);
  if (desk.standing || tail?.then.length === 0 || more.length + held.length > 0) return false;
  if (only?.node !== 'each' || last?.node !== 'each' || !last.then.some(losesAll)) return false;
  if (!JSON.stringify(only.then).includes('"count":"lost"')) return false;
  const { side, ...rest } = only.who;
  if (Object.keys(rest).length > 0 || (side !== 'any' && side !== last.who.side)) return false;
  (last.then as Node[]).push(...only.then);
  return true;
}

const losesAll = (node: Node): boolean => node.node === 'lose' && node.from === 'each' && node.count === 'all';
