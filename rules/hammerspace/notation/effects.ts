import type { Amount, Effect, Which, Who } from '../program.ts';
import { rowSize } from '../types.ts';
import { meaningOf, numberOf, type Phrase, phrase } from './phrase.ts';

/** Who does or suffers something; nothing before the verb is you. */
const people: readonly Phrase<Who>[] = [
  phrase('|you', () => 'you'),
  phrase('CHOSEN', () => 'chosen'),
  phrase('DEFENDER', () => 'defender'),
  phrase('the attacker|the attacking player', () => 'attacker'),
  phrase('(?:every|each|all) other players?|the other players|everybody else|everyone else', () => 'others'),
  phrase('(?:every|each|all) players?|everybody|everyone', () => 'all'),
];

const amounts: readonly Phrase<Amount>[] = [
  phrase('NUM HP', (n) => ({ dice: 0, flat: numberOf(n) })),
  phrase('as many HP as (?:the roll of )?(?:a|one) di(?:e|ce) shows?', () => ({ dice: 1, flat: 0 })),
  phrase('as many HP as (?:the roll of )?NUM dice shows?', (n) => ({ dice: numberOf(n), flat: 0 })),
  phrase('(?:the roll of )?(?:a|one) die (?:in|as) HP', () => ({ dice: 1, flat: 0 })),
  phrase('(?:the roll of )?NUM dice (?:in|as) HP', (n) => ({ dice: numberOf(n), flat: 0 })),
];

const places: readonly Phrase<readonly number[]>[] = [
  phrase('first card', () => [1]),
  phrase('second card', () => [2]),
  phrase('third card', () => [3]),
  phrase('last card', () => [-1]),
  phrase('first NUM cards', (n) => Array.from({ length: Math.min(numberOf(n), rowSize) }, (_, index) => index + 1)),
  phrase('last NUM cards', (n) =>
    Array.from({ length: Math.min(numberOf(n), rowSize) }, (_, index) => index - numberOf(n)),
  ),
];

const OWN = '(?:their|his or her|your|the|its)';

/** The cards of "discard ...". */
function whichOf(words: string): Which | undefined {
  const kind = /^(attack|defen[cs]e|ability) cards$/.exec(words)?.[1];
  if (kind !== undefined) return { kind: kind === 'defense' ? 'defence' : (kind as 'attack' | 'defence' | 'ability') };
  const found = meaningOf(places, words);
  return found && { places: found };
}

type Act = (who: Who) => Effect;

/** What is done, with the verb at its beginning. */
const acts: readonly Phrase<Act>[] = [
  phrase(`(?:must )?discards? (?:all )?(?:of )?${OWN} (.+)`, (words) => {
    const which = whichOf(words);
    return which && ((who) => ({ do: 'discard', who, which }));
  }),
  phrase(`(?:must )?discards? all (?:of )?${OWN} cards and draws? (?:as many )?new ones`, () => (who) => ({
    do: 'redraw',
    who,
  })),
  phrase(`(?:must )?(?:changes?|replaces?|redraws?) all (?:of )?${OWN} cards`, () => (who) => ({ do: 'redraw', who })),
  phrase(`(?:must )?loses? (?:the|their|his or her|your) next turn`, () => (who) => ({ do: 'lose-turn', who })),
  phrase('(?:gains?|recovers?|regains?|heals?) (.+)', (words) => {
    const amount = meaningOf(amounts, words);
    return amount && ((who) => ({ do: 'gain', who, amount }));
  }),
  phrase('loses? (.+)', (words) => {
    const amount = meaningOf(amounts, words);
    return amount && ((who) => ({ do: 'lose', who, amount }));
  }),
  phrase('restores? all(?: of)? (?:their |your )?HP', () => (who) => ({ do: 'restore', who })),
];

/** What only the user does, said as a whole. */
const whole: readonly Phrase<Effect>[] = [
  phrase('(?:you )?steal (?:a|one) card from (?:another|one|any other|any) player(?: of your choice)?', () => ({
    do: 'steal',
    least: 1,
    most: 1,
  })),
  phrase('(?:you )?steal NUM cards from (?:other players|any other players|another player)', (n) => ({
    do: 'steal',
    least: numberOf(n),
    most: numberOf(n),
  })),
  phrase('(?:you )?steal up to NUM cards from (?:other players|any other players)', (n) => ({
    do: 'steal',
    least: 0,
    most: numberOf(n),
  })),
  phrase("(?:you )?swap one of your cards with one of (?:another|any other) player's(?: cards)?", () => ({
    do: 'swap-card',
  })),
  phrase('(?:you )?swap one of your cards with (?:a|one) card of (?:another|any other) player', () => ({
    do: 'swap-card',
  })),
  phrase('(?:you )?swap all (?:of )?your cards with (?:CHOSEN|another player)', () => ({ do: 'swap-rows' })),
  phrase(
    '(?:the (?:turn )?(?:order|direction)(?: of (?:turns|play))?|turn order) (?:is reversed|reverses|flips)',
    () => ({
      do: 'reverse',
    }),
  ),
  phrase('reverse the (?:turn order|order of turns|order of play|direction of (?:play|turns))', () => ({
    do: 'reverse',
  })),
  phrase(
    '(?:CHOSEN) attacks (?:themselves|themself|him or herself) with (?:one of their attack cards(?: that you choose| of your choice)|an attack card (?:that you choose|of your choice))',
    () => ({ do: 'hypnotise', at: 'themselves' }),
  ),
  phrase(
    'choose a player and one of their face-up attack cards: they attack (?:with it whom|whom with it|with it the player whom) you choose',
    () => ({ do: 'hypnotise', at: 'anybody' }),
  ),
  phrase('your HP rise to what you began with', () => ({ do: 'restore', who: 'you' })),
  phrase(
    '(?:beginning with you, )?(?:every|each) player takes (?:a|one) card from the player (?:at|on|to) their (right|left)',
    (side) => ({
      do: 'carousel',
      from: side as 'right' | 'left',
    }),
  ),
];

const VERB = /^(.*?)\b((?:must )?(?:discard|change|replace|redraw|lose|gain|recover|regain|heal|restore)s?\b.*)$/;

/** What one phrase does. */
function effectOf(text: string): Effect | undefined {
  const found = meaningOf(whole, text);
  if (found) return found;
  const [, before = '', verb = ''] = VERB.exec(text) ?? [];
  const who = meaningOf(people, before.trim());
  return who && meaningOf(acts, verb)?.(who);
}

/** What a sentence does, one thing after the other; undefined where any of it is not understood. */
export function effectsOf(text: string): Effect[] | undefined {
  const alone = effectOf(text);
  if (alone) return [alone];
  const [first, ...more] = text.split(/,? and then |, then |,? and /);
  if (more.length === 0 || first === undefined) return undefined;
  const begun = effectOf(first);
  if (!begun) return undefined;
  const all: Effect[] = [begun];
  for (const part of more) {
    // Who is not named again is the one before: "the defender discards the last card and loses the next turn".
    const [, before, verb = ''] = VERB.exec(part) ?? [];
    const last = all[all.length - 1];
    const next = before === '' && last && 'who' in last ? meaningOf(acts, verb)?.(last.who) : effectOf(part);
    if (!next) return undefined;
    all.push(next);
  }
  return all;
}
