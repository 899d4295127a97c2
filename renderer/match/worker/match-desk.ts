import type { PictureSizes } from '../../../exporters/face/display-list.ts';
import { entitiesOf } from '../../../rules/game-set.ts';
import type { Reopened } from '../../../rules/kept-record.ts';
import { keepSet } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { luckAfter, matchDice } from '../../../rules/kernel/record.ts';
import type { Refusal, Seat } from '../../../rules/kernel/rules.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { openSet } from '../../../rules/open.ts';
import { type Given, givenBy, openGiven, type SetWithPictures } from '../../model/opened-from.ts';
import type { AnySystem } from '../played-system.ts';
import { playedSystems } from '../systems.ts';
import { Line } from './line.ts';
import type { Begun, MatchQuestions, Moment, Refused } from './questions.ts';

type Asked<Name extends keyof MatchQuestions> = Parameters<MatchQuestions[Name]>[0];
type Answered<Name extends keyof MatchQuestions> = ReturnType<MatchQuestions[Name]>;

/** Far beyond any match that ends: bots stop with a sentence instead of going on for ever. */
const mostDecisions = 5000;
const noPictures: PictureSizes = new Map();

/** The match that is watched or played, of whichever system, with all its lines. Pure but for remembering it. */
export class MatchDesk implements MatchQuestions {
  #given: Given | undefined;
  readonly #files = new Map<string, string>();
  #opened: SetWithPictures | undefined;
  #lines: Line[] = [];
  /** Whose eyes see the match; undefined for who sees all. */
  #eyes: Seat | undefined;

  keep(read: Asked<'keep'>): undefined {
    this.#given = givenBy(read);
    this.#files.clear();
    for (const [file, text] of read.files) this.#files.set(file, text);
    this.#opened = undefined;
  }

  take(files: Asked<'take'>): undefined {
    for (const [file, text] of files) {
      if (text === undefined) this.#files.delete(file);
      else this.#files.set(file, text);
    }
    this.#opened = undefined;
  }

  begin({ setup: asked, seed, setwright, eyes }: Asked<'begin'>): Answered<'begin'> {
    const { set, sizes, problems } = this.opened ?? {};
    if (!set) return { refusal: problems?.[0]?.message ?? 'There is no set to play with.' };
    const system = playedSystems[set.manifest.system];
    if (!system) return notPlayed(set.manifest.name);
    const begun = system.setUp(set, asked);
    if ('refusal' in begun) return begun;
    const kept = [keepSet(set)];
    const origin = { system: system.id, setwright, sets: digest(kept), setup: begun.setup, seed, match: 0 };
    const match = new Match(system.rules, begun.game, matchDice(seed, 0));
    return this.#show(new Line(system, match, { origin, kept }), sizes, eyes);
  }

  open({ record: json }: Asked<'open'>): Answered<'open'> {
    if (typeof json !== 'object' || json === null) return { refusal: 'This is not the record of a match.' };
    const named: unknown = 'system' in json ? json.system : undefined;
    const system = Object.values(playedSystems).find(({ id }) => id === named) ?? playedSystems.teamfight!;
    const opened = system.openRecord(json);
    if ('refusal' in opened) return { refusal: sentence(opened.refusal.message) };
    return this.#again(system, opened);
  }

  scene({ file }: Asked<'scene'>): Answered<'scene'> {
    const { set, sizes } = this.opened ?? {};
    const system = set && playedSystems[set.manifest.system];
    const scene = set && entitiesOf(set, 'scene').find((one) => one.file === file);
    if (!set || !scene || !system?.playScene)
      return { refusal: `${file} has an error, so it cannot be played. The list of problems says which.` };
    const match = system.playScene(set, scene);
    const kept = [keepSet(set)];
    const origin = { system: system.id, setwright: '', sets: digest(kept), setup: {}, seed: file, match: 0 };
    return { ...this.#show(new Line(system, match, { origin, kept }), sizes), seed: undefined };
  }

  see({ line, eyes }: Asked<'see'>): Answered<'see'> {
    this.#eyes = eyes;
    return { moments: this.#line(line).moments(eyes) };
  }

  goOn({ line: index, bots: seated, decisions }: Asked<'goOn'>): Answered<'goOn'> {
    const line = this.#line(index);
    const { match, beginning, system } = line;
    const moments: Moment[] = [];
    while (moments.length < decisions) {
      const { seat } = match;
      const name = seat === undefined ? undefined : seated[seat];
      const bot = name && system.bots[name];
      if (seat === undefined || bot === undefined) break;
      if (match.entries.length >= mostDecisions) {
        return {
          refusal: `The match has no end after ${mostDecisions} decisions. Look at the log for what goes round in circles.`,
        };
      }
      // The dice of a moment, so that a line that is branched off meets the same bot.
      const dice = seededDice(stream(beginning.origin.seed, beginning.origin.match, 'bot', seat, match.entries.length));
      const { actions } = match.actions();
      const action = bot.choose({ game: match.game, view: match.view(seat), seat, actions, dice });
      const refusal = match.play(action);
      if (refusal) return { refusal: `The ${name} bot chose what is not legal: ${refusal.message}` };
      moments.push(line.then(name, this.#eyes));
    }
    return { moments };
  }

  act({ line: index, action }: Asked<'act'>): Answered<'act'> {
    const line = this.#line(index);
    return this.#done(line, line.match.play(action));
  }

  change({ line: index, change }: Asked<'change'>): Answered<'change'> {
    const line = this.#line(index);
    return this.#done(line, 'die' in change ? line.match.lay(change.die) : line.match.edit(change.edit));
  }

  refused({ line: index, at, change }: Asked<'refused'>): Answered<'refused'> {
    const { match, states } = this.#line(index);
    const { game, rules } = match;
    return 'edit' in change ? rules.editing?.check(game, states[at], change.edit)?.message : undefined;
  }

  branch({ line: index, at }: Asked<'branch'>): Answered<'branch'> {
    const { system, match, beginning, states, bots: decided } = this.#line(index);
    const shared = match.branch({ roll: () => 1, rewind: () => {} }, at).rolls;
    const forked = match.branch(luckAfter(beginning.origin, shared), at);
    const line = new Line(system, forked, beginning, states.slice(0, at + 1));
    line.bots.push(...decided.slice(0, at));
    this.#lines.push(line);
    return { line: this.#lines.length - 1 };
  }

  choices({ line }: Asked<'choices'>): Answered<'choices'> {
    const { system, match } = this.#line(line);
    const { seat } = match;
    if (seat === undefined) return { seat, asked: 'The match is over.', choices: [] };
    return { seat, ...system.choices(match.game, match.state, seat) };
  }

  odds({ line }: Asked<'odds'>): Answered<'odds'> {
    const { system, match } = this.#line(line);
    return system.odds?.(match.game, match.state) ?? [];
  }

  why({ line: index, at, bot }: Asked<'why'>): Answered<'why'> {
    const { match, states, beginning, system } = this.#line(index);
    const state = states[at];
    const seat = state === undefined ? undefined : match.rules.seat(match.game, state);
    // What a bot weighs tells what it hides.
    if (seat === undefined || (this.#eyes !== undefined && this.#eyes !== seat)) return [];
    const { origin } = beginning;
    const dice = seededDice(stream(origin.seed, origin.match, 'bot', seat, at));
    const { actions } = match.rules.actions(match.game, state);
    const view = match.rules.view(match.game, state, seat);
    const told = system.bots[bot]?.explain?.({ game: match.game, view, seat, actions, dice }) ?? [];
    return told.map(({ action, why }) => system.tellWhy?.(match.game, view, action, why) ?? why);
  }

  record({ line }: Asked<'record'>): Answered<'record'> {
    return this.#line(line).record();
  }

  /** The set that is open, for matches that are begun. */
  get opened(): SetWithPictures | undefined {
    if (this.#given) this.#opened ??= openGiven({ ...this.#given, files: this.#files }, openSet);
    return this.#opened;
  }

  /** A line to look at, such as what a scene is made of. */
  lineOf(index: number): Line {
    return this.#line(index);
  }

  #line(index: number): Line {
    const line = this.#lines[index];
    if (!line) throw new RangeError(`There is no line ${index} of this match.`);
    return line;
  }

  #done(line: Line, refusal: Refusal | undefined): { readonly moments: readonly Moment[] } | Refused {
    return refusal ? { refusal: refusal.message } : { moments: [line.then(undefined, this.#eyes)] };
  }

  #again(system: AnySystem, { match, record }: Reopened<unknown, unknown, unknown, unknown, unknown>): Begun {
    const { kept, system: id, setwright, sets, setup, seed, match: number } = record;
    const origin = { system: id, setwright, sets, setup, seed, match: number };
    return this.#show(new Line(system, match, { origin, kept }), this.opened?.sizes);
  }

  #show(line: Line, sizes: PictureSizes = noPictures, eyes?: Seat): Begun {
    this.#lines = [line];
    this.#eyes = eyes;
    const { system, match, beginning, states } = line;
    return {
      system: system.id,
      scenery: system.scenery(match.game, states[0], sizes),
      seats: system.seats(match.game),
      line: 0,
      moments: line.moments(eyes),
      seed: beginning.origin.seed,
    };
  }
}

const notPlayed = (name: string): Refused => ({ refusal: `${name} has no rules, so it cannot be played.` });

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
