/** The highest level, and the highest value of an attribute. */
export const mostLevel = 10;
export const attributeCap = 10;

/** Where attributes begin, and between what they are moved; those of a pair are moved against each other. */
export const attributeStart = 3;
export const pairs = [
  ['str', 'int'],
  ['vit', 'wis'],
] as const;
/** What a race adds to one of its two attributes. */
export const raceIncrease = 2;

/** Action points of a character without anything that changes them. */
export const plainActionPoints = 2;

/** Character points that a level gives, all that came before included: 6, then 4 more at even levels and 2 at odd ones. */
export const pointsAt = (level: number): number => 6 + 4 * Math.floor(level / 2) + 2 * Math.floor((level - 1) / 2);

/** What an ability of a rank costs. */
export const costOf = (rank: number): number => 2 * rank;

/** Attributes that are raised by 1 up to a level: at level 1 and at each odd one. */
export const increasesAt = (level: number): number => Math.floor((level + 1) / 2);

/** How often the racial ability is used in one combat: once, and once more for each even level. */
export const racialUsesAt = (level: number): number => 1 + Math.floor(level / 2);

/** Slots for artifacts. */
export const slotsAt = (level: number): number => (level >= 10 ? 3 : level >= 6 ? 2 : 1);

/** Experience that a level takes, all that came before included: 0, 4, 10, 18 and so on. */
export const experienceAt = (level: number): number => (level - 1) * (level + 2);
