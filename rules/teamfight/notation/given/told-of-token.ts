import type { Node, Rule } from '../../program.ts';
import { type Context, contextOf } from '../context.ts';
import { block } from '../sentences/block.ts';
import { type Desk, type Out, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Sheet } from '../sentences/sheet.ts';
import { thisOne } from '../texts/this-one.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, neededBy } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { wordLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import { likeness, mostTried, same } from './repeat.ts';

const begins = 'if|when|whenever|while|once|at|until|they|their|the';
const nextTime = ['the? next|first time they', 'the? next|first time the target|unit'] as const;
const ofBearer = neededBy('they', 'their', 'them');
const ofGiver = neededBy('you', 'your', 'yours', 'yourself');

/**
 * `If they move 3 or more spaces in a turn, they lose the Limpet`, behind what gives a Limpet: what the token's own text says, told by
 * whoever gives it. The token's text is what is played, so the sentence is a reminder where both agree; where they do not, that sentence
 * alone is by hand.
 */
export function toldOfToken(desk: Desk, out: Out, context: Context, sentence: Sentence): boolean {
  if (sentence.bullet || sentence.opens) return false;
  // "When an enemy hits you, they get your Brand. At the end of their turn, they take 1 damage", of a Brand that does that.
  const answer = desk.standing ? out.held.at(-1)?.rule : undefined;
  if (desk.standing ? context.slot !== 'passive' : context.slot !== 'ability' && context.slot !== 'default')
    return false;
  const nodes = answer?.rule === 'when' ? answer.then : out.nodes;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (cursor.sees('units|enemies|allies with')) return inItsWords(desk, nodes, context, sentence);
  if (!cursor.sees(begins)) return false;
  // A token that goes with it says "when" of what its giver calls the next time.
  const once = nextTime.some((said) => cursor.sees(said));
  if (!once && cursor.sees('the')) return false;
  const token = givenLast(nodes);
  const word = wordOf(context.words, token, 'token');
  if (word === undefined || word.text === '' || (desk.notes.tried ?? 0) >= mostTried) return false;
  const said = (once ? asWhen(desk, sentence) : ofWhoHas(desk, sentence, word, context)) ?? {
    tokens: desk.tokens,
    to: sentence.to,
  };
  const about = new Cursor(said.tokens, sentence.from, said.to);
  if (about.lacks(ofBearer) || about.holds(ofGiver)) return false;
  desk.notes.tried = (desk.notes.tried ?? 0) + 1;
  const rules = readAsToken({ ...desk, tokens: said.tokens }, context, { ...sentence, to: said.to }, word);
  if (rules === undefined) return false;
  const own = pieceProgram(word, context.words).rules;
  if (rules.every((rule) => own.some((other) => same(rule, other)))) {
    reminded(desk, sentence.from, sentence.to);
    return true;
  }
  if (desk.standing) return false;
  // Only what the token speaks of, too, can be said otherwise.
  if (!rules.every((rule) => own.some((other) => likeness(rule) === likeness(other) || areOfDeath(rule, other))))
    return false;
  const [from, to] = [desk.tokens[sentence.from]?.from ?? 0, desk.tokens[sentence.to - 1]?.to ?? 0];
  desk.sheet.add(desk.field, from, to, 'manual', `${word.name} says otherwise in its own text`);
  return true;
}
toldOfToken.begins = beginning('units|enemies|allies', begins);

/** "When they would die, they stay at 3 health", of a token that is lost by that: one of the two is wrong. */
const areOfDeath = (...rules: readonly Rule[]): boolean =>
  rules.every((rule) => rule.rule === 'when' && rule.trigger.on === 'would-die');

/** `Units with Yarn cannot move farther than range 3 from each other`, of a token whose text says so in the same words. */
function inItsWords(desk: Desk, nodes: readonly Node[], { words }: Context, { from, to }: Sentence): boolean {
  const word = wordOf(words, givenLast(nodes), 'token');
  const said = plain(desk.source.slice(desk.tokens[from]?.from ?? 0, desk.tokens[to - 1]?.to ?? 0));
  const isSaid = word !== undefined && ` ${plain(word.text)} `.includes(` ${said} `);
  if (isSaid) reminded(desk, from, to);
  return isSaid;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/** `When a unit with Mad Milk takes damage`: they do, who have it. */
function ofWhoHas({ tokens }: Desk, { from, to }: Sentence, word: Word, { words }: Context): Told | undefined {
  const cursor = new Cursor(tokens, from + 1, to);
  if (!cursor.take('a|an|any|the unit|enemy|ally|hero|target with|bearing|holding a|an|the|your?')) return undefined;
  const named = wordAt(words, tokens, cursor.at, to, ['token']);
  const like = tokens[from + 1];
  if (named?.word.ref !== word.ref || like === undefined) return undefined;
  const short = [...tokens.slice(0, from + 1), wordLike(like, 'they'), ...tokens.slice(named.to)];
  return { tokens: short, to: to - (named.to - from - 2) };
}

/** `The next time they ...`: when they do. */
function asWhen({ tokens }: Desk, { from, to }: Sentence): Told | undefined {
  const at = tokens.findIndex(({ text }, n) => n >= from && text === 'time');
  const first = tokens[from];
  if (first === undefined || at < 0) return undefined;
  const [, their] = tokens.slice(at);
  const named = their?.text === 'the' ? 1 : 0;
  const who = tokens[at + 1 + named];
  if (who === undefined) return undefined;
  const said = [
    ...tokens.slice(0, from),
    wordLike(first, 'when'),
    wordLike(who, 'they'),
    ...tokens.slice(at + 2 + named),
  ];
  return { tokens: said, to: to - (at + 2 + named - from - 2) };
}

/** A sentence in other words, and where it ends then. */
interface Told {
  readonly tokens: Desk['tokens'];
  readonly to: number;
}

/** `others in burst 1 of them`: around whoever has it, who is "you" in the token's own text. */
const aroundBearer = (tokens: Desk['tokens'], { from, to }: Sentence): Desk['tokens'] =>
  tokens.map((token, at) => {
    const before = tokens[at - 1]?.text;
    if (token.text === 'their' && (before === 'on' || before === 'around') && tokens[at + 1]?.text === 'space')
      return wordLike(token, 'your');
    if (token.text !== 'them' || at < from + 3 || at >= to) return token;
    const [measure, far, of] = [3, 2, 1].map((back) => tokens[at - back]?.text ?? '');
    const near = of === 'of' && /^\d+$/.test(far ?? '') && /^(?:burst|range)$/.test(measure ?? '');
    return near || (of === 'to' && far === 'adjacent') ? wordLike(token, 'you') : token;
  });

/** `they may discard it to heal 2`: of whoever has it, and the token. */
const discarded = (tokens: Desk['tokens'], { from, to }: Sentence): Desk['tokens'] => {
  // "The next time they would die, discard it and they stay at 3 health": nothing else is spoken of.
  const bare = tokens.findIndex(
    (_, n) => n > from && n < to && new Cursor(tokens, n, to).sees(', they? discard|remove|lose|clear it and'),
  );
  const it = tokens.findIndex(({ text }, n) => n > bare && text === 'it');
  if (bare >= 0) return tokens.map((token, n) => (n === it ? wordLike(token, 'this') : token));
  const at = tokens.findIndex(
    (_, n) =>
      n >= from && n < to && new Cursor(tokens, n, to).sees('they may|can discard|remove|spend|clear|lose it|this'),
  );
  return at < 0
    ? tokens
    : tokens.map((token, n) => (n === at ? wordLike(token, 'you') : n === at + 3 ? wordLike(token, 'this') : token));
};

/** `they take 2dmg and lose it`: the token, where the sentence names nothing else. */
const lostAfter = (tokens: Desk['tokens'], { from, to }: Sentence): Desk['tokens'] => {
  const [verb, it] = [tokens[to - 2], tokens[to - 1]];
  if (to - from < 6 || it?.text !== 'it' || !/^(?:lose|discard|remove|clear)$/.test(verb?.text ?? '')) return tokens;
  return tokens.map((token, n) => (n === to - 1 ? wordLike(token, 'this') : token));
};

/** `they lose it at the end of their turn if they did not move`: whoever has it is you there. */
const idleAtEnd = (tokens: Desk['tokens'], { from, to }: Sentence): Desk['tokens'] => {
  const asks = tokens.findIndex((_, n) => n > from && n < to && new Cursor(tokens, n, to).sees('if they did not'));
  if (asks < 0) return tokens;
  return tokens.map((token, n) => {
    if (n < from || n >= to) return token;
    return token.text === 'they' ? wordLike(token, 'you') : token.text === 'their' ? wordLike(token, 'your') : token;
  });
};

/** What the sentence says where it stands in the token's own text. */
function readAsToken(desk: Desk, { words }: Context, sentence: Sentence, word: Word) {
  const { source } = desk;
  const tokens = idleAtEnd(lostAfter(discarded(aroundBearer(desk.tokens, sentence), sentence), sentence), sentence);
  const text = source.slice(tokens[sentence.from]?.from ?? 0, tokens[sentence.to - 1]?.to ?? 0);
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), standing: true, lasts: false, notes: {} };
  const about = contextOf({
    words,
    slot: 'token',
    self: { ...word, text },
    them: undefined,
    side: undefined,
    named: {},
    marker: undefined,
    rolled: false,
    centre: undefined,
  });
  const { fault, held, nodes, until } = block(trial, [sentence], about);
  const whole = !fault && nodes.length === 0 && until === undefined && held.length > 0;
  if (!whole || trial.sheet.clauses.some(({ status }) => status === 'manual')) return undefined;
  return thisOne(
    held.map(({ rule }) => rule),
    word,
    tokens.slice(sentence.from, sentence.to),
  );
}

/** The one token that was given to a target. */
function givenLast(nodes: readonly Node[]): string | undefined {
  let found: string | undefined;
  for (const node of nodes) {
    if (node.node === 'give' && node.to !== 'you') found = node.token;
    else if ('then' in node) found = givenLast(node.then) ?? found;
  }
  return found;
}
