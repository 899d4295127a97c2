import type { Card, CardAbility, Game } from '../game.ts';
import { termsOf } from '../play/usable.ts';
import type { Node } from '../program.ts';

/** What a card can do on an ordinary turn, as its texts alone say it. */
export interface Profile {
  /** Farthest space that its attacks reach, from where it stands. */
  readonly reach: number;
  /** Damage of its best plain attack. */
  readonly damage: number;
  /** What it is worth in a draft. */
  readonly rating: number;
}

const known = new WeakMap<Card, Profile>();

/** A card never changes, so it is looked through once. */
export function profileOf(card: Card): Profile {
  let profile = known.get(card);
  if (profile === undefined) {
    profile = readProfile(card);
    known.set(card, profile);
  }
  return profile;
}

/** Sight ends somewhere; who shoots without a limit rarely needs more. */
const farthest = 9;

function readProfile(card: Card): Profile {
  let reach = 0;
  let damage = 0;
  let extras = 0;
  for (const ability of card.abilities) {
    if (ability.program.manual) continue;
    const attack = attackOf(ability.program.body);
    const { perGame, ultimate, action } = termsOf(ability);
    const isPlain = perGame === undefined && ultimate === undefined && (action === 'standard' || action === 'free');
    if (isPlain && attack.damage > 0) {
      reach = Math.max(reach, Math.min(farthest, attack.reach));
      damage = Math.max(damage, attack.damage);
    } else {
      extras += 0.5 + attack.damage / 2;
    }
  }
  return { reach, damage, rating: card.health * 0.8 + damage * 3 + reach * 0.3 + card.speed * 0.5 + extras };
}

/** How far the nodes of a body reach, and the damage they deal to one unit. */
export function attackOf(nodes: readonly Node[]): { reach: number; damage: number } {
  let reach = 0;
  let damage = 0;
  const inside = (list: readonly Node[], from: number, share: number): void => {
    const attack = attackOf(list);
    if (attack.damage === 0) return;
    reach = Math.max(reach, from + attack.reach);
    damage += attack.damage * share;
  };
  for (const node of nodes) {
    switch (node.node) {
      case 'damage':
        damage += node.amount.base + (node.amount.terms ?? []).reduce((sum, { each }) => sum + each / 2, 0);
        break;
      case 'target':
        inside(node.then, node.range?.max ?? farthest, 0.9);
        break;
      case 'area':
        inside(node.then, (node.range === undefined ? 0 : (node.range.max ?? farthest)) + extentOf(node), 1.2);
        break;
      case 'each':
        inside(node.then, 2, 1.2);
        break;
      case 'move':
        if (node.who === 'you') reach += Math.min(farthest, node.distance?.base ?? 0);
        break;
      case 'if':
      case 'may':
        inside(node.then, 0, 0.7);
        break;
      case 'manual':
        inside(node.standIn ?? [], 0, 1);
        break;
      case 'choose':
        for (const option of node.options) inside(option.then, 0, 1 / node.options.length);
        break;
      case 'roll':
        for (const band of node.bands) inside(band.then, 0, (band.to - band.from + 1) / node.sides);
    }
  }
  return { reach, damage };
}

function extentOf({ shape }: Extract<Node, { node: 'area' }>): number {
  switch (shape.shape) {
    case 'burst':
    case 'plus':
    case 'path':
      return shape.size;
    case 'line':
      return Math.min(farthest, shape.size ?? farthest);
    case 'rectangle':
      return Math.max(shape.columns, shape.rows) - (shape.beside ? 0 : 1);
    case 'spaces':
      return shape.within;
  }
}

/** How good an ability is to have, for what turns cards. */
export function ratingOf(ability: CardAbility): number {
  return (ability.isDefault ? 1 : 0.5) + attackOf(ability.program.body).damage;
}

/** A hero's worth in a draft, by card index. */
export const ratingIn = (game: Game, card: number): number => profileOf(game.cards[card]!).rating;
