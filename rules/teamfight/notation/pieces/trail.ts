import type { Node, Rule, Until } from '../../program.ts';
import type { Context } from '../context.ts';
import { takeOwnText } from '../given/own-text.ts';
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
  /** Only on one of them, or on so many. */
  readonly one?: true;
  readonly upTo?: number;
  /** Where one likes. */
  readonly may?: true;
  /** Such pieces are taken away there: all of them, or as one likes. */
  readonly takes?: { readonly destroyed: boolean; readonly any: boolean };
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
  if (cursor.sees(taking)) return cursor.try(() => clearedAway(cursor, context));
  return cursor.try((): Trail | undefined => {
    const may = cursor.take('you may|can');
    if (!may) cursor.takeAny('you also?', 'also');
    if (!cursor.take(verb)) return undefined;
    cursor.take('behind');
    if (cursor.take('a trail of')) {
      const piece = pieceSaid(cursor, context);
      cursor.takeAny('behind you?', 'in your wake');
      return piece && { piece, spaces: 'left', past: false };
    }
    // "Place up to 2 Mines in spaces you moved through".
    const many = soMany(cursor);
    const piece = pieceSaid(cursor, context);
    cursor.take('behind');
    if (piece === undefined || !cursor.take('in|on|at')) return undefined;
    const upTo = many ?? soMany(cursor);
    if (upTo !== undefined) cursor.takeAny('of the|any', 'the|any|different');
    const one = upTo === undefined && cursor.takeAny('any? one of the|any', 'a|an|one|any');
    // "In the space you left": where the way began.
    if (!one && cursor.sees('the space|square')) return undefined;
    if (!one && upTo === undefined) cursor.takeAny('all of? the', 'each|every one? of the', 'each|every|all|the');
    const way = spacesOf(cursor);
    const some = may && one ? 1 : upTo;
    const isOne = one && !may;
    return (
      way && {
        ...way,
        piece,
        ...(isOne && { one: true as const }),
        ...(some !== undefined && { upTo: some }),
        ...(may && some === undefined && { may: true as const }),
      }
    );
  });
}

/** `up to two`, `any number of`: on so many of the spaces. */
function soMany(cursor: Cursor): number | undefined {
  if (cursor.take('any number of')) return 99;
  return cursor.take('up to #') ? cursor.numbers[0] : undefined;
}

/** `Each space you leave becomes Slime`, `spaces you moved through gain Hazard: 1dmg until your next turn`. */
function spacesBecome(desk: Desk, cursor: Cursor, context: Context): Trail | undefined {
  // "The space you left becomes Slime": where the way began.
  if (cursor.sees('the space|square')) return undefined;
  cursor.takeAny('all of? the', 'each|every one? of the', 'each|every|all|the');
  const way = spacesOf(cursor);
  if (way === undefined || (turns(cursor) !== 'becomes' && !cursor.take('gets|get|receive'))) return undefined;
  const piece = groundSaid(desk, cursor, context, 1);
  const until = piece && cursor.try(() => duration(cursor, context));
  return piece && { ...way, piece, ...(until && { until }) };
}

const taking = 'remove|destroy|clear';

/** `Remove any number of Mines in spaces you moved through`, `destroy all Mines in the spaces you passed`. */
function clearedAway(cursor: Cursor, { words }: Context): Trail | undefined {
  const destroyed = cursor.sees('destroy');
  if (!cursor.take(taking)) return undefined;
  const any = cursor.takeAny('any number of', 'any');
  if (!any && !cursor.takeAny('all of? the?', 'each|every')) return undefined;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (found === undefined || found.word.fields.object) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers');
  if (!cursor.take('in|on|from|along')) return undefined;
  cursor.takeAny('all of? the', 'each|every|any|all|the');
  const way = spacesOf(cursor);
  return way && { ...way, piece: found.word, takes: { destroyed, any } };
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
  // "A space you passed this turn" may be of another movement than the last, and is no time for which the piece lies there.
  const past = /ed$|^(?:left|flew|ran)$/.test(said);
  if (past && cursor.sees('this|your|last turn')) return undefined;
  return { spaces, past };
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

const places = `you? also|may|can? ${verb}|${taking}`;
const leaving = beginning(places, eachSpace);
trailBehind.begins = leaving;
trailBehind.needs = ofWay;

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
trail.begins = beginning('you|also', verb, taking, eachSpace);

/** The same in a sentence of its own, behind the one movement of the text. */
export function trailBehind(desk: Desk, nodes: Node[], sentence: Sentence, context: Context, open: boolean): boolean {
  const { from, to } = sentence;
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!begins(cursor) || ((open ? undefined : lastMove(nodes)) ?? moveBefore(nodes)) === undefined) return false;
  const told = said(desk, cursor, context);
  // What is said between could be of the way of whoever was named there.
  if (told !== undefined && open && !told.past) return false;
  const until = told && !told.until ? cursor.try(() => duration(cursor, context)) : undefined;
  const found = told && until ? { ...told, until } : told;
  if (found === undefined || (!cursor.done && !takeOwnText(cursor, found.piece))) return false;
  // "1/Game: Move 3. You leave Mud in each space you leave": by that move, or from then on.
  if (desk.lasts && !found.past && !found.until && !goesLater(desk, to, found.piece, context)) return false;
  nodes.push(onWay(found, ran(desk, from, to)));
  return true;
}

/** `At the start of your next turn, remove all Mud`, behind it: what lies there by then is of that move. */
function goesLater({ tokens }: Desk, from: number, piece: Word, { words }: Context): boolean {
  const cursor = new Cursor(tokens, from, tokens.length);
  const next = 'at the start|beginning|end of your next? turn ,? remove|destroy|clear all|the|every';
  for (; !cursor.done; cursor.at += 1) {
    if (!cursor.sees('at') || !cursor.take(next)) continue;
    return wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain'])?.word.ref === piece.ref;
  }
  return false;
}

/** The one movement of yours that these end with, which leaves a way. */
function lastMove(nodes: readonly Node[]): Node | undefined {
  const last = nodes.at(-1);
  const moves = (JSON.stringify(nodes).match(/"node":"(?:move|swap)"/g) ?? []).length;
  return last?.node === 'move' && last.who === 'you' && last.how !== 'teleport' && moves === 1 ? last : undefined;
}

/** The same, where what was done since moved nobody but those on that way: "Move 3. Units you pass are pushed 1. Spaces you left become Mud". */
function moveBefore(nodes: readonly Node[]): Node | undefined {
  const at = nodes.findLastIndex((node) => node.node === 'move');
  if (at < 0 || nodes.length - at > 4) return undefined;
  const since = nodes.slice(at + 1);
  return since.every((node) => isDone.has(node.node)) && !/"node":"(?:swap|may|later)"/.test(JSON.stringify(since))
    ? lastMove(nodes.slice(0, at + 1))
    : undefined;
}

const isDone: ReadonlySet<Node['node']> = new Set(['target', 'each', 'area', 'damage', 'give', 'heal', 'overshield']);

function put({ piece, until, takes }: Trail, clause: number): Node {
  if (takes === undefined) return { clause, node: 'place', marker: piece.ref, on: 'space', ...(until && { until }) };
  const { destroyed, any } = takes;
  const gone: Node = { clause, node: 'remove', what: 'marker', ...(destroyed && { destroyed }) };
  const then: Node[] = any ? [{ clause, node: 'may', then: [gone] }] : [gone];
  return { clause, node: 'each-piece', marker: piece.ref, places: [{ range: { max: 0 }, of: 'space' }], then };
}

function onWay(found: Trail, clause: number): Node {
  const { spaces, one, upTo, may } = found;
  const way: Node = {
    clause,
    node: 'way',
    spaces,
    ...(one && { one }),
    ...(upTo !== undefined && { upTo }),
    then: [put(found, clause)],
  };
  return may ? { clause, node: 'may', then: [way] } : way;
}

/** Whenever you leave or enter a space; which of those you only pass is known behind a movement alone. */
function whenever(found: Trail, clause: number): Rule | undefined {
  const { spaces, one, upTo, may, takes } = found;
  if (spaces === 'passed' || one || may || takes || upTo !== undefined) return undefined;
  const trigger = { on: spaces === 'left' ? 'leaves' : 'enters', who: { side: 'you' }, place: {} } as const;
  return { clause, rule: 'when', trigger, then: [put(found, clause)] };
}
