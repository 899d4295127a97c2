import { type Entity, find, type GameSet } from '../../../rules/game-set.ts';
import { appraisalOf, musterOf } from '../../../rules/valyr/army.ts';
import { optionsOf } from '../../../rules/valyr/options.ts';
import type { Figure, Passage, Scale } from '../face-data.ts';
import type { Facts } from '../fact-cards.ts';
import { unitIcons } from '../template-icons.ts';

const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : value > 0 ? `+${value}` : '0');
const pair = (one: number, other: number): string => `${one}\u2013${other}`;
const words = (text: string | undefined, pointer: string): Passage[] => (text ? [{ kind: 'lead', text, pointer }] : []);

/** More letters of abilities leave no room for a picture on a poker card. */
const mostLetters = 420;

/** The stats of a unit on plates, energy and appraisal in the lower corners, its range as a scale, then its abilities. */
export function unitFacts(set: GameSet, { data }: Entity<'unit'>): Facts {
  const { attack, defence, movement, range, abilities = [] } = data;
  const dynasty = data.dynasty === undefined ? undefined : find(set, data.dynasty)?.data.name;
  const isFull = abilities.reduce((sum, { name, text }) => sum + name.length + text.length, 0) > mostLetters;
  const figures: readonly Figure[] = [
    { name: 'Attack', value: pair(attack.strength, attack.skill), pointer: '/attack', icon: unitIcons.attack },
    { name: 'Defence', value: pair(defence.block, defence.dodge), pointer: '/defence', icon: unitIcons.defence },
    { name: 'Move', value: pair(movement.sprint, movement.sustain), pointer: '/movement', icon: unitIcons.movement },
    { name: 'Health', value: String(data.health), pointer: '/health', icon: unitIcons.health },
    { name: 'Energy', value: String(data.energy), pointer: '/energy', icon: unitIcons.energy },
    { name: 'Appraisal', value: String(data.appraisal), pointer: '/appraisal' },
  ];
  const stats: Passage = {
    kind: 'text',
    text: figures.map(({ name, value }) => `**${name} ${value}**`).join(', '),
    pointer: '/attack',
  };
  return {
    layout: isFull ? 'words' : 'unit',
    label: [dynasty, data.type, data.class, data.size].filter(Boolean).join(' \u00b7 '),
    figures: isFull ? [] : figures,
    passages: [
      ...(isFull ? [stats] : []),
      { kind: 'scale', name: 'Range', text: '', scale: scaleOf(range), pointer: '/range' },
      ...abilities.map(
        ({ name, text, kind }, index): Passage => ({
          kind: 'passive',
          name,
          text: kind === 'active' ? text : `*Passive.* ${text}`,
          pointer: `/abilities/${index}/text`,
          namePointer: `/abilities/${index}/name`,
        }),
      ),
      ...words(data.flavour, '/flavour'),
    ],
  };
}

/** What each band changes, strength before skill; one that changes nothing is a dash. */
function scaleOf({ from, bands }: Entity<'unit'>['data']['range']): Scale {
  return {
    borders: [from, ...bands.map(({ to }) => to)].map(String),
    spans: bands.map(({ strength = 0, skill = 0 }) =>
      strength === 0 && skill === 0 ? '\u2013' : `${signed(strength)}/${signed(skill)}`,
    ),
  };
}

/** Who is in an army, and what their appraisals add up to. */
export function armyFacts(set: GameSet, { data }: Entity<'army'>): Facts {
  const muster = musterOf(set, data);
  const limit = data.limit ?? optionsOf(set).limit;
  const list = muster.map(({ unit, count }) => `- ${count} ${unit.data.name}: ${unit.data.appraisal * count}`);
  return {
    // An army has no picture of its own.
    layout: 'words',
    label: `army \u00b7 limit ${limit}`,
    figures: [{ name: 'Appraisal', value: String(appraisalOf(muster)), pointer: '/units' }],
    passages: [
      { kind: 'text', text: list.join('\n'), pointer: '/units', unsigned: true },
      ...words(data.description, '/description'),
    ],
  };
}

/** What has a name and a description alone. */
export const dynastyFacts = ({ data }: Entity<'dynasty'>): Facts => ({
  label: 'dynasty',
  figures: [],
  passages: words(data.description, '/description'),
});
