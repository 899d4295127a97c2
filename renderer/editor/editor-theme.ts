import { EditorView } from '@codemirror/view';

/** How a text looks while it is written. The colours stand in Editor.module.css, once for each theme. */
export const editorTheme = EditorView.theme({
  '&': { fontSize: '13px', backgroundColor: 'var(--field)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    lineHeight: '20px',
    maxHeight: '320px',
    overflow: 'auto',
  },
  '.cm-content': { padding: '6px 0', caretColor: 'var(--ink)', minHeight: '32px' },
  '.cm-line': { padding: '0 8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--accent-soft) !important' },
  '.cm-placeholder': { color: 'var(--dim)' },
  // Its own underline is a picture within the style, which the page's policy keeps out.
  '.cm-lintRange': { backgroundImage: 'none !important', paddingBottom: '0' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '6px',
    backgroundColor: 'var(--panel)',
    color: 'var(--ink)',
    boxShadow: '0 4px 16px var(--shade)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    maxHeight: '260px',
    maxWidth: 'min(520px, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px', lineHeight: '20px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--ink)',
  },
  '.cm-completionLabel': { fontWeight: '600' },
  '.cm-completionDetail': { color: 'var(--dim)', fontStyle: 'normal', fontSize: '12px' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent-text)' },
  '.cm-diagnostic': { padding: '6px 10px', borderLeft: 'none', maxWidth: '380px', fontSize: '13px' },
  '.cm-diagnosticAction': {
    margin: '4px 8px 0 0',
    padding: '2px 8px',
    borderRadius: '4px',
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--accent-text)',
    fontWeight: '600',
  },
});
