import type { Line } from '../contract/channels.ts';
import { StudioError } from '../contract/studio.ts';
import { CannotRun } from './cannot-run.ts';

/** A failure as it crosses a border: with its code and sentence, and a defect by the name of the call alone. */
export function refusalOf(error: unknown, call: string): Line {
  if (error instanceof StudioError || error instanceof CannotRun) {
    return { refusal: { code: error.code, message: error.message } };
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return {
    refusal: { code: 'studio/defect', message: `Setwright has a defect in "${call}". The terminal says more.` },
  };
}
