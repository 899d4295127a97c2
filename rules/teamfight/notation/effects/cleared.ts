import type { Node, Option, Ref } from '../../program.ts';
import { counting } from '../amounts/amount.ts';
import { aim, onto } from '../nouns/object.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { isGuest } from './guest.ts';
import { isDead } from './healing.ts';

/** `all conditions from the target`: whose they are stands behind them. Takes nothing. */
function whose({ cursor, context }: Asked): Ref | undefined {
  const { at } = cursor;
  cursor.takeAny('any number of', 'all', '#', 'a|an');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition']);
  if (token !== undefined) cursor.at = token.to;
  const known = token !== undefined || cursor.take('condition|conditions');
  const ref = known && cursor.take('from|on') ? pronoun(cursor, context)?.ref : undefined;
  cursor.at = at;
  return ref;
}

/** `all Rust from all units`: of those whom a head names behind it. Takes nothing. */
function isFromAll({ cursor, context }: Asked): boolean {
  if (!cursor.sees('all')) return false;
  const word = wordAt(context.words, cursor.tokens, cursor.at + 1, cursor.end, ['condition', 'token']);
  return word !== undefined && /^(?:from|on)$/.test(cursor.tokens[word.to]?.text ?? '');
}

/** `all your Heat`: a counter, as conditions are cleared. */
function allOf({ cursor, context }: Asked): Word | undefined {
  return cursor.try(() => {
    cursor.take('of? your|their|its');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    return cursor.sees('from|on') ? undefined : found.word;
  });
}

/** `clears Slow and Stun`: the verb is of all that is named; `clears Slow, Stun or DoT`: of one of them. */
export function cleared(asked: Asked): Effect | undefined {
  const { cursor, context } = asked;
  const first = clearing(asked);
  const [node, ...others] = first?.nodes ?? [];
  if (first === undefined || node?.node !== 'clear' || others.length > 0) return first;
  if (node.token === undefined) return oneForEach(asked, first, node);
  const nodes: Clear[] = [node];
  let or = false;
  let and = false;
  for (;;) {
    const more = cursor.try(() => {
      if (!cursor.takeAny(', and', ', or', ',', 'and', 'or')) return undefined;
      const by = cursor.before?.text;
      const all = cursor.takeAny('all of? your|their|its?', 'all');
      const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
      if (found === undefined) return undefined;
      cursor.at = found.to;
      if (!cursor.done && !cursor.sees(',|and|or|then|to|:')) return undefined;
      or ||= by === 'or';
      and ||= by === 'and';
      return { ...node, token: found.word.ref, count: all ? ('all' as const) : node.count };
    });
    if (more === undefined) break;
    nodes.push(more);
  }
  if (!or) return cursor.sees('or') && nodes.length > 1 ? undefined : { ...first, nodes };
  return and ? undefined : oneCleared(asked, first, nodes);
}
cleared.begins = beginning('remove|removes|cure|cures|is|are|lose|loses|clear|clears|purge|purges|cleanse|cleanses');

type Clear = Extract<Node, { readonly node: 'clear' }>;

/** `Clear one condition per ally in range 2`, `clear a condition for each Coin you have`: one, so often. */
function oneForEach({ cursor, context, clause }: Asked, first: Effect, node: Clear): Effect {
  if (node.count !== 1 || first.head !== undefined || !cursor.sees('per|for')) return first;
  const per = cursor.try(() => counting(cursor, context));
  if (per === undefined) return first;
  return {
    ...first,
    nodes: [{ clause, node: 'repeat', times: { base: 0, terms: [{ each: 1, ...per }] }, then: [node] }],
  };
}

/** One of those that are named, as the acting player chooses: of those that somebody else has, that one could be asked. */
function oneCleared({ context, subject, clause }: Asked, first: Effect, nodes: readonly Clear[]): Effect | undefined {
  const ours = (subject ?? 'you') === 'you' || context.side === 'ally' || context.side === 'friend';
  if (!ours || first.head !== undefined) return undefined;
  const options = nodes.map((node): Option => {
    const label = wordOf(context.words, node.token, 'condition', 'token')?.name ?? '';
    return { clause, label, then: [node] };
  });
  return { ...first, nodes: [{ clause, node: 'choose', count: 1, options }] };
}

/** `Slow`, `all Burn`: a condition of the set, which is removed as it is cleared. Takes nothing. */
function namedCondition({ cursor, context }: Asked): string | undefined {
  const { at } = cursor;
  cursor.take('all|#|a|an');
  const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition']);
  cursor.at = at;
  // From whom or where it is taken would have been read.
  return found === undefined || cursor.tokens[found.to]?.text === 'from' ? undefined : found.word.ref;
}

function clearing(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject, hurt } = asked;
  return cursor.try((): Effect | undefined => {
    // "Allies are cleared of Slow": as they clear it.
    if (subject !== undefined && cursor.sees('is|are cleared|cleansed|purged of')) {
      const turned = cursor.as(cursor.at + 2, 'clears');
      const found = clearing({ ...asked, cursor: turned });
      cursor.at = turned.at;
      return found;
    }
    const taken = cursor.take('remove|removes|cure|cures');
    const loses =
      !taken &&
      (cursor.sees('lose|loses all conditions') || cursor.sees('lose|loses #|a|an unwanted? condition|conditions')) &&
      cursor.take('lose|loses');
    if (!taken && !loses && !cursor.take('clear|clears|purge|purges|cleanse|cleanses')) return undefined;
    const { them, side } = context;
    const theirs = subject === undefined ? cursor.try(() => ownedCondition(asked)) : undefined;
    if (theirs !== undefined) return theirs;
    const named = whose(asked);
    const condition = namedCondition(asked);
    const everywhere = taken && named === undefined && isFromAll(asked);
    if (
      taken &&
      named === undefined &&
      !everywhere &&
      condition === undefined &&
      !cursor.sees('up? to? all|#|a|an|one|any? unwanted? condition|conditions') &&
      !cursor.sees('all|any number? of? your|their|its? conditions')
    )
      return undefined;
    const from =
      named ??
      subject ??
      // "If Burned, 3dmg, clear Burn": whoever was asked for it.
      (condition !== undefined && condition === context.had?.token ? context.had.of : undefined) ??
      (isGuest(context) ? 'trigger' : undefined) ??
      (them === undefined || them === 'trigger' || them === 'other' || isDead(asked)
        ? 'you'
        : hurt || side === 'enemy' || context.landed
          ? undefined
          : them);
    if (from === undefined) return undefined;
    const own = from === 'you';
    const done = (count: number | 'any' | 'all', token?: string, may = false): Effect | undefined => {
      const what = { ...(token !== undefined && { token }), ...(may && { may: true as const }) };
      const whom =
        named === undefined && subject === undefined && cursor.sees('from|on') && cursor.take('from|on')
          ? aim(asked)
          : undefined;
      if (whom !== undefined && (whom.head ?? whom.side) !== undefined)
        return onto(whom, [{ clause, node: 'clear', from: whom.ref, count, ...what }]);
      const behind = named === undefined || (cursor.take('from|on') && pronoun(cursor, context)?.ref === named);
      return behind ? { nodes: [{ clause, node: 'clear', from, count, ...what }], own } : undefined;
    };
    // "Clears and is immune to unwanted conditions": the object stands behind the second verb.
    if (cursor.sees('and is|are immune to unwanted conditions')) return done('any');
    if (cursor.sees('and is|are immune to all? conditions')) return done('all');
    // Whoever has them says which are not wanted.
    if (
      cursor.takeAny(
        'any number of conditions',
        'any conditions',
        'any|all? unwanted conditions',
        'any number of unwanted conditions',
        "all? conditions you|they don't want",
      )
    )
      return done('any');
    if (cursor.takeAny('all? of? your|their|its conditions', 'all conditions', 'conditions')) return done('all');
    const all = cursor.take('all');
    const upTo = !all && cursor.sees('up to # unwanted? conditions') && cursor.take('up to');
    const numbered = !all && cursor.take('#');
    const count = numbered ? (cursor.numbers[0] ?? 1) : 1;
    const counter = all ? allOf(asked) : undefined;
    if (counter !== undefined)
      return { nodes: [{ clause, node: 'lose', token: counter.ref, from, count: 'all' }], own };
    const one = !all && cursor.take('a|an');
    if (!all && cursor.take('unwanted? condition|conditions')) {
      // Whoever acts chooses anyway.
      cursor.takeAny('of your choice', 'you choose', 'of their|its choice');
      return done(count, undefined, upTo);
    }
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    // "Clear DoT" is of all that one has of it, "DoT and any other unwanted conditions" of what is not wanted beside it.
    const others = cursor.take(',? and any|all other unwanted conditions');
    const first = done(numbered || one ? count : 'all', found.word.ref);
    const more = others && first ? done('any') : undefined;
    return first && more ? { ...first, nodes: [...first.nodes, ...more.nodes] } : first;
  });
}

/** `any number of their conditions`, `one of its`, `up to 2 of your`: how many of those that somebody has. */
function someOf(cursor: Cursor): Pick<Clear, 'count' | 'may'> | undefined {
  return cursor.try((): Pick<Clear, 'count' | 'may'> | undefined => {
    if (cursor.takeAny('any number of', 'any of')) return { count: 'any' };
    const may = cursor.take('up to');
    if (!cursor.takeAny('#', 'one')) return undefined;
    const count = cursor.before?.text === 'one' ? 1 : (cursor.numbers[0] ?? 1);
    return cursor.take('of') ? { count, ...(may && { may: true as const }) } : undefined;
  });
}

/** `their DoT`, `all their Marks`, `the target's Slow`: all that somebody has of it. "Your Mark" could be one that somebody else has. */
function ownedCondition({ cursor, context, clause }: Asked): Effect | undefined {
  const count = someOf(cursor);
  if (count === undefined) cursor.takeAny('all of?', 'all the', 'any|the');
  const from = possessive(cursor, context);
  if (count !== undefined) {
    const named = from !== undefined && cursor.take('unwanted? condition|conditions');
    return named ? { nodes: [{ clause, node: 'clear', from, ...count }], own: from === 'you' } : undefined;
  }
  // Whoever has them says which are not wanted.
  if (from !== undefined && cursor.take('unwanted|negative|harmful|bad conditions'))
    return { nodes: [{ clause, node: 'clear', from, count: 'any' }], own: from === 'you' };
  const found = from && wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (!found || (from === 'you' && found.word.kind !== 'condition')) return undefined;
  cursor.at = found.to;
  cursor.take('token|tokens|stacks|stack');
  if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
  return { nodes: [{ clause, node: 'clear', from, count: 'all', token: found.word.ref }], own: from === 'you' };
}
