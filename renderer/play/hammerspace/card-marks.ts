import { mark } from '../../../rules/hammerspace/state.ts';

/** What the marks of a card in a row say. */
export const isDown = (marks: number): boolean => (marks & mark.down) !== 0 && !isHeld(marks);
export const isHeld = (marks: number): boolean => (marks & mark.held) !== 0;
export const isSpent = (marks: number): boolean => (marks & (mark.used | mark.gone)) !== 0;
