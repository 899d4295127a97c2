import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Span } from '../../rules/kernel/reading/reader.ts';
import { manualClauses } from '../model/manual-clauses.ts';
import type { TextRead } from '../worker/questions.ts';

/** Tells the editor how its text is understood. Of a text that has been typed on since, nothing is said. */
export const readEffect = StateEffect.define<TextRead>();

/** What a stretch is, or that it is by hand only because of another one. */
type Mark = Span['kind'] | 'hanging';

const marks = new Map<Mark, Decoration>();

function markOf(kind: Mark): Decoration {
  let mark = marks.get(kind);
  if (!mark) {
    mark = Decoration.mark({ class: `sw-${kind}` });
    marks.set(kind, mark);
  }
  return mark;
}

const bold = Decoration.mark({ class: 'sw-bold' });
const italic = Decoration.mark({ class: 'sw-italic' });

/** Colours of the notation, moved along with the letters until the text is read again. */
export const spanColours: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, transaction) {
    const coloured = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(readEffect) || effect.value.text !== transaction.newDoc.toString()) continue;
      const spans = effect.value.spans.filter(({ from, to }) => to > from);
      const hanging = manualClauses(effect.value).filter((clause) => clause.hangsOn !== undefined);
      return Decoration.set(
        spans.map(({ from, to, kind }) => {
          const hangs = kind === 'manual' && hanging.some((clause) => clause.from < to && clause.to > from);
          return markOf(hangs ? 'hanging' : kind).range(from, to);
        }),
      );
    }
    return coloured;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const emphasis = /\*\*(?=\S)([^*\n]+)\*\*|\*(?=\S)([^*\n]+)\*/g;

/** What is between stars looks as it is printed. */
export const markup: Extension = EditorView.decorations.compute(['doc'], ({ doc }) => {
  const found = [...doc.toString().matchAll(emphasis)];
  return Decoration.set(
    found.map(({ 0: all, 1: strong, index }) =>
      (strong === undefined ? italic : bold).range(index, index + all.length),
    ),
  );
});
