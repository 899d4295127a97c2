import type { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** A coin is a die with two sides, of which heads is the higher. */
export const coins = ['flip|toss a|one|1 coin'] as const;

/** What bullets are: alternatives of which one is chosen, so many or up to so many, or numbers of a die. */
export type Choice = 'choose' | 'roll' | number | { readonly upTo: number };

/** `Choose one --`, `choose one:`, `chooses one:` of somebody, `do two of the following:` and `Roll a die`, behind which bullets follow. */
export function choice(cursor: Cursor): Choice | undefined {
  return cursor.try((): Choice | undefined => {
    const several = cursor.try(() => {
      const count = cursor.take('choose|chooses|pick|picks|do exactly? up? to? #') ? (cursor.numbers[0] ?? 1) : 1;
      const upTo = cursor.tokens[cursor.at - 2]?.text === 'to';
      cursor.takeAny(
        'of these|them',
        'of the following options?',
        'of the? options',
        'different? options',
        'different',
        'of',
      );
      if (count < 2 || !(cursor.take('--|:|-') || cursor.done)) return undefined;
      return upTo ? { upTo: count } : count;
    });
    if (several !== undefined) return several;
    const kind =
      notIn(cursor) ||
      notBefore(cursor) ||
      cursor.takeAny(
        'choose|chooses|pick|picks|do one of these|them',
        'do one',
        'choose|chooses|pick|picks|do one of the following options?',
        'choose|chooses|pick|picks one of the? options',
        'choose|chooses|pick|picks one option|of?',
      ) ||
      alone(cursor) ||
      either(cursor) ||
      named(cursor)
        ? 'choose'
        : cursor.takeAny(
              'roll a|one|1 die|dice|d6',
              'roll 1|a? d 6',
              'roll for the target',
              'roll for it',
              'roll',
              ...coins,
            )
          ? 'roll'
          : undefined;
    return cursor.take('--|:|-') || cursor.done ? kind : undefined;
  });
}

const apart = "you aren't in";

/** `Choose one you're not in --`, `choose a stance you aren't in`: of stances another than the one that holds. */
const notIn = (cursor: Cursor): boolean =>
  cursor.takeAny(
    `choose|pick one that? ${apart}`,
    'choose|pick one that? you are not in',
    `choose|pick a|one stance that? ${apart}`,
    'choose|pick a|one stance that? you are not in',
  );

/** `Choose one you haven't chosen yet --`, `choose one (each once per game):`: each of them once. */
const notBefore = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (!cursor.take('choose|pick one')) return undefined;
    cursor.takeAny('option|effect');
    const said = cursor.takeAny(
      "that? you haven't|have|didn't not? already|yet? chosen|picked|used|choose|pick",
      "that|which hasn't|has not? yet|already? been chosen|picked|used",
      'not|never yet|already? chosen|picked|used',
      '( each only? once per game )',
    );
    if (!said) return undefined;
    cursor.takeAny('yet|before', 'this game|match');
    return cursor.done || cursor.sees('--|:|-') ? true : undefined;
  }) ?? false;

/** Whether of the alternatives that begin there each is chosen but once. */
export const notChosenBefore = (tokens: readonly Token[], from: number): boolean =>
  /\b(?:choose|pick) one (?:option |effect )?(?:(?:that |which )?(?:you |has|not|never)[^.:]* (?:chosen|picked|used|choose|pick)(?: yet| before| this (?:game|match))?|\( each (?:only )?once per game \))(?: (?:--|:|-))*$/.test(
    tokens
      .slice(Math.max(0, from - 14), from)
      .filter(({ kind }) => kind !== 'line')
      .map(({ text }) => text)
      .join(' '),
  );

/** Whether the alternatives that begin there are such stances. */
export const isOfOthers = (tokens: readonly Token[], from: number): boolean =>
  /you (?:are not|aren't) in(?: (?:--|:|-))?$/.test(
    tokens
      .slice(Math.max(0, from - 7), from)
      .filter(({ kind }) => kind !== 'line')
      .map(({ text }) => text)
      .join(' ')
      .replace(/ -$/, ''),
  );

/** `Choose:`, with nothing that says of what. */
const alone = (cursor: Cursor): boolean =>
  cursor.try(() =>
    cursor.take('choose|chooses|pick|picks') && (cursor.done || cursor.sees(':|--')) ? true : undefined,
  ) ?? false;

/** `Either:`, right before alternatives. */
const either = (cursor: Cursor): boolean =>
  cursor.try(() => (cursor.take('either') && (cursor.done || cursor.sees(':|--|-')) ? true : undefined)) ?? false;

/** What is chosen of the game, and no name for what the alternatives are. */
const ofGame =
  /^(?:unit|enemy|ally|hero|target|space|edge|direction|wall|summon|object|marker|token|counter|condition|ability|attack|number|player|side|line|area|corpse|point|spot|location|card|die|turn|round|set|map|foe|opponent|character|friend|creature|minion|someone|team)$/;

/** `Choose a boon --`, `pick an effect:`: whatever they are called. */
const named = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (!cursor.take('choose|pick a|an|one') || cursor.peek()?.kind !== 'word') return undefined;
    if (ofGame.test(cursor.peek()?.text ?? '')) return undefined;
    cursor.at += 1;
    return cursor.done || (cursor.sees('--|:') && cursor.at + 1 === cursor.end) ? true : undefined;
  }) ?? false;
