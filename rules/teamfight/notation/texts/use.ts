import type { Why } from '../../../kernel/reading/why.ts';
import type { Condition, Node, Rule, Use } from '../../program.ts';
import { cooldownIn } from '../abilities/cooldown.ts';
import { asFirst } from '../abilities/usable-only.ts';
import { ifConditions } from '../amounts/amount.ts';
import type { Context } from '../context.ts';
import { corpse } from '../nouns/corpse.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { anyStance } from '../occasions/condition.ts';
import { pieceNear } from '../occasions/presence.ts';
import { being } from '../occasions/quality.ts';
import { inRounds } from '../occasions/rounds.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { wordsOfKind } from '../words/by-ref.ts';
import { Cursor, neededBy, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { type Token, tokenAt, wordLike } from '../words/token.ts';
import { isStance, type Word, type Words, wordAt } from '../words/words.ts';
import { type Cost, readCost } from './cost.ts';
import { firstRound } from './first-round.ts';
import { heedless } from './heedless.ts';
import { asNeeds, mustBeSo } from './needed.ts';

export type Draft = { -readonly [K in keyof Use]: Use[K] };

/** The cost, limits and requirements that a text begins with, and the offset where its body begins. */
export interface Costs {
  readonly use: Use;
  readonly to: number;
  /** What the card begins with: `Starts with 1 Powder`. */
  readonly rules: readonly Rule[];
  /** Whether anything of it was written. */
  readonly any: boolean;
  /** `Once per enemy`: nobody is its target a second time, in the game or in one turn. */
  readonly spares?: 'game' | 'turn';
  /** What was not understood: then nothing of the ability is played. */
  readonly fault?: Why;
}

/** An instant without a number: whatever it answers is still to come. */
export const comesBefore = ({ action, instant }: Use): boolean => action === 'instant' && instant === undefined;

const noCooldown =
  'no condition of the set says what a cooldown is: "This ability cannot be used. Remove 1 of these at the end of its owner\'s next turn."';

/** Reads costs from offset `from` on; `before` is what was read of them up to there. */
export function costs(
  sheet: Sheet,
  text: string,
  from: number,
  tokens: readonly Token[],
  context: Context,
  before?: Costs,
): Costs {
  let at = kindLine(sheet, text, from, context) ?? from;
  const use: Draft = before?.any ? { ...before.use } : { clause: sheet.next, action: 'standard' };
  let any = before?.any ?? false;
  let fault: Why | undefined;
  let spares = before?.spares;
  const rules: Rule[] = [...(before?.rules ?? [])];
  for (;;) {
    const prefix = readCost(text.slice(at));
    for (const cost of prefix.costs) {
      const untold = cost.kind === 'cooldown' && cooldownIn(context.words) === undefined ? noCooldown : undefined;
      const isSpared = cost.kind === 'per-target';
      const why = untold ?? (isSpared || add(use, cost) ? undefined : 'it does not fit the cost before it');
      sheet.add('text', at + cost.from, at + cost.to, why === undefined ? 'run' : 'manual', why);
      if (isSpared) spares = cost.when?.toLowerCase() === 'turn' ? 'turn' : 'game';
      if (why !== undefined) fault ??= { dependsOn: { field: 'text', at: at + cost.from } };
    }
    at += prefix.to;
    // "Free Action after you kill a unit": once each time that happens, in one's own turn.
    if (prefix.asks === 'when' && use.action === 'free') {
      use.action = 'reaction';
      use.needs = [...(use.needs ?? []), { is: 'turn', of: 'you' }];
    }
    const asked = prefix.asks === 'while' ? onlyWhile(sheet, text, at, tokens, context, use) : at;
    if (asked === undefined) fault ??= { dependsOn: { field: 'text', at } };
    else if (asked > at) {
      at = asked;
      any = true;
      continue;
    }
    const more = resource(sheet, text, at, tokens, context, use, rules);
    any ||= prefix.costs.length > 0 || more !== undefined;
    if (more === undefined)
      return { use, rules, to: at, any, ...(spares && { spares }), ...(fault === undefined ? {} : { fault }) };
    at = more;
  }
}

/** `while Flying:`, `if you have 2 Coins,`, right behind an action. Returns the offset behind it, undefined where it is not understood. */
function onlyWhile(
  sheet: Sheet,
  text: string,
  from: number,
  tokens: readonly Token[],
  context: Context,
  use: Draft,
): number | undefined {
  const first = tokenAt(tokens, from);
  const cursor = new Cursor(tokens, Math.max(0, first), tokens.length);
  const asked = cursor.takeAny('after moving', 'after you have? moved|move')
    ? [{ is: 'did', what: 'move' } as const]
    : cursor.sees('in')
      ? ifConditions(cursor, context)
      : cursor.take('while|if')
        ? asNeeds(cursor, context)
        : undefined;
  const stop = cursor.peek();
  if (asked === undefined || (stop !== undefined && stop.kind !== 'line' && !/^[,:.]$/.test(stop.text)))
    return undefined;
  use.needs = [...(use.needs ?? []), ...asked];
  sheet.add('text', tokens[first]?.from ?? from, cursor.taken, 'run');
  return stop === undefined ? text.length : stop.kind === 'line' ? stop.from : stop.to;
}

/** `Default`, alone on the first line of a default ability: what it is. */
function kindLine(sheet: Sheet, text: string, from: number, { slot }: Context): number | undefined {
  const line =
    slot === 'default' ? /^\s*default(?:\s+(?:action|ability))?[ \t]*[.:]?[ \t]*\r?\n/i.exec(text.slice(from)) : null;
  if (line === null) return undefined;
  sheet.add('text', from, from + line[0].trimEnd().length, 'reminder');
  return from + line[0].length;
}

/** False when two costs contradict each other. */
export function add(use: Draft, { kind, n, when }: Cost): boolean {
  switch (kind) {
    case 'tap':
      use.tap = true;
      return true;
    case 'cooldown':
      use.cooldown = n ?? 1;
      return true;
    case 'per-game':
      use.perGame = n ?? 1;
      return true;
    case 'per-turn':
      use.perTurn = n ?? 1;
      return true;
    case 'per-round':
      use.perRound = n ?? 1;
      return true;
    case 'ultimate':
      use.ultimate = n ?? 1;
      return true;
    case 'mandatory':
      use.mandatory = true;
      return true;
    case 'per-target':
      return false;
    default: {
      const free = use.action === 'standard';
      use.action = kind === 'free-instant' ? 'instant' : kind;
      if (kind === 'free-instant') {
        use.orFree = true;
        if (n !== undefined) use.instant = n;
      }
      if (kind === 'instant' && n !== undefined) use.instant = n;
      if (when !== undefined) use.at = /^end/i.test(when) ? 'turn-end' : 'turn-start';
      return free;
    }
  }
}

/** What is spent or taken begins so, and what a card starts with. */
const paying = neededBy(
  'spend|discard|lose|pay|use|cost|costs|#|take|you|this|start|starts|begin|begins|deploy|deploys',
);

/** `Spend 1 Powder:`, `Take 2 stress,`, `Requires hooded stance.` Returns the offset behind it. */
function resource(
  sheet: Sheet,
  text: string,
  from: number,
  tokens: readonly Token[],
  context: Context,
  use: Draft,
  rules: Rule[],
): number | undefined {
  const first = tokenAt(tokens, from);
  if (first < 0) return undefined;
  const cursor = new Cursor(tokens, first, tokens.length);
  const despite = heedless(cursor, context);
  const found = despite
    ? () => {
        use.despite = [...(use.despite ?? []), ...despite];
      }
    : (momentOfFree(cursor, use) ??
      (cursor.misses(paying)
        ? requires(cursor, context, use)
        : (spends(cursor, context, use) ??
          priced(cursor, context, use) ??
          takes(cursor, context, use) ??
          requires(cursor, context, use) ??
          starts(cursor, context, sheet.next, rules))));
  if (found === undefined) return undefined;
  const stop = cursor.peek();
  // "Spend 2 Coins to heal 3": what is bought stands behind.
  const buys = stop?.text === 'to' && /^(?:spend|discard|lose|take)$/.test(tokens[first]?.text ?? '');
  // "Spend 2 Coins and heal 3", "lose a Coin and heal 2": who has none cannot; a second price behind it is none.
  const does =
    cursor.sees('and') &&
    /^(?:spend|discard|lose)$/.test(tokens[first]?.text ?? '') &&
    cursor.peek(1)?.kind === 'word' &&
    !cursor.sees('and a|an|one|two|three|four|five|all|any|your|tap|take|spend|lose|discard');
  if (stop !== undefined && stop.kind !== 'line' && !buys && !does && !/^[,:.]$/.test(stop.text)) return undefined;
  if ((buys || does || stop?.text === ',') && orElse(cursor, tokens[first], buys || does)) return undefined;
  found();
  sheet.add('text', tokens[first]?.from ?? from, cursor.taken, 'run');
  if (stop === undefined) return text.length;
  return stop.kind === 'line' ? stop.from : stop.to;
}

/** `Lose a Coin and gain a Rage, or gain a Coin`: what is lost belongs to the first of two ways, and is no price of both. */
function orElse({ tokens, at }: Cursor, first: Token | undefined, tied: boolean): boolean {
  if (!/^(?:spend|discard|lose)$/.test(first?.text ?? '')) return false;
  const stop = tokens.findIndex(({ text, kind }, n) => n >= at && (kind === 'line' || /^[.:]$/.test(text)));
  const said = tokens.slice(at, stop < 0 ? tokens.length : stop);
  return said.some(({ text }, n) => {
    const isWay = text === 'or' && /^(?:gain|heal|move|lose|take|spend|range)$/.test(said[n + 1]?.text ?? '');
    return isWay && (tied || (first?.text === 'lose' && said[n - 1]?.text === ','));
  });
}

/** `Free Action, 1/Game, at the start of your turn:`, when a free action can be taken, behind its limits and a comma. */
function momentOfFree(cursor: Cursor, use: Draft): (() => void) | undefined {
  if (use.action !== 'free' || use.at !== undefined || cursor.tokens[cursor.at - 1]?.text !== ',') return undefined;
  return cursor.try(() => {
    if (!cursor.take('only? at the? start|beginning of your? turn') || !cursor.sees(':|,')) return undefined;
    return () => {
      use.at = 'turn-start';
    };
  });
}

function spends(cursor: Cursor, { words, slot }: Context, use: Draft): (() => void) | undefined {
  return cursor.try(() => {
    if (!cursor.take('spend|discard|lose|pay|use') && !cursor.takeAny('cost|costs :?')) return undefined;
    const count = cursor.take('#') ? (cursor.numbers[0] ?? 1) : cursor.take('a|an') ? 1 : undefined;
    const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (token === undefined || count === undefined) return undefined;
    const loses = cursor.tokens[cursor.at - 2]?.text === 'lose';
    cursor.at = token.to;
    const uses = cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:pay|use|costs?)$/.test(text));
    // "Use 2 Coins as markers" is no price.
    if (uses && !cursor.done && !cursor.sees(':|,|.') && cursor.peek()?.kind !== 'line') return undefined;
    // "End of turn: lose a Charge" buys nothing.
    if (loses && (cursor.done || (cursor.sees('.') && cursor.at + 1 >= cursor.end))) return undefined;
    // "Lose 2 Heat. Heal 1.": who has less of what does harm need not have it.
    if (loses && !cursor.sees(':|to') && doesHarm(words, token.word)) return undefined;
    // What is lost when something happens is a part of what happens: nobody has to have it.
    if (loses && slot === 'passive' && !cursor.sees(':|to')) return undefined;
    return () => {
      use.spend = [...(use.spend ?? []), { token: token.word.ref, count }];
    };
  });
}

/** What is asked before a use begins with, or with the name of a stance that "only" follows. */
const requirements = oneOf(
  "only usable must can cannot can't you there requires require needs need on in from starting first round turn not",
);
const only = oneOf('only');

/** `2 Coins: heal 3`, `1 Coin, Free Action`: a price alone, of a counter that does its bearer no harm. */
function priced(cursor: Cursor, { words, slot }: Context, use: Draft): (() => void) | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  return cursor.try(() => {
    if (!cursor.take('#')) return undefined;
    const [count = 0] = cursor.numbers;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter']);
    if (found === undefined || count < 1 || doesHarm(words, found.word)) return undefined;
    cursor.at = found.to;
    const behind = cursor.peek();
    // A number of counters that is all the text says is no price of anything.
    if (behind === undefined || (behind.kind !== 'line' && !/^[,:]$/.test(behind.text))) return undefined;
    return () => {
      use.spend = [...(use.spend ?? []), { token: found.word.ref, count }];
    };
  });
}

/** Whether a rules card says that whoever has much of a counter takes damage or dies of it: nobody is short of it. */
export const doesHarm = (words: Words, { name }: Word): boolean => {
  const named = name.toLowerCase();
  return wordsOfKind(words, 'rules-card').some(
    ({ text }) => text.toLowerCase().includes(named) && /\b(?:takes? \d+ ?(?:dmg|damage)|dies?)\b/i.test(text),
  );
};

function takes(cursor: Cursor, { words }: Context, use: Draft): (() => void) | undefined {
  return cursor.try(() => {
    if (!cursor.take('take #')) return undefined;
    const [count = 1] = cursor.numbers;
    const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    return () => {
      use.take = [...(use.take ?? []), { token: token.word.ref, count }];
    };
  });
}

function requires(cursor: Cursor, context: Context, use: Draft): (() => void) | undefined {
  if (cursor.misses(requirements) && cursor.lacks(only)) return undefined;
  return cursor.try(() => {
    const must = cursor.try(() => mustBe(cursor, context));
    if (must !== undefined) {
      return () => {
        use.needs = [...(use.needs ?? []), ...must];
      };
    }
    const only = cursor.try(() => stanceOnly(cursor, context));
    if (only !== undefined) {
      return () => {
        use.needs = [...(use.needs ?? []), only];
      };
    }
    const from = cursor.try(() => firstRound(cursor));
    if (from !== undefined) {
      return () => {
        use.needs = [...(use.needs ?? []), { is: 'rounds', min: from }];
      };
    }
    const state = cursor.try(() => stateNeeded(cursor, context));
    if (state !== undefined) {
      return () => {
        use.needs = [...(use.needs ?? []), ...state];
      };
    }
    if (!cursor.take('requires|require|needs')) return undefined;
    const any = cursor.sees('a|any stance') ? anyStance(cursor, context) : undefined;
    if (any !== undefined) {
      return () => {
        use.needs = [...(use.needs ?? []), any];
      };
    }
    const had = cursor.try(() => counterHad(cursor, context));
    if (had !== undefined) {
      return () => {
        use.needs = [...(use.needs ?? []), had];
      };
    }
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
    if (token === undefined || !isStance(token.word)) return undefined;
    cursor.at = token.to;
    return () => {
      use.needs = [...(use.needs ?? []), { is: 'stance', token: token.word.ref }];
    };
  });
}

/** `Bear stance only`, `Only in Bear stance`, `Not in Bear stance`. */
function stanceOnly(cursor: Cursor, context: Context): Condition | undefined {
  if (cursor.takeAny('not while? in', 'only outside of?')) {
    const other = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['stance']);
    cursor.at = other?.to ?? cursor.at;
    // "Not in Bear stance: range 4, 2dmg" may be one of two ways.
    const ends = cursor.done || cursor.sees('.') || cursor.peek()?.kind === 'line';
    return other && ends ? not({ is: 'stance', token: other.word.ref }) : undefined;
  }
  const first = cursor.take('only in?');
  const any = first && cursor.sees('a|any stance') ? anyStance(cursor, context) : undefined;
  if (any !== undefined) return any;
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['stance']);
  if (token === undefined) return undefined;
  cursor.at = token.to;
  return first || cursor.take('only') ? { is: 'stance', token: token.word.ref } : undefined;
}

/** `Requires 3 Coins`: they are needed and stay. */
function counterHad(cursor: Cursor, { words }: Context): Condition | undefined {
  if (!cursor.take('#')) return undefined;
  const [min = 1] = cursor.numbers;
  const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
  if (token === undefined) return undefined;
  cursor.at = token.to;
  return { is: 'has', of: 'you', token: token.word.ref, min };
}

/** `Requires 5 or less health`, `requires a Coin`, `requires Invisible`: what you have or are. */
function stateNeeded(cursor: Cursor, context: Context): Condition[] | undefined {
  const { tokens, at, end } = cursor;
  const first = tokens[at];
  if (first === undefined || !cursor.sees('requires|require|needs')) return undefined;
  if (wordAt(context.words, tokens, at + 1, end, ['stance']) !== undefined) return undefined;
  for (const verb of ['have', 'are']) {
    const said = [...tokens.slice(0, at), wordLike(first, 'you'), wordLike(first, verb), ...tokens.slice(at + 1)];
    const asked = new Cursor(said, at, end + 1);
    const found = asNeeds(asked, context);
    if (found === undefined || !found.every((one) => isState.has((one.is === 'not' ? one.of : one).is))) continue;
    cursor.at = asked.at - 1;
    return found;
  }
  return undefined;
}

const isState: ReadonlySet<string> = new Set(['health', 'has', 'flag']);

/** `Must be no enemy in range 2`, `Only if you have 3 health or less`, `Requires that you are Flying`. */
function mustBe(cursor: Cursor, context: Context): Condition[] | undefined {
  if (
    cursor.takeAny(
      'only if|while|when',
      'only usable if|while|when',
      'usable only if|while|when',
      'must be used while',
      'requires that',
      'can only be used if|while',
      'you can|may only use this ability|card? if|while',
    )
  )
    return asNeeds(cursor, context);
  if (asFirst(cursor)) return [{ is: 'action-of-turn', first: true }];
  if (cursor.takeAny('first round|turn only', 'only on|in|during the|your first round|turn'))
    return [{ is: 'round', rounds: [1] }];
  const rounds = cursor.try(() =>
    cursor.takeAny('only usable', 'usable only', 'only') ? inRounds(cursor) : undefined,
  );
  if (rounds !== undefined) return rounds.slice();
  // "Only in Mud", "only below half health": where you are and how you are.
  const there = cursor.try(() =>
    cursor.takeAny('only usable', 'usable only', 'only') &&
    cursor.sees('in|on|within|adjacent|next|below|at|unprotected')
      ? being(cursor, context, 'you')
      : undefined,
  );
  if (there !== undefined && (cursor.done || cursor.sees('.|:|,|;') || cursor.peek()?.kind === 'line')) return there;
  const state = cursor.try(() => mustBeSo(cursor, context));
  if (state !== undefined) return state;
  if (!cursor.takeAny('there? must be', 'requires|require|needs|need')) return undefined;
  const none = cursor.take('no');
  const dead = corpse(cursor);
  const lies: Condition | undefined =
    dead && !dead.each
      ? { is: 'fallen', who: dead.who, range: dead.range }
      : cursor.try(() => pieceNear(cursor, context));
  if (lies !== undefined) return [none ? not(lies) : lies];
  const asked = noun(cursor, context);
  const who = asked && asked.ref === undefined ? standingWho(asked) : undefined;
  return who && [none ? { is: 'there-is', who, min: 0, max: 0 } : { is: 'there-is', who }];
}

/** `Starts with 1 Powder`, `this starts with 2 charges`: the unit comes into play with it. */
function starts(cursor: Cursor, { words }: Context, clause: number, rules: Rule[]): (() => void) | undefined {
  return cursor.try(() => {
    cursor.takeAny('you', 'this ability|card?');
    if (cursor.take('starts|begins tapped')) {
      const tapped: Node = { clause, node: 'tap', whose: 'you', which: 'this' };
      return () => {
        rules.push({ clause, rule: 'when', trigger: { on: 'deploy' }, then: [tapped] });
      };
    }
    const begins = beginning(cursor, words);
    if (begins === undefined) return undefined;
    return () => {
      rules.push(...begun(begins, clause));
    };
  });
}

/** What a unit comes into play with. */
interface Begins {
  readonly token: string;
  readonly count: number;
  /** It never has more. */
  readonly most?: number;
}

/** What a card says of what its own unit comes into play with. */
export const begun = ({ most, ...begins }: Begins, clause: number): Rule[] => {
  const who = { side: 'you' } as const;
  return [
    { clause, rule: 'begins', who, ...begins },
    ...(most === undefined ? [] : [{ clause, rule: 'most', who, token: begins.token, count: most } as const]),
  ];
};

/** `starts with 2 Powder`, `deploy with 1 stress (max 4)`. */
export function beginning(cursor: Cursor, words: Words): Begins | undefined {
  return cursor.try(() => {
    if (!cursor.take('start|starts|begin|begins|deploy|deploys with')) return undefined;
    const count = cursor.take('#') ? (cursor.numbers[0] ?? 1) : cursor.take('a|an|your') ? 1 : undefined;
    const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
    // "Deploy with Low Tide": of a token there is one.
    if (token === undefined || (count === undefined && token.word.kind !== 'token')) return undefined;
    cursor.at = token.to;
    cursor.take('counter|counters|token|tokens');
    const limit =
      cursor.sees('(|,') && cursor.takeAny('( max|maximum of? # )', ', max|maximum of? #', ', up to #', '( up to # )');
    return { token: token.word.ref, count: count ?? 1, ...(limit && { most: cursor.numbers[0] ?? count ?? 1 }) };
  });
}
