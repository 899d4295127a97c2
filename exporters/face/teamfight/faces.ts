import { type Entity, entitiesOf, find, type GameSet } from '../../../rules/game-set.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import { readCost } from '../../../rules/teamfight/notation/texts/cost.ts';
import { problemAt } from '../../../schemas/place.ts';
import type { Problem } from '../../../schemas/problem.ts';
import type { Ability, Art } from '../../../schemas/types.generated.ts';
import { boards } from '../board/boards.ts';
import type { Faces, MakeFaces } from '../card.ts';
import { type Draft, type LaidDeck, layDeck } from '../deck.ts';
import { commonOf, faceBase, plainWords, setOf } from '../face-base.ts';
import type { Passage } from '../face-data.ts';
import { emptyProblems, faceProblems, iconProblems, isFine, type Told } from '../face-problems.ts';
import { pieces } from '../piece.ts';
import { type PrintedWords, printedWords } from '../printed-words.ts';
import type { TemplateKind } from '../template-zones.ts';
import { themeProblems } from '../theme-problems.ts';
import { type CostChip, costChip } from './cost-strip.ts';

/** All faces of a Teamfight set. */
export const teamfightFaces: MakeFaces = (set, pictures, memory = new Memory(), ink = 'full', most) => {
  const { manifest } = set;
  const { look, formOf } = faceBase(set, pictures, memory);
  /** All that every card shows beside what is its own. */
  const said = wordsIn(set);
  const formed = (...kinds: readonly TemplateKind[]) =>
    kinds.map((kind) => formOf(kind)).flatMap((form) => [form.look, form.template, form.back]);
  const ofHeroes = [said, ...formed('hero', 'ability', 'summon')];
  const problems: Problem[] = themeProblems(set);
  const told: Told = new Map();
  const heroes = entitiesOf(set, 'hero');
  const brought = new Set<string>();
  const tell = ({ cards }: LaidDeck) => {
    for (const { draft, laid } of cards) {
      // Of a thousand cards with every key that is typed.
      if (isFine(laid)) continue;
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
    const laid = memory.once(hero, 'deck', [...ofHeroes, ...summons, ...again, most], () => {
      // A hero's cards are held in one hand; hints and rules are read one by one.
      const made = layDeck(hero.ref, hero.data.name, drafts(), { formOf, memory, shared: true, most });
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
  const rest: [
    id: string,
    name: string,
    kind: Exclude<TemplateKind, 'back'>,
    entities: readonly Entity[],
    drafts: () => Draft[],
  ][] = [
    ['_summons', 'Summons', 'summon', lone, () => lone.map((summon) => unit(set, summon, 'summon', summon.ref))],
    ['_rules', 'Rules', 'rules', cards, () => cards.map((card) => page(set, card, 'rules'))],
    ['_hints', 'Hints', 'hint', hints, () => hints.map((card) => page(set, card, 'hint'))],
  ];
  for (const [id, name, kind, entities, drafts] of rest) {
    if (entities.length === 0) continue;
    const laid = memory.once(id, 'deck', [said, ...formed(kind), set.id, ...entities], () =>
      layDeck(`${set.id}/${id}`, `${manifest.name}: ${name}`, drafts(), { formOf, memory, shared: false }),
    );
    tell(laid);
    decks.push(laid.deck);
  }
  for (const entity of set.entities)
    problems.push(
      ...memory.once(entity, 'face problems', [], () => [...emptyProblems(entity), ...iconProblems(entity)]),
    );
  return {
    decks,
    pieces: pieces(set, look, memory, problems, told),
    boards: boards(set, pictures, memory, ink, notPlaced),
    problems,
  } satisfies Faces;
};

const notPlaced: ReadonlySet<Entity['kind']> = new Set(['hero', 'map', 'rules-card', 'hint', 'scene']);

const fieldsOf = (pointer: string) => ({ pointer: `${pointer}/text`, namePointer: `${pointer}/name` });

const wordsIn = ({ manifest }: GameSet): PrintedWords => printedWords(manifest.language);

/** A text without the costs that stand in the strip; of a translation, without the line of costs that the original begins with. */
function bodyOf(text: string, played: string): string {
  const own = readCost(text);
  if (own.costs.length > 0) return text.slice(own.to);
  const line = played.slice(0, readCost(played).to).includes('\n') ? /^[^\n]*:[ \t]*\n/.exec(text)?.[0] : undefined;
  return text.slice(line?.length ?? 0);
}

/** What an entity says in the language in which it was written. */
const originalIn = <K extends 'hero' | 'summon'>({ original }: GameSet, { ref, data }: Entity<K>): Entity<K>['data'] =>
  ((original && find(original, ref)?.data) as Entity<K>['data'] | undefined) ?? data;

function unit(
  set: GameSet,
  entity: Entity<'hero'> | Entity<'summon'>,
  kind: 'hero' | 'summon',
  ref: string,
  owner?: Entity<'hero'>,
): Draft {
  const { data } = entity;
  const said = wordsIn(set);
  const passages: Passage[] = [
    ...(data.passives ?? []).map(
      ({ name, text = '' }, n): Passage => ({ kind: 'passive', name, text, ...fieldsOf(`/passives/${n}`) }),
    ),
    ...(data.defaultAbilities ?? []).map(({ name, text = '' }, n): Passage => {
      const played = originalIn(set, entity).defaultAbilities?.[n]?.text ?? '';
      const fields = fieldsOf(`/defaultAbilities/${n}`);
      const costs = readCost(played).costs.map((cost) => costChip(cost, said));
      return { kind: 'ability', name, costs, text: bodyOf(text, played), ...fields };
    }),
  ];
  const lead: Passage[] = data.description ? [{ kind: 'lead', text: data.description, pointer: '/description' }] : [];
  const words = [...(data.passives ?? []), ...(data.defaultAbilities ?? [])].map(({ name, text }) =>
    text ? `${name}: ${text}` : name,
  );
  return {
    kind,
    ref,
    text: plainWords(words.join('\n')),
    copies: data.copies ?? 1,
    data: {
      ...commonOf(set),
      ref,
      source: { file: entity.file, pointer: '' },
      name: data.name,
      owner: owner?.data.name,
      ownerFile: owner?.file,
      label: owner === undefined ? said.unit : said.of(owner.data.name),
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
  // A cost is a matter of the rules, which read the original.
  const played = originalIn(set, hero).abilities?.[index]?.text ?? '';
  const { costs, to } = readCost(played);
  const body = bodyOf(text, played);
  const ref = `${hero.ref}/${ability.id}`;
  const pointer = `/abilities/${index}`;
  return {
    kind: 'ability',
    ref,
    text: plainWords(text),
    copies: ability.copies ?? 1,
    data: {
      ...commonOf(set),
      ref,
      source: { file: hero.file, pointer },
      name: ability.name,
      owner: hero.data.name,
      ownerFile: hero.file,
      costs: stripOf(costs, played.slice(to), wordsIn(set)),
      passages: [{ kind: 'text', text: body, pointer: `${pointer}/text` }],
      art: abilityArt(ability.art, hero.data.art),
      artSet: set.id,
      seed: ref,
    },
  };
}

/** Costs that take an action come first; no such cost means a Standard Action, unless the text speaks of an action that was not read. */
function stripOf(costs: ReturnType<typeof readCost>['costs'], body: string, said: PrintedWords): CostChip[] {
  const chips = costs.map((cost) => costChip(cost, said));
  const actions = chips.filter((chip) => chip.kind === 'action');
  const limits = chips.filter((chip) => chip.kind === 'limit');
  const silent = body.trim() === '' || /^[^\n:]*\baction\b[^\n:]*:/i.test(body);
  if (actions.length === 0 && !silent) actions.push(costChip({ kind: 'standard', from: 0, to: 0 }, said));
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
    text: plainWords(text),
    copies: data.copies ?? 1,
    data: {
      ...commonOf(set),
      ref: entity.ref,
      source: { file: entity.file, pointer: '' },
      name: data.name,
      label: wordsIn(set)[kind],
      passages: [{ kind: 'text', text, pointer: '/text' }],
      art: data.art,
      artSet: setOf(entity.ref),
      seed: entity.ref,
    },
  };
}

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
