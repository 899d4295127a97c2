import type { Ref } from '../../program.ts';
import { within } from '../context.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { choice } from '../sentences/choice.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `Choose one --`, `roll a die`, `the target chooses one:`, behind which alternatives follow. */
export function chooses(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  if (run.inside === undefined) return false;
  const who = chooser(cursor, run);
  const may = who === undefined && cursor.take('you? may|can');
  const kind = choice(cursor);
  const isTheirs = /^(?:chooses|picks)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
  if (kind === undefined || (kind === 'roll' && (may || who !== undefined)) || (isTheirs && who === undefined)) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  const choosing = { kind, clause, ...(who !== undefined && { who }) };
  const opened = run.open(within(run.context, { choice: choosing }), desk.standing);
  if (opened === undefined || opened.fault) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  run.into.push(...(may ? [{ clause, node: 'may' as const, then: opened.nodes }] : opened.nodes));
  return true;
}

/** Who chooses, where that is somebody else: `they`, `the target must`, `the attacker`, or an enemy whom the sentence begins with. */
function chooser(cursor: Cursor, run: Run): Ref | undefined {
  const { context, head, into } = run;
  return cursor.try((): Ref | undefined => {
    const goesOn = stillThem(cursor, run);
    if (goesOn !== undefined) return goesOn;
    // "Its owner chooses:", which is who plays it.
    const owned = cursor.try(() => {
      const of = possessive(cursor, context);
      return of && cursor.take('owner|player|controller must?') ? of : undefined;
    });
    const named = owned ?? pronoun(cursor, context)?.ref;
    const behindHead = named === undefined && head?.then === into && into.length === 0;
    const who = named ?? (behindHead ? context.them : undefined);
    if (who === undefined || who === 'you') return undefined;
    // "Enemies in range 2, choose one --" is your choice.
    const bare =
      behindHead &&
      who === 'each' &&
      /^(?:choose|pick)$/.test(cursor.peek()?.text ?? '') &&
      (cursor.before?.text !== ',' || (context.side === 'ally' && cursor.tokens[run.from]?.text === 'each'));
    const theirs = cursor.takeAny('each must?', 'must each?') || named !== undefined || bare;
    return cursor.sees(theirs ? 'choose|chooses|pick|picks' : 'chooses|picks') ? who : undefined;
  });
}

/** `They take 1 damage, then choose one --`, `the target heals 1 and chooses one:`: whoever the sentence is about. */
function stillThem(cursor: Cursor, { subject, from }: Run): Ref | undefined {
  if (subject === undefined || subject === 'you' || !/^(?:then|and)$/.test(cursor.before?.text ?? '')) return undefined;
  const isMany = cursor.tokens[from]?.text === 'they';
  return cursor.sees(isMany ? 'choose|pick' : 'chooses|picks') ? subject : undefined;
}
