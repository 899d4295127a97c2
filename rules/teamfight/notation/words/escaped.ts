/** A name as a pattern has it: names of a set may hold any sign. */
export const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
