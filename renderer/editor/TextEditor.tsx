import { defaultKeymap } from '@codemirror/commands';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { TextRead } from '../worker/questions.ts';
import { type AskCompletions, completing } from './completing.ts';
import classes from './Editor.module.css';
import { editorTheme } from './editor-theme.ts';
import { toggled } from './emphasis.ts';
import { pasting } from './pasting.ts';
import { markup, readEffect, spanColours } from './spans.ts';
import { typingOver } from './typing-over.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly readOnly: boolean;
  /** How the text is understood, as far as that is known. */
  readonly read: TextRead | undefined;
  /** What is by hand, with its reason and what can be done. */
  readonly faults: readonly Diagnostic[];
  readonly onChange: (text: string) => void;
  readonly complete: AskCompletions;
  /** Told once the editor is there. */
  readonly onReady: (view: EditorView) => void;
}

/** Marks what comes from the set and not from the keyboard. */
const fromSet = Annotation.define<true>();

/** Where the page says which style elements its policy lets in. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

/** The editor of a card's text. Undo and redo are those of the whole set. */
export default function TextEditor({ label, value, hint, readOnly, read, faults, onChange, complete, onReady }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ onChange, complete });
  latest.current = { onChange, complete };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once for all letters; what changes reaches it below
  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          EditorView.cspNonce.of(nonce()),
          drawSelection(),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          placeholder(hint),
          EditorState.readOnly.of(readOnly),
          EditorView.editable.of(!readOnly),
          completing(() => latest.current.complete),
          spanColours,
          markup,
          pasting,
          typingOver,
          keymap.of([
            { key: 'Mod-b', run: toggled('**') },
            { key: 'Mod-i', run: toggled('*') },
            ...defaultKeymap.filter(({ key }) => key !== 'Alt-ArrowUp' && key !== 'Alt-ArrowDown'),
          ]),
          editorTheme,
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            if (docChanged && !transactions.some((one) => one.annotation(fromSet)))
              latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    onReady(editor);
    return () => editor.destroy();
  }, [readOnly]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: difference(editor.state.doc.toString(), value), annotations: fromSet.of(true) });
  }, [value]);
  useEffect(() => {
    if (read) view.current?.dispatch({ effects: readEffect.of(read) });
  }, [read]);
  useEffect(() => {
    const editor = view.current;
    if (editor && read?.text === editor.state.doc.toString())
      editor.dispatch(setDiagnostics(editor.state, [...faults]));
  }, [read, faults]);
  return <div ref={place} className={classes.editor} />;
}

/** The smallest change that makes one text of another, so that the cursor stays where it is. */
function difference(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}
