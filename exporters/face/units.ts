/** Millimetres in an inch, by definition. */
export const millimetresPerInch = 25.4;
