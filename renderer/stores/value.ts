import { valueIn } from '../model/value-in.ts';
import { useWork } from './work.ts';

/** What stands at a place of a file with everything that was done in the window, at once. Undefined where nothing does. */
export function useValue(file: string | undefined, pointer = ''): unknown {
  return useWork(({ history }) => (file === undefined ? undefined : valueIn(history.files, file, pointer)));
}
