import type { Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { orHazards } from '../states/quiet.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lastList } from './unforced.ts';

/** `You can't be affected by anything during the movement`, `you are immune to reactions while moving`: hazards do nothing either, or only nobody reacts. */
function nothingAffects(cursor: Cursor): 'all' | 'reactions' | undefined {
  return cursor.try(() => {
    const all =
      cursor.takeAny("you can't be affected by anything", 'you cannot be affected by anything') ||
      cursor.takeAny('nothing affects you', 'nothing can affect you');
    const everything =
      !all && cursor.takeAny('you are immune to everything|anything', "you're immune to everything|anything");
    const immune = !all && !everything && cursor.takeAny('you are immune to', "you're immune to");
    if (immune && !cursor.takeAny('conditions and|or reactions', 'reactions and|or conditions', 'all? reactions'))
      return undefined;
    if (!all && !everything && !immune) return undefined;
    const when = cursor.takeAny(
      'during|in|with this|the|that|your move|movement',
      'while|when moving',
      'while|when you move|fly',
      'while|when moving this way',
    );
    return when ? (all || everything ? 'all' : 'reactions') : undefined;
  });
}

const meanwhile = [
  'during|in|with|to|against this|the|that|your move|movement|teleport|flight',
  'while|when moving this? way?',
] as const;

/** `You cannot be targeted by reactions during this movement`, `enemies can't use reactions against this movement`, `this can't be reacted to`. */
const noneAnswers = (cursor: Cursor): boolean =>
  cursor.takeAny("you cannot|can't be targeted|affected|hit by reactions", "you cannot|can't be reacted to") ||
  cursor.takeAny(
    "enemies|units|nobody cannot|can't|can react",
    "enemies|units cannot|can't use reactions",
    'nobody can use reactions',
  )
    ? cursor.takeAny(...meanwhile)
    : cursor.takeAny(
        "this|that|the|your movement|move cannot|can't be reacted to",
        "this|it cannot|can't be reacted to",
      );

/** `It does not trigger reactions`, `this movement provokes no reactions`, behind a movement of yours. */
export function unnoticed(desk: Desk, nodes: Node[], { from, to, opens, bullet }: Sentence): boolean {
  if (desk.standing || opens || bullet) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const through = cursor.takeAny(
    'you can|may move|pass|go through units|enemies and',
    'you move through units|enemies and',
  );
  const untouched =
    nothingAffects(cursor) ?? (cursor.try(() => (noneAnswers(cursor) ? true : undefined)) ? 'reactions' : undefined);
  if (through && !untouched) return false;
  if (!untouched && !cursor.takeAny('this|that|the|your movement|move', 'it|this|that')) return false;
  const said =
    untouched ||
    cursor.takeAny(
      'does not|never trigger|provoke|cause any? reactions',
      "doesn't|never trigger|triggers|provoke|provokes|cause any? reactions",
      'triggers|provokes|causes no reactions',
    );
  const hazards = said && orHazards(cursor);
  if (!said || !cursor.done) return false;
  const list = lastList(nodes);
  const last = list.at(-1);
  if (last?.node !== 'move' || last.who !== 'you') return false;
  list[list.length - 1] = {
    ...last,
    unnoticed: true,
    ...(through && { throughUnits: true }),
    ...((untouched === 'all' || hazards) && { ignores: last.ignores ?? 'hazards' }),
  };
  ran(desk, from, to);
  return true;
}
unnoticed.begins = beginning("you|you're|nothing|enemies|units|nobody|this|that|the|your|it");
unnoticed.needs = oneOf('anything everything nothing reactions react reacted');
