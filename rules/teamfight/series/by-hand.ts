import { entitiesOf, find, type GameSet } from '../../game-set.ts';
import type { Node } from '../program.ts';
import type { ReadText } from '../readings.ts';

/** On what the figures of a hero rest besides its texts. */
export interface ByHandFigures {
  /** Names of texts of which all or a part was left out, and of those for which a stand-in was played. */
  readonly texts: readonly string[];
  readonly standIns: readonly string[];
  /** `lower`: only whole abilities were left out, without which nobody is better off. Else they may err either way. */
  readonly bound: 'lower' | 'either';
}

/** A hero of whose texts, or of what comes with it, something is not played as written. */
export interface HeroByHand extends ByHandFigures {
  readonly ref: string;
}

/**
 * Heroes whose figures rest on texts by hand: on their cards, of their summons, and of the tokens that come with them. Texts of maps
 * and shared words concern all heroes alike and are not counted here.
 */
export function byHandOf(sets: readonly GameSet[], texts: readonly ReadText[]): HeroByHand[] {
  const gaps = new Map<string, Gap[]>();
  for (const text of texts) {
    const gap = gapOf(text);
    if (gap === undefined) continue;
    const file = `${text.set}/${text.file}`;
    gaps.set(file, [...(gaps.get(file) ?? []), gap]);
  }
  if (gaps.size === 0) return [];
  return sets.flatMap((set) =>
    entitiesOf(set, 'hero').flatMap(({ ref, file, data }): HeroByHand[] => {
      const own = gaps.get(`${set.id}/${file}`) ?? [];
      const beside = [...(data.summons ?? []), ...tokensOf(data)].flatMap((name) => {
        const entity = find(set, name);
        return (entity && gaps.get(`${entity.ref.slice(0, entity.ref.indexOf('/'))}/${entity.file}`)) ?? [];
      });
      const all = [...own, ...beside];
      if (all.length === 0) return [];
      const names = (standIn: boolean): string[] => [
        ...new Set(all.flatMap((gap) => (gap.standIn === standIn ? [gap.name] : []))),
      ];
      const isLower = beside.length === 0 && own.every(({ whole, standIn }) => whole && !standIn);
      return [{ ref, texts: names(false), standIns: names(true), bound: isLower ? 'lower' : 'either' }];
    }),
  );
}

interface Gap {
  readonly name: string;
  /** A whole ability that nobody uses. */
  readonly whole: boolean;
  readonly standIn: boolean;
}

/** Nothing comes of it that is played, whatever it costs. */
const isManual = ({ node }: Node): boolean => node === 'manual';

function gapOf({ name, slot, reading }: ReadText): Gap | undefined {
  const byHand = reading.clauses.filter(({ status }) => status === 'manual');
  if (byHand.length === 0) return undefined;
  const isAbility = slot === 'ability' || slot === 'default';
  const { program } = reading;
  return {
    name,
    whole: isAbility && (program.manual === true || (program.body.length > 0 && program.body.every(isManual))),
    standIn: byHand.some(({ standIn }) => standIn === true),
  };
}

/** What comes with a hero's cards. */
function tokensOf({
  tokens = [],
  defaultAbilities = [],
  abilities = [],
}: {
  readonly tokens?: readonly string[];
  readonly defaultAbilities?: readonly { readonly tokens?: readonly string[] }[];
  readonly abilities?: readonly { readonly tokens?: readonly string[] }[];
}): string[] {
  return [...tokens, ...[...defaultAbilities, ...abilities].flatMap((ability) => ability.tokens ?? [])];
}
