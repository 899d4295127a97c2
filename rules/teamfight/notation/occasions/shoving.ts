import type { Condition, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import type { Token } from '../words/token.ts';
import { spaces } from './past.ts';

type Shoved = Extract<Condition, { is: 'shoved' }>;

/** `you moved the target this turn`, `you have pushed or pulled it`: what you have done to somebody, in your turn or by the text. */
export function youShoved(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('you')) return undefined;
  return cursor.try(() => {
    cursor.take('you');
    const no = cursor.takeAny("didn't|haven't|don't|hadn't", 'did|have|had|do not');
    if (!no) cursor.take('have|had');
    cursor.take('already');
    if (cursor.take('damage|damaged|hurt')) {
      const whom = pronoun(cursor, context)?.ref;
      if (whom === undefined || whom === 'you' || context.anyTurn || context.instant) return undefined;
      const found: Condition = { is: 'struck', of: whom };
      return cursor.takeAny('this turn', 'earlier this turn') ? [no ? not(found) : found] : undefined;
    }
    const how = means(cursor);
    const some = how && cursor.take('an|any|a|another enemy|ally|unit') ? (cursor.before?.text ?? '') : undefined;
    if (some !== undefined) {
      const each = asked(cursor, context, 'each', how as Means, false);
      if (each === undefined || !says(each)) return undefined;
      const side = some === 'unit' ? 'any' : (some as 'enemy' | 'ally');
      const found: Condition = { is: 'there-is', who: { side, ...(side === 'any' && { except: ['you'] }), if: each } };
      return [no ? not(found) : found];
    }
    const of = how && pronoun(cursor, context)?.ref;
    return of === undefined || of === 'you' ? undefined : asked(cursor, context, of, how as Means, no);
  });
}

/** In one's own turn, not by the text alone. */
const says = (asked: readonly Condition[]): boolean => JSON.stringify(asked).includes('"in":"turn"');

/** `was moved by you this turn`, `is not moved`, `doesn't move`, of whom a push was on: by you, or by the text. */
export function wasShoved(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  if (of === 'you') return undefined;
  const before = cursor.tokens.slice(0, cursor.at);
  return cursor.try(() => {
    const still = cursor.takeAny(
      "doesn't|don't|didn't|can't|couldn't|cannot move",
      'does|do|did|can|could not move',
      'stays|stayed|stay put|there',
    );
    const no =
      still ||
      cursor.takeAny(
        "isn't|aren't|wasn't|weren't|can't|couldn't|cannot|hasn't|haven't be|been?",
        'is|are|was|were|can|could|has|have not be|been?',
      );
    if (!no) cursor.takeAny('is|are|was|were', 'has|have already? been already?');
    const how = still ? ['other' as const] : means(cursor);
    if (how === undefined) return undefined;
    const you = cursor.take('by you');
    // Without either it is of what the text has just done; a walk of its own is asked for elsewhere.
    if (!you && cursor.sees('by|since|last|in|during|on|#|at|more|less|exactly')) return undefined;
    if (!you && cursor.sees('this turn|round')) return undefined;
    // "Range 3, 1dmg. If the target hasn't moved, +1dmg": in a text that moves nobody it is of some other time.
    if (!you && !before.some(movesOthers)) return undefined;
    return asked(cursor, context, of, how, no);
  });
}

/** "Move 3" is a way of one's own, "move it 3" and "it moves 3" are not. */
function movesOthers({ text }: Token, at: number, tokens: readonly Token[]): boolean {
  if (moves.test(text)) return true;
  if (!ways.test(text)) return false;
  const next = tokens[at + 1];
  const isOwn =
    next?.kind === 'number' || /^(?:you|your|yourself|up|to|in|into|through|away|towards?)$/.test(next?.text ?? '');
  return (
    !isOwn ||
    text.endsWith('s') ||
    /^(?:they|it|them|units?|targets?|enem(?:y|ies)|all(?:y|ies)|hero(?:es)?)$/.test(doer(tokens, at))
  );
}

const moves = /^(?:push|pull|swap|shove|drag|knock|throw|hook|draw|bring|carry|place|change)/;
const ways = /^(?:moves?|fly|flies?|teleports?)$/;

/** Who does it: "they may move". */
const doer = (tokens: readonly Token[], at: number): string =>
  tokens[/^(?:may|can|must)$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';

type Means = readonly ('push' | 'pull' | 'other')[];

function means(cursor: Cursor): Means | undefined {
  if (cursor.takeAny('pushed or pulled', 'pulled or pushed', 'push or pull', 'pull or push')) return ['push', 'pull'];
  if (cursor.take('pushed|push')) return ['push'];
  if (cursor.take('pulled|pull')) return ['pull'];
  return cursor.take('moved|move|displaced|relocated') ? ['other'] : undefined;
}

/** In which time: of a turn only where that is the bearer's own, else by the text. */
function asked(cursor: Cursor, context: Context, of: Ref, how: Means, no: boolean): Condition[] | undefined {
  const turn = cursor.takeAny('this turn', 'on|in|during your turn', 'earlier this turn');
  if (turn && (context.anyTurn || context.instant)) return undefined;
  const ends = cursor.done || cursor.sees(',|:|.|and|or|instead|this|with');
  if (!turn) cursor.takeAny('this way', 'with this', 'by it|this');
  if (!turn && !ends) return undefined;
  const all = how.map((one): Shoved => {
    const by = turn ? ('turn' as const) : ('text' as const);
    return one === 'other' ? { is: 'shoved', of, in: by } : { is: 'shoved', of, in: by, how: one };
  });
  const found: Condition = all.length === 1 ? (all[0] as Shoved) : { is: 'any', of: all };
  return [no ? not(found) : found];
}

/** `was pushed 3 or more`, `moved at least 2 spaces`, `moves less than 2`: how far the push or pull went. */
export function pushedSoFar(cursor: Cursor): Condition | undefined {
  return cursor.try((): Condition | undefined => {
    cursor.takeAny('is|are|was|were|has|have been?');
    if (!cursor.take('pushed|pulled|moved|moves|move')) return undefined;
    const simple = /^moves?$/.test(cursor.before?.text ?? '');
    if (cursor.take('less|fewer than # spaces|space?'))
      return { is: 'gone', how: 'push', max: (cursor.numbers[0] ?? 0) - 1 };
    const min = simple ? undefined : spaces(cursor);
    return min === undefined ? undefined : { is: 'gone', how: 'push', min };
  });
}
