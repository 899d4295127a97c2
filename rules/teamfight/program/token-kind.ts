/** What lies with units, by its kind. */
export type TokenKind = 'condition' | 'token' | 'counter';
