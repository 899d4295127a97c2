import type { Why } from '../../../kernel/reading/why.ts';
import type { Node, Program, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { damageChange } from '../states/dealing.ts';
import { signed } from '../states/predicate.ts';
import type { Cursor } from '../words/cursor.ts';
import { isStance } from '../words/words.ts';

/** `your front`, `the front`, `behind`: whoever is on that side of a noted facing. */
export function sideFaced(cursor: Cursor): Who | undefined {
  const front = cursor.takeAny('your|the front', 'in front of you');
  if (!front && !cursor.takeAny('behind you?', 'your|the back|rear')) return undefined;
  return { side: 'any', places: [{ facing: front ? 'front' : 'behind' }] };
}

/** `Attacks from your front have +2def`, `attacks against you from behind deal +1 damage`: on whoever faces so. */
export function fromSide(cursor: Cursor, context: Context, clause: number): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('attacks|abilities')) return undefined;
    cursor.take('against|targeting|on you');
    const against = cursor.take('from') ? sideFaced(cursor) : undefined;
    if (against === undefined) return undefined;
    const who: Who = { side: 'you' };
    const open: Rule = { clause, rule: 'is', who, flag: 'undefendable', against };
    const sure = cursor.take('are undefendable');
    if (sure && !cursor.sees('and have|has|get'))
      return cursor.take('to you') || !cursor.sees('to') ? [open] : undefined;
    if (sure) cursor.take('and');
    if (cursor.take('have|has|get|meet')) {
      const add = signed(cursor);
      const what = cursor.take('def') ? 'def' : cursor.take('crit') ? 'crit-received' : undefined;
      cursor.take('against|on you');
      return add && what && [...(sure ? [open] : []), { clause, rule: 'change', who, what, add, against }];
    }
    if (!cursor.take('deal|deals')) return undefined;
    if (cursor.take('half damage')) return [{ clause, rule: 'is', who, flag: 'resistance', against }];
    if (cursor.take('no damage')) return [{ clause, rule: 'is', who, flag: 'immune-damage', against }];
    const change = damageChange(cursor, context);
    const to = cursor.take('to you') || !cursor.sees('to');
    return change && to ? [{ clause, rule: 'change', who, what: 'damage-received', ...change, against }] : undefined;
  });
}

/**
 * Whether a text that notes a facing also says what it is for, and one that speaks of front and behind notes it: without the other
 * neither means anything. What is held in front of somebody has its facing from the stance. `said` is its program as text.
 */
export function faced(said: string): boolean {
  return notes(said) === uses(said) || said.includes('"rule":"holds"');
}

const notes = (said: string): boolean => said.includes('"node":"face"');
const uses = (said: string): boolean => said.includes('"facing":') || said.includes('"forward":');

const noted = /\b(?:note|choose|set|change) your facing\b|\bfacing, (?:note|choose|set) it\b/i;
const asked = /\b(?:in front of you|behind you|(?:from|in) your front|forwards?|straight ahead)\b/i;

/** Whether another text of the same card or a stance of it notes the facing that this one asks for, or asks for the one that it notes. */
export function facedByCard(said: string, { words, bearer, slot, card, self }: Context): boolean {
  const isOnCard = slot === 'passive' || slot === 'ability' || slot === 'default';
  const whose = isOnCard && bearer !== undefined ? [bearer] : self !== undefined && isStance(self) ? self.owners : [];
  if (whose.length === 0) return false;
  const other = notes(said) ? asked : noted;
  return words.all.some(
    (one) =>
      (isStance(one)
        ? one !== self && one.owners.some((owner) => whose.includes(owner))
        : (one.kind === 'passive' || one.kind === 'ability') && whose.includes(one.ref)) &&
      !(one.name === card?.name && one.text === card.text) &&
      other.test(`${one.name}\n${one.text}`),
  );
}

const loneFacing = (said: string): string =>
  uses(said) ? 'nothing says when the facing is noted' : 'it does not say what the facing is for';

/** Why something is by hand that has one without the other: what could say it is not understood itself, or nothing does. */
export const lacksFacing = (sheet: Sheet, text: string, said: string): Why =>
  facingByHand(sheet, text) ?? loneFacing(said);

function facingByHand({ clauses }: Sheet, text: string): Why | undefined {
  const other = clauses.find(
    ({ field, from, to, status }) => field === 'text' && status === 'manual' && faces.test(text.slice(from, to)),
  );
  return other && { dependsOn: { field: 'text', at: other.from } };
}

const faces = /\b(?:facing|faces?|front|behind|ahead|forwards?)\b/i;

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
      one.why = loneFacing(said);
    }
    return { ...option, then: [{ clause: option.clause, node: 'manual' } satisfies Node] };
  });
  return { ...program, body: [...program.body.slice(0, -1), { ...last, options }] };
}

/** A rules card or map without those of its rules that speak of a facing which none of them notes, or note one for nothing: the others hold anyway. */
export function withoutFacing(sheet: Sheet, { manual: _, ...program }: Program, text: string): Program {
  const other = facingByHand(sheet, text);
  const rules = program.rules.flatMap((rule): readonly Rule[] => {
    const said = JSON.stringify(rule);
    if (!notes(said) && !uses(said)) return [rule];
    for (const [, clause] of said.matchAll(/"clause":(\d+)/g)) {
      const one = sheet.clauses[Number(clause)];
      if (one?.status !== 'run') continue;
      one.status = 'manual';
      one.why = other ?? loneFacing(said);
    }
    return [{ clause: rule.clause, rule: 'manual' }];
  });
  return { ...program, rules };
}
