import { type Entity, entitiesOf, find, type GameSet } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import { readCost } from '../../rules/teamfight/notation/cost.ts';
import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { Ability, Art } from '../../schemas/types.generated.ts';
import { boardFace } from './board.ts';
import type { Card, Deck, Faces, MakeFaces } from './card.ts';
import { type CostChip, costChip } from './cost-strip.ts';
import type { FaceData, Passage } from './face-data.ts';
import { emptyProblems, faceProblems, type Told, unknownIcon } from './face-problems.ts';
import { deckTextSize, type Laid, layout } from './layout.ts';
import type { Look } from './look.ts';
import { pieces } from './piece.ts';
import { templates } from './templates.ts';
import { faceTheme } from './theme.ts';
import { themeProblems } from './theme-problems.ts';

/** A card before it is laid out. */
interface Draft {
  readonly kind: Card['kind'];
  readonly ref: string;
  readonly text: string;
  readonly copies: number;
  readonly data: FaceData;
}

/** All faces of a Teamfight set. */
export const teamfightFaces: MakeFaces = (set, pictures, memory = new Memory()) => {
  const { theme: themeFile, manifest } = set;
  const theme = memory.once('theme', 'faces', [JSON.stringify([themeFile, manifest.colour, set.id])], () =>
    faceTheme(set),
  );
  const look = memory.once('look', 'faces', [theme, pictures], (): Look => ({ theme, size: theme.cardSize, pictures }));
  const back = memory.once('back', 'faces', [look, manifest.name, manifest.version], () =>
    layout(templates.back, backOf(set), look),
  );
  /** All that every card shows beside what is its own. */
  const shown = [look, back];
  const problems: Problem[] = themeProblems(set);
  const told: Told = new Map();
  const heroes = entitiesOf(set, 'hero');
  const brought = new Set<string>();
  const tell = ({ cards }: LaidDeck) => {
    for (const { draft, laid } of cards) {
      const { data } = draft;
      problems.push(...faceProblems({ ...data.source, ownerFile: data.ownerFile, data }, laid, told));
    }
  };
  const decks = heroes.map((hero) => {
    const summons = (hero.data.summons ?? []).flatMap((ref) => {
      const found = find(set, ref);
      return found?.kind === 'summon' ? [found as Entity<'summon'>] : [];
    });
    // A summon that two heroes share is a card of each deck, so its second card needs a name of its own.
    const again = summons.map(({ ref }) => brought.has(ref));
    for (const { ref } of summons) brought.add(ref);
    const drafts = () => [
      unit(set, hero, 'hero', hero.ref),
      ...(hero.data.abilities ?? []).map((ability, index) => abilityDraft(set, hero, ability, index)),
      ...summons.map((summon, index) =>
        unit(set, summon, 'summon', again[index] ? `${hero.ref}/${summon.id}` : summon.ref, hero),
      ),
    ];
    const none = hero.data.copies === 0;
    const laid = memory.once(hero, 'deck', [...shown, ...summons, ...again], () => {
      const made = deck(hero.ref, hero.data.name, drafts(), look, back, memory);
      return none
        ? { ...made, deck: { ...made.deck, cards: made.deck.cards.map((card) => ({ ...card, copies: 0 })) } }
        : made;
    });
    tell(laid);
    if (none) problems.push(noCopies(hero));
    return laid.deck;
  });
  const lone = entitiesOf(set, 'summon').filter((summon) => !brought.has(summon.ref));
  const cards = entitiesOf(set, 'rules-card');
  const hints = entitiesOf(set, 'hint');
  const rest: [id: string, name: string, entities: readonly Entity[], drafts: () => Draft[]][] = [
    ['_summons', 'Summons', lone, () => lone.map((summon) => unit(set, summon, 'summon', summon.ref))],
    ['_rules', 'Rules', cards, () => cards.map((card) => page(set, card, 'rules'))],
    ['_hints', 'Hints', hints, () => hints.map((card) => page(set, card, 'hint'))],
  ];
  for (const [id, name, entities, drafts] of rest) {
    if (entities.length === 0) continue;
    const laid = memory.once(id, 'deck', [...shown, set.id, ...entities], () =>
      deck(`${set.id}/${id}`, `${manifest.name}: ${name}`, drafts(), look, back, memory),
    );
    tell(laid);
    decks.push(laid.deck);
  }
  for (const entity of set.entities)
    problems.push(
      ...memory.once(entity, 'face problems', [], () => [...emptyProblems(entity), ...iconProblems(entity)]),
    );
  // What lies on a map can come from any file but these.
  const placed = [...set.entities.filter(({ kind }) => !notPlaced.has(kind)), ...set.uses];
  return {
    decks,
    pieces: pieces(set, look, memory, problems, told),
    boards: entitiesOf(set, 'map').map((map) =>
      memory.once(map, 'board', [pictures, ...placed], () => boardFace(set, map, pictures)),
    ),
    problems,
  } satisfies Faces;
};

const notPlaced: ReadonlySet<Entity['kind']> = new Set(['hero', 'map', 'rules-card', 'hint', 'scene']);

/** A deck with what came out of laying its cards out. */
interface LaidDeck {
  readonly deck: Deck;
  readonly cards: readonly { readonly draft: Draft; readonly laid: Laid }[];
}

function deck(ref: string, name: string, drafts: readonly Draft[], look: Look, back: Laid, memory: Memory): LaidDeck {
  const templated = drafts.map((draft) => ({ template: templates[draft.kind], data: draft.data }));
  // A hero's cards are held in one hand; hints and rules are read one by one.
  const shared = drafts[0]?.kind === 'hero' ? deckTextSize(templated, look) : undefined;
  const cards = drafts.map((draft, index) => {
    const textPt = shared ?? deckTextSize(templated.slice(index, index + 1), look);
    // Of a deck mostly one card changes, and the others stay the same objects.
    return memory.once(draft.ref, 'card', [look, back, textPt, JSON.stringify(draft)], () => {
      const laid = layout(templates[draft.kind], draft.data, look, textPt);
      const card: Card = {
        ref: draft.ref,
        kind: draft.kind,
        name: draft.data.name,
        text: draft.text,
        size: look.size,
        copies: draft.copies,
        front: laid.list,
        back: back.list,
        source: draft.data.source,
        zones: laid.zones,
        backZones: back.zones,
        textPt,
        over: laid.over,
      };
      return { draft, laid, card };
    });
  });
  return { deck: { ref, name, size: look.size, cards: cards.map(({ card }) => card) }, cards };
}

const fieldsOf = (pointer: string) => ({ pointer: `${pointer}/text`, namePointer: `${pointer}/name` });

const stampOf = (set: GameSet) => [set.id, set.manifest.version].filter(Boolean).join(' ');

const common = (set: GameSet) => ({
  setName: set.manifest.name,
  stamp: stampOf(set),
  costs: [] as readonly CostChip[],
});

/** What the back tells: all cards of a set have the same. */
const backOf = (set: GameSet): FaceData => ({
  ...common(set),
  ref: set.id,
  source: { file: 'set.json', pointer: '' },
  name: set.manifest.name,
  passages: [],
  artSet: set.id,
  seed: set.id,
});

function unit(
  set: GameSet,
  entity: Entity<'hero'> | Entity<'summon'>,
  kind: 'hero' | 'summon',
  ref: string,
  owner?: Entity<'hero'>,
): Draft {
  const { data } = entity;
  const passages: Passage[] = [
    ...(data.passives ?? []).map(
      ({ name, text = '' }, n): Passage => ({ kind: 'passive', name, text, ...fieldsOf(`/passives/${n}`) }),
    ),
    ...(data.defaultAbilities ?? []).map(({ name, text = '' }, n): Passage => {
      const { costs, to } = readCost(text);
      const fields = fieldsOf(`/defaultAbilities/${n}`);
      return { kind: 'ability', name, costs: costs.map(costChip), text: text.slice(to), ...fields };
    }),
  ];
  const lead: Passage[] = data.description ? [{ kind: 'lead', text: data.description, pointer: '/description' }] : [];
  const words = [...(data.passives ?? []), ...(data.defaultAbilities ?? [])].map(({ name, text }) =>
    text ? `${name}: ${text}` : name,
  );
  return {
    kind,
    ref,
    text: plain(words.join('\n')),
    copies: data.copies ?? 1,
    data: {
      ...common(set),
      ref,
      source: { file: entity.file, pointer: '' },
      name: data.name,
      owner: owner?.data.name,
      ownerFile: owner?.file,
      label: owner === undefined ? 'Unit' : `of ${owner.data.name}`,
      health: data.health,
      speed: data.speed,
      complexity: entity.kind === 'hero' ? (entity as Entity<'hero'>).data.complexity : undefined,
      passages,
      lead,
      art: data.art,
      artSet: setOf(entity.ref),
      seed: entity.ref,
    },
  };
}

function abilityDraft(set: GameSet, hero: Entity<'hero'>, ability: Ability, index: number): Draft {
  const text = ability.text ?? '';
  const { costs, to } = readCost(text);
  const ref = `${hero.ref}/${ability.id}`;
  const pointer = `/abilities/${index}`;
  return {
    kind: 'ability',
    ref,
    text: plain(text),
    copies: ability.copies ?? 1,
    data: {
      ...common(set),
      ref,
      source: { file: hero.file, pointer },
      name: ability.name,
      owner: hero.data.name,
      ownerFile: hero.file,
      costs: stripOf(costs, text.slice(to)),
      passages: [{ kind: 'text', text: text.slice(to), pointer: `${pointer}/text` }],
      art: abilityArt(ability.art, hero.data.art),
      artSet: set.id,
      seed: ref,
    },
  };
}

/** Costs that take an action come first; no such cost means a Standard Action, unless the text speaks of an action that was not read. */
function stripOf(costs: ReturnType<typeof readCost>['costs'], body: string): CostChip[] {
  const chips = costs.map(costChip);
  const actions = chips.filter((chip) => chip.kind === 'action');
  const limits = chips.filter((chip) => chip.kind === 'limit');
  const silent = body.trim() === '' || /^[^\n:]*\baction\b[^\n:]*:/i.test(body);
  if (actions.length === 0 && !silent) actions.push(costChip({ kind: 'standard', from: 0, to: 0 }));
  return [...actions, ...limits];
}

/** An ability stands in its hero's scene; without a picture of its own it shows its hero's second sign, or the hero from elsewhere. */
function abilityArt(own: Art | undefined, hero: Art | undefined): Art | undefined {
  if (own !== undefined) return { ...inherited(hero), ...own };
  return hero?.file !== undefined || hero?.accent === undefined
    ? hero
    : { ...hero, icon: hero.accent, accent: hero.icon };
}

const inherited = ({ scene, colours }: Art = {}): Art => ({
  ...(scene === undefined ? {} : { scene }),
  ...(colours === undefined ? {} : { colours }),
});

function page(set: GameSet, entity: Entity<'rules-card'> | Entity<'hint'>, kind: 'rules' | 'hint'): Draft {
  const { data } = entity;
  const text = data.text ?? '';
  return {
    kind,
    ref: entity.ref,
    text: plain(text),
    copies: data.copies ?? 1,
    data: {
      ...common(set),
      ref: entity.ref,
      source: { file: entity.file, pointer: '' },
      name: data.name,
      label: kind === 'rules' ? 'Rules' : 'Hint',
      passages: [{ kind: 'text', text, pointer: '/text' }],
      art: data.art,
      artSet: setOf(entity.ref),
      seed: entity.ref,
    },
  };
}

const setOf = (ref: string) => ref.split('/')[0] as string;

/** Words without markup. */
const plain = (text: string) => text.replace(/\*\*?(?=\S)([^*]+?)\*\*?/g, '$1').trim();

/** Who asks for no hero asks for none of what only that hero brings. */
const noCopies = ({ file, data }: Entity<'hero'>): Problem =>
  problemAt(
    'note',
    'hero/no-copies',
    file,
    data,
    '/copies',
    'no copy is asked for, so its whole deck, its figure and its bag are left out of exports.',
  );

function iconProblems(entity: Entity): Problem[] {
  const found: Problem[] = [];
  const visit = (value: unknown, pointer: string) => {
    if (Array.isArray(value)) for (const [i, item] of value.entries()) visit(item, `${pointer}/${i}`);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        const place = `${pointer}/${key}`;
        if ((key === 'icon' || key === 'accent') && typeof part === 'string')
          found.push(...unknownIcon(part, entity.file, place));
        else visit(part, place);
      }
  };
  visit(entity.data, '');
  return found;
}
