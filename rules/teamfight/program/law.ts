/** Rounds by their numbers, both of them included. */
export interface Rounds {
  readonly min?: number;
  readonly max?: number;
}

/** What maps and rules cards say of the match itself: how points are scored, who goes first and who wins, where that is not as on the rules page. */
export type Law =
  /** How control points are claimed: what a tie of units does (T-027), and that one which nobody stands on is nobody's (T-024). */
  | { readonly rule: 'control'; readonly tie?: 'keeps-owner' | 'unowned'; readonly empty?: 'unowned' }
  /** Whoever holds a control point scores so much for each, in the place of T-025 or `beside` it; with `point` for the one that is called so. */
  | {
      readonly rule: 'control-each';
      readonly points: number;
      readonly point?: string;
      readonly beside?: true;
      readonly rounds?: Rounds;
    }
  /** In the place of the one point of T-025: so many for more control points than the other side has, or `all` so many more for all of three or more. */
  | { readonly rule: 'control-most'; readonly points: number; readonly all?: true; readonly rounds?: Rounds }
  /** All that is scored for control points is so many times as much. */
  | { readonly rule: 'control-times'; readonly times: number; readonly rounds?: Rounds }
  /** What a dead hero is worth (T-021), or with `first` the first one of the match; with `more` so much more than that. */
  | {
      readonly rule: 'death-worth';
      readonly points: number;
      readonly more?: true;
      readonly first?: true;
      readonly rounds?: Rounds;
    }
  /** Who wins before all rounds are played: whoever has so many points, at once or when a round ends, or holds all control points then. */
  | { readonly rule: 'wins'; readonly points: number; readonly atRoundEnd?: true }
  | { readonly rule: 'wins-by-control' }
  /** Whose heroes are all dead has lost; with `scored` the match is over then and points decide. */
  | { readonly rule: 'eliminated'; readonly scored?: true }
  /** Who wins where both have as many points; of several texts whichever decides first. */
  | { readonly rule: 'tie-break'; readonly by: 'first' | 'second' | 'heroes' | 'control' }
  /** Who leads a round, behind the first one (T-010): whoever has fewer points, or more; or each player in turn. */
  | { readonly rule: 'leads'; readonly player: 'behind' | 'ahead' | 'in-turn' };
