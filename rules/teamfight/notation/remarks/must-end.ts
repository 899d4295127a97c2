import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { ofSpace } from '../nouns/of-space.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lastList } from './unforced.ts';

/** `You must end adjacent to a wall or a unit`, `you cannot end adjacent to an enemy`, behind a movement of yours: where it may end. */
export function mustEnd(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence, context: Context): boolean {
  if (desk.standing || opens || bullet || nodes.length === 0) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const never = cursor.takeAny("you|it cannot|can't|mustn't", 'you|it may|must not', "cannot|can't", 'may|must not');
  if (!never && !cursor.takeAny('you|it must|have|has|can to? only?', 'must')) return false;
  if (!cursor.take('end|ends|stop|finish|land your|the|this? move|movement|flight?')) return false;
  cursor.take('in|on a|an|any space');
  const { at } = cursor;
  const found = ofSpace(cursor, context, true);
  const list = lastList(nodes);
  const last = list.at(-1);
  if (found?.places === undefined || cursor.at === at || !cursor.done) return false;
  if (last?.node !== 'move' || last.who !== 'you' || last.distance === undefined) return false;
  if (last.ends !== undefined || last.toSpace || last.exactly || last.adjacentTo !== undefined) return false;
  if (never) {
    const [place, ...others] = found.places;
    if (place === undefined || others.length > 0 || found.apart !== undefined || last.notEnding !== undefined)
      return false;
    list[list.length - 1] = { ...last, notEnding: place };
  } else list[list.length - 1] = { ...last, ends: found.places, ...(found.apart && { notEnding: found.apart }) };
  ran(desk, from, to);
  return true;
}
mustEnd.begins = beginning("you|it|must|may|cannot|can't");
mustEnd.needs = oneOf('end ends stop finish land');

/** `It must be in range 2 of a Totem`, `must be placed adjacent to a wall`, behind what is placed or summoned: where that may be. */
export function mustLie(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence, context: Context): boolean {
  const last = nodes.at(-1);
  if (desk.standing || opens || bullet || last?.node !== 'space' || last.places !== undefined) return false;
  const comes = last.then.at(-1)?.node;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.take('it|they|this|these');
  if (
    (comes !== 'place' && comes !== 'summon') ||
    !cursor.takeAny('must|has|have to? be placed|summoned|built|deployed?')
  )
    return false;
  cursor.take('in|on a|an|any empty? space');
  const { at } = cursor;
  const found = ofSpace(cursor, context, true);
  if (found === undefined || cursor.at === at || !cursor.done) return false;
  Object.assign(last, found);
  ran(desk, from, to);
  return true;
}
mustLie.begins = beginning('it|they|this|these|must|has|have');
mustLie.needs = oneOf('must has have');
