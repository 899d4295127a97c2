import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import type { Card, Deck, MakeFaces } from '../card.ts';
import type { FaceData, Passage } from '../face-data.ts';
import { faceProblems, type Told } from '../face-problems.ts';
import { deckTextSize, layout } from '../layout.ts';
import type { Look } from '../look.ts';
import { orientationOf, templateKey } from '../orientation.ts';
import { placedTemplate, type TemplateKind } from '../template-zones.ts';
import { type FaceTheme, faceTheme } from '../theme.ts';
import { themeProblems } from '../theme-problems.ts';
import { hpCounters } from '../thoua/hp-counters.ts';
import { factsOf, kindIcons, labelOf, stripOf } from './facts.ts';
import { type BrawlWords, brawlWords } from './words.ts';

/** The rules document names the colours of play cards: attack red, defence blue, ability green. Light and dark. */
const colours = {
  attack: ['#c2392f', '#5e1116'],
  defence: ['#3f7fc4', '#10305c'],
  ability: ['#4f9a4a', '#123f24'],
  trait: ['#d2a544', '#4b2f16'],
} as const;

/** A card before it is laid out. */
interface Draft {
  readonly data: FaceData;
  readonly look: Look;
  readonly copies: number;
}

/** Lays out all cards of a Hammerspace set: the deck of play cards and the deck of traits, each with one back. */
export const hammerspaceFaces: MakeFaces = (set, pictures) => {
  const theme = faceTheme(set);
  const look: Look = { theme, size: theme.cardSize, orientation: 'portrait', pictures };
  const { attack, defence, ability, trait: ofTraits } = colours;
  const inColours = (own: readonly string[]): Look => ({ ...look, theme: themeIn(set, own) });
  const looks = {
    attack: inColours(attack),
    defence: inColours(defence),
    ability: inColours(ability),
    trait: inColours(ofTraits),
  };
  const words = brawlWords(set.manifest.language);
  const problems = themeProblems(set);
  const told: Told = new Map();
  const deck = (id: string, name: string, kind: 'play-card' | 'trait', drafts: readonly Draft[]): Deck[] => {
    if (drafts.length === 0) return [];
    const orientation = orientationOf(set.theme, kind);
    const templateOf = (of: TemplateKind) => {
      const key = templateKey(of, orientation);
      return placedTemplate(key, look.size, set.theme.templates?.[key]);
    };
    const template = templateOf(kind);
    // All play cards have one back, which tells nothing of what they are; that of traits differs.
    const backLook = kind === 'trait' ? looks.trait : look;
    const back = layout(templateOf('back'), common(set), { ...backLook, orientation });
    const turned = drafts.map((draft) => ({ ...draft, template, look: { ...draft.look, orientation } }));
    const textPt = deckTextSize(turned);
    const cards = turned.map(({ data, look: own, copies }): Card => {
      const laid = layout(template, data, own, textPt);
      problems.push(...faceProblems({ ...data.source, data }, laid, told));
      return {
        ref: data.ref,
        kind,
        name: data.name,
        text: data.passages.map(({ text }) => text).join('\n'),
        size: look.size,
        copies,
        front: laid.list,
        back: back.list,
        source: data.source,
        zones: laid.zones,
        backZones: back.zones,
        textPt,
        over: laid.over,
        panelTop: laid.panelTop,
      };
    });
    return [{ ref: `${set.id}/${id}`, name: `${set.manifest.name}: ${name}`, size: look.size, cards }];
  };
  const cards = entitiesOf(set, 'play-card').map(
    (card): Draft => ({
      data: playCard(set, card, words),
      look: looks[card.data.kind],
      copies: card.data.copies ?? 1,
    }),
  );
  const traits = entitiesOf(set, 'trait').map(
    (trait): Draft => ({ data: traitCard(set, trait, words), look: looks.trait, copies: trait.data.copies ?? 1 }),
  );
  const decks = [...deck('_cards', 'Play cards', 'play-card', cards), ...deck('_traits', 'Traits', 'trait', traits)];
  return { decks, pieces: hpCounters(set), boards: [], problems };
};

/** The set's theme in the colours of one kind of card, each with its own paper. */
function themeIn(set: GameSet, own: readonly string[]): FaceTheme {
  const { paper: _paper, ink: _ink, ...theme } = set.theme;
  return faceTheme({ ...set, theme: { ...theme, colours: [...own] } });
}

function playCard(set: GameSet, card: Entity<'play-card'>, words: BrawlWords): FaceData {
  const { data } = card;
  return {
    ...textCard(set, card, factsOf(data, words)),
    label: labelOf(data, words),
    costs: stripOf(data, words),
    ...(data.strength === undefined ? {} : { strength: data.strength }),
    ...(data.kind === 'attack' ? {} : { sign: kindIcons[data.kind] }),
  };
}

const traitCard = (set: GameSet, trait: Entity<'trait'>, words: BrawlWords): FaceData => ({
  ...textCard(set, trait, []),
  label: words.kinds.trait,
});

function textCard(
  set: GameSet,
  { ref, file, data }: Entity<'play-card'> | Entity<'trait'>,
  facts: readonly Passage[],
): FaceData {
  const passages = [...facts];
  if (data.text) passages.push({ kind: 'text', text: data.text, pointer: '/text' });
  if (data.flavour) passages.push({ kind: 'lead', text: data.flavour, pointer: '/flavour' });
  return { ...common(set), ref, source: { file, pointer: '' }, name: data.name, passages, art: data.art, seed: ref };
}

const common = (set: GameSet): FaceData => ({
  ref: set.id,
  source: { file: 'set.json', pointer: '' },
  name: set.manifest.name,
  setName: set.manifest.name,
  stamp: [set.id, set.manifest.version].filter(Boolean).join(' '),
  costs: [],
  passages: [],
  artSet: set.id,
  seed: set.id,
});
