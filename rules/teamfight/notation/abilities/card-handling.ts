import type { Means, Node, Ref } from '../../program.ts';
import { oftenBehind } from '../amounts/often.ts';
import type { Context } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { possessive } from '../nouns/pronoun.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { kindOf, ownAbility } from './means.ts';

type Handled = Extract<Node, { node: 'tap' | 'refresh' | 'recharge' }>;

/** Abilities as cards on the table, and whose they are. */
export interface CardsMeant {
  readonly which: Handled['which'];
  readonly whose: Ref;
  /** Whose they are, where nobody has named that unit before. */
  readonly named?: Aim;
  /** That many of them, each chosen by itself. */
  readonly count: number;
  /** Or fewer, as one wants. */
  readonly upTo?: true;
}

/** More than these are on no card. */
const most = 4;

/** `tap one of their abilities`, `refresh a tapped ability`, `untap all abilities`, `regain a use of a n/Game ability`. */
export function cards(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  if (cursor.take('refresh|refreshes|ready|readies|reset|resets|untap|untaps')) {
    const theirs = subject ?? (context.them === 'target' || context.them === 'each' ? context.them : undefined);
    const verb = cursor.before?.text ?? '';
    const ready: Doing = verb.startsWith('untap') ? { node: 'refresh', untap: true } : { node: 'refresh' };
    if (verb.endsWith('s')) return done(asked, ready, theirs ?? 'you');
    // "Ally in range 1, heal 2 or refresh an ability": theirs or yours.
    const isOpen = subject === undefined && theirs !== undefined && /^(?:ally|friend)$/.test(context.side ?? '');
    if (isOpen && cursor.sees('a|an|one|any') && !cursor.sees('one|any of')) return undefined;
    const another = subject === undefined && theirs === undefined ? anotherOfYours(asked, ready) : undefined;
    if (another !== undefined) return another;
    return done(asked, ready, subject ?? 'you');
  }
  const itself = tapsItself(asked) ?? tapsAnswered(asked) ?? comesBack(asked);
  if (itself !== undefined) return itself;
  // "Enemies pushed into a wall, tap one of their abilities": told to whoever plays it.
  const ordered =
    cursor.before?.text === ',' &&
    (subject === 'each' || subject === 'target') &&
    cursor.sees('tap one|an|a|# of their');
  if (ordered && cursor.take('tap')) return done({ ...asked, subject: undefined }, { node: 'tap' }, subject);
  if (subject === undefined && cursor.take('tap')) {
    // "Tap one of your other abilities": without "your" it could be of somebody else.
    const isOwn = cursor.sees('one|another|# of your');
    const found = done(asked, { node: 'tap' }, context.them);
    return !isOwn && found?.nodes.some((node) => node.node === 'tap' && node.whose === 'you') ? undefined : found;
  }
  const byThem = tapsTheirs(asked);
  return byThem ?? cursor.try(() => regained(asked));
}

/** `Refresh another ability`, `refresh one other ability of yours`, where nobody else is spoken of: one of yours, and not the one that says so. */
function anotherOfYours({ cursor, context, clause }: Asked, { untap }: Doing): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (!isUsed(context) || !cursor.takeAny('another ability|card', 'one|1|any other ability|card')) return undefined;
    cursor.take('of yours');
    cursor.take('of your choice');
    if (!cursor.done && !cursor.sees(',|and|.|then')) return undefined;
    const which = { one: {}, other: true } as const;
    return { nodes: [{ clause, node: 'refresh', whose: 'you', which, ...(untap && { untap }) }], own: true };
  });
}

/** `The target taps one of their abilities`, `they lose a Coin and tap an ability`: who plays it chooses which. */
function tapsTheirs(asked: Asked): Effect | undefined {
  const { cursor, subject } = asked;
  if (subject === undefined || subject === 'you' || !cursor.sees('tap|taps')) return undefined;
  return cursor.try((): Effect | undefined => {
    const stop = cursor.tokens.slice(0, cursor.at).findLastIndex(({ text }) => text === '.');
    // "The target takes 1 damage and tap an ability" is told to you.
    const said = cursor.tokens.slice(stop + 1, cursor.at);
    const pushed = subject === 'each' && cursor.before?.text === 'and' && said.some(({ text }) => text === 'are');
    const areMany = pushed || said.some(({ text }) => text === 'they');
    if (!cursor.take('taps') && !(areMany && cursor.take('tap'))) return undefined;
    const meant = cardsMeant(asked, subject, 'tap');
    if (meant === undefined || meant.whose !== subject || meant.upTo) return undefined;
    cursor.takeAny('of theirs|its', 'of their|its choice');
    return doneToCards(asked, meant, { node: 'tap', own: true });
  });
}

/** `Tap this`, behind what the ability does: it cannot be used in its owner's next turn, as if Tap were among its costs. */
function tapsItself({ cursor, context: { slot }, clause, subject }: Asked): Effect | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  return cursor.try((): Effect | undefined => {
    const said =
      subject === undefined || subject === 'you'
        ? cursor.takeAny('tap this ability|card?', 'this ability|card? is|becomes tapped')
        : false;
    if (!said || !(cursor.done || cursor.sees(',|and|.'))) return undefined;
    return { nodes: [{ clause, node: 'tap', whose: 'you', which: 'this' }], own: true };
  });
}

/** `Cancel the ability and tap it`, `tap the triggering ability`, in a response: whoever attacks cannot use it in its next turn. */
function tapsAnswered({ cursor, context, clause, subject }: Asked): Effect | undefined {
  const whose = context.named.attacker ?? (context.instant ? 'trigger' : undefined);
  if (whose === undefined || (subject !== undefined && subject !== 'you') || !cursor.sees('tap')) return undefined;
  return cursor.try((): Effect | undefined => {
    const before = cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:cancel|negate|interrupt)$/.test(text));
    const it = cursor.takeAny('tap the|that|this triggering? ability|attack', "tap the attacker's ability");
    if (!it && !(before && cursor.take('tap it'))) return undefined;
    if (!cursor.done && !cursor.sees(',|and|.')) return undefined;
    return { nodes: [{ clause, node: 'tap', whose, which: 'answered' }], own: true };
  });
}

/** `This refreshes`, `this is not used up`, `this can be used again`, `do not expend a use`: the ability whose text it is. */
function comesBack({ cursor, context: { slot }, clause, subject }: Asked): Effect | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    const own = (node: Node): Effect | undefined =>
      cursor.done || cursor.sees(',|and|.|on|when|whenever|if') ? { nodes: [node], own: true } : undefined;
    const this_ = { clause, whose: 'you', which: 'this' } as const;
    const again = cursor.takeAny(
      'do|does not expend|use|spend|lose a|the|up use',
      "don't expend|use|spend|lose a|the use",
    );
    if (again) return own({ ...this_, node: 'recharge', uses: 1 });
    if (!cursor.take('this|it ability|card?')) return undefined;
    if (cursor.takeAny('regains|recovers a|one|1|its use|charge')) return own({ ...this_, node: 'recharge', uses: 1 });
    if (cursor.takeAny('untaps', 'is|becomes untapped again?')) return own({ ...this_, node: 'refresh', untap: true });
    if (cursor.takeAny('refreshes|resets|readies', 'is|becomes refreshed|ready|reset again?'))
      return own({ ...this_, node: 'refresh' });
    const kept =
      cursor.takeAny(
        'is not used up',
        "isn't used up",
        'is not used|expended|spent|consumed',
        'can|may be used again',
      ) ||
      cursor.takeAny(
        "does|doesn't not? use|spend|expend|consume|cost a|any|its use",
        "does|doesn't not? count as|against a|its|the use|uses|limit",
      );
    return kept ? own({ ...this_, node: 'recharge', uses: 1 }) : undefined;
  });
}

/** What is done to a card. */
type Doing = Pick<Handled, 'node'> & { uses?: 1 | -1; beyond?: true; turns?: number; own?: true; untap?: true };

function done(asked: Asked, what: Doing, owner: Ref | undefined): Effect | undefined {
  const found = cardsMeant(asked, owner, what.node);
  if (found === undefined) return undefined;
  const others = typeof found.which === 'object' && 'ability' in found.which ? namedToo(asked) : [];
  const first = doneToCards(asked, found, what);
  if (first === undefined || others.length === 0) return first;
  const { clause } = asked;
  const more = others.map((ability) => ({ clause, ...what, whose: found.whose, which: { ability } }) as Node);
  return { ...first, nodes: [...first.nodes, ...more] };
}

/** `and Hook`, `, Bite and Hook`, behind the name of an ability: others of the same card. */
function namedToo({ cursor, context }: Asked): string[] {
  const others: string[] = [];
  for (;;) {
    const one = cursor.try(() => {
      if (!cursor.takeAny(', and', 'and|,')) return undefined;
      cursor.take('your');
      const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['ability']);
      if (named === undefined) return undefined;
      cursor.at = named.to;
      // What stands behind it could be said of that ability alone: "Ready Hook, Bite deals +1dmg".
      return cursor.done || cursor.sees(',|and|.|then') ? named.word.name : undefined;
    });
    if (one === undefined) return others;
    others.push(one);
  }
}

/** Does that to the cards that are meant, which nothing behind them may narrow down. */
export function doneToCards({ cursor, clause }: Asked, meant: CardsMeant, what: Doing): Effect | undefined {
  if (cursor.sees('of|except|other|that|which|by|in|with')) return undefined;
  // "Tap one of their abilities if they are Slowed" asks about the unit, not about the card.
  if (cursor.sees('if') && (!cursor.sees('if you|they') || cursor.sees('if they are|were tapped|used|ready|untapped')))
    return undefined;
  const { which, whose, named, count, upTo } = meant;
  const one = { clause, ...what, whose, which } as Node;
  const node: Node = upTo ? { clause, node: 'may', then: [one] } : one;
  const times = count * oftenBehind(cursor);
  const nodes: Node[] = times === 1 ? [node] : [{ clause, node: 'repeat', times: { base: times }, then: [node] }];
  return named === undefined
    ? { nodes, own: whose === 'you' || which === 'this' }
    : onto(named, nodes, whose === 'you');
}

/** Which abilities are meant. `owner`: whose they are where that is not said. */
export function cardsMeant(asked: Asked, owner: Ref | undefined, verb: Handled['node']): CardsMeant | undefined {
  const { cursor, context, clause } = asked;
  const of = (which: CardsMeant['which'], whose = owner): CardsMeant | undefined => whose && { which, whose, count: 1 };
  // A piece has no ability that "this" could be.
  const isPiece = context.slot === 'marker' || context.slot === 'token' || context.slot === 'terrain';
  if (verb !== 'tap' && !isPiece && cursor.takeAny('this ability', 'this')) return of('this');
  if (verb === 'refresh') {
    // Behind a target it could be theirs.
    const isMine = asked.subject === 'you' || context.them === undefined;
    if (owner === 'you' && isMine && cursor.take('everything')) return of('all');
    const others = cursor.takeAny('all? of? your other abilities', 'all other abilities');
    if (others) return context.slot === 'passive' ? undefined : of('others', 'you');
  }
  const kind = cursor.try((): CardsMeant | undefined => {
    const every = cursor.take('all');
    if (every) cursor.take('of');
    const upTo = !every && cursor.sees('up to # of') && cursor.take('up to');
    const few =
      !every &&
      (cursor.takeAny('one of', 'any one of', 'another of') ? 1 : cursor.take('# of') ? cursor.numbers[0] : undefined);
    const isAnother = few !== false && cursor.tokens[cursor.at - 2]?.text === 'another';
    const single = !every && !few && cursor.take('a|an|one|any');
    let whose = single ? undefined : possessive(cursor, context);
    if (few && whose === undefined) return undefined;
    // "Tap their default abilities": all of them.
    const all = every || (!few && !single && whose !== undefined);
    if (!all && !few && !single) return undefined;
    const other = isUsed(context) && few !== false && whose === 'you' && (isAnother || cursor.take('other'));
    if (isAnother && !other) return undefined;
    const state = verb === 'tap' ? cursor.take('untapped|ready|unused') : cursor.take('used|spent|expended|tapped');
    const tapped = state && verb === 'refresh' && cursor.before?.text === 'tapped';
    // An ability is a card on the table.
    const onTable = cursor.sees('card|cards');
    const kind = kindOf(cursor, !single) ?? usesOf(cursor) ?? (onTable && cursor.take('card|cards') ? {} : undefined);
    if (kind === undefined || kind.attack) return undefined;
    const except = butNamed(asked);
    const means = except === undefined ? kind : { ...kind, except };
    let named: Aim | undefined;
    if (whose === undefined && cursor.take('of')) {
      named = aim({ cursor, context, clause, subject: undefined, hurt: false });
      if (named === undefined) return undefined;
      whose = named.ref;
    }
    whose ??= owner;
    const plain = Object.keys(means).length === 0 && !tapped && !other;
    const which = all
      ? plain
        ? ('all' as const)
        : { all: means, ...(tapped && { tapped }) }
      : plain
        ? ('one' as const)
        : { one: means, ...(tapped && { tapped }), ...(other && { other }) };
    const count = few || 1;
    return whose && count <= most
      ? { which, whose, count, ...(upTo && { upTo }), ...(named?.head && { named }) }
      : undefined;
  });
  if (kind !== undefined) return kind;
  if (!cursor.take('your|the uses of')) cursor.take('your');
  const ability = verb === 'tap' ? undefined : wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['ability']);
  if (ability === undefined) return undefined;
  cursor.at = ability.to;
  const found = of({ ability: ability.word.name });
  return found && { ...found };
}

/** `other than Hook`, `except Hook`, behind which abilities are meant: one of the same card that is not. */
const butNamed = ({ cursor, context }: Asked): string | undefined =>
  cursor.try(() => {
    if (!cursor.takeAny('other than', 'except for?', 'besides|but', 'that is not', "that isn't")) return undefined;
    cursor.take('your');
    return ownAbility(cursor, context);
  });

/** Whether it is the text of an ability, which is "this one" among others. */
const isUsed = ({ slot }: Context): boolean => slot === 'ability' || slot === 'default';

/** `all of your n/Game uses`. */
const usesOf = (cursor: Cursor): Means | undefined => {
  if (cursor.take('x|n / game uses')) return { limited: true };
  if (cursor.take('# / turn uses')) return { perTurn: cursor.numbers[0] ?? 1 };
  return cursor.take('# / game uses') ? { perGame: cursor.numbers[0] ?? 1 } : undefined;
};

/** `regain all 1/Game abilities`, `regain a use of Hook`, `regain any spent Powder`: what was used up is there again. */
function regained(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject: of = 'you' } = asked;
  if (!cursor.take('regain|regains|recover|recovers|restore|restores')) return undefined;
  if (cursor.takeAny('a|an|one|1 use|charge of|on', 'a|an|one|1 spent|used use|charge of|on'))
    return done(asked, { node: 'recharge', uses: 1 }, of);
  const own = ofItself(asked);
  if (own !== undefined) return own;
  const all = cursor.try(() => (cursor.sees('all') ? done(asked, { node: 'refresh' }, of) : undefined));
  if (all !== undefined) return all;
  const every = cursor.take('all');
  const spent = cursor.take('any? of? your|their? spent|used');
  if (!spent && !every) return undefined;
  if (!spent) cursor.take('of? your|their');
  const counter = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  if (counter === undefined) return undefined;
  cursor.at = counter.to;
  return { nodes: [{ clause, node: 'restore', token: counter.word.ref, of }], own: of === 'you' };
}

/** `On kill, regain a use`, `regain its use`: of the ability whose text it is. */
function ofItself({ cursor, context: { slot }, clause, subject = 'you' }: Asked): Effect | undefined {
  if ((slot !== 'ability' && slot !== 'default') || subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('a|an|one|1|its|this|the spent|used? use')) return undefined;
    if (!(cursor.done || cursor.sees(',|and|.|if|when|whenever|each'))) return undefined;
    return { nodes: [{ clause, node: 'recharge', whose: 'you', which: 'this', uses: 1 }], own: true };
  });
}

/** The card that is named can be used only so often in a game, and nothing else is called its charge. */
function isLimited({ cursor, context: { card, words } }: Asked): boolean {
  const named = cursor.sees('this') ? card : wordAt(words, cursor.tokens, cursor.at, cursor.end, ['ability'])?.word;
  return (
    /\d\s*\/\s*game\b/i.test(named?.text ?? '') &&
    !words.all.some(({ kind, name }) => kind === 'counter' && /\bcharges?$/i.test(name))
  );
}

const uses = oneOf('use uses charge used');

/** `gain an extra use of a n/Game ability`, `one of your n/Game abilities can be used one more time this game`. */
export function extraUse(asked: Asked): Effect | undefined {
  const { cursor, subject: of = 'you' } = asked;
  if (cursor.lacks(uses)) return undefined;
  const more = { node: 'recharge', uses: 1, beyond: true } as const;
  const mine = asked.context.slot === 'ability' || asked.context.slot === 'default';
  if (mine && of === 'you') {
    const gained = cursor.try((): Effect | undefined => {
      if (!cursor.takeAny('gain|get|add a|an|one|1|another extra|additional|more? use', 'gain|get another use'))
        return undefined;
      if (!(cursor.done || cursor.sees(',|and|.'))) return undefined;
      return { nodes: [{ clause: asked.clause, ...more, whose: 'you', which: 'this' }], own: true };
    });
    if (gained !== undefined) return gained;
  }
  const bare =
    cursor.sees('put|puts|add|adds a|an|one|1 charge|use on|to') && cursor.take('put|puts|add|adds a|an|one|1');
  if (bare || cursor.take('gain|gains|get|gets|put|puts|add|adds a|an|one|1 extra|additional|more')) {
    cursor.takeAny('#|n|x / game');
    const charge = cursor.take('charge');
    if ((!charge && !cursor.take('use')) || !cursor.take('of|on|to|for')) return undefined;
    // A charge of this could be a counter.
    if ((bare || (charge && cursor.sees('this|it'))) && !isLimited(asked)) return undefined;
    return done(asked, more, of);
  }
  if (cursor.take('lose|loses a|an|one|1 use|charge of|on|from'))
    return done(asked, { node: 'recharge', uses: -1 }, of);
  if (asked.subject !== undefined || !cursor.sees('one of your|their|its')) return undefined;
  const found = cardsMeant(asked, undefined, 'recharge');
  const said = cursor.takeAny(
    'can|may be used one|1 more|additional|extra time',
    'can|may be used an additional|extra time',
    'can|may be used once more',
    'gains|gets an|one|1 extra|additional use',
  );
  if (found === undefined || !said) return undefined;
  cursor.takeAny('this game', 'per game', 'in this game');
  const { which, whose } = found;
  return { nodes: [{ clause: asked.clause, ...more, whose, which }], own: whose === 'you' };
}
extraUse.begins = beginning('gain|gains|get|gets|put|puts|add|adds|lose|loses|one');
