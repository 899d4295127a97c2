import { create } from 'zustand';

/** How long in ms something is said that nobody has to do anything about. */
const said = 8000;

/** One quiet sentence about what was just done, in the status line. */
export const useNote = create<{ readonly note?: string }>(() => ({}));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says what was just done, for a moment. */
export function tell(note: string): void {
  clearTimeout(timer);
  useNote.setState({ note });
  timer = setTimeout(() => useNote.setState({ note: undefined }), said);
}
