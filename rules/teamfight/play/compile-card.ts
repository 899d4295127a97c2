import type { Entity, GameSet } from '../../game-set.ts';
import { find } from '../../game-set.ts';
import type { Clause, Reading } from '../../kernel/reading/reading.ts';
import type { Card, CardAbility, CardKind } from '../game.ts';
import { laidOnCards } from '../laid-on-cards.ts';
import type { Slot } from '../notation/context.ts';
import type { ReadText } from '../notation/set-reader.ts';
import { chargesKept } from '../own-charges.ts';
import { partsOf, withOwnPieces } from '../own-pieces.ts';
import type { Program, Rule } from '../program.ts';
import { addProgram, addRules, type Lists } from './lists.ts';

/** What cards are compiled with. */
export interface Workshop {
  readonly set: GameSet;
  readonly read: ReadText;
  readonly lists: Lists;
  /** Index that the card of a reference will have. */
  readonly cardOf: ReadonlyMap<string, number>;
}

const kindOf: Partial<Record<Entity['kind'], CardKind>> = {
  hero: 'hero',
  summon: 'summon',
  marker: 'marker',
  terrain: 'terrain',
  token: 'token',
  condition: 'condition',
  counter: 'counter',
  'rules-card': 'rules',
};

/** The kind of card that an entity becomes; undefined for what is no piece: maps and hints. */
export const cardKind = (entity: Entity): CardKind | undefined => kindOf[entity.kind];

export function compileCard(entity: Entity, kind: CardKind, index: number, workshop: Workshop): Card {
  const { data } = entity;
  const unit = 'speed' in data ? data : undefined;
  const texts = unit ? unitTexts(entity, workshop) : pieceTexts(entity, kind, workshop);
  const marker = 'object' in data || 'blocksMovement' in data || 'blocksSight' in data ? data : undefined;
  const card: Card = {
    index,
    kind,
    ref: entity.ref,
    name: data.name,
    health: 'health' in data ? (data.health ?? 0) : 0,
    speed: unit?.speed ?? 0,
    ...('speedOf' in data && { speedLent: true }),
    size: 'size' in data && typeof data.size === 'number' ? data.size : 1,
    abilities: texts.abilities,
    rules: addRules(workshop.lists, texts.rules),
    ruleNames: texts.ruleNames,
    // T-171: an object that has no health of its own cannot be destroyed by damage and stays a marker.
    object: kind === 'marker' && 'object' in data && data.object === true && (data.health ?? 0) > 0,
    nature: Object.assign({}, ...texts.rules.filter(({ rule }) => rule === 'nature')),
    blocksMovement: marker?.blocksMovement ?? false,
    blocksSight: marker?.blocksSight ?? false,
    enterCost: 'enterCost' in data ? (data.enterCost ?? 1) : 1,
    start: 'start' in data ? (data.start ?? 0) : 0,
    most: 'most' in data ? (data.most ?? 0) : 0,
    onCard: 'onCard' in data,
    persistent: 'persistent' in data && data.persistent === true,
    counters: unit ? countersOf(entity, workshop) : [],
    until: texts.until,
    stacks: kind === 'counter' || texts.rules.some(({ rule }) => rule === 'stacks'),
    condition: kind === 'condition',
  };
  return Object.freeze(card);
}

interface Texts {
  readonly abilities: readonly CardAbility[];
  readonly rules: readonly Rule[];
  readonly ruleNames: ReadonlyMap<Rule, string>;
  readonly until: Program['until'];
}

/**
 * Abilities in printed order, default ones first (T-037), and all that holds while the unit is in play (T-036). A summon's file has no
 * further cards (T-014).
 */
function unitTexts({ data }: Entity, { read, lists }: Workshop): Texts {
  const rules: Rule[] = [];
  const ruleNames = new Map<Rule, string>();
  const hold = (name: string, rule: Rule): void => {
    rules.push(rule);
    ruleNames.set(rule, name);
  };
  const abilities: CardAbility[] = [];
  const add = (name: string, text: string, isDefault: boolean, reading: Reading<Program>): void => {
    const { program, clauses } = reading;
    addProgram(lists, program);
    const block = lists.blockOf.get(program.body) ?? -1;
    abilities.push(
      Object.freeze({ name, text, isDefault, program, block, manualLetters: manualLetters(clauses, text) }),
    );
    // A card's text holds for as long as the card is in play; an ability inside of it is one more ability.
    for (const rule of program.rules) {
      if (rule.rule !== 'ability' || rule.who.side !== 'you') hold(name, rule);
      else add(rule.name, text, isDefault, { program: rule.program, clauses: [] });
    }
  };
  if (!('speed' in data)) return { abilities, rules, ruleNames, until: undefined };
  for (const { name, text = '', byHand } of data.defaultAbilities ?? []) {
    add(name, text, true, read({ slot: 'default', name, text, byHand }));
  }
  for (const { name, text = '', byHand } of 'abilities' in data ? (data.abilities ?? []) : []) {
    add(name, text, false, read({ slot: 'ability', name, text, byHand }));
  }
  for (const { name, text = '', byHand } of data.passives ?? []) {
    const reading = read({ slot: 'passive', name, text, byHand });
    if (reading.program.use !== undefined) add(name, text, true, reading);
    else {
      addProgram(lists, reading.program);
      for (const rule of reading.program.rules) hold(name, rule);
    }
  }
  return { abilities, rules, ruleNames, until: undefined };
}

function pieceTexts({ data }: Entity, kind: CardKind, { read, lists }: Workshop): Texts {
  const text = 'text' in data ? (data.text ?? '') : '';
  const { program } = read({
    slot: kind as Slot,
    name: data.name,
    text,
    ...('byHand' in data && { byHand: data.byHand }),
  });
  addProgram(lists, program);
  return { abilities: [], rules: program.rules, ruleNames: new Map(), until: program.until };
}

/** Counters that come with the unit card or one of its cards, each once. */
function countersOf({ data }: Entity, { set, cardOf }: Workshop): number[] {
  const refs = 'tokens' in data ? [...(data.tokens ?? [])] : [];
  for (const key of ['defaultAbilities', 'abilities'] as const) {
    if (key in data)
      for (const { tokens } of (data as { [K in typeof key]?: { tokens?: string[] }[] })[key] ?? [])
        refs.push(...(tokens ?? []));
  }
  const found = new Set<number>();
  for (const ref of refs) {
    const entity = find(set, ref);
    const card = entity?.kind === 'counter' ? cardOf.get(entity.ref) : undefined;
    if (card !== undefined) found.add(card);
  }
  if ('speed' in data) {
    const dice = new Set(partsOf(data).flatMap(({ dice = [] }) => dice.map(({ name }) => name)));
    for (const name of chargesKept(data).values()) dice.add(name);
    for (const { name } of laidOnCards(data)) dice.add(name);
    for (const entity of dice.size === 0 ? [] : withOwnPieces(set)) {
      const card = entity.kind === 'counter' && dice.has(entity.data.name) ? cardOf.get(entity.ref) : undefined;
      if (card !== undefined) found.add(card);
    }
  }
  return [...found];
}

/** Letters of the text that stand in clauses played by hand. */
function manualLetters(clauses: readonly Clause[], text: string): number {
  let letters = 0;
  for (const { field, from, to, status } of clauses) {
    if (status === 'manual' && field === 'text') letters += text.slice(from, to).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  }
  return letters;
}
