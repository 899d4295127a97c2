import { describe, expect, it } from 'vitest';
import type { Clause } from '../../../../rules/kernel/reading/reading.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { bare, reading, words } from './vocabulary.ts';

describe('what is not understood', () => {
  it.each([
    // A cost, limit or requirement governs the whole ability.
    ['Once per moon. Range 2, 1dmg.', ['manual: Once per moon.', 'manual: Range 2,', 'manual: 1dmg.']],
    [
      'Range 2, 1dmg. Cannot be used at night.',
      ['manual: Range 2,', 'manual: 1dmg.', 'manual: Cannot be used at night.'],
    ],
    [
      'Tap:\nRange 2, 1dmg. This ability sings.',
      ['manual: Tap:', 'manual: Range 2,', 'manual: 1dmg.', 'manual: This ability sings.'],
    ],
    // What is asked before something else is done, and what comes later, limit nothing.
    [
      'Range 2, 1dmg. If the moon is the only light, push 2.',
      ['run: Range 2,', 'run: 1dmg.', 'manual: If the moon is the only light, push 2.'],
    ],
    [
      "Range 2, 1dmg. The target's next ability sings.",
      ['run: Range 2,', 'run: 1dmg.', "manual: The target's next ability sings."],
    ],
    [
      'Range 2, 1dmg. If the moon shines, this ability sings.',
      ['manual: Range 2,', 'manual: 1dmg.', 'manual: If the moon shines, this ability sings.'],
    ],
    // A target, trigger, condition or duration governs what stands in its sentence and scope.
    ['Range moon, 1dmg, push 1.', ['manual: Range moon, 1dmg, push 1.']],
    ['Heal 1. If the moon shines, move 2.', ['run: Heal 1.', 'manual: If the moon shines, move 2.']],
    // What is more has a plus, so that it could be instead.
    ['Heal 1. If the moon shines, heal 2.', ['manual: Heal 1.', 'manual: If the moon shines, heal 2.']],
    [
      'Range 2, 1dmg. If the moon shines, +2dmg.',
      ['run: Range 2,', 'run: 1dmg.', 'manual: If the moon shines, +2dmg.'],
    ],
    [
      'Heal 1.\nUntil the moon sets:\n  You have Armor\n  Heal 1',
      ['run: Heal 1.', 'manual: Until the moon sets:', 'manual: You have Armor', 'manual: Heal 1'],
    ],
    // A line of a scope that is not understood leaves the other lines of it.
    [
      'Until the end of your turn:\n  You must sing\n  You deal +1 damage',
      ['run: Until the end of your turn:', 'manual: You must sing', 'run: You deal +1 damage'],
    ],
    // A modifier governs the attack that it stands in, and so does anything that could be one.
    ['Range 2, 1dmg, brightly.', ['manual: Range 2, 1dmg,', 'manual: brightly.']],
    ['Range 2, 1dmg unless they sing.', ['manual: Range 2, 1dmg', 'manual: unless they sing.']],
    ['Range 2, 1dmg, push 1 except at night.', ['manual: Range 2, 1dmg, push 1', 'manual: except at night.']],
    // What is asked changes nothing of what stands before it, but what comes of it may.
    [
      'Range 2, 1dmg. If they sing an ability, heal 1.',
      ['run: Range 2,', 'run: 1dmg.', 'manual: If they sing an ability, heal 1.'],
    ],
    [
      'Range 2, 1dmg. If they sing, no damage.',
      ['manual: Range 2,', 'manual: 1dmg.', 'manual: If they sing, no damage.'],
    ],
    // What comes then for somebody who is named again is a sentence of its own, unless something governs both.
    ['Range 2, 1dmg, then you may sing.', ['run: Range 2,', 'run: 1dmg, then', 'manual: you may sing.']],
    ['If you are Slowed, move 1, then you sing.', ['manual: If you are Slowed, move 1, then', 'manual: you sing.']],
    // What goes on with it depends on it.
    [
      'Sing to an enemy. They take 2 damage. Move 1.',
      ['manual: Sing to an enemy.', 'manual: They take 2 damage.', 'manual: Move 1.'],
    ],
    // What stands in one line with when something happens could happen then.
    [
      'Range 2, 1dmg. Whenever they sing, move 1. Heal 1.',
      ['run: Range 2,', 'run: 1dmg.', 'manual: Whenever they sing, move 1.', 'manual: Heal 1.'],
    ],
    // The same behind a moment to come: at once, or then. A colon says which.
    [
      'Range 2, 1dmg. At the start of your next turn, push 1. If they hit a wall, 2dmg.',
      [
        'run: Range 2,',
        'run: 1dmg.',
        'run: At the start of your next turn,',
        'run: push 1.',
        'manual: If they hit a wall, 2dmg.',
      ],
    ],
    [
      'At the start of your next turn: teleport 2. Burst 1, 2dmg.',
      ['run: At the start of your next turn:', 'run: teleport 2.', 'run: Burst 1,', 'run: 2dmg.'],
    ],
    // Whom it cannot be done to, and how the sentence before it is done.
    ["Range 2, 1dmg. Can't target singers.", ['manual: Range 2,', 'manual: 1dmg.', "manual: Can't target singers."]],
    ['Move 2. This movement sings.', ['manual: Move 2.', 'manual: This movement sings.']],
    ['Burst 2, 1dmg. You take half damage.', ['manual: Burst 2,', 'manual: 1dmg.', 'manual: You take half damage.']],
    // What changes how it is done leaves its cost, and what changes attacks leaves an ability without any.
    [
      "1/Game: Range 2, 1dmg. It can't hit singers.",
      ['run: 1/Game:', 'manual: Range 2,', 'manual: 1dmg.', "manual: It can't hit singers."],
    ],
    [
      'Tap: Range 2, 1dmg. The last attack of a song has +1 crit.',
      ['run: Tap:', 'manual: Range 2,', 'manual: 1dmg.', 'manual: The last attack of a song has +1 crit.'],
    ],
    [
      'Tap: Gain 2 overshield. When you sing through walls, +1 crit.',
      ['run: Tap:', 'run: Gain 2 overshield.', 'manual: When you sing through walls, +1 crit.'],
    ],
    [
      '1/Game: Range 3, give DoT. Whenever they would sing, they dance instead.',
      ['run: 1/Game:', 'run: Range 3,', 'run: give DoT.', 'manual: Whenever they would sing, they dance instead.'],
    ],
    ['Tap\nFrom the moon, 1dmg.', ['run: Tap', 'manual: From the moon, 1dmg.']],
    // What is said of whoever was chosen changes nothing of how that is done.
    ['Range 3, 1dmg, the target has -2 luck.', ['run: Range 3,', 'run: 1dmg,', 'manual: the target has -2 luck.']],
    ['Range 3, 1dmg, they take no sorrow.', ['manual: Range 3, 1dmg,', 'manual: they take no sorrow.']],
    [
      'Tap\nSummon a Wolf made of songs, each louder.',
      ['run: Tap', 'manual: Summon a Wolf made of songs, each louder.'],
    ],
    // A part of its own is by hand by itself, unless it speaks of the card.
    [
      'Heal 1.\n---\nFree Action: Move 1. Only at night.',
      ['run: Heal 1.\n---', 'manual: Free Action:', 'manual: Move 1.', 'manual: Only at night.'],
    ],
    [
      'Heal 1.\n---\nFree Action: Move 1. Use this card only at night.',
      ['manual: Heal 1.\n---', 'manual: Free Action:', 'manual: Move 1.', 'manual: Use this card only at night.'],
    ],
    // An effect of its own governs nothing.
    [
      'Range 2, 1dmg, move to the moon. Move 1.',
      ['run: Range 2,', 'run: 1dmg,', 'manual: move to the moon.', 'run: Move 1.'],
    ],
  ])('spreads over what it governs, and no further: %j', (text, expected) => {
    expect(reading('ability', text).clauses).toEqual(expected);
  });

  it('is no more than the sentence itself, where what only stands says more about attacks', () => {
    const { clauses } = reading('passive', 'You have +1 speed. The last attack of a song has +1 crit.', 'Keen');
    expect(clauses.slice(-2)).toEqual(['run: You have +1 speed.', 'manual: The last attack of a song has +1 crit.']);
  });

  it('says why: what was not understood, or what it depends on', () => {
    const { reasons } = reading('ability', 'Heal 1. If the moon shines, move 2.');
    expect(reasons).toEqual(['not understood: the rules have no word "shines"']);
    expect(reading('ability', 'Range 2, 1dmg unless they sing.').reasons).toEqual([
      'depends on "unless they sing"',
      'not understood',
    ]);
    expect(reading('ability', '2/Game: You deal +1 damage.').reasons).toEqual(['it does not say how long this holds']);
  });

  it.each([
    ['ability', 'Zap', 'Range 2, 1dmg. They sing. Heal 1, unless they sing.', ['Heal 1,', 'unless they sing.']],
    // The same words twice, in a line with a bullet or a dash, and from the name.
    [
      'ability',
      'Zap',
      'Choose one:\n- Heal 2, unless they sing.\n- Move 2, unless they sing.',
      ['Heal 2,', 'unless they sing.\n-', 'Move 2,', 'unless they sing.'],
    ],
    ['ability', 'Zap', '- Once per moon.\n- Range 2, push 1.', ['Range 2, push 1.', '- Once per moon.\n-']],
    ['passive', 'When the moon sets', 'Heal 1.', ['Heal 1.', 'When the moon sets']],
    [
      'passive',
      'While at full health',
      'You have -1 speed, unless they sing.',
      ['While at full health', 'unless they sing.', 'You have -1 speed,', 'unless they sing.'],
    ],
  ] as const)('knows which clause it depends on: %s %s, %j', (slot, name, text, pairs) => {
    const { clauses } = read({ slot, name, text }, words);
    const said = ({ field, from, to }: Clause) => (field === 'name' ? name : text).slice(from, to).trim();
    const found = clauses.flatMap((one) =>
      one.dependsOn === undefined ? [] : [said(one), said(clauses[one.dependsOn]!)],
    );
    expect(found).toEqual(pairs);
  });

  it.each([
    ['If the moon is full, 2dmg. Else, pull 2.', ['Else,', 'pull 2.']],
    ['Range 3, 1dmg. If the moon is full: push 2.\nOtherwise: pull 2.', ['Otherwise:', 'pull 2.']],
    ['Range 3, 2dmg. If the moon is full, +1dmg. Then push 1', ['Then push 1']],
    ['Range 3, 2dmg. If the moon is full, +1dmg.\nThen push 1', ['Then push 1']],
    ['Range 3, 2dmg. If the moon is full\nThen push 1', ['Then push 1']],
    ['Range 3, 2dmg. If the moon is full:\n+1dmg. Then push 1', ['+1dmg.', 'Then push 1']],
  ])('is what goes on with a question that is not understood: %j', (text, hanging) => {
    const { clauses } = read({ slot: 'ability', name: '', text }, words);
    const asks = clauses.findIndex(({ from }) => text.slice(from).startsWith('If the moon'));
    const found = clauses.filter(({ dependsOn }) => dependsOn === asks);
    expect(found.map(({ from, to }) => text.slice(from, to).trim())).toEqual(hanging);
    expect(new Set(found.map(({ reason }) => reason))).toEqual(new Set(['depends on "If the moon is full"']));
  });

  it('names each thing that the set does not have', () => {
    const { clauses } = read(
      { slot: 'ability', name: 'Zap', text: 'Range 3, gain 2 Zeal and 1 Ice Lotus until dawn.' },
      words,
    );
    expect(clauses.flatMap(({ missing = [] }) => missing)).toEqual(['Zeal', 'Ice Lotus']);
    expect(clauses.map(({ reason }) => reason)).toContain(
      'not understood: nothing in this set is called "Zeal" or "Ice Lotus"',
    );
  });

  it('takes no word for a misprint that is one: "right" is not "sight"', () => {
    expect(reading('ability', 'Range 2, 1dmg to whoever the moon shines right upon.').fixes).toEqual([]);
    expect(reading('ability', 'Range 2, psuh 1.').fixes).toEqual(['push 1']);
  });

  it.each(['A hero adjacent to an ally may spend a Coin to heal 1.', 'Adjacent heroes may heal 2.'])(
    'says that an offer names no action: %s',
    (text) => {
      expect(reading('rules', text).reasons).toEqual([
        'it does not say which action that takes: add "as a Free Action", or another one',
      ]);
    },
  );

  it.each([
    ['You are Glorious.', ': nothing in this set is called "Glorious"'],
    ['Range 2, give the target an Ice Lotus.', ': nothing in this set is called "Ice Lotus"'],
    ['Heal 1. If the zithers screech, heal 2.', ': the rules have no words "zithers" and "screech"'],
    // Words that other texts are read by, and names in other forms: what is not understood is what they say together.
    ['Heal 1. Whenever the damage heals your speed, move 1.', ''],
    ['Heal 1. Whenever the slowed snares are healed, move 1.', ''],
  ])('names what no text could say: %s', (text, why) => {
    const [reason] = reading('ability', text).reasons.filter((one) => one.startsWith('not understood'));
    expect(reason).toBe(`not understood${why}`);
  });

  it('is what could be of the summon or of the target, and what a piece without a text would do for as long as it lies', () => {
    const { reasons } = reading(
      'ability',
      'Summon a Wolf in range 2. Range 3, 1dmg. It dies at the end of your next turn.',
    );
    expect(reasons).toEqual(['it does not say whether the summon or the target']);
    const stone = 'Place a Bare Stone in range 2. Allies adjacent to it have DoT.';
    expect(reading('ability', stone).reasons).toEqual(['depends on "have DoT"', 'not understood']);
  });

  it('is what helps in a line of its own behind enemies in an area', () => {
    const lines = (second: string) =>
      reading('ability', `Until the start of your next turn:\n  Enemies in burst 2 deal -1 damage\n  ${second}`);
    expect(lines('+1 speed').reasons).not.toEqual([]);
    for (const whose of ['You have +1 speed', '-1 speed']) expect(lines(whose).reasons, whose).toEqual([]);
  });

  it('is a list of effects by a number that is none of tokens', () => {
    const list = '\n- If they have 1, 1dmg\n- If they have 2, 2dmg.';
    expect(reading('ability', `Range 3.\nThe effect depends on the weather.${list}`).reasons).not.toEqual([]);
    expect(reading('ability', `Range 3.\nThe effect depends on how many Marks the target has:${list}`).reasons).toEqual(
      [],
    );
  });

  it('leaves nothing of an ability to play when it governs all of it', () => {
    expect(bare(reading('ability', 'Range 2, 1dmg. Cannot be used at night.').program)).toEqual({
      body: [],
      rules: [],
      manual: true,
    });
  });

  it('governs the text of a passive when it stands in its name', () => {
    const { clauses, program } = reading('passive', 'Heal 1.', 'When the moon sets');
    expect(clauses).toEqual(['manual: When the moon sets', 'manual: Heal 1.']);
    expect(program.manual).toBe(true);
  });

  it.each([
    ['Ally in range 3, move 2', 'whether you or the ally moves'],
    ['Enemies in burst 2, gain 1 Coin', 'whose coin it is'],
    ['Push 2', 'nobody to push'],
    ['Slow', 'nobody to slow'],
    ['Range 2, 1dmg\nBurst 1 of it or so, 1dmg', 'words behind a place'],
    ['Place a size 3 Mist in range 2', 'a size that the piece has not'],
    ['Range 2.5, 1dmg', 'half a space'],
    ['Summon a Bear in range 2', 'a unit that no set has'],
    ['Range 2, 1dmg (but not to heroes)', 'a limit in parentheses'],
    ['Roll a die.\n- 1-2: heal 1.\n- 3-9: move 1.', 'faces that a die has not'],
  ])('is what a text leaves open: %j (%s)', (text) => {
    expect(reading('ability', text).clauses.some((clause) => clause.startsWith('manual'))).toBe(true);
  });

  it('says how to mend a cooldown that the set does not explain', () => {
    const { clauses, reasons } = reading('ability', 'CD 2\nRange 3, 2dmg');
    expect(clauses.every((clause) => clause.startsWith('manual: '))).toBe(true);
    expect(reasons[0]).toContain('This ability cannot be used. Remove 1 of these at the end of its owner');
  });

  it('passes over what only explains, in parentheses', () => {
    expect(reading('ability', 'Range 2, 1dmg (as usual).').clauses).toEqual([
      'run: Range 2,',
      'run: 1dmg',
      'reminder: (as usual).',
    ]);
    expect(reading('ability', 'Range 2, Slow (you have 1/3 speed).').clauses.at(-1)).toMatch(/^reminder: /);
    expect(reading('ability', 'Range 2, 1dmg (it hurts).').reasons).toEqual([
      'depends on "(it hurts)"',
      'not understood',
    ]);
  });

  it.each([
    ['Range 3, undefendible, 2dmg', 'undefendable, 2dmg'],
    ['Range 3, 2dmg, psuh 1', 'push 1'],
    ['Enmies in burst 2, 1dmg', 'Enemies in burst 2, 1dmg'],
    ['Place a Snarl in range 2', 'Place a Snare in range 2'],
    ['Rang 3, 2dmgg, puull 2', 'Range 3, 2dmg, pull 2'],
    ['Enemys in busrt 2, 1 damge', 'Enemies in burst 2, 1 damage'],
    ['Range 2, alies heall 2', 'allies heal 2'],
    ['Place a Bramble in range 2', 'Place a Bramble in range 2'],
  ])('is offered mended when one known word is one edit away, and never assumed: %j', (text, fix) => {
    const { fixes, clauses } = reading('ability', text);
    expect(clauses.some((clause) => clause.startsWith('manual'))).toBe(true);
    expect(fixes).toEqual(fix === text ? [] : [fix]);
  });

  it.each([
    ['Range 3, 2dmg, nd push 1 until the end of your next turn', 'and push 1 until the end of your next turn'],
    ['Choose units targets in range 5', 'Choose two targets in range 5'],
    [
      'Until the start of your next turn, you are immune to damage conditions you don’t want',
      'you are immune to damage and conditions you don’t want',
    ],
  ])('is offered mended where a word is missing or too many: %j', (text, fix) => {
    expect(reading('ability', text).fixes).toEqual([fix]);
  });

  it.each([
    ['Range 3, 2dmg, give Zeal', 'Zeal'],
    ['Summon a Griffon in range 2', 'Griffon'],
    // The card itself is no piece, and an ability is none either.
    ['Place a Zap in range 2', 'Zap'],
    ['Summon a Healing Ward in range 2', 'Healing Ward'],
    ['Spend 2 Mana:\nHeal 2', 'Mana'],
    ['Range 3, 2dmg, gain 2 rage', 'rage'],
    ['Range 3, 2dmg, rooted until the end of your turn', 'rooted'],
    ['Range 3, 2dmg. The target becomes poisoned', 'poisoned'],
    ['Range 3, 2dmg, Bleed 2', 'Bleed'],
    ['Range 3, 2dmg, 1 bleed', 'bleed'],
  ])('says that nothing is called so where a name is asked for: %j', (text, name) => {
    expect(reading('ability', text).reasons.join()).toContain(`nothing in this set is called "${name}"`);
  });

  it('says that nobody is named to whom they are adjacent', () => {
    const why =
      'it does not say to whom they are adjacent: say "adjacent to you", "adjacent to it" or "adjacent to the target"';
    expect(reading('ability', 'Range 3, 2dmg. Adjacent enemies take 1dmg.').reasons).toEqual([why]);
    expect(reading('ability', 'Range 3, 2dmg. Adjacent enemies zither.').reasons).not.toContain(why);
    expect(reading('ability', 'Range 3, 2dmg. Enemies adjacent to it take 1dmg.').reasons).toEqual([]);
  });

  it('says what a digit behind its word could be', () => {
    const { reasons, fixes } = reading('ability', 'Enemies in burst 2, 1dmg0');
    expect(reasons.join()).toContain('"1dmg0" could be 10dmg or 1dmg');
    expect(fixes).toEqual([]);
  });

  it('is a text about allies who are passed, where the way there is not straight and only its end is chosen', () => {
    const rush = (way: string) => reading('ability', `Fly 3${way}. Each unit you move through takes 1dmg.`);
    expect(rush(' in a straight line').reasons).toEqual([]);
    expect(rush('').program).toMatchObject({ body: [], manual: true });
  });
});

describe('what a sentence by hand had begun to say', () => {
  it('changes nothing of the attack before it', () => {
    const { program } = reading('ability', 'Range 2, 1dmg. If you moved this turn, +2dmg at night.');
    expect(JSON.stringify(program.body)).not.toContain('terms');
  });
});
