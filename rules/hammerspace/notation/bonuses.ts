import type { Condition, Rule } from '../program.ts';
import { attackIs } from './conditions.ts';
import { meaningOf, numberOf, type Phrase, phrase } from './phrase.ts';

/** What a bonus is added to, with what that depends on by itself: `your fire attacks`. */
interface Side {
  readonly rule: 'attack-bonus' | 'defence-bonus';
  readonly when: readonly Condition[];
}

const attack = (...when: readonly (Condition | undefined)[]): Side | undefined =>
  when.includes(undefined) ? undefined : { rule: 'attack-bonus', when: when as Condition[] };
const defence = (): Side => ({ rule: 'defence-bonus', when: [] });

const YOURS = '(?:in|to|on) (?:all )?(?:of )?your ';
const ANY = '(?:in|to|on) (?:any|your|all your|all of your) ';

const sides: readonly Phrase<Side>[] = [
  phrase('attack(?: points?)?|points? of attack|to the attack', () => attack()),
  phrase(`${YOURS}attacks?`, () => attack()),
  phrase(`${ANY}KIND attacks?`, (...kind) => attack(attackIs(...kind))),
  phrase('DEFENCE(?: points?)?|points? of DEFENCE|to the DEFENCE', defence),
  phrase(`${YOURS}DEFENCEs?`, defence),
];

const ofDefence = (is: Condition | undefined) => is && { of: 'defence-bonus' as const, when: [is] };

/** What may stand behind, each with any side that it makes sense of. */
const tails: readonly Phrase<{ readonly of: Side['rule']; readonly when: readonly Condition[] }>[] = [
  phrase('when (?:fighting|attacking) (?:other|another) players?(?:\\(s\\))?', () => ({
    of: 'attack-bonus',
    when: [],
  })),
  phrase('(?:when (?:fighting|attacking)|against) the last player who attacked you', () => ({
    of: 'attack-bonus',
    when: [{ if: 'target', target: 'last-attacker' }],
  })),
  phrase('(?:when (?:fighting|attacking)|against) the player with (?:the )?most HP', () => ({
    of: 'attack-bonus',
    when: [{ if: 'target', target: 'most-hp' }],
  })),
  phrase('\\(?of any type\\)?|when attacked(?: with any type of attack)?', () => ({ of: 'defence-bonus', when: [] })),
  phrase('against (?:any )?KIND attacks?', (...kind) => ofDefence(attackIs(...kind))),
  phrase('when attacked with an? KIND attack', (...kind) => ofDefence(attackIs(...kind))),
];

/** Points that are added, for what they depend on beside. */
type Bonus = (when: readonly Condition[]) => Rule;

function one(text: string): Bonus | undefined {
  const [, sign, number = '', rest = ''] = /^([+-])(\d+) (.+)$/.exec(text) ?? [];
  const amount = sign === '-' ? -numberOf(number) : numberOf(number);
  const ends = [...rest.matchAll(/ |$/g)].map(({ index }) => index);
  for (const end of ends) {
    const side = meaningOf(sides, rest.slice(0, end));
    const more = side && tailsOf(rest.slice(end + 1), side.rule);
    if (more) return (when) => ({ rule: side.rule, amount, when: [...side.when, ...more, ...when] });
  }
  return undefined;
}

function tailsOf(text: string, rule: Side['rule']): readonly Condition[] | undefined {
  if (text === '') return [];
  for (const { index } of text.matchAll(/ |$/g)) {
    const tail = meaningOf(tails, text.slice(0, index));
    const rest = tail?.of === rule ? tailsOf(text.slice(index + 1), rule) : undefined;
    if (tail && rest) return [...tail.when, ...rest];
  }
  return undefined;
}

/** `+5 to your fire attacks`, or several such with `and` between. */
export function bonusesOf(text: string): readonly Bonus[] | undefined {
  const all = text.split(/,? and (?=[+-]\d)/).map(one);
  return all.includes(undefined) ? undefined : (all as Bonus[]);
}
