import type { StateCommand } from '@codemirror/state';
import { EditorSelection } from '@codemirror/state';

/** Puts marks around what is selected, or takes them away. */
export function toggled(mark: '**' | '*'): StateCommand {
  return ({ state, dispatch }) => {
    const changes = state.changeByRange(({ from, to }) => {
      const [before, after] = [state.sliceDoc(from - mark.length, from), state.sliceDoc(to, to + mark.length)];
      if (before === mark && after === mark) {
        return {
          changes: [
            { from: from - mark.length, to: from },
            { from: to, to: to + mark.length },
          ],
          range: EditorSelection.range(from - mark.length, to - mark.length),
        };
      }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + mark.length, to + mark.length),
      };
    });
    dispatch(state.update(changes, { userEvent: 'input' }));
    return true;
  };
}
