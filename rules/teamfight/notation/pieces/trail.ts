import type { Node, Rule, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import { duration } from '../occasions/time.ts';
import type { Run } from '../phrases/run.ts';
import { lasting } from '../phrases/wrap.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, neededBy } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { pieceSaid as groundSaid, turns } from './ground.ts';

type Way = Extract<Node, { node: 'way' }>;
type Spaces = Way['spaces'];

interface Trail {
  readonly piece: Word;
  readonly spaces: Spaces;
  /** Only on one of them, or on so many at most. */
  readonly one?: true;
  readonly most?: number;
  /** When the pieces go. */
  readonly until?: Until;
  /** The movement that is over: "each space you left". */
  readonly past: boolean;
}

const verb = 'leave|leaves|place|put|drop|create|lay|spawn|leaving|placing|putting|dropping|creating|laying';
const ofWay = neededBy('space|spaces|trail');
const eachSpace = 'each|every|all|the|space|spaces';

/** `leaving Slime in each space you leave`, `place a Fire on every space you move through`, `leave a trail of Mud`, `in one of the spaces you passed`. */
function said(desk: Desk, cursor: Cursor, context: Context): Trail | undefined {
  if (cursor.lacks(ofWay)) return undefined;
  if (cursor.sees(eachSpace)) return cursor.try(() => spacesBecome(desk, cursor, context));
  return cursor.try((): Trail | undefined => {
    cursor.takeAny('you also?', 'also');
    if (!cursor.take(verb)) return undefined;
    cursor.take('behind');
    if (cursor.take('a trail of')) {
      const piece = pieceSaid(cursor, context);
      cursor.takeAny('behind you?', 'in your wake');
      return piece && { piece, spaces: 'left', past: false };
    }
    const many = upTo(cursor);
    const piece = pieceSaid(cursor, context);
    cursor.take('behind');
    if (piece === undefined || !cursor.take('in|on|at')) return undefined;
    const most = many ?? upTo(cursor);
    if (most !== undefined) {
      cursor.takeAny('of the|any', 'the|any|different');
      const some = spacesOf(cursor);
      return some && { ...some, piece, most };
    }
    const one = cursor.takeAny('any? one of the|any', 'a|an|one|any');
    // "In the space you left": where the way began.
    if (!one && cursor.sees('the space|square')) return undefined;
    if (!one) cursor.takeAny('all of? the', 'each|every one? of the', 'each|every|all|the');
    const way = spacesOf(cursor);
    return way && { ...way, piece, ...(one && { one }) };
  });
}

/** `up to two`, `any number of`: on so many of the spaces. */
function upTo(cursor: Cursor): number | undefined {
  if (cursor.take('any number of')) return 99;
  return cursor.take('up to #') ? cursor.numbers[0] : undefined;
}

/** `Each space you leave becomes Slime`, `spaces you moved through gain Hazard: 1dmg until your next turn`. */
function spacesBecome(desk: Desk, cursor: Cursor, context: Context): Trail | undefined {
  cursor.takeAny('all of? the', 'each|every one? of the', 'each|every|all|the');
  const way = spacesOf(cursor);
  if (way === undefined || (turns(cursor) !== 'becomes' && !cursor.take('gets|get|receive'))) return undefined;
  const piece = groundSaid(desk, cursor, context, 1);
  const until = piece && cursor.try(() => duration(cursor, context));
  return piece && { ...way, piece, ...(until && { until }) };
}

/** `space that you left`, `spaces you move through`. */
function spacesOf(cursor: Cursor): Omit<Trail, 'piece'> | undefined {
  if (!cursor.take('space|spaces|square|squares')) return undefined;
  cursor.take('that|which');
  if (!cursor.take('you')) return undefined;
  const said = cursor.peek()?.text ?? '';
  const spaces: Spaces | undefined = cursor.takeAny('leave|left|exit|exited|vacate|vacated', 'move|moved out of')
    ? 'left'
    : cursor.take('enter|entered')
      ? 'entered'
      : cursor.takeAny(
            'move|moved|pass|passed|walk|walked|travel|traveled|travelled|fly|flew|run|ran through|over|across',
            'pass|passed|cross|crossed',
          )
        ? 'passed'
        : undefined;
  if (spaces === undefined) return undefined;
  cursor.takeAny('during|with|in this|the|that move|movement', 'this way', 'while moving', 'behind');
  return { spaces, past: /ed$|^(?:left|flew|ran)$/.test(said) };
}

/** What nobody can stand in is not laid under those who were passed. */
function pieceSaid(cursor: Cursor, { words }: Context): Word | undefined {
  cursor.takeAny('a|an|one|your');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  const { size = 1, object, blocksMovement } = found?.word.fields ?? {};
  if (found === undefined || size > 1 || object || blocksMovement) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers|token|tokens');
  return found.word;
}

const places = `you? also? ${verb}`;
const leaving = beginning(places, eachSpace);

const begins = (cursor: Cursor): boolean => !cursor.misses(leaving) && (cursor.sees(places) || cursor.sees(eachSpace));

/** A piece on every space of a way: of the movement before it in the sentence, or of all that are made while it holds. */
export function trail(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  if (run.head !== undefined || (run.subject !== undefined && run.subject !== 'you') || !begins(cursor)) return false;
  const told = said(desk, cursor, run.context);
  const moved = desk.standing ? undefined : lastMove(run.into);
  // Behind one movement it is how long the pieces lie there, else how long one leaves them.
  const last = told && !told.until ? cursor.try(() => duration(cursor, run.context)) : undefined;
  const found = moved && last ? told && { ...told, until: last } : told;
  const end = moved ? undefined : last;
  const clause = desk.sheet.next;
  const rule = found && moved === undefined && !found.past ? whenever(found, clause) : undefined;
  if (found === undefined || (moved === undefined && rule === undefined)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  if (rule === undefined) run.into.push(onWay(found, clause));
  else if (end === undefined) run.out.held.push({ rule, of: 'you' });
  else run.into.push(...lasting([{ rule, of: 'you' }], end, clause));
  return true;
}
trail.begins = beginning('you|also', verb, eachSpace);

/** The same in a sentence of its own, behind the one movement of the text. */
export function trailBehind(desk: Desk, nodes: Node[], sentence: Sentence, context: Context): boolean {
  const { from, to } = sentence;
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!begins(cursor) || lastMove(nodes) === undefined) return false;
  const told = said(desk, cursor, context);
  const until = told && !told.until ? cursor.try(() => duration(cursor, context)) : undefined;
  const found = told && until ? { ...told, until } : told;
  // "1/Game: Move 3. You leave Mud in each space you leave": by that move, or from then on.
  if (found === undefined || !cursor.done || (desk.lasts && !found.past)) return false;
  nodes.push(onWay(found, ran(desk, from, to)));
  return true;
}

/** The one movement of yours that these end with, which leaves a way. */
function lastMove(nodes: readonly Node[]): Node | undefined {
  const last = nodes.at(-1);
  const moves = (JSON.stringify(nodes).match(/"node":"(?:move|swap)"/g) ?? []).length;
  return last?.node === 'move' && last.who === 'you' && last.how !== 'teleport' && moves === 1 ? last : undefined;
}

const put = ({ piece, until }: Trail, clause: number): Node => ({
  clause,
  node: 'place',
  marker: piece.ref,
  on: 'space',
  ...(until && { until }),
});

const onWay = (found: Trail, clause: number): Node => ({
  clause,
  node: 'way',
  spaces: found.spaces,
  ...(found.one && { one: found.one }),
  ...(found.most !== undefined && { most: found.most }),
  then: [put(found, clause)],
});

/** Whenever you leave or enter a space; which of those you only pass is known behind a movement alone. */
function whenever(found: Trail, clause: number): Rule | undefined {
  const { spaces, one, most } = found;
  if (spaces === 'passed' || one || most !== undefined) return undefined;
  const trigger = { on: spaces === 'left' ? 'leaves' : 'enters', who: { side: 'you' }, place: {} } as const;
  return { clause, rule: 'when', trigger, then: [put(found, clause)] };
}
