import type { Amount, Condition, Node, Ref, Trigger } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { takesBefore } from '../nouns/had.ts';
import { whoWasStopped } from '../occasions/collision.ts';
import { starters } from '../occasions/happening.ts';
import { plain } from '../occasions/time.ts';
import { comesWithTurns } from '../occasions/trigger.ts';
import { usedUp } from '../occasions/used-up.ts';
import { whoDoes } from '../occasions/who-does.ts';
import { type Desk, emptyOut, type Held, type Out, ran, type Tail } from '../sentences/desk.ts';
import { comesForEach, isOfChosenThere, questionIn } from '../sentences/else-later.ts';
import { speaksOf } from '../sentences/uses.ts';
import { ofThoseHit } from '../sentences/whom-hit.ts';
import { strengthened } from '../states/strengthened.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import { onceIn } from '../words/period.ts';
import { wordAt } from '../words/words.ts';
import { isOfEach } from './how-long.ts';
import { phrases } from './phrases.ts';
import { behind, type Prefix, prefix } from './prefix.ts';
import { isOnce, type Run } from './run.ts';
import { stillChosen } from './still-chosen.ts';
import { isInOneRound, ofRound, wrap } from './wrap.ts';

/** Whether the question before the place speaks of one more beside whom it is about, and what is done of "that unit". */
function namesAnother({ tokens, at, end }: Cursor, from: number): boolean {
  const that = tokens.findIndex(({ text }, n) => n >= at && n < end && text === 'that');
  if (that < 0 || !/^(?:unit|target|one)$/.test(tokens[that + 1]?.text ?? '')) return false;
  const asked = tokens
    .slice(from, at)
    .map(({ text }) => text)
    .join(' ');
  return (
    /\b(?:to|of|is|are) (?:a|an|another)(?: other)? (?:unit|enemy|ally|hero|summon)(?: of yours)?(?: [,:]| adjacent| in| within| next)/.test(
      asked,
    ) && /\b(?:adjacent|next|range|within)\b/.test(asked)
  );
}

/** A prefix, at the beginning or in the middle: the rest of the sentence and its scope stand under it. */
export function prefixed(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const those = run.context.them === undefined ? undefined : whoWasStopped(cursor, run.context);
  const related: Prefix | undefined = those
    ? { is: 'if', if: those, while: false }
    : desk.standing || desk.holds || desk.lasts
      ? relative(cursor, run.context, desk)
      : undefined;
  const found = related ?? prefix(cursor, run.context);
  if (found === undefined) return false;
  // "Enemies in burst 2, 1dmg. Allies: heal 1": of enemies none is an ally, so that somebody else is meant.
  const { node } = run.tail ?? {};
  const met = node?.node === 'each' || node?.node === 'area' ? node.who.side : undefined;
  if (
    found.is === 'if' &&
    'side' in found &&
    run.context.them === 'each' &&
    ((found.side === 'ally' && met === 'enemy') || (found.side === 'enemy' && (met === 'ally' || met === 'friend')))
  ) {
    cursor.at = start;
    return false;
  }
  // "When your Wolf dies, take 1 damage. When another summon dies, heal 1": than that Wolf, and not than you.
  if (found.is === 'when' && desk.standing && start > 0 && cursor.tokens[start + 1]?.text === 'another') {
    run.out.fault = { at: start, governs: true, why: 'it does not say than whom' };
    return true;
  }
  // "Your first attack each turn deals +1 damage and, on a hit, Slows": on a hit of that one.
  if (found.is === 'when' && desk.standing && cursor.tokens[start]?.text === 'on' && run.out.held.some(isOfSome)) {
    run.out.fault = { at: start, governs: true, why: 'it does not say of which attacks' };
    return true;
  }
  // "3x3, at the start of your next turn, 3dmg": whoever is there now, or whoever will be.
  if (found.is === 'at' && run.head?.node.node === 'area' && run.head.then.length === 0 && !desk.standing) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  // "If the target is adjacent to another enemy, that unit takes 1dmg": the other one, who is no "it" of this text.
  if (found.is === 'if' && !related && namesAnother(cursor, start)) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  // "If the target is adjacent to a Mine, destroy the Mine": of several there, or of others elsewhere.
  if (found.is === 'if' && takesOneMet(found.if, run.context, cursor)) {
    run.out.fault = { at: start, governs: true, why: 'it does not say which of them' };
    return true;
  }
  // "If Slowed, Stun, if Stunned, 1dmg": where both are so, or each by itself.
  const isAnother = found.is === 'if' && run.context.asked && !found.if.every(({ is }) => is === 'side');
  if (isAnother && run.out.nodes.length + run.out.held.length > 0) {
    run.out.fault = {
      at: start,
      governs: true,
      why: 'it does not say whether the question before it must hold, too',
    };
    return true;
  }
  const clause = ran(desk, start, cursor.at);
  const context = within(behind(run.context, found), {
    ...(found.is === 'if' &&
      found.if.some((one) => one.is === 'kill' || (one.is === 'hits' && one.killed)) && {
        killing: [...(run.tail?.then ?? []), ...run.into],
      }),
    ...(found.is === 'if' && besidePiece(found.if, run.context, cursor)),
    ...(found.is === 'when' && destroysOneNamed(found.set.trigger, cursor) && { them: undefined }),
    ...((found.is === 'when' || found.is === 'next') && stillChosen(run.context, found.set, cursor)),
    ...(desk.standing && isMoment(found) && { timed: true }),
    ...(found.is === 'else' && (run.context.noEnemy || isOfNoEnemy(run.tail)) && { side: 'ally', sided: true }),
    ...(found.is === 'if' && found.if.some(({ is }) => is === 'rolled') && { onRoll: true }),
    ...(found.is === 'if' && run.context.them === undefined && aboutOther(found.if)),
  });
  if (found.is === 'when' && desk.standing && run.inside === undefined) {
    const behindIt = cursor.at;
    const stronger = strengthened(cursor, run.context, found.set, clause);
    if (stronger !== undefined) {
      ran(desk, behindIt, cursor.at);
      run.out.held.push({ rule: stronger, of: 'you' });
      return true;
    }
  }
  // "At the start of your turn, lose a Coin. If you can't, you are Slowed": then, and not for as long as nothing is lost.
  const isOfThen = desk.standing && found.is === 'if' && found.if.some(isOfLoss);
  const acting: Desk =
    isOfThen || found.is === 'when' || found.is === 'at' || found.is === 'next' || found.is === 'answered'
      ? {
          ...desk,
          standing: false,
          lasts: false,
          gains: (isOfThen || found.is === 'when') && !desk.holds,
          ...(found.is === 'when' && isInOneRound(found.set) && { holds: true }),
          ...(found.is === 'at' && found.at.moment === 'turn-start' && found.at.of === 'you' && { future: true }),
        }
      : (found.is === 'until' || found.is === 'turns') && !desk.standing
        ? { ...desk, holds: true }
        : found.is === 'if' && found.while && !(ofRound(found.if) && cursor.sees(heads))
          ? { ...desk, standing: true }
          : desk;
  // What somebody must do in the turn that begins holds to its end.
  const holds =
    found.is === 'until' ||
    found.is === 'turns' ||
    (found.is === 'when' && (found.set.trigger.on === 'turn-start' || isInOneRound(found.set)));
  const { inside } = run;
  run.inside = undefined;
  const inner = cursor.done
    ? (inside?.read(
        within(context, {
          asked: false,
          ...((found.is === 'if' || found.is === 'else') && run.hurt && { harmed: true }),
        }),
        acting.standing,
        holds,
      ) ?? emptyOut())
    : phrases(
        acting,
        cursor,
        context,
        inside,
        found.is === 'when' || found.is === 'next' || found.is === 'answered' ? undefined : tailOf(run),
        related
          ? those
            ? run.context.them
            : related.is === 'when'
              ? related.set.them
              : 'trigger'
          : whoGoesOn(cursor, run, found),
      );
  const nothing = inner.nodes.length === 0 && inner.held.length === 0 && inner.else === undefined;
  // "At the end of your next turn, remove this", of a token that may have come in one's own turn.
  const [goes] = inner.nodes;
  const isEnd = found.is === 'at' && desk.standing && found.at.next && !found.at.times && inner.nodes.length === 1;
  if (
    isEnd &&
    found.at.of === 'you' &&
    !inner.fault &&
    goes?.node === 'lose' &&
    goes.from === 'you' &&
    goes.token === run.context.self?.ref &&
    run.out.until === undefined
  ) {
    run.out.until = plain(found.at);
    return true;
  }
  const whole = (desk.standing && !nothing && usedUp(found, run.context, inner.nodes, clause)) || found;
  const holdsThen = isOfThen && inner.held.length > 0;
  // "You cannot heal. Until the end of your next turn, you deal -1 damage", of a condition: all of it, or only that.
  if (found.is === 'until' && (desk.standing ? start > 0 : isAnotherOfThem(cursor, start, run.context))) {
    run.out.fault = { at: start, governs: true, why: 'it does not say whether all of it ends then' };
    return true;
  }
  // "Until your next turn: you have Armor. Gain a Coin": for good, or one that goes then.
  const gainsBehind = inner.nodes.find(
    (node) => node.node === 'give' && wordOf(run.context.words, node.token, 'counter') !== undefined,
  );
  const behindFirst =
    gainsBehind && desk.source.slice(cursor.tokens[start]?.from, desk.sheet.clauses[gainsBehind.clause]?.from);
  if (found.is === 'until' && behindFirst && /[.;]\s*$/.test(behindFirst)) {
    run.out.fault = { at: start, governs: true, why: 'it does not say whether what is gained goes then' };
    return true;
  }
  // "Range 3, 2dmg. Until the end of their next turn, allies in range 2 have +1 speed": of theirs, or of the target's.
  const isOthers =
    found.is === 'until' && 'of' in found.until && inner.held.length > 0 && inner.nodes.length === 0
      ? isOfEach(
          cursor,
          start,
          found.until,
          inner.held.map(({ rule }) => rule),
        )
      : false;
  if (isOthers) {
    run.out.fault = { at: start, governs: true, why: 'it does not say whose turn it is' };
    return true;
  }
  if (inner.fault?.governs || nothing || holdsThen || !wrapped(desk, run, whole, clause, inner)) {
    run.out.fault = inner.fault?.governs ? inner.fault : { at: inner.fault?.at ?? start, governs: true };
    return true;
  }
  if (inner.fault) run.out.fault = inner.fault;
  // "Until your next turn, units in burst 3 cannot move. Enemies in the area take 1dmg", "an ally in range 3 has Armor. They move 2".
  const laid = found.is === 'until' || found.is === 'turns' ? run.out.nodes.at(-1) : undefined;
  const kind = inner.tail?.node.node;
  if (inner.tail && (kind === 'area' || kind === 'target') && laid?.node === kind && run.out.nodes.length === 1)
    run.tail ??= { ...inner.tail, node: laid as Tail['node'], then: laid.then as Tail['then'] };
  if ((found.is === 'if' || found.is === 'else') && inner.tail !== undefined) run.out.asked = inner.tail;
  // "If it is Slowed, 4dmg. Heal half the amount": what was dealt, if anything was.
  const [dealt, ...more] = inner.nodes;
  if (
    found.is === 'if' &&
    dealt?.node === 'damage' &&
    dealt.to === 'target' &&
    more.length === 0 &&
    run.tail !== undefined &&
    !run.hurt
  )
    run.tail = { ...run.tail, context: within(run.tail.context, { damage: true }) };
  // "If an enemy, 2dmg. Heal 2": nobody is hurt and healed by one attack.
  if (found.is === 'if' && !found.while && found.if.some(isEnemy) && harms(inner.nodes, run.context.them)) {
    run.hurt = true;
    if (run.tail !== undefined) run.tail = { ...run.tail, hurt: true };
  }
  if (inner.marker !== undefined) {
    run.out.marker ??= inner.marker;
    // What is placed at another moment is not "it" now.
    run.out.strewn ??= found.is !== 'if' || inner.strewn === true;
  }
  return true;
}

/** `Take 1 damage at the start of your turn. Until the end of your next turn, you have -1 speed`, of a condition: a sentence of its own behind others. */
const isAnotherOfThem = ({ tokens }: Cursor, start: number, { slot }: Context): boolean =>
  (slot === 'condition' || slot === 'token') &&
  /^(?:until|till)$/.test(tokens[start]?.text ?? '') &&
  (tokens[start]?.from ?? 0) - (tokens[start - 1]?.to ?? tokens[start]?.from ?? 0) > 1;

/** "In odd rounds, range 3, 2dmg": what is done then, and nothing that holds. */
const heads = 'range|burst|line|path|global|unlimited|infinite';

const isOfLoss = (condition: Condition): boolean =>
  condition.is === 'bereft' || (condition.is === 'not' && isOfLoss(condition.of));

const isEnemy = (condition: Condition): boolean => condition.is === 'side' && condition.side === 'enemy';

/** "If an enemy, 2dmg. Otherwise heal 2": whoever is none, now or where it is done later. */
const isOfNoEnemy = (tail: Tail | undefined): boolean => isOfSide(tail, isEnemy);

/** Whether what was asked last is of which side somebody is, and nothing else. */
function isOfSide(tail: Tail | undefined, is = ({ is }: Condition): boolean => is === 'side'): boolean {
  const asked = questionIn(tail?.then.at(-1));
  return asked?.else.length === 0 && asked.if.length === 1 && asked.if.every(is);
}

const harms = (nodes: readonly Node[], them: Ref | undefined): boolean =>
  nodes.some((node) => node.node === 'damage' && node.to === them);

/** Whether it comes at the start or end of turns or rounds. */
const isMoment = (found: Prefix): boolean =>
  found.is === 'at' || (found.is === 'when' && comesWithTurns(found.set.trigger));

/** `they are Slowed, and at the start of your next turn take 1dmg`: of whom the sentence is about. */
const whoGoesOn = (cursor: Cursor, { subject, context }: Run, { is }: Prefix): Ref | undefined => {
  // "It takes 1dmg if it is an enemy, else heals 1": what is no order to you is of who was spoken of.
  if ((is === 'if' || is === 'else') && cursor.sees(ofThem)) return context.them;
  return is === 'at' &&
    subject !== undefined &&
    subject !== 'you' &&
    cursor.sees('take|takes|lose|loses|are|is|get|gets')
    ? subject
    : undefined;
};

const ofThem = 'heals|gains|loses|gets|moves|becomes|flies|teleports|uses';

function wrapped(desk: Desk, run: Run, prefix: Prefix, clause: number, read: Out): boolean {
  const hit =
    prefix.is === 'if' && !prefix.while ? ofThoseHit(prefix.if, read, (run.target?.max ?? 1) > 1, clause) : undefined;
  const killed = prefix.is === 'if' && isOfKill(run, prefix.if) && refreshes(read) ? killsAny : undefined;
  const asked = hit?.if ?? killed;
  const found: Prefix = asked && prefix.is === 'if' ? { ...prefix, if: asked } : prefix;
  // "On a miss, 1dmg instead": of what a miss leaves out.
  const isMiss = prefix.is === 'if' && prefix.if.length === 1 && prefix.if[0]?.is === 'miss';
  const nodes = isMiss ? missed(read.nodes, run.context.blow) : hit ? [...hit.nodes] : read.nodes;
  if (nodes === undefined) return false;
  const inner: Out = { ...read, nodes };
  if (inner.else && !run.head && !run.tail && isOfChosenThere(inner.nodes, inner.else)) return false;
  if (inner.else !== undefined && (found.is !== 'if' || comesForEach(inner.nodes, inner.else, run.head?.node as Node)))
    return false;
  if (prefix.is === 'if' && (isHowOften(run, prefix.if, inner) || isOnceToo(run, prefix.if, inner))) return false;
  // "If it is an enemy, stun. Else, place a Mine in the space": it could be an empty one, of which nothing is asked.
  const laysThere = inner.nodes.some((node) => node.node === 'place' && node.on === 'space');
  if (found.is === 'else' && laysThere && isOfSide(run.tail)) return false;
  // "If it is Slowed, +2dmg, else ...": what the question adds to stands before it, and the other branch is of the question.
  if (found.is === 'else' && (run.out.nodes.length > 0 || run.context.asked)) return otherwise(run, inner);
  const target: Out = { ...emptyOut(), nodes: run.into, held: run.out.held };
  const before = run.into.length;
  if (!wrap(desk, found, clause, inner, target, run.context)) return false;
  const last = run.into.at(-1);
  // "Burst 2, until your next turn, you have +1 speed" says nothing of those who are in it: it would be so for each of them.
  if (last !== undefined && isOwnAlone(run, last, before) && !holdsThere(run, last)) return false;
  if (last !== undefined && run.into.length === before + 1 && (isOnce(run, [last], before) || holdsThere(run, last))) {
    run.into.pop();
    run.outer.push(last);
    run.hoisted = true;
  }
  if (target.otherwise) run.out.otherwise = true;
  if (target.until) run.out.until = target.until;
  if (inner.instead && !isMiss) run.out.instead = inner.instead;
  if (inner.nodes.length > 0) run.into = inner.into;
  return true;
}

/** Said of some attacks, or of attacks on some. */
const isOfSome = ({ rule }: Held): boolean =>
  rule.rule === 'change' &&
  (rule.against !== undefined || Object.keys(('means' in rule && rule.means) || {}).some((key) => key !== 'attack'));

const isOwnAlone = ({ head, into }: Run, node: Node, before: number): boolean =>
  (head?.node.node === 'area' || head?.node.node === 'each') &&
  into === head.then &&
  before === 0 &&
  node.node === 'lasting' &&
  node.of === 'you' &&
  !node.knows &&
  !speaksOf([node], 'each');

/** `Burst 2, until your next turn, units that end their turn in the area take 1dmg`: of the area, whoever is in it now, and so only once. */
const holdsThere = ({ head, into }: Run, node: Node): boolean =>
  head?.node.node === 'area' &&
  into === head.then &&
  node.node === 'lasting' &&
  node.of === 'you' &&
  !node.knows &&
  JSON.stringify(node.rules).includes('"inArea":true') &&
  !speaksOf([node], 'each');

/** `On miss, you take the damage instead`: as much as a hit would have dealt, as a miss deals nothing. Undefined where that is not one number. */
function missed(nodes: Node[], blow: Context['blow']): Node[] | undefined {
  const found: Node[] = [];
  for (const node of nodes) {
    const ofDealt = node.node === 'damage' && node.amount.terms?.some(({ per }) => per?.count === 'damage');
    if (!ofDealt) found.push(node);
    else if (blow && isAsMuch(node.amount)) found.push({ ...node, amount: blow });
    else return undefined;
  }
  return found;
}

const isAsMuch = ({ base, terms = [], ...more }: Amount): boolean => {
  const [{ each, per, ...other } = {}] = terms;
  const isPlain = [more, other].every((rest) => Object.keys(rest).length === 0);
  return isPlain && base === 0 && terms.length === 1 && each === 1 && per?.count === 'damage';
};

/** `Burst 1, 2dmg. On kill, refresh Blink`: of an area it is asked of all whom the text has hit. */
const isOfKill = ({ head, tail }: Run, asked: readonly Condition[]): boolean => {
  const of = (head ?? tail)?.node.node;
  return (of === 'area' || of === 'each') && asked.length === 1 && asked[0]?.is === 'kill';
};
const killsAny: readonly Condition[] = [{ is: 'hits', side: 'any', killed: true }];

/** "On kill, refresh Blink": as well once as for each who was killed. */
const refreshes = ({ nodes }: Out): boolean => nodes.every(({ node }) => node === 'refresh');

/** `3x3, 2dmg. On hit, heal 1`: of an area that is rolled for it could be once, or for each who was hit. */
function isHowOften({ head, tail }: Run, asked: readonly Condition[], { nodes }: Out): boolean {
  const of = (head ?? tail)?.node;
  if (of?.node !== 'area' && of?.node !== 'each') return false;
  // "Burst 1, 2dmg. On kill, heal 2": for each who is killed.
  if (asked.some(({ is }) => is === 'kill')) return false;
  return asked.some(({ is }) => /^(?:hit|miss|crit)$/.test(is)) && !nodes.every((node) => speaksOf([node], 'each'));
}

/** "3x3, 1dmg. If you have a Coin, Slow and gain 1 Coin": what is done once would come as often as there are units in the area. */
const isOnceToo = ({ context }: Run, asked: readonly Condition[], { nodes }: Out): boolean =>
  context.them === 'each' &&
  nodes.length > 1 &&
  !JSON.stringify(asked).includes('"each"') &&
  speaksOf(nodes, 'each') &&
  nodes.some((node) => !speaksOf([node], 'each') && !speaksOf([node], 'space'));

/** `4dmg if it is Slowed, otherwise 2dmg`, `If it is Slowed, 4dmg, else 2dmg`: the other branch of the question before it. */
function otherwise({ into, out, context, head, tail }: Run, { nodes, held }: Out): boolean {
  const last = into.at(-1);
  const open = last?.node === 'if' && last.else.length === 0;
  // With two questions it could be either.
  if (held.length > 0 || nodes.length === 0 || out.else !== undefined || open === (context.asked === true))
    return false;
  if (open && comesForEach(last.then, nodes, (head ?? tail)?.node as Node)) return false;
  if (open && !head && !tail && isOfChosenThere(last.then, nodes)) return false;
  if (open) into[into.length - 1] = { ...last, else: nodes };
  else out.else = nodes;
  return true;
}

/** `You and allies that start their turn in range 1 of it heal 1`, `enemies leaving range 1 take 1dmg`. */
function relative(cursor: Cursor, context: Context, desk: Desk): Prefix | undefined {
  const start = cursor.at;
  return cursor.try(() => {
    // "Once per turn, a unit that enters this heals 1".
    const once = cursor.take('once per|a|each turn|round ,?');
    const ofRound = once && cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'round');
    const set = starters(cursor, context) ?? whoDoes(cursor, context);
    if (set === undefined || (once && set.perTurn !== undefined)) return undefined;
    // "Remove all Hooks. Each unit that loses a Hook takes 3dmg": by that.
    if (!desk.standing && set.trigger.on === 'loses' && takesBefore(cursor.tokens, start)) return undefined;
    // "Enemies that enter: 2dmg".
    if (context.slot === 'marker') cursor.take(':');
    // "Allies attacking it have +1 crit" is no answer to that.
    if (cursor.sees('have|has|deal|deals +|- #') && attacking.has(cursor.tokens[start + 1]?.text ?? ''))
      return undefined;
    return { is: 'when', set: once ? { ...set, ...onceIn[ofRound ? 'round' : 'turn'] } : set };
  });
}

const attacking: ReadonlySet<string> = new Set(['attacking', 'targeting']);

const tailOf = (run: Run): Tail | undefined =>
  // "Range 3, 2dmg, on hit, heal 1": whoever was just hurt is not who heals.
  (run.tail && { ...run.tail, hurt: run.tail.hurt || run.hurt }) ??
  (run.head === undefined
    ? undefined
    : { node: run.head.node, then: run.head.then, context: run.context, hurt: run.hurt });

/** "If the target has no DoT, give DoT 1", of whom somebody else has harmed: who was asked about. */
const aboutOther = (asked: readonly Condition[]): Partial<Context> => {
  const [only, ...more] = asked;
  const one = only?.is === 'not' ? only.of : only;
  const ref = one !== undefined && ('of' in one ? one.of : 'on' in one ? one.on : undefined);
  return more.length === 0 && ref === 'other' ? { them: 'other' } : {};
};

const isNear = ({ tokens, at, end }: Cursor): boolean =>
  tokens.slice(at, end).some(({ text }, n) => text === 'it' && /^(?:of|around)$/.test(tokens[at + n - 1]?.text ?? ''));

/** Whether a piece that somebody stands beside is taken away by its name. */
function takesOneMet(asked: readonly Condition[], { words }: Context, cursor: Cursor): boolean {
  if (!cursor.sees('destroy|detonate|remove the|that')) return false;
  const piece = wordAt(words, cursor.tokens, cursor.at + 2, cursor.end, ['marker'])?.word.ref;
  return asked.some((one) => {
    if (piece === undefined || one.is !== 'place') return false;
    const { of, on } = one.place;
    return on === piece || (typeof of === 'object' && 'marker' in of && of.marker === piece);
  });
}

/** `When you hit an enemy adjacent to your Totem, destroy it`, `when you hit an enemy with a Rune, destroy it`: hardly whoever stands there or has it. */
const destroysOneNamed = (trigger: Trigger, { tokens, at, end }: Cursor): boolean =>
  tokens.some(
    ({ text }, n) =>
      n >= at &&
      n < end - 1 &&
      (text === 'destroy' || text === 'detonate') &&
      /^(?:it|them)$/.test(tokens[n + 1]?.text ?? ''),
  ) && /"marker":|"is":"has"/.test(JSON.stringify(trigger));

/** "If you are adjacent to a Gate, teleport to a space adjacent to another Gate": than the one that you stand at. */
function besidePiece(asked: readonly Condition[], { words }: Context, cursor: Cursor): Partial<Context> {
  for (const one of asked) {
    // "If there is a Mine in the area, destroy it": that, and nobody in the area.
    if (one.is === 'markers' && cursor.sees('destroy|remove|detonate|trigger|consume|kill it'))
      return { them: undefined };
    // "If they have a Hook, destroy it", "if the target is adjacent to a Mine, destroy it": hardly whoever has it or stands there.
    if ((one.is === 'has' || one.is === 'place') && cursor.sees('destroy|detonate it')) return { them: undefined };
    if (one.is !== 'place') continue;
    const { range, of } = one.place;
    const piece = typeof of === 'object' && 'marker' in of ? wordOf(words, of.marker, 'marker') : undefined;
    // "If the target is in range 2 of a Snare, 1dmg to others in range 2 of it": of whoever stands there, or of the Snare.
    if (piece !== undefined && one.of !== 'you' && isNear(cursor)) return { them: undefined };
    if (one.of !== 'you') continue;
    if (piece !== undefined && range?.max === 1 && !range.min) return { beside: { piece, far: 1 } };
  }
  return {};
}
