/** The bots of THOUA, the weakest first. */
export const botNames = ['random', 'greedy', 'in-character', 'search'] as const;
