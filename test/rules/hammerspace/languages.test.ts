import { describe, expect, it } from 'vitest';
import { openSet } from '../../../rules/open.ts';

const trait = (text: string) => ({ name: 'Calm', text });
const hornets = {
  name: 'Hornets',
  kind: 'attack',
  type: 'chemical',
  subtype: 'biological',
  strength: 4,
  hits: 'one',
  text: 'If the defence die shows 3 or less, the defender loses their next turn.',
};

function problemsOf(spanish: Readonly<Record<string, unknown>>, language = 'es') {
  const files = {
    'set.json': { id: 'sale', system: 'hammerspace', format: 1, name: 'Sale', language: 'en' },
    'cards/hornets.json': hornets,
    'traits/calm.json': trait('+3 to your defences if you attacked nobody in your last turn.'),
    [`texts/${language}/set.json`]: { '/name': 'Mercadillo' },
    [`texts/${language}/hornets.json`]: {
      '/name': 'Avispones',
      '/text': 'Si el dado de defensa muestra 3 o menos, el defensor pierde su próximo turno.',
      ...spanish,
    },
    [`texts/${language}/calm.json`]: {
      '/name': 'Apacible',
      '/text': '+3 a tus defensas si no atacaste a nadie en tu último turno.',
    },
  };
  const texts = Object.entries(files).map(([file, data]) => [file, JSON.stringify(data)] as const);
  return openSet('sale', new Map(texts)).problems.filter(({ code }) => code.startsWith('translation/'));
}

describe('a set in English and Spanish', () => {
  it('has nothing to say where both do the same', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('says what a translation does that the original does not', () => {
    const [problem, ...more] = problemsOf({
      '/text': 'Si el dado de ataque muestra 3 o menos, el defensor pierde su próximo turno.',
    });
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ severity: 'warning', code: 'translation/differs', file: 'texts/es/hornets.json' });
    expect(problem?.message).toMatch(/"Hornets" does something else in Spanish \(es\).*defence die.*attack die/);
  });

  it('says which translation it cannot read, and takes no part of it for the whole', () => {
    for (const text of [
      'Si el dado de defensa muestra 3 o menos, el defensor se aburre.',
      'El defensor pierde su próximo turno. Pero solo los martes.',
    ]) {
      expect(problemsOf({ '/text': text })).toMatchObject([{ code: 'translation/not-read' }]);
    }
  });

  it('says of a third language that nobody checks it', () => {
    expect(problemsOf({}, 'fr')).toMatchObject([{ severity: 'note', code: 'translation/not-checked' }]);
  });
});
