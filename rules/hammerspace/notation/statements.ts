import type { Rule } from '../program.ts';
import { faces } from '../types.ts';
import { attackIs, conditionOf } from './conditions.ts';
import { meaningOf, numberOf, type Phrase, phrase } from './phrase.ts';

function facesOf(words: string): number[] | undefined {
  const all = words.split(/, | or | and /).map(numberOf);
  return all.every((face) => face >= 1 && face <= faces) ? all : undefined;
}

/** Rules that are said in a sentence of their own. */
const statements: readonly Phrase<readonly Rule[]>[] = [
  phrase('you may (?:sacrifice|pay|lose) NUM HP for \\+NUM attack(?: points)?', (hp, amount) => [
    { rule: 'sacrifice', hp: numberOf(hp), amount: numberOf(amount) },
  ]),
  phrase(
    '(?:it|(?:any|your|this|the) attack(?: you make)?) hits (?:everyone|everybody|all players)(?:,? (?:except|but not) you)',
    () => [{ rule: 'hits', hits: 'others' }],
  ),
  phrase(
    '(?:it|(?:any|your|this|the) attack(?: you make)?) hits (?:all other players|everyone else|everybody else)',
    () => [{ rule: 'hits', hits: 'others' }],
  ),
  phrase(
    '(?:it|(?:any|your|this|the) attack(?: you make)?) hits any (?:one )?player(?: you choose| of your choice)?',
    () => [{ rule: 'hits', hits: 'one' }],
  ),
  phrase(
    'all (?:of )?your DEFENCE cards (?:can )?(?:protect you from|match) (?:the|this) (?:current )?attack,? (?:using|with|each with) (?:their|its) highest value',
    () => [{ rule: 'all-match' }],
  ),
  phrase('the attack is reflected (?:to|at|onto) (?:CHOSEN)', () => [{ rule: 'reflect' }]),
  phrase('reflect the attack (?:to|at|onto) (?:CHOSEN)', () => [{ rule: 'reflect' }]),
  phrase('you (?:may|can) have all (?:of )?your cards (?:inactive|hidden|face down)(?: \\(face down\\))?', () => [
    { rule: 'hidden-cards', most: 4 },
  ]),
  phrase(
    'you (?:may|can) (?:have|hide) (?:up to )?NUM (?:of your )?(?:hidden )?cards(?: hidden| face down)?',
    (most) => [{ rule: 'hidden-cards', most: numberOf(most) }],
  ),
  phrase('(?:nobody|no one|other players cannot|no player) (?:can )?steals? cards from you', () => [
    { rule: 'unstealable' },
  ]),
  phrase('(?:your cards cannot be stolen|cards cannot be stolen from you)', () => [{ rule: 'unstealable' }]),
  phrase('(?:a |the )?die roll of (.+?) after any (?:of your )?attacks? lets you keep the attack card', (words) => {
    const on = facesOf(words);
    return on && [{ rule: 'keep', on, may: true }];
  }),
  phrase(
    'after (?:any|each) of your attacks,? you may roll a die: on (.+?),? (?:you )?keep the attack card',
    (words) => {
      const on = facesOf(words);
      return on && [{ rule: 'keep', on, may: true }];
    },
  ),
  phrase('after your attacks?, roll a die: (?:on|with) (.+?),? (?:you )?keep the attack card', (words) => {
    const on = facesOf(words.replace(/ you$/, ''));
    return on && [{ rule: 'keep', on, may: false }];
  }),
  phrase('before your attack is defended, you may (?:sacrifice|pay|lose) NUM HP for \\+NUM to it', (hp, amount) => [
    { rule: 'sacrifice', hp: numberOf(hp), amount: numberOf(amount) },
  ]),
  phrase('any number of your cards may (?:be|lie) (?:face down|hidden)', () => [{ rule: 'hidden-cards', most: 4 }]),
  phrase(
    'if your attack (?:took|takes) NUM HP or more from another player, (?:you )?(?:recover|gain|regain) NUM HP',
    (least, gain) => [{ rule: 'leech', least: numberOf(least), gain: numberOf(gain) }],
  ),
  phrase(
    'instead of (?:taking your turn|your turn|a turn|playing a card),? you may (?:recover|gain|regain) NUM HP',
    (gain) => [{ rule: 'rest', gain: numberOf(gain), twice: true }],
  ),
  phrase(
    'instead of (?:taking your turn|your turn|a turn|playing a card),? you may (?:recover|gain|regain) NUM HP,? but not (?:twice in a row|two turns in a row|in two turns in a row)',
    (gain) => [{ rule: 'rest', gain: numberOf(gain), twice: false }],
  ),
  phrase(
    'if (?:none of your face-up cards is an attack card|you have no face-up attack cards?),? you may make a TYPE attack (?:with|of) NUM points? (?:on|against) (one player|an adjacent player)',
    (type, subtype, strength, hits) => {
      const is = attackIs(type, subtype);
      if (is?.if !== 'attack-is' || is.subtype === undefined) return undefined;
      return [
        {
          rule: 'improvise',
          type: is.type,
          subtype: is.subtype,
          strength: numberOf(strength),
          hits: hits === 'one player' ? 'one' : 'adjacent',
        },
      ];
    },
  ),
];

export const statementOf = (text: string): readonly Rule[] | undefined => meaningOf(statements, text);

/** Whether an attack fails, with what it depends on. */
export function failureOf(text: string): Rule | undefined {
  const [, before, behind] = /^if (.+?),? the attack fails$|^the attack fails (?:if|when) (.+)$/.exec(text) ?? [];
  const when = before ?? behind;
  const condition = when === undefined ? undefined : conditionOf(when);
  return condition && { rule: 'fails', when: [condition] };
}

/** `restores all HP if you also have the plate and the spoon`: what it does, and the names of the others. */
export function setOf(text: string): { readonly does: string; readonly names: readonly string[] } | undefined {
  const row = /^with (.+?) face up(?: in your row)?: (.+)$/.exec(text);
  if (row)
    return { does: row[2]!, names: row[1]!.split(/,? and |, /).map((name) => name.replace(/^(?:the|a|an) /, '')) };
  const found =
    /^(.+?),? if you (?:also )?have (.+)$/.exec(text) ??
    /^if you (?:also )?have (?<names>.+?), (?<does>.+)$/.exec(text);
  const does = found?.groups?.does ?? found?.[1];
  const names = found?.groups?.names ?? found?.[2];
  if (does === undefined || names === undefined || /\bHP\b|card/i.test(names)) return undefined;
  return { does, names: names.split(/,? and |, /).map((name) => name.replace(/^(?:the|a|an) /, '')) };
}
