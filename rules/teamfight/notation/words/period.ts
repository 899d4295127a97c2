/** `Once per turn`, `each round`, `a game`: one time in each of them, by the word that is said. */
export const onceIn = { turn: { perTurn: 1 }, round: { perRound: 1 }, game: { perGame: 1 } } as const;

export type Period = keyof typeof onceIn;
