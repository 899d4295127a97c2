import { StudioError } from '../../app/contract/studio.ts';

/** The studio does not answer any more, or it is another one than this page was opened by. */
export const isGone = (error: unknown): boolean =>
  error instanceof StudioError && (error.code === 'studio/gone' || error.code === 'token/missing');
