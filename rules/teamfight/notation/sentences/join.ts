import type { Node, Rule } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { eachTurnOfBearers, endsWithGiven, isOfBearers, isOfSummons } from '../given/bearers.ts';
import { ofOneSide } from '../phrases/of-one-side.ts';
import { lasting } from '../phrases/wrap.ts';
import { says } from '../texts/says.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Words } from '../words/words.ts';
import { isThirdNumber, outdoesOffer, withMore } from './answer-outdone.ts';
import { asksTooEarly, countsTooEarly } from './asked-too-early.ts';
import { behindOffer, behindPrice } from './behind-price.ts';
import { addsToLoss } from './by-what-they-lost.ts';
import { toThoseChosen } from './chosen-before.ts';
import { isTheSecond, mayComeAgain } from './comes-again.ts';
import type { Desk, Held, Out } from './desk.ts';
import { isOfManyDice, underDie } from './die-rolled.ts';
import { doneOnce } from './done-once.ts';
import {
  asksLast,
  comesForEach,
  elseOfAll,
  isOfChosenThere,
  offeredByRule,
  questionIn,
  withElse,
} from './else-later.ts';
import { elseOf } from './else-of.ts';
import { type Flow, standsBehind } from './flow.ts';
import { fromTheFirst } from './from-now-on.ts';
import { goesWithEach } from './goes-with-each.ts';
import { goesOnLater } from './going.ts';
import { harmsMover } from './harm-of-met.ts';
import {
  askedBefore,
  askedOfGift,
  endsUnsaid,
  isOfOthers,
  otherAttack,
  outdoes,
  outdone,
  replaced,
  replacedForSome,
  withoutIt,
} from './instead.ts';
import { isNowOrLater, whenBack, whereYouArrive } from './left-open.ts';
import { askedOfPrice } from './lives-by.ts';
import { isNearEither } from './near-either.ts';
import { ofTheLastSide } from './of-the-last-side.ts';
import { gathers, isInArea, laysGround, layTogether, openArea, opensArea } from './open-area.ts';
import { isMany, meant, rootOf } from './open-heads.ts';
import { overUnits } from './over-units.ts';
import { comesBack, growsWithCounter, isOfOwnCounter } from './own-counter.ts';
import type { Sentence } from './sentence.ts';
import { ofThoseInArea } from './sides-in-area.ts';
import { isSoMuchMore } from './so-much-more.ts';
import { countsOtherLoss, spends } from './spent-behind.ts';
import { speaksOf } from './uses.ts';
import { onceBack, onReturn } from './while-away.ts';

/** "Summon a Wolf. Your other Wolves gain Armor": once, and nothing that stands with the card. */
const isGained = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:gain|get)s?$/.test(text));

/** Adds what a sentence came to. False when it cannot stand here. */
export function join(flow: Flow, sentence: Sentence, said: Out, clause: number): boolean {
  const { desk, out } = flow;
  // Most sentences stand first: they go on with nothing.
  const behind = standsBehind(flow);
  const back = behind ? onceBack(flow.tail?.then ?? out.nodes, said) : said;
  // "If you have a Coin, range 3, 2dmg. Else, they are Slowed": only the one answer has chosen them.
  if (back === undefined || back.else !== undefined) return false;
  const read = behind ? askedOfPrice(flow, back) : back;
  if (read.otherwise) {
    const returned = whenBack(flow, sentence, flow.tail?.then ?? out.nodes);
    const list = returned ?? (flow.tail && asksLast(flow.tail.then) ? flow.tail.then : out.nodes);
    const last = list.at(-1);
    const rest = elseOfAll(list, read.nodes);
    if (list === out.nodes && rest && isOfChosenThere(questionIn(last)?.then ?? [], rest)) return false;
    const branched = read.held.length > 0 || !rest ? undefined : withElse(last, rest);
    if (branched === undefined || comesForEach(questionIn(last)?.then ?? [], read.nodes, flow.tail?.node as Node))
      return false;
    // "If it is Slowed, 2dmg. Refresh this. Else, push 2": what stands between the two is part of the question, or of nothing.
    if (list !== out.nodes && !returned && out.nodes.length > flow.after) return false;
    list[list.length - 1] = branched;
    return true;
  }
  if (read.instead && !isOfOthers(flow.tail, read.nodes)) {
    const [question] = read.nodes;
    const list = flow.tail?.then ?? out.nodes;
    if (read.nodes.length === 1 && read.held.length === 0 && replacedForSome(flow.tail, question, read.instead))
      return true;
    const isOne = !desk.standing && read.nodes.length === 1 && read.held.length === 0;
    if (isOne && otherAttack(out.nodes, question)) {
      // Of which of the two a later sentence would speak is not said.
      flow.tail = undefined;
      return true;
    }
    if (isOne && withoutIt(out.nodes, question)) {
      flow.tail = undefined;
      return true;
    }
    if (!isOne || endsUnsaid(list, question, flow.context.words)) return false;
    if (replaced(list, question, read.instead)) return true;
    const sided = flow.tail?.node.node === 'area' ? ofOneSide(flow.tail.then) : undefined;
    return sided !== undefined && replaced(sided, question, read.instead);
  }
  if (behind && (isOfManyDice(flow.tail, read.nodes) || harmsMover(desk, flow.tail, read))) return false;
  if (behind && addsToLoss(flow, read)) return true;
  const asks = (says(read.nodes, asked) || says(read.held, asked)) && !isOfStruck(flow, read);
  if (asks) {
    // Behind "when you push a unit into another one" that is what has happened.
    const met =
      flow.context.collided === 'other'
        ? [{ on: 'push-stopped' }]
        : flow.context.halted === 'gone'
          ? [{ on: 'pushed' }]
          : flow.context.departed
            ? [{ on: 'moves' }]
            : [];
    const done = [met, flow.tail?.then, out.nodes, out.held];
    if (asksTooEarly(done, out.nodes, read, flow.context.spent !== undefined)) return false;
  }
  if (behind && losesWhatWasGiven([...out.nodes, ...(flow.tail?.then ?? [])], read.nodes, flow.context.words))
    return false;
  if (asksWhetherDone(read)) {
    if (offeredByRule(desk, out.nodes, read)) return true;
    if (!JSON.stringify([out.nodes, out.held]).includes('"node":"may"')) return false;
    // "Enemies in range 2 may move 1. If they do, you gain a Coin": once, or for each that does.
    if (flow.tail !== undefined && isMany(flow.tail.node) && mayOfMany(flow.tail.then) && !speaksOf(read.nodes, 'each'))
      return false;
  }
  // "2dmg. Gain 1 Coin. If the target is Slowed, gain 2": what is asked of the target is known in its head only.
  const adds = !behind || isSoMuchMore(desk, sentence);
  if (!adds && flow.tail !== undefined && outdoes(out.nodes.slice(flow.after), read.nodes)) return false;
  if (!adds && [outdoesOffer, isThirdNumber].some((is) => is(flow.tail?.then ?? out.nodes, read.nodes))) return false;
  if (!adds && outdoes(flow.tail?.then ?? out.nodes, read.nodes))
    return !desk.standing && read.held.length === 0 && outdone(flow.tail?.then ?? out.nodes, read.nodes);
  if (asks && countsTooEarly(read)) return false;
  if (behind && isOfNoAttack(out.nodes, read)) return false;
  if (behind && mayComeAgain(out.nodes, read, flow.context.words) && !isTheSecond(desk, read)) return false;
  if (desk.standing) {
    const { group } = read;
    if (group !== undefined) flow.context = within(flow.context, { group });
    if (isNearEither(desk, sentence, out, read)) return false;
    const answered = out.held.flatMap(({ rule }) => (rule.rule === 'when' ? rule.then : []));
    if (flow.context.spent !== undefined && countsOtherLoss(read)) return false;
    spends(flow, read);
    return !askedOfGift(desk, answered, read.nodes) && joinStanding(out, read, flow.context, sentence, adds);
  }
  if (behind && askedOfGift(desk, flow.tail?.then ?? out.nodes, read.nodes)) return false;
  const opposite = behind && flow.tail === undefined && read.held.length === 0 && elseOf(out.nodes, read.nodes);
  if (opposite) {
    out.nodes[out.nodes.length - 1] = opposite;
    return true;
  }
  const stands =
    read.held.every((one) => refreshes(one) || isOfDeploying(one)) ||
    isOfOwnCounter(flow, read) ||
    (!desk.lasts && growsWithCounter(flow, read));
  if (read.nodes.length === 0 && read.held.length > 0 && stands) {
    desk.notes.rules = [...(desk.notes.rules ?? []), ...read.held.map(({ rule }) => rule)];
    return true;
  }
  const before = [...out.nodes, ...(flow.tail?.then ?? [])];
  const comes = read.held.length === 0 && !read.fault && read.nodes[0]?.node === 'later';
  const everyTurn = comes
    ? (eachTurnOfBearers(read.nodes, before) ?? comesBack(read.nodes, flow.context.paid))
    : undefined;
  if (everyTurn === 'unknown') return false;
  if (everyTurn !== undefined) {
    desk.notes.rules = [...(desk.notes.rules ?? []), everyTurn];
    return true;
  }
  if (
    read.nodes.length === 0 &&
    read.held.length > 0 &&
    !read.fault &&
    (isOfBearers(read.held, before, flow.context.words) ||
      (isOfSummons(read.held, before) && !isGained(desk, sentence)))
  ) {
    desk.notes.rules = [...(desk.notes.rules ?? []), ...read.held.map(({ rule }) => rule)];
    return true;
  }
  if (read.spaces !== undefined) {
    if (!gathers(flow)) return false;
    const area = openArea(flow.tail);
    if (area === undefined || laysGround(out.nodes.at(-1), flow.context.words)) return false;
    const spaces = layTogether(area.spaces ?? [], whenSaid(flow, sentence, read.spaces));
    if (spaces === undefined) return false;
    area.spaces = spaces;
  }
  const inArea = ofThoseInArea(flow.tail, read.nodes);
  if (inArea === 'unknown') return false;
  let nodes = inArea;
  if (desk.alone && out.nodes.some(isForGood) && isAboutAct(nodes)) return false;
  if (read.held.length > 0 && desk.reacts && out.held.length === 0 && out.nodes.length === 0) {
    out.held.push(...read.held);
  } else if (read.held.length > 0 && desk.holds) {
    out.held.push(...read.held);
  } else if (read.held.length > 0) {
    // "Until your next turn you are Immobile. You have +3 range": for as long as that, or for good.
    if (endsSoon([out.nodes, flow.tail?.then]) && !isUpgrade(desk, read)) return false;
    // "You have +2 speed until the end of your next turn and your attacks have +1 crit": so long too, or for good.
    const since = read.held[0]?.rule.clause ?? 0;
    if (endsSoon(read.nodes.filter((node) => node.clause < since))) return false;
    // "1/Game: Enter Bear Stance. You can't move": in the stance, or for the rest of the game.
    if (out.nodes.some((node) => node.node === 'stance' && node.token !== undefined)) return false;
    if (!desk.lasts || read.fault || (desk.alone && isAboutAct([...out.nodes, ...nodes]))) return false;
    if (endsWithGiven([...out.nodes, ...(flow.tail?.then ?? [])], read.held)) return false;
    fromTheFirst(out.nodes, clause);
    const held = lasting(read.held, { moment: 'game-end' }, clause);
    const others = read.held.some(({ of }) => of !== 'you');
    // "Range 3, the target has +1 speed": in its head, where it is known who that is.
    if (others && !isForOne(read, held)) return false;
    // "You have +6 max health and heal 6": in this order.
    const first = (read.held[0]?.rule.clause ?? 0) < (nodes[0]?.clause ?? 0);
    if (others && nodes.length > 0) read.into.push(...held);
    else nodes = first ? [...held, ...nodes] : [...nodes, ...held];
  }
  if (read.until !== undefined) return false;
  if (behind) {
    const inside = insideOfLast(flow, sentence, read, nodes);
    if (inside !== undefined) return inside;
    const paid = behindPrice(out.nodes, nodes, sentence.first, flow.context.words);
    if (paid === 'unknown') return false;
    overUnits(out.nodes.at(-1), nodes);
    nodes = paid as Node[];
  }
  const home = behind ? onReturn(out.nodes) : undefined;
  if (home === undefined && flow.later !== undefined && isNowOrLater(flow, sentence, read.nodes)) return false;
  const list = home ?? out.nodes;
  const tail = flow.tail && meant(flow.tail, nodes);
  if (tail !== undefined) {
    // What came between goes in too, so that the order stays; but not where it would be done more than once.
    const between = out.nodes.splice(flow.after);
    const many = isMany(tail.node);
    // "3x3. At the start of your next turn, 3dmg": whoever is there now, or whoever will be.
    if (tail.node.node === 'area' && tail.then.length === 0 && nodes.some(({ node }) => node === 'later')) return false;
    if (between.length > 0 && many) return toThoseChosen(flow, tail, read, between);
    const parts = many ? doneOnce(nodes) : undefined;
    if (parts === 'unknown') return false;
    if (parts !== undefined && parts.once.length > 0) {
      nodes = parts.each;
      list.push(...parts.once);
    }
    const theirs = ofTheLastSide(desk, sentence, tail, nodes);
    if (theirs === 'unknown') return false;
    const returned = onReturn(tail.then);
    if (theirs !== undefined) theirs.push(...nodes);
    else if (returned !== undefined) returned.push(...between, ...nodes);
    else if (nodes.length !== 1 || !askedBefore(tail.then, nodes[0])) tail.then.push(...between, ...nodes);
    else tail.then.push(...between);
    // "Burst 1 of target" in a line of its own: what comes next is for those in it.
    if (tail.node.node === 'target' && opensArea(read)) flow.tail = read.tail;
    else if (tail === flow.tail) flow.tail = { ...tail, hurt: tail.hurt || (read.hurt ?? false) };
  } else if (nodes.length !== 1 || !askedBefore(list, nodes[0])) {
    list.push(...nodes);
  }
  const placed = read.marker !== undefined && { marker: read.marker, strewn: read.strewn ?? false };
  // What later sentences mean by "it", when this one has placed something, and of what it is so much.
  if (placed || read.edge) flow.context = within(flow.context, { ...placed, ...(read.edge && { edge: true }) });
  spends(flow, read);
  if (flow.tail !== undefined && read.tail?.node === flow.tail.node && read.tail.context.ordered)
    flow.tail = { ...flow.tail, context: within(flow.tail.context, { ordered: true, rolled: false }) };
  if (read.tail !== undefined && read.tail.node !== flow.tail?.node && list.includes(rootOf(read.tail).node as Node)) {
    // "Destroy all objects in the area. The spaces become Mud": of the same area.
    const laid = isInArea(read.tail.node) ? flow.tail : undefined;
    flow.tail = laid?.node.node === 'area' ? { ...read.tail, outer: laid } : read.tail;
    flow.after = out.nodes.length;
  } else if (read.tail !== undefined && read.tail.node === flow.tail?.node && read.tail.then !== flow.tail.then) {
    // A space was chosen in it: what follows stands where both are known.
    flow.tail = { ...read.tail, hurt: flow.tail.hurt || read.tail.hurt };
    flow.after = out.nodes.length;
  }
  return true;
}

/** Whether it was put into the last thing that is done, as a part of that; undefined where it is none. False where that is not known. */
function insideOfLast(flow: Flow, sentence: Sentence, { held }: Out, nodes: readonly Node[]): boolean | undefined {
  const { out } = flow;
  if (goesOnLater(out.nodes, nodes) || goesWithEach(flow, sentence, nodes)) return true;
  const arrived =
    whereYouArrive(flow, sentence, nodes, flow.tail?.then ?? out.nodes) ??
    (held.length > 0 ? undefined : whenBack(flow, sentence, flow.tail?.then ?? out.nodes));
  if (arrived !== undefined) {
    arrived.push(...nodes);
    return true;
  }
  const health = healthOfDead(out.nodes, nodes);
  if (health !== undefined) return health;
  const put = underDie(out.nodes, nodes) ?? ofOffer(out.nodes, nodes) ?? ofLater(flow.tail?.then ?? out.nodes, nodes);
  if (put === 'unknown') return false;
  put?.push(...nodes);
  return put && true;
}

/** `each enemy hit`, behind two attacks, of which it is not known which, or behind one that is on allies only. */
function isOfNoAttack(before: readonly Node[], { struck, nodes }: Out): boolean {
  if (!struck && !says(nodes, hitBefore)) return false;
  const whose = struck ? undefined : /"side":"(\w+)","if":\[\{"is":"was-hit"/.exec(JSON.stringify(nodes))?.[1];
  if (!struck && whose === undefined) return false;
  const attacks = [...JSON.stringify(before).matchAll(/"node":"(?:target|area|each)".*?"side":"(\w+)"/g)];
  const [of = 'any'] = attacks.map(([, side]) => side);
  return attacks.length > 1 || (whose !== undefined && whose !== of && whose !== 'any' && of !== 'any');
}

const hitBefore: ReadonlySet<string> = new Set(['was-hit']);

/** "The target gets Drowsy. ... Lose Drowsy": whoever plays the card has none by this text, and it could be told to the target. */
function losesWhatWasGiven(before: readonly Node[], nodes: readonly Node[], words: Words): boolean {
  return nodes.some((node) => {
    if (node.node !== 'lose' || node.from !== 'you' || wordOf(words, node.token, 'counter') !== undefined) return false;
    const said = JSON.stringify(before);
    return (
      said.includes(`"token":"${node.token}","to":"target"`) && !said.includes(`"token":"${node.token}","to":"you"`)
    );
  });
}

/** What somebody does now: what holds beside it could be for as long as that takes. */
const isAboutAct = (nodes: readonly Node[]): boolean =>
  /"node":"(?:damage|move|push|swap|use-ability|summon|place)"/.test(JSON.stringify(nodes));

const endsSoon = (before: unknown): boolean => /"until":\{"moment":"turn-/.test(JSON.stringify(before));

/**
 * `You take no damage until the start of your next turn.` and, on the next line of an ultimate, `Torch is 3x3`: an end that stands behind
 * what it is of says nothing about what one's ability has become.
 */
function isUpgrade({ alone, sheet, source }: Desk, { held }: Out): boolean {
  if (alone !== false || held.some(({ rule }) => !('means' in rule) || rule.means?.named === undefined)) return false;
  const from = sheet.clauses[held[0]?.rule.clause ?? -1]?.from ?? 0;
  return /\buntil\b[^\n.:]*\.?[ \t]*\r?\n[ \t]*$/i.test(source.slice(0, from));
}

const isForGood = (node: Node): boolean => node.node === 'lasting' && node.until.moment === 'game-end';

/** Whether what holds is about the one target of a sentence that does it no harm: of an attack it could be for this attack only. */
function isForOne({ nodes, held }: Out, made: readonly Node[]): boolean {
  if (made.length !== 1 || held.some(({ of }) => of !== 'target')) return false;
  const said = JSON.stringify(nodes);
  return (
    !said.includes('"node":"damage"') && (nodes.length === 0 || (nodes.length === 1 && nodes[0]?.node === 'target'))
  );
}

/**
 * "You may swap places with an ally. You become the target": whoever stays where they are does not. "You may sacrifice this. They take no damage
 * instead": where it is done.
 */
function ofOffer(before: readonly Node[], [only, ...more]: readonly Node[]): Node[] | undefined {
  const last = before.at(-1);
  if (last?.node !== 'may' || more.length > 0 || only === undefined) return undefined;
  const answers = only.node === 'lessen' || (only.node === 'retarget' && only.to === 'you');
  return answers ? (last.then as Node[]) : undefined;
}

/**
 * "At the start of your next turn, 4dmg. On kill, gain 1 Coin": the kill is of the damage that comes later, where there is no other.
 * Undefined where nothing comes later, `unknown` where both could be meant.
 */
function ofLater(before: readonly Node[], [first]: readonly Node[]): Node[] | 'unknown' | undefined {
  const last = before.at(-1);
  if (last?.node !== 'later' || first?.node !== 'if' || !first.if.some(({ is }) => is === 'kill')) return undefined;
  const harms = (nodes: readonly Node[]): boolean => /"node":"(?:damage|kill)"/.test(JSON.stringify(nodes));
  if (!harms(last.then)) return undefined;
  // In one of several turns it is not one kill.
  if (last.at.passing) return 'unknown';
  return harms(before.slice(0, -1)) ? 'unknown' : (last.then as Node[]);
}

const asked = new Set([
  'stopped',
  'rolled',
  'hits',
  'lost',
  'hit',
  'removed',
  'left',
  'gone',
  'vacated',
  'met',
  'passed',
  'besideWay',
  'shoved',
]);

const health = new Set(['health']);

/**
 * "Sacrifice an ally in range 2. Heal equal to its health": what it had is counted while it lives. False where that cannot be told apart,
 * undefined where nothing is counted so.
 */
function healthOfDead(before: readonly Node[], nodes: readonly Node[]): boolean | undefined {
  const last = before.at(-1);
  if (last?.node !== 'target' || !says(nodes, health) || !/"count":"health","on":"target"/.test(JSON.stringify(nodes)))
    return undefined;
  const dies = last.then.findIndex((node) => node.node === 'kill' && node.who === 'target');
  if (dies < 0) return undefined;
  if (dies < last.then.length - 1) return false;
  (last.then as Node[]).splice(dies, 0, ...nodes);
  return true;
}

/** "When you damage two or more enemies, heal 1 for each": of an attack that is through, and of nothing else that was done. */
function isOfStruck({ context }: Flow, { nodes, held }: Out): boolean {
  const isAnswer = ({ rule }: Held): boolean => rule.rule === 'when' && rule.trigger.on === 'attacked';
  if (context.struck === undefined && !(nodes.length === 0 && held.length > 0 && held.every(isAnswer))) return false;
  return !/"is":"(?:stopped|rolled|gone)"|"count":"(?:lost|removed|gone)"/.test(JSON.stringify([nodes, held]));
}

/** "If you do" asks about what one may do or leave; behind anything else it is not known what is meant. */
const asksWhetherDone = ({ nodes }: Out): boolean => {
  for (const node of nodes) if (node.node === 'if' && JSON.stringify(node.if).includes('"is":"done"')) return true;
  return false;
};

/** Whether each of several may do something. */
const mayOfMany = (then: readonly Node[]): boolean => then.some((node) => node.node === 'may' && node.who === 'each');

/** A response that makes the card itself ready again, or gives a use of it back: it holds whether the ability was used or not. */
const refreshes = ({ rule, of }: Held): boolean =>
  of === 'you' &&
  rule.rule === 'when' &&
  rule.then.length > 0 &&
  rule.then.every((node) => (node.node === 'refresh' || node.node === 'recharge') && node.which === 'this');

/** "You deploy in Bear Stance": before anything is used. */
const isOfDeploying = ({ rule, of }: Held): boolean =>
  of === 'you' && rule.rule === 'when' && rule.trigger.on === 'deploy';

function joinStanding(
  out: Out,
  read: Out,
  { self, words }: Context,
  { first: newLine }: Sentence,
  adds: boolean,
): boolean {
  if (read.held.some(({ of }) => of !== 'you')) return false;
  if (read.until !== undefined) {
    // "Remove it at the end of the turn", behind what is by hand: of the turn in which that happens. What a map tells of lay there before any turn.
    const last = read.held.at(-1) ?? out.held.at(-1);
    if (last?.rule.rule === 'manual' || self?.fields.ofMap || out.until !== undefined) return false;
  }
  if (read.nodes.length > 0) {
    // "When a unit enters this space, it heals 3. Remove this." is one response.
    const last = out.held.at(-1)?.rule;
    if (last?.rule !== 'when' || read.held.length > 0) return false;
    const alone = out.held.filter(({ rule }) => rule.rule === 'when' && rule.clause === last.clause).length === 1;
    const rolled = alone ? underDie(last.then, read.nodes) : undefined;
    if (rolled !== undefined) {
      rolled.push(...read.nodes);
      return true;
    }
    const nodes = behindOffer(last, read.nodes, newLine, words);
    if (nodes === undefined || (!adds && withMore(answered(last), nodes.nodes) === undefined)) return false;
    // Of two things that are waited for both have the one answer.
    out.held.forEach(({ rule }, index) => {
      if (rule.rule !== 'when' || rule.clause !== last.clause) return;
      const { may, ...always } = nodes.apart ? rule : { ...rule, may: undefined };
      const [list, more] = [answered({ ...always, may }), structuredClone(nodes.nodes)];
      // "Whenever an enemy enters range 2, Slow it. If it was already Slowed, Stun it."
      const isAsked = more.length === 1 && askedBefore(list, more[0]);
      const then = isAsked ? list : adds ? [...list, ...more] : withMore(list, more);
      out.held[index] = { rule: { ...(may ? always : rule), then } as Rule, of: 'you' };
    });
  }
  out.held.push(...read.held);
  if (read.until !== undefined) out.until = read.until;
  return true;
}

/** What an answer does: what is offered is one thing of it. */
const answered = ({ clause, may, then }: Extract<Rule, { rule: 'when' }>): Node[] =>
  may ? [{ clause, node: 'may', then }] : [...then];

/** "At the start of your next turn, all in the area, 4dmg. It becomes Lava": its spaces do so then, too. */
function whenSaid({ desk, later, out }: Flow, { from, line }: Sentence, spaces: readonly Node[]): readonly Node[] {
  const last = out.nodes.at(-1);
  // "They" are the spaces that are spoken of there.
  const isOfThen = later === line || /^(?:they|these|those)$/.test(desk.tokens[from]?.text ?? '');
  const then = isOfThen && last?.node === 'later' ? last : undefined;
  return then
    ? spaces.map((node) => (node.node === 'later' ? node : { ...then, clause: node.clause, then: [node] }))
    : spaces;
}
