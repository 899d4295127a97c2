import type { Range, Who } from '../../program.ts';
import { isOneself, isTargetable, type Reach, reachOf, spacesIn, spacesReached, targetsOf } from '../aim.ts';
import { boardOf } from '../board-now.ts';
import { copySelf, noteAimed } from '../bound.ts';
import { amount } from '../condition.ts';
import { rollDie } from '../die.ts';
import { dutyTargets } from '../duty.ts';
import { mostHealth } from '../health.ts';
import { moreTargetsOf } from '../more-targets.ts';
import { outerOf } from '../resolve.ts';
import { textName } from '../text-name.ts';
import { countTokens, distanceBetween, isUnit, spacesOfUnit, unitOf } from '../who.ts';
import { type At, ask, enter, type NodeOf, type Run } from './at.ts';

type Aim = At<NodeOf<'target'>>;

/** `Frame.step`: choosing a space, choosing a unit in it, and the list running for the chosen. */
const steps = { space: 0, unit: 1, running: 2 } as const;

/**
 * Chooses a space, then a unit in it (T-090 to T-095), as often as the text asks for, all different; then the list runs for each.
 * `Frame.notes` holds space and unit of each so far, -1 for an empty space (T-091).
 */
export const target: Run<'target'> = (at, answer) => {
  const { frame } = at;
  if (frame.step === steps.running) return true;
  frame.notes ??= [];
  if (answer !== undefined) {
    if (frame.step === steps.unit) {
      frame.notes.push(answer);
      frame.step = steps.space;
    } else if (answer < 0 || !takeSpace(at, answer)) {
      return answer < 0 ? runForChosen(at) : false;
    }
  }
  return chooseNext(at);
};

/** Asks until enough are chosen. What nobody can decide is taken without asking. */
function chooseNext(at: Aim): boolean {
  const { play, node, self } = at;
  const { min = 1 } = node;
  const max = node.most === undefined ? (node.max ?? 1) : Math.max(0, amount(play, node.most, self));
  const notes = at.frame.notes ?? [];
  const more = node.links ?? (max === 1 && node.forced === undefined ? moreTargetsOf(play, self) : undefined);
  while (notes.length / 2 < max + (more?.count ?? 0)) {
    const isOver = notes.length / 2 >= max;
    if (isOver && (notes[1] ?? -1) < 0) break;
    // Without a range of their own further targets are in that of the ability.
    const isMore = isOver && more?.range !== undefined;
    const near = isMore ? originsOf(at).flatMap((unit) => nearOne(at, more?.range, unit) ?? []) : [];
    const reach = isMore ? near[0] : reachOf(play, node, self);
    if (reach === undefined) break;
    const reaches = isMore ? near : [reach];
    const side = isOver && more !== undefined && 'side' in more ? more.side : undefined;
    const who = { ...whomNext(at), ...(side && { side }) };
    const free = [...new Set(reaches.flatMap((one) => targetsOf(play, who, one, self)))].filter(
      (id) => !isChosen(at, id) && !isOneself(node, id, self),
    );
    const units = notes.length === 0 ? dutyTargets(play, self, meantOf(at, free)) : free;
    const isBound = units.length < free.length || isMeant(at);
    if (node.forced !== undefined) {
      const picked = chooseForced(at, units);
      if (picked === undefined) return false;
      if (picked < 0) break;
      takeForced(at, reach, picked);
      continue;
    }
    const chosen = notes.length / 2;
    const options = [...new Set(reaches.flatMap((one) => spacesOfUnits(at, one, units)))];
    // Nothing happens in an empty space: where there is nobody to choose, nobody is asked.
    if (options.length === 0) break;
    const listed = options.length;
    // Of any number, or of those anywhere, only who is there is chosen; else an empty space may be (T-091).
    if ((node.max ?? 1) < 99 && !isOver && !isBound && (node.range !== undefined || node.sight)) {
      for (const space of spacesIn(play, reach))
        if (!options.includes(space) && !hasSpace(at, space)) options.push(space);
    }
    const mayStop = chosen >= min || isOver;
    const picked = ask(play, {
      seat: self.seat,
      ask: 'space',
      options,
      mayStop,
      unit: self.unit,
      ...(listed < options.length && { listed }),
    });
    if (picked === undefined || !takeSpace(at, picked)) return false;
  }
  return runForChosen(at);
}

const isMeant = ({ resolution, frame }: Aim): boolean => resolution.meant !== undefined && frame.notes?.length === 0;

/** Those of some targets whom the ability was told to be used on. */
const meantOf = (at: Aim, units: readonly number[]): readonly number[] =>
  isMeant(at) ? units.filter((id) => at.resolution.meant?.includes(id)) : units;

/** Those from whom a further target is measured: the first, or by the links of the text the last or any of them. */
function originsOf({ node, frame }: Aim): readonly number[] {
  const chosen = (frame.notes ?? []).filter((_, index) => index % 2 === 1);
  if (node.links === undefined) return chosen.slice(0, 1);
  return node.links.of === 'last' ? chosen.slice(-1) : chosen;
}

/** What a further target is chosen from, measured from one that was chosen before. Oneself is targeted without being seen. */
function nearOne({ play, node, self }: Aim, range: Range | undefined, unit: number): Reach | undefined {
  const near = copySelf(self);
  near.bound.target = unit;
  const sight = node.sight || (node.links !== undefined && node.who.side === 'you');
  return reachOf(play, { ...(range && { range }), from: 'target', sight }, near);
}

/** Whom the next target has to be, with so many spaces and units noted. */
export const whoNext = ({ who, max = 1, links }: NodeOf<'target'>, notes: readonly number[] = []): Who =>
  notes.length / 2 >= max ? (links?.who ?? who) : who;

/** Of one of each side the second one is of the other side than the first. */
function whomNext({ play, node, frame, self }: Aim): Who {
  const who = whoNext(node, frame.notes);
  const first = frame.notes?.[1] ?? -1;
  if (node.sides === undefined || first < 0) return who;
  return { ...who, side: isUnit(play, first, { side: 'ally' }, self) ? 'enemy' : 'ally' };
}

const isChosen = ({ frame }: Aim, id: number): boolean =>
  (frame.notes ?? []).some((one, i) => i % 2 === 1 && one === id);
const hasSpace = ({ frame }: Aim, space: number): boolean =>
  (frame.notes ?? []).some((one, i) => i % 2 === 0 && one === space);

function spacesOfUnits({ play }: Aim, reach: Reach, units: readonly number[]): number[] {
  const spaces: number[] = [];
  for (const id of units) {
    for (const space of spacesReached(play, reach, id)) if (!spaces.includes(space)) spaces.push(space);
  }
  return spaces;
}

/** A space is chosen: its unit with it, or the player says which. Returns false when that has to be asked. */
function takeSpace(at: Aim, space: number): boolean {
  const { play, self, frame } = at;
  const units: number[] = [];
  const who = whomNext(at);
  for (let id = 0; id < play.state.units.length; id++) {
    const unit = play.state.units[id];
    if (unit === undefined || !spacesOfUnit(play, unit).includes(space) || isChosen(at, id)) continue;
    if (isTargetable(play, id, who, self)) units.push(id);
  }
  frame.notes?.push(space);
  const picked = ask(play, { seat: self.seat, ask: 'target', options: units, mayStop: false, unit: self.unit });
  if (picked === undefined) {
    frame.step = steps.unit;
    return false;
  }
  frame.notes?.push(picked);
  return true;
}

/** Nearest, furthest, first in a line, by health or by a die: not chosen, but the acting player breaks ties. -1 when there is none. */
function chooseForced({ play, node, self, frame, resolution }: Aim, units: readonly number[]): number | undefined {
  if (node.forced === 'random' && units.length > 1)
    return units[rollDie(play, -1, units.length, textName(play, resolution.source) ?? 'a target') - 1]!;
  const from = reachOf(play, node, self)?.at ?? -1;
  const columns = boardOf(play.game, play.state)?.columns ?? 1;
  const inLine = (id: number): boolean => {
    const at = play.state.units[id]?.at ?? -1;
    return at % columns === from % columns || Math.floor(at / columns) === Math.floor(from / columns);
  };
  const far = (id: number): number => distanceBetween(play, [from], spacesOfUnit(play, play.state.units[id]!));
  const side = (id: number): number => Math.sign((play.state.units[id]?.at ?? 0) - from) * (inColumn(id) ? 2 : 1);
  const inColumn = (id: number): boolean => (play.state.units[id]?.at ?? 0) % columns === from % columns;
  // Whoever the line goes from stands in none of its spaces.
  const source = unitOf(node.from ?? 'you', self);
  let options = units.filter((id) => node.forced !== 'first-in-line' || (inLine(id) && id !== source));
  if (node.forced === 'first-in-line') {
    // The second one stands in the line of the first.
    const [, first] = frame.notes ?? [];
    options = options.filter((id) => first === undefined || side(id) === side(first));
    options = options.filter((id) => !options.some((other) => side(other) === side(id) && far(other) < far(id)));
  } else {
    const byHealth = node.forced === 'weakest' || node.forced === 'healthiest';
    const health = (id: number): number => play.state.units[id]?.health ?? 0;
    const lost = (id: number): number => mostHealth(play, id) - health(id);
    const { forced } = node;
    const byToken = typeof forced === 'object' ? forced : undefined;
    const token = byToken && ('most' in byToken ? byToken.most : byToken.fewest);
    const had = (id: number): number => (token === undefined ? 0 : countTokens(play, id, token));
    // Nobody has most of what nobody has.
    if (byToken && 'most' in byToken) options = options.filter((id) => had(id) > 0);
    const of = byToken ? had : byHealth ? health : forced === 'most-hurt' ? lost : far;
    const least = byToken ? 'fewest' in byToken : forced === 'nearest' || forced === 'weakest';
    const sign = least ? 1 : -1;
    const best = Math.min(...options.map((id) => sign * of(id)));
    options = options.filter((id) => sign * of(id) === best);
  }
  const picked = ask(play, { seat: self.seat, ask: 'target', options, mayStop: false, unit: self.unit });
  if (picked === undefined) {
    frame.step = steps.unit;
    // The answer is the unit; its space goes before it.
    frame.notes?.push(-1);
  }
  return picked;
}

function takeForced({ play, frame }: Aim, reach: Reach, unit: number): void {
  frame.notes?.push(spacesReached(play, reach, unit)[0] ?? -1, unit);
}

/**
 * The list runs for each unit. T-091: the effect happens only where a valid target is: of a space that was empty when it was chosen
 * nothing happens, no area around it and nothing "on miss" either; only what is aimed at somebody and misses hits the space (T-127).
 */
function runForChosen(at: Aim): boolean {
  const { play, frame, resolution, node, self } = at;
  const items: number[] = [];
  const spaces: number[] = [];
  const notes = frame.notes ?? [];
  for (let i = 0; i + 1 < notes.length; i += 2) {
    const unit = notes[i + 1]!;
    if (unit < 0) {
      if (self.unit >= 0)
        play.emit({ event: 'missed-space', unit: self.unit, space: notes[i]!, cause: { rule: 'T-091' } });
      continue;
    }
    items.push(unit);
    spaces.push(notes[i]! >= 0 ? notes[i]! : (play.state.units[unit]?.at ?? -1));
  }
  if (resolution.meant !== undefined) delete resolution.meant;
  if (items.length === 0) return true;
  noteAimed(resolution.bound, items);
  frame.step = steps.running;
  const hasMore = notes.length / 2 > (node.max ?? 1);
  const origins = hasMore ? { origins: items.map((_, index) => (index === 0 ? -1 : -2)) } : {};
  enter(at, node.then, { over: 'targets', items, spaces, ...origins, outer: outerOf(resolution) });
  return false;
}
