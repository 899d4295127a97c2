import { asBearer, asGiver } from '../../own-tokens.ts';
import type { Node, Rule } from '../../program.ts';
import { byHand } from '../by-hand/manual.ts';
import { type Context, within } from '../context.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { takesFor } from '../sentences/takes-instead.ts';
import { toEachOther, untilOneDies } from '../sentences/to-each-other.ts';
import { yoursAgainst } from '../sentences/under-those.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { ownReading, pieceProgram } from '../words/piece.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { isStance, type Word, wordAt } from '../words/words.ts';
import { asOwn, inTwo, isOwn, kindOf, speaksToo } from './as-own.ts';
import { gaveOne } from './gave.ts';
import { partsBeyond } from './given-ends.ts';
import { offersOnBearer } from './offers-on-bearer.ts';
import { saysAlike } from './says-alike.ts';
import { atTurn, turnRules } from './turns-of-bearer.ts';
import { ofBearers, readHeld } from './while-had.ts';
import { whileNear } from './while-near.ts';

const begins =
  'as|at|when|whenever|they|their|you|your|now|abilities|attacks|the|marked|allies|moving|a|an|any|each|all|unit|units|enemies';
const ofGiver = oneOf('you your yourself ally allies');
const ofThem = oneOf('they them their with');

/**
 * `At the end of your turn, 1dmg to the marked unit`, `when they kill a unit, you heal 2`, behind what gives a token that does nothing of
 * the kind itself: it stands with the card, for as long as somebody has it. Returns the sentence that is to be read yet: what comes now, too.
 */
export function giverDoes(flow: Flow, sentence: Sentence): Sentence | boolean {
  const { desk, out, context } = flow;
  if (desk.standing || sentence.bullet || sentence.opens || out.nodes.length === 0) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const both =
    cursor.sees('you|until|till') && cursor.sees('until|till|you one|either|and|both|deal|can') && !cursor.lacks(other)
      ? bothDo(flow, sentence)
      : undefined;
  if (both !== undefined) return both;
  const order = isOrder(cursor, context);
  const summons = isOfSummons(cursor, context);
  const isNear = cursor.sees('while|if|as|so');
  const isOfTwo = cursor.takeAny('when|whenever one', 'when|whenever either');
  cursor.at = sentence.from;
  const isOften = cursor.sees(begins) && (order || cursor.holds(ofGiver) || cursor.holds(ofThem));
  if (!summons && !isNear && !isOfTwo && !isOften) return false;
  const word = gaveOne(out.nodes, context.words);
  if (word === undefined || isForSelf(out.nodes)) return false;
  const needsText = !summons && !isNear && !isOfTwo && !order && !cursor.holds(ofGiver);
  if (needsText && (word.text !== '' || !lastsWithIt(cursor, context))) return false;
  const now = cursor.take('now ,? and');
  const mark = desk.sheet.next;
  // "Heal 1", of whom an enemy or whoever was harmed has it: you do.
  const side = flow.tail?.context.side === 'enemy' || flow.tail?.hurt ? ('enemy' as const) : undefined;
  const told = within(context, { them: undefined, named: {}, side });
  const rules = rulesOf(desk, { ...sentence, from: cursor.at }, told, word);
  desk.sheet.backTo(mark);
  if (rules === undefined) return false;
  const alone = isOfTwo && isAllItSays(desk, sentence, word);
  const beside = alone || isMute(word, context) ? 'new' : besideOwn(rules, word, context);
  const isAlike = word.text === '' || saysAlike(desk.tokens.slice(sentence.from, sentence.to), word.text);
  if (beside === undefined || (beside === 'same' && !isAlike)) return false;
  if (beside === 'same') {
    reminded(desk, sentence.from, sentence.to);
    return true;
  }
  const turn = new Cursor(desk.tokens, cursor.at, sentence.to);
  const rest = now && atTurn(turn)?.theirs === false ? turn.at : undefined;
  if (now && rest === undefined) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), ...asClause(rules, ran(desk, sentence.from, rest ?? sentence.to))];
  return rest === undefined ? true : { ...sentence, from: rest, first: false };
}

/**
 * `When they move, they take 1dmg`, `they cannot be targeted while adjacent to an ally`: what may come as often as they have it. What they are or what is
 * done to them at once is no such thing.
 */
function lastsWithIt(cursor: Cursor, { words }: Context): boolean {
  const { tokens, at, end } = cursor;
  if (cursor.sees('the next|first')) return false;
  if (cursor.holds(meanwhile)) return true;
  // "Enemies adjacent to them are Slowed": now, as "they are Slowed" is.
  const becomes = tokens.some(
    ({ text }, n) =>
      n > at && n < end && /^(?:are|is)$/.test(text) && wordAt(words, tokens, n + 1, end, ['condition']) !== undefined,
  );
  if (becomes && cursor.holds(theirs)) return false;
  if (!cursor.sees('they')) return true;
  return cursor.sees("they cannot|can't|have") || cursor.sees('they take|deal|receive +|-') || cursor.sees('they are');
}

const theirs = oneOf('they them their');
const meanwhile = oneOf('while as');

const other = oneOf('other');

/** `You deal +1 damage to each other`: you to whoever has it, and they to you. */
function bothDo(flow: Flow, { from, to, ...sentence }: Sentence): boolean | undefined {
  const { tokens } = flow.desk;
  const told = tokens.slice(from, to);
  const only = told.findIndex(({ text }, at) => text === 'can' && told[at + 1]?.text === 'only');
  if (only >= 0) return duelTold(flow, { from, to, ...sentence }, told.slice(only));
  const said = toEachOther(told) ?? untilOneDies(told);
  if (said === undefined) return undefined;
  const desk: Desk = { ...flow.desk, tokens: [...tokens.slice(0, from), ...said, ...tokens.slice(to)] };
  return giverDoes({ ...flow, desk }, { ...sentence, from, to: from + said.length }) === true;
}

/** `You can only target each other`, behind a token that says that itself: as long as it is had. Where it says otherwise of both it is by hand. */
function duelTold({ desk, out, context }: Flow, sentence: Sentence, told: readonly Token[]): boolean | undefined {
  const word = gaveOne(out.nodes, context.words);
  const own = lex(word?.text ?? '').map(({ text }) => text);
  if (word === undefined || !own.includes('other')) return undefined;
  const plainly = (said: readonly string[]): string => said.filter((text) => text !== '.').join(' ');
  if (plainly(own.slice(own.indexOf('can'))) === plainly(told.map(({ text }) => text))) {
    reminded(desk, sentence.from, sentence.to);
    return true;
  }
  const why = `${word.name} says otherwise in its own text`;
  byHand(desk, sentence, [], { at: sentence.from, governs: true, understood: true, why }, context.words);
  return true;
}

/** A line under the colon behind a token: what it says itself, or what is done by whoever gave it. By hand where it is neither. */
export function giverLine({ desk, out, context }: Flow, sentence: Sentence, word: Word): void {
  const clause = desk.sheet.next;
  const rules = sentence.opens || sentence.bullet ? undefined : lineOf(desk, sentence, context, word);
  if (rules === undefined) {
    const why = `${word.name} ${word.text === '' ? 'has no text of its own' : 'says otherwise in its own text'}`;
    byHand(desk, sentence, [], { at: sentence.from, governs: true, understood: true, why }, context.words);
  }
  const held = rules ?? [{ clause, rule: 'manual' as const }];
  out.held.push(...held.map((rule) => ({ rule, of: 'you' as const })));
}

function lineOf(desk: Desk, sentence: Sentence, context: Context, word: Word): readonly Rule[] | undefined {
  const { tokens, source } = desk;
  const beyond = partsBeyond(new Cursor(tokens, sentence.from, sentence.to));
  if (beyond !== undefined)
    return [{ clause: ran(desk, sentence.from, sentence.to), rule: 'parts', token: word.ref, beyond }];
  const said = source.slice(tokens[sentence.from]?.from ?? 0, tokens[sentence.to - 1]?.to ?? 0);
  const own = asBearer(said, true);
  const inWords = own !== undefined && bare(word.text).includes(bare(own));
  const whole = isStance(word) ? [said] : [own, asGiver(said), suffered(asGiver(said)), onceHarmed(said)];
  const texts = whole.flatMap((text) => (text === undefined ? [] : [text, ...inTwo(text)]));
  const told = texts.map((text) => asOwn(text, word, context.words));
  const agrees = told.some((rules) => rules !== undefined && isOwn(rules, word, context.words));
  const isAlike = word.text === '' || saysAlike(tokens.slice(sentence.from, sentence.to), word.text);
  if (agrees && isAlike) {
    reminded(desk, sentence.from, sentence.to);
    return [];
  }
  // The token says so too, with another number or by hand.
  if (inWords || agrees || told.some((rules) => rules !== undefined && speaksToo(rules, word, context.words)))
    return undefined;
  // What its text does by hand could be the same, or otherwise.
  const isRead = ownReading(word, context.words).clauses.every(({ status }) => status !== 'manual');
  const isTheirs = own === undefined || word.text === '';
  const rules = isTheirs && isRead && !isStance(word) ? giverRules(desk, sentence, context, word) : undefined;
  const beside = rules && besideOwn(rules, word, context);
  if (beside === 'same' && !isAlike) return undefined;
  if (beside === 'same') {
    reminded(desk, sentence.from, sentence.to);
    return [];
  }
  if (beside === undefined) return undefined;
  if (rules !== undefined) ran(desk, sentence.from, sentence.to);
  return rules;
}

/** `If you end your turn adjacent to the giver, take 2dmg and be pulled 2 towards the giver`: what is done to whoever has it, as the token says it. */
const suffered = (said: string): string =>
  said
    .replace(/(?<=, |and )(?=\d+ ?(?:dmg|damage)\b)/gi, 'take ')
    .replace(/(?<=, |and )pull (\d+)/gi, 'be pulled $1 towards the giver')
    .replace(/(?<=, |and )push (\d+)/gi, 'be pushed $1 away from the giver');

const nextHarm =
  /^the next time you (?:damage|hit|attack) (?:them|it),? (?:deal )?(\+\d+) ?(?:damage|dmg)(?:,? (?:and|then) (?:remove|lose|discard) (?:this|it))\.?$/i;

/** `The next time you damage them, deal +2 damage and remove this`: as the token says it, which goes then. */
function onceHarmed(said: string): string | undefined {
  const [, more] = nextHarm.exec(said.trim()) ?? [];
  return more && `The giver deals ${more} damage to you. Lose this when the giver damages you.`;
}

/** What whoever gave a token does with it, by one sentence, which is the next clause. */
export function giverRules(
  desk: Desk,
  sentence: Pick<Sentence, 'from' | 'to'>,
  context: Context,
  word: Word,
): readonly Rule[] | undefined {
  const mark = desk.sheet.next;
  const rules = rulesOf(desk, sentence, within(context, { them: undefined, named: {}, side: undefined }), word);
  desk.sheet.backTo(mark);
  return rules && asClause(rules, mark);
}

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+%-]+/g, ' ');

/** `When one of them takes damage, the other takes 1dmg`: of all who have the token. */
function ofOneAndOther(tokens: readonly Token[], { name }: Word): readonly Token[] {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('when|whenever one|either of them|these|those', 'when|whenever one|either')) return tokens;
  const like = tokens[0] as Token;
  const said = (words: string): Token[] => lex(words).map((one) => ({ ...one, from: like.from, to: like.to }));
  const rest: Token[] = [];
  let other = false;
  // Of whatever damage both would go on harming each other.
  const harmed = cursor.sees('takes damage|dmg ,') || cursor.sees('is damaged|hurt ,');
  if (harmed && tokens.slice(cursor.at + 3).some(({ text }) => text === 'dmg' || text === 'damage')) return tokens;
  while (!cursor.done) {
    if (cursor.takeAny('the other|others one?', 'each other one', 'each of the others')) {
      rest.push(...said(`each other unit with your ${name}`));
      other = true;
    } else if (cursor.take('from|by an ability')) {
      // What the other takes comes from no ability, so that it sets nothing off again.
      rest.push(...said('from an attack'));
    } else {
      rest.push(tokens[cursor.at] as Token);
      cursor.at += 1;
    }
  }
  return other ? [like, ...said(`a unit with your ${name}`), ...rest] : tokens;
}

const orders = 'gain|heal|move|fly|teleport|refresh|score|summon|place|put|get';
const ofDeath = oneOf('die dies killed destroyed defeated');

/**
 * `When they die, gain a Soul`: nobody is named who does it, so that it is whoever gave the token, where whoever has it is dead or what is
 * gained is a counter, which is one's own.
 */
function isOrder(cursor: Cursor, { words }: Context): boolean {
  const { tokens, at, end } = cursor;
  if (!cursor.sees('when|whenever')) return false;
  const comma = tokens.findIndex(({ text }, n) => n > at && n < end && text === ',');
  if (comma < 0) return false;
  const does = new Cursor(tokens, comma + 1, end);
  if (!does.sees(orders)) return false;
  if (new Cursor(tokens, at, comma).holds(ofDeath)) return true;
  if (!does.take('gain|get')) return false;
  does.takeAny('a|an|another|#');
  return wordAt(words, tokens, does.at, end, ['counter']) !== undefined;
}

/** `Wolves deal +1dmg to them`: told of one's own pieces, which no token is. */
const isOfSummons = (cursor: Cursor, { words }: Context): boolean => {
  const at = cursor.at + (cursor.sees('your|all|each') ? 1 : 0);
  return wordAt(words, cursor.tokens, at, cursor.end, ['summon']) !== undefined;
};

/**
 * What a card says of whoever has a token that has a text of its own: what that says, too, from its bearer's side, or something beside it. Undefined
 * where it could be the same told otherwise. What somebody is or cannot do holds once, however often it is said.
 */
function besideOwn(rules: readonly Rule[], word: Word, { words }: Context): 'same' | 'new' | undefined {
  const { clauses, program } = ownReading(word, words);
  if (clauses.some(({ status }) => status === 'manual')) return undefined;
  const twins = (rule: Rule) => program.rules.filter((other) => kindOf(other) === kindOf(rule));
  const told = rules.filter(({ rule }) => rule !== 'is');
  // "They take +1 damage from you", of a token by which its giver deals +1 damage to them: the same damage from the other side.
  const ofDamage = (all: readonly Rule[]) =>
    new Set(all.flatMap((rule) => (rule.rule === 'change' && /^damage-/.test(rule.what) ? [rule.what] : [])));
  const [mine, theirs] = [ofDamage(told), ofDamage(program.rules)];
  if ([...mine].some((what) => !theirs.has(what)) && theirs.size > 0) return undefined;
  if (told.every((rule) => twins(rule).length === 0)) return 'new';
  return rules.every((rule) =>
    twins(rule).some(
      (own) => deedsIn(own, word) === deedsIn(rule, word) && facedIn(own, word, false) === facedIn(rule, word, true),
    ),
  )
    ? 'same'
    : undefined;
}

/** What a rule does and how much of it, whoever is called what. */
const deedsIn = (rule: Rule, { ref }: Word): string => {
  if (rule.rule === 'step-cost') return JSON.stringify([rule.step.on, rule.cost]);
  return 'add' in rule
    ? JSON.stringify(rule.add, (key, value) =>
        key === 'per' && value.token === ref ? { ...value, on: 'bearer' } : value,
      )
    : JSON.stringify(rule.rule === 'when' ? rule.then.flatMap(deeds) : rule.rule);
};

/** Against whom a change is, where that is the one who has the token, the one who gave it, or everybody but the latter; as either of them tells it. */
function facedIn(rule: Rule, word: Word, asGiver: boolean): string {
  const whom = 'against' in rule ? rule.against : undefined;
  if (whom === undefined) return 'all';
  if (whom.side === 'you') return asGiver ? 'giver' : 'bearer';
  const [such, ...more] = whom.if ?? [];
  if (whom.side !== 'any' || whom.places !== undefined || more.length > 0) return 'some';
  if (such === undefined) return asGiver && whom.except?.join() === 'you' ? 'but giver' : 'some';
  const of = such.is === 'not' ? such.of : such;
  const who = asGiver ? of.is === 'has' && 'bearer' : of.is === 'gave' && 'giver';
  const isOfIt = who && 'token' in of && of.token === word.ref;
  return isOfIt ? `${such.is === 'not' ? 'but ' : ''}${who}` : 'some';
}

const deeds = (node: Node): unknown[] =>
  'then' in node
    ? node.then.flatMap(deeds)
    : [
        [
          node.node,
          'token' in node && node.token,
          'amount' in node && node.amount,
          'count' in node && node.count,
          'irreducible' in node && node.irreducible,
        ],
      ];

/** "When either holder takes damage, the other takes 1dmg", as all that the token says, too: the card that gives it to both is what can tell it. */
function isAllItSays({ tokens, source }: Desk, { from, to }: Pick<Sentence, 'from' | 'to'>, { text }: Word): boolean {
  const plain = (said: string): string =>
    bare(said.replace(/\b(?:holders?|of (?:them|these|those))\b/gi, ' '))
      .replace(/ +/g, ' ')
      .trim();
  return plain(text) === plain(source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0));
}

/** Whether somebody gains something for themselves. */
const isForSelf = (nodes: readonly Node[]): boolean =>
  /"node":"give","token":"[^"]*","to":"you"/.test(JSON.stringify(nodes));

/** A token that does nothing itself: a card says all there is of it. What its text does by hand could be the same, or otherwise. */
const isMute = (word: Word, { words }: Context): boolean =>
  pieceProgram(word, words).rules.every(({ rule }) => rule === 'said');

function rulesOf(
  desk: Desk,
  sentence: Pick<Sentence, 'from' | 'to'>,
  context: Context,
  word: Word,
): readonly Rule[] | undefined {
  const there = placeFirst(asThey(desk.tokens.slice(sentence.from, sentence.to), word, context));
  const told: Desk = there ? { ...desk, tokens: [...desk.tokens.slice(0, sentence.from), ...there] } : desk;
  const near = whileNear(told, sentence.from, there ? told.tokens.length : sentence.to, context, word);
  if (near !== undefined) return near;
  const offer = offersOnBearer(desk, sentence, context, word);
  if (offer !== undefined) return offer;
  const ends = new Cursor(desk.tokens, sentence.from, sentence.to);
  // "If they end their turn beyond range 2 of you": whenever they do.
  if (ends.sees('if they|it|the') && endsTurn(ends))
    return rulesOf({ ...desk, tokens: ends.as(sentence.from, 'when').tokens }, sentence, context, word);
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const at = atTurn(cursor);
  if (at === undefined) {
    // "While adjacent to the marked ally, you have +1def".
    const near = cursor.sees('while') && cursor.holds(marked);
    // "If they attack an ally, they take 2 damage": whenever they do.
    if ((context.borne !== undefined || comesInTurns(cursor)) && mayCome(cursor))
      return rulesOf({ ...desk, tokens: cursor.as(sentence.from, 'when').tokens }, sentence, context, word);
    const had = whileOneHas(cursor, word, context);
    if (had !== undefined) return readHeld(desk, had, context, sentence.from)?.map(({ rule }) => rule);
    if (!near && cursor.sees('while|if|as|so')) return undefined;
    const whole = desk.tokens.slice(sentence.from, sentence.to);
    const one = word.text === '' ? costsThem(whole) : whole;
    const pair = ofOneAndOther(one, word);
    const isTwo = pair.length > one.length;
    const tokens = isTwo ? pair : asThey(one, word, context);
    const said = isTwo ? tokens : ofBearers(takesFor(tokens) ?? yoursAgainst(tokens) ?? tokens, word);
    const rules = said && readHeld(desk, said, context, sentence.from)?.map(({ rule }) => rule);
    return isTwo ? rules?.map(toTheOther) : rules;
  }
  return turnRules(desk, [sentence], context, word);
}

/** `Moving away from you costs twice as many spaces`: theirs, who have it. */
function costsThem(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }) => text === 'costs');
  const like = tokens[at];
  if (like === undefined || tokens[0]?.text !== 'moving' || tokens.some(({ text }) => text === 'them')) return tokens;
  return [...tokens.slice(0, at + 1), wordLike(like, 'them'), ...tokens.slice(at + 1)];
}

/** `While a unit has the Brand, you are immobilized`: one that you have given. */
function whileOneHas({ tokens, at, end }: Cursor, { ref }: Word, { words }: Context): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, at, end);
  if (!cursor.takeAny('while|if a|an|any unit|enemy|ally|hero has', 'while|if anyone|anybody has')) return undefined;
  const start = cursor.at;
  cursor.take('a|an|the|your|this');
  const found = wordAt(words, tokens, cursor.at, end, ['token']);
  const like = tokens[start];
  if (found?.word.ref !== ref || like === undefined || tokens[found.to]?.text !== ',') return undefined;
  if (tokens.slice(found.to, end).some(({ text }) => /^(?:they|them|their|it|its)$/.test(text))) return undefined;
  return [...tokens.slice(at, start), wordLike(like, 'your'), ...tokens.slice(cursor.at, end)];
}

/** `They are Slowed while in range 3 of you`: the place first, as "while they are in range 3 of you" says it. */
function placeFirst(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => n > 0 && text === 'while');
  const like = tokens[at];
  if (like === undefined) return undefined;
  const where = new Cursor(tokens, at + 1, tokens.length);
  where.takeAny('they are', "they're");
  if (!where.sees('adjacent|in|within|next')) return undefined;
  const last = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  return [
    ...wordsLike(like, 'while they are'),
    ...tokens.slice(where.at, last),
    wordLike(like, ','),
    ...tokens.slice(0, at),
  ];
}

const marked = oneOf('marked');

/** `The unit with your Mark is Slowed`: they are, who have it. */
function asThey(tokens: readonly Token[], { ref }: Word, { words }: Context): readonly Token[] {
  const said: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  while (!cursor.done) {
    const like = tokens[cursor.at] as Token;
    const named = cursor.try(() => {
      cursor.take('a|an|any|the|each|all');
      if (!cursor.take('unit|units|target with')) return undefined;
      cursor.take('a|an|the|your|this');
      const found = wordAt(words, tokens, cursor.at, cursor.end, ['token']);
      if (found?.word.ref !== ref) return undefined;
      cursor.at = found.to;
      cursor.take('token|tokens');
      return true;
    });
    if (named === undefined) {
      said.push(like);
      cursor.at += 1;
      continue;
    }
    said.push(wordLike(like, 'they'));
    const verb = cursor.peek();
    if (verb !== undefined && cursor.takeAny('is', 'has'))
      said.push(wordLike(verb, verb.text === 'is' ? 'are' : 'have'));
  }
  return said.some(({ text }, at) => text !== tokens[at]?.text) ? said : tokens;
}

/** `If they attack an ally`: what may come often, as long as somebody has the token. What they are or have is no such thing. */
const mayCome = (cursor: Cursor): boolean =>
  cursor.sees('if they|it|you') && !cursor.sees('if they|it|you have|has|are|is|do|does|did|would');

/** `if they move 4 or more spaces in a turn`: in whichever. */
const comesInTurns = ({ tokens, at, end }: Cursor): boolean =>
  tokens.some(
    ({ text }, n) => n > at && n < end && text === 'in' && new Cursor(tokens, n, end).sees('in a|one turn ,'),
  );

const endsTurn = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (!cursor.takeAny('if they|it', 'if the target|unit|enemy')) return undefined;
    return cursor.take('end|ends|start|starts|begin|begins their|its turn') || undefined;
  }) === true;

/** "The other" of those who have it is whoever else does: you, too, and whoever has hurt the one. */
function toTheOther(rule: Rule): Rule {
  if (rule.rule !== 'when') return rule;
  const then = rule.then.map((node) =>
    node.node === 'each' ? { ...node, who: { ...node.who, except: ['trigger' as const] } } : node,
  );
  return { ...rule, then };
}
