import { quoted } from '../../../schemas/words.ts';
import { nothingCalled } from '../../kernel/reading/why.ts';
import type { Effect, Side, Who } from '../program.ts';
import type { Element } from '../types.ts';
import { amount, duration } from './amounts.ts';
import type { Context } from './context.ts';
import { behindAnd, NUM, numberOf, oneOf, type Parsed, type Parser, words } from './phrase.ts';
import type { Said } from './said.ts';
import { modifiers } from './stats.ts';
import { reached, who } from './who.ts';

/** What is done to somebody, behind who it is. */
type Done = (text: string, to: Who, context: Context) => Parsed<Said> | undefined;

const effect = (to: Who, one: Effect): Said => ({ is: 'effect', who: to, effect: one });

/** A phrase that says all by itself. */
const plainly =
  (parser: Parser<(to: Who) => Said>): Done =>
  (text, to) => {
    const found = parser(text);
    return found && { value: found.value(to), rest: found.rest };
  };

const VERB = '(?:takes?|suffers?|gains?|gets?|has|have|receives?|loses?)';
const GAIN = /^(?:takes?|suffers?|gains?|gets?|has|have|receives?) /;

const damage: Done = (text, to) => {
  const verb = /^(?:takes?|suffers?|loses?) /.exec(text);
  if (!verb) return undefined;
  const kind = words('(?:(earth|fire|water|wind) )?damage', (name) => ({ name }))(text.slice(verb[0].length));
  const found = kind && amount(kind.rest);
  if (!kind || !found) return undefined;
  // A group of a pattern that is not there is undefined.
  const element = kind.value.name as Element | undefined;
  return {
    value: effect(to, { do: 'damage', who: to, amount: found.value, ...(element && { element }) }),
    rest: found.rest,
  };
};

const heal: Done = (text, to) => {
  const verb = /^(?:heals?|regains?|recovers?|restores?) (?:for )?/.exec(text);
  const found = verb && amount(text.slice(verb[0].length));
  if (!found) return undefined;
  const rest = words('hp', () => true)(found.rest)?.rest ?? found.rest;
  return { value: effect(to, { do: 'heal', who: to, amount: found.value }), rest };
};

/** An optional duration behind something. */
function lasting({ value, rest }: Parsed<Exclude<Said, { is: 'effect' }>>): Parsed<Said> {
  const turns = duration(rest);
  return turns ? { value: { ...value, turns: turns.value }, rest: turns.rest } : { value, rest };
}

const raised: Done = (text, to) => {
  const found = modifiers(text.replace(GAIN, ''));
  return found && lasting({ value: { is: 'modifiers', who: to, modifiers: found.value }, rest: found.rest });
};

const temporary: Done = (text, to) => {
  const start = words(`${VERB} temporary hp`, () => true)(text);
  const found = start && amount(start.rest);
  if (!found) return undefined;
  const rest = words('that (?:is|are) (?:consumed|lost|spent) before hp', () => true)(found.rest)?.rest ?? found.rest;
  return lasting({ value: { is: 'rule', who: to, rule: { rule: 'temporary-hp', amount: found.value } }, rest });
};

const named: Done = (text, to, context) => {
  const [all, name = ''] =
    /^(?:(?:takes?|suffers?|gains?|gets?|has|have|receives?) )?(?:the )?([a-z][a-z' -]*?) condition(?![\w']) ?/.exec(
      text,
    ) ?? [];
  if (all === undefined) return undefined;
  const condition = context.own.get(name) ?? context.words.condition(name);
  if (!condition || condition === 'by-hand') {
    const why = condition ? `depends on what ${quoted(name)} does` : nothingCalled([name], 'condition');
    context.reasons.push(why);
    return undefined;
  }
  return lasting({ value: { is: 'condition', who: to, condition }, rest: text.slice(all.length) });
};

const spaces = `${NUM} spaces?`;
const away = '(?: (?:away|back)(?: from (?:self|the user|the character|character))?)?';
const closer =
  '(?: (?:closer|nearer)(?: to (?:self|the user|the character|character))?| towards? (?:self|the user|the character|character))';

const sorts = {
  condition: 'conditions',
  bonus: 'bonuses',
  penalty: 'penalties',
  bonuse: 'bonuses',
  penaltie: 'penalties',
} as const;
const sortOf = (word: string) =>
  sorts[word.replace(/s$/, '') as keyof typeof sorts] ?? (word as 'conditions' | 'bonuses' | 'penalties');

const moved: Done = plainly(
  oneOf<(to: Who) => Said>(
    words(
      `(?:is|are) (?:moved|pushed|knocked) (?:back )?${spaces}${closer}`,
      (n) => (to) => effect(to, { do: 'pull', who: to, spaces: numberOf(n) }),
    ),
    words(
      `(?:is|are) pulled ${spaces}(?:${closer})?`,
      (n) => (to) => effect(to, { do: 'pull', who: to, spaces: numberOf(n) }),
    ),
    words(
      `(?:is|are) (?:moved|pushed|knocked) (?:back )?${spaces}${away}`,
      (n) => (to) => effect(to, { do: 'push', who: to, spaces: numberOf(n) }),
    ),
    words(
      '(?:may )?moves? (?:self )?to (?:a|an|any) (?:free |open |empty )?space (?:that is )?(?:next to|adjacent to|beside|within 1 space of|1 space away from) (?:the )?(?:enemy|target|ally)',
      () => (to) => effect(to, { do: 'move-next-to' }),
    ),
    words(
      '(?:swaps?|changes?|trades?) (?:places|spaces) with (?:the )?(?:enemy|target|ally)',
      () => (to) => effect(to, { do: 'swap' }),
    ),
    words(
      `(?:may )?moves? (?:up to )?${spaces}`,
      (n) => (to) => effect(to, { do: 'move', who: to, spaces: numberOf(n) }),
    ),
  ),
);

const held: Done = (text, to) => {
  const found = oneOf<(to: Who) => Exclude<Said, { is: 'effect' }>>(
    words("(?:cannot|can't|may not) move", () => (who) => ({
      is: 'rule',
      who,
      rule: { rule: 'cannot', what: 'move' },
    })),
    words("(?:cannot|can't|may not) use abilities", () => (who) => ({
      is: 'rule',
      who,
      rule: { rule: 'cannot', what: 'use-abilities' },
    })),
    words("(?:cannot|can't|may not) (?:heal|be healed)", () => (who) => ({
      is: 'rule',
      who,
      rule: { rule: 'cannot', what: 'heal' },
    })),
    words('ignores? (?:line of sight|los)(?: when targeting (allies|enemies|targets))?', (side) => (who) => ({
      is: 'rule',
      who,
      rule: { rule: 'ignore-sight', targeting: side === 'allies' || side === 'enemies' ? side : 'all' },
    })),
    words(
      'may move through (enemies and obstacles|obstacles and enemies|enemies|obstacles)(?: during (?:an? |its |their )?movement actions?)?',
      (what) => (who) => ({
        is: 'rule',
        who,
        rule: { rule: 'move-through', what: throughOf(what) },
      }),
    ),
  )(text);
  return found && lasting({ value: found.value(to), rest: found.rest });
};

export const throughOf = (what: string) => (['enemies', 'obstacles'] as const).filter((one) => what.includes(one));

const taken: Done = plainly(
  oneOf<(to: Who) => Said>(
    words(
      'loses? all (conditions|bonuses|penalties)',
      (what) => (to) => effect(to, { do: 'remove-all', who: to, what: sortOf(what) }),
    ),
    words(
      "(?:loses?|is freed from|are freed from) (?:the )?([a-z][a-z' -]*?) condition",
      (name) => (to) => effect(to, { do: 'remove', who: to, condition: name }),
    ),
    words(`gains? ${NUM} ap`, (n) => (to) => effect(to, { do: 'gain-ap', who: to, amount: numberOf(n) })),
  ),
);

const done: readonly Done[] = [damage, heal, temporary, taken, raised, moved, held, named];

/** What is said of somebody by the first way of saying it. */
function doneTo(text: string, to: Who, context: Context): Parsed<Said> | undefined {
  for (const one of done) {
    const found = one(text, to, context);
    if (found) return found;
  }
  return undefined;
}

/** What is said with the verb in front. */
function aloud(text: string, context: Context, before: Who | undefined): Parsed<Said> | undefined {
  const removed = /^(?:remove|removes|end|ends) (?:the |all )?([a-z][a-z' -]*?)(?: condition)?(?:s)? from /.exec(text);
  if (removed) {
    const [all, what = ''] = removed;
    const to = who(text.slice(all.length), context, before);
    if (!to) return undefined;
    const many = /^(?:remove|removes) all (conditions|bonuses|penalties) from/.exec(text)?.[1];
    if (many)
      return { value: effect(to.value, { do: 'remove-all', who: to.value, what: sortOf(many) }), rest: to.rest };
    if (!/ condition from $/.test(all)) return undefined;
    return { value: effect(to.value, { do: 'remove', who: to.value, condition: what }), rest: to.rest };
  }
  const own = before ?? reached(context);
  const [gone, name = ''] =
    /^(?:remove|removes|end|ends) (?:the )?([a-z][a-z' -]*?) condition(?![\w']) ?/.exec(text) ?? [];
  if (gone !== undefined)
    return { value: effect(own, { do: 'remove', who: own, condition: name }), rest: text.slice(gone.length) };
  const forced = /^(?:pushe?s?|pulls?|moves?) /.exec(text);
  const to = forced && who(text.slice(forced[0].length), context, before);
  if (to && to.value !== 'self') {
    const does = forced[0].startsWith('pull') ? 'pulled' : 'moved';
    const found = moved(`are ${does} ${to.rest}`, to.value, context);
    if (found) return found;
  }
  return ground(text, context);
}

/** What is done to the map, or to turns that are left. */
function ground(text: string, context: Context): Parsed<Said> | undefined {
  const { ability, reasons } = context;
  const inShape = (shape: string): boolean => {
    if (shape === ability?.shape) return true;
    reasons.push(`this ability has no ${shape}`);
    return false;
  };
  return oneOf<Said>(
    words(`(?:destroys? )?(?:all )?(?:the )?obstacles within (?:range )?${NUM}(?: spaces?)?(?: are destroyed)?`, (n) =>
      /destroy/.test(text) ? effect('self', { do: 'destroy-obstacles', within: numberOf(n) }) : undefined,
    ),
    words(
      '(?:destroys? )?(?:all )?(?:the )?obstacles in (?:the )?(area|burst|line|aura|splash)(?: are destroyed)?',
      (shape) =>
        /destroy/.test(text) && inShape(shape)
          ? effect('self', { do: 'destroy-obstacles', within: 'shape' })
          : undefined,
    ),
    words(
      `(?:self |character )?(?:creates?|makes?) ${NUM} obstacles? in (?:an )?(?:open|empty|free) spaces?(?: within range)?`,
      (n) => effect('self', { do: 'make-obstacle', count: numberOf(n) }),
    ),
    words(
      `(?:(?:its|their|own|all) )?(conditions|bonuses|penalties|cooldowns) ([+-])${NUM} turns?`,
      (what, sign, n) => {
        const by = sign === '-' ? -numberOf(n) : numberOf(n);
        const to = context.place === 'condition' ? 'bearer' : 'self';
        return effect(to, {
          do: 'turns',
          who: to,
          what: what as 'conditions' | 'bonuses' | 'penalties' | 'cooldowns',
          by,
        });
      },
    ),
  )(text);
}

/** One thing that is said. @param before who the thing before it was done to */
function one(text: string, context: Context, before: Who | undefined): Parsed<Said> | undefined {
  const said = aloud(text, context, before);
  if (said) return said;
  const to = who(text, context, before);
  if (to) {
    const found = doneTo(to.rest, to.value, context);
    if (found) return found;
  }
  // Who is not named again is the one before; without one, whoever the ability reaches.
  return doneTo(text, before ?? reached(context), context);
}

/** Everything that a sentence says, one thing after the other; undefined where any of it is not understood. */
export function effects(text: string, context: Context): Said[] | undefined {
  const all: Said[] = [];
  for (let rest: string | undefined = text; rest !== undefined; ) {
    const found: Parsed<Said> | undefined = one(rest, context, all.at(-1)?.who);
    if (!found) return undefined;
    all.push(found.value);
    if (found.rest === '') return shared(all);
    rest = behindAnd(found.rest);
  }
  return undefined;
}

/** What has no turns of its own has those of what it is joined to: `Attack Rolls +2 and the Haste Condition for 3 Turns`. */
function shared(all: readonly Said[]): Said[] {
  const said: Said[] = [];
  let turns: number | undefined;
  for (const one of [...all].reverse()) {
    if (one.is === 'effect') turns = undefined;
    else turns = one.turns ?? turns;
    said.unshift(one.is === 'effect' || turns === undefined ? one : { ...one, turns });
  }
  return said;
}

/** The side of an aura that its effects are done to. */
export const sideOf = (to: Who): Side => (to === 'allies' || to === 'enemies' ? to : 'all');
