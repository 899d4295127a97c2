import { bringsCharges } from '../../own-charges.ts';
import type { Node, Program, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { limitBehind, limited } from '../phrases/limited-trigger.ts';
import { block } from '../sentences/block.ts';
import type { Desk, Notes } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { deskFor } from '../sentences/text-desk.ts';
import { brings, ownCharge } from '../words/charges.ts';
import { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import type { Token } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { readCost } from './cost.ts';
import { says } from './says.ts';
import { type Costs, costs } from './use.ts';

/** The costs that a text begins with, and what it says before the last of them of how what is spent comes. */
export function paidFor(sheet: Sheet, text: string, from: number, tokens: readonly Token[], context: Context): Costs {
  const paid = costs(sheet, text, from, tokens, context);
  if (paid.fault !== undefined || !spendingSaid.test(text)) return paid;
  if (!tokens.some((token) => spending.test(token.text) && token.from > paid.to)) return paid;
  const charged = chargedUp(sheet, text, paid.to, tokens, context);
  if (charged === undefined) return paid;
  return costs(sheet, text, charged.to, tokens, context, { ...paid, rules: [...paid.rules, ...charged.rules] });
}

/**
 * `At the end of each round, gain 1 charge, up to 5. Spend 5 charges: ...`: what only says how that comes which is spent behind it is no
 * part of what the ability does when it is used, but stands with its card.
 */
function chargedUp(
  sheet: Sheet,
  text: string,
  from: number,
  all: readonly Token[],
  context: Context,
): { readonly rules: readonly Rule[]; readonly to: number } | undefined {
  const notes: Notes = {};
  const { desk, sections } = deskFor(sheet, text, all, from, { standing: true, lasts: false, notes });
  const [first = [], ...others] = sections;
  // What comes by itself may stand in a section of its own before what is bought.
  const [bought, ...more] = others;
  const main = bought !== undefined && more.length === 0 ? [...first, ...bought] : first;
  const prices = main.map((sentence) => spentBy(desk, sentence, text, context));
  const at = prices.findIndex((price) => price !== undefined);
  const spent = prices[at];
  const before = main.slice(0, Math.max(at, 0));
  if (spent === undefined || before.length === 0 || !before.some((one) => hasOccasion(desk, one))) return undefined;
  const mark = sheet.next;
  const limit = limitBehind(desk, before);
  const read = block(desk, limit ? before.slice(0, -1) : before, context);
  const isLimited = limit === undefined || limited(desk, read, limit);
  const rules = read.held.map(({ rule }) => rule);
  const only =
    read.nodes.length === 0 &&
    read.fault === undefined &&
    read.until === undefined &&
    Object.keys(notes).length === 0 &&
    read.held.every(({ of }) => of === 'you') &&
    rules.every((rule) => rule.rule === 'when' && brings(rule.then, spent));
  if (isLimited && only && rules.length > 0) return { rules, to: desk.tokens[main[at]?.from ?? 0]?.from ?? from };
  sheet.backTo(mark);
  return undefined;
}

/** What comes by itself says when. */
const isOccasion = (token: Token | undefined): boolean =>
  /^(?:at|when|whenever|each|every|start|end|on|after|while|if|the|once)$/.test(token?.text ?? '');

/** `At the start of your turn, gain a charge`, `put a charge on this when you take damage`. */
const hasOccasion = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  isOccasion(tokens[from]) ||
  (/^(?:put|place|add|gain)$/.test(tokens[from]?.text ?? '') &&
    tokens.slice(from, to).some(({ text }) => /^(?:at|when|whenever)$/.test(text)));

/** How a price begins. */
const spending = /^(?:spend|lose)$/;
/** Without any of these letters there is none in a text. */
const spendingSaid = /spend|lose/i;

/** `Spend 5 charges:`, `Free Action, spend any number of charges:`: a sentence that begins with this price. */
function spentBy(desk: Desk, { from, to, opens }: Sentence, text: string, { words }: Context): string | undefined {
  const { tokens } = desk;
  const at = tokens.findIndex((token, index) => index >= from && index < to && spending.test(token.text));
  if (at < 0 || (at > from && readCost(text.slice(tokens[from]?.from ?? 0)).costs.length === 0)) return undefined;
  const cursor = new Cursor(tokens, at + 1, to);
  if (!cursor.takeAny('#|a|an|x|all', 'any number|amount of', 'up to #')) return undefined;
  const counter = wordAt(words, tokens, cursor.at, to, ['counter', 'token']);
  if (counter === undefined) return undefined;
  cursor.at = counter.to;
  return cursor.sees(':') || (cursor.done && opens) ? counter.word.ref : undefined;
}

/**
 * `Range 3, 2dmg. At the end of your turn, add a charge to this.`: whether the charges come by themselves or only once it is used is not
 * said where nothing is bought with them.
 */
export function couldComeAlone(nodes: readonly Node[], { sheet, source }: Desk, { words }: Context): boolean {
  const own = ownCharge(words);
  if (own === undefined) return false;
  return nodes.some((node) => {
    if (node.node !== 'later' || !brings(node.then, own.ref)) return false;
    const { from, to } = sheet.clauses[node.clause] ?? {};
    return !/\bnext\b|\bthis turn\b/i.test(source.slice(from, to));
  });
}

/**
 * Whether a card speaks of its charges and nothing of what it says of their coming is understood: then nobody counts them, and what is
 * bought with them is by hand too.
 */
export function isUncounted(program: Program, { text }: { readonly text: string }, { words, zone }: Context): boolean {
  const own = ownCharge(words);
  if (own === undefined || !bringsCharges(text) || !says(program, new Set([own.ref]))) return false;
  // They may come by what the area does that it lays.
  return !isBrought(program, own.ref) && !isBrought(zone && pieceProgram(zone, words), own.ref);
}

/** Whether some part of a program brings a counter. */
function isBrought(value: unknown, token: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const part = value as { readonly node?: string; readonly rule?: string; readonly token?: string };
  if (part.token === token && (part.node === 'give' || part.rule === 'begins')) return true;
  return Object.values(value).some((inner) => isBrought(inner, token));
}
