import type { Means, Rule, Trigger, Who } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import { against } from './against.ts';
import { madeBy } from './dealing.ts';
import type { About } from './predicate.ts';

const source = 'attack|hit|source|instance|ability';

/** Of what comes at one time only what is dealt so, or by those. */
interface Dealt {
  readonly means?: Means;
  readonly by?: Who;
}

/** `no more than 1 damage from allies`, `at most 2 damage at once`, behind "take": of what comes at one time, whoever deals it or only some. */
export function takesAtMost(about: About): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.takeAny('no|never more than # damage|dmg', 'at most # damage|dmg', 'a max|maximum of # damage|dmg'))
      return undefined;
    const [most = 0] = cursor.numbers;
    const found = sources(about);
    // "Per turn", "this turn" is of all that comes in it.
    return found && (cursor.done || cursor.sees('.|,|and')) ? found.map((one) => atMost(about, most, one)) : undefined;
  });
}

/** `take more than 2 damage from a single attack`, `be dealt more than 1 damage at once`, behind "cannot" and "never". */
export function takesNoMore(about: About): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try((): Rule[] | undefined => {
    const said = cursor.takeAny(
      'take|takes|receive|receives|suffer|suffers more than # damage|dmg',
      'be dealt more than # damage|dmg',
    );
    const [most = 0] = cursor.numbers;
    const { at } = cursor;
    const found = said ? sources(about) : undefined;
    // Without a word for what it is of it could be all of a turn.
    return cursor.at > at ? found?.map((one) => atMost(about, most, one)) : undefined;
  });
}

const atMost = ({ clause, who }: About, most: number, dealt: Dealt): Rule => {
  const trigger: Trigger = { on: 'would-take', who, ...dealt };
  return { clause, rule: 'when', trigger, then: [{ clause, node: 'lessen', by: { atMost: most } }] };
};

/** `from an AoE`, `from areas or from a single attack`, `at once`: each kind of what comes at one time; all of it where nothing is said. */
function sources(about: About): Dealt[] | undefined {
  const { cursor } = about;
  const first = isOnce(cursor) ?? dealtBy(about);
  if (first === undefined) return undefined;
  const found = [first];
  for (;;) {
    const more = cursor.try(() =>
      cursor.takeAny(', or|and', 'or|and', ',') && cursor.sees('from') ? (isOnce(cursor) ?? dealtBy(about)) : undefined,
    );
    if (more === undefined) return found;
    found.push(more);
  }
}

/** `at once`, `from any one source`: whatever it is; "from a single attack" is of no other damage. */
function isOnce(cursor: Cursor): Dealt | undefined {
  const single = cursor.takeAny(
    'at once',
    'at a time',
    'per hit',
    `from|by|in a|an|any|each single|one? ${source}`,
    `from|by|in any? one ${source}`,
    `per ${source}`,
  );
  if (single) return cursor.before?.text === 'attack' ? { means: { attack: true } } : {};
  return cursor.take('from|in|by an|a|any|one single? aoe|area') ? { means: { area: true } } : undefined;
}

/** `from areas`, `from enemies in range 2`, and nothing of it. */
function dealtBy(about: About): Dealt | undefined {
  const { cursor } = about;
  const means = cursor.try(() => (cursor.take('from') ? madeBy(cursor) : undefined));
  if (means !== undefined) return Object.keys(means).length > 0 ? { means } : {};
  const by = against(about, 'from');
  return by === 'none' ? undefined : { ...(by && { by }) };
}
