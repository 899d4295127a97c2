import type { HammerspacePlayCard } from '../../../schemas/types.generated.ts';
import { allSets, entitiesOf, type GameSet } from '../../game-set.ts';
import type { Refusal } from '../../kernel/rules.ts';
import type { CardDesign, Game, Setup, TraitDesign } from '../game.ts';
import { optionsOf, presets } from '../options.ts';
import { type ReadText, readings } from '../readings.ts';
import { fewestSeats, mostSeats, rowSize, traitsDealt } from '../types.ts';

/** Why nothing can be played with these sets; undefined where it can. */
export function cannotPlay({ sets, seats }: Pick<Setup, 'sets' | 'seats'>): Refusal | undefined {
  if (!Number.isSafeInteger(seats) || seats < fewestSeats || seats > mostSeats) {
    return {
      code: 'setup/seats',
      message: `${fewestSeats} to ${mostSeats} players play, not ${seats}.`,
      rule: 'H-001',
    };
  }
  const cards = countOf(sets, 'play-card');
  const needed = seats * rowSize;
  if (cards >= needed) return undefined;
  const message = `The deck has ${cards} cards, and ${seats} players are dealt ${needed}; add cards, or raise their copies.`;
  return { code: 'setup/deck', message, rule: 'H-002' };
}

const countOf = (sets: readonly GameSet[], kind: 'play-card' | 'trait'): number =>
  allSets(sets)
    .flatMap((set) => entitiesOf(set, kind))
    .reduce((sum, { data }) => sum + (data.copies ?? 1), 0);

/** Compiles what a match is played with. Throws for what `cannotPlay` refuses. Without traits for everybody nobody has any. */
export function prepare(setup: Setup): Game {
  const refusal = cannotPlay(setup);
  if (refusal) throw new RangeError(refusal.message);
  const { sets, seats } = setup;
  const [first] = sets;
  const options = setup.options ?? (first ? optionsOf(first) : presets.current);
  const read = new Map(readings(sets).texts.map((text) => [`${text.set}/${text.file}`, text]));
  const all = allSets(sets);
  const cards = all.flatMap((set) =>
    entitiesOf(set, 'play-card').flatMap(({ ref, file, data }) =>
      copies(data.copies, designOf(ref, data, read.get(`${set.id}/${file}`))),
    ),
  );
  const traits = all.flatMap((set) =>
    entitiesOf(set, 'trait').flatMap(({ ref, file, data }) => {
      const program = read.get(`${set.id}/${file}`)?.reading.program ?? [];
      return copies<TraitDesign>(data.copies, Object.freeze({ ref, name: data.name, program }));
    }),
  );
  const withTraits = options.traitsKept > 0 && traits.length >= seats * traitsDealt;
  return Object.freeze({ sets, seats, options, cards, traits: withTraits ? traits : [] });
}

const copies = <Design>(count: number | undefined, design: Design): Design[] =>
  Array.from({ length: count ?? 1 }, () => design);

function designOf(ref: string, data: HammerspacePlayCard, text: ReadText | undefined): CardDesign {
  const { name, kind, type, subtype, strength, hits, defence = [], keepOn = [] } = data;
  const isAttack = kind === 'attack' && type !== undefined && subtype !== undefined && hits !== undefined;
  return Object.freeze({
    ref,
    name,
    kind,
    attack: isAttack ? { type, subtype, strength: strength ?? 0, hits } : undefined,
    defence: defence.map(({ against, points = 0, infinite = false, bonuses = [] }) => ({
      against,
      points: infinite ? 0 : points,
      infinite,
      bonuses,
    })),
    keepOn,
    program: text?.reading.program ?? [],
  });
}
