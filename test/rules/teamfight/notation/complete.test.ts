import { describe, expect, it } from 'vitest';
import { complete } from '../../../../rules/teamfight/notation/complete.ts';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { offered, type Spot } from '../../../../rules/teamfight/notation/words/phrase-list.ts';
import { spans } from '../../../../rules/teamfight/notation/words/spans.ts';
import { wordsOf } from '../../../../rules/teamfight/notation/words/words.ts';
import { shipped } from '../support.ts';

const words = wordsOf([shipped('saltmarch'), shipped('common')]);

const at = (text: string, slot: Slot = 'ability', cursor = text.length) =>
  complete({ slot, name: 'Card', text, at: cursor }, words);
const texts = (text: string, slot?: Slot) => at(text, slot).options.map((option) => option.text);

describe('what could stand at the cursor', () => {
  it.each<[text: string, slot: Slot, first: string]>([
    ['', 'ability', 'Tap:'],
    ['', 'passive', 'When'],
    ['Tap:\nRa', 'ability', 'Range 3, 1dmg.'],
    ['Range ', 'ability', '1'],
    ['Range 3, ', 'ability', '1dmg'],
    ['Range 3, 1', 'ability', 'dmg'],
    ['Range 3, 1dmg, Sl', 'ability', 'Slow'],
    ['Gain 1 L', 'ability', 'Luck'],
    ['Summon a ', 'ability', 'Drowned Bosun'],
    ['Place an O', 'ability', 'Oil'],
    ['Until ', 'ability', 'the start of your next turn'],
    ['When ', 'passive', 'you take damage,'],
    ['When an ', 'passive', 'enemy enters a space in range 2,'],
    ['When an enemy en', 'passive', 'enters a space in range 2,'],
    ['If ', 'ability', 'you have'],
    ['Range 3, 1dmg. If the target ', 'ability', 'has'],
    ['If you have ', 'ability', 'Bright Stance'],
    ['While ', 'passive', 'you have'],
    ['At ', 'token', 'the start of your turn,'],
    ['At the end of ', 'rules', 'each round,'],
    ['On ', 'ability', 'hit:'],
    ['Range 3, 1dmg, Slow ', 'ability', 'until the start of your next turn'],
    ['2/Game, ', 'ability', 'Tap:'],
    ['Heal ', 'ability', '1'],
    ['Spend ', 'ability', 'Luck'],
    ['2/Game, Reaction:\n', 'ability', 'When'],
    ['', 'hazard', '1dmg'],
    ['', 'map', 'At the end of each round,'],
    ['Each control ', 'map', 'point scores 1.'],
    ['Enemies in ', 'ability', 'range'],
  ])('behind %j of a text of kind %s is first %j', (text, slot, first) => {
    expect(texts(text, slot)[0]).toBe(first);
  });

  it('takes the place of the letters before the cursor, with what it means in a line', () => {
    const { from, to, options } = at('Range 3, 1dmg, Sl and more', 'ability', 17);
    expect([from, to]).toEqual([15, 17]);
    expect(options[0]).toEqual({ text: 'Slow', kind: 'name', told: expect.stringMatching(/^Condition: .+\.$/) });
  });

  it('is first what was probably meant where a word is misspelt, in the place of the clause', () => {
    const text = 'Range 3, 1dmg, pussh 2.';
    const [option] = at(text).options;
    expect(option).toMatchObject({ kind: 'meant', text: 'push 2', told: expect.stringContaining('away from you') });
    expect(text.slice(option?.from, option?.to)).toBe('pussh 2');
    expect(at('Range 3, 1dmg, give Imobbile.').options[0]).toMatchObject({ kind: 'meant', text: 'give Immobile.' });
    expect(at('Push 4 if it rains').options.some(({ kind }) => kind === 'meant')).toBe(false);
    expect(at('Sing a song.').options.some(({ kind }) => kind === 'meant')).toBe(false);
  });

  it.each(['Range 3', 'Range 3 ', 'The ', 'Range 3, 1dmg. They dance '])(
    'is nothing behind %j, where nothing is sure',
    (text) => {
      expect(texts(text)).toEqual([]);
    },
  );

  it('is read where it is offered, each phrase of it', () => {
    /** How phrases go on that are only a beginning. */
    const whole: Readonly<Record<string, string>> = {
      'Spend 1': 'Spend 1 Luck:',
      'Reaction:': 'Reaction:\nWhen you take damage,',
      Requires: 'Requires hooded stance',
      Range: 'Range 2, 1dmg',
      'Enemy in range 3': 'Enemy in range 3, 1dmg',
      'Ally in range 3': 'Ally in range 3, push 1',
      'burst 1 of target': 'burst 1 of target, 1dmg',
      'line 3': 'line 3, 1dmg',
      'path 3': 'path 3, 1dmg',
      'Enemies in burst 1': 'Enemies in burst 1 of you, 1dmg',
      'You and allies in range 2': 'You and allies in range 2 heal 1',
      'Choose one --': 'Choose one --\n- Heal 1.\n- Move 1',
      'Roll a die.': 'Roll a die.\n- 1-3: heal 1.\n- 4-6: move 1',
      'On hit:': 'On hit: heal 1',
      'On miss:': 'On miss: heal 1',
      'On kill:': 'On kill: heal 1',
      If: 'If you have Luck, heal 1',
      Else: 'If you have Luck, heal 1. Else move 1',
      When: 'When you take damage, heal 1',
      While: 'While you have Luck, you have +1def',
      'At the start of your turn,': 'At the start of your turn, heal 1',
      'At the end of your turn,': 'At the end of your turn, heal 1',
      'Allies in range 2 have': 'Allies in range 2 have +1def',
      'Enemies in range 2 have': 'Enemies in range 2 have -1def',
      'At the end of each round,': 'At the end of each round, all units heal 1',
      'At the start of round 3,': 'At the start of round 3, all units heal 1',
      'Each hero has': 'Each hero has +1 speed',
      'Each hero starts with 1': 'Each hero starts with 1 Luck',
      'All units': 'All units have +1 speed',
      'you have': 'you have Luck,',
      'the target has': 'the target has Slow,',
      'you are in': 'you are in Oil,',
      Until: 'Until the end of your turn, you have +1def',
      'gain 1': 'gain 1 Luck',
      summon: 'summon a Mud Crab in an empty space in range 2',
      place: 'place an Oil in an empty space in range 2',
    };
    const frames: Readonly<Record<Exclude<Spot, 'name'>, (said: string) => readonly [Slot, string]>> = {
      cost: (said) => ['ability', /[:.,]$/.test(said) ? `${said}\nHeal 1.` : `${said}.`],
      sentence: (said) => ['ability', `Range 3, 1dmg.\n${said}.`],
      standing: (said) => ['passive', `${said}.`],
      effect: (said) => ['ability', `Range 3, 1dmg, ${said}.`],
      amount: (said) => {
        if (said.startsWith('/')) return ['ability', `1${said}:\nHeal 1.`];
        return ['ability', said === 'overshield' ? 'You gain 1 overshield.' : `Range 3, 1dmg, +1${said}.`];
      },
      distance: (said) => ['ability', `Range ${said}, 1dmg.`],
      place: (said) => ['ability', `Enemies in ${said}, 1dmg.`],
      duration: (said) => ['ability', `Until ${said}, you have +1def.`],
      trigger: (said) => ['passive', `When ${said.replace(/,$/, '')}, heal 1.`],
      outcome: (said) => ['ability', `Range 3, 1dmg.\nOn ${said} heal 1.`],
      number: (said) => ['ability', `Heal ${said}.`],
      moment: (said) => ['passive', `At ${said} heal 1.`],
      round: (said) => ['rules', `At ${said} all units heal 1.`],
      question: (said) => ['ability', `Range 3, 1dmg. If ${said} heal 1.`],
      lasting: (said) => ['ability', `Range 3, 1dmg, Slow ${said}.`],
      answer: (said) => ['ability', `Reaction:\n${said}.`],
      match: (said) => ['rules', `${said}.`],
    };
    const unread = offered.flatMap(({ text: phrase, spots }) =>
      spots.flatMap((spot) => {
        if (spot === 'name' || (spot === 'amount' && phrase === 'dmg')) return [];
        const [slot, text] = frames[spot]((whole[phrase] ?? phrase).replace(/\.$/, ''));
        const { clauses } = read({ slot, name: 'Card', text }, words);
        return clauses.some(({ status }) => status === 'manual') ? [`${spot}: ${text}`] : [];
      }),
    );
    expect(unread).toEqual([]);
  });
});

describe('the spans of a text', () => {
  const coloured = (text: string, slot: Slot = 'ability') =>
    spans({ slot, name: 'Card', text }, words).map(({ from, to, kind }) => `${kind} ${text.slice(from, to)}`);

  it('tell what each part of it is', () => {
    expect(coloured('Tap:\nEnemy in range 2, 1dmg, Immobile.\nOn hit: push 2. Sing a song.')).toEqual([
      'cost Tap',
      'range range 2',
      'effect 1dmg',
      'word Immobile',
      'trigger On hit',
      'effect push 2',
      'manual Sing a song',
    ]);
    expect(coloured('2/Game, Free Action:\nUntil the start of your next turn, you have +2def.')).toEqual([
      'cost 2/Game',
      'cost Free Action',
      'duration Until the start of your next turn',
      'effect +2def',
    ]);
    expect(coloured('Whenever an enemy ends its move in range 2, 1dmg to it.', 'passive')[0]).toBe(
      'trigger Whenever an enemy ends its move in range 2',
    );
    expect(coloured('Enemies in burst 2, 1dmg.')).toEqual(['area burst 2', 'effect 1dmg']);
  });

  it('come in order and never overlap, whatever is written, and long texts do not hang', () => {
    const units = [
      'Range 4, 1dmg, push 2. ',
      'when until on hit, ',
      '- 1/Game\n',
      'qwertz Imobile, ',
      'a',
      '\n',
      '**',
      '“’',
    ];
    for (const unit of units) {
      const text = unit.repeat(2500).slice(0, 5000);
      let end = 0;
      for (const { from, to } of spans({ slot: 'ability', name: 'Card', text }, words)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
      for (const cursor of [0, 17, text.length, text.length + 9]) {
        const { from, to } = at(text, 'ability', cursor);
        expect([from <= to, to <= text.length]).toEqual([true, true]);
      }
    }
  });
});
