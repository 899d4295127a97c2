import type { Flag, Means, Rule, Who } from '../../program.ts';
import { unaffected, unhealed } from '../abilities/able.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { against } from './against.ts';
import { onPoints } from './counted.ts';
import { covered } from './covering.ts';
import { damageSources } from './damage-source.ts';
import { madeBy, withMeans } from './dealing.ts';
import { type About, facing, is } from './predicate.ts';
import { spared } from './untouched.ts';

const states: Readonly<Record<string, Flag>> = {
  undefendable: 'undefendable',
  flying: 'flying',
  invisible: 'invisible',
  unprotected: 'unprotected',
  untargetable: 'not-targetable',
};

/** What nobody is whom this is said of, whatever else says so: "you are not Flying". */
const never: Readonly<Record<string, Flag>> = {
  undefendable: 'never-undefendable',
  flying: 'never-flying',
  invisible: 'never-invisible',
  untargetable: 'always-targetable',
};

/** What nobody has who has lost it, whatever else says so. */
const lost: Readonly<Record<string, Flag>> = {
  armor: 'never-armor',
  armour: 'never-armor',
  resistance: 'never-resistance',
  flying: 'never-flying',
  undefendable: 'never-undefendable',
};

/** `Armor`, `your Resistance`, behind "lose" or "no": for as long as that is said. */
export function without(about: About): Rule[] | undefined {
  const { cursor } = about;
  const found: Rule[] = [];
  do {
    cursor.takeAny('your|their|its|his|her', 'all');
    const flag = lost[cursor.peek()?.text ?? ''];
    if (flag === undefined) return undefined;
    cursor.at += 1;
    found.push(...is(about, flag));
  } while (cursor.sees(alsoLost) && cursor.take('and|or'));
  // A token or a part of it is something else.
  return cursor.sees('from|to|against|token|tokens|counter|counters|condition|first|#') ? undefined : found;
}

/** `Your Standard Action`, behind "lose" in the text of what somebody has: none is left for as long as it is had. */
export function actionLost(about: About): Rule[] | undefined {
  const { cursor, context, who } = about;
  if (who.side !== 'you' || (context.slot !== 'condition' && context.slot !== 'token')) return undefined;
  return cursor.try(() => {
    cursor.take('your|their|its');
    if (!cursor.take('standard|move action|actions')) return undefined;
    const kind = cursor.tokens[cursor.at - 2]?.text;
    if (!cursor.done && !cursor.sees(',|.|and')) return undefined;
    return is(about, kind === 'standard' ? 'no-standard-action' : 'no-move-action');
  });
}

const alsoLost = `and|or ${Object.keys(lost).join('|')}`;

/** `Flying`, `Flying or Invisible`, `considered for objectives`, behind "are not" or "aren't". */
export function notBeing(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (cursor.take('considered|counted')) return onPoints(cursor) ? is(about, 'not-counted') : undefined;
  const found: Rule[] = [];
  do {
    const flag = never[cursor.peek()?.text ?? ''];
    if (flag === undefined) return undefined;
    cursor.at += 1;
    found.push(...is(about, flag));
  } while (cursor.take('or|nor'));
  // "Enemies in range 3 cannot be Invisible to you": whoever else looks does not see them.
  const [only, ...more] = found;
  const seenBy = cursor.sees('to you') && only?.rule === 'is' && only.flag === 'never-invisible' && more.length === 0;
  if (seenBy && cursor.take('to you'))
    return [{ ...only, against: { side: cursor.takeAny('and|or your? allies') ? 'friend' : 'you' } }];
  return cursor.sees('to|for|against|by') ? undefined : found;
}

export function being(about: About): Rule[] | undefined {
  const { cursor } = about;
  const denied = cursor.try(() => (cursor.take('not|never') ? notBeing(about) : undefined));
  if (denied !== undefined) return denied;
  if (cursor.takeAny('unaffected by', 'not affected by')) return unaffected(about);
  if (cursor.take('immune|immunity to')) return cursor.try(() => unaffected(about)) ?? immune(about);
  const wall = walled(about);
  if (wall !== undefined) return wall;
  cursor.take('always|continually|constantly|permanently');
  if (cursor.take('in|behind cover')) return covered(about);
  // "You are undefendable from range 1": to whose abilities, of which the condition says nothing.
  const some =
    cursor.sees('undefendable to|from|against|for|beyond') &&
    !cursor.sees('undefendable for the|this|one|a|# rest|remainder|round|rounds|turn|turns');
  const condition = some ? undefined : conditionState(about);
  if (condition !== undefined) {
    const more = cursor.try(() => (cursor.takeAny(', and', 'and', ',') ? conditionState(about) : undefined));
    return more === undefined ? condition : [...condition, ...more];
  }
  const flag = states[cursor.peek()?.text ?? ''];
  if (flag === undefined) return undefined;
  cursor.at += 1;
  // "Enemies are undefendable to you": to whose abilities.
  const only = flag === 'undefendable' ? toWhom(about) : undefined;
  if (only === 'none') return undefined;
  cursor.take('at all times');
  return only === undefined
    ? is(about, flag)
    : [{ clause: about.clause, rule: 'is', who: about.who, flag, against: only }];
}

/** `to you`, `to abilities from range 1`, `from behind`: whose abilities meet no def. */
function toWhom(about: About): Who | 'none' | undefined {
  const { cursor } = about;
  if (cursor.sees('to|against all? attacks|abilities from|beyond')) cursor.takeAny('to|against all? attacks|abilities');
  const found = facing(about) ?? against(about, 'from');
  if (found !== undefined) cursor.takeAny(', wherever they are', 'wherever they are', ', no matter where they are');
  const ofSome =
    cursor.sees('to|from|against|for|beyond') &&
    !cursor.sees('for the|this|one|a|# rest|remainder|round|rounds|turn|turns');
  return found ?? (ofSome ? 'none' : undefined);
}

/** `considered a wall`, `blocking terrain`: nobody else moves or aims past it. */
export function walled({ cursor, context, clause, who }: About): Rule[] | undefined {
  // What a map says of a wall is of no unit.
  if (isOwnerless(context)) return undefined;
  const said =
    cursor.takeAny('considered|treated ,? as? a? wall|walls', 'considered|treated as? blocking terrain?') ||
    cursor.takeAny('a wall', 'blocking terrain', 'an obstacle');
  if (!said || who.side !== 'you' || cursor.sees('for|to|of|by')) return undefined;
  return obstacle(clause);
}

/** Those to whom the bearer is a wall: everybody but itself. */
export const obstacle = (clause: number): Rule[] =>
  (['movement', 'attacks'] as const).map((what) => ({
    clause,
    rule: 'blocks',
    what,
    who: { side: 'any', except: ['you'] },
  }));

/** `You are Slowed`: what the condition says holds, for as long as this does. */
export function conditionState({ cursor, context, clause, who }: About): Rule[] | undefined {
  return cursor.try(() => {
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (token === undefined || token.word === context.self) return undefined;
    if (token.word.kind === 'token' && (token.word.stance || isSpokenOf(token.word, context.words))) return undefined;
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

/** A token that some ability speaks of, too, which asks who has it: whoever only is as it says has none. */
const isSpokenOf = ({ name }: Word, { all }: Words): boolean =>
  all.some(({ kind, text }) => kind === 'ability' && text?.toLowerCase().includes(name.toLowerCase()));

export function immune(about: About): Rule[] | undefined {
  const { cursor } = about;
  const found = immunity(about);
  if (found === undefined) return undefined;
  for (;;) {
    const more = cursor.try(() =>
      cursor.takeAny(', and|or to?', 'and|or to?', ', to?') ? immunity(about) : undefined,
    );
    if (more === undefined) return found;
    found.push(...more);
  }
}

/** `damage from your own abilities`, `damage from enemies in range 2`, `from range 3 or more`: of whose damage it is. */
function immuneToSome(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  return cursor.try((): Rule[] | undefined => {
    if (who.side === 'you' && cursor.takeAny('from your own abilities|attacks|damage', 'from yourself'))
      return [{ clause, rule: 'is', who, flag: 'immune-damage', against: { side: 'you' } }];
    const { at } = cursor;
    const from = against(about, 'from');
    if (from === undefined || from === 'none' || cursor.sees('of|by|with|abilities|attacks')) return undefined;
    // "From attacks from range 2 or more": and not what else those do who are there.
    const attacks = cursor.tokens.slice(at, cursor.at).some(({ text }) => text === 'attacks');
    const means = attacks && { means: { attack: true } };
    return [{ clause, rule: 'is', who, flag: 'immune-damage', against: from, ...means }];
  });
}

/** Of others than the bearer each would have its own distances. */
const immuneFar = ({ clause, who }: About, min: number): Rule[] | undefined =>
  who.side === 'you'
    ? [{ clause, rule: 'is', who, flag: 'immune-damage', against: { side: 'any', places: [{ range: { min } }] } }]
    : undefined;

/** `no damage from hazards`, `no damage from beyond range 2`, behind "take": as "immune to damage" is. */
export function immuneTo(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  const sources = cursor.sees('from hazards') ? undefined : damageSources(cursor, context);
  if (sources !== undefined)
    return sources.map((from) => ({ clause, rule: 'is', who, flag: 'immune-damage', ...from }));
  if (cursor.take('from hazards')) return is(about, 'immune-hazards');
  const areas = cursor.try(() => (cursor.take('from') ? immuneToAreas(about) : undefined));
  if (areas !== undefined) return areas;
  if (cursor.takeAny('from beyond range #', 'from further|farther than range #')) {
    return immuneFar(about, (cursor.numbers[0] ?? 0) + 1);
  }
  const means = withMeans(cursor, 'from') ?? fromAttacks(cursor);
  const some = means === undefined ? immuneToSome(about) : undefined;
  if (some !== undefined) return some;
  if (cursor.sees('from|of|by|while|over|on|if|in') || isOfThatHarm(cursor)) return undefined;
  if (means === undefined && isOfToldHarm(cursor, context)) return undefined;
  return [{ clause, rule: 'is', who, flag: 'immune-damage', ...(means && { means }) }];
}

/** "Hazard: 1dmg. Allies take no damage", "enemies that enter take 1dmg. You take no damage", in a text that stands: of that, and not of everything. */
function isOfToldHarm({ tokens, at }: Cursor, { slot }: About['context']): boolean {
  if (slot === 'ability' || slot === 'default') return false;
  return tokens
    .slice(0, at)
    .some(
      ({ kind }, n) =>
        kind === 'number' &&
        !/^[+-]$/.test(tokens[n - 1]?.text ?? '') &&
        /^(?:dmg|damage)$/.test(tokens[tokens[n + 1]?.text === 'irreducible' ? n + 2 : n + 1]?.text ?? ''),
    );
}

/** "When you would take damage, lose a Coin. You take no damage": of that damage, and not from now on. */
function isOfThatHarm({ tokens, at, end }: Cursor): boolean {
  if (at < end && tokens[at]?.text !== '.') return false;
  const said = tokens.slice(Math.max(0, at - 24), at);
  const would = said.findLastIndex(({ text }) => text === 'would');
  const isSaid = would >= 0 && /^(?:take|be|receive|suffer)$/.test(said[would + 1]?.text ?? '');
  return (
    isSaid && said.slice(would).every(({ text, kind }) => kind !== 'line' && !/^(?:when|whenever|while|at)$/.test(text))
  );
}

/** `AoE`, `your own AoE`, `areas from your own abilities`, `AoE from allies`: of whose areas it is left out. */
const immuneToAreas = (about: About): Rule[] | undefined =>
  about.cursor.try((): Rule[] | undefined => {
    const { cursor, clause, who } = about;
    const own = cursor.take('your own?');
    if (!cursor.takeAny('aoe|area attacks|abilities|effects|damage', 'aoe|aoes|areas')) return undefined;
    if (own || cursor.takeAny('from|of|by your own? abilities|attacks', 'from yourself', 'of yours'))
      return [{ clause, rule: 'is', who, flag: 'immune-area', against: { side: 'you' } }];
    const from = against(about, 'from');
    if (from === 'none' || cursor.sees('of|by|from')) return undefined;
    return from === undefined
      ? is(about, 'immune-area')
      : [{ clause, rule: 'is', who, flag: 'immune-area', against: from }];
  });

/** `from attacks`, whoever makes them and from wherever. */
const fromAttacks = (cursor: Cursor): Means | undefined =>
  cursor.try(() => {
    const means = cursor.take('from') ? madeBy(cursor) : undefined;
    return cursor.sees('from|of|by|on|in|at|beyond|within|against') ? undefined : means;
  });

/** `Fire`, `Gas Trap markers`, behind "immune to": pieces or ground of that name that do nothing but strike or hinder whoever comes to them. */
export function piecesMet({ cursor, context: { words } }: About): readonly string[] | undefined {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (found === undefined) return undefined;
  const { name } = found.word;
  const alike = words.all.filter((word) => word.name === name && (word.kind === 'marker' || word.kind === 'terrain'));
  const told = alike.map((word) => ({
    ref: word.ref,
    rules: pieceProgram(word, words).rules.map(({ rule }) => rule),
    isDear: (word.fields.enterCost ?? 1) > 1 && word.fields.blocksMovement !== true,
  }));
  const strike = told.filter(
    ({ rules, isDear }) => isDear || rules.some((rule) => rule === 'hazard' || rule === 'when' || rule === 'step-cost'),
  );
  if (strike.length === 0 || !told.every(({ rules }) => rules.every((rule) => strikes.test(rule)))) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers|spaces|terrain');
  return strike.map(({ ref }) => ref);
}

const strikes = /^(?:hazard|when|step-cost|said|manual)$/;

function immunity(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  if (cursor.takeAny('pushes|push|pushing and|or pulls|pull|pulling', 'being pushed or|and pulled'))
    return [...is(about, 'immune-push'), ...is(about, 'immune-pull')];
  if (cursor.takeAny('forced movement', 'being moved')) return is(about, 'immune-forced-movement');
  if (cursor.takeAny('everything', 'anything', 'all effects')) return spared(about.cursor, about.who, about.clause);
  if (cursor.take('difficult terrain|ground')) return is(about, 'ignores-difficult');
  if (cursor.takeAny('pushes|push|pushing|knockback', 'being pushed')) return is(about, 'immune-push');
  if (cursor.takeAny('pulls|pull|pulling', 'being pulled')) return is(about, 'immune-pull');
  if (cursor.takeAny('swaps|swapping', 'being swapped')) return is(about, 'unswappable');
  if (cursor.take('hazards|hazard')) return is(about, 'immune-hazards');
  if (cursor.takeAny('your own? hazards', 'hazards of yours'))
    return [{ clause, rule: 'is', who, flag: 'immune-hazards', against: { side: 'you' } }];
  const areas = immuneToAreas(about);
  if (areas !== undefined) return areas;
  if (cursor.takeAny('all? unwanted conditions', "all? conditions you|they don't want"))
    return is(about, 'immune-unwanted');
  if (cursor.take('all? new? conditions')) return is(about, 'immune-conditions');
  if (cursor.takeAny('all? healing|heals', 'being healed')) return cursor.sees('from|of') ? undefined : unhealed(about);
  if (cursor.takeAny('crits|crit', 'critical hits|attacks', 'being crit'))
    return [{ clause, rule: 'change', who, what: 'crit-received', add: { base: -6 } }];
  // "Immune to your own damage", "allies are immune to your abilities' damage".
  const own = who.side === 'you' ? cursor.take('your own? damage') : cursor.take('your damage');
  if (own || cursor.take("your own? abilities'|attacks' damage"))
    return cursor.sees('from|with|of')
      ? undefined
      : [{ clause, rule: 'is', who, flag: 'immune-damage', against: { side: 'you' } }];
  cursor.take('being|becoming');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (token !== undefined) {
    cursor.at = token.to;
    return [{ clause, rule: 'is', who, flag: 'immune-tokens', token: token.word.ref }];
  }
  const pieces = piecesMet(about);
  if (pieces !== undefined) return pieces.map((token) => ({ clause, rule: 'is', who, flag: 'immune-piece', token }));
  if (!cursor.take('all? damage')) return undefined;
  const sources = damageSources(cursor, context);
  if (sources !== undefined)
    return sources.map((from) => ({ clause, rule: 'is', who, flag: 'immune-damage', ...from }));
  if (cursor.takeAny('from beyond range #', 'from further|farther than range #')) {
    return immuneFar(about, (cursor.numbers[0] ?? 0) + 1);
  }
  const means = withMeans(cursor, 'from') ?? fromAttacks(cursor);
  const some = means === undefined ? immuneToSome(about) : undefined;
  if (some !== undefined) return some;
  const asked = cursor.sees('while') && !cursor.holds(alive);
  if (asked || cursor.sees('from|of|by|over|conditions')) return undefined;
  return [{ clause, rule: 'is', who, flag: 'immune-damage', ...(means && { means }) }];
}

/** `while Warden lives` is asked of whoever made it last. */
const alive = oneOf('live lives alive');
