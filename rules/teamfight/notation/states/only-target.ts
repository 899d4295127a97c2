import type { Condition, Means, Range, Rule, Who } from '../../program.ts';
import { giver } from '../nouns/giver.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { withMeans } from './dealing.ts';
import type { About } from './predicate.ts';

/** Everybody but the one who says it. */
const others = { side: 'any', except: ['you'] } as const;

/**
 * A taunt: `can only target you`, `cannot attack anyone but you`. Nobody else can be targeted by them, their own side and themselves
 * included; what is laid over an area still strikes whom it covers.
 */
export const onlyTarget = (about: About): Rule[] | undefined =>
  about.cursor.try(() => {
    const { cursor } = about;
    if (!cursor.take('only')) return undefined;
    const near = onlyFrom(about) ?? onlyBy(about);
    if (near !== undefined) return near;
    const means = aiming(cursor);
    return means && allBut(about, means);
  });

/** `can only be targeted from range 1`, `by adjacent units`: by nobody who is farther away. */
const onlyFrom = ({ cursor, clause, who }: About): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    if (who.side !== 'you' || !cursor.take('be targeted')) return undefined;
    cursor.takeAny('by units|enemies|attacks|abilities', 'with attacks|abilities');
    const near = cursor.takeAny(
      'from adjacent spaces',
      'from an adjacent space',
      'by adjacent units|enemies',
      'from adjacent',
    );
    const max = near
      ? 1
      : cursor.takeAny(
            'from|in|within|at range # or less|closer|nearer',
            'from|in|within|at range #',
            'from within range? #',
          )
        ? cursor.numbers[0]
        : undefined;
    if (max === undefined || cursor.sees('+|or|- #')) return undefined;
    const against = { side: 'any', places: [{ range: { min: max + 1 } }] } as const;
    return [{ clause, rule: 'is', who, flag: 'not-targetable', against }];
  });

/** `can only be targeted by you`, by whoever gave this: nobody else can target them. */
const onlyBy = (about: About): Rule[] | undefined =>
  about.cursor.try((): Rule[] | undefined => (about.cursor.take('be targeted by') ? nobodyBut(about) : undefined));

/** `be targeted by anyone but you`, `by nobody but the giver`, behind "cannot". */
export const byNoneBut = (about: About): Rule[] | undefined =>
  about.cursor.try((): Rule[] | undefined => {
    const said =
      about.cursor.take('be targeted by anyone|anybody|anything|others but|except|besides') ||
      about.cursor.takeAny(
        'be targeted except|but by',
        'be targeted by anyone|anybody other than',
        'be targeted , except by',
      );
    return said ? nobodyBut(about) : undefined;
  });

/** The one who speaks of somebody else, or whoever gave the token whose text it is. */
function nobodyBut({ cursor, context, clause, who }: About): Rule[] | undefined {
  if (who.side !== 'you') return undefined;
  const given = giver(cursor, context);
  const ends = () => cursor.done || cursor.sees(',|.|and|until');
  if (given !== undefined) {
    const against: Who = { side: 'any', if: [{ is: 'not', of: { is: 'unit', of: 'each', who: given.who } }] };
    return ends() ? [{ clause, rule: 'is', who, flag: 'not-targetable', against }] : undefined;
  }
  // "They can only be targeted by you": said of somebody else by the one who can.
  if (context.them !== 'target' || pronoun(cursor, context)?.ref !== 'you' || !ends() || !saysEnd(cursor))
    return undefined;
  return [{ clause, rule: 'is', who, flag: 'not-targetable', against: others }];
}

/** Whether the sentence says for how long: else it would be for as long as what was given before it. */
const saysEnd = ({ tokens, at, end }: Cursor): boolean =>
  tokens
    .slice(tokens.findLastIndex(({ text, kind }, n) => n < at && (text === '.' || kind === 'line')) + 1, end)
    .some(({ text }) => /^(?:until|till|rest|while|next)$/.test(text));

/** `only take damage from abilities that target you`, `take damage only from attacks that target you`, `can only be damaged by ...`. */
export const onlyAimed = ({ cursor, clause, who }: About): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    const said = cursor.takeAny(
      'only take|takes|receive|receives damage from',
      'take|takes|receive|receives damage only from',
      'take|takes|receive|receives only damage from',
      'can only be damaged|hurt|harmed by',
      'can only take|receive damage from',
    );
    if (!said) return undefined;
    const others = butBy(cursor);
    if (others !== undefined) return [{ clause, rule: 'is', who, flag: 'immune-damage', means: others }];
    if (!cursor.take('abilities|attacks')) return undefined;
    const aimed =
      who.side === 'you'
        ? ['that|which target you', 'targeting you']
        : ['that|which target them|it', 'targeting them|it'];
    if (!cursor.takeAny(...aimed) || cursor.sees('from|with|in|and|or|while')) return undefined;
    return [{ clause, rule: 'is', who, flag: 'immune-untargeted' }];
  });

/** `default abilities`, `attacks`, of whoever takes damage from nothing else, and so neither from hazards nor from conditions. */
const butBy = (cursor: Cursor): Means | undefined =>
  cursor.try((): Means | undefined => {
    const kind: Means | undefined = cursor.take('default')
      ? { kind: 'default' }
      : cursor.take('non-default')
        ? { kind: 'other' }
        : undefined;
    if (!cursor.take('abilities|attacks')) return undefined;
    const but: Means = { ...kind, ...(cursor.before?.text === 'attacks' && { attack: true }) };
    return cursor.done || cursor.sees('.|,|until|while') ? { but } : undefined;
  });

/** The same behind `cannot`. */
export const noneBut = (about: About): Rule[] | undefined =>
  about.cursor.try(() => {
    const { cursor } = about;
    const means = aiming(cursor);
    const isElse =
      means !== undefined &&
      cursor.try(() => {
        const said = cursor.takeAny('anyone|anybody|anything else', 'any? other units|unit|targets|target');
        return said && !cursor.sees('but|except|besides|than') ? true : undefined;
      });
    if (isElse) {
      const whom = butWhoLures(about);
      return whom && !isOpen(cursor) ? rulesOf(about, whom, means) : undefined;
    }
    if (means === undefined || !cursor.take('anyone|anybody|anything|units|others|any')) return undefined;
    if (cursor.before?.text === 'any' && !cursor.take('other? unit|units|hero')) return undefined;
    if (!cursor.takeAny('but|except|besides', 'other? than')) return undefined;
    return allBut(about, means);
  });

/** Nobody but you, or but those who are named: `you can only target Ironbeard`, `they can't target anyone but Marked enemies`. */
function allBut(about: About, means: { readonly means?: Means }): Rule[] | undefined {
  const lures = about.cursor.take('it|this') ? butWhoLures(about, true) : undefined;
  if (lures !== undefined) return isOpen(about.cursor) ? undefined : rulesOf(about, lures, means);
  if (about.cursor.try(() => isYou(about) || undefined)) return rulesOf(about, others, means);
  const { cursor, context, who: whose } = about;
  // "You can only target them": whom what lasts remembers.
  const known = whose.side === 'you' && context.them === 'target' && !about.context.pair;
  if (known && cursor.try(() => (pronoun(cursor, context)?.ref === 'target' && !isOpen(cursor)) || undefined))
    return rulesOf(about, { side: 'any', if: [{ is: 'not', of: { is: 'same', of: 'each', as: 'target' } }] }, means);
  const who = such(about);
  return who && rulesOf(about, { side: 'any', if: [{ is: 'not', of: { is: 'unit', of: 'each', who } }] }, means);
}

/**
 * "Enemies in range 3 of the Lure can't target anything else", "can only target it": everybody but the object or summon that they are near, or
 * but the bearer whom a passive says it of.
 */
function butWhoLures({ context, who }: About, isPiece = false): Who | undefined {
  const [near, ...more] = who.places ?? [];
  if (near === undefined || more.length > 0 || near.range === undefined) return undefined;
  const { of = 'you' } = near;
  if (of === 'you') return isPiece || context.slot !== 'passive' ? undefined : others;
  const lies = typeof of === 'object' && 'marker' in of ? of.marker : undefined;
  const stands = typeof of === 'object' && 'nearest' in of ? of.nearest.card : undefined;
  const card = lies ?? stands ?? (of === 'marker' ? context.marker?.ref : undefined);
  const piece = context.words.all.find(({ ref, kind, fields }) => ref === card && (kind === 'summon' || fields.object));
  if (piece === undefined) return undefined;
  return { side: 'any', if: [{ is: 'not', of: { is: 'unit', of: 'each', who: { side: 'any', card: piece.ref } } }] };
}

/** `cannot target flying units`, `can't attack undamaged enemies`: those who are so, at all times. */
export const noneSuch = (about: About): Rule[] | undefined =>
  about.cursor.try((): Rule[] | undefined => {
    const means = aiming(about.cursor);
    const who = means && such(about, true);
    // "Cannot target your allies with default abilities": with those only.
    const using = who && withMeans(about.cursor, 'with');
    if (using !== undefined) return isOpen(about.cursor) ? undefined : rulesOf(about, who as Who, { means: using });
    return who && means && !isOpen(about.cursor) ? rulesOf(about, who, means) : undefined;
  });

/** Those who are told from others by what they are. Where they are would be seen from each who aims. */
function such({ cursor, context, who }: About, mayUse = false): Who | undefined {
  const yours = cursor.sees('your');
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.max !== undefined) return undefined;
  if (isOpen(cursor) && !(mayUse && cursor.sees('with'))) return undefined;
  // "A flying unit", "flying units".
  const named = standingWho({ ...found, many: 'each' });
  if (named === undefined) return undefined;
  // Of others it could be their own allies, and what is near each of them.
  const isOpenSide = named.side !== 'any' && !named.yours && !(yours && named.side === 'ally');
  if (who.side !== 'you' && (isOpenSide || named.places !== undefined)) return undefined;
  return Object.keys(named).length === 1 && named.side === 'any' ? undefined : named;
}

/** `cannot target beyond range 1`, `can't target units beyond range 2`: nobody who is farther away can be targeted by it. */
export const noneFar = (about: About): Rule[] | undefined =>
  about.cursor.try((): Rule[] | undefined => {
    const { cursor, clause, who } = about;
    const { slot } = about.context;
    const means = aiming(cursor);
    const own = who.side === 'you' && (slot === 'token' || slot === 'condition' || slot === 'passive');
    if (means === undefined) return undefined;
    cursor.takeAny('anyone|anybody|anything', 'units|others|targets', 'any units?');
    const enemies = own && cursor.take('enemies');
    if (
      !cursor.takeAny(
        'beyond range #',
        'further|farther than range #',
        'more than # spaces? away',
        'further|farther than # spaces? away',
      )
    )
      return undefined;
    const range = { min: (cursor.numbers[0] ?? 0) + 1 };
    if (own) {
      const far = { side: enemies ? 'enemy' : 'any', places: [{ range }] } as const;
      return [{ clause, rule: 'is', who: far, flag: 'not-targetable', against: who, ...means }];
    }
    // Of others each has its own distances.
    return [
      {
        clause,
        rule: 'is',
        who: { side: 'any' },
        flag: 'not-targetable',
        against: who,
        ...means,
        if: [apartBy(range)],
      },
    ];
  });

/** So far from whoever it stands against. */
export const apartBy = (range: Range): Condition => ({ is: 'distance', from: 'other', to: 'each', range });

/** How they aim: by whatever they use, or by attacks only. */
function aiming(cursor: Cursor): { readonly means?: Means } | undefined {
  if (cursor.take('target')) return {};
  return cursor.take('attack') ? { means: { attack: true } } : undefined;
}

const isYou = ({ cursor, context }: About): boolean => pronoun(cursor, context)?.ref === 'you' && !isOpen(cursor);

/** Whether more is said of whom, or how, they are targeted. */
const isOpen = (cursor: Cursor): boolean => cursor.sees('with|from|if|unless|while|in|and|or');

const rulesOf = ({ clause, who }: About, whom: Who, means: { readonly means?: Means }): Rule[] => [
  { clause, rule: 'is', who: whom, flag: 'not-targetable', against: who, ...means },
];
