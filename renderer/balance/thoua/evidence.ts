import type { Verdict } from '../../../rules/kernel/series-report.ts';
import type { Report } from '../../../rules/thoua/series/report.ts';
import { fights, partName } from '../../../rules/thoua/series/verdicts.ts';
import { words } from '../../words.ts';
import type { Evidence } from '../Verdicts.tsx';

/** The figure that a verdict rests on, and what to watch for it. */
export function evidenceOf(
  { code, about }: Verdict,
  { tables, characters, abilities, builds }: Report,
): Evidence | undefined {
  const [first = '', second = ''] = about;
  switch (code) {
    case 'encounter/easy':
    case 'encounter/hard': {
      const table = tables.find(({ encounter, size }) => encounter === first && String(size) === second);
      if (!table) return undefined;
      const isEasy = code === 'encounter/easy';
      return {
        figure: table.metrics.won,
        from: 0,
        to: 1,
        reference: isEasy ? fights.most : fights.least,
        of: { of: 'encounter', encounter: first, size: table.size, won: isEasy },
        name: table.name,
      };
    }
    case 'character/strength': {
      const character = characters.find(({ ref }) => ref === first);
      if (!character?.more) return undefined;
      const { more, name } = character;
      return { figure: more, ...apart, of: { of: 'character', character: first, won: more.value > 0 }, name };
    }
    case 'ability/strength': {
      const ability = abilities.find(({ ref }) => ref === first);
      if (!ability?.more) return undefined;
      const { more, name } = ability;
      return { figure: more, ...apart, of: { of: 'bought', ability: first, won: more.value > 0 }, name };
    }
    case 'build/part': {
      const found = builds?.parts.find(({ part }) => part.ref === first);
      if (!found) return undefined;
      const { more, part } = found;
      return { figure: more, ...apart, of: { of: 'build', parts: [first], won: more.value > 0 }, name: part.name };
    }
    case 'build/pair': {
      const found = builds?.pairs.find(({ a, b }) => a.ref === first && b.ref === second);
      if (!found) return undefined;
      const { a, b, more } = found;
      const name = words.balance.party.builds.name(partName(a), partName(b));
      return { figure: more, ...apart, of: { of: 'build', parts: [first, second], won: more.value > 0 }, name };
    }
    default:
      return undefined;
  }
}

/** The axis of differences of shares. */
const apart = { from: -0.3, to: 0.3, reference: 0 } as const;
