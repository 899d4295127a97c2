import type { Attack } from '../program.ts';
import type { Frame, Resolution } from '../resolution.ts';
import { isTargetable, type Reach, reachOf, spacesReached } from './aim.ts';
import { copySelf, noteHits, withEach } from './bound.ts';
import { all } from './condition.ts';
import { interceptorOf } from './crossing.ts';
import { ownReroll, passReroll, payReroll, rerollOf, rollDie, settle } from './die.ts';
import { deeds, noteAttack, noteDeed } from './history.ts';
import { critOf, defOf, has, isSure, isUnmissable, standingDef } from './holds.ts';
import { isAttack } from './means.ts';
import { ask, type NodeOf, selfOf } from './nodes/at.ts';
import { offerInstantsOf } from './offers.ts';
import type { Look, Play, Self } from './play.ts';
import { eachStanding, touches } from './standing.ts';
import { textName, unitName } from './text-name.ts';
import { fire } from './trigger.ts';
import { isUnit, mayBe, spacesOfUnit, spotOf } from './who.ts';

/** `Frame.phase` of a target that everything before the effects is done for. */
export const ready = 9;

/** What comes before the effects on a target, in order. */
export const phases = { bind: 0, recheck: 1, approach: 2, roll: 3, reroll: 4, instants: 5, afterInstants: 6 } as const;

/** How often another target is chosen because a response took the first away, and responds to being targeted itself. */
export const mostChanges = 3;

/** Whether the movement to a target is still to be made, which comes before it is attacked. */
export const isApproaching = (play: Play, resolution: Resolution, frame: Frame): boolean =>
  frame.phase === phases.approach && frame.next === 0 && nodeAround(play, resolution, frame).approach === true;

/** One target of a `target` node: reactions first, then the roll, then instants; `answer` is what was picked. */
export function beforeTarget(play: Play, resolution: Resolution, frame: Frame, answer: number | undefined): void {
  prepare(play, resolution, frame, answer);
  if (frame.phase === ready && resolution.bound.hit) {
    const { target: unit, marker: piece } = resolution.bound;
    noteHits(resolution.bound, [unit]);
    const { turn } = play.state;
    if (turn !== undefined && piece !== -1) turn.hitBy = [...(turn.hitBy ?? []), { unit, piece }];
  }
}

function prepare(play: Play, resolution: Resolution, frame: Frame, answer: number | undefined): void {
  const node = nodeAround(play, resolution, frame);
  const self = selfOf(resolution);
  const { bound } = resolution;
  switch (frame.phase ?? phases.bind) {
    case phases.bind:
      bindTarget(play, resolution, frame, self);
      return;
    case phases.recheck:
      if (isStillLegal(play, node, frame, self)) frame.phase = phases.approach;
      else chooseAnother(play, resolution, frame, node, self, answer);
      return;
    case phases.approach:
      // It may have led to where the target is not seen any more.
      if (node.approach && !isStillLegal(play, node, frame, self)) {
        chooseAnother(play, resolution, frame, node, self, answer);
        return;
      }
      frame.phase = phases.roll;
      intercept(play, resolution, frame, self);
      return;
    case phases.roll:
      rollAttack(play, resolution, frame, node, self);
      return;
    case phases.reroll:
      rerollAttack(play, resolution, frame, node, self, answer);
      return;
    case phases.instants: {
      // T-190: after the attack roll, by the same die.
      const target = bound.target;
      const def = isEnemy(play, target, self) ? metDef(play, target, node, self, frame) : 0;
      const attack = { user: self.unit, def, rolled: bound.rolled };
      const isOffered = target !== self.unit && offerInstantsOf(play, target, attack);
      frame.phase = isOffered ? phases.afterInstants : ready;
      frame.notes = isOffered ? frame.notes : undefined;
      return;
    }
    default:
      if (!isStillLegal(play, node, frame, self)) chooseAnother(play, resolution, frame, node, self, answer);
      else {
        noteShield(play, frame);
        frame.phase = ready;
        frame.notes = undefined;
      }
  }
}

/** Overshield that an instant has brought before the attack comes is there when it does. */
function noteShield({ state }: Play, frame: Frame): void {
  const { had, items } = frame;
  if (had === undefined || had.includes(overshieldHad)) return;
  if ((state.units[items?.[0] ?? -1]?.overshield ?? 0) > 0) frame.had = [...had, overshieldHad];
}

/** A target is through: who waits for hits, misses and criticals responds. */
export function afterTarget(play: Play, resolution: Resolution, frame: Frame): void {
  const target = frame.items?.[0] ?? -1;
  const self = selfOf(resolution);
  const { bound } = resolution;
  if (target < 0 || self.unit < 0 || !isEnemy(play, target, self)) return;
  noteAttack(play, resolution);
  const space = frame.spaces?.[0] ?? -1;
  const { hit, crit, kill } = bound;
  const fresh = givenSince(play, target, frame);
  // What deals no damage is no attack.
  if (isAttack(play, self.unit, self.ability ?? -1))
    fire(play, {
      on: 'attacks',
      unit: self.unit,
      other: target,
      space,
      hit,
      crit,
      kill,
      fresh,
      shielded: shieldedBefore(frame),
      ...abilityOf(self),
    });
  if (!bound.hit) {
    if (bound.rolled > 0) fire(play, { on: 'misses', unit: self.unit, other: target, space, ...abilityOf(self) });
    return;
  }
  noteDeed(play.state, self.unit, deeds.hit);
  fire(play, { on: 'hits', unit: self.unit, other: target, space, ...abilityOf(self) });
  if (bound.crit) fire(play, { on: 'crits', unit: self.unit, other: target, space, ...abilityOf(self) });
}

/** Among the tokens that somebody had: it had overshield, too. */
const overshieldHad = -1;

/** The tokens of whoever is attacked, where anybody waits for attacks. */
export function tokensBefore(play: Play, id: number): number[] | undefined {
  if (!touches(play.game, 'when:attacks')) return undefined;
  const { tokens = [], overshield = 0 } = play.state.units[id] ?? {};
  const had = tokens.map(({ card }) => card);
  if (overshield > 0) had.push(overshieldHad);
  return had;
}

/** Whether it had overshield before it was attacked. */
export const shieldedBefore = ({ had }: Frame): number => (had?.includes(overshieldHad) ? 1 : 0);

/** Tokens that it has now and had not then: what is said of the next attack is not about this one. */
export const givenSince = ({ state }: Play, id: number, { had }: Frame): readonly number[] =>
  had === undefined ? [] : (state.units[id]?.tokens ?? []).flatMap(({ card }) => (had.includes(card) ? [] : [card]));

export const abilityOf = ({ ability }: Self): { ability?: number } => (ability === undefined ? {} : { ability });

export function nodeAround<K extends 'target' | 'area' | 'each' = 'target'>(
  { game }: Play,
  { frames }: Resolution,
  frame: Frame,
): NodeOf<K> {
  const around = frames[frames.lastIndexOf(frame) - 1];
  return game.blocks[around?.block ?? -1]?.[around?.next ?? -1] as NodeOf<K>;
}

export const isEnemy = (look: Look, id: number, self: Self): boolean => mayBe(look, id, { side: 'enemy' }, self);

function bindTarget(play: Play, { bound }: Resolution, frame: Frame, self: Self): void {
  const target = frame.items?.[0] ?? -1;
  bound.target = target;
  bound.space = frame.spaces?.[0] ?? -1;
  bound.rolled = 0;
  bound.hit = false;
  bound.crit = false;
  bound.kill = false;
  delete bound.hindered;
  frame.phase = phases.recheck;
  frame.had = tokensBefore(play, target);
  if (target !== self.unit) {
    if (isEnemy(play, target, self)) noteDeed(play.state, self.unit, deeds['target-enemy']);
    fire(play, { on: 'targeted', unit: target, other: self.unit, space: bound.space, ...abilityOf(self) });
  }
}

/** The target is still in the chosen space and may be targeted. */
function isStillLegal(look: Look, node: NodeOf<'target'>, frame: Frame, self: Self): boolean {
  return isLegalIn(look, node, frame.items?.[0] ?? -1, frame.spaces?.[0] ?? -1, self, frame.origins?.[0]);
}

/** A piece that attacks do not pass stands in between: it is hit instead, or nothing is. */
function intercept(play: Play, { bound }: Resolution, frame: Frame, self: Self): void {
  const { target } = bound;
  const origin = originOf(frame);
  const spot = origin === undefined ? spotOf(play, self) : undefined;
  const by = interceptorOf(play, origin ?? self.unit, target, -1, spot);
  if (by === undefined || frame.items === undefined) return;
  play.emit({ event: 'intercepted', unit: self.unit, target, card: by.card });
  fire(play, { on: 'intercepts', unit: self.unit, other: target, marker: by.marker, ...abilityOf(self) });
  if (by.hit >= 0) {
    bound.target = by.hit;
    bound.space = play.state.units[by.hit]?.at ?? -1;
    frame.items[0] = by.hit;
    if (frame.spaces !== undefined) frame.spaces[0] = bound.space;
    // It was in range and in sight, and what is nearer is too.
    frame.origins ??= frame.items.map(() => -1);
    frame.origins[0] = -2;
    return;
  }
  // As good as missed by the roll (T-127).
  bound.rolled = 1;
  frame.phase = ready;
  frame.notes = undefined;
}

/** From where the first target is attacked: another unit than the user where a response has said so. */
const originOf = ({ origins }: Frame): number | undefined => {
  const origin = origins?.[0] ?? -1;
  return origin < 0 ? undefined : origin;
};

/** What a head reaches from a unit that stands in for its user; `undefined` measures from the user. */
export function reachOfHead(look: Look, node: NodeOf<'target'>, self: Self, origin: number): Reach | undefined {
  if (origin < 0) return reachOf(look, node, self);
  return reachOf(look, { ...node, from: 'each' }, withEach(self, origin));
}

function isLegalIn(look: Look, node: NodeOf<'target'>, id: number, space: number, self: Self, origin = -1): boolean {
  const unit = look.state.units[id];
  if (unit === undefined || unit.at < 0) return false;
  // A further target was near the first when it was chosen: it has only to be there still.
  if (origin === -2)
    return (
      spacesOfUnit(look, unit).includes(space) &&
      isTargetable(look, id, node.links?.who ?? node.who, withoutTarget(self))
    );
  const reach = reachOfHead(look, node, self, origin);
  return (
    reach !== undefined &&
    spacesReached(look, reach, id).includes(space) &&
    isTargetable(look, id, node.who, withoutTarget(self))
  );
}

/** "Another unit" is another than the targets before, not than the one that is being targeted. */
export function withoutTarget(self: Self): Self {
  const copy = copySelf(self);
  copy.bound.target = -1;
  return copy;
}

/** T-092: reactions come first; the user then chooses another legal target in that space if there is one, else only the space is hit. */
function chooseAnother(
  play: Play,
  { bound }: Resolution,
  frame: Frame,
  node: NodeOf<'target'>,
  self: Self,
  answer: number | undefined,
): void {
  const space = frame.spaces?.[0] ?? -1;
  let chosen = answer;
  if (chosen === undefined) {
    const options: number[] = [];
    for (let id = 0; id < play.state.units.length; id++) {
      if (!frame.items?.includes(id, 1) && isLegalIn(play, node, id, space, self, frame.origins?.[0])) options.push(id);
    }
    chosen = ask(play, { seat: self.seat, ask: 'target', options, mayStop: false, unit: self.unit });
    if (chosen === undefined) return;
  }
  const changes = (frame.notes?.[0] ?? 0) + 1;
  frame.notes = [changes];
  if (frame.items !== undefined) frame.items[0] = chosen;
  bound.target = chosen;
  bound.rolled = 0;
  bound.hit = false;
  bound.crit = false;
  if (chosen >= 0) frame.phase = changes <= mostChanges ? phases.bind : phases.roll;
  else {
    frame.phase = ready;
    frame.notes = undefined;
    play.emit({ event: 'missed-space', unit: self.unit, space, cause: { rule: 'T-092' } });
  }
}

/** Def of the attack on its target, with what responses have added. */
export function metDef(look: Look, target: number, { attack }: NodeOf<'target'>, self: Self, frame: Frame): number {
  const def = defOf(look, target, attack, self, originOf(frame));
  const { hindered = 0 } = self.bound;
  if (hindered === 0 || isSure(look, attack, self) || isUnmissable(look, target, attack, self)) return def;
  return standingDef(look, self.unit, target, self.ability) === undefined
    ? def
    : Math.min(def + hindered, look.game.options.defCap);
}

function rollAttack(play: Play, resolution: Resolution, frame: Frame, node: NodeOf<'target'>, self: Self): void {
  const { bound } = resolution;
  const { emit } = play;
  const target = bound.target;
  const unit = self.unit;
  // T-120: allies are hit without a roll.
  if (!isEnemy(play, target, self)) {
    bound.hit = true;
    frame.phase = phases.instants;
    return;
  }
  const def = metDef(play, target, node, self, frame);
  const crit = critOf(play, target, node.attack, self);
  emit({ event: 'targeted', unit, target, def, crit });
  if (def === 0 && crit === 0 && !couldMatter(play, node, unit, target)) {
    bound.hit = true;
    frame.phase = phases.instants;
    return;
  }
  // T-122: each target has a roll of its own.
  bound.rolled = rollFor(play, node.attack, self, target, labelOf(play, resolution, target, def));
  frame.phase = phases.reroll;
}

/** The die of an attack, or the one that counts of two. One of each way leaves it at one die. */
export function rollFor(play: Play, attack: Attack | undefined, self: Self, target: number, label: string): number {
  const { unit, ability } = self;
  const own = attack?.twoDiceIf === undefined || all(play, attack.twoDiceIf, self) ? attack?.twoDice : undefined;
  const better = own === 'better' || has(play, unit, 'attacks-better-of-two', target, ability);
  const worse = own === 'worse' || has(play, unit, 'attacks-worse-of-two', target, ability);
  const first = rollDie(play, unit, 6, label, { ability, target });
  if (better === worse) return first;
  const second = rollDie(play, unit, 6, label, { ability, target });
  return better ? Math.max(first, second) : Math.min(first, second);
}

/** T-121: a number matters besides def and crit where the text or anything that stands waits for one. */
export function couldMatter(
  look: Look,
  node: NodeOf<'target' | 'area' | 'each'>,
  unit: number,
  target: number,
): boolean {
  let asks = asksForNumber.get(node);
  if (asks === undefined) {
    // A die that the text rolls itself is another one.
    const said = JSON.stringify(node.then);
    asks = said.includes('"rolled"') && !said.includes('"node":"roll"');
    asksForNumber.set(node, asks);
  }
  if (asks) return true;
  let waits = false;
  eachStanding(look, 'when:rolls', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'when' || rule.trigger.on !== 'rolls' || !isUnit(look, unit, rule.trigger.who, self)) continue;
      if (rule.trigger.at === undefined || isUnit(look, target, rule.trigger.at, self)) waits = true;
    }
  });
  return waits;
}

const asksForNumber = new WeakMap<object, boolean>();

/** What the roll is for: `Long Musket on Sergeant Brack, def 2`. */
export function labelOf(look: Look, { source }: Resolution, target: number, def: number): string {
  return `${textName(look, source) ?? 'An attack'} on ${unitName(look, target)}, def ${def}`;
}

/** The roll stands, or is made again where a rule allows it and its player says so; then it hits or misses (T-124, T-131, T-132). */
function rerollAttack(
  play: Play,
  resolution: Resolution,
  frame: Frame,
  node: NodeOf<'target'>,
  self: Self,
  answer: number | undefined,
): void {
  const { target } = resolution.bound;
  if (
    !stands(play, resolution, frame, target, () => metDef(play, target, node, self, frame), answer, node.attack?.reroll)
  )
    return;
  frame.phase = phases.instants;
  const def = metDef(play, target, node, self, frame);
  fall(play, resolution, self, target, def, critOf(play, target, node.attack, self));
}

/** Whether a roll stands: it is made again where a rule allows that and its player says so. */
export function stands(
  play: Play,
  resolution: Resolution,
  frame: Frame,
  target: number,
  def: () => number,
  answer: number | undefined,
  own?: NonNullable<Attack['reroll']>,
): boolean {
  const { unit } = selfOf(resolution);
  const rerolls = frame.notes?.[1] ?? 0;
  const attack = resolution.bound.rolled > def() ? 'hit' : 'miss';
  const fallen = { again: rerolls > 0, shows: resolution.bound.rolled, attack } as const;
  const reroll =
    answer === 0 ? undefined : (rerollOf(play, unit, fallen) ?? (own && ownReroll(play, unit, own, fallen)));
  if (answer === undefined && reroll !== undefined) {
    play.state.pending = { seat: reroll.seat, ask: 'yes', options: [1, 0], mayStop: false, unit };
    return false;
  }
  if (answer === 0) passReroll(play, rerollOf(play, unit, fallen));
  if (answer !== 1 || reroll === undefined) return true;
  payReroll(play, reroll);
  if (reroll.rule.hits) {
    resolution.bound.turned = true;
    return true;
  }
  resolution.bound.rolled = rollDie(play, unit, 6, labelOf(play, resolution, target, def()), {
    ability: selfOf(resolution).ability,
    target,
  });
  frame.notes = [frame.notes?.[0] ?? 0, rerolls + 1];
  return false;
}

/** A roll that stands hits or misses (T-124, T-131, T-132). */
export function fall(
  play: Play,
  { bound }: Resolution,
  { unit, ability }: Self,
  target: number,
  def: number,
  crit: number,
): void {
  const { rolled } = bound;
  bound.hit = rolled > def || bound.turned === true;
  bound.crit = rolled > def && rolled >= 7 - crit;
  delete bound.turned;
  const event = bound.crit ? 'crit' : bound.hit ? 'hit' : 'miss';
  play.emit({ event, unit, target, rolled, def });
  settle(play, unit, rolled, target, ability);
}
