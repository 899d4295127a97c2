/** Which abilities of a unit a rule is about: "your default attacks", "your Long Musket". All fields given must hold. */
export interface Means {
  /** By its name in small letters, as it stands on the unit's card. */
  readonly named?: string;
  readonly kind?: 'default' | 'other';
  /** Of such abilities the so-many-th that the unit uses in a turn. */
  readonly nth?: number;
  /** Def does nothing against it by its own text. */
  readonly undefendable?: boolean;
  /** Not the one of that name, in small letters. */
  readonly except?: string;
  /** Some head of it reaches so far at least. */
  readonly reach?: number;
  /** It has a head, and none reaches farther: "a Range 1 ability". */
  readonly within?: number;
  /** It can be used only so often in a game. */
  readonly limited?: boolean;
  /** It can be used that often in a game; an ultimate once (T-166). */
  readonly perGame?: number;
  /** It can be used that often in a turn. */
  readonly perTurn?: number;
  /** False: any that is none. */
  readonly ultimate?: boolean;
  /** Its card is turned when it is used (T-160). */
  readonly tap?: boolean;
  /** It deals damage to others. */
  readonly attack?: boolean;
  /** It lays an area. */
  readonly area?: boolean;
  /** It chooses one target and lays no area. */
  readonly single?: boolean;
  /** It lays an area of that shape. */
  readonly shape?: 'line' | 'burst';
  /** It is an instant. */
  readonly instant?: boolean;
  /** Whatever is none of these abilities, and what no ability does as well: a hazard, a condition. Stands alone. */
  readonly but?: Means;
}
