import { listed, quoted } from '../../schemas/words.ts';
import type { PrintedThing } from '../contract/printed.ts';
import { CannotRun } from './cannot-run.ts';
import type { OpenSet } from './open-sets.ts';
import { copyIn, sinceCopy } from './printed.ts';

/** What a printed copy lacks. */
export interface Reprint {
  /**
   * Kind and lasting name of what is printed again or for the first time, `card set/hero`, and how many copies of it: all, unless only some are
   * missing.
   */
  readonly meant: ReadonlyMap<string, number | 'all'>;
  /** Why there may be nothing to print. */
  readonly upToDate: CannotRun;
  /** What was left out as unchanged and what to take out of the copy, in sentences. */
  readonly sentences: readonly string[];
}

/** Names that a sentence lists before it only counts. */
const mostNames = 8;

const kindsOf: Readonly<Record<string, readonly PrintedThing['kind'][]>> = {
  cards: ['card'],
  maps: ['map'],
  tokens: ['token', 'marker'],
  standees: ['standee'],
};

/** What of the sets differs from a printed copy. */
export async function reprintOf(
  settings: string,
  opened: readonly OpenSet[],
  copy: string,
  what: string,
): Promise<Reprint> {
  const kinds = kindsOf[what] ?? [];
  const copyOf = ({ set }: OpenSet) => copyIn(copy, set.original && set.manifest.language);
  const all = await Promise.all(opened.map((each) => sinceCopy(settings, each, copyOf(each))));
  const of = <Thing extends PrintedThing>(things: readonly Thing[]) =>
    things.filter(({ kind }) => kinds.includes(kind));
  const meant = all.flatMap(({ changed, added }) => of([...changed, ...added]));
  const more = all.flatMap((each) => of(each.more));
  const fewer = all.flatMap((each) => of(each.fewer));
  const gone = all.flatMap((each) => of(each.gone));
  const takeOut =
    gone.length === 0
      ? []
      : [
          `Take out of ${quoted(copy)} what the set no longer has: ${listed(
            gone.map(({ name }) => name),
            'and',
            mostNames,
          )}.`,
        ];
  const takeSome =
    fewer.length === 0
      ? []
      : [
          `Take out of ${quoted(copy)} what there is less of now: ${fewer
            .slice(0, mostNames)
            .map(({ name, count }) => `${count} of ${quoted(name)}`)
            .join(', ')}${fewer.length > mostNames ? ` and of ${fewer.length - mostNames} more` : ''}.`,
        ];
  const upToDate = [
    `Nothing is to be printed: the ${what} of ${quoted(copy)} look as the set does now.`,
    ...takeOut,
    ...takeSome,
    'Print everything, or choose another copy.',
  ];
  return {
    meant: new Map<string, number | 'all'>([
      ...more.map(({ kind, ref, count }) => [`${kind} ${ref}`, count] as const),
      ...meant.map(({ kind, ref }) => [`${kind} ${ref}`, 'all'] as const),
    ]),
    upToDate: new CannotRun('copy/up-to-date', upToDate.join(' ')),
    sentences: [`Left out: what has not changed since ${quoted(copy)} was printed.`, ...takeOut, ...takeSome],
  };
}
