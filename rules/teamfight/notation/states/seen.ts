/** Nobody is in the way of sight. */
export const sightless = [
  "don't|doesn't block los|sight",
  "don't|doesn't block line of sight",
  'do|does not block los|sight',
  'do|does not block line of sight',
  'never block|blocks los|sight',
  'never block|blocks line of sight',
];

/** Who need not be seen. */
export const blind = [
  "don't|doesn't need|require los|sight",
  "don't|doesn't need|require line of sight",
  'do|does not need|require los|sight',
  'do|does not need|require line of sight',
  'need|needs|require|requires no los|sight',
  'need|needs|require|requires no line of sight',
];

/** Who is not sheltered. */
export const coverless = [
  "don't|doesn't benefit from cover",
  'do|does not benefit from cover',
  "don't|doesn't have|get|gain cover",
  'do|does not have|get|gain cover',
  "cannot|can't benefit from cover",
  "cannot|can't use|have|get|gain cover",
];
