import { spotAt } from '../spot.ts';
import { enter, type Run } from './at.ts';

/** The list runs as if its bearer stood somewhere else; behind it, it is measured from where it was before. */
export const fromPlace: Run<'from-place'> = (at) => {
  const { play, node, self, frame, resolution } = at;
  const { source } = resolution;
  if (frame.step === 1) {
    const { spot, ...rest } = source;
    resolution.source = spot?.before === undefined ? rest : { ...rest, spot: spot.before };
    return true;
  }
  const place = spotAt(play, node.at, self);
  if (place === undefined || node.then.length === 0) return true;
  frame.step = 1;
  resolution.source = { ...source, spot: { ...place, ...(source.spot && { before: source.spot }) } };
  enter(at, node.then);
  return false;
};
