import type { GameSet } from '../../../rules/game-set.ts';
import { openSet } from '../../../rules/open.ts';

/** Something of a file of data whose shape is that file's own. */
// biome-ignore lint/suspicious/noExplicitAny: what stands in it is compared, never trusted
export type Facts = Record<string, any>;

/** A card of the data as a file of a set. */
function fileOf(card: Facts, titles: ReadonlyMap<string, string>): readonly [string, object] {
  const others = (card.effect?.requires ?? []).filter((id: string) => id !== card.id);
  const named = others.map((id: string) => `the ${titles.get(id) ?? id}`).join(' and ');
  // The translated texts name two of the set otherwise than their titles.
  const text = others.length > 0 ? `Restores all HP if you have ${named}.` : (card.effectTextEn ?? undefined);
  const common = { name: card.titleEn, text, copies: card.kind === 'trait' ? 6 : 2 };
  const id = card.id.toLowerCase();
  if (card.kind === 'trait') return [`traits/${id}.json`, common];
  const hits = card.hits === 'all-incl-self' ? 'all' : card.hits;
  const defence = card.defense?.map((line: Facts) => ({
    against: line.type,
    ...(line.points === 'infinite' ? { infinite: true } : { points: line.points }),
    bonuses: line.bonus,
  }));
  const own =
    card.kind === 'attack'
      ? { ...card.attack, hits, ...(card.keepOnDice.length > 0 ? { keepOn: card.keepOnDice } : {}) }
      : card.kind === 'defense'
        ? { defence }
        : {};
  return [`cards/${id}.json`, { ...common, kind: card.kind === 'defense' ? 'defence' : card.kind, ...own }];
}

/** A set of all cards of the data. @param traitText what all traits say instead of their own text */
export function setOf(cards: readonly Facts[], traitText?: string): GameSet {
  const titles = new Map<string, string>(cards.map((card) => [card.id, card.titleEn]));
  const files = new Map<string, string>([
    ['set.json', JSON.stringify({ id: 'real', system: 'hammerspace', format: 1, name: 'Real' })],
    ...cards.map((card) => {
      const [file, data] = fileOf(card, titles);
      return [
        file,
        JSON.stringify(traitText !== undefined && card.kind === 'trait' ? { ...data, text: traitText } : data),
      ] as const;
    }),
  ]);
  const { set, problems } = openSet('real', files);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!set || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return set;
}
