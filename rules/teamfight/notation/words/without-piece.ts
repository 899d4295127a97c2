/** `While you are not in range 4 of your Kite`: so it is, too, where none lies there, so that it is nothing that the piece does. */
export const isWithoutPiece = ([first, second, third, fourth]: readonly string[]): boolean =>
  first === 'while' && second === 'you' && (third === "aren't" || (third === 'are' && fourth === 'not'));
