import { expect, it } from 'vitest';
import { causesByHand, manualClauses, wordsOfFix } from '../../../renderer/model/manual-clauses.ts';
import type { TextRead } from '../../../renderer/worker/questions.ts';

interface Said {
  readonly said: string;
  readonly reason?: string;
  readonly on?: number;
}

/** A text of these clauses by hand; behind a name by hand, that one is the first. */
function byHand(name: string, clauses: readonly Said[], ofName?: Omit<Said, 'said'>): TextRead {
  const text = clauses.map(({ said }) => `${said}. `).join('');
  const clause = (field: 'name' | 'text', from: number, { reason, on }: Omit<Said, 'said'>, length: number) => ({
    ...{ field, from, to: from + length, status: 'manual' as const },
    ...(on === undefined ? { reason: reason ?? 'not understood' } : { reason: 'depends on that', dependsOn: on }),
    ...(on === undefined && reason === undefined && { notUnderstood: true as const }),
  });
  let from = 0;
  const ofText = clauses.map((one) => {
    const found = clause('text', from, one, one.said.length + 2);
    from = found.to;
    return found;
  });
  return {
    name,
    text,
    isTried: false,
    standIns: false,
    similar: false,
    clauses: [...(ofName ? [clause('name', 0, ofName, name.length)] : []), ...ofText],
    told: [],
    spans: [],
    fixes: [],
  };
}

it('tells what is by hand by its cause, with all that hangs on it, though another clause has the same words', () => {
  const { name, clauses } = causesByHand(
    byHand('Zap', [
      { said: 'They sing', on: 3 },
      { said: '- Push 1', on: 3 },
      { said: 'Draw two cards' },
      { said: 'They sing' },
      { said: 'They sing, until dawn', on: 2 },
    ]),
  );
  expect(name).toBeUndefined();
  expect(clauses.map(({ quote, hanging }) => [quote, ...hanging])).toEqual([
    ['Draw two cards', 'They sing, until dawn'],
    ['They sing', 'They sing. - Push 1'],
  ]);
  expect(manualClauses(byHand('Zap', [{ said: 'Heal 1', on: 1 }, { said: 'They sing, until dawn' }]))[0]).toMatchObject(
    {
      hangsOn: 'They sing',
    },
  );
});

it('tells with a name that is by hand what hangs on it, and of what a name hangs on', () => {
  const onName = byHand('When you are sad', [{ said: 'Heal 1', on: 0 }], {});
  expect(causesByHand(onName)).toMatchObject({ name: { quote: 'When you are sad', hanging: ['Heal 1'] }, clauses: [] });
  const onText = byHand('When you are hit', [{ said: 'They sing' }], { on: 1 });
  expect(causesByHand(onText)).toMatchObject({
    name: undefined,
    clauses: [{ quote: 'They sing', hanging: ['When you are hit'] }],
  });
});

it('tells once what is wrong with several clauses in a row, and each that is not understood', () => {
  const reason = 'it does not say how often';
  const read = byHand('Zap', [
    { said: 'Heal 1', reason },
    { said: 'Move 2', reason },
    { said: 'Sing' },
    { said: 'Dance' },
  ]);
  expect(causesByHand(read).clauses.map(({ quote }) => quote)).toEqual(['Heal 1. Move 2', 'Sing', 'Dance']);
});

it.each([
  ['target gains 1 slwo', 'target gains 1 slow', { said: 'slwo', meant: 'slow' }],
  ['pussh 1', 'push 1', { said: 'pussh', meant: 'push' }],
  ['nd then push 1', 'and then push 1', { said: 'nd', meant: 'and' }],
  ['take take 2', 'take 2', { meant: 'take 2' }],
])('tells of a fix from "%s" to "%s" the words that change', (said, meant, told) => {
  expect(wordsOfFix({ text: meant, told: '', from: 4, to: 4 + said.length }, `Zap ${said}.`)).toEqual(told);
});
