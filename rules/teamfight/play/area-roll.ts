import type { Attack } from '../program.ts';
import type { Frame, Resolution } from '../resolution.ts';
import {
  abilityOf,
  couldMatter,
  fall,
  givenSince,
  isEnemy,
  labelOf,
  nodeAround,
  phases,
  ready,
  rollFor,
  shieldedBefore,
  stands,
  tokensBefore,
} from './attack.ts';
import { noteHits } from './bound.ts';
import { deeds, noteAttack, noteDeed } from './history.ts';
import { added, critOf, has, isSure, isUnmissable, wholeDef } from './holds.ts';
import { selfOf } from './nodes/at.ts';
import type { Look, Play, Self } from './play.ts';
import { abilityCause } from './resolve.ts';
import { touches } from './standing.ts';
import { fire } from './trigger.ts';

/**
 * What a unit in an area is rolled against: the def of the area itself and what its user adds to attacks. Areas count as def 0 (T-130) and
 * nobody in them is targeted (T-103), so that neither cover, shadow nor the unit's own def is added; who is undefendable is always hit.
 */
export function areaDef(look: Look, id: number, attack: Attack | undefined, self: Self): number {
  const { unit, ability } = self;
  if (isUnmissable(look, id, attack, self) || isSure(look, attack, self)) return 0;
  const isOpen = has(look, unit, 'attacks-undefendable', id, ability) || has(look, id, 'undefendable', unit, ability);
  return isOpen ? 0 : wholeDef(look, attack, self, added(look, unit, 'attack-def', id, ability));
}

/** One unit in an area that is rolled for: different units get different rolls (T-122); allies are hit without one (T-120). */
export function beforeUnit(play: Play, resolution: Resolution, frame: Frame, answer: number | undefined): void {
  const { bound } = resolution;
  const { each } = bound;
  const node = nodeAround<'area' | 'each'>(play, resolution, frame);
  const self = selfOf(resolution);
  const def = areaDef(play, each, node.attack, self);
  const crit = critOf(play, each, node.attack, self);
  if (frame.phase === phases.reroll) {
    if (!stands(play, resolution, frame, each, () => def, answer)) return;
    fall(play, resolution, self, each, def, crit);
  } else {
    frame.had = tokensBefore(play, each);
    bound.rolled = 0;
    bound.hit = true;
    bound.crit = false;
    if (isEnemy(play, each, self) && (def > 0 || crit > 0 || couldMatter(play, node, self.unit, each))) {
      bound.rolled = rollFor(play, node.attack, self, each, labelOf(play, resolution, each, def));
      frame.phase = phases.reroll;
      return;
    }
  }
  frame.phase = ready;
  frame.notes = undefined;
  if (bound.hit) noteHits(bound, [each]);
}

/** What was done to a unit in it is through: who waits for hits, misses and criticals responds where there was a roll. */
export function afterUnit(play: Play, resolution: Resolution, frame: Frame): void {
  const { each, rolled, hit, crit, kill } = resolution.bound;
  const self = selfOf(resolution);
  if (self.unit < 0 || !isEnemy(play, each, self)) return;
  noteAttack(play, resolution);
  if (hit) noteDeed(play.state, self.unit, deeds.hit);
  if (rolled === 0) return;
  const about = { unit: self.unit, other: each, space: play.state.units[each]?.at ?? -1, ...abilityOf(self) };
  fire(play, {
    on: 'attacks',
    ...about,
    hit,
    crit,
    kill,
    fresh: givenSince(play, each, frame),
    shielded: shieldedBefore(frame),
  });
  fire(play, { on: hit ? 'hits' : 'misses', ...about });
  if (crit) fire(play, { on: 'crits', ...about });
}

/** Notes what somebody in an area without a roll had before it, where anybody waits for attacks. */
export function beforeStruck(play: Play, { source }: Resolution, frame: Frame): void {
  if (source.ability < 0 || frame.next > 0 || frame.step !== undefined) return;
  const had = tokensBefore(play, frame.items?.[0] ?? -1);
  if (had !== undefined) frame.had = had;
}

/** The same without a roll: everybody in it is hit (T-103), and where it deals them damage it is an attack on each. */
export function afterStruck(play: Play, resolution: Resolution, frame: Frame): void {
  const { source, cause, bound } = resolution;
  if (source.ability < 0 || !cause.startsWith(abilityCause) || !isAwaited(play)) return;
  const { each } = bound;
  const self = selfOf(resolution);
  if (self.unit < 0 || !isEnemy(play, each, self) || !strikes(nodeAround<'area' | 'each'>(play, resolution, frame)))
    return;
  const about = { unit: self.unit, other: each, space: play.state.units[each]?.at ?? -1, ...abilityOf(self) };
  const { kill } = bound;
  fire(play, {
    on: 'attacks',
    ...about,
    hit: true,
    crit: false,
    kill,
    fresh: givenSince(play, each, frame),
    shielded: shieldedBefore(frame),
  });
  fire(play, { on: 'hits', ...about });
}

const isAwaited = ({ game }: Play): boolean => touches(game, 'when:attacks') || touches(game, 'when:hits');

const striking = new WeakMap<object, boolean>();

/** Whether a list deals damage to each. */
function strikes(node: { readonly then: readonly unknown[] }): boolean {
  let found = striking.get(node);
  if (found === undefined) {
    found = /"node":"damage","to":"each"/.test(JSON.stringify(node.then));
    striking.set(node, found);
  }
  return found;
}
