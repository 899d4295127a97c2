/** What holds for a unit while a rule says so. The engine gives each its meaning (T-128, T-129, T-144, T-146, T-148, T-152). */
export type Flag =
  | 'undefendable'
  | 'armor'
  | 'resistance'
  | 'resistance-area'
  | 'flying'
  /** Flies whenever it moves; what is on its space still touches it. */
  | 'flying-movement'
  /** Teleports whenever it moves of its own will or by its own side. */
  | 'teleporting-movement'
  | 'invisible'
  | 'never-invisible'
  | 'never-flying'
  | 'never-undefendable'
  | 'never-armor'
  | 'never-resistance'
  | 'unprotected'
  | 'no-voluntary-movement'
  /** Its own teleports, or its flying ones, take it nowhere. */
  | 'no-teleport'
  | 'no-flight'
  /** Whatever it does swaps nobody. */
  | 'no-swap'
  | 'no-move-action'
  /** Other abilities may still cost a Move Action. */
  | 'no-basic-move'
  | 'no-standard-action'
  | 'no-free-actions'
  | 'no-actions'
  | 'no-reactions'
  /** Its turns pass as those of the dead do (T-012). */
  | 'no-turns'
  | 'no-default-abilities'
  | 'no-other-abilities'
  /** Nothing holds that its own card says: said of a token that leaves it no abilities either. */
  | 'no-passives'
  /** The default abilities of its card cannot be used: others stand in for them. */
  | 'defaults-replaced'
  | 'immune-forced-movement'
  /** Of enemies' pushes or pulls only the one. */
  | 'immune-push'
  | 'immune-pull'
  /** Nobody else moves it, of whichever side. */
  | 'unmovable'
  /** It changes places with nobody and nothing, unless it does so itself. */
  | 'unswappable'
  /** What it does in moving sets off nothing that anybody bears, as in flight (T-053). */
  | 'unnoticed'
  /** Neither where it goes nor where it stands sets off what others wait for, pieces among them; `at-will`: as its player says each time. */
  | 'unheeded'
  | 'heeded-at-will'
  | 'immune-damage'
  /** What would kill or destroy it does nothing. */
  | 'deathless'
  | 'immune-hazards'
  /** What the text of the piece or ground of the rule's `token` does sets nothing off by it and does not strike it. */
  | 'immune-piece'
  /** Pieces of the rule's `token` do not make its steps dearer. */
  | 'unslowed'
  | 'immune-tokens'
  | 'immune-conditions'
  /** To conditions that its own side does not give. */
  | 'immune-unwanted'
  | 'immune-area'
  /** Takes damage of abilities that have it as a target, and of nothing else. */
  | 'immune-untargeted'
  /** Nothing that abilities of others or its own do arrives; `means` says of which. */
  | 'unaffected'
  | 'through-enemies'
  /** Enemies, or only those whom it is said against, move through its space, as its own side does, and end their way elsewhere. */
  | 'lets-pass'
  | 'through-walls'
  | 'ignores-difficult'
  /** As it moves of its own will: hazards do not touch it; with `terrain` nor does any other ground but what blocks flight, too. */
  | 'ignores-hazards'
  | 'ignores-terrain'
  | 'ignores-cover'
  /** It has cover against attacks, wherever they come from (T-079d). */
  | 'covered'
  /** Targets units past walls and whatever else blocks sight (T-073). */
  | 'ignores-walls'
  /** Pieces of the rule's `token` are not in the way of what it sees. */
  | 'sees-past'
  /** Height steps do not keep it from going up. */
  | 'ignores-heights'
  | 'not-counted'
  | 'counts-twice'
  | 'not-targetable'
  /** Nothing makes it `not-targetable` or invisible. */
  | 'always-targetable'
  | 'attacks-undefendable'
  /** Its attacks hit whatever is rolled. */
  | 'attacks-unmissable'
  /** Its attacks are rolled with two dice, of which the better or the worse one counts. */
  | 'attacks-better-of-two'
  | 'attacks-worse-of-two'
  | 'damage-irreducible'
  /** Armor of those it harms counts for nothing. */
  | 'ignores-armor'
  /** Nor does their Resistance. */
  | 'ignores-resistance'
  | 'no-healing'
  /** What would heal it does as much damage to it; what would heal it to full does as much as is missing. */
  | 'healing-harms'
  | 'no-overshield'
  /** What it is healed above its full health it gains as overshield. */
  | 'overhealed'
  /** What it heals those of `against` above their full health they gain as overshield. */
  | 'overheals'
  /** Damage takes overshield and nothing more. */
  | 'keeps-health'
  /** Overshield of those it harms counts for nothing. */
  | 'ignores-overshield'
  /** With `against` only that of these. */
  | 'blocks-sight'
  /** Abilities that it cannot use, by `means`. */
  | 'no-use'
  /** What its card does at the start or the end of its turn by itself happens twice. */
  | 'turn-start-twice'
  | 'turn-end-twice';
