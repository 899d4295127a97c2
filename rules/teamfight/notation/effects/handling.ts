import type { Node, Ref } from '../../program.ts';
import { actsNow } from '../abilities/acting-now.ts';
import { borrowing } from '../abilities/borrowing.ts';
import { cards } from '../abilities/card-handling.ts';
import { onCooldown } from '../abilities/cooldown.ts';
import { repeatsItself } from '../abilities/repeating.ts';
import { usesAny } from '../abilities/using-any.ts';
import { usesDefault } from '../abilities/using-default.ts';
import { usesOwn } from '../abilities/using-own.ts';
import type { Context } from '../context.ts';
import { possessive } from '../nouns/pronoun.ts';
import { wordOf } from '../words/by-ref.ts';
import { isStance, type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { eitherAction } from './either-action.ts';

/** Abilities, actions, stances and turns. */
export function handling(asked: Asked): Effect | undefined {
  const { cursor, clause } = asked;
  const you: Ref = asked.subject ?? 'you';
  const turned = cards(asked) ?? onCooldown(asked);
  if (turned !== undefined) return turned;
  const own = usesOwn(asked);
  if (own !== undefined) return own;
  const repeated = repeatsItself(asked);
  if (repeated !== undefined) return repeated;
  const lent = borrowing(asked);
  if (lent !== undefined) return lent;
  const used = usesDefault(asked) ?? usesAny(asked);
  if (used !== undefined) return used;
  if (you === 'you' && heads(cursor)) return { nodes: [{ clause, node: 'heading' }], own: true };
  const faces =
    cursor.takeAny(
      'note|choose|set|change your facing',
      'choose|note a|any facing',
      'choose|note a|any direction to face',
      'turn? to? face any|a direction',
      'turn in any|a direction',
    ) ||
    (asked.subject === 'you' && cursor.take('have a? facing'));
  if (faces) {
    cursor.takeAny('of your choice', 'you choose|like|want');
    return you === 'you' ? { nodes: [{ clause, node: 'face' }], own: true } : undefined;
  }
  const acting = actsNow(asked);
  if (acting !== undefined) return acting;
  const paid = paidWith(asked);
  if (paid !== undefined) return paid;
  const actions = eitherAction(asked) ?? gained(asked);
  if (actions !== undefined) return actions;
  if (cursor.take('end|ends your|their turn')) {
    const said = cursor.tokens[cursor.at - 2]?.text;
    const who = said === 'your' ? 'you' : asked.subject;
    return who && { nodes: [{ clause, node: 'end-turn', who }], own: who === 'you' };
  }
  return another(asked) ?? halting(asked) ?? enter(asked);
}

/** `Choose a direction`, for what follows: not one to face. */
const heads = (cursor: Asked['cursor']): boolean =>
  cursor.try(() => {
    if (!cursor.take('choose|pick|name a|any|one direction')) return undefined;
    cursor.take('of your choice');
    return cursor.done || cursor.sees(',|.|and|then') ? true : undefined;
  }) ?? false;

/** `Take another turn after this one`, told to a hero in its own turn. */
function another({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if ((subject !== undefined && subject !== 'you') || context.anyTurn || isOfSummon(context)) return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.takeAny('take|have|get|gain an|one additional|extra|more turn', 'take|have|get|gain another turn'))
      return undefined;
    cursor.takeAny('immediately|afterwards', 'right|directly? after|behind this one|turn', 'right away', 'this round');
    return cursor.done || cursor.sees(',|and|(') ? { nodes: [{ clause, node: 'another-turn' }], own: true } : undefined;
  });
}

/** A summon has its turns with its summoner. */
const isOfSummon = ({ words, bearer }: Context): boolean => wordOf(words, bearer, 'summon') !== undefined;

/** `they end their movement`, `it stops moving`, `its movement ends`: of whoever is on its way. */
function halting({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const whose = subject === undefined ? possessive(cursor, context) : undefined;
    const ends =
      whose === undefined
        ? cursor.takeAny('must? end|ends|stop|stops their|its|your movement|move', 'must? stop|stops moving') ||
          cursor.takeAny(
            'lose|loses their|its|any|all? remaining movement',
            'lose|loses the rest of their|its movement',
          ) ||
          (cursor.takeAny('must? stop|stops', 'is|are stopped') &&
            (cursor.done || cursor.sees(',|and|there|here|immediately')))
        : cursor.take('movement|move ends|stops');
    const who = whose ?? subject ?? context.them;
    if (!ends || who === undefined || who === 'you' || cursor.sees('in|within|on|adjacent|next|if|until'))
      return undefined;
    cursor.take('there|here|immediately');
    return { nodes: [{ clause, node: 'halt', who }] };
  });
}

/** `You may spend a Move Action`, `you may use your Move and Standard Action`: what stands behind it tells what for. */
function paidWith({ cursor, clause, subject }: Asked): Effect | undefined {
  if (subject !== undefined && subject !== 'you') return undefined;
  if (!/^(?:may|can)$/.test(cursor.before?.text ?? '')) return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('spend|use|pay')) return undefined;
    cursor.take('both? a|an|your|1');
    const both = cursor.takeAny('move action? +|and a|your? standard', 'standard action? +|and a|your? move');
    const action = both
      ? 'move-standard'
      : cursor.take('move')
        ? 'move'
        : cursor.take('standard')
          ? 'standard'
          : undefined;
    if (action === undefined || !cursor.take('action|actions') || cursor.sees('ability|abilities')) return undefined;
    return { nodes: [{ clause, node: 'spend-action', action }], own: true };
  });
}

/** `gain an additional Standard Action`, `they lose a Move Action`. */
function gained({ cursor, context, clause, subject, piece }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const loses = cursor.take('lose|loses');
    if (!loses && !cursor.take('gain|gains|get|gets|take|takes')) return undefined;
    // "2dmg and loses a Move Action": whoever was chosen or is in the area, and you only where nobody else was named.
    const theirs = cursor.before?.text.endsWith('s') && subject === undefined ? context.them : undefined;
    if (theirs === 'trigger' || theirs === 'other') return undefined;
    const next = cursor.take('his|her|its|their next') || (loses && cursor.take('his|her|its|their'));
    const count = cursor.take('+? #') ? (cursor.numbers[0] ?? 1) : next || cursor.take('a|an|another') ? 1 : undefined;
    if (!next) cursor.take('additional|extra|more');
    if (count === undefined || !cursor.take('standard|move action|actions')) return undefined;
    const action: 'move' | 'standard' = cursor.tokens[cursor.at - 2]?.text === 'move' ? 'move' : 'standard';
    // Behind a head of many it could be theirs.
    // "2dmg and lose their next Move Action": of those who were hit.
    const owners = next && (context.them === 'each' || context.them === 'target') ? context.them : undefined;
    const who = subject ?? theirs ?? owners ?? (context.them === 'each' ? undefined : 'you');
    if (who === undefined || (next && (who === 'you' || !loses))) return undefined;
    // "A Move Action and a Standard Action": one more of another kind.
    const other = cursor.try(() => {
      if (next || !cursor.take('and a|an|another|1|one? additional|extra? standard|move action')) return undefined;
      const kind = cursor.tokens[cursor.at - 2]?.text === 'move' ? 'move' : 'standard';
      return kind === action ? undefined : kind;
    });
    // In somebody else's turn it is for the next one of their own anyway.
    // One's own summons act in one's own turn.
    // An instant may come in the turn of whoever loses it, in which that one still has it or has not.
    const runs = who === 'you' || (piece && context.side === 'ally') || (loses && context.instant === true);
    if (runs) cursor.take('this turn');
    else cursor.take('on|in|during their|its next turn');
    const changes = (kind: typeof action, many: number): Node => ({
      clause,
      node: 'gain-action',
      who,
      action: kind,
      count: loses ? -many : many,
    });
    return { nodes: [changes(action, count), ...(other ? [changes(other, 1)] : [])], own: who === 'you' };
  });
}

/** `Enter bright stance`, `exit your stance`. Only stances that a token stands for. */
function enter(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  const start = cursor.at;
  const either = cursor.try(() => entersOrExits(asked));
  if (either !== undefined) return either;
  const exits = cursor.try(() => {
    if (context.self !== undefined && isStance(context.self) && cursor.take('end this effect|stance')) return true;
    if (!cursor.take('exit|leave')) return undefined;
    if (cursor.take('your|this|the stance')) return true;
    // "If in Bear stance, exit it".
    if (context.asked && asksStance(asked, start) && cursor.take('it')) return true;
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
    if (named !== undefined && isStance(named.word)) {
      cursor.at = named.to;
      return named.word === context.self ? true : named.word;
    }
    if (context.self === undefined || !isStance(context.self)) return undefined;
    cursor.take('it|this');
    return true;
  });
  if (exits) {
    // Whoever pays an action for it chooses to.
    const chosen = cursor.take('as a free action') && !/^(?:may|can)$/.test(cursor.tokens[start - 1]?.text ?? '');
    const any: Node = { clause, node: 'stance', token: undefined };
    // Of a stance by its name: who is in another one stays there.
    const leave: Node =
      exits === true ? any : { clause, node: 'if', if: [{ is: 'stance', token: exits.ref }], then: [any], else: [] };
    return { nodes: [chosen ? { clause, node: 'may', then: [leave] } : leave], own: true };
  }
  const changed = changes(asked);
  if (changed !== undefined) return changed;
  // "You are in Owl Form", of what happens: one comes into it.
  if (!cursor.take('enter') && !(subject === 'you' && cursor.take('are|begin|start in'))) return undefined;
  const it = context.asked ? cursor.try(() => (cursor.take('it') ? stanceAsked(asked, start) : undefined)) : undefined;
  const first = it ?? stanceAt(asked);
  if (first === undefined) return undefined;
  const enters = (token: string): Node => ({ clause, node: 'stance', token });
  if (cursor.takeAny(',? or exit|leave it|that', ',? or exit|leave the? stance')) return inOrOut(first, clause);
  const other = cursor.try(() => (cursor.take('or enter?') ? stanceAt(asked) : undefined));
  // "If you are in Bear stance, enter Owl stance instead", before anything else: the one is left for the other anyway.
  if (context.opening && context.asked && asksStance(asked, start)) cursor.take('instead');
  if (other === undefined) return { nodes: [enters(first.ref)], own: true };
  const options = [first, other].map(({ ref, name }) => ({ clause, label: name, then: [enters(ref)] }));
  return { nodes: [{ clause, node: 'choose', count: 1, options }], own: true };
}

/** `switch between Bear stance and Owl stance`, `toggle Bear stance`: what one is in decides. */
function changes(asked: Asked): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const leaves = cursor.take('toggle|toggles');
    if (!leaves && !cursor.take('switch|swap|change|alternate|shift between')) return undefined;
    const first = stanceAt(asked);
    if (first === undefined) return leaves ? undefined : otherOfTwo(asked);
    const other = leaves ? undefined : cursor.take('and') ? stanceAt(asked) : undefined;
    if (!leaves && other === undefined) return undefined;
    const enters = (token: string | undefined): Node => ({ clause, node: 'stance', token });
    const then = [enters(other?.ref)];
    return {
      nodes: [{ clause, node: 'if', if: [{ is: 'stance', token: first.ref }], then, else: [enters(first.ref)] }],
      own: true,
    };
  });
}

/** `swap between High Tide and Low Tide`: who has the one has the other then. */
function otherOfTwo({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if (subject !== undefined && subject !== 'you') return undefined;
  const named = (): string | undefined => {
    cursor.take('your');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token', 'counter', 'condition']);
    if (found === undefined) return undefined;
    cursor.at = found.to;
    return found.word.ref;
  };
  const first = named();
  const other = first !== undefined && cursor.take('and') ? named() : undefined;
  if (first === undefined || other === undefined) return undefined;
  const swaps = (token: string, to: string): Node[] => [
    { clause, node: 'lose', token, from: 'you', count: 'all' },
    { clause, node: 'give', token: to, to: 'you', count: { base: 1 } },
  ];
  const has = { is: 'has', of: 'you', token: first } as const;
  return {
    nodes: [{ clause, node: 'if', if: [has], then: swaps(first, other), else: swaps(other, first) }],
    own: true,
  };
}

/** `Enter or exit Bear stance`: the one that one is not in yet, or out of the one that one is in. */
function entersOrExits(asked: Asked): Effect | undefined {
  const { cursor, clause } = asked;
  if (!cursor.takeAny('enter or exit|leave', 'exit|leave or enter')) return undefined;
  const found = stanceAt(asked);
  return found && inOrOut(found, clause);
}

/** Into the stance, or out of it for whoever is in it. */
function inOrOut({ ref }: Word, clause: number): Effect {
  const enters = (token: string | undefined): Node => ({ clause, node: 'stance', token });
  const then = [enters(undefined)];
  const node: Node = { clause, node: 'if', if: [{ is: 'stance', token: ref }], then, else: [enters(ref)] };
  return { nodes: [node], own: true };
}

/** The stance that is entered by a node, if only by whoever is not in it yet. */
export function stanceOf(node: Node | undefined): string | undefined {
  if (node?.node === 'stance') return node.token;
  const [asked] = node?.node === 'if' ? node.if : [];
  const [enters] = node?.node === 'if' && asked?.is === 'stance' ? node.else : [];
  return enters?.node === 'stance' ? enters.token : undefined;
}

/** The stance of which was spoken last before this place of the text. */
function stanceAsked({ cursor, context }: Asked, at: number): Word | undefined {
  for (let n = at - 1; n >= 0; n--) {
    const found = wordAt(context.words, cursor.tokens, n, at, ['stance']);
    if (found !== undefined) return found.word;
  }
  return undefined;
}

/** Whether a stance was spoken of before this place of the text. */
const asksStance = ({ cursor, context }: Asked, at: number): boolean =>
  cursor.tokens.slice(0, at).some((_, n) => wordAt(context.words, cursor.tokens, n, at, ['stance']) !== undefined);

function stanceAt({ cursor, context }: Asked): Word | undefined {
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['stance']);
  if (token !== undefined) cursor.at = token.to;
  return token?.word;
}
