import deepEqual from 'fast-deep-equal/es6';
import { create } from 'zustand';
import { added } from '../../rules/edit/entities.ts';
import type { Action } from '../../rules/teamfight/action.ts';
import type { BoardChange } from '../../rules/teamfight/try/board-now.ts';
import type { Foretold } from '../../rules/teamfight/try/foretell.ts';
import type { Wanted } from '../../rules/teamfight/try/open-trial.ts';
import { formatJson } from '../../schemas/json.ts';
import type { Scene } from '../../schemas/types.generated.ts';
import { askMatches } from '../match/ask-matches.ts';
import type { Tried } from '../match/teamfight/try-questions.ts';
import type { Refused } from '../match/worker/questions.ts';
import { abilityNear, type TriedPlace } from '../model/tried-place.ts';
import { words } from '../words.ts';
import { tell } from './note.ts';
import { useOpened } from './opened.ts';
import { renewed } from './renewed.ts';
import { systemIdNow } from './system.ts';
import { plainTarget, useTarget } from './target.ts';
import { triedNow } from './tried-place.ts';
import { edit, textsNow, useWork } from './work.ts';

/** The small board of Teamfight over the stage, while it is open. */
interface Trying {
  readonly ally?: string | undefined;
  readonly tried?: Tried | undefined;
  /** Why there is no board. */
  readonly refusal?: string | undefined;
  /** The unit whose state is shown, by its index. */
  readonly chosen?: number | undefined;
  /** The choice that is pointed at, and what it most likely does. */
  readonly over?: { readonly choice: number; readonly foretold: readonly Foretold[] } | undefined;
  /** What is to be saved as a scene. */
  readonly draft?: Scene | undefined;
}

export const useTry = create<Trying>(() => ({}));

const closed = { ally: undefined, tried: undefined, refusal: undefined, draft: undefined };
const fresh = { chosen: undefined, over: undefined };

/** Sets the board up for what is tried now, with nothing of what was tried before. */
export function openBoard(): void {
  useTry.setState({ ...closed, ...fresh });
  void begin();
}

/** Sets the board up anew, for another target or ally too. */
export async function begin(): Promise<void> {
  const wanted = wantedNow();
  if (wanted) take(await askMatches().ask('tryOut', wanted));
}

export const chooseAlly = (ally: string): void => {
  useTry.setState({ ally });
  void begin();
};

/** Does something; a die that nobody has said anything about is asked for. */
export async function act(action: Action, rolls: readonly number[] = [], rest = false): Promise<void> {
  useTry.setState({ over: undefined });
  take(await askMatches().ask('tryDo', { action, rolls, rest }));
}

export async function change(to: BoardChange): Promise<void> {
  take(await askMatches().ask('tryChange', to));
}

export async function takeBack(): Promise<void> {
  const { tried } = useTry.getState();
  // A die that is asked for is put away first: nothing has happened yet.
  if (tried?.asks) useTry.setState({ tried: { ...tried, asks: undefined } });
  else if (tried?.canUndo) take(await askMatches().ask('tryUndo', undefined));
}

/** Shows what a choice most likely does, where that was not looked at in advance. */
export async function pointAt(choice: number | undefined): Promise<void> {
  const { tried, over } = useTry.getState();
  if (choice === over?.choice) return;
  const meant = choice === undefined ? undefined : tried?.choices.choices[choice];
  if (choice === undefined || !meant) return useTry.setState({ over: undefined });
  const known = tried?.foretold.find(([index]) => index === choice)?.[1];
  useTry.setState({ over: { choice, foretold: known ?? [] } });
  if (known || meant.area === undefined) return;
  const foretold = await askMatches().ask('tryForetell', { action: meant.action });
  if (useTry.getState().over?.choice === choice && useTry.getState().tried === tried)
    useTry.setState({ over: { choice, foretold } });
}

/** Shows what was done as a scene that is not saved yet. */
export async function draftScene(): Promise<void> {
  const place = triedNow();
  if (!place) return;
  const draft = await askMatches().ask('tryScene', { name: '' });
  if (!draft) return;
  const used = [...new Set(draft.steps.flatMap(({ use }) => use ?? []))];
  const named = [namesAt(place)?.unit ?? '', used.join(', ')].filter((part) => part !== '').join(': ');
  useTry.setState({ draft: { ...draft, name: named } });
}

export const dropDraft = (): void => useTry.setState({ draft: undefined });

/** Writes a scene into the set, as one step of undo. */
export function saveScene(scene: Scene): void {
  const { file } = added(textsNow(), 'scene', scene.name);
  edit(words.trying.saving.saved(scene.name), [{ file, text: formatJson(scene) }]);
  tell(words.trying.saving.told(file));
  dropDraft();
}

/** The names of what is tried, as they are now. */
export function namesAt({ file, pointer }: TriedPlace): { unit: string; ability?: string } | undefined {
  const item = useOpened.getState().catalogue?.items.find((one) => one.file === file && one.entity);
  if (!item?.entity) return undefined;
  const ability = abilityNear(textsNow(), { file, pointer });
  return { unit: item.name, ...(ability !== undefined && { ability }) };
}

function wantedNow(): Wanted | undefined {
  const { ally } = useTry.getState();
  const place = triedNow();
  if (!place || systemIdNow() !== 'teamfight') return undefined;
  const { target } = useTarget.getState();
  const ability = abilityNear(textsNow(), place);
  return {
    user: place.ref,
    ...(ability !== undefined && { ability }),
    ...(target !== plainTarget && { target }),
    ...(ally !== undefined && { ally }),
  };
}

function take(answer: Tried | Refused): void {
  if (!triedNow()) return;
  if ('refusal' in answer) {
    useTry.setState({ refusal: answer.refusal });
    return;
  }
  const before = useTry.getState().tried?.scenery;
  // What is equal stays the same, so that the ground is not painted anew.
  const scenery =
    before && deepEqual(before.board, answer.scenery.board)
      ? { ...answer.scenery, board: before.board }
      : answer.scenery;
  useTry.setState({ tried: { ...answer, scenery }, refusal: undefined, over: undefined });
}

const renew = renewed(async () => {
  const wanted = wantedNow();
  if (wanted) take(await askMatches().ask(useTry.getState().tried ? 'tryRenew' : 'tryOut', wanted));
});

useWork.subscribe(({ folder, history }, before) => {
  if (!triedNow() || folder !== before.folder || history.files === before.history.files) return;
  // The worker takes the new texts first: it has listened for longer.
  void Promise.resolve().then(renew);
});
useTarget.subscribe(() => triedNow() && void begin());
