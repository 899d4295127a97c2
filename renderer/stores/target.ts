import { create } from 'zustand';

/** Nobody of the set, but a unit with 10 health and nothing else. */
export const plainTarget = '~plain';

const remembered = 'setwright-target';

/** Whom abilities are tried on: a reference, or `plainTarget`. One for the whole window, and remembered. */
export const useTarget = create<{ readonly target: string }>(() => ({
  target: localStorage.getItem(remembered) ?? plainTarget,
}));

export function chooseTarget(target: string): void {
  localStorage.setItem(remembered, target);
  useTarget.setState({ target });
}
