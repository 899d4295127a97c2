import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { word, words } from './vocabulary.ts';

const slots: Slot[] = [
  'ability',
  'default',
  'passive',
  'condition',
  'token',
  'counter',
  'marker',
  'terrain',
  'hazard',
  'hint',
  'rules',
  'map',
];
const pieces =
  'Range 3|2dmg|, |. |\n|\n  |:|- |Choose one --|Roll a die|1-2: |---\n|Enemies in burst 2|of target|push 2|Slow|DoT 1|Until the start of your next turn|If in bear stance|Else|On hit|When an enemy enters it|it|they|Remove this|Place a Snare in range 2|Enter bear stance|Summon a Wolf|(max 1, remove oldest)|(|)|Tap|1/Game|Free Action|Spend 1 Coin|Gain 1 Coin|You have +1 speed|abilities targeting you have +2def|immune to hazards|At the end of your turn|heal 1|and|then|or |may|**|*|’|+|2|x|3x3|Hazard: 2dmg|Hunter|Long Shot|while|for each Coin|\u00a0|😀|"|\r\n|\t'.split(
    '|',
  );
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(' ')) },
  fc.string({ unit: 'binary', maxLength: 80 }),
);

/** Numbers of clauses that a program names. */
function* named(value: unknown): Iterable<number> {
  if (Array.isArray(value)) for (const one of value) yield* named(one);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inside] of Object.entries(value)) {
      if (key === 'clause') yield inside as number;
      else yield* named(inside);
    }
  }
}

describe('any name and text', () => {
  it('is tiled by its clauses, whose numbers the program names, and reads alike each time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...slots), text, text, (slot, name, body) => {
        const reading = read({ slot, name, text: body }, words);
        const said = { name, text: body };
        for (const field of ['name', 'text'] as const) {
          const own = reading.clauses.filter((clause) => clause.field === field);
          expect(own.map(({ from, to }) => said[field].slice(from, to)).join('')).toBe(said[field]);
          for (const [index, { from, to }] of own.entries()) {
            expect(from).toBe(index === 0 ? 0 : own[index - 1]?.to);
            expect(to).toBeGreaterThan(from);
          }
        }
        for (const clause of named(reading.program)) expect(reading.clauses[clause]).toBeDefined();
        expect(
          reading.clauses.filter(({ status, reason }) => (status === 'manual') !== (reason !== undefined)),
        ).toEqual([]);
        // What depends on something depends on what is by hand for a reason of its own.
        for (const { status, dependsOn } of reading.clauses) {
          if (dependsOn === undefined) continue;
          expect(status).toBe('manual');
          expect(reading.clauses[dependsOn]).toMatchObject({ status: 'manual' });
          expect(reading.clauses[dependsOn]?.dependsOn).toBeUndefined();
        }
        expect(JSON.parse(JSON.stringify(reading))).toEqual(read({ slot, name, text: body }, words));
      }),
      {
        numRuns: 700,
        // What was found so before.
        examples: [['passive', '', 'Until the start of your next turn \n Place a Snare in range 2 Range 3']],
      },
    );
  });

  it('never has a node from a clause that is by hand, but the manual ones', () => {
    const nodes = (value: unknown): { clause: number; node?: string; rule?: string }[] =>
      Array.isArray(value)
        ? value.flatMap(nodes)
        : typeof value === 'object' && value !== null
          ? [...('clause' in value ? [value as never] : []), ...Object.values(value).flatMap(nodes)]
          : [];
    fc.assert(
      fc.property(fc.constantFrom(...slots), text, (slot, body) => {
        const { clauses, program } = read({ slot, name: 'Name', text: body }, words);
        for (const { clause, node, rule } of nodes({ ...program, use: undefined })) {
          // An alternative is no node: the clause that it begins with may be by hand, and then so is what stands in it.
          if (clauses[clause]?.status !== 'manual' || (node ?? rule) === undefined) continue;
          expect([node ?? rule]).toEqual(['manual']);
        }
      }),
      {
        numRuns: 500,
        examples: [
          ['rules', 'Enter bear stance\n  Gain 1 Coin'],
          ['ability', 'Choose one --\nRange 3---\nheal 1'],
          ['ability', 'If in bear stance. Range 3\nor Enter bear stance'],
          ['ability', 'Sing. ---\nor dance'],
        ],
      },
    );
  });

  it.each(
    [
      '(',
      ')',
      '- ',
      'if ',
      'a:\n ',
      'Range 3, ',
      '2dmg + ',
      'you and ',
      'Place a Mist in range 3. It ',
      'On hit, ',
      'or ',
      '---\n',
      '*a',
      '1/Game, ',
    ].map((one) => [one]),
  )('of a thousand letters is read, and one of five thousand, whatever it is: %j', (part) => {
    for (const length of [1000, 5000]) {
      const long = part.repeat(Math.ceil(length / part.length)).slice(0, length);
      for (const slot of slots) {
        const { clauses } = read({ slot, name: long.slice(0, 200), text: long }, words);
        expect(clauses.at(-1)?.to).toBe(length);
      }
    }
  });

  it('of more than six hundred words and signs is by hand, and says why', () => {
    const longest = read({ slot: 'ability', name: 'Long', text: 'Heal 1. '.repeat(200) }, words);
    expect(longest.clauses.some(({ status }) => status === 'manual')).toBe(false);
    const { clauses, program } = read({ slot: 'ability', name: 'Long', text: 'Heal 1. '.repeat(201) }, words);
    expect(clauses.filter(({ field }) => field === 'text')).toMatchObject([
      { status: 'manual', reason: 'it is longer than a text that is read, with more than 600 words and signs' },
    ]);
    expect(program.manual).toBe(true);
  });
});

describe('a card and its token that tell of each other', () => {
  it('are read to the end', () => {
    const told =
      'When either of you would take damage, you may each take half.\n  When one of you is pushed or pulled, so is the other.';
    const token = 'Share damage with the Brakeman. When one of you is pushed or pulled, so is the other.';
    const card = `Ally in range 1 gets your Coupling (max 1, remove oldest):\n  ${told}`;
    const { all, ...rest } = wordsFrom([
      word('token', 'Coupling', { text: token, owners: ['t/brakeman'] }),
      word('hero', 'Brakeman'),
      word('ability', 'Couple', { ref: 't/brakeman', text: card }),
    ]);
    for (const { kind, name, text } of all) {
      if (kind !== 'token' && kind !== 'ability') continue;
      const own = read({ slot: kind, name, text }, { all, ...rest }).clauses.filter(({ field }) => field === 'text');
      expect(own.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
    }
  });
});
