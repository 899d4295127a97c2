import deepEqual from 'fast-deep-equal/es6';
import { create } from 'zustand';
import type { Problem } from '../../schemas/problem.ts';
import { type SceneSeen, stateOf } from '../model/scene-seen.ts';
import type { Place } from '../model/scope.ts';
import { words } from '../words.ts';
import { atRest } from './at-rest.ts';
import { beside } from './beside.ts';
import { tell as announce } from './note.ts';
import { useOpened, whenLaidOut } from './opened.ts';
import { openFile, useView } from './view.ts';
import { edit, textsNow, useWork } from './work.ts';

/** The scenes of the open set, played over and over while it is changed. */
interface Scenes {
  readonly scenes: readonly SceneSeen[];
  /** How many are still to be played as the set is now; undefined while all are. */
  readonly left?: number;
}

export const useScenes = create<Scenes>(() => ({ scenes: [] }));

/** ms without an edit after which scenes are played, so that nothing is played between two letters. */
const pause = 500;
/** ms that the first playing waits at most for all faces to be laid out, and then for the window to come to rest. */
const longestRest = 4000;

/** Counts what was asked for: what an edit has overtaken is not played to its end. */
let asked = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Plays the scenes from now on whenever the set changes. */
export function keepPlaying(): void {
  useWork.subscribe((work, before) => {
    if (work.folder !== before.folder) return begin();
    if (work.history.files !== before.history.files) playSoon();
  });
  // What a set uses and its pictures come with another reading of the disk.
  useOpened.subscribe(({ edition }, before) => {
    if (edition !== before.edition) playSoon();
  });
}

/** Whether the window has shown the set and come to rest. */
let rested = false;

const hasScenes = (): boolean => [...textsNow().keys()].some((file) => file.startsWith('scenes/'));

function begin(): void {
  asked += 1;
  rested = false;
  clearTimeout(timer);
  useScenes.setState({ scenes: [], left: undefined });
  const { folder } = useWork.getState();
  beginning = whenLaidOut(longestRest)
    .then(() => atRest(longestRest))
    .then(() => {
      // Another set was opened meanwhile.
      if (folder !== useWork.getState().folder) return;
      rested = true;
      playSoon();
    });
}

let beginning: Promise<void> = Promise.resolve();

/** The texts of the set of which something is played by hand, and not on purpose; undefined where that is not wanted any more by then. */
export async function textsByHand(isWanted: () => boolean): Promise<readonly Place[] | undefined> {
  await beginning;
  if (!isWanted()) return undefined;
  return beside().ask('byHand', undefined);
}

function playSoon(): void {
  asked += 1;
  clearTimeout(timer);
  // Those that were shown go with the last of them.
  if (!rested || (!hasScenes() && useScenes.getState().scenes.length === 0)) return;
  timer = setTimeout(() => void playAll(asked), pause);
}

async function playAll(mine: number): Promise<void> {
  const lines = await beside().ask('scenes', undefined);
  if (mine !== asked) return;
  const before = new Map(useScenes.getState().scenes.map((scene) => [scene.file, scene.differences]));
  show(lines.map((line) => ({ ...line, differences: line.waitsFor.length > 0 ? [] : before.get(line.file) })));
  const playable = lines.filter(({ waitsFor }) => waitsFor.length === 0);
  // What is looked at, and what came out otherwise before, is played first.
  const order = [...playable].sort((a, b) => urgency(a.file) - urgency(b.file));
  for (const [index, { file }] of order.entries()) {
    const differences = await beside().ask('scene', { file });
    if (mine !== asked) return;
    const left = order.length - index - 1;
    const known = useScenes.getState().scenes.find((scene) => scene.file === file)?.differences;
    // Most come out as before: the window has nothing to draw for them.
    if (!deepEqual(known, differences)) tell(file, differences ?? []);
    if (left === 0 || left % 10 === 0) useScenes.setState({ left: left === 0 ? undefined : left });
  }
  if (order.length === 0) useScenes.setState({ left: undefined });
}

function urgency(file: string): number {
  const { chosen } = useView.getState();
  const scene = useScenes.getState().scenes.find((one) => one.file === file);
  if (!scene) return 2;
  if (stateOf(scene) === 'differs') return 0;
  const items = useOpened.getState().catalogue?.items ?? [];
  const here = items.find(({ ref }) => ref === chosen.heroes)?.file;
  return scene.about.some((about) => about.file === here) ? 1 : 2;
}

const show = (scenes: readonly SceneSeen[]): void => {
  if (!deepEqual(scenes, useScenes.getState().scenes)) useScenes.setState({ scenes });
};

const tell = (file: string, differences: readonly Problem[]): void =>
  useScenes.setState(({ scenes }) => ({
    scenes: scenes.map((scene) => (scene.file === file ? { ...scene, differences } : scene)),
  }));

/** Leads to the text of a scene, at what differs. */
export function openScene({ file, differences = [] }: SceneSeen): void {
  openFile({ file, pointer: differences[0]?.pointer ?? '' });
}

/** Has a scene expect what comes of it now, as one step of undo. */
export async function expectNow({ file, name }: SceneSeen): Promise<void> {
  const text = await beside().ask('expecting', { file });
  if (text === undefined) return;
  edit(words.scenes.expected(name), [{ file, text }]);
  announce(words.scenes.expectedTold(name));
}
