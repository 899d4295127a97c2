/**
 * Guards tell quickly that something cannot be there: they spare work and decide nothing. A test reads the whole corpus without any, and
 * all must come to the same.
 */
export const guards = { spare: true };
