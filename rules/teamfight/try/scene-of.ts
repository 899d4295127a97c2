import type { Scene, SceneExpectation, SceneStep } from '../../../schemas/types.generated.ts';
import { find } from '../../game-set.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import { optionWords } from '../scenes/choices.ts';
import { refOf, tokenText } from '../scenes/scene-words.ts';
import type { Table } from '../scenes/table.ts';
import type { State, Unit } from '../state.ts';
import type { Start } from './field.ts';
import type { Done, Trial } from './trial.ts';

/** What was tried as a scene of the set, which expects what happened. Undefined where nothing has been done. */
export function sceneOf(trial: Trial, again: Trial, name: string): Scene | undefined {
  const steps: Writing[] = [];
  const { table } = again;
  let activated: string | undefined;
  for (const done of trial.done) {
    const before = snapshot(table);
    const isOwn = done.action.do !== 'pick';
    const step: Writing = isOwn || steps.length === 0 ? { says: said(table, done.action) } : (steps.pop() as Writing);
    if (done.action.do === 'activate') {
      activated = wordFor(table, done.action.unit);
      again.again([done]);
      continue;
    }
    if (isOwn && activated !== undefined && done.action.do !== 'end') {
      step.says = { unit: activated, ...step.says };
      activated = undefined;
    }
    if (!isOwn) pick(table, step, done);
    const from = table.match.log.length;
    again.again([done]);
    const rolls = [...(step.says.rolls ?? []), ...done.rolls];
    if (rolls.length > 0) step.says = { ...step.says, rolls };
    step.before ??= before;
    step.from ??= from;
    step.says = { ...step.says, expect: expectations(table, step.before, step.from) };
    steps.push(step);
  }
  const all = steps.map(({ says }) => inOrder(says));
  return all.length === 0 ? undefined : { ...drawn(trial.start), name, steps: all };
}

/** A step that is being written, and what there was before it. */
interface Writing {
  says: SceneStep;
  before?: Snapshot;
  from?: number;
}

function said(table: Table, action: Action): SceneStep {
  switch (action.do) {
    case 'use':
      return { use: table.abilityName(action.unit, action.ability) };
    case 'move':
      return {
        move: table.place(action.to),
        ...(action.path && action.path.length > 0 && { path: action.path.map((space) => table.place(space)) }),
        ...(action.double && { double: true }),
      };
    case 'end':
      return { end: true };
    default:
      return {};
  }
}

/** A choice as a scene writes it. A response that is passed is not written: what no pick names is passed. */
function pick(table: Table, step: Writing, { action }: Done): void {
  const { pending } = table.state;
  if (action.do !== 'pick' || pending === undefined) return;
  if (action.value < 0 && pending.ask === 'react') return;
  const word = action.value < 0 ? 'pass' : optionWords(table, pending, action.value);
  step.says = { ...step.says, pick: [...(step.says.pick ?? []), word] };
}

const wordFor = (table: Table, unit: number): string => table.letter(unit) ?? table.unitName(unit);

interface Snapshot {
  readonly units: readonly Unit[];
  readonly markers: State['markers'];
}

const snapshot = ({ state }: Table): Snapshot => structuredClone({ units: state.units, markers: state.markers });

/** What a step changed, as it is now; of whoever was aimed at and kept its health, that. */
function expectations(table: Table, before: Snapshot, from: number): SceneExpectation[] {
  const aimed = new Set(
    table.match.log.slice(from).flatMap((event: Event) => (event.event === 'targeted' ? [event.target] : [])),
  );
  const found = table.state.units.flatMap((unit, id): SceneExpectation[] => {
    const was = before.units[id];
    const isDead = unit.at < 0;
    if (was && was.at < 0 && isDead) return [];
    const what: SceneExpectation = {};
    if (isDead) what.dead = true;
    else {
      if (was?.health !== unit.health || aimed.has(id)) what.health = unit.health;
      if ((was?.overshield ?? 0) !== unit.overshield) what.overshield = unit.overshield;
      if (was?.at !== unit.at) what.at = table.place(unit.at);
      const tokens = tokensSince(table, was, unit);
      if (tokens.length > 0) what.tokens = tokens;
      const stance = table.game.cards[unit.stance]?.ref;
      if (was && was.stance !== unit.stance && stance !== undefined && find(table.set, stance)) {
        what.stance = refOf(table.set, stance);
      }
    }
    return Object.keys(what).length === 0 ? [] : [{ unit: wordFor(table, id), ...what }];
  });
  return [...found, ...markersSince(table, before)];
}

function tokensSince({ game, set }: Table, was: Unit | undefined, unit: Unit): string[] {
  const count = (of: Unit | undefined, card: number): number =>
    (of?.tokens ?? []).reduce((sum, one) => (one.card === card ? sum + one.count : sum), 0);
  const cards = new Set([...(was?.tokens ?? []), ...unit.tokens].map(({ card }) => card));
  return [...cards].flatMap((card) => {
    const ref = game.cards[card]?.ref;
    const now = count(unit, card);
    return ref === undefined || now === count(was, card) || !find(set, ref) ? [] : [tokenText(refOf(set, ref), now)];
  });
}

function markersSince(table: Table, before: Snapshot): SceneExpectation[] {
  const { game, set, state } = table;
  const lie = (markers: State['markers'], card: number): number[] =>
    markers
      .flatMap((one) => (one.card === card && one.order >= 0 && one.at >= 0 ? [one.at] : []))
      .sort((a, b) => a - b);
  const cards = new Set([...before.markers, ...state.markers].map(({ card }) => card));
  return [...cards].flatMap((card): SceneExpectation[] => {
    const ref = game.cards[card]?.ref;
    const now = lie(state.markers, card);
    if (ref === undefined || !find(set, ref) || `${now}` === `${lie(before.markers, card)}`) return [];
    return [{ marker: refOf(set, ref), on: [...new Set(now)].map((space) => table.place(space)) }];
  });
}

/** The fields in the order in which the schema has them. */
function inOrder({ turn, unit, use, move, path, double, end, pick: picks, rolls, expect }: SceneStep): SceneStep {
  const all: SceneStep = { turn, unit, use, move, path, double, end, pick: picks, rolls, expect };
  const kept = Object.entries(all).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept);
}

/** Letters in the drawing, where each stands, in place of their columns and rows. */
function drawn(start: Start): Start {
  const rows = (start.drawing ?? []).map((row) => [...row]);
  const units = start.units.map(({ at, ...unit }) => {
    const [x = -1, y = -1] = at?.split(',').map(Number) ?? [];
    const row = rows[y];
    if (row?.[x] !== '.') return at === undefined ? unit : { ...unit, at };
    row[x] = unit.letter;
    return unit;
  });
  const { name, map, drawing: _, terrain, walls, cover, rules, round } = start;
  return {
    name,
    ...(map !== undefined && { map }),
    drawing: rows.map((row) => row.join('')),
    ...(terrain && { terrain }),
    ...(walls && { walls }),
    ...(cover && { cover }),
    ...(rules !== undefined && { rules }),
    ...(round !== undefined && { round }),
    units,
  };
}
