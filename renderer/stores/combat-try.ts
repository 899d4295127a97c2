import { create } from 'zustand';
import type { Action } from '../../rules/thoua/action.ts';
import type { Edit } from '../../rules/thoua/play/by-hand.ts';
import type { Wanted } from '../../rules/thoua/try/field.ts';
import { askMatches } from '../match/ask-matches.ts';
import type { CombatTried } from '../match/thoua/try-questions.ts';
import type { Refused } from '../match/worker/questions.ts';
import { abilityNear } from '../model/tried-place.ts';
import { renewed } from './renewed.ts';
import { systemIdNow } from './system.ts';
import { triedNow } from './tried-place.ts';
import { textsNow, useWork } from './work.ts';

/** The field of THOUA over the stage, while it is open. */
interface Trying {
  /** Who meets whom, where somebody chose it. */
  readonly character?: string | undefined;
  readonly enemy?: string | undefined;
  readonly tried?: CombatTried | undefined;
  /** Why there is no field. */
  readonly refusal?: string | undefined;
  /** The ability that is aimed with, and whether its area lies the other way round; undefined to move. */
  readonly ability?: number | undefined;
  readonly turned: boolean;
  /** The space, or the choice, that is pointed at. */
  readonly over?: number | undefined;
  readonly looked?: number | undefined;
}

const idle = { ability: undefined, turned: false, over: undefined, looked: undefined };
export const useCombatTry = create<Trying>(() => idle);

/** Sets the field up for what is tried now, with nothing of what was tried before. */
export function openField(): void {
  useCombatTry.setState({ ...idle, character: undefined, enemy: undefined, tried: undefined, refusal: undefined });
  void begin();
}

/** Sets the field up anew, for somebody else too. */
export async function begin(who: Pick<Trying, 'character' | 'enemy'> = {}): Promise<void> {
  useCombatTry.setState(who);
  const wanted = wantedNow();
  if (wanted) take(await askMatches().ask('combatTry', wanted), true);
}

/** Does something; a die that nobody has said anything about is asked for. */
export async function act(action: Action, rolls: readonly number[] = [], rest = false): Promise<void> {
  take(await askMatches().ask('combatTryDo', { action, rolls, rest }));
}

export async function change(edit: Edit): Promise<void> {
  take(await askMatches().ask('combatTryChange', edit));
}

export async function takeBack(): Promise<void> {
  const { tried } = useCombatTry.getState();
  // A die that is asked for is put away first: nothing has happened yet.
  if (tried?.asks) useCombatTry.setState({ tried: { ...tried, asks: undefined } });
  else if (tried?.canUndo) take(await askMatches().ask('combatTryUndo', undefined));
}

function wantedNow(): Wanted | undefined {
  const place = triedNow();
  if (!place || systemIdNow() !== 'thoua') return undefined;
  const { character, enemy } = useCombatTry.getState();
  const ability = abilityNear(textsNow(), place);
  return {
    ref: place.ref,
    ...(ability !== undefined && { ability }),
    ...(character !== undefined && { character }),
    ...(enemy !== undefined && { enemy }),
  };
}

/** @param anew whether a field was set up; then the ability that is tried is in the hand */
function take(answer: CombatTried | Refused, anew = false): void {
  if (!triedNow()) return;
  if ('refusal' in answer) {
    useCombatTry.setState({ tried: undefined, refusal: answer.refusal });
    return;
  }
  const { abilities } = answer.choices;
  const canUse = (of: number | undefined) => abilities.some(({ ability, why }) => ability === of && why === undefined);
  const held = anew ? answer.ability : useCombatTry.getState().ability;
  useCombatTry.setState({ ...idle, tried: answer, refusal: undefined, ability: canUse(held) ? held : undefined });
}

const renew = renewed(async () => {
  const wanted = wantedNow();
  if (wanted) take(await askMatches().ask(useCombatTry.getState().tried ? 'combatTryRenew' : 'combatTry', wanted));
});

useWork.subscribe(({ folder, history }, before) => {
  if (!triedNow() || folder !== before.folder || history.files === before.history.files) return;
  // The worker takes the new texts first: it has listened for longer.
  void Promise.resolve().then(renew);
});
