import type { Amount, Flag, Node, Quantity, Ref, Rule, Who } from '../program.ts';
import { counted } from './amount.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { noun, possessive, pronoun, standingWho } from './noun.ts';
import { pieceProgram } from './piece.ts';
import { range } from './range.ts';
import { wordAt } from './words.ts';

/** Something that holds, and whose rules they are: their bearer is `of`, and `you` in them is that unit. */
export interface Statement {
  readonly rules: readonly Rule[];
  readonly of: Ref;
  /** The units that it is about, where they are named as a group: what they do beside it goes on with "and". */
  readonly group?: Who;
}

/** Whom a predicate is about, and how its rules begin. */
interface About {
  readonly cursor: Cursor;
  readonly context: Context;
  readonly clause: number;
  readonly who: Who;
}

/** What holds: a subject and what is said of it. `bare` lets "Immune to hazards" stand for "You are immune to hazards". */
export function statement(cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined {
  return cursor.try(
    () =>
      targeting(cursor, context, clause) ??
      attacks(cursor, context, clause) ??
      untouched(cursor, context, clause) ??
      movement(cursor, context, clause) ??
      subject(cursor, context, clause, bare),
  );
}

/** `Abilities targeting you or an ally in range 2 have +1def`. */
function targeting(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    if (!cursor.take('abilities|attacks targeting')) return undefined;
    const found = noun(cursor, context);
    if (found === undefined) return undefined;
    const of = found.ref ?? 'you';
    const who: Who | undefined = found.ref !== undefined ? { side: 'you' } : standingWho(found);
    if (who === undefined || !cursor.take('have')) return undefined;
    if (cursor.takeAny('no def', 'no miss chance'))
      return { of, rules: [{ clause, rule: 'is', who, flag: 'undefendable' }] };
    const add = signed(cursor);
    if (add === undefined || !cursor.take('def')) return undefined;
    return { of, rules: [{ clause, rule: 'change', who, what: 'def', add }] };
  });
}

/** `+2`, `-1`, as an amount. */
function signed(cursor: Cursor): Amount | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('+ #', '- #')) return undefined;
    const minus = cursor.tokens[cursor.at - 2]?.text === '-';
    return { base: (minus ? -1 : 1) * (cursor.numbers[0] ?? 0) };
  });
}

/** `Your attacks have +2 crit and are undefendable`. */
function attacks(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    const of = possessive(cursor, context);
    if (of === undefined || !cursor.take('attacks|abilities')) return undefined;
    const who: Who = { side: 'you' };
    const rules: Rule[] = [];
    do {
      const rule = cursor.try((): Rule | undefined => {
        if (cursor.take('are undefendable')) return { clause, rule: 'is', who, flag: 'attacks-undefendable' };
        if (cursor.take('deal')) {
          const change = damageChange(cursor);
          return change && { clause, rule: 'change', who, what: 'damage-dealt', ...change };
        }
        cursor.take('have');
        const add = signed(cursor);
        if (add === undefined) return undefined;
        const what: Quantity | undefined = cursor.take('crit') ? 'crit' : cursor.take('range') ? 'range' : undefined;
        return what && { clause, rule: 'change', who, what, add };
      });
      if (rule === undefined) return undefined;
      rules.push(rule);
    } while (cursor.take('and'));
    return { of, rules };
  });
}

/** `+1 damage`, `-1 damage`, `+50% damage`. */
function damageChange(cursor: Cursor): { add: Amount } | { percent: number } | undefined {
  return cursor.try(() => {
    const add = signed(cursor);
    if (add === undefined) return undefined;
    if (cursor.takeAny('% damage')) return { percent: add.base };
    return cursor.takeAny('damage', 'dmg') ? { add } : undefined;
  });
}

/** What is said of somebody who was named just before: "You and allies in burst 2" + "have +1 speed". */
export function said(cursor: Cursor, context: Context, clause: number, of: Ref): Statement | undefined {
  return cursor.try(() => {
    const rules = predicates({ cursor, context, clause, who: { side: 'you' } }, false);
    return rules && { rules, of };
  });
}

function subject(cursor: Cursor, context: Context, clause: number, bare: boolean): Statement | undefined {
  return cursor.try(() => {
    const start = cursor.at;
    const found = noun(cursor, context);
    // Done at once, an area is drawn now and not carried along.
    if (!bare && found?.area !== undefined) return undefined;
    let of: Ref = 'you';
    let who: Who = { side: 'you' };
    if (found === undefined) {
      if (!bare) return undefined;
      cursor.at = start;
    } else if (found.ref !== undefined) of = found.ref;
    else {
      const group = standingWho(found);
      if (group === undefined || (found.many === 'one' && !bare)) return undefined;
      // A group around somebody else than the bearer would need that unit to be remembered.
      if (
        group.places?.some(
          ({ of }) => of !== undefined && of !== 'you' && (of !== 'marker' || context.marker === undefined),
        )
      ) {
        return undefined;
      }
      who = group;
    }
    const about: About = { cursor, context, clause, who };
    const first = predicates(about, found === undefined);
    if (first === undefined) return undefined;
    const rules = [...first];
    for (;;) {
      // "you have 1/3 speed and you are Undefendable": the same subject, said again or not.
      const more = cursor.try(() => {
        if (!cursor.takeAny(', and', 'and', ',')) return undefined;
        const again = cursor.try(() => {
          const said = pronoun(cursor, context);
          return said?.ref !== undefined && said.ref === found?.ref ? true : undefined;
        });
        return predicates(about, found === undefined && !again);
      });
      if (more === undefined) break;
      rules.push(...more);
    }
    return { of, rules, ...(who.side !== 'you' && { group: who }) };
  });
}

/** `Nothing affects you`. */
function untouched(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    if (!cursor.take('nothing affects|affect')) return undefined;
    const of = pronoun(cursor, context)?.ref;
    const who: Who = { side: 'you' };
    const flags: readonly Flag[] = [
      'immune-damage',
      'immune-forced-movement',
      'immune-hazards',
      'immune-tokens',
      'immune-area',
      'no-healing',
    ];
    return of && { of, rules: flags.map((flag) => ({ clause, rule: 'is', who, flag })) };
  });
}

/** `All of your movement is flying`. */
function movement(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try(() => {
    cursor.takeAny('all of?');
    const of = possessive(cursor, context);
    if (of === undefined || !cursor.take('movement is|are flying')) return undefined;
    return { of, rules: [{ clause, rule: 'is', who: { side: 'you' }, flag: 'flying-movement' }] };
  });
}

/** What is said of somebody: one verb with its objects. */
function predicates(about: About, bare: boolean): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try(() => {
    if (cursor.take('have|has')) return having(about);
    if (cursor.take('deal|deals')) return dealing(about);
    if (cursor.take('receive|receives|take|takes')) return receiving(about);
    if (cursor.take('are|is')) return being(about);
    if (cursor.takeAny("cannot|can't", 'can not')) return unable(about);
    if (cursor.take('can')) return able(about);
    if (cursor.take('ignore|ignores')) return ignoring(about);
    return bare ? bareWords(about) : undefined;
  });
}

const is = ({ clause, who }: About, flag: Flag): Rule[] => [{ clause, rule: 'is', who, flag }];
const change = ({ clause, who }: About, what: Quantity, add: Amount): Rule[] => [
  { clause, rule: 'change', who, what, add },
];

function having(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  if (cursor.take('# / # speed')) {
    const [a = 1, b = 1] = cursor.numbers;
    return b === 0 ? undefined : [{ clause, rule: 'change', who, what: 'speed', times: [a, b] }];
  }
  if (cursor.take('base speed #')) return [{ clause, rule: 'change', who, what: 'speed', set: cursor.numbers[0] ?? 0 }];
  if (cursor.takeAny('# standard action less', '# less standard action')) {
    return change(about, 'standard-actions', { base: -(cursor.numbers[0] ?? 0) });
  }
  if (cursor.takeAny('an additional|extra standard action')) return change(about, 'standard-actions', { base: 1 });
  const add = signed(cursor);
  if (add !== undefined) {
    if (cursor.takeAny('speed', 'move speed')) return change(about, 'speed', grown(about, add));
    if (cursor.take('standard action|actions')) return change(about, 'standard-actions', add);
    if (cursor.take('def')) return change(about, 'def', add);
    if (cursor.take('crit')) return change(about, 'crit', add);
    return undefined;
  }
  if (cursor.take('armor|armour')) return is(about, 'armor');
  if (cursor.take('resistance')) return resisting(about);
  return undefined;
}

/** `+1 speed per Charge you have`. */
const grown = ({ cursor, context }: About, add: Amount): Amount => counted(cursor, context, add.base);

/** `Resistance`, `Resistance to all damage`; to some damage only is not known. */
function resisting(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (cursor.take('to') && !cursor.takeAny('all damage', 'damage')) return undefined;
  return cursor.sees('from|against|while') ? undefined : is(about, 'resistance');
}

/** Whom a change is only against: `to units with a Mark`, `to you`, `from enemies in range 1`. */
function against({ cursor, context }: About, word: string): Who | 'none' | undefined {
  if (!cursor.take(word)) return undefined;
  const beyond = cursor.take('beyond range #');
  const far = beyond ? { min: (cursor.numbers[0] ?? 0) + 1 } : range(cursor);
  if (far !== undefined) return { side: 'any', places: [{ range: far }] };
  const found = noun(cursor, context);
  if (found?.ref === 'you') return { side: 'you' };
  const who = found && found.ref === undefined ? standingWho(found) : undefined;
  return who ?? 'none';
}

function dealing(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  const said = damageChange(cursor);
  if (said === undefined) return undefined;
  const to = against(about, 'to');
  if (to === 'none') return undefined;
  return [{ clause, rule: 'change', who, what: 'damage-dealt', ...said, ...(to ? { against: to } : {}) }];
}

function receiving(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  if (cursor.take('half damage')) return cursor.sees('from|by|to') ? undefined : is(about, 'resistance');
  const healing = cursor.try(() => {
    const add = signed(cursor);
    return add && cursor.takeAny('% healing') ? add.base : undefined;
  });
  if (healing !== undefined) return [{ clause, rule: 'change', who, what: 'healing-received', percent: healing }];
  const crit = cursor.try(() => {
    const add = signed(cursor);
    return add && cursor.take('crit') ? add : undefined;
  });
  if (crit !== undefined) {
    const by = against(about, 'from');
    return by === 'none'
      ? undefined
      : [{ clause, rule: 'change', who, what: 'crit-received', add: crit, ...(by ? { against: by } : {}) }];
  }
  const said = damageChange(cursor);
  if (said === undefined) return undefined;
  const from = against(about, 'from');
  if (from === 'none') return undefined;
  return [{ clause, rule: 'change', who, what: 'damage-received', ...said, ...(from ? { against: from } : {}) }];
}

const states: Readonly<Record<string, Flag>> = {
  undefendable: 'undefendable',
  flying: 'flying',
  invisible: 'invisible',
  unprotected: 'unprotected',
};

function being(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (cursor.take('immune to')) return immune(about);
  if (
    cursor.takeAny(
      'not considered for control points',
      'not considered for objectives',
      'not considered for capture points',
    )
  ) {
    return is(about, 'not-counted');
  }
  cursor.take('always|continually|constantly');
  const condition = conditionState(about);
  if (condition !== undefined) return condition;
  const flag = states[cursor.peek()?.text ?? ''];
  if (flag === undefined) return undefined;
  cursor.at += 1;
  return is(about, flag);
}

/** `You are Slowed`: what the condition says holds, for as long as this does. */
function conditionState({ cursor, context, clause, who }: About): Rule[] | undefined {
  return cursor.try(() => {
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition']);
    if (token === undefined || token.word === context.self) return undefined;
    const { rules, manual } = pieceProgram(token.word, context.words);
    const plain = rules.flatMap((rule) =>
      (rule.rule === 'is' || rule.rule === 'change') && rule.who.side === 'you' && rule.who.places === undefined
        ? [{ ...rule, clause, who }]
        : [],
    );
    if (manual || plain.length === 0 || plain.length < rules.length) return undefined;
    cursor.at = token.to;
    return plain;
  });
}

function immune(about: About): Rule[] | undefined {
  const { cursor } = about;
  const found = immunity(about);
  if (found === undefined) return undefined;
  for (;;) {
    const more = cursor.try(() => (cursor.takeAny(', and|or', 'and|or', ',') ? immunity(about) : undefined));
    if (more === undefined) return found;
    found.push(...more);
  }
}

function immunity(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  if (cursor.takeAny('forced movement', 'pushes and pulls')) return is(about, 'immune-forced-movement');
  if (cursor.take('hazards|hazard')) return is(about, 'immune-hazards');
  if (cursor.takeAny('aoe', 'areas', 'area effects')) return is(about, 'immune-area');
  if (cursor.takeAny('all? conditions')) return is(about, 'immune-conditions');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (token !== undefined) {
    cursor.at = token.to;
    return [{ clause, rule: 'is', who, flag: 'immune-tokens', token: token.word.ref }];
  }
  if (!cursor.takeAny('all? damage')) return undefined;
  if (cursor.takeAny('from beyond range #', 'from further|farther than range #')) {
    const places = [{ range: { min: (cursor.numbers[0] ?? 0) + 1 } }];
    return [{ clause, rule: 'is', who, flag: 'immune-damage', against: { side: 'any', places } }];
  }
  return cursor.sees('from|while|over|conditions') ? undefined : is(about, 'immune-damage');
}

function unable(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  if (cursor.take('be invisible')) return is(about, 'never-invisible');
  if (cursor.takeAny('be untargetable')) return is(about, 'always-targetable');
  if (cursor.takeAny('move voluntarily')) return is(about, 'no-voluntary-movement');
  if (cursor.takeAny('take actions', 'take any actions')) return is(about, 'no-actions');
  if (cursor.takeAny('take standard actions')) return is(about, 'no-standard-action');
  if (cursor.takeAny('take move actions')) return is(about, 'no-move-action');
  if (cursor.takeAny('take reactions', 'use reactions')) return is(about, 'no-reactions');
  if (cursor.takeAny('use default abilities')) return is(about, 'no-default-abilities');
  if (cursor.takeAny('use non-default abilities')) return is(about, 'no-other-abilities');
  if (cursor.takeAny('be healed', 'heal')) return is(about, 'no-healing');
  if (cursor.take('be targeted')) {
    if (!cursor.take('by')) return is(about, 'not-targetable');
    const by = noun(cursor, about.context);
    const from = by && by.ref === undefined ? standingWho(by) : undefined;
    return from && [{ clause, rule: 'is', who, flag: 'not-targetable', against: from }];
  }
  return undefined;
}

function able(about: About): Rule[] | undefined {
  const { cursor } = about;
  const found: Rule[] = [];
  const often = freeUse(about);
  if (often !== undefined) return often;
  if (cursor.takeAny('move through enemies', 'move through enemy units')) found.push(...is(about, 'through-enemies'));
  else if (cursor.take('move through walls')) found.push(...is(about, 'through-walls'));
  else if (cursor.takeAny('move through units')) found.push(...is(about, 'through-enemies'));
  else return undefined;
  const more = cursor.try(() => (cursor.take('and ignore') ? ignoring(about) : undefined));
  return more ? [...found, ...more] : found;
}

/** `make a default attack as a Free Action once per turn`: a further ability. Without a limit it would never end. */
function freeUse({ cursor, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('use|make a|one default? ability|attack|action')) return undefined;
    const words = cursor.tokens.slice(cursor.at - 2, cursor.at).map(({ text }) => text);
    const which = words[0] === 'default' ? 'default' : words[1] === 'attack' ? 'attack' : undefined;
    if (which === undefined || !cursor.takeAny('as a free action', 'for free')) return undefined;
    const perTurn = limit(cursor);
    if (perTurn === undefined) return undefined;
    const name = which === 'default' ? 'Default ability' : 'Attack';
    const body: readonly Node[] = [{ clause, node: 'use-ability', who: 'you', which, free: true }];
    return [
      { clause, rule: 'ability', who, name, program: { use: { clause, action: 'free', perTurn }, body, rules: [] } },
    ];
  });
}

/** `once per turn`, `2/Turn`: how often in a turn. */
function limit(cursor: Cursor): number | undefined {
  if (cursor.takeAny('once per|each|a turn', 'one time per|each|a turn')) return 1;
  if (cursor.take('twice per|each|a turn')) return 2;
  return cursor.takeAny('# / turn', '# times per|each|a turn') ? (cursor.numbers[0] ?? 1) : undefined;
}

function ignoring(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (cursor.takeAny('difficult ground|terrain')) return is(about, 'ignores-difficult');
  if (cursor.take('cover')) return is(about, 'ignores-cover');
  return undefined;
}

/** Rules said without "you are" or "you have": on the card of a unit they are about that unit. */
function bareWords(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  if (cursor.take('immune to')) return immune(about);
  if (cursor.takeAny('armor', 'armour')) return is(about, 'armor');
  if (cursor.take('resistance')) return resisting(about);
  if (cursor.takeAny('always flying', 'flying')) return is(about, 'flying');
  if (cursor.takeAny('not considered for control|capture points', 'not considered for objectives'))
    return is(about, 'not-counted');
  const add = signed(cursor);
  if (add === undefined) return undefined;
  if (cursor.take('def')) return change(about, 'def', add);
  if (cursor.take('crit received')) return change(about, 'crit-received', add);
  if (cursor.takeAny('damage received')) return change(about, 'damage-received', add);
  if (cursor.takeAny('damage dealt')) return change(about, 'damage-dealt', add);
  if (cursor.takeAny('% damage received')) {
    return [{ clause, rule: 'change', who, what: 'damage-received', percent: add.base }];
  }
  if (cursor.takeAny('% damage dealt'))
    return [{ clause, rule: 'change', who, what: 'damage-dealt', percent: add.base }];
  if (cursor.takeAny('speed', 'move speed')) return change(about, 'speed', add);
  return undefined;
}
