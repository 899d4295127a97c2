import type { Node, Rule, Trigger, UntilEvent, Who } from '../../program.ts';
import { strength } from '../abilities/ability-statement.ts';
import { type Abilities, abilities } from '../abilities/means.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { facing } from '../states/predicate.ts';
import { Cursor, neededBy } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `Your default attacks slow`, `your next attack deals +2 damage and stuns`: what comes to whom they hit, and how much more that is. */
export function addedTo(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (cursor.lacks(adding)) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const read = cursor.try(() => {
    const found = abilities(cursor, run.context);
    if (found === undefined || found.of !== 'you') return undefined;
    if (found.who.side !== 'you' && (found.who.yours !== true || found.next)) return undefined;
    const isDefault = found.means?.kind === 'default' && run.context.slot === 'ability';
    const isBorne = run.context.slot === 'token' || run.context.slot === 'condition';
    const { named } = found.means ?? {};
    const isNamed = named !== undefined && (isBorne || harmsBy(run.context, named));
    if (found.next && ((desk.standing && !isBorne) || !(found.means?.attack || isDefault || isNamed))) return undefined;
    const thisTurn = found.next && !desk.standing && cursor.take('this turn');
    if (found.next) cursor.take(',? if it hits ,?');
    // "Your attacks against Slowed enemies deal +1 damage and push 1": those of them that hit such an enemy.
    const to = found.next ? undefined : facing({ cursor, context: run.context, clause, who: found.who });
    if (to === 'none') return undefined;
    const also = cursor.take('also');
    const rules =
      (also && to === undefined ? splash(cursor, run, found, clause) : undefined) ??
      additions(cursor, run, found, clause, to);
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
    const { times } = found;
    const until: UntilEvent = { moment: 'event', trigger, ...(times && { times }), ...latest };
    // The token goes with that attack.
    const { self } = run.context;
    if (desk.standing && self !== undefined && times === undefined) {
      const gone: Node = { clause: said, node: 'lose', token: self.ref, from: 'you', count: 'all' };
      const goes: Rule = { clause: said, rule: 'when', trigger, then: [gone] };
      run.out.held.push(...[...rules, goes].map((rule) => ({ rule, of: 'you' as const })));
      return true;
    }
    run.into.push({ clause: said, node: 'lasting', of: 'you', until, rules });
  } else run.out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}

/** Whether that ability of the same card deals damage: it is through as an attack is. */
const harmsBy = ({ words, bearer }: Context, named: string): boolean =>
  words.all.some(
    (one) =>
      one.kind === 'ability' &&
      one.ref === bearer &&
      one.name.toLowerCase() === named &&
      /\d\s*(?:dmg|damage)/i.test(one.text),
  );

/** One thing after the other: "slow", "pushes 1", "deal +2 damage". Undefined where none of it is done to whom they damage. */
function additions(
  cursor: Cursor,
  { context }: Run,
  found: Abilities,
  clause: number,
  to: Who | undefined,
): Rule[] | undefined {
  const named = { target: 'other', unit: 'other', enemy: 'other' } as const;
  const about = within(context, { them: 'other', side: 'enemy', named });
  const rules: Rule[] = [];
  const then: Node[] = [];
  do {
    const hit = onHit(cursor, about, clause);
    if (hit !== undefined) {
      then.push(...hit);
      continue;
    }
    if (!cursor.sees(verbsAlso) && !cursor.sees(verbsAlsoMany)) {
      const more = strength(cursor, context, found, clause, to);
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
  const means = { ...found.means, attack: true as const };
  const trigger: Trigger = { on: 'hits', who: found.who, ...(to && { to }), means };
  // A push goes away from who attacks, and "you" is not a summon of yours.
  if (found.who.side !== 'you' && then.some(({ node }) => node === 'push')) return undefined;
  return then.length > 0 ? [...rules, { clause, rule: 'when', trigger, then }] : undefined;
}

/** `on hit, the target gets Slow`, `if it hits, the target is Stunned`. */
const onHit = (cursor: Cursor, context: Run['context'], clause: number): readonly Node[] | undefined =>
  cursor.try(() => {
    if (!cursor.takeAny('on a? hit ,|:', 'on a? hit', 'if it hits ,?') || !cursor.take('the? target|they'))
      return undefined;
    if (!cursor.sees('gets|gains|get|gain|takes|is|are')) return undefined;
    const told = cursor.sees('gets|get')
      ? cursor.as(cursor.at, 'gains')
      : new Cursor(cursor.tokens, cursor.at, cursor.end);
    const done = effect({ cursor: told, context, clause, subject: 'other', hurt: true });
    cursor.at = told.at;
    return done === undefined || done.own || done.head !== undefined ? undefined : done.nodes;
  });

/** `also deal 1dmg to another enemy in range 2 of the target`: to others near whom they hit. */
function splash(cursor: Cursor, { context }: Run, { means, who }: Abilities, clause: number): Rule[] | undefined {
  if (who.side !== 'you' || !cursor.sees(splashing)) return undefined;
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

const adding = neededBy(verbsAlso, verbsAlsoMany, splashing, 'hit|hits');

/** `pushes 1` as `push 1`. */
function plainVerb(cursor: Cursor): Cursor {
  const said = cursor.peek()?.text ?? '';
  const plain = said === 'applies' ? 'apply' : said === 'pushes' ? 'push' : said.replace(/s$/, '');
  return plain === said ? new Cursor(cursor.tokens, cursor.at, cursor.end) : cursor.as(cursor.at, plain);
}
