import type { Program } from '../../program.ts';

/**
 * A text that does something to those that are moved through lets its movement go through them; else they would stop it (T-043,
 * T-053). Of a movement that is not straight only the end is chosen: it goes by the way that passes most enemies. Undefined where
 * others are meant too, whom one would not pass by choice.
 */
export function passing(program: Program, said: string): Program | undefined {
  if (said.includes('"passedByThem":true')) {
    const theirs = pastThem(program);
    return theirs === undefined || !said.includes('"passed":true') ? theirs : undefined;
  }
  if (!said.includes('"passed":true')) return program;
  const state = { straight: true };
  const found = through(program, state) as Program;
  return state.straight || whoPassed(program).every((side) => side === 'enemy') ? found : undefined;
}

function through(value: unknown, state: { straight: boolean }, oneWay = false): unknown {
  if (Array.isArray(value)) return value.map((one) => through(one, state, oneWay));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  // "Four times, move 2. Enemies you moved through take 1dmg": in any of them.
  const { node } = value as { node?: unknown };
  const goesOn = node === 'repeat' ? !JSON.stringify(value).includes('"passed":true') : oneWay;
  for (const [key, inside] of Object.entries(value)) copy[key] = through(inside, state, goesOn);
  if (copy.node === 'move' && copy.who === 'you' && copy.how !== 'teleport') {
    copy.throughUnits = true;
    if (oneWay) copy.goesOn = true;
    if (copy.straight !== true && copy.along !== true) {
      state.straight = false;
      copy.pastEnemies = true;
    }
  }
  return copy;
}

/**
 * `Push 3. Enemies it passes through take 1dmg`: a push is straight, and stops before those who would not let it pass (T-051).
 * `Your Wolf moves 4. Each enemy it moves through takes 1dmg`: the movement of the one target. Whoever is pushed to the side by that is so as the
 * one that has moved sees it; a push from you, or from it, is not said.
 */
function pastThem(program: Program): Program | undefined {
  const state = { moves: 0, pushes: 0, straight: true, fits: true };
  const found = mended(program, state, false) as Program;
  if (state.moves + state.pushes !== 1 || !state.fits) return undefined;
  return state.straight || whoPassed(program).every((side) => side === 'enemy') ? found : undefined;
}

function mended(
  value: unknown,
  state: { moves: number; pushes: number; straight: boolean; fits: boolean },
  passed: boolean,
): unknown {
  if (Array.isArray(value)) return value.map((one) => mended(one, state, passed));
  if (typeof value !== 'object' || value === null) return value;
  const among = passed || isPassed(value);
  const copy: Record<string, unknown> = {};
  for (const [key, inside] of Object.entries(value)) copy[key] = mended(inside, state, among);
  if (copy.node === 'move' && copy.who !== 'you') {
    state.moves += 1;
    state.fits &&= copy.who === 'target' && copy.how !== 'teleport';
    copy.throughUnits = true;
    if (copy.straight !== true && copy.along !== true) {
      state.straight = false;
      copy.pastEnemies = true;
    }
  }
  if (!among && copy.node === 'push' && copy.who === 'target') state.pushes += 1;
  if (among && copy.node === 'push' && copy.of === 'you') {
    if (copy.direction === 'sideways') copy.of = 'target';
    else state.fits = false;
  }
  return copy;
}

/** Whether it is about those who are passed. */
const isPassed = (node: object): boolean => {
  const { who } = node as { who?: { places?: unknown } };
  return JSON.stringify(who?.places ?? []).includes('"passedByThem":true');
};

/** The sides of those that a text says are passed. */
function whoPassed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(whoPassed);
  if (typeof value !== 'object' || value === null) return [];
  const { places, side } = value as { places?: unknown; side?: unknown };
  const own = Array.isArray(places) && places.some(isWay) ? [side] : [];
  return [...own, ...Object.values(value).flatMap(whoPassed)];
}

const isWay = (place: { passed?: unknown; passedByThem?: unknown }): boolean =>
  place.passed === true || place.passedByThem === true;
