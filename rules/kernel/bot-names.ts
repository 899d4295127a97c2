/** The bots that every system has, the weakest first. Who shows their names needs nothing of what they play. */
export const botNames = ['random', 'greedy', 'search'] as const;
