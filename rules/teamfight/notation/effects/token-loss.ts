import type { Amount, Node, Ref } from '../../program.ts';
import { cooldownIn } from '../abilities/cooldown.ts';
import { counted as numbered } from '../amounts/amount.ts';
import { worked } from '../amounts/bounds.ts';
import type { Context } from '../context.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { takenOfHad } from './taken-of-had.ts';
import { takenOff } from './taken-off.ts';
import { bearer, counted } from './token-effect.ts';

/** What it begins with, but for whoever does it. */
export const losing = beginning(
  'remove|removes|clear|discard|discards|strip|spend|spends|expend|expends|consume|consumes|pay|pays|is|are|lose|loses',
);

/** `loses all Coins and Marks`, `lose 2 Coins and a Mark`: the verb is of all that is named. */
export function lost(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const first = loss(asked);
  const [node] = first?.nodes ?? [];
  if (first === undefined || node?.node !== 'lose' || node.count === 'any') return first;
  const nodes: Node[] = [...first.nodes];
  // "Lose them and Stun": what stands behind is no more of them.
  if (/^(?:them|those|it|all|one)$/.test(cursor.before?.text ?? '')) return first;
  for (;;) {
    const more = cursor.try(() => {
      if (!cursor.takeAny(', and', 'and')) return undefined;
      const all = node.count === 'all';
      if (all) cursor.takeAny('all of? your|their|its?', 'all');
      const found = counted(asked, false);
      // "Spend a Coin and Slow the target" does something else.
      if (found === undefined || found.plus || (found.word.kind === 'condition' && subject === undefined && !all))
        return undefined;
      if (!cursor.done && !cursor.sees(',|and|then|to|:')) return undefined;
      const count = all && !found.named ? ('all' as const) : { base: found.count };
      return { clause, node: 'lose' as const, token: found.word.ref, from: node.from, count };
    });
    if (more === undefined) break;
    nodes.push(more);
  }
  // What is not understood behind it is not gained.
  const isLost = cursor.sees('and') && named(cursor, context);
  return isLost ? undefined : { ...first, nodes };
}

/** Whether a token or condition stands behind the `and`, without a verb of its own. */
const named = ({ tokens, at, end }: Cursor, { words }: Context): boolean => {
  const skipped = /^(?:a|an|all|the|your|their|its|\d+)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
  const found = wordAt(words, tokens, at + skipped, end, ['condition', 'token', 'counter']);
  return found !== undefined && (skipped === 2 || found.word.kind !== 'condition');
};

/** `remove one Acid`, in the text of an Acid. */
function ownRemoved({ cursor, context: { words, self }, clause }: Asked): Effect | undefined {
  if (!cursor.take('remove|discard #')) return undefined;
  const [count = 1] = cursor.numbers;
  cursor.takeAny('of these', 'of them');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
  if (found?.word.ref !== self?.ref || self === undefined) return undefined;
  cursor.at = found?.to ?? cursor.at;
  cursor.take('token|tokens|counter|counters');
  if (cursor.sees('from|of|in')) return undefined;
  return { nodes: [{ clause, node: 'lose', token: self.ref, from: 'you', count: { base: count } }], own: true };
}

function loss(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    const { gave, them } = context;
    const taken = subject === undefined ? takenOfHad(cursor, context, clause) : undefined;
    if (taken !== undefined) return { nodes: [taken] };
    const known = gave !== undefined && (them === 'target' || them === 'each') && subject === undefined;
    if (known && cursor.takeAny('remove the|that token|mark', 'remove the|that token|mark from them|it')) {
      return { nodes: [{ clause, node: 'lose', token: gave.ref, from: them, count: 'all', yours: true }] };
    }
    const off = takenOff(asked);
    if (off !== undefined) return off;
    if (
      context.self !== undefined &&
      (context.slot === 'token' || context.slot === 'condition') &&
      (subject ?? 'you') === 'you' &&
      (cursor.takeAny('clear|remove|discard this condition|token?', 'clear|remove|discard this') ||
        (cursor.sees('clear|discard when|if|whenever|after') && cursor.take('clear|discard')))
    )
      return { nodes: [{ clause, node: 'lose', token: context.self.ref, from: 'you', count: 'all' }], own: true };
    if (bearer(context) !== undefined && (subject ?? 'you') === 'you') {
      const few = cursor.try(() => ownRemoved(asked));
      if (few !== undefined) return few;
    }
    const away = cursor.try(() => takenFrom(asked));
    if (away !== undefined) return away;
    const spends = cursor.take('spend|spends|discard|discards|expend|expends|consume|consumes|pay|pays');
    const pays = spends && /^(?:spend|expend|pay)s?$/.test(cursor.before?.text ?? '');
    const counters =
      !spends &&
      subject === undefined &&
      ((cursor.sees('remove|discard all') && isCounter(asked)) || isOfHad(asked)) &&
      cursor.take('remove|discard');
    const consumes = cursor.before?.text === 'consume';
    const others = spends && consumes && subject === undefined ? cursor.try(() => ofOthers(asked)) : undefined;
    if (others !== undefined) return others.nodes.length > 0 ? others : undefined;
    const noLonger = subject !== undefined && cursor.sees('is|are no longer') ? noMore(asked, subject) : undefined;
    if (noLonger !== undefined) return noLonger;
    if (!spends && !counters && !cursor.take('lose|loses')) return undefined;
    // "1dmg for each Coin they have, then loses all Coins": they do, as nobody says so of you.
    const isTheirs = cursor.before?.text === 'loses' && (context.them === 'target' || context.them === 'each');
    const said = subject ?? (isTheirs ? context.them : undefined);
    const every = said === undefined || said === 'you' ? cursor.try(() => allCounters(asked)) : undefined;
    if (every !== undefined) return every;
    // "Enemies in burst 2, Slow, lose a Coin" could be said of them, and of whoever plays the card.
    if (
      !spends &&
      !counters &&
      said === undefined &&
      context.them === 'each' &&
      !context.later &&
      context.side !== 'any'
    )
      return undefined;
    const from = said ?? 'you';
    const theirs = from === 'you' ? undefined : lastNamed(cursor, context);
    if (theirs !== undefined && cursor.takeAny('theirs', 'its own', 'their own'))
      return { nodes: [{ clause, node: 'lose', token: theirs, from, count: 'all' }] };
    const { self, slot } = context;
    if (self !== undefined && (slot === 'token' || slot === 'condition') && cursor.take('this')) {
      if (from !== 'you' || cursor.sees('condition|token|turn|ability')) return undefined;
      return { nodes: [{ clause, node: 'lose', token: self.ref, from, count: 'all' }], own: true };
    }
    const { had } = context;
    const several = had?.of === from && cursor.take('#') ? cursor.numbers[0] : undefined;
    if (had !== undefined && several !== undefined) {
      if (cursor.done || cursor.sees(',|and|:') || cursor.takeAny('of them', 'of those'))
        return {
          nodes: [{ clause, node: 'lose', token: had.token, from, count: { base: several } }],
          own: from === 'you',
        };
      cursor.at -= 1;
    }
    if (had?.of === from && cursor.sees('all ,|and|:') && cursor.take('all'))
      return { nodes: [{ clause, node: 'lose', token: had.token, from, count: 'all' }], own: from === 'you' };
    if (had?.of === from && cursor.takeAny('them|it all', 'all of? them|those|it', 'them', 'those tokens|counters?')) {
      return { nodes: [{ clause, node: 'lose', token: had.token, from, count: 'all' }], own: from === 'you' };
    }
    // "If you are Slowed, lose it": the condition, however much of it.
    if (had?.of === from && wordOf(context.words, had.token, 'condition') && cursor.take('it'))
      return { nodes: [{ clause, node: 'lose', token: had.token, from, count: 'all' }], own: from === 'you' };
    if (had?.of === from && cursor.takeAny('it', 'one of them', 'one'))
      return { nodes: [{ clause, node: 'lose', token: had.token, from, count: { base: 1 } }], own: from === 'you' };
    // "The target gets a Fuse. At the start of your next turn, they lose it".
    const { handed } = context;
    if (handed !== undefined && context.free && from === them && from !== 'you' && cursor.sees('it'))
      return cursor.take('it') && (cursor.done || cursor.sees(',|and|.'))
        ? { nodes: [{ clause, node: 'lose', token: handed, from, count: 'all' }] }
        : undefined;
    const share = cursor.take('half of?') ? halfOf(asked, from) : undefined;
    if (share !== undefined || cursor.before?.text === 'half') return share;
    const upTo = cursor.sees('up to #') && cursor.take('up to #') ? cursor.numbers[0] : undefined;
    const least = cursor.sees('# or more') && cursor.take('# or more of?') ? cursor.numbers[0] : undefined;
    const any =
      upTo !== undefined ||
      !!least ||
      cursor.takeAny('any number of', 'any amount of', ...(context.x === undefined ? ['x of', 'x'] : []));
    if (any || cursor.take('all|any')) {
      cursor.take('of? your|their');
      const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
      if (found === undefined || found.word === cooldownIn(context.words)) return undefined;
      cursor.at = found.to;
      if (any && (from !== 'you' || found.word.kind === 'condition')) return undefined;
      const count = any ? 'any' : 'all';
      if (counters) cursor.takeAny('on|from this card|ability', 'on|from this|you|yourself');
      const most = upTo === undefined ? (least ? { least } : any ? {} : atLeast(cursor)) : { most: upTo };
      return { nodes: [{ clause, node: 'lose', token: found.word.ref, from, count, ...most }], own: from === 'you' };
    }
    const some = cursor.sees('one|# of your|their|its') ? cursor.try(() => someOf(asked, from)) : undefined;
    if (some !== undefined) return some;
    const whose = cursor.sees('your|their|its');
    const found = counted(asked, false);
    if (found === undefined || (from === 'you' && isInborn(found.word, context))) return undefined;
    // "Lose your Coins", "lose your Mana": however many those are.
    const all =
      whose &&
      (cursor.take('tokens|counters') || found.word.kind === 'counter' || /s$/.test(cursor.before?.text ?? ''));
    const many = whose || pays || spends || counters ? undefined : (found.worked ?? soMany(asked, found.count));
    if (found.worked !== undefined && many === undefined) return undefined;
    // "Lose Coins" does not say how many.
    if (
      many === undefined &&
      !found.named &&
      found.word.kind === 'counter' &&
      /s$/.test(cursor.before?.text ?? '') &&
      !/s$/i.test(found.word.name)
    )
      return undefined;
    return {
      nodes: [
        all
          ? { clause, node: 'lose', token: found.word.ref, from, count: 'all' }
          : {
              clause,
              node: 'lose',
              token: found.word.ref,
              from,
              count: many ?? { base: found.count },
              ...(pays && { price: true }),
            },
      ],
      own: from === 'you',
    };
  });
}

/** `a Coin for each enemy in range 2`, `Coins equal to your Souls`. */
function soMany({ cursor, context }: Asked, each: number): Amount | undefined {
  const equal = cursor.try(() => (cursor.take('equal to') ? worked(cursor, context) : undefined));
  if (equal !== undefined) return equal;
  const found = cursor.sees('for each|every') || cursor.sees('per') ? numbered(cursor, context, each) : undefined;
  return found?.terms && found;
}

/** `one of your Hooks`, `2 of their Coins`: so many of them; "your" are those that whoever plays the card has given. */
function someOf({ cursor, context: { words, them }, clause }: Asked, from: Ref): Effect | undefined {
  const count = cursor.take('one') ? 1 : cursor.take('#') ? (cursor.numbers[0] ?? 1) : 1;
  cursor.take('of');
  const given = cursor.take('your') && from !== 'you';
  if (!given && cursor.before?.text !== 'your') {
    if (from !== them || !cursor.take('their|its')) return undefined;
  }
  const found = wordAt(
    words,
    cursor.tokens,
    cursor.at,
    cursor.end,
    given ? ['token', 'condition'] : ['token', 'counter'],
  );
  if (found === undefined) return undefined;
  cursor.at = found.to;
  cursor.take('token|tokens|counter|counters');
  if (!cursor.done && !cursor.sees(',|and|then|to|:')) return undefined;
  const mine = given && { yours: true as const };
  return {
    nodes: [{ clause, node: 'lose', token: found.word.ref, from, count: { base: count }, ...mine }],
    own: from === 'you',
  };
}

/** `Consume a Mark`, of what only others come to have: of the target, and where there is none it is not said whose. */
function ofOthers({ cursor, context, clause }: Asked): Effect | undefined {
  const all = cursor.take('all');
  const count = all ? 1 : cursor.take('#') ? (cursor.numbers[0] ?? 1) : cursor.take('a|an|one|the') ? 1 : undefined;
  const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter', 'marker']);
  if (count === undefined || found?.word.kind !== 'token') return undefined;
  if (whoseTokens(context.words, found.word) !== 'others') return undefined;
  cursor.at = found.to;
  const from = context.them;
  if (from !== 'target' || cursor.sees('from|on|of')) return { nodes: [] };
  return { nodes: [{ clause, node: 'lose', token: found.word.ref, from, count: all ? 'all' : { base: count } }] };
}

/** `(min 2)`, `(at least 2)`, behind all that is spent. */
const atLeast = (cursor: Cursor): { readonly least?: number } =>
  cursor.takeAny('( min|minimum of? # )', '( at least # )') ? { least: cursor.numbers[0] ?? 0 } : {};

/** `You are no longer Invisible`. */
function noMore({ cursor, context: { words }, clause }: Asked, from: Ref): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('is|are no longer')) return undefined;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    return {
      nodes: [{ clause, node: 'lose', token: found.word.ref, from, count: 'all' }],
      own: from === 'you',
    };
  });
}

/** `all your counters`: those of the card's unit. */
function allCounters({ cursor, context: { words, bearer }, clause }: Asked): Effect | undefined {
  if (bearer === undefined || !cursor.takeAny('all of? your counters', 'your counters')) return undefined;
  const own = words.all.filter(({ kind, owners }) => kind === 'counter' && owners.includes(bearer));
  if (own.length === 0 || cursor.sees('on|from|of')) return undefined;
  return {
    nodes: own.map(({ ref }) => ({
      clause,
      node: 'lose' as const,
      token: ref,
      from: 'you' as const,
      count: 'all' as const,
    })),
    own: true,
  };
}

/** `You lose Armor`, on the card of a unit whose passive says that it has Armor: there is no token that could go. */
const isInborn = ({ kind, name }: Word, { words, bearer }: Context): boolean =>
  kind === 'condition' &&
  words.all.some(
    (word) =>
      word.kind === 'passive' &&
      word.ref === bearer &&
      word.name.toLowerCase().replace(/^(?:you )?(?:have|are|always|\s)*\b/, '') === name.toLowerCase(),
  );

/** `The target gains a Coin, and all other enemies lose theirs`: the one token that the sentence has named before, or the text has given. */
function lastNamed({ tokens, at, end }: Cursor, { words, handed }: Context): string | undefined {
  if (!/^(?:theirs|its|their)$/.test(tokens[at]?.text ?? '')) return undefined;
  const first = tokens.slice(0, at).findLastIndex(({ text }) => text === '.' || text === ':') + 1;
  const all = new Set<string>();
  for (let n = first; n < at; n++) {
    const found = wordAt(words, tokens, n, end, ['condition', 'token', 'counter']);
    if (found !== undefined) all.add(found.word.ref);
  }
  return all.size > 1 ? undefined : ([...all][0] ?? handed);
}

/** `double their DoT`, `double the DoT tokens on the target`: as many more as there are. */
export function doubled({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if ((subject !== undefined && subject !== 'you') || !cursor.sees('double|doubles')) return undefined;
  return cursor.try((): Effect | undefined => {
    cursor.take('double');
    const whose = possessive(cursor, context);
    if (whose === undefined) cursor.take('the|all');
    if (whose === undefined && cursor.before?.text === 'double') return undefined;
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    cursor.take('token|tokens|counter|counters|stacks');
    const to = whose ?? (cursor.take('on|of') ? pronoun(cursor, context)?.ref : undefined);
    const most = cursor.takeAny('( max|maximum # )', ', max|maximum #', ', up to a max|maximum of #');
    const max = most ? { max: cursor.numbers[0] ?? 0 } : {};
    if (to === undefined || (!cursor.done && !cursor.sees(',|and|.'))) return undefined;
    const token = found.word.ref;
    const count = { base: 0, terms: [{ each: 1, per: { count: 'tokens' as const, token, on: to } }] };
    return { nodes: [{ clause, node: 'give', token, to, count, ...max }], own: to === 'you' };
  });
}
doubled.begins = beginning('double|doubles');

/** `half of your Coins`. */
function halfOf({ cursor, context, clause }: Asked, from: Ref): Effect | undefined {
  cursor.take('your|their|its');
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  const token = word.word.ref;
  const count = { base: 0, terms: [{ each: 1, per: { count: 'tokens' as const, token, on: from }, by: 2 }] };
  return { nodes: [{ clause, node: 'lose', token, from, count }], own: from === 'you' };
}

/** `remove all Coins from the target`: counters and tokens of somebody who is known. */
function takenFrom({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if (subject !== undefined || !cursor.take('remove|discard|strip')) return undefined;
  const all = cursor.takeAny('all', 'any');
  const count = all ? undefined : cursor.take('#') ? cursor.numbers[0] : cursor.take('a|an|one') ? 1 : undefined;
  if (!all && count === undefined) return undefined;
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  const from = cursor.take('from') ? pronoun(cursor, context)?.ref : undefined;
  if (from === undefined || from === 'marker') return undefined;
  const lost = { base: count ?? 1 };
  return {
    nodes: [{ clause, node: 'lose', token: word.word.ref, from, count: all ? 'all' : lost }],
    own: from === 'you',
  };
}

/** `remove all your Charges`: counters lie with who has them. */
function isCounter({ cursor, context }: Asked): boolean {
  const own = cursor.tokens[cursor.at + 2]?.text === 'your' ? 1 : 0;
  const word = wordAt(context.words, cursor.tokens, cursor.at + 2 + own, cursor.end, ['counter', 'token', 'marker']);
  if (word?.word.kind !== 'counter' || (own === 0 && isCountedOnThem(cursor, context, word.word))) return false;
  const [behind, whom] = [cursor.tokens[word.to]?.text ?? '', cursor.tokens[word.to + 1]?.text ?? ''];
  return !/^(?:from|on)$/.test(behind) || /^(?:this|you|yourself)$/.test(whom);
}

/** `1dmg for each Coin they have. Remove all Coins`: theirs. */
const isCountedOnThem = ({ tokens, at }: Cursor, { words, them }: Context, word: Word): boolean =>
  (them === 'target' || them === 'each') &&
  tokens.some(({ text }, n) => {
    if (n >= at || !/^(?:per|each|every)$/.test(text)) return false;
    const found = wordAt(words, tokens, n + 1, at, ['counter']);
    const behind = found?.word === word ? tokens.slice(found.to, found.to + 3).map((token) => token.text) : [];
    return /^(?:they have|on (?:the )?target|on them|on it|the target has)/.test(behind.join(' '));
  });

/** `if you have 3 Coins, remove 3 Coins`, `remove them`: of what one was asked to have. */
function isOfHad({ cursor, context }: Asked): boolean {
  const { had } = context;
  if (had?.of !== 'you' || !cursor.sees('remove|discard')) return false;
  if (cursor.sees('remove|discard them|those|it|all|#') && !cursor.sees('remove|discard # |all of?')) {
    const next = cursor.peek(2);
    if (next === undefined || /^(?:,|and|:|all|of)$/.test(next.text)) return true;
  }
  const word = wordAt(context.words, cursor.tokens, cursor.at + 2, cursor.end, ['counter']);
  return word?.word.ref === had.token && !/^(?:from|on)$/.test(cursor.tokens[word.to]?.text ?? '');
}
