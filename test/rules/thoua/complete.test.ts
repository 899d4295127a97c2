import { describe, expect, it } from 'vitest';
import { sentenceList } from '../../../rules/thoua/notation/sentence-list.ts';
import { reader } from '../../../rules/thoua/reader.ts';
import { fist, open } from './set-files.ts';

const set = open({
  'conditions/dazed.json': { name: 'Dazed', text: 'Target takes Attack Rolls -2.' },
}).set!;
const { complete, fixes, read } = reader(set);

type Asked = Parameters<typeof read>[0];
const written = (text: string, slot: Asked['slot'] = 'effect', ability: object = fist): Asked =>
  ({
    pointer: `/${slot}`,
    name: 'Fist',
    text,
    slot,
    byHand: undefined,
    ability: { ...ability, [slot]: text },
  }) as Asked;
const options = (text: Asked) => complete!(text, text.text.length).options;

describe('a THOUA text while it is written', () => {
  it('is offered sentences that begin so and would be played, with what they do', () => {
    const found = options(written('Enemy t'));
    expect(found[0]).toMatchObject({ text: 'Enemy takes Earth Damage 1d8.', kind: 'phrase' });
    expect(found[0]?.told).not.toBe('');
    // Behind a sentence the next one is offered, in its place.
    const text = 'Enemy takes Earth Damage 1d8. Self m';
    expect(complete!(written(text), text.length)).toMatchObject({
      from: 30,
      options: expect.arrayContaining([expect.objectContaining({ text: 'Self may move up to 2 Spaces.' })]),
    });
  });

  it('is offered only what fits the ability', () => {
    const passive = { ...fist, type: 'passive', actionPoints: undefined, cooldown: undefined, roll: undefined };
    const said = options(written('', 'effect', passive)).map(({ text }) => text);
    expect(said).toContain('Self gains Attack Rolls +1.');
    expect(said).not.toContain('Creates an Obstacle in an open space.');
  });

  it('is offered the names of conditions', () => {
    expect(options(written('Enemy takes Earth Damage 1d8. Enemy gains Daz'))).toContainEqual({
      ...{ text: 'Dazed Condition', kind: 'name', told: 'A condition.', from: 42, to: 45 },
    });
  });

  it('says what was probably meant, where that would be played', () => {
    const text = written('Enmy taks Erth Damage 1d8.');
    const [clause] = read(text).clauses.filter(({ status }) => status === 'manual');
    expect(fixes!(text, clause!)).toMatchObject([{ from: 0, to: 26, text: 'Enemy takes Earth Damage 1d8.' }]);
    expect(options(text)[0]).toMatchObject({ kind: 'meant', text: 'Enemy takes Earth Damage 1d8.' });
    const odd = written('Sing a song of the hills.');
    expect(fixes!(odd, read(odd).clauses.find(({ status }) => status === 'manual')!)).toEqual([]);
  });

  it('knows no sentence that is never played', () => {
    const abilities = [
      fist,
      { ...fist, type: 'control', roll: 'status' },
      { ...fist, type: 'support', target: 'ally', shape: 'burst', range: 2, roll: undefined },
      { ...fist, type: 'support', target: 'ally', shape: 'aura', range: 2, roll: undefined },
      { ...fist, type: 'support', target: 'space', range: 2, roll: undefined },
      { ...fist, shape: 'burst', range: 2 },
      { ...fist, shape: 'area', area: '2x2', range: 2 },
      { ...fist, shape: 'line', range: 2 },
      { ...fist, shape: 'splash', range: 2 },
      { ...fist, type: 'passive', target: 'self', roll: undefined, effect: 'Self gains Attack Rolls +1.' },
      { ...fist, type: 'passive', target: 'ally', shape: 'aura', range: 2, roll: undefined },
      { ...fist, type: 'support', target: 'ally', roll: undefined, effect: 'Ally Heals 1d8.' },
      {
        ...fist,
        type: 'control',
        roll: 'status',
        effect: '1d12, if successful: Enemy takes Attack Rolls -2 for 2 Turns.',
      },
    ];
    const dead = Object.entries(sentenceList).flatMap(([slot, all]) =>
      all.filter((said) => {
        const text = said.replaceAll('@', 'Earth');
        return !abilities.some((ability) => {
          const { clauses } = read(written(text, slot as Asked['slot'], ability));
          return clauses.filter(({ field }) => field === 'text').every(({ status }) => status === 'run');
        });
      }),
    );
    expect(dead).toEqual([]);
  });
});
