/** `While you are not in range 4 of your Kite`: so it is, too, where none lies there, so that it is nothing that the piece does. */
export const isWithoutPiece = ([first, second, third, fourth]: readonly string[]): boolean =>
  first === 'while' && second === 'you' && (third === "aren't" || (third === 'are' && fourth === 'not'));

/** `Units that move through are slowed`, behind a piece that lies on an edge: through it. */
export const goThrough = ([who, that, move, through, does]: readonly string[]): boolean =>
  through === 'through' &&
  /^(?:units|enemies|allies)$/.test(who ?? '') &&
  /^(?:that|who)$/.test(that ?? '') &&
  /^(?:move|pass)$/.test(move ?? '') &&
  /^(?:are|take|get|gain|lose)$/.test(does ?? '');
