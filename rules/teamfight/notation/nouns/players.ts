import type { Condition, Count, Node, Players } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { type Asked, effect } from '../effects/effect.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { points } from '../texts/score.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { chosenByPlayer } from './chosen-by-player.ts';
import { noun, standingWho } from './noun.ts';
import { isOwnerless, tellsOfYou } from './ownerless.ts';
import { playerWithMore } from './player-with-more.ts';
import { pronoun } from './pronoun.ts';

const playing = oneOf('player players opponent side team owner score scores worth');

/** `Each player may ...`, `the first player scores 1`, `your opponent scores 1`. */
export function players(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (cursor.lacks(playing)) return false;
  const start = cursor.at;
  if (isOwnerless(run.context) && (forOwnHeroes(desk, cursor, run) || forEachOfTheirs(desk, cursor, run))) return true;
  const leads = leading(cursor, run.context);
  const who = leads === undefined ? named(cursor, run.context) : 'each';
  if (who === undefined) return false;
  const clause = desk.sheet.next;
  const may = cursor.take('may');
  const context = within(run.context, { byPlayer: true });
  const asked: Asked = { cursor, context, clause, subject: undefined, hurt: false };
  const chosen = isOwnerless(run.context) ? chosenByPlayer(cursor, context, clause) : undefined;
  const done = (): { readonly nodes: readonly Node[] } | undefined =>
    isOwnerless(run.context) ? (points(asked) ?? effect(asked)) : points(asked);
  const found = chosen === undefined ? done() : { nodes: chosen };
  // A player is no unit: what "you" would gain is nobody's.
  if (found === undefined || (isOwnerless(run.context) && tellsOfYou(found.nodes))) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  const does: readonly Node[] = may ? [{ clause, node: 'may', then: found.nodes }] : found.nodes;
  const then: readonly Node[] = leads === undefined ? does : [{ clause, node: 'if', if: leads, then: does, else: [] }];
  run.into.push({ clause, node: 'players', which: who, then });
  return true;
}

/** `Each surviving hero is worth 1 point`, `each Coin is worth 1 point`, behind a moment: to its player. */
function forOwnHeroes(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const clause = desk.sheet.next;
  const token = cursor.try(() => (cursor.take('each|every') ? tokenAt(cursor, run.context) : undefined));
  const said =
    (token !== undefined ||
      cursor.takeAny(
        'each|every|all surviving|living|remaining hero|heroes',
        'each|every hero still? alive',
        'each|every hero that|who is still? alive',
      )) &&
    cursor.takeAny(
      'is|are worth # victory? point|points',
      'score|scores # victory? point|points?',
      'give|gives # victory? point|points',
    );
  const [each = 1] = cursor.numbers;
  if (said) cursor.takeAny('to|for its|their player|owner|side|team', 'each', 'to whoever has it');
  if (!said || !(cursor.done || cursor.sees(',|and'))) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  const per: Count =
    token === undefined
      ? { count: 'units', who: { side: 'friend', kind: 'hero' } }
      : { count: 'tokens-of', token, who: { side: 'friend', kind: 'unit' } };
  const points = { base: 0, terms: [{ each, per }] };
  run.into.push({ clause, node: 'players', which: 'each', then: [{ clause, node: 'score', points }] });
  return true;
}

/** The counter, condition or token that comes next, by reference. */
function tokenAt(cursor: Cursor, { words }: Context): string | undefined {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (found !== undefined) cursor.at = found.to;
  return found?.word.ref;
}

/** `Score 1 for each living hero`, on a rules card: each player for what is theirs. */
function forEachOfTheirs(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (!cursor.sees('score')) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const context = within(run.context, { byPlayer: true });
  // "Your heroes" are those of each player in turn.
  const tokens = cursor.tokens.map((token) => (token.text === 'your' ? wordLike(token, 'their') : token));
  const own = new Cursor(tokens, start, cursor.end);
  const found = points({ cursor: own, context, clause, subject: undefined, hurt: false });
  const [scored] = found?.nodes ?? [];
  const ofTheirs =
    scored?.node === 'score' && scored.points.terms?.every(({ per }) => per !== undefined && isOfPlayer(per));
  if (found === undefined || !ofTheirs) return false;
  cursor.at = own.at;
  ran(desk, start, cursor.at);
  run.into.push({ clause, node: 'players', which: 'each', then: found.nodes });
  return true;
}

const isOfPlayer = (count: Count): boolean =>
  ('side' in count && count.side === 'friend') || ('who' in count && count.who.side === 'friend');

/**
 * `The player with more units on Mud`, `the side with the most heroes in range 2 of a Spring`, `if only one side has units on Mud, that
 * side`: asked of each player, so that a tie is nobody's.
 */
function leading(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  if (!isOwnerless(context) && context.slot !== 'marker' && context.slot !== 'terrain') return undefined;
  return cursor.try((): readonly Condition[] | undefined => {
    const only = cursor.take(`if only one ${side} has|have`);
    if (!only) {
      const more = playerWithMore(cursor, context);
      if (more !== undefined) return more;
    }
    const one = only ? undefined : withOne(cursor, context);
    if (one !== undefined) return one;
    const has = `the|a? ${side} with|that|who|which has? more|most`;
    if (!only && !cursor.takeAny(has, `the? ${side} with|that|who|which has? the most`)) return undefined;
    if (!only && !cursor.tokens.slice(cursor.at - 3, cursor.at).some(({ text }) => /^(?:more|most)$/.test(text)))
      return undefined;
    cursor.take('living|surviving|remaining');
    const found = noun(cursor, context);
    cursor.takeAny('alive|left|remaining', 'still alive', 'left alive');
    const all = found?.many === 'each' && found.ref === undefined ? standingWho(found) : undefined;
    if (all === undefined || all.side !== 'any') return undefined;
    const kind = all.kind ?? ('unit' as const);
    const [own, theirs] = [
      { ...all, kind, side: 'friend' as const },
      { ...all, kind, side: 'enemy' as const },
    ];
    if (!only) return [{ is: 'more', who: own, than: theirs }];
    if (!cursor.take(`, that|the|this ${side}`) && !cursor.take(', they|it')) return undefined;
    return [
      { is: 'there-is', who: own },
      { is: 'there-is', who: theirs, min: 0, max: 0 },
    ];
  });
}

/** `The team with a hero on the Throne`, `each player who has a unit on Mud`: asked of each player. Of a place for many "the team" could be both or none. */
const withOne = (cursor: Cursor, context: Context): readonly Condition[] | undefined =>
  cursor.try(() => {
    const isOne = cursor.sees('the');
    if (!cursor.takeAny(`the|a|any|each ${side} with`, `the|a|any|each ${side} who|that|which has`)) return undefined;
    if (!cursor.sees('a|an|any|at')) return undefined;
    cursor.take('at least one|1');
    const found = noun(cursor, context);
    const all = found?.many === 'one' && found.ref === undefined ? standingWho(found) : undefined;
    if (all === undefined || all.side !== 'any' || all.places === undefined) return undefined;
    const isSpace = context.slot === 'marker' && all.places.every(({ range }) => range?.max === 0);
    return isOne && !isSpace
      ? undefined
      : [{ is: 'there-is', who: { ...all, kind: all.kind ?? 'unit', side: 'friend' } }];
  });

const side = 'player|side|team';

/** `the side that destroyed it`, `the killer's team`: behind what is destroyed, whose doer is the other one. */
const destroyer = (cursor: Cursor, { named: { attacker, piece } }: Context): Players | undefined =>
  cursor.try(() => {
    if (attacker !== undefined && cursor.take("the attacker's player|side|team")) return { of: attacker };
    if (attacker === undefined || piece === undefined) return undefined;
    const player = cursor.takeAny(
      'the player|side|team that|who|which destroyed|killed it',
      "the attacker's|killer's|destroyer's player|side|team",
    );
    if (!player && !cursor.takeAny('whoever killed|destroyed it', 'the killer|attacker')) return undefined;
    return player || cursor.sees('score|scores') ? { of: attacker } : undefined;
  });

function named(cursor: Cursor, context: Context): Players | undefined {
  if (cursor.takeAny('each player', 'both players')) return 'each';
  const goes = 'goes|acts|moves|plays|went';
  if (cursor.takeAny('the? first player', `the player who|that ${goes} first`)) return 'first';
  if (cursor.takeAny('the? second player', `the player who|that ${goes} second`)) return 'second';
  if (!isOwnerless(context) && cursor.takeAny('your opponent', 'the? opponent', 'the enemy|opposing player|side|team'))
    return 'opponent';
  // "The enemy scores 1 additional point": a side does, whoever of it was spoken of.
  if (!isOwnerless(context) && cursor.sees('the? enemy|enemies score|scores') && cursor.take('the? enemy|enemies'))
    return 'opponent';
  if (context.slot === 'marker' && cursor.take('the other player|side|team')) return 'opponent';
  const doer = destroyer(cursor, context);
  if (doer !== undefined) return doer;
  if (context.them !== undefined && isOwnerless(context)) {
    const against = 'other|enemy|opposing player|side|team';
    if (cursor.takeAny(`the ${against}`, 'their|its opponent', 'the? opponent')) return { opponentOf: context.them };
  }
  return cursor.try(() => {
    const theirs = cursor.takeAny('their|its player|side|team|owner', "the|that hero's|unit's player|side|team|owner");
    if (theirs) return context.them && { of: context.them };
    const unit = pronoun(cursor, context)?.ref;
    return unit !== undefined && unit !== 'you' && cursor.sees('score|scores') ? { of: unit } : undefined;
  });
}
