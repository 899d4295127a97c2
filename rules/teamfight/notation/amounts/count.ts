import type { Count, Place, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { placeRef } from '../nouns/place-of.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { inRange } from '../nouns/range.ts';
import { isMore, kindsNamed } from '../nouns/token-kinds.ts';
import { summonsGiven, whoseTokens } from '../nouns/whose-tokens.ts';
import { withinArea } from '../nouns/within-area.ts';
import { timeOf } from '../occasions/history.ts';
import { usesBefore } from '../occasions/nth-use.ts';
import type { Cursor } from '../words/cursor.ts';
import { isWished } from '../words/wished.ts';
import { type Word, wordAt } from '../words/words.ts';
import { dealt } from './formula.ts';
import { harmInTime } from './harm-in-time.ts';
import { healthLost } from './health-lost.ts';
import { ofPlayer } from './of-player.ts';
import { spacesShort } from './spaces-short.ts';
import { isSpentCharge, wereLost } from './spent.ts';
import { tappedCards } from './tapped-cards.ts';
import { unitsHit, unitsStruck } from './units-hit.ts';
import { unitsShoved } from './units-shoved.ts';

/** What is counted: tokens on somebody, or units. */
export function thing(cursor: Cursor, context: Context): Count | undefined {
  if (wereRemoved(cursor, context)) return { count: 'removed' };
  const ofTheirs = ofPlayer(cursor, context);
  if (ofTheirs !== undefined) return ofTheirs;
  const { self, slot } = context;
  // "+1 crit for each of these you have", in the text of a token.
  const these =
    self !== undefined &&
    (slot === 'token' || slot === 'condition') &&
    cursor.takeAny('of these', 'of them', 'one of these');
  if (these) {
    cursor.takeAny('you have', 'on you', 'they have', 'on them', 'tokens? on you');
    return { count: 'tokens', token: self.ref, on: 'you' };
  }
  const short = spacesShort(cursor, context);
  if (short !== undefined) return short;
  const uses = usesBefore(cursor, context);
  if (uses !== undefined) return uses;
  const tapped = tappedCards(cursor, context);
  if (tapped !== undefined) return tapped;
  const lost = wereLost(cursor, context);
  if (lost) return { count: 'lost' };
  if (isSpentCharge(cursor, context)) return { count: 'lost' };
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  // "Per Slowed enemy in range 3": of those who are so.
  const describes =
    token !== undefined &&
    token.to < cursor.end &&
    /^(?:enem|all[yi]|unit|hero)/.test(cursor.tokens[token.to]?.text ?? '');
  if (token !== undefined && !describes) {
    cursor.at = token.to;
    if (token.word.ref === context.spent && !cursor.sees('you|on|they|the|left|remaining')) {
      // In a later turn it could be what one has then.
      return context.free ? undefined : { count: 'lost' };
    }
    // "Per charge on it": charges of a card lie on that and on nobody else.
    if (token.word.keptOn !== undefined && cursor.takeAny('on this ability|card', 'on this|it'))
      return { count: 'tokens', token: token.word.ref, on: 'you' };
    const on =
      ofMovedSummon(cursor, context, token.word) ??
      bearer(cursor, context, isOwnCounter(context, token.word)) ??
      unsaid(context, token.word);
    return on && { count: 'tokens', token: token.word.ref, on };
  }
  const dead = cursor.sees('dead|fallen|ally|allies|enemy|enemies|hero|heroes|unit|allied')
    ? cursor.try(() => theDead(cursor, context))
    : undefined;
  if (dead !== undefined) return dead;
  const drained = healthLost(cursor, context);
  if (drained !== undefined) return drained;
  const harm = harmInTime(cursor, context);
  if (harm !== undefined) return harm;
  const shielded = cursor.sees('overshield') ? cursor.try(() => overshieldOf(cursor, context)) : undefined;
  if (shielded !== undefined) return shielded;
  const worth =
    context.damage && cursor.sees('point|points|damage|dmg') ? cursor.try(() => pointOf(cursor, context)) : undefined;
  if (worth !== undefined) return worth;
  const missing = cursor.try((): Count | undefined => {
    const first = cursor.takeAny('missing health|hp', 'health|hp missing');
    if (!first && !cursor.take('health|hp')) return undefined;
    // "+1 speed for every 2 missing health": of whose card it is, where nobody else could be.
    if (first && cursor.takeAny('you have', "you're missing", 'you are missing'))
      return { count: 'missing-health', on: 'you' };
    const theirs = first
      ? cursor.try(() => (cursor.sees('they|it|the') ? pronoun(cursor, context)?.ref : undefined))
      : undefined;
    if (theirs !== undefined) return cursor.take('has|have') ? { count: 'missing-health', on: theirs } : undefined;
    if (first && !cursor.sees('of|on'))
      return context.them === undefined ? { count: 'missing-health', on: 'you' } : undefined;
    if (first) cursor.at += 1;
    if (!first) cursor.take('that');
    const on = pronoun(cursor, context)?.ref;
    return on !== undefined && (first || cursor.take('is|are missing')) ? { count: 'missing-health', on } : undefined;
  });
  if (missing !== undefined) return missing;
  const kinds = cursor.try((): Count | undefined => {
    const named = kindsNamed(cursor);
    const on = named && bearer(cursor, context, false);
    return on && { count: 'conditions', on, ...(isMore(named) && { kinds: named }) };
  });
  if (kinds !== undefined) return kinds;
  if (context.moved && ofThatMove(cursor)) return { count: 'way' };
  // Of whoever's turn it is.
  const own = context.slot === 'ability' || context.slot === 'default';
  if (
    own &&
    cursor.takeAny(
      'space|spaces you moved this turn',
      'space|spaces moved by you this turn',
      'space|spaces moved this turn',
      'space|spaces you have moved this turn',
    )
  )
    return { count: 'moved' };
  // In a text that only stands it is asked in the turns of others, too.
  if (
    context.slot === 'passive' &&
    cursor.takeAny('space|spaces you have? moved this turn', 'space|spaces you have? moved this or your last turn')
  ) {
    const kept = cursor.tokens[cursor.at - 2]?.text === 'last';
    // "Until your next turn, ... for each space you moved this turn": no more of it in between.
    if (!kept && cursor.tokens.some(({ text }) => text === 'until')) return undefined;
    return { count: 'moved', of: 'you', ...(kept && { kept }) };
  }
  const before = own ? movedBefore(cursor, context) : undefined;
  if (before !== undefined) return before;
  const far = own && context.them === 'target' ? cursor.try(() => spacesBetween(cursor)) : undefined;
  const fromMiddle = own && context.them === 'each' ? cursor.try(() => spacesFromMiddle(cursor, context)) : undefined;
  if (fromMiddle !== undefined) return fromMiddle;
  if (far !== undefined) return far;
  const gone = own ? (wentSoFar(cursor) ?? passedBefore(cursor, context)) : undefined;
  if (gone !== undefined) return gone;
  // "When you damage two or more enemies, heal 1 per enemy": of those.
  const { struck } = context;
  if (struck !== undefined && cursor.sees('enemy|unit|damaged|hit|one|target')) {
    const those = cursor.try(() => unitsHit(cursor) ?? unitsStruck(cursor, true));
    if (those !== undefined) return { count: 'hit', ...those };
    const bare = cursor.try(
      () => (cursor.take('enemy|unit|target') && (cursor.done || cursor.sees(',|and|(|.'))) || undefined,
    );
    if (bare) return { count: 'hit', ...struck };
  }
  const many = context.laid === true || context.them === 'each';
  const attacked = many || context.named.target !== undefined;
  const hit = own
    ? (cursor.try(() => unitsHit(cursor)) ??
      (attacked && cursor.sees('hit|damaged|one|target') ? cursor.try(() => unitsStruck(cursor, many)) : undefined))
    : undefined;
  if (hit !== undefined) return { count: 'hit', ...hit };
  const shoved = own ? cursor.try(() => unitsShoved(cursor)) : undefined;
  if (shoved !== undefined) return shoved;
  const pieces = markersAt(cursor, context);
  if (pieces !== undefined) return pieces;
  // "+1dmg for each of your allies adjacent to the target".
  if (cursor.sees('of your') || cursor.sees('of the allies|summons|enemies|units')) cursor.take('of');
  const from = cursor.at;
  const who = noun(cursor, context);
  if (who === undefined || who.ref !== undefined) return undefined;
  // "For each Wolf you control": one's own.
  if (who.who.card !== undefined && cursor.takeAny('you control|have|own', 'you have? summoned'))
    return { count: 'units', who: { ...who.who, side: 'ally', yours: true } };
  // "Enemies in range 2 take 1dmg. Heal 1 per enemy": of those, or of all there are.
  const bare = cursor.at === from + 1 && who.who.card === undefined;
  if (bare && (context.them === 'target' || context.them === 'each' || context.laid)) return undefined;
  if (bare && isCountedNearBefore(cursor.tokens, from)) return undefined;
  const said = cursor.tokens.slice(from, cursor.at).map(({ text }) => text);
  // "Enemy adjacent to a Wolf, 2dmg, +1dmg for each other Wolf adjacent to it": than that one, which is no longer known.
  if (who.who.card !== undefined && said.includes('other') && isNamedBefore(cursor, context, from, who.who.card))
    return undefined;
  // "Each adjacent enemy takes 1dmg for each other adjacent enemy": than the one that takes it.
  const { except = [] } = who.who;
  const apart = context.them === 'each' && said.includes('other') && !said.includes('than') && !except.includes('each');
  // "For each ally in range 2, including you": nobody is an ally of its own.
  const you = who.who.side === 'ally' && !who.who.yours && cursor.takeAny(...youToo);
  const whom: Who = you ? { ...who.who, side: 'friend' } : who.who;
  const all = standingWho({ ...who, who: apart ? { ...whom, except: [...except, 'each'] } : whom }, true);
  return all && { count: 'units', who: all };
}

const youToo = ['( including you|yourself )', ',? including you|yourself', '( you|yourself included )'];

/** `overshield you have`, `overshield on the target`, `overshield lost this way`. */
function overshieldOf(cursor: Cursor, context: Context): Count | undefined {
  const { at, tokens } = cursor;
  cursor.take('overshield');
  if (cursor.takeAny('that? was? lost|spent|removed|destroyed', 'you lost|spent', 'they|it lost')) {
    cursor.takeAny('this|that way', 'by this');
    const went = tokens.slice(0, at).some(({ text }) => /^(?:lose|loses|spend|remove|destroy|strip)$/.test(text));
    return went ? { count: 'lost', what: 'overshield' } : undefined;
  }
  const there = cursor.take('on');
  const on = pronoun(cursor, context)?.ref;
  return on && (there || cursor.take('have|has')) ? { count: 'overshield', on } : undefined;
}

/** `damage dealt`, `point of damage you dealt`, `damage taken`: each one of what was told of. */
function pointOf(cursor: Cursor, context: Context): Count | undefined {
  cursor.take('point|points of');
  const found = dealt(cursor, context);
  if (found !== undefined) cursor.takeAny('this way', 'by this|it');
  return found;
}

/** `+1 range for each ally in range 2 and +1 speed for each enemy`: of those who are there, too, or of all there are. */
function isCountedNearBefore(tokens: Cursor['tokens'], to: number): boolean {
  const said = tokens.slice(0, to).map(({ text }) => text);
  const sentence = ` ${said.slice(said.lastIndexOf('.') + 1).join(' ')} `;
  return / (?:for each|for every|per) (?:(?!(?:for|per) )\S+ )*?(?:in range|within range|adjacent|next to) .*(?:for each|for every|per) $/.test(
    sentence,
  );
}

/** Whether the text has spoken of such a piece before. */
const isNamedBefore = ({ tokens }: Cursor, { words }: Context, to: number, card: string): boolean =>
  tokens.slice(0, to).some((_, at) => wordAt(words, tokens, at, to, ['summon', 'marker'])?.word.ref === card);

/** `dead ally`, `enemy hero that has died`, `ally that died this game`: who is dead now. */
function theDead(cursor: Cursor, { laid, them, named }: Context): Count | undefined {
  const before = cursor.take('dead|fallen');
  const side = cursor.takeAny('ally|allies', 'allied hero|heroes')
    ? ('ally' as const)
    : cursor.takeAny('enemy hero|heroes', 'enemy|enemies')
      ? ('enemy' as const)
      : cursor.take('hero|heroes')
        ? ('any' as const)
        : undefined;
  if (side === undefined) return undefined;
  // Behind an attack on enemies, "for each enemy that died" is of those whom it has killed.
  const attacked = laid === true || them === 'each' || named.target !== undefined;
  const killed = !before && side !== 'ally' && cursor.sees('that|who died') && !cursor.sees('that|who died this game');
  if (attacked && killed) return undefined;
  const behind =
    !before &&
    cursor.takeAny('that|who has|have? died', 'that|who is|are dead', 'that|who was|were killed') &&
    (cursor.take('this game') || !cursor.sees('this|in|last|since|during'));
  if (cursor.sees('in|within|adjacent|next|with')) return undefined;
  return before || behind ? { count: 'dead', side } : undefined;
}

/** `space`, `space moved`, `space they moved`: of the movement that sets it off. */
const ofThatMove = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (!cursor.take('space|spaces')) return undefined;
    cursor.takeAny('that? they|it|you moved|move|moves', 'moved', 'of movement', 'of that movement');
    return cursor.done || cursor.sees(',|and|(') ? true : undefined;
  }) === true;

/** `space of distance`, `spaces between you and the target`: how far the target is. */
function spacesBetween(cursor: Cursor): Count | undefined {
  const alone = cursor.take('distance') || (cursor.sees('range') && !cursor.sees('range #') && cursor.take('range'));
  if (!alone && !cursor.take('space|spaces')) return undefined;
  // "Spaces between you and the target" are one less than its range, or as many as that.
  const far = cursor.takeAny(
    'of distance',
    'of range',
    ...(alone ? ['between you and the? target|them'] : []),
    'away',
    'they are away?',
    'to the? target',
    'to them|it',
  );
  if (alone) cursor.take('to the? target|them');
  if (!cursor.take('from you') && cursor.sees('from')) return undefined;
  const past = cursor.takeAny('beyond range? #', 'past range? #', 'farther|further than range? #');
  const beyond = past ? { beyond: cursor.numbers.at(-1) ?? 0 } : {};
  return alone || far || past ? { count: 'distance', from: 'you', to: 'target', ...beyond } : undefined;
}

/** `space of distance`, `space away from the center`, of those in an area: from where it was laid. */
function spacesFromMiddle(cursor: Cursor, { laid, centre, drawn }: Context): Count | undefined {
  if (!laid || drawn || (centre !== 'you' && centre !== 'space' && centre !== 'target')) return undefined;
  const bare = cursor.sees('space|spaces from|to the center|centre|middle|source') && cursor.take('space|spaces');
  if (!bare && !cursor.takeAny('space|spaces of? distance', 'space|spaces away', 'space|spaces they are away'))
    return undefined;
  const said = cursor.takeAny('from|to the center|centre|middle', 'from|to the source');
  if (!said && cursor.take('from')) {
    if (!cursor.take('you') || centre !== 'you') return undefined;
  } else if (!said && centre === 'target') return undefined;
  return { count: 'distance', from: centre, to: 'each' };
}

/** `unit passed`, `unit it has passed through`, `previous unit`: of those in a line who stand before each of them. */
function passedBefore(cursor: Cursor, { drawn, them }: Context): Count | undefined {
  if (!drawn || them !== 'each') return undefined;
  return cursor.try((): Count | undefined => {
    const earlier = cursor.take('previous|earlier|preceding');
    if (!cursor.take('unit|units|enemy|enemies|ally|allies|target|targets')) return undefined;
    const said = cursor.before?.text ?? '';
    const before =
      earlier ||
      cursor.takeAny(
        'that? it|this|the has|have? passed|passes|pass|hits|hit through|over?',
        'that? it|this|the has|have? already? passed|passes|pass|hit|gone through?',
        'that? the line|shot|attack|beam|path has? already? passed|passes|hits|hit|gone through|over?',
        'passed|crossed through|over?',
        'already? hit|passed before it|them?',
        'already? hit|passed by? the|this line|shot|attack|beam',
        'before it|them|that',
        'in front of it|them',
        'ahead of it|them',
        'already hit|passed',
        'in between',
        'between you and them|it',
        'between you and the? target',
      );
    if (!before) return undefined;
    cursor.takeAny('in the line|path', 'in it');
    return { count: 'before', side: said.startsWith('enem') ? 'enemy' : said.startsWith('all') ? 'ally' : 'any' };
  });
}

const ways = /^(?:move|fly|dash|charge|walk|run|jump|leap|teleport)$/;
const whomMoved = /^(?:target|the|it|them|that|each|any|all|a|an|enemies|allies)$/;

/** Somebody else was moved before, and nobody went of its own: "push 3, 1dmg for each space moved". */
function isOfPush({ tokens, at }: Cursor): boolean {
  const said = tokens.slice(0, at).map(({ text }) => text);
  const isOwn = (text: string, n: number) =>
    ways.test(text) && !whomMoved.test(said[n + 1] ?? '') && !/^(?:action|actions|\+)$/.test(said[n + 1] ?? '');
  return said.some((text) => /^(?:push|pull|pushed|pulled|drag|knock|shove|move)$/.test(text)) && !said.some(isOwn);
}

/** `space you moved`, `space they were pushed this way`: of the movement that the text has told of. */
function wentSoFar(cursor: Cursor): Count | undefined {
  return cursor.try((): Count | undefined => {
    if (!cursor.take('space|spaces')) return undefined;
    cursor.take('that');
    const theirs = isOfPush(cursor);
    const pushed = cursor.takeAny(
      'they|it were|was|are|is pushed|pulled|moved',
      'they|it|the pushed|pulled',
      ...(theirs ? ['they|it|target moved|move|moves', 'the target moved|moves', 'that? was|were? moved'] : []),
      'the? target was|is? pushed|pulled',
      'pushed|pulled',
    );
    const moved =
      pushed || cursor.takeAny('you? moved|flew|dashed|walked|charged|travelled|traveled', 'you have moved');
    if (!moved && !isBehindMove(cursor)) return undefined;
    cursor.takeAny('this way', 'that way', 'so', 'by this', 'with this', 'before');
    return cursor.sees('this|since|last') ? undefined : { count: 'gone', how: pushed ? 'push' : 'move' };
  });
}

/** "Fly 5. Gain a Coin per 2 spaces": of those that one has gone, where nothing stands between that is so far. */
function isBehindMove({ tokens, at, end }: Cursor): boolean {
  if (at < end && !/^[,.)]$/.test(tokens[at]?.text ?? '')) return false;
  const said = tokens.slice(0, at).map(({ text }) => text);
  const verb = said.findLastIndex((text) => /^(?:gain|heal|get)$/.test(text));
  const goes = said.findLastIndex((text, n) => n < verb && ways.test(text) && !whomMoved.test(said[n + 1] ?? ''));
  return goes >= 0 && !said.slice(goes).some((text) => /^(?:range|damage|dmg|push|pull|swap|until|if)$/.test(text));
}

/** `space the target moved on their last turn`, `spaces moved by the target last turn`: of its own will, in the turn that it last had. */
function movedBefore(cursor: Cursor, context: Context): Count | undefined {
  if (!cursor.sees('space|spaces')) return undefined;
  return cursor.try((): Count | undefined => {
    cursor.take('space|spaces that?');
    const by = cursor.take('moved by');
    const of = pronoun(cursor, context)?.ref;
    if (of === undefined || (!by && !cursor.take('has|have? moved'))) return undefined;
    return timeOf(cursor, context, of) === 'last-turn' ? { count: 'moved-before', of } : undefined;
  });
}

/** `Trap removed`, `marker destroyed this way`: those that the text has taken off the map. */
const wereRemoved = (cursor: Cursor, { words }: Context): boolean =>
  cursor.try(() => {
    // "Per removed Trap".
    const before = cursor.take('removed|destroyed|detonated|sacrificed');
    const word = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain', 'summon']);
    if (word !== undefined) cursor.at = word.to;
    const named =
      cursor.take('marker|markers|object|objects|piece|pieces|summon|summons|space|spaces') || word !== undefined;
    if (before) return named && (cursor.done || cursor.sees(',|and|to|.')) ? true : undefined;
    if (!named || !cursor.take('you? removed|destroyed|detonated|sacrificed|cleared')) return undefined;
    cursor.takeAny('this way', 'that way', 'so', 'by this');
    return true;
  }) === true;

/** `Trap in range 2 of the target`, `your Totems on the map`. Objects with health are units. */
function markersAt(cursor: Cursor, context: Context): Count | undefined {
  return cursor.try((): Count | undefined => {
    const yours = cursor.takeAny('of your', 'your');
    const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (word === undefined) return undefined;
    cursor.at = word.to;
    cursor.take('marker|markers|object|objects');
    const { fields, ref } = word.word;
    const object = fields.object === true && (fields.health ?? 0) > 0;
    const anywhere = cursor.takeAny('on the map|board', 'in play');
    const where = anywhere ? undefined : cursor.try(() => placeNear(cursor, context));
    if (!anywhere && where === undefined && cursor.sees('on|in|within|with|adjacent|next|that|you')) return undefined;
    const more = { ...(yours && { yours }), ...(where && { places: [where] }) };
    if (object) return { count: 'units', who: { side: 'any', card: ref, ...more } };
    return { count: 'markers', marker: ref, ...more };
  });
}

/** `in range 2 of the target`, `adjacent to you`, `in LoS`: where pieces are that are counted. */
export function placeNear(cursor: Cursor, context: Context): Place | undefined {
  if (cursor.takeAny('in los', 'in line of sight')) return { sight: true };
  if (withinArea(cursor, context)) return { inArea: true };
  const near = cursor.take('adjacent|next to');
  const far = near ? { max: 1 } : inRange(cursor);
  if (far === undefined) return undefined;
  if (!near && !cursor.take('of')) return { range: far };
  const of = placeRef(cursor, context);
  return of && { range: far, ...(of === 'you' ? {} : { of }) };
}

/** `per Heat`: counters are one's own, unless all cards of the set that speak of them give them to others. */
const isOwnCounter = ({ words }: Context, word: Word): boolean =>
  word.kind === 'counter' && whoseTokens(words, word) !== 'others';

/** `per Fury`: of whoever comes to have such tokens by the cards of the set. */
function unsaid({ words, them, slot, self, bearer }: Context, token: Word): Ref | undefined {
  // "Take 1 damage for each Bleed", on the card of Bleed: of whoever has it.
  if (token.ref === self?.ref && (slot === 'condition' || slot === 'token')) return 'you';
  // "1dmg per DoT": a condition that harms is of whoever is harmed.
  if (token.kind === 'condition' && (them === 'target' || them === 'each') && !isWished(token)) return them;
  if (token.kind !== 'token' && token.kind !== 'counter') return undefined;
  const whose = whoseTokens(words, token);
  const summons = whose === 'others' ? summonsGiven(words, token) : [];
  // "Range 3, 1dmg per Barrel", on the card of a summon that is given Barrels, or of whoever gives them: not of the enemy.
  if (summons.length > 0) return bearer !== undefined && summons.includes(bearer) ? 'you' : undefined;
  const isTheirs = them === 'target' || them === 'each' || (them === 'trigger' && token.kind === 'counter');
  return whose === 'you' ? 'you' : whose === 'others' && isTheirs ? them : undefined;
}

/** `Your Wolf moves 2 per Fuel`, where only such summons are given Fuel: of that one. */
function ofMovedSummon({ tokens, at }: Cursor, { words, them }: Context, token: Word): Ref | undefined {
  if (them !== 'target') return undefined;
  const goes = tokens.slice(0, at).findLastIndex(({ text }) => /^(?:moves|flies|charges|runs|dashes)$/.test(text));
  if (goes < 1 || tokens.slice(goes, at).some(({ text }) => /^[.,:]$/.test(text))) return undefined;
  return summonsGiven(words, token).some((summon) =>
    [1, 2, 3, 4].some((length) => {
      const named = goes >= length ? wordAt(words, tokens, goes - length, goes, ['summon']) : undefined;
      return named?.to === goes && named.word.ref === summon;
    }),
  )
    ? them
    : undefined;
}

/** `Destroy your Wolf. Burst 2 of it, 1dmg per Fuel it had`: of the one that is gone, not of whoever is struck. */
function ofWhomGone(cursor: Cursor, { them, named, dead }: Context): Ref | undefined {
  if (!cursor.sees('it|they had')) return undefined;
  // "When an enemy dies, burst 1 of them, 1dmg per Mark they had": whoever has died.
  if (dead !== undefined && dead !== 'you') {
    cursor.at += 2;
    return dead;
  }
  if (them !== 'each' || named.target !== 'target') return undefined;
  const said = cursor.tokens.slice(0, cursor.at).map(({ text }) => text);
  const gone = said.findLastIndex((text) => /^(?:destroy|sacrifice|kill|kills|dies)$/.test(text));
  if (gone < 0 || said.slice(gone).includes('range')) return undefined;
  cursor.at += 2;
  return 'target';
}

/** Whose tokens are counted. Counters are one's own where nobody is named. */
function bearer(cursor: Cursor, context: Context, own: boolean): Ref | undefined {
  if (cursor.takeAny('you have', 'on you')) return 'you';
  const lost = ofWhomGone(cursor, context);
  if (lost !== undefined) return lost;
  if (context.ofEach && cursor.takeAny('they have', 'it has', 'on them|it')) return 'each';
  const named = cursor.try(() => {
    if (cursor.take('on')) return pronoun(cursor, context)?.ref;
    const ref = pronoun(cursor, context)?.ref;
    return ref !== undefined && cursor.take('has|have') ? ref : undefined;
  });
  if (named !== undefined) return named;
  return own ? 'you' : undefined;
}
