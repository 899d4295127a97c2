import type { Condition, Node, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Held, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { said } from '../states/statement.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Words, wordAt } from '../words/words.ts';
import { givenIn } from './gave.ts';
import { same } from './repeat.ts';

/**
 * `Units with a Fuse are Slowed`, `while a unit has your Fuse, they are Slowed`, behind what gives a Fuse: what the token's own text says in other words. Where it does not, it is by
 * hand.
 */
export function bearers(desk: Desk, nodes: readonly Node[], context: Context, sentence: Sentence): boolean {
  if (desk.standing || sentence.opens || sentence.bullet) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const during = cursor.take('while a|an|any unit|enemy|ally|hero has');
  if (!during) cursor.take('a|any|the|each');
  if (!during && !cursor.take('unit|units|enemy|enemies|target with')) return false;
  cursor.take('a|an|the|your|this');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
  if (token === undefined || !isGiven(nodes, token.word.ref)) return false;
  cursor.at = token.to;
  // "While a unit has your Fuse, they are Slowed".
  if (during && !cursor.take(', they|it')) return false;
  const found = said(cursor, context, desk.sheet.next, 'target');
  if (found === undefined || !cursor.done) return false;
  const own = pieceProgram(token.word, context.words).rules;
  if (!found.rules.every((rule) => own.some((other) => same(rule, other)))) return false;
  reminded(desk, sentence.from, sentence.to);
  return true;
}
bearers.begins = beginning('while', 'a|any|the|each? unit|units|enemy|enemies|target');
bearers.needs = oneOf('while with');

/**
 * Rules that are only about whoever has a token that the ability gives: "You deal +2 damage to the unit with your Mark". They stand with
 * the card, and hold for as long as somebody has it. A token that does something by its own text would do it twice.
 */
export function isOfBearers(held: readonly Held[], nodes: readonly Node[], words: Words): boolean {
  return held.every(({ rule, of }) => {
    if (of !== 'you') return false;
    const token = groupsOf(rule)
      .map(tokenOf)
      .find((one) => one !== undefined && isGiven(nodes, one));
    const word = wordOf(words, token, 'token');
    return (
      word !== undefined && pieceProgram(word, words).rules.every(({ rule }) => rule === 'manual' || rule === 'said')
    );
  });
}

/**
 * "Summon a Wolf. While you are adjacent to your Wolf, you have Armor": rules that say nothing without one of the summons of that card, which
 * stand with the card. What is so without one would be so before it is summoned, too.
 */
export function isOfSummons(held: readonly Held[], nodes: readonly Node[]): boolean {
  const cards = summonedIn(nodes);
  return (
    cards.length > 0 &&
    held.every(({ rule, of }) => {
      const said = JSON.stringify(rule);
      const near = rule.rule === 'is' && rule.flag === 'not-targetable' ? JSON.stringify(rule.against ?? '') : '';
      return (
        of === 'you' &&
        cards.some((card) =>
          // Nobody is near one before there is one, whoever else could not be targeted then.
          said.includes('"is":"not"') ? near.includes(`"card":"${card}"`) : said.includes(`"card":"${card}"`),
        )
      );
    })
  );
}

const summonedIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.node === 'summon' ? [node.card] : []),
    ...('then' in node ? summonedIn(node.then) : []),
  ]);

/**
 * `At the end of your turn, each unit who did not gain a Charge this turn loses all Charges`, behind what gives them: at the end of
 * every turn of yours, for as long as somebody has one.
 */
export function eachTurnOfBearers(nodes: readonly Node[], before: readonly Node[]): Rule | undefined {
  const [later] = nodes;
  if (nodes.length !== 1 || later?.node !== 'later' || !later.at.thisTurn || later.at.of !== 'you') return undefined;
  const { clause, at, then } = later;
  const ofBearers = (node: Node): boolean => {
    if (node.node !== 'each') return false;
    const token = node.who.if
      ?.map((one) => (one.is === 'not' ? one.of : one))
      .find((one) => one.is === 'gained')?.token;
    const lost = node.then.every((one) => one.node === 'lose' && one.token === token && one.from === 'each');
    return token !== undefined && lost && isGiven(before, token);
  };
  if (at.moment !== 'turn-end' || !then.every(ofBearers)) return undefined;
  return { clause, rule: 'when', trigger: { on: 'turn-end', who: { side: 'you' } }, then };
}

/** The units without whom a rule says nothing. */
function groupsOf(rule: Rule): readonly (Who | undefined)[] {
  const asked = 'if' in rule ? (rule.if ?? []).map((one) => (one.is === 'there-is' ? one.who : undefined)) : [];
  switch (rule.rule) {
    case 'change':
    case 'is':
      return [rule.who, rule.against, ...asked];
    case 'tether':
      return [rule.who, rule.to === 'marker' ? undefined : rule.to, ...asked];
    case 'when': {
      const { trigger } = rule;
      const to = 'to' in trigger && typeof trigger.to === 'object' ? trigger.to : undefined;
      return ['who' in trigger ? trigger.who : undefined, to, ...asked];
    }
    default:
      return [];
  }
}

/** The token of the bearer's own giving that marks a group out. */
const tokenOf = (who: Who | undefined): string | undefined =>
  who?.if?.find((one): one is Extract<Condition, { is: 'has' }> => one.is === 'has' && one.yours === true)?.token;

const isGiven = (nodes: readonly Node[], token: string): boolean =>
  nodes.some((node) => (node.node === 'give' && node.token === token) || ('then' in node && isGiven(node.then, token)));

/** "Give an ally a Kite. When they take damage, they lose it and heal 2": for as long as they have it, and no longer. */
export function endsWithGiven(before: readonly Node[], held: readonly Held[]): boolean {
  const given = new Set(givenIn(before).map(({ token }) => token));
  return held.some(
    ({ rule }) => rule.rule === 'when' && rule.then.some((node) => node.node === 'lose' && given.has(node.token ?? '')),
  );
}
