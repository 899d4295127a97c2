import { describe, expect, it } from 'vitest';
import { valyrStarter } from '../../../app/studio/valyr-starter.ts';
import { valyrFaces } from '../../../exporters/face/valyr/faces.ts';
import { openSet } from '../../../rules/open.ts';

const facesOf = (change: (files: Map<string, string>) => void = () => {}) => {
  const files = valyrStarter('ford', 'The Ford');
  change(files);
  const { set } = openSet('ford', files);
  if (!set) throw new Error('no set');
  return valyrFaces(set, new Map());
};

describe('faces of a Valyr set', () => {
  it('fit their cards when the set is new, and lead from each stat to its field', () => {
    const { decks, boards, problems } = facesOf();
    expect(problems).toEqual([]);
    expect(decks.map(({ cards }) => cards.length)).toEqual([3, 2]);
    expect(boards.map(({ ref, columns, rows }) => [ref, columns, rows])).toEqual([['ford/kitchen-table', 36, 36]]);
    const reeve = decks[0]?.cards.find(({ ref }) => ref === 'ford/reeve-of-the-ford');
    const pointers = reeve?.zones.map(({ pointer }) => pointer);
    expect(pointers).toEqual(
      expect.arrayContaining(
        '/name /attack /defence /movement /health /energy /appraisal /range /abilities/0/text'.split(' '),
      ),
    );
  });

  it('show a range as a scale of its bands', () => {
    const slinger = facesOf().decks[0]?.cards.find(({ ref }) => ref === 'ford/reed-slinger');
    expect(slinger?.text).toContain('Range: 0 (−2/−2) 2 (–) 9');
    const printed = JSON.stringify(slinger?.front);
    for (const word of ['−2/−2', '"2"', '"9"']) expect(printed).toContain(word);
  });

  it('leave the picture out where abilities need its room', () => {
    const { decks, problems } = facesOf((files) => {
      const file = 'units/reeve-of-the-ford.json';
      const unit = JSON.parse(files.get(file) ?? '');
      const ability = {
        kind: 'active',
        text: 'Once per turn as an action, choose an enemy within 4 range. '.repeat(3),
      };
      unit.abilities = ['a', 'b', 'c'].map((id) => ({ ...ability, name: `Order ${id}` }));
      files.set(file, JSON.stringify(unit));
    });
    expect(problems).toEqual([]);
    const reeve = decks[0]?.cards.find(({ ref }) => ref === 'ford/reeve-of-the-ford');
    expect(reeve?.text).toContain('Attack 4–12, Defence 2–1');
    expect(reeve?.text).toContain('Energy 3, Appraisal 250');
    expect(reeve?.over).toBe(0);
  });

  it('add up the appraisals of an army', () => {
    const watch = facesOf().decks[1]?.cards.find(({ ref }) => ref === 'ford/watch-of-the-ford');
    expect(watch?.text).toContain('4 Ford Spear: 300');
  });
});
