import type { Frame, Resolution } from '../resolution.ts';
import { afterStruck, afterUnit, beforeStruck, beforeUnit } from './area-roll.ts';
import { afterTarget, beforeTarget, isApproaching, ready } from './attack.ts';
import { noteDealings } from './dealt-with.ts';
import { recallsTargets } from './elsewhere.ts';
import { settleHeld } from './held.ts';
import { noteInRound } from './limits.ts';
import { isAttack } from './means.ts';
import { selfOf } from './nodes/at.ts';
import { interpret } from './nodes/interpret.ts';
import { goOnOffering } from './offer.ts';
import { part } from './pairs.ts';
import { canPay } from './payment.ts';
import type { Play } from './play.ts';
import { abilityCause, drop, leave, nextItem } from './resolve.ts';
import { getOff } from './riding.ts';
import { standAlone } from './sharing.ts';
import { ruleName } from './text-name.ts';
import { fire, isResponse } from './trigger.ts';
import { choosePlace } from './use.ts';
import { stepWalk } from './walking.ts';

/** Runs what is unfinished, the innermost first, until nothing is or a seat must decide. */
export function run(play: Play): void {
  const { state } = play;
  while (state.pending === undefined) {
    settleHeld(play);
    const resolution = state.stack[state.stack.length - 1];
    if (resolution === undefined) {
      state.responses = undefined;
      getOff(play);
      standAlone(play);
      part(play);
      return;
    }
    goOn(play, resolution, undefined);
  }
}

/** Goes on with a resolution by one step; `answer` is what was picked where it had asked. */
export function goOn(play: Play, resolution: Resolution, answer: number | undefined): void {
  step(play, resolution, answer);
  const { pending, units } = play.state;
  // What its user's player would be asked somebody else decides.
  if (pending !== undefined && resolution.chooser !== undefined && pending.seat === units[resolution.source.unit]?.seat)
    play.state.pending = { ...pending, seat: resolution.chooser };
}

function step(play: Play, resolution: Resolution, answer: number | undefined): void {
  const begins = resolution.begun !== true;
  resolution.begun = true;
  play.running = resolution;
  if (resolution.lets !== undefined) {
    letHappen(play, resolution, answer);
    return;
  }
  if (begins && !resolution.ask) tellTrigger(play, resolution);
  if (resolution.ask) {
    goOnAsking(play, resolution, answer);
    return;
  }
  if (resolution.offer !== undefined) {
    goOnOffering(play, resolution, resolution.offer, answer);
    return;
  }
  if (resolution.walk !== undefined) {
    stepWalk(play, resolution, resolution.walk);
    return;
  }
  if (resolution.places !== undefined) {
    choosePlace(play, resolution, answer);
    return;
  }
  const frame = resolution.frames[resolution.frames.length - 1];
  if (frame === undefined) {
    drop(play.state, resolution);
    const { unit, ability } = resolution.source;
    // What was put off comes from an ability that is long through.
    if (resolution.cause.startsWith(abilityCause) && isAttack(play, unit, ability)) {
      const { hits = [], harmed = [] } = resolution.bound;
      fire(play, { on: 'attacked', unit, ability, hits, harmed });
    }
    if (resolution.cause.startsWith(abilityCause) && ability >= 0) {
      noteTargets(play, resolution);
      noteDealings(play, resolution);
      fire(play, { on: 'used', unit, ability });
    }
  } else goOnFrame(play, resolution, frame, answer);
}

/** Whom an ability had as targets, until it is used again and in all its uses. */
function noteTargets({ game, state }: Play, { source, bound }: Resolution): void {
  const user = state.units[source.unit];
  if (user === undefined || !recallsTargets(game)) return;
  const aimed = bound.aimed ?? [];
  const before = user.aimedBefore?.[source.ability] ?? [];
  user.aimedLast = { ...user.aimedLast, [source.ability]: [...aimed] };
  user.aimedBefore = { ...user.aimedBefore, [source.ability]: [...new Set([...before, ...aimed])] };
}

/** What somebody sets off by where it goes or stands waits for its player, and is as if just begun then. */
function letHappen({ state }: Play, resolution: Resolution, answer: number | undefined): void {
  const unit = resolution.lets ?? -1;
  const seat = state.units[unit]?.seat ?? -1;
  if (answer === undefined && (seat === 0 || seat === 1)) {
    state.pending = { seat, ask: 'yes', options: [1, 0], mayStop: false, unit };
    return;
  }
  delete resolution.lets;
  if (answer === 1) delete resolution.begun;
  else drop(state, resolution);
}

/** "You may": the resolution waits for a yes, then it happens or is gone. */
function goOnAsking(play: Play, resolution: Resolution, answer: number | undefined): void {
  const { state, emit } = play;
  const { seat, unit } = resolution.source;
  const paid = play.game.blocks[resolution.frames[0]?.block ?? -1] ?? [];
  if (seat < 0 || (answer === undefined && !canPay(play, paid, selfOf(resolution)))) {
    drop(state, resolution);
    return;
  }
  if (answer === undefined) {
    state.pending = { seat, ask: 'yes', options: [1, 0], mayStop: false, unit };
    return;
  }
  resolution.ask = undefined;
  if (answer !== 1) {
    emit({ event: 'passed', seat });
    drop(state, resolution);
    return;
  }
  tellTrigger(play, resolution);
  if (resolution.limit !== undefined) state.turn?.triggers.push(resolution.limit);
  if (resolution.inRound !== undefined) noteInRound(state, resolution.inRound);
  if (resolution.once !== undefined) state.once = [...(state.once ?? []), resolution.once];
}

/** Tells that what waited for something comes into play. */
function tellTrigger(play: Play, { source, cause, frames }: Resolution): void {
  if (!isResponse(cause)) return;
  const then = play.game.blocks[frames[0]?.block ?? -1];
  const name = then && ruleName(play, source, then);
  if (name !== undefined) play.emit({ event: 'triggered', unit: source.unit, name });
}

function goOnFrame(play: Play, resolution: Resolution, frame: Frame, answer: number | undefined): void {
  if (frame.over === 'targets' && frame.phase !== ready && !isApproaching(play, resolution, frame)) {
    beforeTarget(play, resolution, frame, answer);
    return;
  }
  if (frame.rolls && frame.phase !== ready) {
    beforeUnit(play, resolution, frame, answer);
    return;
  }
  const node = play.game.blocks[frame.block]?.[frame.next];
  if (node === undefined) {
    if (frame.over === 'targets') afterTarget(play, resolution, frame);
    if (frame.rolls) afterUnit(play, resolution, frame);
    else if (frame.over === 'units') afterStruck(play, resolution, frame);
    const { aimed } = resolution.bound;
    if (frame.over === 'times' && aimed !== undefined) resolution.bound.aimedEarlier = aimed;
    if (nextItem(resolution, frame)) leave(resolution, frame);
    return;
  }
  if (frame.over === 'units' && !frame.rolls) beforeStruck(play, resolution, frame);
  const self = selfOf(resolution);
  if (interpret({ play, resolution, frame, node, self }, answer)) {
    frame.next++;
    frame.step = undefined;
    frame.notes = undefined;
  }
}
