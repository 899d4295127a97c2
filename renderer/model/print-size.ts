/** Print below this many points is not read at arm's length. */
export const leastReadablePt = 6.5;
