import { kindOf } from '../model/kind-of.ts';
import { fieldIn } from '../stores/battlefield.ts';
import { useSystemId } from '../stores/system.ts';
import { useWork } from '../stores/work.ts';

/** Whether a file is a battlefield that can be drawn: it is painted then even while an error leaves it out of the set. */
export function useIsTable(file: string | undefined): boolean {
  const system = useSystemId();
  return useWork(
    ({ history }) =>
      file !== undefined && kindOf(system, file) === 'battlefield' && fieldIn(history.files, file) !== undefined,
  );
}
