import type { Ref } from '../../program.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `including you, are pushed 2`: what is done to all of them, or to the target, stands behind it. */
export function goesOn(cursor: Cursor, run: Run, subject: Ref = 'each'): void {
  // Of one target "take" is told to whoever uses the ability.
  const one = run.head?.node.node === 'target' && (run.head.node.max ?? 1) === 1;
  const verbs = one
    ? ',? is|takes|gains|gets|heals|loses|suffers'
    : ',? is|are|take|takes|gain|gains|get|gets|heal|heals|lose|loses|suffer';
  if (!cursor.sees(verbs)) return;
  cursor.take(',');
  run.subject = subject;
  run.fresh = true;
}

const ifInside = ['( including|also|even you|yourself', ',? including|also|even you|yourself'].flatMap((said) =>
  [
    "if you're|youre in it|there",
    'if you are|stand in it|there',
    "if you're|youre in the area",
    'if you are|stand in the area',
  ].map((inside) => `${said} ${inside}${said.startsWith('(') ? ' )' : ''}`),
);

/** `including yourself`, in parentheses or not: an area around whoever lays it strikes that unit too (T-102). */
export function withUser(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, tail } = run;
  const start = cursor.at;
  const said =
    cursor.takeAny(...ifInside) ||
    cursor.takeAny('( including you|yourself )', '( you|yourself included )', ',? including you|yourself') ||
    cursor.takeAny('( and|also you|yourself too? )', '( you|yourself too|also )', '( you|yourself as well )') ||
    cursor.takeAny('( this? includes you|yourself )', ',? you|yourself too', ',? you|yourself as well');
  if (!said) return false;
  const node = head?.node ?? tail?.node;
  // Of an area that lies elsewhere whoever lays it is one like others.
  const elsewhere = node?.node === 'area' && node.range !== undefined;
  if (elsewhere && node.who.side === 'any' && node.who.except === undefined) {
    reminded(desk, start, cursor.at);
    goesOn(cursor, run);
    return true;
  }
  // Around somebody else you are one of those in it anyway.
  if (node?.node === 'area' && node.of !== 'you' && node.who.side !== 'enemy' && node.who.except === undefined) {
    reminded(desk, start, cursor.at);
    goesOn(cursor, run);
    return true;
  }
  // "Allies in burst 2 heal 1 (you too)": you and them.
  const around = node?.node === 'area' ? node.of === 'you' && node.range === undefined : node?.node === 'each';
  if (around && (node?.node === 'area' || node?.node === 'each') && node.who.side === 'ally' && !node.who.yours) {
    node.who = { ...node.who, side: 'friend' };
    ran(desk, start, cursor.at);
    goesOn(cursor, run);
    return true;
  }
  // "Everyone in range 2 including you takes 1dmg".
  if (node?.node === 'each' && node.who.side === 'any' && isLeftOut(node.who.except)) {
    const { except: _, ...all } = node.who;
    node.who = all;
    ran(desk, start, cursor.at);
    goesOn(cursor, run);
    return true;
  }
  // "Range 3 (can be you)", "an ally, including you": a unit is anybody anyway, and an ally somebody else.
  if (node?.node === 'target' && node.who.side !== 'enemy' && !node.who.yours && !node.who.except?.includes('target')) {
    const isAlly = node.who.side === 'ally';
    if (isAlly) node.who = { ...node.who, side: 'friend' };
    (isAlly ? ran : reminded)(desk, start, cursor.at);
    goesOn(cursor, run, 'target');
    return true;
  }
  // Nobody is an enemy of its own: what "enemies, you too" suffer would be another area.
  const isOwn = node?.node === 'area' && node.of === 'you' && node.range === undefined && node.who.side !== 'enemy';
  if (!isOwn) {
    cursor.at = start;
    return false;
  }
  node.user = true;
  ran(desk, start, cursor.at);
  goesOn(cursor, run);
  return true;
}

/** `including allies`, `even your own team`, behind those of whom nobody says a side: it only stresses that. */
export function withAllies(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const node = run.head?.node ?? run.tail?.node;
  if (node === undefined || !('who' in node) || typeof node.who !== 'object' || node.who.side !== 'any') return false;
  const inside = cursor.take('(');
  const said =
    cursor.takeAny('allies too|included', 'allies as well') ||
    (cursor.take('including|even') &&
      cursor.takeAny('your own? team|allies', 'your own team members', 'allies|friends', 'your? own? allies'));
  if (!said || (inside && !cursor.take(')'))) {
    cursor.at = start;
    return false;
  }
  reminded(desk, start, cursor.at);
  goesOn(cursor, run);
  return true;
}

withAllies.begins = beginning('(|including|even|allies');

const isLeftOut = (except: readonly Ref[] | undefined): boolean => except?.length === 1 && except[0] === 'you';

/** `not including you`, `excluding yourself`, `(not this)` on a passive, behind an area or a range: one is none of those in it, wherever it lies. */
export function withoutYou(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, into } = run;
  const start = cursor.at;
  if (head === undefined) return false;
  const said =
    cursor.takeAny(
      'not including? you|yourself',
      '( but? not including? you|yourself )',
      'excluding|except for? you|yourself',
      '( excluding|except for? you|yourself )',
    ) ||
    // On an ability "this" is the ability.
    (run.base.slot === 'passive' &&
      cursor.takeAny(
        'not including? this|itself',
        '( but? not including? this|itself )',
        'excluding|except for? this|itself',
        '( excluding|except for? this|itself )',
      ));
  const { node, then } = head;
  const all = (node.node === 'area' || node.node === 'each') && into === then;
  // Behind several things that are done it could be said of the last one.
  if (!said || !all || then.length > 1 || !(cursor.done || cursor.before?.text === ')' || cursor.sees(',|:|+'))) {
    cursor.at = start;
    return false;
  }
  const { except = [] } = node.who;
  if (!except.includes('you')) node.who = { ...node.who, except: [...except, 'you'] };
  ran(desk, start, cursor.at);
  goesOn(cursor, run);
  return true;
}
withoutYou.begins = beginning('(|not|excluding|except');
