import type { Frame, State } from './state.ts';

/** A state of its own. What programs say, and lists of obstacles, are shared: nobody writes to them. */
export function clone(state: State): State {
  return {
    ...state,
    figures: state.figures.map((figure) => ({
      ...figure,
      waits: [...figure.waits],
      uses: [...figure.uses],
      has: figure.has.map((held) => ({ ...held })),
    })),
    order: [...state.order],
    stack: state.stack.map((frame): Frame => ({ ...frame })),
  };
}
