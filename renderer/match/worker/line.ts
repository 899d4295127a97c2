import type { KeptRecord } from '../../../rules/kept-record.ts';
import type { KeptSet } from '../../../rules/kept-set.ts';
import type { Match } from '../../../rules/kernel/match.ts';
import { type Origin, recordOf } from '../../../rules/kernel/record.ts';
import type { Seat } from '../../../rules/kernel/rules.ts';
import type { AnySystem } from '../played-system.ts';
import type { BotName, Moment } from './questions.ts';

/** Where a match comes from: all of its record but what was done. */
export interface Beginning {
  readonly origin: Origin;
  readonly kept: readonly KeptSet[];
}

export type AnyMatch = Match<unknown, unknown, unknown, unknown, unknown>;

/** One way in which a match goes, with its state at every moment. */
export class Line {
  readonly system: AnySystem;
  readonly match: AnyMatch;
  readonly beginning: Beginning;
  /** States after so many entries. Never written to. */
  readonly states: unknown[];
  /** Which bot decided each entry. */
  readonly bots: (BotName | undefined)[] = [];

  /** @param match at its start, or with what was done up to now @param states of a line that it shares its moments with */
  constructor(system: AnySystem, match: AnyMatch, beginning: Beginning, states: readonly unknown[] = []) {
    this.system = system;
    this.match = match;
    this.beginning = beginning;
    this.states = states.length > 0 ? [...states] : statesOf(match);
  }

  /** Does something to the match and tells what came of it. */
  then(bot: BotName | undefined, eyes: Seat | undefined): Moment {
    const { match } = this;
    this.bots[match.entries.length - 1] = bot;
    this.states.push(match.rules.clone(match.state));
    return this.moment(match.entries.length, eyes);
  }

  /** @param eyes whose they are: what that seat may not know is not told; undefined for who sees all */
  moment(at: number, eyes: Seat | undefined): Moment {
    const { match, states, system } = this;
    const { game, rules } = match;
    const state = states[at];
    const seen = this.#seen(at, eyes);
    const entry = match.entries[at - 1];
    const before = states[at - 1];
    const bot = this.bots[at - 1];
    const seat = entry && 'action' in entry ? rules.seat(game, before) : undefined;
    const from = at === 0 ? 0 : match.logAt(at - 1);
    return {
      state: system.shown ? system.shown(game, seen) : seen,
      ...(seat !== undefined && { seat }),
      ...(bot && { bot }),
      ...(entry && { done: this.#done(entry, this.#seen(at - 1, eyes)) }),
      ...(entry && !('action' in entry) && { byHand: true as const }),
      told: match.log.slice(from, match.logAt(at)).flatMap((event) => {
        const shown = eyes === undefined ? event : rules.viewEvent(game, event, eyes);
        return shown === undefined ? [] : [system.tell(game, seen, shown)];
      }),
      next: rules.seat(game, state),
      scores: system.scores(game, seen),
    };
  }

  moments(eyes: Seat | undefined): Moment[] {
    return this.states.map((_, at) => this.moment(at, eyes));
  }

  record(): KeptRecord {
    const { origin, kept } = this.beginning;
    return { ...recordOf(this.match, origin), kept };
  }

  #seen(at: number, eyes: Seat | undefined): unknown {
    const { game, rules } = this.match;
    const state = this.states[at];
    return eyes === undefined ? state : rules.view(game, state, eyes);
  }

  #done(entry: AnyMatch['entries'][number], seen: unknown): string {
    if ('die' in entry) return `The next die falls on ${entry.die}`;
    if ('edit' in entry) return 'Changed by hand';
    return this.system.tellAction(this.match.game, seen, entry.action);
  }
}

/** Plays what was done once more, and keeps the state after each entry. */
function statesOf(match: AnyMatch): unknown[] {
  const { rules } = match;
  if (match.entries.length === 0) return [rules.clone(match.state)];
  const again = match.branch({ roll: () => 1, rewind: () => {} });
  const states: unknown[] = [];
  again.undo(again.entries.length);
  states.push(rules.clone(again.state));
  for (const entry of match.entries) {
    if ('die' in entry) again.lay(entry.die);
    else if ('edit' in entry) again.edit(entry.edit);
    else again.play(entry.action);
    states.push(rules.clone(again.state));
  }
  return states;
}
