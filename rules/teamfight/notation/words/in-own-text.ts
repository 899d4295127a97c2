import type { Context } from '../context.ts';
import { Cursor } from './cursor.ts';
import { lex, type Token, wordLike, wordsLike } from './token.ts';
import { wordAt } from './words.ts';

/** What may stand behind a number of which nothing says of what. */
const goesOn =
  /^(?:[,.:;()]|when|whenever|if|for|per|each|at|instead|and|or|to|as|this|every|until|while|more|extra|then)$/;

/** What is done with so many of it. */
const counts = 'gain|get|lose|spend|discard|regain|add';

/** Who has it, as its own text calls them. */
const bearers = [
  'the bearer|holder|carrier',
  'its bearer|holder|carrier',
  'whoever has|bears|holds|carries this|it',
  'the unit with this',
  'a|any unit with this',
  'units with this',
] as const;

/** Who else a possessive could be of. */
const others = /^(?:enem(?:y|ies)|all(?:y|ies)|units?|attackers?|targets?|heroe?s?|summons?|giver)$/;

/**
 * What the text of a counter, token or condition leaves out, as it is about that alone: `gain 1`, `lose all`, `if you have none left` are of it, `each
 * gives` is each of it, and `the bearer` is you.
 */
export function inOwnText(tokens: readonly Token[], { slot, self, words }: Context): readonly Token[] {
  if (self === undefined || (slot !== 'counter' && slot !== 'token' && slot !== 'condition')) return tokens;
  const own = lex(self.name.toLowerCase()).map(({ text }) => text);
  const name = (like: Token): Token[] => own.map((text) => wordLike(like, text));
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  let borne = false;
  let isOther = false;
  const isGivers = slot !== 'counter' && saysYouToGiver(tokens);
  while (!cursor.done) {
    const { at } = cursor;
    const like = tokens[at] as Token;
    const had = wordAt(words, tokens, at, tokens.length, ['counter', 'token', 'condition'])?.word;
    if (had !== undefined && had.ref !== self.ref) isOther = true;
    // "Lose 1 Spark. If you have none left": of what was named last.
    const named = isOther ? undefined : (counted(cursor) ?? eachOf(cursor));
    if (named !== undefined) {
      said.push(...named(like, name(like)));
      continue;
    }
    cursor.at = at;
    if (like.kind === 'line' || like.text === '.') borne = false;
    const last = said.at(-1);
    if (last === undefined || last.kind === 'line' || last.text === '.')
      said.push(...(discarded(cursor, like) ?? unsaidYou(cursor, like)));
    if (cursor.at > at) continue;
    if (!isGivers && cursor.takeAny(...bearers)) {
      borne = true;
      said.push(...asYou(cursor, like));
    } else if (borne && cursor.sees(`it ${does}`) && !said.some(({ text }) => others.test(text))) {
      cursor.at = at + 1;
      said.push(...asYou(cursor, like));
    } else {
      const theirs = borne && /^(?:its|their)$/.test(like.text) && !said.some(({ text }) => others.test(text));
      said.push(theirs ? wordLike(like, 'your') : like);
      cursor.at = at + 1;
    }
  }
  return said.length === tokens.length && said.every((token, n) => token === tokens[n]) ? tokens : said;
}

type Named = (like: Token, name: readonly Token[]) => readonly Token[];

/** `gain 1`, `lose all`, `have 3 or more`, `have none left`, `reach 3`: with its name behind the number. */
function counted(cursor: Cursor): Named | undefined {
  const { tokens, at } = cursor;
  const taken = (): readonly Token[] => tokens.slice(at, cursor.at);
  const isBare = (): boolean => cursor.done || goesOn.test(cursor.peek()?.text ?? '') || cursor.peek()?.kind === 'line';
  // "When an enemy hits you, they lose 1": of whatever that is.
  if (
    !/^(?:they|it|enemies|allies|units|heroes)$/.test(cursor.before?.text ?? '') &&
    cursor.take(`${counts} all|one|#`)
  ) {
    const some = taken();
    cursor.take('of these|them');
    if (isBare()) return (_, name) => [...some, ...name];
  } else if (cursor.take('for each|every') && (cursor.done || cursor.sees('.')))
    return (like, name) => [...wordsLike(like, 'for each'), ...name];
  else if (cursor.take('you have none left?') && isBare())
    return (like, name) => [...wordsLike(like, 'you have no'), ...name];
  else if (cursor.takeAny('you have # or more|less|fewer', 'you have at least|most #', 'you have exactly? #')) {
    const some = taken();
    cursor.take('of these|them');
    if (isBare()) return (_, name) => [...some, ...name];
  } else if (cursor.take('you reach #') && isBare())
    return (like, name) => [...wordsLike(like, 'you have'), tokens[cursor.at - 1] as Token, ...name];
  cursor.at = at;
  return undefined;
}

/** `each gives`, `each of these gives`: each of it. */
function eachOf(cursor: Cursor): Named | undefined {
  const { tokens, at } = cursor;
  if (!cursor.takeAny('each|every one? gives|grants', 'each of these|them gives|grants')) return undefined;
  const gives = tokens[cursor.at - 1] as Token;
  return (_, name) => [tokens[at] as Token, ...name, gives];
}

/** `You may discard this as a Free Action to heal 2`, `once per turn, you may discard this to move 2`: the action stands before its price. */
function discarded(cursor: Cursor, like: Token): Token[] | undefined {
  const { tokens, at } = cursor;
  const often = cursor.take('once per|each|a turn ,?') ? ' once per turn' : '';
  const by = cursor.take('you may|can discard|spend|remove this') ? cursor.at : 0;
  const action = by > 0 && cursor.take('as a free|move|standard action') ? tokens[by + 2]?.text : undefined;
  if (by === 0 || (action === undefined && often === '') || !cursor.take('to|:')) {
    cursor.at = at;
    return undefined;
  }
  const price = tokens.slice(by - 2, by);
  const colon = { ...wordLike(price[1] as Token, ':'), kind: 'sign' as const };
  return [...wordsLike(like, `as a ${action ?? 'free'} action${often} ,`), ...price, colon];
}

/** What the bearer does, and what it has on does not. */
const does = "may|can|cannot|can't|must|has|takes|suffers|gains|loses|heals|deals|moves";

/** `The bearer takes 1 more damage from you`: beside whoever has it, "you" is somebody else. */
function saysYouToGiver(tokens: readonly Token[]): boolean {
  const cursor = new Cursor(tokens, 0, tokens.length);
  let bears = false;
  let you = false;
  while (!cursor.done && !(bears && you)) {
    const named = cursor.takeAny(...bearers);
    bears ||= named;
    if (named) continue;
    you ||= cursor.sees('you|your|yours|yourself');
    cursor.at += 1;
  }
  return bears && you;
}

/** `Half speed`, `speed is 1`, with which a sentence begins: yours. */
const unsaidYou = (cursor: Cursor, like: Token): Token[] =>
  cursor.sees('half|double speed')
    ? wordsLike(like, 'you have')
    : cursor.sees('speed is|becomes #')
      ? [wordLike(like, 'your')]
      : [];

/** `the bearer takes`: you take; `the bearer's` is your. */
function asYou(cursor: Cursor, like: Token): Token[] {
  const verb = cursor.peek();
  if (verb?.text === "'s") {
    cursor.at += 1;
    return [wordLike(like, 'your')];
  }
  if (verb?.kind !== 'word' || !/s$/.test(verb.text)) return [wordLike(like, 'you')];
  cursor.at += 1;
  const plain: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', dies: 'die', flies: 'fly' };
  return [wordLike(like, 'you'), wordLike(verb, plain[verb.text] ?? verb.text.slice(0, -1))];
}
