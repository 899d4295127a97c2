import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { bare, word } from './vocabulary.ts';

const hunt = 'Range 3, give the target your Hunt Mark.';
const rope =
  'Range 1, give target your Grapnel Rope.\nYou and the unit with your Grapnel Rope cannot move to be farther than range 3.\nEnds when you or the unit with your Grapnel Rope die.';
const spite = 'Range 3, give the 2 Sting and a Spite token:\n  Moving away from you costs twice as many spaces.';

const words = wordsFrom([
  word('condition', 'Sting', { text: 'At the end of your turn, take 1 damage.' }),
  word('condition', 'Clinch', { text: 'Affects a pair of adjacent units. They glare.' }),
  word('condition', 'Immobile', { text: 'You cannot move voluntarily.' }),
  word('token', 'Hunt Mark'),
  word('token', 'Grapnel Rope Kit'),
  word('token', 'Spite', {
    text: 'Moving away from Bella costs you twice as many spaces.',
    owners: ['t/bella'],
  }),
  word('hero', 'Bella'),
  word('ability', 'Throw', { ref: 't/bella', text: rope, owners: ['t/bella'], hands: ['t/grapnel-rope-kit'] }),
]);

function reading(text: string, name = '') {
  const { clauses, program } = read({ slot: 'ability', name, text }, words);
  return { reasons: clauses.flatMap(({ reason }) => reason ?? []), program: bare(program) as typeof program };
}

const has = { is: 'has', of: 'each', token: 't/hunt-mark', yours: true };

describe('the one token that a text gives', () => {
  it('is "the mark" behind it, for what holds while somebody has it and for what takes it away', () => {
    const { reasons, program } = reading(
      `${hunt}\nYou deal +2 damage to the unit with the mark.\nWhile a unit has the mark, you are immobilized.\nYou may remove the mark as a Free Action at the start of your turn.`,
    );
    expect(reasons).toEqual([]);
    expect(program.rules).toMatchObject([
      { rule: 'change', what: 'damage-dealt', against: { if: [has] } },
      { rule: 'is', flag: 'no-voluntary-movement', if: [{ is: 'there-is', who: { side: 'any', if: [has] } }] },
      {
        rule: 'ability',
        program: {
          use: { action: 'free', at: 'turn-start', needs: [{ is: 'there-is' }] },
          body: [{ node: 'each', who: { if: [has] }, then: [{ node: 'lose', token: 't/hunt-mark', yours: true }] }],
        },
      },
    ]);
  });

  it('is not, where several were given or none is a mark', () => {
    const two =
      'Range 3, give the target your Hunt Mark. Give the target a Spite.\nYou deal +2 damage to the unit with the mark.';
    expect(reading(two).reasons).not.toEqual([]);
    const none = 'Range 3, give the target a Spite.\nYou deal +2 damage to the unit with the mark.';
    expect(reading(none).reasons).not.toEqual([]);
  });

  it('is called by the beginning of its name where the file of the ability lists it, and only there', () => {
    const { reasons, program } = reading(rope, 'Throw');
    expect(reasons).toEqual([]);
    expect(program.body).toMatchObject([{ node: 'target', then: [{ node: 'give', token: 't/grapnel-rope-kit' }] }]);
    // Who has it loses it in dying anyway.
    expect(program.rules.at(-1)).toMatchObject({ rule: 'when', trigger: { on: 'dies', who: { side: 'you' } } });
    expect(reading(rope, 'Toss').reasons).not.toEqual([]);
  });

  it('is called by some words of either name where it has two, with the word token, and by no less', () => {
    const lit: Word = {
      kind: 'token',
      ref: 't/lit',
      name: 'Lamp Oil lit or Third Sun Ray hit',
      text: '',
      owners: ['t/hunter'],
      fields: {},
    };
    const said = 'Range 2, 1dmg. Give a Lamp Oil token. If they have 2 Sun Ray tokens, 1dmg.';
    const card = (text: string, owner = 't/hunter'): Word => ({
      kind: 'ability',
      ref: owner,
      name: 'Shine',
      text,
      owners: [owner],
      fields: {},
    });
    const by = (text: string, owner?: string, more: readonly Word[] = []) =>
      read({ slot: 'ability', name: 'Shine', text }, wordsFrom([lit, card(text, owner), ...more])).clauses.every(
        ({ status }) => status !== 'manual',
      );
    expect(by(said)).toBe(true);
    expect(by('Range 2, 1dmg. Give a Lamp Oil.')).toBe(false);
    expect(by(said, 't/ogre')).toBe(false);
    expect(by(said, 't/hunter', [{ ...lit, ref: 't/oil', name: 'Lamp Oil Flask' }])).toBe(false);
  });

  it('says on the card, from the side of who gives it, what it says itself, or is by hand', () => {
    expect(reading(spite).reasons).toEqual([]);
    expect(reading(spite.replace('away from', 'closer to')).reasons).not.toEqual([]);
  });

  it('binds two where it says so: both have it, and on a miss nobody has', () => {
    const { reasons, program } = reading('Range 3, +2def, clinch them.');
    expect(reasons).toEqual([]);
    expect(program.body).toMatchObject([
      {
        then: [
          { node: 'give', token: 't/clinch', to: 'target' },
          { node: 'if', if: [{ is: 'hit' }], then: [{ node: 'give', token: 't/clinch', to: 'you' }] },
        ],
      },
    ]);
    expect(reading('Enemies in range 2, clinch them.').reasons).not.toEqual([]);
  });
});

describe('what a card has by its own passive', () => {
  const lose = 'Range 3, 2dmg. You lose Armor.';
  const lost = (passive: string) => {
    const card = {
      kind: 'passive',
      ref: 't/knight',
      name: passive,
      text: '',
      owners: ['t/knight'],
      fields: {},
    } as const;
    const beat = { ...card, kind: 'ability', name: 'Beat', text: lose } as const;
    const all = wordsFrom([word('condition', 'Armor', { text: 'You receive -1 damage.' }), card, beat]);
    return read({ slot: 'ability', name: 'Beat', text: lose }, all).clauses.map(({ status }) => status);
  };

  it.each(['Armor', 'You have Armor'])('is no token that it could lose: %s', (passive) => {
    expect(lost(passive)).toEqual(['reminder', 'run', 'run', 'manual']);
  });

  it('is lost where it was given', () => {
    expect(lost('Bristling')).toEqual(['reminder', 'run', 'run', 'run']);
  });
});
