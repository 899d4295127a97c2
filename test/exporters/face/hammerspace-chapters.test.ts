import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../../../exporters/face/chapters.ts';
import { openSet } from '../../../rules/open.ts';

function chaptersIn(language: string, rules: object | string = 'current') {
  const manifest = { id: 'sale', system: 'hammerspace', format: 1, name: 'Sale', language, rules };
  const { set } = openSet('sale', new Map([['set.json', JSON.stringify(manifest)]]));
  if (!set) throw new Error('The set cannot be opened.');
  return chaptersOf(set);
}
const textOf = (...asked: Parameters<typeof chaptersIn>) =>
  chaptersIn(...asked)
    .flatMap(({ entries }) => entries)
    .map(({ name, text }) => `${name}\n${text}`)
    .join('\n');

describe('the rules sheet of a brawl', () => {
  it('has rules and a player aid in the language of the set, with the same texts in both', () => {
    const [english, spanish, other] = ['en-GB', 'es', 'fr'].map((language) => chaptersIn(language));
    expect(english!.map(({ title }) => title)).toEqual(['Sale: rules', 'Sale: player aid']);
    expect(spanish!.map(({ title }) => title)).toEqual(['Sale: reglas', 'Sale: ayuda de juego']);
    const linesOf = (chapters: typeof english) =>
      chapters!.flatMap(({ entries }) => entries.map(({ text }) => text.split('\n').length));
    expect(linesOf(spanish)).toEqual(linesOf(english));
    expect(other!.flatMap(({ entries }) => entries)).toEqual(english!.flatMap(({ entries }) => entries));
  });

  it.each([
    ['en', '20 HP in counters (3 of 5 and 5 of 1)', '30 HP in counters (5 of 5 and 5 of 1)'],
    ['es', '20 PV en contadores (3 de 5 y 5 de 1)', '30 PV en contadores (5 de 5 y 5 de 1)'],
  ])('says in %s what the rule options say (H-002)', (language, current, older) => {
    expect(textOf(language)).toContain(current);
    expect(textOf(language, 'older')).toContain(older);
  });

  it('leaves out what the options take away', () => {
    const bare = { traitsKept: 0, reordering: false, flipWithCards: false, turnLimit: 12, passing: 'stuck' };
    const text = textOf('en', bare);
    expect(textOf('en')).toMatch(/trait/);
    expect(text).not.toMatch(/trait|another order|already is then turned up/);
    expect(text).toContain('after 12 turns of all players together');
    expect(text).toContain('if you have no card to play, pass');
    expect(textOf('es', bare)).not.toMatch(/car[aá]cter|otro orden|orden de (?:tu|su) fila/);
  });
});
