import type { Node, Rule, Trigger, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { trigger } from '../occasions/trigger.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { namedSpace } from '../words/piece-name.ts';
import { wordAt } from '../words/words.ts';

const allows = oneOf('may can');

/**
 * `As a Free Action, or whenever something enters a Rift, an ally may swap everything in the spaces of two Rifts`: an ability of those
 * who are named, and an answer to what happens. What needs pieces on the map to do anything stands with the card that places them.
 */
export function atWillOrWhen(desk: Desk, sentence: Sentence, context: Context): boolean {
  const { slot } = context;
  if ((slot !== 'ability' && slot !== 'default') || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.sees('as|when|whenever') || cursor.lacks(allows)) return false;
  const clause = desk.sheet.next;
  const action = cursor.take('as a free action') ? ('free' as const) : undefined;
  if (action !== undefined) cursor.take(',');
  const when = action !== undefined && !cursor.take('or') ? undefined : comesIn(cursor, context);
  if (when === undefined && (action === undefined || cursor.before?.text === 'or')) return false;
  cursor.take(',');
  const who = doer(cursor, context);
  if (who === undefined || !cursor.take('may|can')) return false;
  const fresh = within(context, { them: undefined, side: undefined, named: {}, rolled: false, centre: undefined });
  const done = effect({ cursor, context: fresh, clause, subject: undefined, hurt: false });
  if (done === undefined || !cursor.done || !done.nodes.every(needsPieces)) return false;
  const rules: Rule[] = [];
  if (action !== undefined) {
    const name = 'Granted action';
    rules.push({
      clause,
      rule: 'ability',
      who,
      name,
      program: { use: { clause, action }, body: done.nodes, rules: [] },
    });
  }
  if (when !== undefined) {
    const is = who.side === 'you' ? {} : { if: [{ is: 'there-is' as const, who }] };
    rules.push({ clause, rule: 'when', trigger: when, may: true, ...is, then: done.nodes });
  }
  ran(desk, sentence.from, sentence.to);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
  return true;
}
atWillOrWhen.begins = beginning('as|when|whenever');
atWillOrWhen.needs = allows;

/** Without such pieces on the map nothing of it happens. */
const needsPieces = ({ node }: Node): boolean => node === 'exchange';

/** `an ally`, `you`: who may. */
function doer(cursor: Cursor, context: Context): Who | undefined {
  const found = noun(cursor, context);
  if (found === undefined) return undefined;
  if (found.ref !== undefined) return found.ref === 'you' ? { side: 'you' } : undefined;
  return found.many === 'one' && found.max === undefined ? standingWho(found) : undefined;
}

/** `whenever something enters the Rift's space`, `when a unit enters a Rift`: whoever comes onto such a piece; or whatever else happens. */
function comesIn(cursor: Cursor, context: Context): Trigger | undefined {
  const onto = cursor.try((): Trigger | undefined => {
    if (!cursor.take('when|whenever')) return undefined;
    // "A something" is that, too.
    const any = cursor.takeAny('a? something', 'anything', 'someone|anyone|somebody|anybody');
    const found = any ? undefined : noun(cursor, context);
    const who: Who | undefined = any
      ? { side: 'any' }
      : found?.ref === undefined
        ? found && standingWho(found)
        : undefined;
    if (who === undefined || !cursor.take('enters')) return undefined;
    cursor.take('a|an|the|any|one');
    cursor.take('of your|the');
    const place = pieceOrItsSpace(cursor, context);
    return place === undefined ? undefined : { on: 'enters', who, place: { range: { max: 0 }, of: { marker: place } } };
  });
  if (onto !== undefined) return onto;
  const set = trigger(cursor, context);
  return set && set.if === undefined && set.also === undefined && set.perTurn === undefined ? set.trigger : undefined;
}

/** `Rift`, `Rift's space`, `Rift marker`: the piece by its name. */
function pieceOrItsSpace(cursor: Cursor, { words }: Context): string | undefined {
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (named !== undefined) {
    cursor.at = named.to;
    cursor.take('marker|object');
    return named.word.ref;
  }
  return namedSpace(cursor, words, ['marker']);
}
