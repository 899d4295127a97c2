import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `All attacks deal +1 damage`, `healing is halved`, `Slow also gives -1def`, on a rules card: what is so of all units, in the words in which each
 * of them would say it of itself.
 */
export function ofAllUnits(said: readonly Token[], context: Context): readonly Token[] | undefined {
  const behind = roundsBehind(said);
  const ordered = behind < 0 ? said : [...said.slice(behind), commaLike(said), ...said.slice(0, behind)];
  const rounds = inRounds(ordered);
  const [before, rest] = [ordered.slice(0, rounds), ordered.slice(rounds)];
  const found = ofThing(rest, context) ?? ofBoth(rest, context);
  return found && [...before, ...found];
}

const ofThing = (said: readonly Token[], context: Context): readonly Token[] | undefined =>
  ofAttacks(said) ?? onLow(said) ?? ofDamage(said) ?? ofHealing(said) ?? goesThen(said) ?? alsoGives(said, context);

/** `All damage is increased by 1 and healing is halved`. */
function ofBoth(said: readonly Token[], context: Context): readonly Token[] | undefined {
  const and = said.findIndex(({ text }) => text === 'and');
  const [first, second] = and < 0 ? [] : [said.slice(0, and), said.slice(and + 1)].map((one) => ofThing(one, context));
  return first && second && [...first, said[and] as Token, ...second];
}

/** `Healing is halved in round 4 and later`: where the rounds begin that stand behind it; -1 where none do. */
function roundsBehind(said: readonly Token[]): number {
  const at = said.findLastIndex(({ text }, n) => n > 1 && /^(?:in|from|during|after|before)$/.test(text));
  const rest = said.slice(at);
  return at > 0 && rest.some(({ text }) => /^rounds?$/.test(text)) && !rest.some(({ text }) => text === ',') ? at : -1;
}

const commaLike = ([like]: readonly Token[]): Token => wordLike(like as Token, ',');

/** How many words of a sentence say in which rounds, with the comma behind them. */
function inRounds(said: readonly Token[]): number {
  if (!/^(?:in|on|from|during|after|before)$/.test(said[0]?.text ?? '')) return 0;
  const comma = said.findIndex(({ text }) => text === ',');
  return said.slice(0, comma).some(({ text }) => /^rounds?$/.test(text)) ? comma + 1 : 0;
}

const anybodys = oneOf('its their his her it they them he she your you yourself');

/** `All attacks have +1 crit`, `default attacks deal +1 damage`, `each attack deals -1 damage`, `crits deal +1 damage`: those of each unit. */
function ofAttacks(said: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(said, 0, said.length);
  if (cursor.holds(anybodys)) return undefined;
  const one = cursor.take('each|every|any|an|a');
  if (!one) cursor.takeAny('all of? the?', 'all');
  const from = cursor.at;
  cursor.take('melee|default|non-default|area|aoe|basic|standard|ultimate|critical');
  if (!cursor.take('attack|attacks|ability|abilities|ultimate|ultimates|crit|crits|hit|hits')) return undefined;
  const word = cursor.before as Token;
  const many = manyOf[word.text] ?? word.text;
  if ((many === word.text) === one || (many === 'hits' && said[cursor.at - 2]?.text !== 'critical')) return undefined;
  const [first, ...behind] = said.slice(cursor.at);
  if (first === undefined) return undefined;
  const verb = one ? verbs[first.text] : first.text;
  return verb === undefined
    ? undefined
    : [
        wordLike(said[0] as Token, 'your'),
        ...said.slice(from, cursor.at - 1),
        wordLike(word, many),
        wordLike(first, verb),
        ...behind,
      ];
}

const manyOf: Readonly<Record<string, string>> = {
  attack: 'attacks',
  ability: 'abilities',
  ultimate: 'ultimates',
  crit: 'crits',
  hit: 'hits',
};
const verbs: Readonly<Record<string, string>> = { deals: 'deal', has: 'have', is: 'are', gets: 'get', gains: 'gain' };

/** `A roll of 1 always misses`, `a natural 1 is always a miss`: with each attack of each unit. */
function onLow(said: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(said, 0, said.length);
  const like = said[0];
  if (like === undefined) return undefined;
  cursor.take('a|any|every');
  cursor.takeAny('natural rolls|roll of?', 'unmodified rolls|roll of?', 'rolls|roll of', 'natural|unmodified');
  const one = cursor.at;
  if (!cursor.take('#')) return undefined;
  if (!cursor.takeAny('always misses|miss', 'is always a miss') || !cursor.done) return undefined;
  return [...wordsLike(like, 'your attacks miss on a'), said[one] as Token];
}

/** `All damage is doubled`, `all damage is reduced by 1`: what each unit takes, from whatever it comes. */
function ofDamage(said: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(said, 0, said.length);
  const like = said[0];
  if (like === undefined || !cursor.take('all damage is')) return undefined;
  if (cursor.take('doubled') && cursor.done) return wordsLike(like, 'you take double damage');
  cursor.at = 3;
  if (cursor.take('halved') && cursor.done) return wordsLike(like, 'you take half damage');
  cursor.at = 3;
  if (!cursor.take('increased|reduced by #') || !cursor.done) return undefined;
  const more = said[3]?.text === 'increased';
  return [
    ...wordsLike(like, 'you take'),
    { ...wordLike(like, more ? '+' : '-'), kind: 'sign' },
    said[5] as Token,
    wordLike(like, 'damage'),
  ];
}

/** `Healing is halved`, `all healing is doubled`: what each unit receives. */
function ofHealing(said: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(said, 0, said.length);
  const like = said[0];
  if (like === undefined || !cursor.take('all? healing is doubled|halved') || !cursor.done) return undefined;
  return wordsLike(like, `you receive ${cursor.before?.text === 'doubled' ? 'double' : 'half'} healing`);
}

/** `Overshield is lost at the end of the round`, `all conditions are cleared at the end of each round`: each unit's. */
function goesThen(said: readonly Token[]): readonly Token[] | undefined {
  const cursor = new Cursor(said, 0, said.length);
  const like = said[0];
  if (like === undefined) return undefined;
  const shield = cursor.takeAny('all overshield is|are lost|removed', 'overshield is|are lost|removed');
  if (
    !shield &&
    !cursor.takeAny('all conditions are|get cleared|removed|lost', 'conditions are|get cleared|removed|lost')
  )
    return undefined;
  const when = cursor.at;
  if (!cursor.take('at the end|start|beginning of each|every|the|a round') || !cursor.done) return undefined;
  return [...wordsLike(like, shield ? 'you lose all overshield' : 'you clear all conditions'), ...said.slice(when)];
}

/** `Slow also gives -1def`: what whoever has it has beside what its own text says. */
function alsoGives(said: readonly Token[], { words }: Context): readonly Token[] | undefined {
  const like = said[0];
  const named = wordAt(words, said, 0, said.length, ['condition']);
  if (like === undefined || named === undefined) return undefined;
  const cursor = new Cursor(said, named.to, said.length);
  if (!cursor.take('also gives|grants|means') || !cursor.sees('+|-|armor|armour|resistance')) return undefined;
  const had = said.slice(0, named.to);
  return [
    ...wordsLike(like, 'while you have'),
    ...had,
    wordLike(like, ','),
    ...wordsLike(like, 'you have'),
    ...said.slice(cursor.at),
  ];
}
