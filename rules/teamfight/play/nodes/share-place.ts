import { leavePlace, sharePlace } from '../sharing.ts';
import { affected, type Run } from './at.ts';

export const shareAPlace: Run<'share-place'> = (at) => {
  sharePlace(at.play, affected(at, at.node.who), affected(at, at.node.with));
  return true;
};

export const partFrom: Run<'part'> = (at) => {
  leavePlace(at.play, affected(at, at.node.who));
  return true;
};
