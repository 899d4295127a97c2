import type { Node, Program } from '../program.ts';
import type { Sheet } from './sheet.ts';

/**
 * Whether a text that notes a facing also says what it is for, and one that speaks of front and behind notes it: without the other
 * neither means anything. What is held in front of somebody has its facing from the stance. `said` is its program as text.
 */
export function faced(said: string): boolean {
  return notes(said) === uses(said) || said.includes('"rule":"holds"');
}

const notes = (said: string): boolean => said.includes('"node":"face"');
const uses = (said: string): boolean => said.includes('"facing":');

/**
 * A facing that only one of the alternatives notes, and nothing says what for: it could be for all of that one, and is for none of the
 * others. Undefined where it is not so.
 */
export function facedByOption(sheet: Sheet, program: Program): Program | undefined {
  const last = program.body.at(-1);
  if (last?.node !== 'choose' || program.rules.length > 0) return undefined;
  if (notes(JSON.stringify(program.body.slice(0, -1)))) return undefined;
  const options = last.options.map((option, index) => {
    const said = JSON.stringify(option.then);
    if (faced(said)) return option;
    const to = last.options[index + 1]?.clause ?? sheet.next;
    for (let clause = option.clause; clause < to; clause++) {
      const one = sheet.clauses[clause];
      if (one?.status !== 'run') continue;
      one.status = 'manual';
      one.reason = uses(said) ? 'depends on "facing"' : 'it does not say what the facing is for';
    }
    return { ...option, then: [{ clause: option.clause, node: 'manual' } satisfies Node] };
  });
  return { ...program, body: [...program.body.slice(0, -1), { ...last, options }] };
}
