import { expect, it } from 'vitest';
import { causesByHand, wordsOfFix } from '../../../renderer/model/manual-clauses.ts';
import type { TextRead } from '../../../renderer/worker/questions.ts';

/** A text of these clauses by hand, with their reasons. */
function byHand(
  name: string,
  clauses: readonly (readonly [said: string, reason: string])[],
  reason?: string,
): TextRead {
  const text = clauses.map(([said]) => `${said}. `).join('');
  return {
    name,
    text,
    isTried: false,
    standIns: false,
    similar: false,
    clauses: [
      ...(reason === undefined
        ? []
        : [{ field: 'name' as const, from: 0, to: name.length, status: 'manual' as const, reason }]),
      ...clauses.map(([said, why]) => {
        const from = text.indexOf(said);
        return { field: 'text' as const, from, to: from + said.length, status: 'manual' as const, reason: why };
      }),
    ],
    told: [],
    spans: [],
    fixes: [],
  };
}

it('tells what is by hand by its cause, with all that hangs on it, also over others', () => {
  const { name, clauses } = causesByHand(
    byHand('Zap', [
      ['Range 3', 'depends on "They sing"'],
      ['Draw two cards', '"Draw two cards" is not understood'],
      ['They sing until dawn', 'depends on "Draw two cards"'],
      ['Push 1', 'depends on "facing"'],
    ]),
  );
  expect(name).toBeUndefined();
  expect(clauses.map(({ quote, hanging }) => [quote, ...hanging])).toEqual([
    ['Draw two cards', 'Range 3', 'They sing until dawn'],
    ['Push 1'],
  ]);
});

it('tells with a name that is by hand what hangs on it', () => {
  const read = byHand('When you are sad', [['Heal 1', 'depends on "When you are sad"']], '"When" is not understood');
  expect(causesByHand(read)).toMatchObject({ name: { quote: 'When you are sad', hanging: ['Heal 1'] }, clauses: [] });
});

it.each([
  ['target gains 1 slwo', 'target gains 1 slow', { said: 'slwo', meant: 'slow' }],
  ['pussh 1', 'push 1', { said: 'pussh', meant: 'push' }],
  ['nd then push 1', 'and then push 1', { said: 'nd', meant: 'and' }],
  ['take take 2', 'take 2', { meant: 'take 2' }],
])('tells of a fix from "%s" to "%s" the words that change', (said, meant, told) => {
  expect(wordsOfFix({ text: meant, told: '', from: 4, to: 4 + said.length }, `Zap ${said}.`)).toEqual(told);
});
