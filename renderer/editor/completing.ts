import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { Completions } from '../../rules/kernel/reading/reader.ts';

/** Asks what could stand at a place of the text. */
export type AskCompletions = (text: string, at: number) => Promise<Completions | undefined>;

/** Completes with phrases of the notation and the set's own names, while words are typed and on Ctrl+Space. */
export function completing(ask: () => AskCompletions): Extension {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!context.explicit && !context.matchBefore(/[\p{L}'’-]{2,}/u)) return null;
    const text = context.state.doc.toString();
    const answer = await ask()(text, context.pos);
    if (!answer || answer.options.length === 0 || context.aborted) return null;
    return {
      from: answer.from,
      to: answer.to,
      filter: false,
      options: answer.options.map(({ text: label, told, kind, from = answer.from, to = answer.to }) => ({
        label,
        detail: told,
        type: kind,
        apply: (view, _completion, _from, end) =>
          view.dispatch({
            // What was typed since the question stands behind what is replaced.
            changes: { from, to: Math.max(to, end), insert: label },
            selection: { anchor: from + label.length },
            userEvent: 'input.complete',
          }),
      })),
    };
  };
  return autocompletion({ override: [source], icons: false, tooltipClass: () => 'sw-completions' });
}
