import type { Why } from '../../../kernel/reading/why.ts';
import type { Node, Program } from '../../program.ts';
import type { Notes } from '../sentences/desk.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { wholly } from '../sentences/text-desk.ts';
import { says } from '../texts/says.ts';

/** Why more is by hand than the sentence that is not understood, however much that is. */
export const allByHand = ({ whole, body, attacks }: Notes): Why | undefined => whole ?? body ?? attacks;

/** What an ability does, by its clauses from `first` up to `next`. */
interface Done {
  readonly first: number;
  readonly next: number;
  /** It answers something, so that what sets it off stands among them. */
  readonly reacts: boolean;
}

/** The body of an ability, by hand where a sentence that is not understood could change how it is done. */
export function governed(sheet: Sheet, done: Done, body: readonly Node[], notes: Notes): readonly Node[] {
  const why = notes.body ?? (notes.attacks !== undefined && says(body, attacking) ? notes.attacks : undefined);
  if (why === undefined || notes.whole !== undefined) return body;
  const { rules, needs, limit, late, costs, still, rests, often } = notes;
  // What was said of the card or its use behind the body would be by hand with it.
  if (done.reacts || [rules, needs, limit, late, costs, still, rests, often].some((noted) => noted !== undefined)) {
    notes.whole = why;
    return body;
  }
  return [{ clause: clausesByHand(sheet, done.first, done.next, why), node: 'manual' }];
}

const attacking = new Set(['target', 'each', 'damage', 'use-ability']);

/** Makes clauses by hand. Returns the first that was so by itself. */
function clausesByHand(sheet: Sheet, first: number, next: number, why: Why): number {
  const clauses = sheet.clauses.slice(first, next);
  const own = clauses.findIndex(({ status }) => status === 'manual');
  for (const clause of clauses) {
    if (clause.status !== 'run') continue;
    clause.status = 'manual';
    clause.why = why;
  }
  return first + Math.max(0, own);
}

/** "This card sings": said in a part of the text, and of all of it. */
const ofCard = /\bthis (?:card|ability)\b/i;

/** Reads a part of a text. What it leaves by hand governs that part, as long as it does not speak of all. Returns what does. */
export function apart<T>(notes: Notes, said: string, read: () => T): { readonly read: T; readonly own: Notes } {
  const { whole, body, attacks, rules } = notes;
  Object.assign(notes, { whole: undefined, body: undefined, attacks: undefined });
  const found = read();
  const own: Notes = { whole: notes.whole, body: notes.body, attacks: notes.attacks };
  Object.assign(notes, { whole, body, attacks });
  if (!ofCard.test(said) && notes.rules === rules) return { read: found, own };
  notes.whole ??= allByHand(own);
  return { read: found, own: {} };
}

/** Makes a part by hand, for a reason that is of all of it. Returns its first clause. */
export const partByHand = (sheet: Sheet, first: number, why: Why): number =>
  clausesByHand(sheet, first, sheet.next, why);

/** As `partByHand`, up to the clause `next`. */
export const byHandUpTo = clausesByHand;

/** Makes all that a text says by hand, but for what an ability costs where that is known by itself. */
export function butCost(sheet: Sheet, why: Why, { use, rules }: Program): Program {
  if (use === undefined || use.action === 'reaction' || use.spend !== undefined || sheet.beforeBody === 0)
    return wholly(sheet, why);
  const clause = clausesByHand(sheet, sheet.beforeBody, sheet.next, why);
  return { use, body: [{ clause, node: 'manual' }], rules: rules.filter((rule) => rule.clause < sheet.beforeBody) };
}
