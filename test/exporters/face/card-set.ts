import { expect } from 'vitest';
import type { Card, Faces } from '../../../exporters/face/card.ts';
import type { DisplayList, Op, TextRun } from '../../../exporters/face/display-list.ts';
import { faceMakers } from '../../../exporters/face/systems.ts';
import type { GameSet } from '../../../rules/game-set.ts';
import { openSet } from '../../../rules/open.ts';
import type { Theme } from '../../../schemas/types.generated.ts';

const long = (words: number) =>
  Array.from({ length: words }, (_, i) => ['push', 'the', 'tide', 'harbour'][i % 4]).join(' ');

/** A hero with short texts, all kinds of costs and a summon; texts of its abilities can be given by their ids. */
export function heroFiles(texts: Readonly<Record<string, string>> = {}): Map<string, string> {
  const abilities = {
    bash: 'Tap:\nRange 2, **1dmg**, push 2.',
    dash: 'Ultimate 4, Instant +3: Move 2, then *heal 1*.',
    wall: '1/Game, Move + Standard Action:\nChoose one --\n- Range 3 2x2, -1 damage.\n- Enemies in burst 2 have +2def.\n---\nFree Action: End this.',
    ...texts,
  };
  const json = (value: object) => JSON.stringify(value);
  return new Map([
    ['set.json', json({ id: 'demo', system: 'teamfight', format: 1, name: 'Demo', version: '1.2', colour: '#4a7c3f' })],
    [
      'heroes/warden.json',
      json({
        name: 'Warden of the Gate',
        description: 'Stands where he stands.',
        complexity: 2,
        health: 10,
        speed: 3,
        art: { icon: 'visored-helm', accent: 'crossed-swords', scene: 'rays' },
        passives: [{ name: 'Armor' }, { name: 'Start of turn', text: 'Heal 1.' }],
        defaultAbilities: [{ name: 'Halberd', text: 'Range 1, 2dmg.' }],
        abilities: Object.entries(abilities).map(([id, text]) => ({ id, name: `The ${id}`, text })),
        summons: ['totem'],
      }),
    ],
    [
      'summons/totem.json',
      json({
        name: 'Totem',
        health: 1,
        speed: 0,
        defaultAbilities: [{ name: 'Hum', text: 'Free Action: Burst 1, heal 1.' }],
      }),
    ],
    ['cards/tide.json', json({ name: 'The Tide', text: long(60) })],
    ['hints/tap.json', json({ name: 'Tap', text: 'The card rests for a turn.' })],
    ['conditions/slow.json', json({ name: 'Slow', text: 'Half speed.' })],
  ]);
}

export function opened(files: ReadonlyMap<string, string>, theme: Theme = {}): GameSet {
  const { set, problems } = openSet('demo', files);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!set) throw new Error('The set of the test does not open.');
  return { ...set, theme };
}

export const facesOf = (set: GameSet): Faces => faceMakers.teamfight(set, new Map());

export const cardsOf = (faces: Faces): Card[] => faces.decks.flatMap((deck) => [...deck.cards]);

/** Every op, those inside of groups and clips too; ops of turned groups are left out where `turned` is false. */
export function* opsOf(list: DisplayList | { readonly ops: readonly Op[] }, turned = true): Generator<Op> {
  for (const op of list.ops) {
    yield op;
    if (op.op === 'clip' || (op.op === 'group' && (turned || op.rotate === undefined))) yield* opsOf(op, turned);
  }
}

export const runsOf = (list: DisplayList): TextRun[] =>
  [...opsOf(list, false)].filter((op): op is TextRun => op.op === 'text');

export const longText = long;
