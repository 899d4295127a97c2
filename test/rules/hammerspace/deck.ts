import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import type { Setup } from '../../../rules/hammerspace/game.ts';
import { type FullRuleOptions, presets } from '../../../rules/hammerspace/options.ts';
import { openSet } from '../../../rules/open.ts';
import type { HammerspacePlayCard, HammerspaceTrait } from '../../../schemas/types.generated.ts';

type Cards = Readonly<Record<string, Omit<HammerspacePlayCard, 'name' | 'kind'> & { readonly name?: string }>>;

const attack = (
  type: NonNullable<HammerspacePlayCard['type']>,
  subtype: NonNullable<HammerspacePlayCard['subtype']>,
  strength: number,
  hits: NonNullable<HammerspacePlayCard['hits']>,
  more: Partial<HammerspacePlayCard> = {},
) => ({ type, subtype, strength, hits, ...more });

const attacks: Cards = {
  broom: attack('physical', 'melee', 5, 'adjacent', { keepOn: [3, 4, 5, 6] }),
  stones: attack('physical', 'range', 2, 'one'),
  catapult: attack('physical', 'range', 6, 'two-together', { keepOn: [6] }),
  rake: attack('physical', 'melee', 4, 'adjacent', {
    text: 'If the attack die is over 4, the defender discards their last card.',
  }),
  cannon: attack('physical', 'range', 9, 'one', { text: 'The attack fails if the attack die is 1.' }),
  pepper: attack('chemical', 'biological', 4, 'all', {
    text: 'If the defence die < 4, the defender loses their next turn.',
  }),
  torch: attack('chemical', 'fire', 5, 'one'),
  hail: attack('chemical', 'ice', 3, 'two-together', { text: 'The defenders discard their attack cards.' }),
  lye: attack('chemical', 'corrosive', 6, 'one', {
    text: 'If the attack is successful, the defender discards their defence cards.',
  }),
  storm: attack('energy', 'electric', 8, 'all'),
  spark: attack('energy', 'electric', 1, 'adjacent', { text: 'The defender discards their first two cards.' }),
  ray: attack('energy', 'plasma', 5, 'one', { keepOn: [4, 5, 6] }),
  leech: attack('chemical', 'biological', 6, 'one', {
    text: 'If your attack took 6 HP or more from another player, you gain 2 HP.',
  }),
};

const defences: Cards = {
  pan: { defence: [{ against: 'physical', points: 2, bonuses: [{ subtype: 'melee', points: 1 }] }] },
  quilt: { defence: [{ against: 'physical', points: 4, bonuses: [{ subtype: 'range', points: 4 }] }] },
  bucket: { defence: [{ against: 'chemical', points: 2, bonuses: [{ subtype: 'fire', points: 8 }] }] },
  wire: {
    defence: [
      { against: 'physical', points: 1 },
      { against: 'energy', points: -2 },
    ],
  },
  golem: { defence: [{ against: 'all', points: 10 }] },
  dome: { defence: [{ against: 'all', infinite: true }] },
  mirror: {
    defence: [{ against: 'energy', infinite: true }],
    text: 'The attack is reflected to the player of your choice.',
  },
  thorns: { defence: [{ against: 'physical', points: 3 }], text: 'The attacker loses 1 HP.' },
};

const abilities: Cards = {
  giant: { text: '+7 attack points.' },
  spread: { text: 'Any attack you make hits everyone, except you.' },
  cape: { text: '+6 defence points when attacked with any type of attack.' },
  master: { text: 'All your defence cards match the attack, with their highest value.' },
  monkey: { text: 'Steal a card from another player.' },
  octopus: { text: 'Steal up to four cards from other players.' },
  medicine: { text: 'Gain as many HP as one die shows.' },
  wrecker: { text: 'The player of your choice changes all their cards.' },
  about: { text: 'Gain 2 HP and reverse the turn order.' },
  spell: { text: 'The player of your choice attacks themselves with one of their attack cards of your choice.' },
  puppet: { text: 'Choose a player and one of their face-up attack cards: they attack with it whom you choose.' },
  whirl: {
    text: 'Every player takes a card from the player at their right. You begin, then the person at your right and so on.',
  },
  trade: { text: "Swap one of your cards with one of another player's." },
  exchange: { text: 'Swap all your cards with the player of your choice.' },
  bread: { text: 'Restores all HP if you also have the butter and the knife.' },
  butter: { text: 'Restores all HP if you also have the bread and the knife.' },
  knife: { text: 'Restores all HP if you also have the bread and the butter.' },
};

const traits: Readonly<Record<string, string>> = {
  cornered: '+5 in your attacks if you have 10 HP or less.',
  brawler: '+5 in your physical: melee attacks.',
  shooter: '+6 in your range attacks.',
  calm: '+3 defence (of any type), except if you attacked someone in the previous turn.\n- Includes the first turn.',
  avenger: '+3 attack when fighting the last player who attacked you.',
  rebel: '+3 attack when fighting the player with the most HP.',
  sly: 'You may have all your cards face down.',
  guarded: 'Nobody can steal cards from you.',
  thrifty: 'A die roll of 5 or 6 after any attack lets you keep the attack card.',
  tidy: 'After your attack, roll a die: with 5 or 6 you keep the attack card.',
  vampire: 'If your attack took 6 HP or more from another player, you recover 2 HP.',
  frenzy: 'You may sacrifice 2 HP for +3 attack.',
  wary: '+2 defence if none of your face-up cards match the attack.',
  dreamer: 'Instead of your turn you may gain 2 HP, but not twice in a row.',
  fists:
    'If you have no face-up attack cards, you may make a physical: melee attack with 3 points on an adjacent player.',
};

const title = (id: string) => id[0]!.toUpperCase() + id.slice(1);

/** A deck of our own words with every construct in it, a copy of each card but for what `copies` says. */
export function openDeck(copies: Readonly<Record<string, number>> = {}): GameSet {
  const manifest = { id: 'shed', system: 'hammerspace', format: 1, name: 'Shed' };
  const files = new Map([['set.json', JSON.stringify(manifest)]]);
  for (const [kind, cards] of Object.entries({ attack: attacks, defence: defences, ability: abilities })) {
    for (const [id, data] of Object.entries(cards)) {
      files.set(`cards/${id}.json`, JSON.stringify({ name: title(id), kind, copies: copies[id], ...data }));
    }
  }
  for (const [id, text] of Object.entries(traits)) {
    const data: HammerspaceTrait = { name: title(id), text, copies: 2 };
    files.set(`traits/${id}.json`, JSON.stringify(data));
  }
  const { set, problems } = openSet('shed', files);
  if (!set || problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return set;
}

export const deck = openDeck();

export const setupOf = (seats: number, options: Partial<FullRuleOptions> = {}): Setup => ({
  sets: [deck],
  seats,
  options: { ...presets.current, ...options },
});

export const allIds = entitiesOf(deck, 'play-card').map(({ id }) => id);
