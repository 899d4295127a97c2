import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { reading, word } from './vocabulary.ts';

const byHand = (text: string) =>
  reading('ability', text).clauses.flatMap((clause) => /^manual: ([\s\S]*)/.exec(clause)?.[1] ?? []);

describe('how far what is not understood reaches', () => {
  it('stays with its number of a die', () => {
    expect(byHand('Roll a die.\n- 1-2: Heal 1\n- 3-6: Jump around the moon.')).toEqual(['Jump around the moon.']);
    expect(byHand('Roll a die --\n1-3: Hare. Heal 1\n4-6: Owl. Push the moon.')).toEqual(['Push the moon.']);
  });

  it('is no more than itself where somebody is named anew, and what that one can', () => {
    expect(byHand('Range 3, 2dmg, and the target can see the moon.')).toEqual(['the target can see the moon.']);
    // What an attack comes to changes what stands before it.
    expect(byHand('Range 3, 2dmg, and they have half the damage of the moon.').length).toBeGreaterThan(1);
  });

  it('is no limit where it answers a death, says what nobody may do for a while, or begins with what is done', () => {
    const death = 'If you would die while the moon is up, you may flip this to live instead.';
    expect(byHand(`1/Game\nHeal 4.\n---\n${death}`)).toEqual([death]);
    expect(byHand('Ultimate 4\nCall an Owl. Heal 2.')).toEqual(['Call an Owl.']);
    const shut = 'Units in the area cannot attack out of it until the moon sets.';
    expect(byHand(`Ultimate 4\nRange 1 3x3, 3dmg\n${shut}`).join('')).not.toContain('3dmg');
    // What others may not do to you, and what comes in every turn, limits nothing that you do.
    expect(byHand('Free Action\nHeal 1. Enemies under the moon can’t target you.')).toEqual([
      'Enemies under the moon can’t target you.',
    ]);
    expect(byHand('1/Game\nHeal 1.\nAt the start of each turn, the moon moves 1.')).not.toContain('Heal 1.');
    const harm = 'When they would take damage, instead the moon does.';
    expect(byHand(`1/Game\nHeal 1.\n${harm}`)).toEqual([harm]);
    expect(byHand(`1/Game\nRange 3, 2dmg.\n${harm}`).length).toBeGreaterThan(1);
    // This one is a limit of the whole ability.
    expect(byHand('1/Game\nHeal 4. This can only be used under the moon.')).toContain('Heal 4.');
  });
});

describe('what a card says of its own summons and abilities', () => {
  const own = { owners: ['t/keeper'] };
  const text = (slot: 'ability' | 'passive', name: string, said: string, bearer = 't/keeper', more: Word[] = []) => {
    const words = wordsFrom([
      word('hero', 'Keeper', { ref: 't/keeper' }),
      word('condition', 'Slow'),
      word('summon', 'Otter', { fields: { health: 3, speed: 4 }, ...own }),
      word('summon', 'Stoat', { fields: { health: 2, speed: 4 }, ...own }),
      word('ability', 'Nip', { ref: 't/keeper', text: 'Range 1, 2dmg', ...own }),
      word(slot, name, { ref: bearer, text: said, owners: [bearer] }),
      ...more,
    ]);
    const { clauses, program } = read({ slot, name, text: said }, words);
    return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
  };

  it('either of two summons comes', () => {
    expect(text('ability', 'Call', 'Summon an Otter or a Stoat in range 2.')).toBe(
      'Costs a Standard Action. Choose one; “Otter” (choose an empty space within range 2 that you see; summon 1 Otter there); “Stoat”: choose an empty space within range 2 that you see; summon 1 Stoat there.',
    );
  });

  it('"the Otter" is one’s own where no other card has one', () => {
    expect(text('ability', 'Send', 'The Otter moves 3 and uses its default attack.')).toBe(
      'Costs a Standard Action. Choose an Otter of yours, seen or not. The target moves up to 3. The target uses a default attack as a Free Action.',
    );
  });

  it('an ability gives what it did not, and the next one deals more', () => {
    expect(text('ability', 'Hone', '1/Game\nFor the rest of the game, Nip gives Slow.')).toContain(
      'when you hit with a Nip: the other unit gains Slow',
    );
    expect(text('ability', 'Hone', '+1 damage on your next Nip.')).toContain('you deal +1 damage (only with Nip)');
  });

  it('the hero who summons it lives or is dead', () => {
    expect(text('passive', 'Immune to forced movement while Keeper lives', '', 't/otter')).toBe(
      'While there is your summoner, you cannot be moved by enemies.',
    );
  });

  it('the hero who summons it is named with "the", and how far it is from it asked', () => {
    expect(text('passive', 'On death', 'The Keeper takes 2 irreducible damage.', 't/otter')).toBe(
      'When you die: your summoner: that unit takes 2 damage that nothing lowers.',
    );
    expect(
      text('passive', 'Start of turn', 'If the Keeper is not in range 4, move towards the Keeper.', 't/otter'),
    ).toBe(
      'When your turn starts: if there is no summoner of yours within range 4 of you: choose a space of your summoner at any range, seen or not; move up to 1 for every point of your speed to end nearer to the chosen space.',
    );
  });

  it('a facing is noted by one passive and asked for by another', () => {
    const asks = word('passive', 'Abilities targeting you from in front of you have +1def', {
      ref: 't/keeper',
      ...own,
    });
    const notes = word('passive', 'End of turn', { ref: 't/keeper', text: 'Set your facing.', ...own });
    expect(text('passive', 'End of turn', 'Set your facing.')).toBe('by hand');
    expect(text('passive', 'End of turn', 'Set your facing.', 't/keeper', [asks])).toBe(
      'When your turn ends: note which way you face.',
    );
    expect(text('passive', asks.name, '', 't/keeper', [notes])).toBe(
      'Abilities that target you have +1 def when used by units in front of you.',
    );
    expect(text('passive', asks.name, '')).toBe('by hand');
  });
});
