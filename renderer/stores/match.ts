import { create } from 'zustand';
import type { SystemId } from '../../schemas/systems.ts';
import { askMatches } from '../match/ask-matches.ts';
import type {
  Begun,
  BotName,
  Choices,
  HandChange,
  MatchAsked,
  Moment,
  Refused,
  Seated,
} from '../match/worker/questions.ts';
import { words } from '../words.ts';
import { useOpened } from './opened.ts';
import { sentence, useSession } from './session.ts';
import { systemNow } from './system.ts';
import { goTo } from './view.ts';
import { useWork } from './work.ts';

/** One way in which the match goes. */
export interface MatchLine {
  readonly moments: readonly Moment[];
  /** The line that it was branched off, and at which moment; the first one has none. */
  readonly from?: { readonly line: number; readonly at: number };
}

/** The match in the window. */
interface Shown {
  /** Whose rules it is played by. */
  readonly system?: SystemId;
  /** What all its moments share, as its system shows it. */
  readonly scenery?: object;
  readonly seats: number;
  readonly seed?: string | number;
  readonly lines: readonly MatchLine[];
  /** Which line is looked at, and which of its moments. */
  readonly line: number;
  readonly at: number;
  readonly seated: Seated;
  /** Whose eyes see it; undefined for who sees all. */
  readonly eyes?: number | undefined;
  readonly playing: boolean;
  /** Moments a second. */
  readonly speed: number;
  /** Bots wait: what was just changed by hand is looked at first. */
  readonly held: boolean;
  readonly opening: boolean;
  /** What the seat at the end of the line may do, where a person decides. */
  readonly choices?: Choices;
  /** What stands beside targets, by the value of the pick. */
  readonly odds: ReadonlyMap<number, string>;
  /** Why the match could not begin, or goes no further, as a sentence. */
  readonly refusal?: string;
  /** The set as it was when the match began; undefined of matches that came from elsewhere. */
  readonly files?: ReadonlyMap<string, string>;
  /** How it was begun, to begin it again. */
  readonly asked?: MatchAsked;
  /** What was put away last, until another match is begun. */
  readonly left?: Left | undefined;
}

/** A match that was put away, and where in it one was. */
type Left = Required<Pick<Shown, 'system' | 'scenery' | 'lines' | 'line' | 'at'>>;

export const speeds = [1, 2, 4, 8, 30] as const;

export const useMatch = create<Shown>(() => ({
  lines: [],
  seats: 2,
  line: 0,
  at: 0,
  seated: ['greedy', 'greedy'],
  playing: false,
  speed: 4,
  held: false,
  opening: false,
  odds: new Map(),
}));

export const momentsNow = ({ lines, line }: Pick<Shown, 'lines' | 'line'>): readonly Moment[] =>
  lines[line]?.moments ?? [];

/** The moment that is looked at. */
export const momentNow = (shown: Pick<Shown, 'lines' | 'line' | 'at'>): Moment | undefined =>
  momentsNow(shown)[shown.at];

/** Bots decide for all seats, however many there are. */
const watched: Seated = [];
const people: Seated = [undefined, undefined];

/** Whose eyes see a match at first: those of the person, or of the first of several; with bots alone there is nothing to hide. */
const eyesOf = (seated: Seated): number | undefined => {
  const person = seated.indexOf(undefined);
  return person < 0 || !systemNow().match?.hides ? undefined : person;
};

/** Counts the matches that were begun, so that answers about a former one are let fall. */
let matches = 0;

/** Begins a match of the set in the window. */
export async function startMatch(asked: Omit<MatchAsked, 'setwright'>, seated: Seated): Promise<void> {
  const whole = { ...asked, setwright: useSession.getState().about?.version ?? '' };
  const files = useWork.getState().history.files;
  const eyes = eyesOf(seated);
  await show(() => askMatches().ask('begin', { ...whole, eyes }), seated, { asked: whole, files, eyes });
}

/** Opens the place for matches on a record, with the sets as they were. */
export async function watchMatch(origin: { readonly record: unknown }, at?: number): Promise<void> {
  goTo('play');
  await show(() => askMatches().ask('open', origin), watched, {}, at);
}

/** Shows a scene where it ended, or where it could not go on; from there a person plays. */
export async function watchScene(file: string): Promise<void> {
  goTo('play');
  await show(() => askMatches().ask('scene', { file }), people, {}, Number.POSITIVE_INFINITY);
}

/** Opens a record from a file of the person's. */
export async function watchFile(file: File): Promise<void> {
  const { match } = words.play;
  try {
    const record: unknown = JSON.parse(await file.text());
    await watchMatch({ record });
  } catch {
    useMatch.setState({ refusal: match.noRecord(file.name) });
  }
}

async function show(
  ask: () => Promise<Begun | Refused>,
  seated: Seated,
  of: Pick<Shown, 'asked' | 'files' | 'eyes'>,
  at?: number,
): Promise<void> {
  matches += 1;
  const mine = matches;
  useMatch.setState({ opening: true, refusal: undefined });
  try {
    const begun = await ask();
    if (mine !== matches) return;
    if ('refusal' in begun) return useMatch.setState({ opening: false, refusal: begun.refusal });
    const { system, scenery, seats, moments, seed } = begun;
    const nothing = {
      asked: undefined,
      files: undefined,
      eyes: undefined,
      choices: undefined,
      odds: new Map<number, string>(),
    };
    useMatch.setState({
      ...nothing,
      ...of,
      system,
      scenery,
      seats,
      seed,
      seated: seated === watched ? Array.from({ length: seats }, () => 'greedy' as const) : seated,
      lines: [{ moments }],
      line: 0,
      at: 0,
      opening: false,
      held: at !== undefined,
      left: undefined,
    });
    if (at === undefined) return play();
    seek(at);
    await learnChoices();
  } catch (error) {
    if (mine === matches) useMatch.setState({ opening: false, refusal: sentence(error) });
  }
}

/** Sees the match with other eyes: those of a seat, or of who sees all. */
export async function seeAs(eyes: number | undefined): Promise<void> {
  const mine = matches;
  const { lines } = useMatch.getState();
  const told = await Promise.all(lines.map((_, line) => askMatches().ask('see', { line, eyes })));
  if (mine !== matches) return;
  useMatch.setState((shown) => ({
    eyes,
    // What bots have decided meanwhile is told with the new eyes already.
    lines: shown.lines.map((line, index) => {
      const seen = told[index]?.moments ?? [];
      return { ...line, moments: [...seen, ...line.moments.slice(seen.length)] };
    }),
  }));
  await learnChoices();
}

/** Puts the match away; as long as no other one is begun it can be gone back to. */
export function leaveMatch(): void {
  matches += 1;
  pause();
  const { system, scenery, lines, line, at } = useMatch.getState();
  useMatch.setState({
    left: system && scenery && { system, scenery, lines, line, at },
    system: undefined,
    scenery: undefined,
    lines: [],
    line: 0,
    at: 0,
    refusal: undefined,
    choices: undefined,
  });
}

/** Goes back to the match that was put away last, where one was in it. */
export async function backToMatch(): Promise<void> {
  const { left, eyes } = useMatch.getState();
  if (!left) return;
  matches += 1;
  useMatch.setState({ ...left, left: undefined, refusal: undefined, held: true });
  // What bots had begun to decide as it was put away is told now.
  await seeAs(eyes);
}

// ---------------------------------------------------------------------------------------------- bots go on

let running = false;

/** Lets bots decide ahead, until a person must, the match is over or somebody stops to change something. */
export async function goOn(): Promise<void> {
  if (running) return;
  running = true;
  const mine = matches;
  try {
    for (;;) {
      const { line, held, seated, refusal } = useMatch.getState();
      const last = momentsNow(useMatch.getState()).at(-1);
      const name = last?.next === undefined ? undefined : seated[last.next];
      if (mine !== matches || held || name === undefined || refusal !== undefined) break;
      // A searching bot thinks long: each decision is shown as it comes.
      const decisions = name === 'search' ? 1 : 12;
      const answer = await askMatches().ask('goOn', { line, bots: seated, decisions });
      if (mine !== matches) break;
      if ('refusal' in answer) useMatch.setState({ refusal: answer.refusal });
      else append(line, answer.moments);
    }
  } catch (error) {
    useMatch.setState({ refusal: sentence(error) });
  } finally {
    running = false;
  }
  if (mine === matches) await learnChoices();
}

function append(line: number, moments: readonly Moment[]): void {
  useMatch.setState(({ lines }) => ({
    lines: lines.map((one, index) => (index === line ? { ...one, moments: [...one.moments, ...moments] } : one)),
  }));
}

/** Asks what the person may do, where one must decide. */
async function learnChoices(): Promise<void> {
  const { line, seated } = useMatch.getState();
  const { length } = momentsNow(useMatch.getState());
  const last = momentsNow(useMatch.getState()).at(-1);
  if (last?.next === undefined || seated[last.next] !== undefined) {
    return useMatch.setState({ choices: undefined, odds: new Map() });
  }
  const isStill = () => useMatch.getState().line === line && momentsNow(useMatch.getState()).length === length;
  const choices = await askMatches().ask('choices', { line });
  if (!isStill()) return;
  useMatch.setState({ choices, odds: new Map() });
  const odds = await askMatches().ask('odds', { line });
  if (isStill()) useMatch.setState({ odds: new Map(odds) });
}

// ---------------------------------------------------------------------------------------------- looking

let timer: ReturnType<typeof setTimeout> | undefined;

export function play(): void {
  const shown = useMatch.getState();
  // Who plays a match that is over sees it again.
  const isOver = momentNow(shown)?.next === undefined && shown.at === momentsNow(shown).length - 1;
  useMatch.setState({ playing: true, held: false, ...(isOver && shown.at > 0 && { at: 0 }) });
  void goOn();
  tick();
}

export function pause(): void {
  clearTimeout(timer);
  useMatch.setState({ playing: false });
}

export const playOrPause = (): void => (useMatch.getState().playing ? pause() : play());

function tick(): void {
  clearTimeout(timer);
  const { speed } = useMatch.getState();
  timer = setTimeout(() => {
    const shown = useMatch.getState();
    if (!shown.playing) return;
    const { length } = momentsNow(shown);
    if (shown.at < length - 1) useMatch.setState({ at: shown.at + 1 });
    const next = useMatch.getState();
    const there = momentNow(next);
    const atEnd = next.at === momentsNow(next).length - 1;
    const waits = there?.next === undefined || next.seated[there.next] === undefined || next.held;
    if ((atEnd && waits) || next.refusal !== undefined) return pause();
    tick();
  }, 1000 / speed);
}

export function setSpeed(speed: number): void {
  useMatch.setState({ speed });
}

/** Goes to a moment and stops there. */
export function seek(at: number): void {
  pause();
  const { length } = momentsNow(useMatch.getState());
  useMatch.setState({ at: Math.max(0, Math.min(length - 1, at)) });
}

/** One moment on or back. At the end bots that wait decide once more. */
export function step(by: 1 | -1): void {
  const shown = useMatch.getState();
  const atEnd = shown.at === momentsNow(shown).length - 1;
  if (by === 1 && atEnd && shown.held) {
    useMatch.setState({ held: false });
    void goOn().then(() => seek(shown.at + 1));
  } else seek(shown.at + by);
}

/** To the next moment with a mark, or to the one before. */
export function jump(mark: string, by: 1 | -1): void {
  const shown = useMatch.getState();
  const moments = momentsNow(shown);
  let at = shown.at + by;
  while (at >= 0 && at < moments.length && !moments[at]?.told.some((one) => one.mark === mark)) at += by;
  if (at >= 0 && at < moments.length) seek(at);
}

export function lookAtLine(line: number): void {
  pause();
  useMatch.setState(({ lines, at }) => ({
    line,
    at: Math.min(at, (lines[line]?.moments.length ?? 1) - 1),
    held: true,
  }));
  void learnChoices();
}

// ---------------------------------------------------------------------------------------------- doing

/** A person decides, at the end of the line. */
export async function decide(action: unknown): Promise<void> {
  const { line, choices } = useMatch.getState();
  if (!choices) return;
  useMatch.setState({ choices: undefined, odds: new Map() });
  const answer = await askMatches().ask('act', { line, action });
  if ('refusal' in answer) return useMatch.setState({ refusal: answer.refusal, choices });
  useMatch.setState({ refusal: undefined });
  append(line, answer.moments);
  play();
}

/** The moment before the last decision of a person that led to the one that is looked at; undefined where there was none. */
export function lastDecided(shown: Pick<Shown, 'lines' | 'line' | 'at' | 'seated'>): number | undefined {
  const isPersons = ({ next }: Moment) => next !== undefined && shown.seated[next] === undefined;
  const at = momentsNow(shown).slice(0, shown.at).findLastIndex(isPersons);
  return at < 0 ? undefined : at;
}

/** Goes back to before the last decision of a person and on from there; how it went stays as a line of its own. */
export async function takeBack(): Promise<void> {
  const at = lastDecided(useMatch.getState());
  if (at === undefined) return;
  seek(at);
  await branchHere();
}

/** Changes the match by hand at the moment that is looked at; what came after it stays as a line of its own. */
export async function changeByHand(change: HandChange): Promise<void> {
  pause();
  const { line: looked, at } = useMatch.getState();
  const refusal = await askMatches().ask('refused', { line: looked, at, change });
  if (refusal !== undefined) return useMatch.setState({ refusal });
  await branchHere();
  const { line } = useMatch.getState();
  const answer = await askMatches().ask('change', { line, change });
  if ('refusal' in answer) return useMatch.setState({ refusal: answer.refusal });
  useMatch.setState({ refusal: undefined });
  append(line, answer.moments);
  seek(momentsNow(useMatch.getState()).length - 1);
  await learnChoices();
}

/** A person takes a side over from here, or gives it to a bot. */
export async function seatAt(seat: number, bot: BotName | undefined): Promise<void> {
  pause();
  await branchHere();
  useMatch.setState(({ seated }) => ({ seated: seated.map((one, index) => (index === seat ? bot : one)) }));
  await learnChoices();
}

/** Goes on from the moment that is looked at: a new line where that is not the end of one. */
export async function branchHere(): Promise<void> {
  const { line, at, lines } = useMatch.getState();
  const moments = momentsNow(useMatch.getState());
  useMatch.setState({ held: true });
  if (at === moments.length - 1) return;
  const answer = await askMatches().ask('branch', { line, at });
  if ('refusal' in answer) return useMatch.setState({ refusal: answer.refusal });
  useMatch.setState({
    lines: [...lines, { moments: moments.slice(0, at + 1), from: { line, at } }],
    line: answer.line,
    at,
    refusal: undefined,
  });
  await learnChoices();
}

/** Whether the set in the window is no longer the one that the match is played with. */
export const isSetChanged = ({ files }: Pick<Shown, 'files'>, now: ReadonlyMap<string, string>): boolean =>
  files !== undefined && files !== now;

// Another set in the window has other matches.
useOpened.subscribe(({ folder }, before) => {
  if (folder === before.folder) return;
  leaveMatch();
  useMatch.setState({ left: undefined });
});
