import type { Context } from '../context.ts';
import type { Out } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { givenIn } from './gave.ts';

/**
 * `Range 5, Mark. Your abilities against Marked units ignore walls`: what one is against those who have what the text has just given stands with the
 * card, as it says nothing where nobody has it. False where it is of more than these, or ends.
 */
export function againstGiven({ desk, out, context }: Flow, { held, nodes, until, fault }: Out): boolean {
  if (desk.standing || desk.holds || fault || until || nodes.length > 0 || held.length === 0) return false;
  const given = givenIn(out.nodes).filter(({ to, token }) => to !== 'you' && !endsItself(token, context));
  // A number could be the one that the token says itself.
  const isMute = given.every(({ token }) => textOf(token, context) === '');
  if (given.length === 0) return false;
  const isOfBearer = held.every(({ of, rule }) => {
    if (of !== 'you' || (rule.rule !== 'is' && (rule.rule !== 'change' || !isMute)) || rule.who.side !== 'you')
      return false;
    const { against } = rule as { readonly against?: { readonly if?: readonly unknown[] } };
    return given.some(({ token }) =>
      against?.if?.some((one) => {
        const had = one as { readonly is?: string; readonly token?: string };
        return had.is === 'has' && had.token === token;
      }),
    );
  });
  if (!isOfBearer) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), ...held.map(({ rule }) => rule)];
  return true;
}

/** Whether it goes with some turn: Slow comes from anybody, and is not there for what the card says of it. */
const endsItself = (token: string, context: Context): boolean => /\bclear/i.test(textOf(token, context));

const textOf = (token: string, { words }: Context): string => words.all.find(({ ref }) => ref === token)?.text ?? '';
