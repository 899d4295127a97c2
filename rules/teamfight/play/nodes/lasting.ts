import type { Counted, Lasting } from '../../lasting.ts';
import type { Rule } from '../../program.ts';
import type { Bound } from '../../resolution.ts';
import { abilityOf } from '../abilities.ts';
import { answeredBy } from '../answered.ts';
import { changed } from '../holds.ts';
import { isAttack } from '../means.ts';
import type { Play } from '../play.ts';
import { abilityCause } from '../resolve.ts';
import { nothing } from '../standing.ts';
import { textName } from '../text-name.ts';
import { endsOf } from '../tokens.ts';
import { fireOwn } from '../trigger.ts';
import { termsOf } from '../usable.ts';
import { unitOf } from '../who.ts';
import { type At, affected, type NodeOf, type Run, runInside } from './at.ts';

/** Rules that hold for a while; until an event they are found again by the place of the node. */
export const lasting: Run<'lasting'> = (at) => {
  const { play, node, self, frame } = at;
  const rules = play.game.ruleListOf.get(node.rules);
  const unit = affected(at as At, node.of);
  const target = unitOf(node.knows ?? 'target', self);
  if (rules === undefined || unit < 0) return true;
  // T-127: what is about the target does not come of a miss.
  if (isAboutTarget(node.rules) && affected(at as At, node.knows ?? 'target') < 0) return true;
  const before = actionsOf(play);
  const about = target >= 0 && (isAboutTarget(node.rules) || endsByTarget(node)) ? { target } : {};
  // Overshield does not add up (T-149), nor does what is said of it: what the same text gave before is that now.
  if (node.once || (node.until.moment === 'event' && node.until.trigger.on === 'loses-overshield')) {
    const isSame = (one: Lasting): boolean =>
      one.rules === rules && one.unit === unit && one.from === self.unit && one.target === about.target;
    play.state.lasting = play.state.lasting.filter((one) => !isSame(one));
  }
  anewForEach(play, node.rules, unit);
  play.state.lasting.push({
    rules,
    unit,
    from: self.unit,
    ...about,
    ...(speaksOf(node.rules, '"inArea":true') && { area: self.bound.area.slice() }),
    ...((speaksOf(node.rules, '"is":"was-hit"') || countsIn(node.rules).hits) && {
      hits: (self.bound.hits ?? []).slice(),
    }),
    ...countedFor(node.rules, self.bound),
    ends: endsOf(play, node.until.moment === 'event' ? node.until.latest : node.until, self),
    ...(node.until.moment === 'event' && { event: [frame.block, frame.next] as [number, number] }),
    ...skipped(node.until, isOfThisUse(at) || isUnderAttack(at, unit)),
  });
  play.emit({ event: 'lasting', unit, rules });
  giveActions(play, before);
  if (node.until.moment !== 'event') answerToo(at, unit, target);
  return true;
};

/** How often what it ends with comes before it ends: what is under way now, and all but the last of several. */
function skipped(until: NodeOf<'lasting'>['until'], isUnderWay: boolean): { skip?: number } {
  const times = until.moment === 'event' ? (until.times ?? 1) : 1;
  const skip = times - 1 + (isUnderWay ? 1 : 0);
  return skip > 0 ? { skip } : {};
}

/** "Until your next turn, the first time each enemy moves": it has been no first time of what lasted before. */
function anewForEach({ game, state }: Play, rules: readonly Rule[], unit: number): void {
  if (state.once === undefined) return;
  for (const rule of rules) {
    if (rule.rule !== 'when' || !rule.each || rule.perGame === undefined) continue;
    const key = ((game.blockOf.get(rule.then) ?? -1) * 4096 + unit + 1) * 4096;
    state.once = state.once.filter((used) => used <= key || used > key + 4096);
  }
}

/** "Until your next turn, when you are targeted ...", said by an instant: of the ability that it answers, too, where that has a target. */
function answerToo({ play, node, resolution: { source } }: At<NodeOf<'lasting'>>, unit: number, target: number): void {
  const own = abilityOf(play, source.unit, source.ability);
  const answered = own && termsOf(own).action === 'instant' ? answeredBy(play, source.unit) : undefined;
  if (answered === undefined || answered.target < 0) return;
  const { at: space = -1, seat = source.seat } = play.state.units[answered.target] ?? {};
  const bound = { ...nothing, target };
  fireOwn(
    play,
    node.rules,
    { unit, seat: play.state.units[unit]?.seat ?? seat, bound },
    { on: 'targeted', unit: answered.target, other: answered.unit, space, ability: answered.ability },
  );
}

const aboutTarget = new WeakMap<readonly Rule[], boolean>();

/** "Until the target moves": whoever that was is known as long as it lasts. */
const endsByTarget = ({ until }: NodeOf<'lasting'>): boolean =>
  until.moment === 'event' && JSON.stringify([until.trigger, until.or]).includes('"as":"target"');

/** Whether rules name the target of the text that makes them. They never change, so each is looked through once. */
function isAboutTarget(rules: readonly Rule[]): boolean {
  let known = aboutTarget.get(rules);
  if (known === undefined) {
    known = /"(?:as|on)":"target"/.test(JSON.stringify(rules, withoutKnown)) || rules.some(doesToTarget);
    aboutTarget.set(rules, known);
  }
  return known;
}

const spokenOf = new Map<string, WeakMap<readonly Rule[], boolean>>();

/** Numbers that rules which change something are so much for each of; what they wait for counts its own. */
const numbers: readonly (readonly [string, keyof Counted])[] = [
  ['"count":"lost"', 'lost'],
  ['"count":"removed"', 'removed'],
  ['"count":"damage"', 'damage'],
  ['"count":"gained"', 'damage'],
  ['"count":"rolled"', 'rolled'],
  ['"count":"way"', 'went'],
];

/** What rules count of the text that makes them: its numbers, and how many it has hit. */
interface Counts {
  readonly numbers: readonly (keyof Counted)[];
  readonly hits: boolean;
}

const countsOf = new WeakMap<readonly Rule[], Counts>();

function countsIn(rules: readonly Rule[]): Counts {
  let known = countsOf.get(rules);
  if (known === undefined) {
    const said = JSON.stringify(rules.filter(({ rule }) => rule === 'change'));
    const found = numbers.flatMap(([count, number]) => (said.includes(count) ? [number] : []));
    known = { numbers: [...new Set(found)], hits: said.includes('"count":"hit"') };
    countsOf.set(rules, known);
  }
  return known;
}

/** `Spend any number of Coins. You have +1 damage for each until the end of your turn`: for each that was spent then. */
function countedFor(rules: readonly Rule[], bound: Bound): { counted: Counted } | undefined {
  const counted: Counted = {};
  for (const number of countsIn(rules).numbers) counted[number] = bound[number] ?? 0;
  return countsIn(rules).numbers.length > 0 ? { counted } : undefined;
}

/** Whether rules ask for something of the text that makes them: the area that it has laid, or whom it has hit. */
function speaksOf(rules: readonly Rule[], what: string): boolean {
  const ofWhat = spokenOf.get(what) ?? new WeakMap<readonly Rule[], boolean>();
  spokenOf.set(what, ofWhat);
  let known = ofWhat.get(rules);
  if (known === undefined) {
    known = JSON.stringify(rules).includes(what);
    ofWhat.set(rules, known);
  }
  return known;
}

/** Whether a response does something to that target; where it names one of its own, it is that one. */
function doesToTarget(rule: Rule): boolean {
  if (rule.rule !== 'when') return false;
  const said = JSON.stringify(rule.then, withoutKnown);
  return /"(?:who|to)":"target"/.test(said) && !said.includes('"node":"target"');
}

/** What rules will make that last know their own target. */
const withoutKnown = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'knows' in part ? undefined : part;

/** It lasts until the next attack, or use of any ability, of a unit that is at one now. */
const isOfThisUse = ({ play: look, node: { of, until }, self, resolution }: At<NodeOf<'lasting'>>): boolean => {
  if (until.moment !== 'event' || unitOf(of, self) !== self.unit) return false;
  const { on } = until.trigger;
  if (on === 'attacked') return isAttack(look, self.unit, self.ability ?? -1);
  return on === 'used' && self.ability !== undefined && resolution.cause.startsWith(abilityCause);
};

/** It lasts until the next attack on a unit that is attacked now. */
const isUnderAttack = ({ node, resolution }: At<NodeOf<'lasting'>>, unit: number): boolean =>
  node.until.moment === 'event' &&
  node.until.trigger.on === 'attacks' &&
  resolution.frames.some(({ over, items }) => over === 'targets' && items?.[0] === unit);

/** How many actions the unit whose turn runs has in a turn. */
function actionsOf(play: Play): { standard: number; move: number } | undefined {
  const { turn } = play.state;
  if (turn === undefined || turn.stage !== 'act') return undefined;
  return {
    standard: changed(play, turn.unit, 'standard-actions', 1),
    move: changed(play, turn.unit, 'move-actions', 1),
  };
}

/** What gives or takes actions in the turn that runs does so at once. */
function giveActions(play: Play, before: ReturnType<typeof actionsOf>): void {
  const { turn } = play.state;
  const now = actionsOf(play);
  if (turn === undefined || before === undefined || now === undefined) return;
  turn.standard = Math.max(0, turn.standard + now.standard - before.standard);
  turn.move = Math.max(0, turn.move + now.move - before.move);
}

export const later: Run<'later'> = ({ play, node, self, resolution }) => {
  const block = play.game.blockOf.get(node.then);
  const at = endsOf(play, node.at, self);
  if (block === undefined || at === undefined) return true;
  const { bound, source } = resolution;
  play.state.later.push({ block, at, bound: { ...bound, area: bound.area.slice() }, from: { ...source } });
  return true;
};

/** Played by hand: told, and left out but for its stand-in. */
export const manual: Run<'manual'> = (at) => {
  const { play, node, resolution, frame } = at;
  const { source } = resolution;
  const clause = textName(play, source) ?? '';
  if (node.standIn === undefined) play.emit({ event: 'manual', unit: source.unit, clause });
  else if (frame.step === undefined) play.emit({ event: 'manual', unit: source.unit, clause, standIn: true });
  return node.standIn === undefined || runInside(at, node.standIn);
};
