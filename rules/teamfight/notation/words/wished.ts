import type { Word } from './words.ts';

/** Whether it is a condition that whoever has it is glad of. */
export const isWished = ({ name }: Word): boolean =>
  /^(?:invisible|armou?r|flying|resistance|high altitude)$/i.test(name);
