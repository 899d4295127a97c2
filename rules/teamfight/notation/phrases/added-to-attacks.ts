import type { Node, Rule, Trigger, UntilEvent } from '../../program.ts';
import { strength } from '../abilities/ability-statement.ts';
import { type Abilities, abilities } from '../abilities/means.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { Cursor, neededBy } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `Your default attacks slow`, `your next attack deals +2 damage and stuns`: what comes to whom they hit, and how much more that is. */
export function addedTo(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (cursor.lacks(adding)) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const read = cursor.try(() => {
    const found = abilities(cursor, run.context);
    if (found === undefined || found.of !== 'you' || found.who.side !== 'you') return undefined;
    const isDefault = found.means?.kind === 'default' && run.context.slot === 'ability';
    const isKnown = found.means?.attack || isDefault || harmsBy(run.context, found.means?.named);
    if (found.next && (desk.standing || !isKnown)) return undefined;
    const thisTurn = found.next && cursor.take('this turn');
    const also = cursor.take('also');
    const rules = (also ? splash(cursor, run, found, clause) : undefined) ?? additions(cursor, run, found, clause);
    return rules && cursor.done ? { found, rules, thisTurn } : undefined;
  });
  if (read === undefined) {
    cursor.at = start;
    return false;
  }
  const said = ran(desk, start, cursor.at);
  const { found, rules, thisTurn } = read;
  if (found.next) {
    const means = found.means?.attack ? {} : { means: found.means };
    const trigger = { on: 'attacked', who: { side: 'you' }, ...means } as Trigger;
    const latest = thisTurn && { latest: { moment: 'turn-end' as const, of: 'you' as const, thisTurn: true } };
    const until: UntilEvent = { moment: 'event', trigger, ...latest };
    run.into.push({ clause: said, node: 'lasting', of: 'you', until, rules });
  } else run.out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}

/** Whether that ability of the same card deals damage: it is through as an attack is. */
const harmsBy = ({ words, bearer }: Context, named: string | undefined): boolean =>
  named !== undefined &&
  words.all.some(
    (one) =>
      one.kind === 'ability' &&
      one.ref === bearer &&
      one.name.toLowerCase() === named &&
      /\d\s*(?:dmg|damage)/i.test(one.text),
  );

/** One thing after the other: "slow", "pushes 1", "deal +2 damage". Undefined where none of it is done to whom they damage. */
function additions(cursor: Cursor, { context }: Run, found: Abilities, clause: number): Rule[] | undefined {
  const named = { target: 'other', unit: 'other', enemy: 'other' } as const;
  const about = within(context, { them: 'other', side: 'enemy', named });
  const rules: Rule[] = [];
  const then: Node[] = [];
  do {
    // "And on hit, the target gets Slow".
    const gets = cursor.try(() => gained(cursor, about, clause));
    if (gets !== undefined) {
      then.push(...gets);
      continue;
    }
    if (!cursor.sees(verbsAlso) && !cursor.sees(verbsAlsoMany)) {
      const more = strength(cursor, context, found, clause);
      if (more === undefined) return undefined;
      rules.push(...more);
      continue;
    }
    const spoken = plainVerb(cursor);
    const done = effect({ cursor: spoken, context: about, clause, subject: undefined, hurt: true });
    if (done === undefined || done.own || done.head !== undefined) return undefined;
    cursor.at = spoken.at;
    cursor.takeAny('all? the? targets hit?', 'everyone hit', 'the? target', 'all units hit');
    then.push(...done.nodes);
  } while (cursor.takeAny(', and', 'and', ','));
  // Once for each whom they hit, in however many parts they deal their damage.
  const trigger: Trigger = { on: 'hits', who: { side: 'you' }, means: { ...found.means, attack: true } };
  return then.length > 0 ? [...rules, { clause, rule: 'when', trigger, then }] : undefined;
}

/** `on hit, the target gets Slow`. */
function gained(cursor: Cursor, context: Context, clause: number): readonly Node[] | undefined {
  if (!cursor.take('on a? hit ,?') || !cursor.take('the? target|they gets|get|gains|gain|receives')) return undefined;
  const said = cursor.as(cursor.at - 1, 'give');
  const given = new Cursor(said.tokens, cursor.at - 1, cursor.end);
  const done = effect({ cursor: given, context, clause, subject: undefined, hurt: true });
  if (done === undefined || done.own || done.head !== undefined) return undefined;
  cursor.at = given.at;
  return done.nodes;
}

/** `also deal 1dmg to another enemy in range 2 of the target`: to others near whom they hit. */
function splash(cursor: Cursor, { context }: Run, { means }: Abilities, clause: number): Rule[] | undefined {
  if (!cursor.sees(splashing)) return undefined;
  return cursor.try((): Rule[] | undefined => {
    const named = { target: 'other', unit: 'other', enemy: 'other' } as const;
    const about = within(context, { them: 'other', side: 'enemy', named });
    const done = effect({ cursor, context: about, clause, subject: undefined, hurt: false });
    if (done?.head === undefined || !cursor.done || !JSON.stringify(done.nodes).includes('"other"')) return undefined;
    const trigger: Trigger = { on: 'hits', who: { side: 'you' }, ...(means && { means }) };
    return [{ clause, rule: 'when', trigger, then: done.nodes }];
  });
}

const splashing = 'deal|deals # dmg|damage to';

const verbsAlso = 'push|pull|give|apply|inflict|slow|stun|silence|disarm|immobilize|paralyze|tap';
const verbsAlsoMany = 'pushes|pulls|gives|applies|inflicts|slows|stuns|silences|disarms|immobilizes|paralyzes|taps';

const adding = neededBy(verbsAlso, verbsAlsoMany, splashing, 'hit');

/** `pushes 1` as `push 1`. */
function plainVerb(cursor: Cursor): Cursor {
  const said = cursor.peek()?.text ?? '';
  const plain = said === 'applies' ? 'apply' : said === 'pushes' ? 'push' : said.replace(/s$/, '');
  return plain === said ? new Cursor(cursor.tokens, cursor.at, cursor.end) : cursor.as(cursor.at, plain);
}
