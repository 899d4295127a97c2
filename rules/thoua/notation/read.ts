import type { ThouaAbility } from '../../../schemas/types.generated.ts';
import type { WrittenText } from '../../kernel/reading/reader.ts';
import type { Clause, Reading } from '../../kernel/reading/reading.ts';
import type { TextProgram } from '../program.ts';
import type { Words } from '../words.ts';

/** What a text stands on. */
export type Slot = 'effect' | 'special' | 'bonus' | 'penalty' | 'racial' | 'condition';

/** A text as a file has it, with the facts of its ability, which say how it is meant. */
export interface Written extends WrittenText<Slot> {
  readonly ability?: Omit<ThouaAbility, 'rank'>;
}

/** Reads a text. Pure, total. */
export function read({ name, text, slot }: Written, _words: Words): Reading<TextProgram> {
  const clauses: Clause[] = [];
  if (name !== '') clauses.push({ field: 'name', from: 0, to: name.length, status: 'reminder' });
  if (text !== '')
    clauses.push({ field: 'text', from: 0, to: text.length, status: 'manual', reason: 'not understood' });
  const action = { effects: [], rules: [] };
  if (slot === 'effect' || slot === 'racial') return { clauses, program: { of: slot, action } };
  if (slot === 'special') return { clauses, program: { of: slot, variants: [] } };
  if (slot === 'condition') return { clauses, program: { of: slot, condition: { name, rules: [] } } };
  return { clauses, program: { of: 'rules', rules: [] } };
}
