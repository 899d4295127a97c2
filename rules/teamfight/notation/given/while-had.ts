import type { Rule } from '../../program.ts';
import { within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, type Held, ran, reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import { saysSo } from './as-own.ts';
import { isOfBearers } from './bearers.ts';
import { gaveOne } from './gave.ts';
import { same } from './repeat.ts';

const has = oneOf('have has lose loses');

/**
 * `While they have it, they deal -1 damage`, behind what gives a token: said of whoever has it. Where the token has no text of its own it
 * stands with the card, for as long as somebody has it; where it has one, both must say the same.
 */
export function whileHad({ desk, out, context }: Flow, sentence: Sentence): boolean {
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.sees('while|as|so|for|until|till') || cursor.lacks(has)) return false;
  const token = gaveOne(out.nodes, context.words);
  if (token === undefined) return false;
  const who = whose(cursor, token, context.words);
  if (who === undefined || cursor.done) return false;
  cursor.take(',|:');
  const rest = desk.tokens.slice(cursor.at, sentence.to);
  const said = who === 'you' ? rest : ofBearers(rest, token);
  const mark = desk.sheet.next;
  const held = said && readHeld(desk, said, within(context, { them: undefined, named: {} }), sentence.from);
  desk.sheet.backTo(mark);
  if (held === undefined) {
    const text = desk.source.slice(desk.tokens[cursor.at]?.from ?? 0, desk.tokens[sentence.to - 1]?.to ?? 0);
    const isOwn = who === 'they' && token.text !== '' && saysSo(text, token, context.words);
    if (isOwn) reminded(desk, sentence.from, sentence.to);
    return isOwn;
  }
  const own = pieceProgram(token, context.words).rules.filter(({ rule }) => rule !== 'said');
  if (own.length > 0) {
    const asOwn = held.map(({ rule }) => (who === 'you' ? rule : toldOfBearer(rule)));
    if (!asOwn.every((rule) => own.some((other) => same(rule, other)))) return false;
    reminded(desk, sentence.from, sentence.to);
    return true;
  }
  const clause = ran(desk, sentence.from, sentence.to);
  const rules = held.map(({ rule }): Rule => ({ ...rule, clause }));
  if (who === 'you') {
    const asked = { is: 'has', of: 'you', token: token.ref } as const;
    const only = rules.flatMap((rule) =>
      rule.rule === 'is' || rule.rule === 'change' ? [{ ...rule, if: [...(rule.if ?? []), asked] }] : [],
    );
    if (only.length < rules.length) return backOut(desk, mark);
    desk.notes.rules = [...(desk.notes.rules ?? []), ...only];
    return true;
  }
  if (!isOfBearers(held, out.nodes, context.words)) return backOut(desk, mark);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules];
  return true;
}
whileHad.begins = beginning('while|as|so|for|until|till');
whileHad.needs = has;

function backOut(desk: Desk, mark: number): false {
  desk.sheet.backTo(mark);
  return false;
}

/** `While they have it`, `as long as you have your Mark`, `until they lose it`: who has it. */
export function whose(cursor: Cursor, token: Word, words: Flow['context']['words']): 'you' | 'they' | undefined {
  const until = cursor.take('until|till');
  if (!until && !cursor.takeAny('while', 'for? as long as', 'so long as')) return undefined;
  const who = cursor.take('you')
    ? 'you'
    : cursor.takeAny('they|it', 'the|that? target|unit|enemy|ally', 'a unit')
      ? 'they'
      : undefined;
  if (who === undefined || !cursor.take(until ? 'lose|loses' : 'has|have')) return undefined;
  if (cursor.takeAny('it', 'this', 'the|this token')) return who;
  cursor.take('your|the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token']);
  if (found?.word.ref !== token.ref) return undefined;
  cursor.at = found.to;
  return who;
}

const attackOthers =
  'they|it attack|attacks|hit|hits|damage|damages|target|targets a|an|any|another|somebody|someone|anyone|anybody|your';

/** The words with "units with your Mark" for "they" and "the marked unit"; who sets something off is one of them. */
export function ofBearers(tokens: readonly Token[], word: Word): Token[] | undefined {
  const { name } = word;
  const said: Token[] = [];
  const sets = new Cursor(tokens, 0, tokens.length).takeAny('once per turn|round , when|whenever', 'when|whenever');
  const near = tokens[0]?.text === 'while';
  // "While marked, it cannot be healed": as long as it is one of them.
  if (near && tokens[1]?.text === 'marked' && tokens[2]?.text === ',') return ofBearers(tokens.slice(3), word);
  const those = (isOne: boolean, side?: string): Token[] =>
    lex(
      isOne
        ? `${side === undefined ? 'a unit' : `an ${side}`} with your ${name}`
        : `${sets ? 'all ' : ''}${side === undefined ? 'units' : side === 'ally' ? 'allies' : 'enemies'} with your ${name}`,
    );
  const cursor = new Cursor(tokens, 0, tokens.length);
  let isSaid = false;
  // "Their abilities against others have +2def": abilities of those who have it.
  const theirs = new Cursor(tokens, 0, tokens.length);
  if (theirs.take('their|its default|non-default? abilities|attacks')) {
    const like = tokens[0] as Token;
    said.push(
      ...tokens.slice(1, theirs.at),
      ...[...wordsLike(like, 'of'), ...those(sets)].map((one) => ({ ...one, from: like.from, to: like.to })),
    );
    cursor.at = theirs.at;
    isSaid = true;
  }
  // "When they attack an ally, they take 2dmg": of two the one who attacks.
  const attacks = sets && new Cursor(tokens, 1, tokens.length).take(attackOthers);
  while (!cursor.done) {
    const like = tokens[cursor.at] as Token;
    if (attacks && isSaid && cursor.takeAny('they|them')) {
      said.push(...wordsLike(like, 'the attacker'));
      continue;
    }
    // A unit that is named itself sets it off.
    if (sets && !isSaid && said.some(({ text }) => text === 'with') && cursor.sees('they|them|it')) return undefined;
    // "When an ally hits them, that ally heals 1".
    if (cursor.sees('that unit|enemy|ally') && tellsOf(said, cursor.peek(1)?.text)) {
      said.push(...tokens.slice(cursor.at, cursor.at + 2));
      cursor.at += 2;
      continue;
    }
    // "When they would take damage, remove it and negate the damage": the token.
    if (sets && isSaid && cursor.takeAny('remove|discard|clear|lose it', 'remove|discard|clear|lose the token')) {
      const loses = like.text === 'lose' ? 'lose your' : 'they lose your';
      const gone = [...wordsLike(like, loses), ...lex(name)];
      said.push(...gone.map((token) => ({ ...token, from: like.from, to: like.to })));
      continue;
    }
    // What is theirs is somebody's who is not named so.
    if (!(sets && isSaid) && cursor.sees('their|its|themselves')) return undefined;
    if (
      !(sets && isSaid) &&
      cursor.takeAny(
        'they|them|it',
        'the|that marked? target|unit|enemy|ally',
        'all|each? marked units|enemies|targets',
      )
    ) {
      if (cursor.sees('with')) return undefined;
      // "The marked enemy", "marked enemies": nobody else who has it.
      const last = cursor.before?.text ?? '';
      const side = last === 'ally' ? last : last.startsWith('enem') ? 'enemy' : undefined;
      // "When you take damage, they take 1dmg": all of them; "while adjacent to the marked ally": one of them.
      const isOne = (sets || near) && !said.some(({ text }) => text === ',');
      said.push(...those(isOne, side).map((token) => ({ ...token, from: like.from, to: like.to })));
      isSaid = true;
      // "When they die": one of them dies.
      const verb = cursor.peek();
      if (sets && verb !== undefined && cursor.take('die')) said.push(wordLike(verb, 'dies'));
    } else {
      said.push(like);
      cursor.at += 1;
    }
  }
  return isSaid ? said : undefined;
}

/** Whether somebody of that kind was told of before: `an ally`. */
const tellsOf = (said: readonly Token[], kind: string | undefined): boolean =>
  said.some(
    ({ text }, at) => /^(?:an?|another)$/.test(text) && said[at + 1]?.text === kind && said[at + 2]?.text !== 'with',
  );

/** What stands there, where it is nothing but what holds. */
export function readHeld(
  desk: Desk,
  said: readonly Token[],
  context: Flow['context'],
  from: number,
): readonly Held[] | undefined {
  const tokens = [...desk.tokens.slice(0, from), ...said];
  const about: Desk = { ...desk, tokens, standing: true, lasts: false, notes: {} };
  const cursor = new Cursor(tokens, from, tokens.length);
  const read = phrases(about, cursor, context, undefined);
  const isOnly = !read.fault && cursor.done && read.nodes.length === 0 && read.until === undefined;
  return isOnly && read.held.length > 0 && read.held.every(({ of }) => of === 'you') ? read.held : undefined;
}

/** The same as its bearer is told it: "you have +1 speed". */
function toldOfBearer(rule: Rule): Rule {
  if (rule.rule !== 'is' && rule.rule !== 'change') return rule;
  return { ...rule, who: { side: 'you' } };
}
