import type { Behaviour } from '../types.ts';

/** What somebody fights for, as weights on what an action does. */
export interface Temper {
  /** HP that enemies lose. */
  readonly harm: number;
  /** That one of them falls. */
  readonly fall: number;
  /** HP and bonuses of allies, and of oneself. */
  readonly help: number;
  readonly self: number;
  /** Harm to allies. */
  readonly care: number;
  /** How much more a target is worth the less it has left. */
  readonly weak: number;
  /** Spaces from the next enemy at which it likes to stand: as near as can be, as far as it still reaches, or behind the others. */
  readonly stand: 'near' | 'reach' | 'far' | 'behind';
  /** What a space off that place is worth. */
  readonly place: number;
}

const plain: Temper = {
  harm: 1,
  fall: 1,
  help: 1,
  self: 1,
  care: 1.2,
  weak: 0.15,
  stand: 'reach',
  place: 0.12,
};

/** How somebody fights who weighs everything alike, and the three ways of enemies. */
export const tempers: Readonly<Record<Behaviour | 'plain', Temper>> = {
  plain,
  /** Keeps away and picks off the weak. */
  cautious: { ...plain, harm: 0.9, fall: 1.6, self: 1.5, care: 1.8, weak: 0.6, stand: 'far', place: 0.6 },
  /** Throws itself at whoever is near. */
  reckless: { ...plain, harm: 1.4, fall: 1, help: 0.3, self: 0.2, care: 0.4, weak: 0, stand: 'near', place: 0.5 },
  /** Stays behind and helps its own. */
  support: { ...plain, harm: 0.6, help: 2.2, self: 1.2, care: 2, stand: 'behind', place: 0.4 },
};
