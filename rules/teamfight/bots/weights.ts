/**
 * What things are worth to a bot, in health points of a healthy hero early in the match. They were found by reasoning from the rules
 * and then moved where greedy won more mirrored matches against itself; a tenth more or less of any of them changes little.
 */
export const weights = {
  /** A point: about the health of a light hero, which costs the other side three turns to take. */
  point: 7,
  /** What a hero does in one turn: a plain attack of 2 that hits most of the time. */
  turn: 1.7,
  /** The same of a summon. */
  summonTurn: 0.8,
  /** Share of a hero's worth that goes with its health; the rest goes when it dies. More while there is time to finish it. */
  healthShare: 0.6,
  lastHealthShare: 0.1,
  /** A claim goes on scoring in later rounds until it is taken, for each of the next ones. */
  laterRound: 0.4,
  /** How far one unit that has still to act this round and can come to a control point tilts it. */
  tilt: 0.35,
  /** Of a control point that is still to be walked to, for each step. */
  step: 0.88,
  /** Chance that an enemy who can reach a unit attacks it rather than another. */
  attacked: 0.15,
  /** Added to the loss where everybody who can come would kill the unit. */
  doomed: 0.05,
  /** Each space that an enemy is out of the reach of the next turn. */
  apart: 0.12,
  /** Overshield against health: it is lost when nobody attacks. */
  shield: 0.6,
  /** Something that happens later, which the other side can avoid. */
  later: 0.6,
  /** What comes at a later turn's start or end: until then the unit still acts, and may be healed or cleared. */
  tick: 0.8,
  /** A rule that holds until somebody clears it counts for so many turns at most. */
  longest: 3,
  /** A condition that is there already and would only be renewed. */
  renewed: 0.2,
  /** One counter of the unit's own kind, such as powder: half an attack. */
  counter: 0.7,
  /** A marker on the map near enemies that does something only together with others. */
  marker: 0.12,
  /** One under an enemy that another ability of the same hero sets off, such as oil. */
  fuel: 1.2,
  /** What a turn of a unit loses that must do what somebody else has chosen. */
  duty: -0.6,
  /** What a turn of a unit loses that is bound to somebody: it still moves, but not where it likes. */
  tether: -0.35,
  /** A card turned, or turned back. */
  card: 0.8,
  /** A use of n/Game or an Ultimate, while there are more turns than uses left. */
  charge: 1.1,
  ultimate: 2.5,
  /** Turned for one own turn. */
  tap: 0.15,
  /** Below it nothing is worth a free action or a response. */
  least: 0.05,
  /** Of walking at all: of two plans alike, the one without a walk. */
  walk: 0.02,
} as const;

/** What a turn of a unit loses when a flag holds for it, or gains; in health points as above. */
export const flagWorth: Readonly<Record<string, number>> = {
  'no-actions': -2.6,
  'no-turns': -2.6,
  'no-standard-action': -1.7,
  'no-move-action': -0.7,
  'no-free-actions': -0.3,
  'no-teleport': -0.2,
  'no-flight': -0.2,
  'no-swap': -0.1,
  'no-basic-move': -0.5,
  'no-voluntary-movement': -0.9,
  'no-default-abilities': -0.9,
  'defaults-replaced': 0,
  'no-other-abilities': -0.8,
  'no-reactions': -0.2,
  'no-healing': -0.4,
  'no-overshield': -0.1,
  overhealed: 0.3,
  overheals: 0.2,
  'keeps-health': 2,
  'ignores-overshield': 0.1,
  undefendable: -0.25,
  armor: 1,
  resistance: 1.2,
  'resistance-area': 0.5,
  invisible: 1,
  'not-targetable': 1.5,
  'always-targetable': -0.2,
  'immune-damage': 2,
  'immune-area': 0.4,
  'immune-untargeted': 0.6,
  unaffected: 1,
  'immune-tokens': 0.3,
  'immune-conditions': 0.4,
  'immune-unwanted': 0.4,
  'no-use': -0.4,
  'immune-forced-movement': 0.2,
  'immune-push': 0.1,
  'immune-pull': 0.1,
  unmovable: 0.2,
  unswappable: 0.1,
  unnoticed: 0.2,
  unheeded: 0.3,
  'heeded-at-will': 0.3,
  'immune-hazards': 0.1,
  'immune-piece': 0.1,
  unslowed: 0.1,
  'sees-past': 0.1,
  'ignores-hazards': 0.1,
  'ignores-terrain': 0.2,
  'attacks-undefendable': 0.4,
  'attacks-unmissable': 0.4,
  'attacks-better-of-two': 0.3,
  'attacks-worse-of-two': -0.3,
  'damage-irreducible': 0.2,
  'ignores-armor': 0.2,
  'ignores-resistance': 0.2,
  'ignores-cover': 0.2,
  covered: 0.4,
  'ignores-walls': 0.4,
  'flying-movement': 0.3,
  'teleporting-movement': 0.5,
  flying: 0.2,
  'never-invisible': -0.1,
  'never-flying': -0.2,
  'never-undefendable': 0.1,
  'never-armor': -0.4,
  'never-resistance': -0.4,
  'counts-twice': 0.5,
  'not-counted': -0.5,
  'turn-start-twice': 0.5,
  'turn-end-twice': 0.5,
};

/** The same for one more of a quantity. */
export const quantityWorth: Readonly<Record<string, number>> = {
  'damage-dealt': 0.9,
  'damage-received': -1,
  'damage-softened': -0.9,
  'healing-dealt': 0.2,
  'healing-received': 0.2,
  'max-health': 0.3,
  worth: -0.5,
  'least-health': 1.5,
  def: 0.25,
  'attack-def': -0.25,
  crit: 0.3,
  'crit-received': -0.25,
  'crit-damage': 0.15,
  speed: 0.2,
  range: 0.2,
  'range-most': 0,
  sight: 0,
  push: 0.1,
  pushed: -0.1,
  pulled: -0.1,
  'standard-actions': 1.7,
  'move-actions': 0.7,
  control: 0.5,
};
