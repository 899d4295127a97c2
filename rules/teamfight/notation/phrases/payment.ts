import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import { Sheet } from '../sentences/sheet.ts';
import { says } from '../texts/says.ts';
import { ownCharge } from '../words/charges.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

/** `Take 2 damage: gain 1 Coin`: what is taken or lost first, as a cost is. */
export function pays(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { out, head } = run;
  if (head !== undefined || !out.nodes.every(isPayment)) return false;
  const last = out.nodes.at(-1);
  if (!cursor.take(':') && !(isAroundIt(cursor) && cursor.take(','))) return false;
  if (comesOnlyLater(desk, run)) return false;
  offered(cursor.tokens, run);
  if (last?.node === 'space' && out.nodes.length === 1) {
    // "Remove a Fire in range 5: burst 1 of it": where it lay.
    run.into = last.then as Node[];
    run.context = within(run.context, { centre: 'space', chosen: true });
  }
  // "Sacrifice a Wolf in range 3: heal 3": whoever has none does not heal.
  if (last?.node === 'target' && out.nodes.length === 1) {
    run.into = last.then as Node[];
    run.context = within(run.context, { them: undefined, side: undefined, named: {} });
  }
  return true;
}

/** `2dmg. Spend a Coin: push 2`: whoever does not wish to does not. */
function offered(tokens: readonly Token[], run: Run): boolean {
  const { out, context, from } = run;
  const [price, ...more] = out.nodes;
  if (price?.node !== 'lose' || more.length > 0 || context.later !== true) return false;
  if (!/^(?:spend|pay|discard|expend)$/.test(tokens[from]?.text ?? '')) return false;
  const offer = { clause: price.clause, node: 'may' as const, then: [price] };
  out.nodes.splice(0, 1, offer);
  run.into = offer.then;
  return true;
}

/**
 * `Range 3, 1dmg. When you kill an enemy, put a charge on this.` and then `Spend 3 charges:`: when that is, and for which action, is not said of what
 * comes by itself behind what the ability does.
 */
function comesOnlyLater({ notes }: Desk, { out, context }: Run): boolean {
  const own = ownCharge(context.words);
  const [price] = out.nodes;
  if (own === undefined || price?.node !== 'lose' || price.token !== own.ref) return false;
  const given = new Set([own.ref]);
  return notes.rules?.some((rule) => rule.rule === 'when' && says(rule.then, given)) ?? false;
}

/** `, enemies in burst 1 of it, 1dmg`: of the piece that was just taken away. */
const isAroundIt = ({ tokens, at }: Cursor): boolean =>
  tokens[at]?.text === ',' &&
  /^ , (?:then )?(?:(?:all|enemies|allies|units|others) )?(?:in )?burst \d+ (?:of|around) it$/.test(
    [...tokens.slice(at, at + 8)].reduce((said, { text }) => (/ it$/.test(said) ? said : `${said} ${text}`), ''),
  );

const isPayment = (node: Node): boolean =>
  (node.node === 'space' && node.then[0]?.node === 'remove' && node.then.length === 1) ||
  (node.node === 'target' && node.then[0]?.node === 'kill' && node.then.length === 1) ||
  node.node === 'remove' ||
  // "Lose 1 health:", which may be the last of it.
  (node.node === 'if' &&
    node.then[0]?.node === 'kill' &&
    node.then[0].who === 'you' &&
    node.else[0]?.node === 'set-health') ||
  (node.node === 'damage' && node.to === 'you') ||
  (node.node === 'lose' && node.from === 'you');

/** `If you have a Coin, lose it:`, and what that buys in the lines below. */
export function paysForScope(desk: Desk, run: Run): boolean {
  const { out, head, context } = run;
  if (desk.standing || head !== undefined || out.nodes.length === 0 || out.held.length > 0) return false;
  if (!out.nodes.every((node) => node.node === 'lose' && node.from === 'you')) return false;
  if (comesOnlyLater(desk, run)) return false;
  const bought = run.open(context, false);
  if (bought === undefined || bought.spaces !== undefined || bought.instead || bought.else !== undefined) return false;
  if (offered(desk.tokens, run)) run.into.push(...bought.nodes);
  else out.nodes.push(...bought.nodes);
  out.held.push(...bought.held);
  if (bought.nodes.length > 0) run.into = bought.into;
  if (bought.tail !== undefined) run.tail = bought.tail;
  return true;
}

const paying = 'spend|discard|lose|take|remove|destroy|pay|sacrifice';

/** Whether a sentence only says what is taken or lost first: "Spend any number of Coins", before a colon. */
export function paysOnly(desk: Desk, cursor: Cursor, context: Context): boolean {
  if (desk.standing || !cursor.sees(paying)) return false;
  const read = phrases({ ...desk, sheet: new Sheet() }, cursor, context, undefined);
  return !read.fault && cursor.done && read.held.length === 0 && read.nodes.length > 0 && read.nodes.every(isPayment);
}
paysOnly.begins = beginning(paying);
