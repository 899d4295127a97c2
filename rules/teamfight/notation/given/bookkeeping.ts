import { isKept } from '../amounts/counter-dice.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { escaped } from '../words/escaped.ts';
import { type Words, wordAt } from '../words/words.ts';

/** Words with which a sentence would say more than what a piece is for. */
const rules = new Set(
  (
    'when whenever if while unless until where whose take takes deal deals gain gains lose loses give gives get gets cannot can ' +
    "can't may must has have heal heals move moves is are be become becomes push pull costs counts"
  ).split(' '),
);

export const keeping = oneOf('tracked kept counted marked shown');

/**
 * What a token or marker says about itself as a thing on the table: `This marks where you began`, `Use this to track your shots`, `Flip
 * this face down when you are hit`. It changes nothing; a face that another text asks for would.
 */
export function isBookkeeping(cursor: Cursor, context: Context): boolean {
  const { slot, words } = context;
  if (!cursor.lacks(keeping) && cursor.try(() => keptWith(cursor, words))) return true;
  if (slot !== 'token' && slot !== 'marker' && slot !== 'counter') return false;
  if (cursor.takeAny('flip this|it', 'turn this|it over|face')) {
    const faced = words.all.filter(({ text }) => /\bface(?:d|s)?[ -](?:up|down)\b|\bflip/i.test(text));
    return faced.length <= 1;
  }
  // "You were hit by Barbs": who has it is told of by its card.
  if (
    slot === 'token' &&
    cursor.takeAny('you|they were|have|had been? hit|struck|targeted|marked by', 'hit|struck by')
  ) {
    const ability = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['ability']);
    if (ability === undefined) return false;
    cursor.at = ability.to;
    return cursor.done;
  }
  if (
    slot === 'marker' &&
    cursor.takeAny('it|this? points|point|faces in|towards|toward', 'it|this? shows|indicates the direction of')
  )
    return isPlain(cursor);
  // "Can be detonated at the start of your turn": the card says how.
  const goesOff = cursor.try(
    () => (cursor.take('it|this? can|may be detonated|exploded') && cursor.sees('at|on|by|with')) || undefined,
  );
  if (goesOff)
    return (
      words.all.some(({ kind, text }) => kind === 'ability' && /\b(?:detonat|explod)/i.test(text)) && isPlain(cursor)
    );
  // "Can be detonated to pull": the card says how.
  if (slot === 'marker' && cursor.take('it|this? can|may be detonated|destroyed|removed|triggered to'))
    return isPlain(cursor, moves);
  if (slot === 'marker' && (onlyGoesOff(cursor, context) || ownersDeed(cursor, context))) return true;
  if (slot === 'token' && ownersWay(cursor, context)) return true;
  if (slot === 'marker' && cursor.takeAny('placed|put|left|lies where a|an|any unit|hero|summon|enemy|ally died|dies'))
    return cursor.done;
  if (slot === 'marker' && cursor.take('this edge|space|marker|piece is a? part of the|a|your')) return isPlain(cursor);
  if (cursor.takeAny('this|it marks|tracks|shows|represents', 'use this|these to mark|track|count|show|remember')) {
    return isPlain(cursor);
  }
  // "Give to an enemy to track hits": what somebody has it for.
  if (cursor.takeAny('give this|it? to yourself|you to', 'give this|it? to a|an|any|the? enemy|ally|unit|target to')) {
    return cursor.take('track|mark|count|show|remember|charge') && isPlain(cursor);
  }
  if (!cursor.take('this|it is the space|place|location|spot')) return false;
  cursor.take('that|where');
  if (cursor.take("you'll") || cursor.take('you')) cursor.take('will|can');
  else return false;
  return cursor.take('recall|return|go|come|teleport back? to') && cursor.done;
}

/** Texts of cards that name a piece. */
const cardsOf = ({ self, words }: Context): readonly string[] =>
  words.all.flatMap(({ kind, text }) =>
    (kind === 'ability' || kind === 'passive') && self && text.toLowerCase().includes(self.name.toLowerCase())
      ? [text]
      : [],
  );

/** `Goes off at the start of your turn`, of a piece whose text says nothing of what it does then: the card that lays it does. */
const onlyGoesOff = (cursor: Cursor, context: Context): boolean =>
  cursor.try(() => {
    if (
      !cursor.takeAny('it|this? goes off', 'it|this? explodes|detonates|triggers|resolves|pops') ||
      !cursor.sees('at|after|before|on')
    )
      return undefined;
    const more = /\d ?dmg|\b(?:damage|burst|line|path|hazard|push|pull|heal|gains?|gets?|summon|place)\b/i;
    if (more.test(context.self?.text ?? '') || cardsOf(context).length === 0) return undefined;
    return isPlain(cursor) || undefined;
  }) ?? false;

/** `The Hunter`: the one hero whose piece or token that is. */
function takeOwner(cursor: Cursor, { self, words }: Context): boolean {
  cursor.take('the');
  const hero = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero']);
  if (hero === undefined || self?.owners.length !== 1 || hero.word.ref !== self.owners[0]) return false;
  cursor.at = hero.to;
  return true;
}

/** `The Hunter can detonate this`, of a piece that the card of whoever lays it says how to detonate. */
const ownersDeed = (cursor: Cursor, context: Context): boolean =>
  cursor.try(() => {
    if (!takeOwner(cursor, context)) return undefined;
    if (!cursor.take('can|may detonate|explode|trigger|destroy|recall this|it') || !cursor.done) return undefined;
    return cardsOf(context).some((text) => /\b(?:detonat|explod|trigger|destroy|recall)/i.test(text)) || undefined;
  }) ?? false;

/** `The Hunter can move to you as a Free Action`, of a token that a card of that hero speaks of in such an action: the card says how. */
const ownersWay = (cursor: Cursor, context: Context): boolean =>
  cursor.try(() => {
    const { self } = context;
    if (self === undefined || !takeOwner(cursor, context)) return undefined;
    if (!cursor.take('can|may move|teleport|fly|jump|dash|leap')) return undefined;
    const way = cursor.before?.text ?? '';
    if (
      !cursor.takeAny('directly? to you', 'adjacent|next to you') ||
      !cursor.take('as a|an free|move|standard action')
    )
      return undefined;
    const action = cursor.tokens[cursor.at - 2]?.text ?? '';
    const said = new RegExp(`\\b${action} action\\b[^.\\n]*\\b${way}\\b[^.\\n]*\\b${escaped(self.name)}\\b`, 'i');
    return (cursor.done && cardsOf(context).some((text) => said.test(text))) || undefined;
  }) ?? false;

/** Nothing is counted, and nobody does anything, to the end of the sentence. */
const isPlain = ({ tokens, at, end }: Cursor, but?: ReadonlySet<string>): boolean =>
  at < end &&
  tokens.slice(at, end).every(({ kind, text }) => kind === 'word' && (!rules.has(text) || but?.has(text) === true));

const moves: ReadonlySet<string> = new Set(['pull', 'push', 'heal', 'move']);

/** `Heat is tracked with counter dice.` */
function keptWith(cursor: Cursor, words: Words): true | undefined {
  const counter = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  if (counter === undefined) return undefined;
  cursor.at = counter.to;
  return isKept(cursor) && cursor.done ? true : undefined;
}
