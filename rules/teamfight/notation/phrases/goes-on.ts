import type { Ref } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

/** What somebody does that is no part of a question. */
const does =
  'heal|heals|gain|gains|get|gets|take|takes|deal|deals|lose|loses|are|is|become|becomes|have|has|may|can|cannot|must|move|moves|die|dies|receive|receives|clear|clears';

/** "If they are at full health they gain 2 overshield", "when you hit an enemy gain a Coin": where the comma is forgotten, a verb with its subject or alone. */
export const goesOn = (cursor: Cursor): boolean =>
  cursor.sees(`you|they|it|he|she ${does}`) ||
  cursor.sees(`the? target ${does}`) ||
  (cursor.before?.kind === 'word' &&
    (cursor.sees('heal|gain|push|pull|deal|take|lose|move #|a|an|up') ||
      cursor.sees('refresh|untap|give|place|destroy|remove|enter|clear|fly|teleport|draw') ||
      cursor.sees('burst|range # ,') ||
      cursor.sees('# dmg|damage')));

/** `The target heals 2 and receives +1 damage`, `allies heal 1 and receive double healing`: what holds for whom something was done to. */
export const receivesToo = (cursor: Cursor, subject: Ref): boolean =>
  cursor.before?.text === 'and' &&
  (cursor.sees('receives|deals|takes|receive|deal|take +|- #|half') ||
    cursor.sees('receives|receive double|half|twice') ||
    (subject !== 'you' && cursor.sees('deals|takes|deal|take double|half|twice')));
