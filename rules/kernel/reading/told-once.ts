import type { Clause } from './reading.ts';

/** What is done for some clauses, each in a sentence, without what the telling of an earlier one holds already. Pure. */
export function toldOnce(clauses: readonly Clause[]): string[] {
  const told: string[] = [];
  for (const { status, told: said = '' } of clauses) {
    const bare = said.replace(/[\s.…]+$/, '');
    if (status === 'manual' || bare === '') continue;
    if (!told.some((before) => before.toLowerCase().includes(bare.toLowerCase()))) told.push(sentence(said));
  }
  return told;
}

const sentence = (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?…]$/.test(said) ? '' : '.'}`;
