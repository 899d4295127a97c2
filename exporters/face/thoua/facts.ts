import { type Entity, find, type GameSet } from '../../../rules/game-set.ts';
import { elementDieText } from '../../../rules/thoua/elemental-map.ts';
import type { Programs } from '../../../rules/thoua/readings.ts';
import { type Sheet, sheetOf } from '../../../rules/thoua/sheet.ts';
import { elements, rolls } from '../../../rules/thoua/types.ts';
import type { ThouaAbility } from '../../../schemas/types.generated.ts';
import type { Figure, Passage } from '../face-data.ts';
import type { Facts } from '../fact-cards.ts';
import type { CostChip } from '../teamfight/cost-strip.ts';
import { templateIcons } from '../template-icons.ts';
import { type SheetWords, sheetWords } from './words.ts';

const figure = (name: string, value: number | undefined, pointer: string): Figure[] =>
  value === undefined ? [] : [{ name, value: value < 0 ? `\u2212${-value}` : String(value), pointer }];

const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const line = (text: string, pointer: string): Passage[] => (text === '' ? [] : [{ kind: 'lead', text, pointer }]);

type Ability = Omit<ThouaAbility, 'rank'>;

/** Whom an ability is for and what is rolled, in a line: "Enemy, splash 2 · Status roll". */
export function aimOf({ target, shape, area, roll, type }: Ability, told: SheetWords = sheetWords()): string {
  const { passive, targets, shapes, roll: rolled } = told.abilities;
  if (type === 'passive') return passive;
  const size = area ? ` ${area}` : '';
  const aim = [target && targets[target], shape && `${shapes[shape]}${size}`].filter(Boolean).join(', ');
  return [aim, roll && rolled(told.rolls[roll])].filter(Boolean).join(' \u00b7 ');
}

/** Its texts, with what it does besides below its name. */
const textsOf = ({ effect, special }: Ability, at: string): Passage[] => [
  ...(effect ? [{ kind: 'text', text: effect, pointer: `${at}/effect` } as const] : []),
  ...(special ? [{ kind: 'passive', name: 'Special', text: special, pointer: `${at}/special` } as const] : []),
];

export function abilityFacts({ data }: Entity<'ability'>): Facts {
  const { element, rank, type, actionPoints, cooldown, range } = data;
  return {
    label: `${element} ${rank} \u00b7 ${type}`,
    figures: [
      ...figure('AP', actionPoints, '/actionPoints'),
      ...figure('Cooldown', cooldown, '/cooldown'),
      ...figure('Range', range, '/range'),
    ],
    passages: [...line(aimOf(data), '/target'), ...textsOf(data, '')],
  };
}

/** What an ability of an enemy costs, on the line of its name. */
const costsOf = ({ actionPoints, cooldown, range }: Ability): CostChip[] => [
  ...(actionPoints === undefined
    ? []
    : [{ icon: templateIcons.standard, words: `${actionPoints} AP`, kind: 'action' } as const]),
  ...(cooldown === undefined ? [] : [{ icon: templateIcons.game, words: String(cooldown), kind: 'limit' } as const]),
  ...(range === undefined ? [] : [{ icon: templateIcons.range, words: String(range), kind: 'limit' } as const]),
];

const rollsLine = (of: Sheet['rolls']): string =>
  rolls.map((roll) => `${capital(roll)}\u00a0${signed(of[roll])}`).join(', ');

/** Each element with its number and the die of its defence. */
const elementsLine = (of: Sheet['elements']): string =>
  elements.map((element) => `${capital(element)}\u00a0${of[element]}\u00a0(${elementDieText(of[element])})`).join(', ');

/** More letters of abilities, or more of these, leave no room for a picture on a poker card. */
const mostLetters = 150;
const mostAbilities = 3;

export function enemyFacts({ data }: Entity<'enemy'>): Facts {
  const { level, hp, movement, initiative, behaviour, abilities = [] } = data;
  const letters = abilities.reduce((sum, { effect = '', special = '' }) => sum + effect.length + special.length, 0);
  const isFull = abilities.length > mostAbilities || letters > mostLetters;
  return {
    ...(isFull && { layout: 'words' }),
    label: `enemy \u00b7 level ${level} \u00b7 ${behaviour}`,
    figures: isFull
      ? []
      : [
          ...figure('HP', hp, '/hp'),
          ...figure('Movement', movement, '/movement'),
          ...figure('Initiative', initiative, '/initiative'),
        ],
    passages: [
      ...(isFull
        ? [
            {
              kind: 'text',
              text: `**HP ${hp}**, **Movement ${movement}**, **Initiative ${initiative}**`,
              pointer: '/hp',
            } as const,
          ]
        : []),
      ...line(rollsLine(data.rolls), '/rolls'),
      ...line(elementsLine(data.elements), '/elements'),
      ...abilities.flatMap((ability, index): Passage[] => {
        const at = `/abilities/${index}`;
        const aim = aimOf(ability);
        const own = textsOf(ability, at);
        const [first] = own;
        if (!first) return [];
        const text = aim === '' || aim === 'Passive' ? first.text : `*${aim}*\n${first.text}`;
        return [
          { ...first, kind: 'ability', name: ability.name, namePointer: `${at}/name`, costs: costsOf(ability), text },
          ...own.slice(1),
        ];
      }),
    ],
  };
}

/** A character in short; the whole of it stands on the character's sheet. */
export function characterFacts(set: GameSet, character: Entity<'character'>, programs: Programs): Facts {
  const { race, level, bought = [], artifacts = [], description } = character.data;
  const sheet = sheetOf(set, character, programs);
  const nameOf = (ref: string | undefined): string[] => {
    const found = ref === undefined ? undefined : find(set, ref)?.data.name;
    return found === undefined ? [] : [found];
  };
  const label = [...nameOf(race), `level ${level}`].join(' \u00b7 ');
  if (!sheet) return { label, figures: [], passages: line(description ?? '', '/description') };
  const attributes = Object.entries(sheet.attributes).map(([name, value]) => `${name.toUpperCase()} ${value}`);
  return {
    label,
    figures: [
      ...figure('HP', sheet.hp, '/level'),
      ...figure('Movement', sheet.movement, '/race'),
      ...figure('Initiative', sheet.initiative, '/attributes/wis'),
      ...figure('AP', sheet.actionPoints, '/race'),
    ],
    passages: [
      { kind: 'text', text: attributes.join(', '), pointer: '/attributes' },
      ...line(rollsLine(sheet.rolls), '/attributes'),
      ...line(elementsLine(sheet.elements), '/bought'),
      { kind: 'passive', name: 'Abilities', text: bought.flatMap(nameOf).join(', '), pointer: '/bought' },
      ...artifacts.map(({ artifact, enchantment }, index): Passage => {
        const names = [...nameOf(enchantment), ...nameOf(artifact)].join(' ');
        return { kind: 'passive', name: 'Carries', text: names, pointer: `/artifacts/${index}` };
      }),
    ],
  };
}

export function raceFacts({ data }: Entity<'race'>): Facts {
  const { increases, hpPerLevel, movement, ability, description } = data;
  return {
    label: `race \u00b7 ${increases.map((one) => one.toUpperCase()).join(' or ')} +2`,
    figures: [...figure('HP a level', hpPerLevel, '/hpPerLevel'), ...figure('Movement', movement, '/movement')],
    passages: [
      ...(ability?.text
        ? [{ kind: 'passive', name: ability.name, text: ability.text, pointer: '/ability/text' } as const]
        : []),
      ...line(description ?? '', '/description'),
    ],
  };
}

export function carriedFacts({ kind, data }: Entity<'artifact' | 'enchantment'>): Facts {
  const side = (name: string, pointer: string, text: string | undefined): Passage[] =>
    text ? [{ kind: 'passive', name, text, pointer }] : [];
  return {
    label: kind,
    figures: [],
    passages: [...side('Bonus', '/bonus', data.bonus), ...side('Penalty', '/penalty', data.penalty)],
  };
}

export const conditionFacts = ({ data: { text = '' } }: Entity<'condition'>): Facts => ({
  label: 'condition',
  figures: [],
  passages: text === '' ? [] : [{ kind: 'text', text, pointer: '/text' }],
});

export function encounterFacts(set: GameSet, { data }: Entity<'encounter'>): Facts {
  const { text, enemies, level, map } = data;
  const counts = new Map<string, number>();
  for (const { enemy } of enemies) {
    const name = find(set, enemy)?.data.name ?? enemy;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const all = [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
  return {
    label: level === undefined ? 'encounter' : `encounter \u00b7 level ${level}`,
    figures: figure('Enemies', enemies.length, '/enemies'),
    passages: [
      { kind: 'passive', name: 'Enemies', text: all, pointer: '/enemies' },
      { kind: 'passive', name: 'Map', text: find(set, map)?.data.name ?? map, pointer: '/map' },
      ...line(text ?? '', '/text'),
    ],
  };
}
