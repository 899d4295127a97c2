import type { Frame, State } from './state.ts';

/** A state of its own. What programs say is shared: nobody writes to it. */
export function clone(state: State): State {
  return {
    ...state,
    figures: state.figures.map((figure) => ({
      ...figure,
      waits: [...figure.waits],
      uses: [...figure.uses],
      has: figure.has.map((held) => ({ ...held })),
    })),
    obstacles: [...state.obstacles],
    screens: [...state.screens],
    order: [...state.order],
    stack: state.stack.map((frame): Frame => ({ ...frame })),
  };
}
