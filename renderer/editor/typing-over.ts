import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Letters typed over a selection take its place here. Left to itself the browser would carry the look of what was selected over in a style
 * attribute, which the page's policy refuses.
 */
export const typingOver: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, isComposing } = event;
    if (isComposing || inputType !== 'insertText' || data === null || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
