import { create } from 'zustand';
import { type About, type Studio, StudioError, type Welcome } from '../../app/contract/studio.ts';

/** The studio this page talks to, and what it said at the start. */
interface Session {
  readonly studio?: Studio;
  readonly welcome?: Welcome;
  readonly about?: About;
  /** Why there is no studio, as a sentence. */
  readonly refusal?: string;
}

export const useSession = create<Session>(() => ({}));

/** Tells this window apart from another tab of the same studio, which may have the same set open. */
export const thisWindow = crypto.randomUUID();

/** The studio. Only asked for once the session has begun. */
export function studio(): Studio {
  const { studio } = useSession.getState();
  if (!studio) throw new Error('The session has not begun.');
  return studio;
}

/** Whether the person ended it, so that nothing went wrong. */
export const isStopped = (error: unknown): boolean => error instanceof StudioError && error.code === 'call/stopped';

/** What went wrong, for the person. */
export function sentence(error: unknown): string {
  return error instanceof StudioError ? error.message : `This is a defect of Setwright: ${String(error)}`;
}
