import type { KeptRecord } from '../../../rules/kept-record.ts';
import type { KeptSet } from '../../../rules/kept-set.ts';
import { type Origin, recordOf } from '../../../rules/kernel/record.ts';
import { scoresOf } from '../../../rules/teamfight/play/scoring.ts';
import type { TeamfightMatch } from '../../../rules/teamfight/record/kept-record.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import { tellAction, tellAsked } from '../../../rules/teamfight/tell-action.ts';
import type { BotName, Moment } from './questions.ts';
import { tell } from './tell-moment.ts';

/** Where a match comes from: all of its record but what was done. */
export interface Beginning {
  readonly origin: Origin;
  readonly kept: readonly KeptSet[];
}

/** One way in which a match goes, with its state at every moment. */
export class Line {
  readonly match: TeamfightMatch;
  readonly beginning: Beginning;
  /** States after so many entries. Never written to. */
  readonly states: State[];
  /** Which bot decided each entry. */
  readonly bots: (BotName | undefined)[] = [];

  /** @param match at its start, or with what was done up to now @param states of a line that it shares its moments with */
  constructor(match: TeamfightMatch, beginning: Beginning, states: readonly State[] = []) {
    this.match = match;
    this.beginning = beginning;
    this.states = states.length > 0 ? [...states] : statesOf(match);
  }

  /** Does something to the match and tells what came of it. */
  then(bot: BotName | undefined): Moment {
    this.bots[this.match.entries.length - 1] = bot;
    this.states.push(teamfight.clone(this.match.state));
    return this.moment(this.match.entries.length);
  }

  moment(at: number): Moment {
    const { match, states } = this;
    const { game } = match;
    const state = states[at]!;
    const before = states[at - 1];
    const entry = match.entries[at - 1];
    const from = at === 0 ? 0 : match.logAt(at - 1);
    const bot = this.bots[at - 1];
    const seat = before && entry && 'action' in entry ? teamfight.seat(game, before) : undefined;
    return {
      state,
      ...(seat !== undefined && { seat }),
      ...(bot && { bot }),
      ...(before && entry && { done: doneOf(this, before, entry) }),
      ...(entry && !('action' in entry) && { byHand: true as const }),
      told: match.log.slice(from, match.logAt(at)).map((event) => tell(game, state, event)),
      next: teamfight.seat(game, state),
      scores: scoresOf({ state }),
    };
  }

  moments(): Moment[] {
    return this.states.map((_, at) => this.moment(at));
  }

  record(): KeptRecord {
    const { origin, kept } = this.beginning;
    return { ...recordOf(this.match, origin), kept };
  }
}

function doneOf({ match: { game } }: Line, state: State, entry: TeamfightMatch['entries'][number]): string {
  if ('die' in entry) return `The next die falls on ${entry.die}`;
  if ('edit' in entry) return 'Changed by hand';
  const look = { game, state };
  const told = tellAction(look, entry.action);
  return state.pending && entry.action.do === 'pick' ? `${tellAsked(look, state.pending)}: ${told}` : told;
}

/** Plays what was done once more, and keeps the state after each entry. */
function statesOf(match: TeamfightMatch): State[] {
  if (match.entries.length === 0) return [teamfight.clone(match.state)];
  const again = match.branch({ roll: () => 1, rewind: () => {} });
  const states: State[] = [];
  again.undo(again.entries.length);
  states.push(teamfight.clone(again.state));
  for (const entry of match.entries) {
    if ('die' in entry) again.lay(entry.die);
    else if ('edit' in entry) again.edit(entry.edit);
    else again.play(entry.action);
    states.push(teamfight.clone(again.state));
  }
  return states;
}
