import type { Node, Rule, Who } from '../../program.ts';
import type { Out } from '../sentences/desk.ts';
import { says } from '../texts/says.ts';
import { wordOf } from '../words/by-ref.ts';
import { pieceProgram } from '../words/piece.ts';
import type { Word, Words } from '../words/words.ts';
import { reasonFor, same } from './repeat.ts';

/**
 * Whether a sentence only says what a token does that was given before it: "Give your Hex. They deal -1 damage." The token's own text
 * is what is played, so both must say the same.
 */
export function toldAgain(before: readonly Node[], { nodes, held, until }: Out, words: Words): boolean {
  const [first] = held;
  if (until !== undefined) return false;
  if (first === undefined) return isOfTime(nodes) && comesToo(before, nodes, words);
  if (nodes.length > 0) return false;
  if (held.every(({ of }) => of === 'you')) return toldByGiver(before, held, words);
  const token = lastGiven(before, first.of);
  const word = wordOf(words, token, 'token');
  if (word === undefined || held.some(({ of }) => of !== first.of)) return false;
  const own = pieceProgram(word, words).rules;
  return held.every(({ rule }) => own.some((other) => same(rule, other)));
}

/** Whether it is only said again when something comes, or how long it lasts. */
const comesToo = (before: readonly Node[], nodes: readonly Node[], words: Words): boolean =>
  laterToo(before, nodes, words)?.same ||
  byPiecesToo(nodes, words) ||
  nextTimeToo(before, nodes, words)?.same ||
  inTurnToo(before, nodes, words);

/** Something comes later, or lasts. */
const isOfTime = ([only]: readonly Node[]): boolean => only?.node === 'later' || only?.node === 'lasting';

/**
 * The piece placed before a sentence that says when it does harm or gives something, where its own text has it do otherwise at the same moment: both would
 * come. Why that is by hand.
 */
export function doneByPieceToo(before: readonly Node[], { nodes }: Out, words: Words): string | undefined {
  if (!isOfTime(nodes)) return undefined;
  const too = laterToo(before, nodes, words);
  if (too !== undefined && !too.same) return reasonFor(too.word);
  const next = nextTimeToo(before, nodes, words);
  if (next !== undefined && !next.same) return reasonFor(next.word);
  const [only, ...more] = nodes;
  if (
    only?.node !== 'later' ||
    more.length > 0 ||
    !/"of":"marker".*"node":"(?:damage|give)"/.test(JSON.stringify(only.then))
  )
    return undefined;
  const placed = [...JSON.stringify(before).matchAll(/"node":"place","marker":"([^"]+)"/g)].at(-1)?.[1];
  const word = wordOf(words, placed, 'marker');
  const does = (rule: Rule): boolean =>
    rule.rule === 'when' && rule.trigger.on === only.at.moment && says(rule.then, done);
  return word !== undefined && pieceProgram(word, words).rules.some(does) ? reasonFor(word) : undefined;
}

/**
 * "At the end of the target's next turn, it loses the Fuse and takes 3dmg", of a token that goes by its own text then and does something: both would
 * come. Whether they say the same.
 */
function laterToo(
  before: readonly Node[],
  [only, ...more]: readonly Node[],
  words: Words,
): { readonly word: Word; readonly same: boolean } | undefined {
  if (only?.node !== 'later' || more.length > 0 || (only.at.of !== 'target' && only.at.of !== 'you')) return undefined;
  const word = wordOf(words, lastGiven(before, 'target'), 'token');
  if (word === undefined) return undefined;
  const loses = (node: Node): boolean => node.node === 'lose' && node.token === word.ref;
  const own = pieceProgram(word, words).rules.find(
    (rule) =>
      rule.rule === 'when' &&
      rule.trigger.on === only.at.moment &&
      isTurnOf(rule, only.at.of === 'you') &&
      rule.then.some(loses),
  );
  if (own?.rule !== 'when') return undefined;
  const [said, does] = [only.then, own.then].map((nodes) => nodes.filter((node) => !loses(node)));
  if (said === undefined || does === undefined || said.length === 0 || does.length === 0) return undefined;
  // "Enemies in burst 1" are not the same of whoever gave it and of whoever has it.
  return { word, same: plain(said) === plain(does) && !sided.test(plain(does)) };
}

const sided = /"side":"(?:enemy|ally|friend)"/;

/** Whether it comes in a turn of whoever gave it, or of whoever has it. */
function isTurnOf({ trigger }: Extract<Rule, { rule: 'when' }>, givers: boolean): boolean {
  const who: Who | undefined = 'who' in trigger ? trigger.who : undefined;
  const byGiver = who?.side !== 'you' && who?.if?.some(({ is }) => is === 'gave') === true;
  return who !== undefined && givers === byGiver;
}

/** "On their next turn they have +2 speed", of a token that says so itself and goes as that turn ends. */
function inTurnToo(before: readonly Node[], [only, ...more]: readonly Node[], words: Words): boolean {
  const then =
    only?.node === 'later' && only.at.moment === 'turn-start' && only.at.of === 'target' ? only.then : [only];
  const [lasts, ...others] = then;
  if (lasts?.node !== 'lasting' || lasts.of !== 'target' || more.length + others.length > 0) return false;
  if (lasts.until.moment !== 'turn-end' || lasts.until.of !== 'target') return false;
  const word = wordOf(words, lastGiven(before, 'target'), 'token');
  if (word === undefined) return false;
  const own = pieceProgram(word, words);
  const goes =
    (own.until?.moment === 'turn-end' && own.until.of === 'you') ||
    own.rules.some(
      (rule) =>
        rule.rule === 'when' &&
        rule.trigger.on === 'turn-end' &&
        rule.trigger.who.side === 'you' &&
        rule.then.some((node) => node.node === 'lose' && node.token === word.ref),
    );
  return goes && lasts.rules.every((rule) => own.rules.some((other) => same(rule, other)));
}

/** What happens, as whoever bears the token is told it. */
const plain = (nodes: readonly Node[]): string =>
  JSON.stringify(nodes, (key, value) =>
    key === 'clause' || key === 'user' ? undefined : value === 'target' ? 'you' : value,
  );

const done: ReadonlySet<string> = new Set(['damage', 'give']);

/** "Give your Hex. You deal +1 damage to them": in the token's own text whoever gave it does so to "you". */
function toldByGiver(before: readonly Node[], held: Out['held'], words: Words): boolean {
  const token = lastGiven(before, 'target');
  const word = wordOf(words, token, 'token');
  if (word === undefined || token === undefined) return false;
  const own = pieceProgram(word, words).rules;
  const giver: Who = { side: 'any', if: [{ is: 'gave', of: 'each', token }] };
  return held.every(({ rule }) => {
    if (rule.rule !== 'change' || rule.who.side !== 'you' || !isTarget(rule.against)) return false;
    const turned: Rule = { ...rule, who: giver, against: { side: 'you' } };
    return own.some((other) => same(turned, other));
  });
}

const isTarget = (who: Who | undefined): boolean => {
  const [asked, ...more] = who?.if ?? [];
  return asked?.is === 'same' && asked.as === 'target' && more.length === 0 && who?.places === undefined;
};

/** The token given last to whom the sentence is about. */
function lastGiven(nodes: readonly Node[], to: string): string | undefined {
  let found: string | undefined;
  for (const node of nodes) {
    if (node.node === 'give') found = node.to === to ? node.token : found;
    else if ('then' in node) found = lastGiven(node.then, to) ?? found;
  }
  return found;
}

/** "At the start of your next turn, each of your Snares deals burst 1, 2dmg, then remove them", of pieces that do so themselves at that moment. */
function byPiecesToo([only, ...more]: readonly Node[], words: Words): boolean {
  if (only?.node !== 'later' || more.length > 0 || only.at.of !== 'you') return false;
  const [each, gone, ...rest] = only.then;
  if (each?.node !== 'each-piece' || gone?.node !== 'remove' || rest.length > 0) return false;
  const word = wordOf(words, each.marker, 'marker');
  const own =
    word &&
    pieceProgram(word, words).rules.find(
      (rule) => rule.rule === 'when' && rule.trigger.on === only.at.moment && says(rule.then, done),
    );
  if (own?.rule !== 'when') return false;
  const does = own.then.filter(({ node }) => node !== 'remove');
  return does.length < own.then.length && plain(does) === plain(each.then);
}

/**
 * "The next time they use an ability, burst 1 of them, 3dmg", of a token whose own text answers the same with harm or a gift: both would come. Whether
 * they say the same.
 */
function nextTimeToo(
  before: readonly Node[],
  [only, ...more]: readonly Node[],
  words: Words,
): { readonly word: Word; readonly same: boolean } | undefined {
  if (only?.node !== 'lasting' || more.length > 0) return undefined;
  const word = wordOf(words, lastGiven(before, 'target'), 'token');
  const [rule, ...others] = only.rules;
  if (word === undefined || rule?.rule !== 'when' || others.length > 0 || !says(rule.then, done)) return undefined;
  const own = pieceProgram(word, words).rules.find(
    (other) => other.rule === 'when' && other.trigger.on === rule.trigger.on && says(other.then, done),
  );
  if (own?.rule !== 'when') return undefined;
  return { word, same: JSON.stringify(deedsOf(own.then)) === JSON.stringify(deedsOf(rule.then)) };
}

/** What is done and how much of it, whoever is called what. */
const deedsOf = (nodes: readonly Node[]): unknown[] =>
  nodes.flatMap((node) => [
    [
      node.node,
      'token' in node && node.token,
      'amount' in node && node.amount,
      'shape' in node && node.shape,
      'distance' in node && node.distance,
    ],
    ...('then' in node ? deedsOf(node.then) : []),
  ]);
