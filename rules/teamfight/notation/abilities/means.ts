import type { Means, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Draft, noun, standingWho } from '../nouns/noun.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** Abilities that somebody uses, and whose they are: the bearer of the rules is `of`, the users are `who`. */
export interface Abilities {
  readonly of: Ref;
  readonly who: Who;
  /** Left out for all of them. */
  readonly means: Means | undefined;
  /** Only the next one that is used. */
  readonly next: boolean;
  /** The next so many: "your next 2 attacks". */
  readonly times?: number;
}

/** More of them than a match has turns are a misprint. */
export const mostOfNext = 6;

const you: Who = { side: 'you' };

/** `your default abilities`, `your Long Shot`, `their next attack`, `your first ability each turn`, `attacks of enemies in range 2`. */
export function abilities(cursor: Cursor, context: Context): Abilities | undefined {
  return owned(cursor, context) ?? firstUsed(cursor, context) ?? ofGroup(cursor, context);
}

function owned(cursor: Cursor, context: Context): Abilities | undefined {
  return cursor.try((): Abilities | undefined => {
    const all = cursor.take('all');
    if (all) cursor.take('of');
    const of = possessive(cursor, context) ?? (all ? undefined : byName(cursor, context));
    if (of === undefined) return undefined;
    // A piece or summon of the same name could be meant.
    const isPiece = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']) !== undefined;
    const named = of === 'you' && !isPiece ? ownAbility(cursor, context) : undefined;
    if (named !== undefined) return { of, who: you, means: { named }, next: false };
    const next = !all && cursor.take('next');
    const times = next && cursor.take('#') ? (cursor.numbers[0] ?? 0) : undefined;
    if (times !== undefined && (times < 2 || times > mostOfNext)) return undefined;
    // "Your next Long Shot has +3 crit".
    const once = next && times === undefined && of === 'you' ? ownAbility(cursor, context) : undefined;
    if (once !== undefined) return { of, who: you, means: { named: once }, next };
    const nth = all || next ? undefined : nthOf(cursor);
    const means = kindOf(cursor);
    if (means === undefined) return undefined;
    if (nth !== undefined && (!each(cursor) || (nth > 1 && !isOfRoll(cursor)))) return undefined;
    // "Your attack" alone could be this one.
    if (nth === undefined && !next && means.attack) return undefined;
    const areAttacks = times !== undefined && cursor.before?.text === 'attacks';
    const found: Means = { ...means, ...(nth !== undefined && { nth }), ...(areAttacks && { attack: true }) };
    const such = Object.keys(found).length > 0 ? found : undefined;
    return { of, who: you, means: such, next, ...(times !== undefined && { times }) };
  });
}

/** `Torch is 3x3`, `Torch deals +1 damage`: the name of one of one's own, of which something is said right behind it. */
const byName = (cursor: Cursor, context: Context): 'you' | undefined => {
  const start = cursor.at;
  const said = context.bearer !== undefined && ownAbility(cursor, context) !== undefined && cursor.sees(saidOf);
  cursor.at = start;
  return said ? 'you' : undefined;
};

const saidOf =
  "is|are|has|have|gets|gains|deals|costs|does|doesn't|ignores|cannot|can't|may|can|also|hits|targets|misses|becomes|pushes|pulls|taps|gives|applies|inflicts|slows|stuns|silences|disarms|immobilizes";

/** `each turn`, `of each turn`, `in a turn`. */
const each = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'of|in each|every|a turn',
    'each|every turn',
    'on|in|during each of your turns',
    'each of your turns',
    'of your turn',
    'in your turn',
    'per turn',
  );

const first = beginning('the? first|second|third|next');

/** Only while it is used it is known whether it is the second one: what it costs and how far it reaches is asked before. */
const isOfRoll = (cursor: Cursor): boolean =>
  cursor.sees('deal|deals + #') ||
  cursor.sees('has|have + # crit|damage|dmg|def') ||
  cursor.sees('is|are undefendable');

/** `first`, `second`: of those in a turn. */
const nthOf = (cursor: Cursor): number | undefined => {
  if (!cursor.take('first|second|third')) return undefined;
  return ['first', 'second', 'third'].indexOf(cursor.before?.text ?? '') + 1;
};

/** `the first ability you use each turn`, `the next attack you make`. */
function firstUsed(cursor: Cursor, context: Context): Abilities | undefined {
  if (cursor.misses(first)) return undefined;
  return cursor.try(() => {
    if (cursor.take('the next')) {
      const named = ownAbility(cursor, context);
      if (named !== undefined) return { of: 'you', who: you, means: { named }, next: true };
      const means = kindOf(cursor);
      const { them } = context;
      const theirs = them === 'target' || them === 'each' ? them : undefined;
      const of =
        means === undefined
          ? undefined
          : cursor.take('that? you use|make')
            ? 'you'
            : cursor.takeAny('that? they use|make', 'that? it uses|makes')
              ? theirs
              : undefined;
      return means && of && { of, who: you, means: Object.keys(means).length > 0 ? means : undefined, next: true };
    }
    cursor.take('the');
    const nth = nthOf(cursor);
    const means = nth === undefined ? undefined : kindOf(cursor);
    if (nth === undefined || means === undefined || !cursor.take('that? you use|make') || !each(cursor))
      return undefined;
    if (nth > 1 && !isOfRoll(cursor)) return undefined;
    return { of: 'you', who: you, means: { ...means, nth }, next: false };
  });
}

/** `attacks of enemies in range 2`, `abilities used by adjacent allies`. */
function ofGroup(cursor: Cursor, context: Context): Abilities | undefined {
  if (isOfNoAbilities(cursor)) return undefined;
  return cursor.try(() => {
    cursor.take('all');
    const means = kindOf(cursor, true);
    if (means === undefined || !cursor.takeAny('used|made by', 'of|by|from')) return undefined;
    const found = noun(cursor, context);
    if (found === undefined) return undefined;
    const who = found.ref === undefined ? (found.many === 'each' ? standingWho(found) : undefined) : you;
    const asked = Object.keys(means).length > 0 ? means : undefined;
    return who && { of: found.ref ?? 'you', who, means: asked, next: false };
  });
}

const kindly =
  'undefendable|damaging|single|single-target|aoe|aoes|area|areas|line|burst|range|melee|ranged|default|defaults|non-default|non-ultimate|non|once|#|x|n|tap|ultimate|ultimates|ability|abilities|attack|attacks|action|actions';
const kinds = beginning(kindly);
/** The last word of all kinds. */
const called = oneOf('ability abilities attack attacks defaults ultimate ultimates aoe aoes areas action actions');
const grouped = beginning(`all|enemy|hostile|enemies'|${kindly}`);

/** Whether neither what kind of abilities nor whose of them are meant comes next, or no abilities are named at all. A guard. */
export const isOfNoAbilities = (cursor: Cursor): boolean => cursor.misses(grouped) || cursor.lacks(called);

/** `default abilities`, `undefendable attack`, with how far they reach. Attacks are abilities like others, as cards use the word. */
export function kindOf(cursor: Cursor, manyOnly = false): Means | undefined {
  if (cursor.misses(kinds) || cursor.lacks(called)) return undefined;
  return cursor.try(() => {
    const means: Draft<Means> = {};
    for (;;) {
      if (cursor.take('undefendable')) means.undefendable = true;
      else if (cursor.take('damaging')) means.attack = true;
      else if (cursor.takeAny('single target|targeted', 'single - target|targeted')) means.single = true;
      else if (cursor.take('aoe|aoes|area|areas')) means.area = true;
      else if (cursor.sees('line|burst ability|abilities|attack|attacks') && cursor.take('line|burst'))
        means.shape = cursor.before?.text === 'line' ? 'line' : 'burst';
      else if (cursor.sees('range # + ability|abilities|attack|attacks') && cursor.take('range # +'))
        means.reach = cursor.numbers[0] ?? 1;
      else if (cursor.sees('range # ability|abilities|attack|attacks') && cursor.take('range #'))
        means.within = cursor.numbers[0] ?? 1;
      else if (cursor.sees('melee ability|abilities|attack|attacks') && cursor.take('melee')) means.within = 1;
      else if (cursor.sees('ranged ability|abilities|attack|attacks') && cursor.take('ranged')) means.reach = 2;
      else if (cursor.take('default|defaults')) means.kind = 'default';
      else if (cursor.takeAny('non-default', 'non default')) means.kind = 'other';
      else if (cursor.take('x|n / game')) means.limited = true;
      else if (cursor.takeAny('# / game', 'once per game'))
        means.perGame = cursor.tokens[cursor.at - 2]?.text === '/' ? (cursor.numbers[0] ?? 1) : 1;
      else if (cursor.takeAny('# / turn', 'once per turn'))
        means.perTurn = cursor.tokens[cursor.at - 2]?.text === '/' ? (cursor.numbers[0] ?? 1) : 1;
      else if (cursor.sees('tap ability|abilities') && cursor.take('tap')) means.tap = true;
      else if (cursor.takeAny('non-ultimate', 'non ultimate')) means.ultimate = false;
      else if (cursor.take('ultimate|ultimates')) means.ultimate = true;
      else break;
    }
    // "Your defaults have +1 range".
    const last = cursor.before?.text;
    const bare =
      (means.kind === 'default' && last === 'defaults') ||
      /^(?:ultimates|aoes|areas|aoe)$/.test(last ?? '') ||
      (!manyOnly && last === 'ultimate');
    const acts = cursor.sees('action|actions with|that a|has|have? range') && cursor.take('action|actions');
    if (!acts && !cursor.take('abilities|attacks') && !(!manyOnly && cursor.take('ability|attack')) && !bare)
      return undefined;
    // "Attacks" are those that do damage where an ability in the singular is waited for.
    if (cursor.before?.text === 'attack') means.attack = true;
    if (
      means.kind === undefined &&
      cursor.take('other than|except|besides|but their|your|its|the? default ability|abilities|attack|attacks|ones')
    )
      means.kind = 'other';
    if (cursor.take('with tap')) means.tap = true;
    if (means.ultimate === undefined && noUltimates(cursor)) means.ultimate = false;
    const reach = far(cursor);
    if (reach === 'unknown') return undefined;
    if (reach !== undefined) means.reach = reach;
    return means;
  });
}

/** `(not Ultimates)`, `except Ultimates`, `other than Ultimates`, `that isn't an Ultimate`. */
export const noUltimates = (cursor: Cursor): boolean =>
  cursor.takeAny(
    '( not|no|excluding|except your|their? ultimates|ultimate )',
    ',? not|except|excluding your|their? ultimates',
    '( other than ultimates|ultimate )',
    'other than your|their? ultimates',
    "that isn't|aren't an? ultimate|ultimates",
    'that is|are not an? ultimate|ultimates',
  );

/** `with max range greater than 1`, `with range 3 or more`. */
function far(cursor: Cursor): number | 'unknown' | undefined {
  // "With a range" is any but that of an area around its user.
  const any = cursor.try(() =>
    cursor.takeAny('with|of a|any range', 'that has|have a|any? range') &&
    !cursor.sees('greater|more|higher|longer|beyond|above|of|at|#')
      ? true
      : undefined,
  );
  if (any) return 1;
  if (!cursor.take('with a|an? max|maximum? range')) return farther(cursor);
  return howFar(cursor) ?? 'unknown';
}

/** `of range 3+`, `of range 3 or more`. */
const farther = (cursor: Cursor): number | undefined =>
  cursor.try(() => (cursor.take('of range') ? howFar(cursor) : undefined));

/** `greater than 2`, `3 or more`, `3+`, behind "range". */
export function howFar(cursor: Cursor): number | undefined {
  cursor.take('of');
  if (cursor.takeAny('greater|more|higher|longer than #', 'beyond #', 'above #')) return (cursor.numbers[0] ?? 0) + 1;
  if (cursor.takeAny('# or more|greater|higher|longer', '# +', 'at least #')) return cursor.numbers[0] ?? 0;
  return undefined;
}

/** The name of an ability on the bearer's own card, in small letters. */
export function ownAbility(cursor: Cursor, { words, self, slot, bearer: of }: Context): string | undefined {
  // In the text of a token that one hero alone hands out: of that one.
  const bearer = of ?? (slot === 'token' && self?.owners.length === 1 ? self.owners[0] : undefined);
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['ability']);
  if (found === undefined || bearer === undefined) return undefined;
  const name = found.word.name.toLowerCase();
  // Several units may have one of that name.
  if (!words.all.some((one) => one.kind === 'ability' && one.ref === bearer && one.name.toLowerCase() === name))
    return undefined;
  cursor.at = found.to;
  return name;
}

/** Whether an ability of the bearer says itself how often it can be used: for free it would never end without that. */
export const isLimited = ({ words, bearer }: Context, named: string | undefined): boolean =>
  words.all.some(
    (one) =>
      one.kind === 'ability' &&
      one.ref === bearer &&
      one.name.toLowerCase() === named &&
      /^\s*[^:\n]*(?:\b\d+\s*\/\s*(?:game|turn|round)|\bultimate \d|\btap\b|\bonce per (?:turn|round)\b)/i.test(
        one.text,
      ),
  );

/** Whose an ability is that targets somebody: `an enemy's undefendable ability`, `an attack by an ally`; `any` side where nobody is named. */
export function usedBy(cursor: Cursor, context: Context): { readonly by: Who; readonly means: Means } | undefined {
  return cursor.try(() => {
    const mine = cursor.takeAny('one of your own? abilities|attacks', 'your own? ability|abilities|attack|attacks');
    if (mine) return cursor.sees('on|against|in|with') ? undefined : { by: { side: 'you' }, means: {} };
    cursor.take('a|an|any');
    const side = cursor.take("enemy|enemy's") ? 'enemy' : cursor.take("ally's|allied|ally") ? 'ally' : 'any';
    const means = kindOf(cursor);
    if (means === undefined) return undefined;
    if (!cursor.takeAny('used|made by', 'of|by|from')) return { by: { side }, means };
    const found = side === 'any' ? noun(cursor, context) : undefined;
    const by = found && (found.ref === undefined || found.ref === 'you') ? standingWho(found) : undefined;
    return by && { by, means };
  });
}

/** `it`, `them`: whoever was named last, as a place near which further targets are. */
export const theFirst = (cursor: Cursor, context: Context): boolean =>
  cursor.takeAny('the first target', 'the first', 'the other', 'the target', 'target') ||
  cursor.try(() => (pronoun(cursor, context)?.ref === 'target' ? true : undefined)) === true;
