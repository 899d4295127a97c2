import type { PictureSizes } from '../../../exporters/face/display-list.ts';
import { entitiesOf } from '../../../rules/game-set.ts';
import { keepSet, openKept } from '../../../rules/kept-set.ts';
import type { Bot } from '../../../rules/kernel/bot.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { luckAfter, matchDice } from '../../../rules/kernel/record.ts';
import type { Refusal } from '../../../rules/kernel/rules.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import { bots } from '../../../rules/teamfight/bots.ts';
import type { Game } from '../../../rules/teamfight/game.ts';
import { ruleOptions } from '../../../rules/teamfight/options.ts';
import { problemsOf } from '../../../rules/teamfight/play/setup-problems.ts';
import { openRecord, type PlainSetup, playAgain } from '../../../rules/teamfight/record/kept-record.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import { playScene } from '../../../rules/teamfight/scenes/run.ts';
import { openSeries } from '../../../rules/teamfight/series/open-series.ts';
import type { State } from '../../../rules/teamfight/state.ts';
import { type Given, givenBy, openGiven, type SetWithPictures } from '../../model/opened-from.ts';
import { sceneryOf } from '../model/scenery.ts';
import { choicesOf } from './choices.ts';
import { Line } from './line.ts';
import type { Begun, BotName, MatchQuestions, Moment, Refused } from './questions.ts';
import { targetOdds } from './target-odds.ts';

type Asked<Name extends keyof MatchQuestions> = Parameters<MatchQuestions[Name]>[0];
type Answered<Name extends keyof MatchQuestions> = ReturnType<MatchQuestions[Name]>;

/** Far beyond any match that ends: bots stop with a sentence instead of going on for ever. */
const mostDecisions = 5000;
const noPictures: PictureSizes = new Map();

/** The match that is watched or played, with all its lines. Pure but for remembering it. */
export class MatchDesk implements MatchQuestions {
  #given: Given | undefined;
  readonly #files = new Map<string, string>();
  #opened: SetWithPictures | undefined;
  #lines: Line[] = [];

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

  begin({ map, teams, options, seed, setwright }: Asked<'begin'>): Answered<'begin'> {
    const { set, sizes, problems } = this.opened ?? {};
    if (!set) return { refusal: problems?.[0]?.message ?? 'There is no set to play with.' };
    const setup: PlainSetup = {
      options: { ...ruleOptions(set.manifest.rules), ...options },
      first: 0,
      red: 0,
      ...(map !== undefined && { map }),
      ...(teams && { teams }),
    };
    const whole = { ...setup, sets: [set] };
    const [problem] = problemsOf(whole);
    if (problem) return { refusal: problem.message };
    const kept = [keepSet(set)];
    const origin = { system: 'teamfight', setwright, sets: digest(kept), setup, seed, match: 0 };
    const match = new Match(teamfight, teamfight.prepare(whole), matchDice(seed, 0));
    return this.#show(new Line(match, { origin, kept }), sizes);
  }

  open({ record: json }: Asked<'open'>): Answered<'open'> {
    if (typeof json !== 'object' || json === null) return { refusal: 'This is not the record of a match.' };
    const opened = openRecord(json);
    if ('refusal' in opened) return { refusal: sentence(opened.refusal.message) };
    const { match, record } = opened;
    const { kept, system, setwright, sets, setup, seed, match: number } = record;
    const origin = { system, setwright, sets, setup, seed, match: number };
    return this.#show(new Line(match, { origin, kept }), this.opened?.sizes);
  }

  replay({ plan, match, kept, setwright }: Asked<'replay'>): Answered<'replay'> {
    const sets = kept.flatMap((one) => openKept(one)?.set ?? []);
    if (sets.length < kept.length)
      return { refusal: 'A set that this match was played with cannot be opened any more.' };
    const played = playAgain(openSeries(sets, plan), match, { setwright, kept });
    const { system, sets: of, setup, seed, match: number } = played.record;
    const origin = { system, setwright, sets: of, setup, seed, match: number };
    return this.#show(new Line(played.match, { origin, kept }), this.opened?.sizes);
  }

  scene({ file }: Asked<'scene'>): Answered<'scene'> {
    const { set, sizes } = this.opened ?? {};
    const scene = set && entitiesOf(set, 'scene').find((one) => one.file === file);
    if (!set || !scene)
      return { refusal: `${file} has an error, so it cannot be played. The list of problems says which.` };
    const { match } = playScene(set, scene);
    const kept = [keepSet(set)];
    const origin = { system: 'teamfight', setwright: '', sets: digest(kept), setup: {}, seed: file, match: 0 };
    return { ...this.#show(new Line(match, { origin, kept }), sizes), seed: undefined };
  }

  goOn({ line: index, bots: seated, decisions }: Asked<'goOn'>): Answered<'goOn'> {
    const line = this.#line(index);
    const { match, beginning } = line;
    const moments: Moment[] = [];
    while (moments.length < decisions) {
      const { seat } = match;
      const name = seat === undefined ? undefined : seated[seat as 0 | 1];
      if (seat === undefined || name === undefined) break;
      if (match.entries.length >= mostDecisions) {
        return {
          refusal: `The match has no end after ${mostDecisions} decisions. Look at the log for what goes round in circles.`,
        };
      }
      // The dice of a moment, so that a line that is branched off meets the same bot.
      const dice = seededDice(stream(beginning.origin.seed, beginning.origin.match, 'bot', seat, match.entries.length));
      const { actions } = match.actions();
      const action = botOf(name).choose({ game: match.game, view: match.view(seat), seat, actions, dice });
      const refusal = match.play(action);
      if (refusal) return { refusal: `The ${name} bot chose what is not legal: ${refusal.message}` };
      moments.push(line.then(name));
    }
    return { moments };
  }

  act({ line: index, action }: Asked<'act'>): Answered<'act'> {
    const line = this.#line(index);
    return done(line, line.match.play(action));
  }

  change({ line: index, change }: Asked<'change'>): Answered<'change'> {
    const line = this.#line(index);
    return done(line, 'die' in change ? line.match.lay(change.die) : line.match.edit(change.edit));
  }

  refused({ line: index, at, change }: Asked<'refused'>): Answered<'refused'> {
    const { match, states } = this.#line(index);
    const state = states[at];
    return state && 'edit' in change ? teamfight.editing?.check(match.game, state, change.edit)?.message : undefined;
  }

  branch({ line: index, at }: Asked<'branch'>): Answered<'branch'> {
    const { match, beginning, states, bots: decided } = this.#line(index);
    const shared = match.branch({ roll: () => 1, rewind: () => {} }, at).rolls;
    const line = new Line(match.branch(luckAfter(beginning.origin, shared), at), beginning, states.slice(0, at + 1));
    line.bots.push(...decided.slice(0, at));
    this.#lines.push(line);
    return { line: this.#lines.length - 1 };
  }

  choices({ line }: Asked<'choices'>): Answered<'choices'> {
    const { game, state } = this.#line(line).match;
    return choicesOf({ game, state });
  }

  odds({ line }: Asked<'odds'>): Answered<'odds'> {
    const { game, state } = this.#line(line).match;
    return targetOdds({ game, state });
  }

  why({ line: index, at, bot }: Asked<'why'>): Answered<'why'> {
    const { match, states, beginning } = this.#line(index);
    const state = states[at];
    const seat = state && teamfight.seat(match.game, state);
    if (state === undefined || seat === undefined) return [];
    const { origin } = beginning;
    const dice = seededDice(stream(origin.seed, origin.match, 'bot', seat, at));
    const { actions } = teamfight.actions(match.game, state);
    const told = botOf(bot).explain?.({ game: match.game, view: state, seat, actions, dice }) ?? [];
    return told.map(({ why }) => why);
  }

  record({ line }: Asked<'record'>): Answered<'record'> {
    return this.#line(line).record();
  }

  /** The set that is open, for matches that are begun. */
  get opened(): SetWithPictures | undefined {
    if (this.#given) this.#opened ??= openGiven({ ...this.#given, files: this.#files });
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

  #show(line: Line, sizes: PictureSizes = noPictures): Begun {
    this.#lines = [line];
    const { match, beginning, states } = line;
    const { seed } = beginning.origin;
    return { scenery: sceneryOf(match.game, states[0]!, sizes), line: 0, moments: line.moments(), seed };
  }
}

const botOf = (name: BotName): Bot<Game, State, Action> => bots[name];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function done(line: Line, refusal: Refusal | undefined): { readonly moments: readonly Moment[] } | Refused {
  return refusal ? { refusal: refusal.message } : { moments: [line.then(undefined)] };
}
