import type { Node } from '../../program.ts';
import type { Draft } from '../nouns/head.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, ran, reminded, type Tail } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const telling = oneOf(
  'still nothing used tapped no does different separate allowed possible permitted same yourself multiple several overlap more twice once',
);

/** `No damage`, `you can pick different targets`, `you can target yourself`: what the sentences before it mean without saying so. */
export function holdsAnyway(
  desk: Desk,
  before: readonly Node[],
  tail: Tail | undefined,
  sentence: Sentence,
  anew = false,
): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (sentence.opens || desk.standing || cursor.lacks(telling)) return false;
  const nodes = tail === undefined ? before : [...before, ...tail.then];
  if (tail !== undefined && yourselfToo(cursor, tail)) {
    ran(desk, sentence.from, sentence.to);
    return true;
  }
  const agrees =
    stillHits(cursor, desk, before) ||
    (nodes.length > 0 && isHarmless(cursor) && !says(nodes, /"node":"(?:damage|kill)"/)) ||
    (isRollless(cursor) && !says(nodes, /"node":"target"/)) ||
    (choosesAnew(cursor) &&
      (nodes.some((node) => isAnew(anew ? [node] : node.node === 'repeat' ? node.then : [])) ||
        nodes.filter((node) => isAnew([node])).length > 1)) ||
    (overlaps(cursor) && before.some((node) => (anew || isSeveral(node)) && !says([node], /"was-hit"/))) ||
    (areDifferent(cursor) && nodes.some(isOfSeveral)) ||
    (meansYou(cursor) && nodes.some(isAnybody)) ||
    (nothingElse(cursor) && nodes.some((node) => node.node === 'if' && node.else.length === 0)) ||
    (nothingToThem(cursor) && tail?.node.node === 'target' && tail.then.length === 0) ||
    (staysPaid(cursor) && says(nodes, /"node":"cancel"/)) ||
    (isGoneFirst(cursor) && goesLater(nodes));
  if (!agrees || !cursor.done) return false;
  reminded(desk, sentence.from, sentence.to);
  return true;
}
holdsAnyway.needs = telling;

/** `Stacks with itself`, behind what is better for a while: it is so much better each time. */
export function addsUp({ desk, out, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || !cursor.sees('stack|stacks|this|it|these|they|multiple')) return false;
  const said = cursor.takeAny(
    'this|it? stacks with? itself?',
    'these|they? stack with? themselves|itself?',
    'multiple uses? stack',
  );
  if (!said || !cursor.done) return false;
  const last = out.held.at(-1)?.rule;
  const nodes = desk.standing ? (last?.rule === 'when' ? last.then : []) : [...out.nodes, ...(tail?.then ?? [])];
  const grows = nodes.some((node) => node.node === 'lasting' && node.rules.every(({ rule }) => rule === 'change'));
  if (grows) reminded(desk, from, to);
  return grows;
}
addsUp.begins = beginning('stack|stacks|this|it|these|they|multiple');
addsUp.needs = oneOf('stack stacks');

/** `Any markers in the two spaces stay where they are`, behind a swap: pieces that nobody names never move. */
export function markersStay({ desk, out, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || desk.standing) return false;
  cursor.take('any|all|the');
  if (!cursor.take('markers|pieces')) return false;
  cursor.takeAny('in|on the|these|those|both two? spaces', 'there');
  const stay = cursor.takeAny('stay|remain where they are', 'stay|remain', "don't|aren't move|moved|swap|swapped");
  if (!stay || !cursor.done || !says([...out.nodes, ...(tail?.then ?? [])], /"node":"swap"/)) return false;
  reminded(desk, from, to);
  return true;
}
markersStay.begins = beginning('any|all|the|markers|pieces');
markersStay.needs = oneOf('markers pieces');

/** `Costs no movement`, `this costs no extra movement`, behind a teleport: that never does. */
export function costsNoMovement({ desk, out, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens) return false;
  cursor.takeAny('this|it|that', 'doing so|this');
  if (!cursor.takeAny('costs no extra|additional? movement', 'costs nothing') || !cursor.done) return false;
  const last = desk.standing ? out.held.at(-1)?.rule : undefined;
  const nodes = last?.rule === 'when' ? last.then : [...out.nodes, ...(tail?.then ?? [])];
  const teleports = says(nodes, /"how":"teleport"/) && !says(nodes, /"how":"(?:walk|fly)"/);
  if (teleports) reminded(desk, from, to);
  return teleports;
}
costsNoMovement.begins = beginning('costs|this|it|that|doing');
costsNoMovement.needs = oneOf('costs');

const leaving = /\b(?:enter|exit|leave|dismiss)s?\b/i;

/** `Can't exit`, behind the stance that is entered, on a card of which nothing else says how a stance is entered or left. */
export function cannotExit({ desk, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.take('you');
  if (!cursor.takeAny("can't|cannot exit|leave", 'can not exit|leave', 'no exit')) return false;
  cursor.takeAny('this|the|your stance', 'it|this');
  if (!cursor.done || context.bearer === undefined) return false;
  const own = context.words.all.filter(
    ({ kind, ref, text }) => (kind === 'ability' || kind === 'passive') && ref === context.bearer && leaving.test(text),
  );
  if (own.length > 1 || own.some(({ text }) => /\b(?:may|can) (?:exit|leave)\b/i.test(text))) return false;
  reminded(desk, from, to);
  return true;
}
cannotExit.begins = beginning("you? can't|cannot|can|no");
cannotExit.needs = oneOf('exit leave');

const goes = /\b(?:clear|clears|cleared|remove|removed|lose this|lost|until|ends?|expires?|discard)\b/i;

/** `Doesn't clear by itself`, `lasts until cleared`, in the text of a token or condition that says nothing else of its end. */
export function staysOn({ desk, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens || (context.slot !== 'token' && context.slot !== 'condition')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.take('this|it');
  const stays =
    (cursor.takeAny(
      "doesn't clear|end|expire",
      'does not clear|end|expire',
      "doesn't go|wear away|off",
      'does not go|wear away|off',
    ) &&
      cursor.takeAny('by itself', 'on its own')) ||
    untilRemoved(cursor);
  if (!stays || !cursor.done) return false;
  const said = desk.source.slice(0, desk.tokens[from]?.from) + desk.source.slice(desk.tokens[to - 1]?.to);
  if (goes.test(said)) return false;
  reminded(desk, from, to);
  return true;
}
staysOn.begins = beginning("this|it|doesn't|does|lasts|stays|remains");
staysOn.needs = oneOf('itself own cleared removed');

const untilRemoved = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'lasts|stays|remains until it? is? cleared|removed|used|spent|consumed',
    'stays|remains on? until it? is? cleared|removed|used|spent|consumed',
    'stays|remains on them until it? is? cleared|removed|used|spent|consumed',
  );

/** `It stays on until used`, behind a token that the card gives and that says nothing of its own end: something else must take it away. */
export function stayGiven({ desk, context, out, tail }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const given = [...out.nodes, ...(tail?.then ?? [])].findLast((node) => node.node === 'give');
  if (bullet || opens || desk.standing || given?.node !== 'give' || given.until !== undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.take('this|it|they');
  const token = context.words.all.find(({ ref }) => ref === given.token);
  if (!untilRemoved(cursor) || !cursor.done || token === undefined || goes.test(token.text)) return false;
  reminded(desk, from, to);
  return true;
}
stayGiven.begins = beginning('this|it|they|lasts|stays|remains');
stayGiven.needs = oneOf('cleared removed used spent consumed');

/** `Mandatory. You must move towards the nearest enemy`: what must be done is said behind it. */
export function isMandatory({ desk }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens || !desk.standing || desk.tokens[from]?.text !== 'mandatory') return false;
  const cursor = new Cursor(desk.tokens, from + 1, to);
  cursor.take('.|,');
  const behind = desk.tokens.slice(to).filter(({ kind, text }) => kind !== 'line' && text !== '.');
  if (!cursor.done || behind[0]?.text !== 'you' || behind[1]?.text !== 'must') return false;
  reminded(desk, from, to);
  return true;
}
isMandatory.begins = beginning('mandatory');

/**
 * `Usable in Hooded Stance`, `can be used in Hooded Stance`, of a stance that keeps nobody from using anything but what it names: it can be anyway.
 */
export function usableAnyway({ desk, context: { words } }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens || desk.standing) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (
    !cursor.takeAny(
      'this|it? is? usable also|even? in|while|during in?',
      'this|it? can|may also|even? be used also|even? in|while|during in?',
    )
  )
    return false;
  const named = wordAt(words, cursor.tokens, cursor.at, to, ['token', 'counter']);
  if (named === undefined) return false;
  cursor.at = named.to;
  if (!cursor.done || forbids.test(named.word.text)) return false;
  // Its own card may say more of it than its text.
  const others = words.all.filter(
    ({ kind, text }) =>
      (kind === 'ability' || kind === 'passive') && text.toLowerCase().includes(named.word.name.toLowerCase()),
  );
  if (others.some(({ text }) => forbids.test(text))) return false;
  reminded(desk, from, to);
  return true;
}
usableAnyway.begins = beginning('this|it|is|usable|can|may');
usableAnyway.needs = oneOf('usable used');

/** What keeps whoever is so from using abilities of a kind, or any. */
const forbids =
  /\b(?:can only|(?:cannot|can't|may not) (?:act|attack|do)|(?:cannot|can't|may not) (?:use|take) (?:any |other |default |non-default |standard |your )*(?:abilit|action)|no (?:\w+ )?(?:abilit|action)|[-−] ?\d+ \w+ action)/i;

/** `AoE still hits you`, behind def: areas are not rolled for. */
function stillHits(cursor: Cursor, desk: Desk, before: readonly Node[]): boolean {
  if (!cursor.sees('aoe|aoes|area|areas') || desk.standing || !says(before, /"what":"def"/)) return false;
  const area = cursor.takeAny('area attacks|abilities|effects', 'aoe|aoes|areas attacks|abilities|effects?');
  return area && cursor.take('can? still hit|hits|affect|affects|damage|damages|include|includes you');
}

const says = (nodes: readonly Node[], what: RegExp): boolean => nodes.length > 0 && what.test(JSON.stringify(nodes));

const isHarmless = (cursor: Cursor): boolean =>
  cursor.takeAny('no damage|dmg', 'it|this? deals|does no damage|dmg', 'it|this? does not deal damage');

/** `Else nothing happens`, behind a question. */
const nothingElse = (cursor: Cursor): boolean =>
  cursor.takeAny('else|otherwise ,? nothing happens', 'if not ,? nothing happens', 'nothing happens otherwise|if not');

/** `Nothing happens to the target`, behind whoever was only chosen for what is around them. */
const nothingToThem = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'nothing happens to the? target|it|them',
    'the? target is unaffected',
    'the? target is not affected|hit',
  );

/** `It is still used up`, `it still counts as used`, behind what cancels an ability. */
const staysPaid = (cursor: Cursor): boolean => {
  const inside = cursor.take('(');
  const said =
    cursor.takeAny(
      'it|that|the? ability? is still used|tapped up?',
      'it|that|the? ability? still counts as used|tapped',
    ) &&
    (!cursor.take('or|and') || cursor.take('tapped|used up?'));
  cursor.take('.');
  return said && (!inside || cursor.take(')'));
};

const isRollless = (cursor: Cursor): boolean =>
  cursor.takeAny('no attack? roll required|needed?', 'it|this? does not require|need a|an attack? roll');

/** `You may choose different targets`, said of several attacks in a row. */
export const choosesAnew = (cursor: Cursor): boolean =>
  cursor.try(() => {
    const inside = cursor.take('(');
    return (isAnyTime(cursor) && (!inside || cursor.take(')'))) || undefined;
  }) === true;

/** `The areas may overlap`, `a unit can be hit by more than one`: said of several areas, of which none says that it may not. */
const overlaps = (cursor: Cursor): boolean =>
  cursor.takeAny('the? areas|bursts|squares|lines can|may overlap', 'they can|may overlap') ||
  (cursor.takeAny('a|any|each unit|enemy|target can|may be hit|damaged', 'units|enemies can|may be hit|damaged') &&
    cursor.takeAny('by more than one', 'by several|multiple of them?', 'more than once', 'several|multiple times'));

/** `Can't hit the same unit twice`, `each must be a different unit`: several targets of one text are different ones anyway. */
const areDifferent = (cursor: Cursor): boolean =>
  cursor.takeAny(
    "you|this|it? can't|cannot hit|target|choose the same unit|target|enemy|ally twice",
    "you|this|it? can't|cannot hit|target|choose the same unit|target|enemy|ally more than once",
    'no unit|target|enemy|ally can be hit|targeted|chosen twice',
    'no unit|target|enemy|ally can be hit|targeted|chosen more than once',
    "a unit|target|enemy can't|cannot be hit|targeted|chosen twice",
    "a unit|target|enemy can't|cannot be hit|targeted|chosen more than once",
    'a|each unit|target|enemy can only be hit|targeted|chosen once',
    'each target? must be a? different|new unit|target|enemy?',
    'the|all? targets must be? different',
  );

const isOfSeveral = (node: Node): boolean =>
  node.node === 'target' && (node.links !== undefined || (node.max ?? 1) > 1);

const isSeveral = (node: Node): boolean =>
  node.node === 'repeat' || (node.node === 'space' && (node.count ?? 1) > 1) || node.node === 'each-piece';

function isAnyTime(cursor: Cursor): boolean {
  if (
    cursor.takeAny(
      'the? targets can|may be different',
      'the? targets can|may be the same or? different?',
      'each|they can|may be the same or? different?',
    )
  )
    return true;
  // "Separate targets allowed".
  if (cursor.take('different|separate|new|same target|targets|enemies|units allowed|possible|permitted')) return true;
  const said = cursor.takeAny(
    'you|they can|may',
    'can|may',
    'each time|attack|shot can|may',
    'each can|may',
    'the second|third|last|other|others|attacks|shots|hits attack|shot|hit|one? can|may',
  );
  if (!said) return false;
  return (
    cursor.takeAny(
      'target|hit|choose|pick the same unit|enemy|target|one multiple|several times',
      'target|hit|choose|pick the same unit|enemy|target|one more than once',
      'target|hit|choose|pick the same unit|enemy|target|one again|twice',
    ) ||
    cursor.takeAny(
      'be|target|hit|have a? different target|targets|unit|units|enemy|enemies',
      'be on|against|at a? different target|targets|unit|units|enemy|enemies',
      'be|target|hit|choose|have the same target|unit|enemy|one',
    ) ||
    cursor.takeAny(
      'pick|choose|target|hit|select another target|unit|enemy|one for? each|every time|attack|shot|hit|one?',
      'pick|choose|target|hit|have|select a? different|new targets|target|units|unit|enemies|enemy for? each? time|attack|shot|hit|repeat|one?',
    )
  );
}

/** The same attack more than once, each on whoever is chosen then. */
const isAnew = (nodes: readonly Node[]): boolean =>
  nodes.some((one) => one.node === 'target' && one.max === undefined && !/"was-hit"/.test(JSON.stringify(one.who)));

const meansYou = (cursor: Cursor): boolean =>
  cursor.takeAny('you can|may? target yourself', 'can|may be used on yourself', 'can|may target yourself');

/** `Ally in range 3, heal 2. Can target yourself`: you are one of those it may be. */
function yourselfToo(cursor: Cursor, { node }: Tail): boolean {
  if (node.node !== 'target' || node.who.side !== 'ally' || (node.max ?? 1) > 1) return false;
  const { at } = cursor;
  const found = meansYou(cursor) && cursor.done;
  if (found) (node as Draft<typeof node>).who = { ...node.who, side: 'friend' };
  else cursor.at = at;
  return found;
}

/** T-093: whoever is targeted by its place alone may be you. */
const isAnybody = (node: Node): boolean =>
  node.node === 'target' && node.who.side === 'any' && node.who.except === undefined;

/** `If an enemy kills it, it does nothing`, `if it is destroyed before that, nothing happens`, of a piece that goes off later. */
const isGoneFirst = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (
      !cursor.takeAny('if an|any enemy kills|destroys it|this', 'if it|this is killed|destroyed', 'if killed|destroyed')
    )
      return undefined;
    cursor.takeAny('first', 'before that|then', 'earlier|early');
    return cursor.takeAny(', it does nothing', ', nothing happens') || undefined;
  }) === true;

/** Where the piece is gone before, nothing lies around which anything could be done. */
const goesLater = (nodes: readonly Node[]): boolean => {
  const last = nodes.at(-1);
  if (last?.node !== 'later') return false;
  const [gone, ...more] = last.then;
  return (
    gone?.node === 'remove' &&
    gone.what === 'marker' &&
    more.every((node) => node.node === 'area' && node.of === 'marker')
  );
};
