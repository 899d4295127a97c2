import type { Node } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Words } from '../words/words.ts';
import type { Desk, Out } from './desk.ts';

/** `At the end of your turn, create a second Portal in your space`: no third one comes in the next turn. */
export function isTheSecond({ sheet, source }: Desk, { nodes: [later] }: Out): boolean {
  const [only, ...more] = later?.node === 'later' ? later.then : [];
  const { from = 0, to = 0 } = sheet.clauses[only?.clause ?? -1] ?? {};
  return only?.node === 'place' && more.length === 0 && /\b(?:a|the) second\b/i.test(source.slice(from, to));
}

/** What a token or piece brings "at the start of your turn" could come in each of them, unless it goes then. */
export function mayComeAgain(before: readonly Node[], { nodes }: Out, words: Words): boolean {
  const [later] = nodes;
  if (later?.node !== 'later' || !later.at.thisTurn) return false;
  const said = JSON.stringify(later.then);
  if (/"node":"(?:remove|lose|kill)"/.test(said)) return false;
  const stays = (node: Node): boolean =>
    node.node === 'place' ||
    node.node === 'summon' ||
    (node.node === 'give' && wordOf(words, node.token, 'token') !== undefined) ||
    ('then' in node && node.then.some(stays));
  return before.some(stays);
}
