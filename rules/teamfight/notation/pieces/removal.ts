import type { Node, Range, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { liesOnCard } from '../effects/cleared-away.ts';
import { type Asked, type Effect, effect } from '../effects/effect.ts';
import { doneToNoted } from '../effects/stands-for.ts';
import { inView } from '../nouns/area-head.ts';
import { chosen } from '../nouns/chosen.ts';
import { couldBeCounted } from '../nouns/counted-ones.ts';
import { tokensHad } from '../nouns/had.ts';
import { placeRef } from '../nouns/place-of.ts';
import { inRange } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { type Word, wordAt } from '../words/words.ts';
import { blast, blastOf, drawn } from './blast.ts';
import { itselfGone } from './itself-gone.ts';
import { otherPieces } from './other-pieces.ts';
import { zoneEnds } from './zone.ts';

/** Pieces that leave the map, and what they do when they go. */
export function removal(asked: Asked): Effect | undefined {
  return itselfGone(asked) ?? zoneEnds(asked) ?? gone(asked) ?? allGone(asked) ?? blast(asked) ?? remove(asked);
}

/** `All Gates are removed`, `every Gate is destroyed`. */
function allGone({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined) return undefined;
    // "Cracks are destroyed": all of them, where the name is a plural.
    const all = cursor.takeAny('all of? the?', 'each|every');
    if (!all) cursor.take('the');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (marker === undefined) return undefined;
    cursor.at = marker.to;
    cursor.take('marker|markers|object|objects');
    const last = cursor.before?.text ?? '';
    const plural =
      /s$/.test(last) &&
      (last !== marker.word.name.toLowerCase().split(' ').at(-1) || /^(?:marker|object)s$/.test(last));
    if (!all && !(plural && cursor.sees('are'))) return undefined;
    const destroyed = cursor.take('is|are destroyed') || goesOff(cursor, marker.word, context);
    if (!destroyed && !cursor.takeAny('is|are removed|gone', 'disappear|disappears|vanish|vanishes')) return undefined;
    const what = { marker: marker.word.ref };
    return { nodes: [{ clause, node: 'remove', ...(destroyed && { destroyed }), what }], own: true };
  });
}

/** `all Barrels explode`, where their own text says what they do when they are destroyed. */
const goesOff = (cursor: Cursor, piece: Word, { words, self }: Context): boolean =>
  cursor.sees('explode|explodes|detonate|detonates') &&
  piece !== self &&
  pieceProgram(piece, words).rules.some((rule) => rule.rule === 'when' && rule.trigger.on === 'destroyed') &&
  cursor.take('explode|explodes|detonate|detonates') &&
  !cursor.sees('for|in|dealing|:');

/** `It is removed`, `the Snare is destroyed`, `this explodes`. */
function gone(asked: Asked): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    if (context.marker === undefined || context.strewn) return undefined;
    // Only a piece is destroyed, whoever else "it" could be.
    const they = cursor.tokens.slice(0, cursor.at).some(({ text }) => text === 'they') && cursor.sees('it is removed');
    const it = (they || cursor.sees('it is destroyed|detonated')) && cursor.take('it');
    if (!it && !cursor.take('the marker|object|piece|mine') && placeRef(cursor, context) !== 'marker') return undefined;
    const destroyed = cursor.takeAny('is destroyed', 'explodes', 'detonates');
    // "It explodes: 2dmg", where somebody has come: to them.
    const toThem =
      destroyed && context.them === 'trigger' && cursor.sees(': # dmg|damage') && !cursor.sees(': # dmg|damage in|to');
    if (toThem) cursor.take(':');
    // "It explodes, dealing 2dmg to all in burst 1" is more than that.
    else if (destroyed && cursor.sees(',|:|for|in|dealing')) return undefined;
    if (!destroyed && !cursor.takeAny('is removed|gone', 'disappears', 'vanishes')) return undefined;
    const nodes: Node[] = [{ clause, node: 'remove', what: 'marker', ...(destroyed && { destroyed }) }];
    // "It is destroyed and deals burst 1, 2dmg": the same piece.
    const done = cursor.try(() => (cursor.take('and') ? blastOf(asked) : undefined));
    return { nodes: [...nodes, ...(done ?? [])], own: true };
  });
}

/** `clear the Snare`, `clear your Snares`: of a piece, which nobody has. */
const clearsPiece = (cursor: Cursor, { words }: Context): boolean =>
  cursor.sees('clear') &&
  cursor.try(() => {
    cursor.take('clear');
    const { at } = cursor;
    if (!cursor.takeAny('all? of? your', 'the|that|all|each|every')) return undefined;
    const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'token', 'condition', 'counter']);
    cursor.at = at;
    return piece?.word.kind === 'marker' && piece.word.twin === undefined ? true : undefined;
  }) === true;

function remove(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  // "A unit that enters this gains 2 Coins, then remove this": told to the table.
  // "They take 2dmg and remove it": whoever "they" are, they are not "it".
  const they = cursor.tokens.slice(0, cursor.at).some(({ text }) => text === 'they');
  const here =
    context.slot === 'marker' && (cursor.sees('remove|destroy this') || (they && cursor.sees('remove|destroy it')));
  // "Enemies there take 1dmg, then remove the Snare": they would "remove" theirs, and it is whoever plays the card.
  const toYou = subject === 'each' && context.marker !== undefined && cursor.before?.text === 'then';
  if (subject !== undefined && subject !== 'you' && !here && !toYou) return undefined;
  const given = cursor.take('sacrifice');
  const destroys = given || cursor.take('destroy|detonate');
  if (!destroys && !cursor.takeAny('remove|consume|collect', 'pick up') && !clearsPiece(cursor, context))
    return undefined;
  // "When an enemy enters one, remove them all", as the text of each of them says it: all of the name.
  if (context.slot === 'marker' && context.marker !== undefined && cursor.takeAny('them all', 'all of them')) {
    const what = { marker: context.marker.ref } as const;
    return { nodes: [{ clause, node: 'remove', what, ...(destroys && { destroyed: true }) }], own: true };
  }
  if (
    context.marker !== undefined &&
    !context.strewn &&
    (cursor.take('it|this') ||
      // "Place Blades": what is one piece and is called as several are.
      (/s$/.test(context.marker.name) && cursor.take('them')) ||
      cursor.sees('at the? start|beginning|end') ||
      // "When a unit enters, it heals 2. Remove."
      (context.slot === 'marker' && cursor.done) ||
      (!cursor.sees('each') && pieceNamed(cursor, context)))
  ) {
    // "Each enemy hero: place a Snare in its space. Remove the Snares": all of them.
    const all = context.slot !== 'marker' && isPlural(cursor, context.marker);
    const what = all ? ({ marker: context.marker.ref, yours: true } as const) : 'marker';
    return { nodes: [{ clause, node: 'remove', what, ...(destroys && { destroyed: true }) }], own: true };
  }
  const under = pieceUnder(asked, destroys) ?? otherPieces(asked, destroys);
  if (under !== undefined) return under;
  const named = cursor.try((): Effect | undefined => {
    // "Any Snare" could be one of them.
    const any = cursor.take('any');
    const said = any || cursor.takeAny('each|every|all of the?', 'each|every|all');
    const yours = cursor.take('your');
    const the = !said && !yours && cursor.take('the');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (marker === undefined) return undefined;
    cursor.at = marker.to;
    const everyOne = said && !any && isPlural(cursor, marker.word);
    // "Remove the Snares", of several that the text has placed; "the Slime", of ground that it has laid on every space of an area.
    const placed =
      the &&
      context.strewn === true &&
      marker.word.ref === context.marker?.ref &&
      (isPlural(cursor, marker.word) ||
        (!context.part && !context.several && !cursor.sees('to|marker|from|in|within')));
    if (placed) {
      cursor.take('marker|markers');
      const what = { marker: marker.word.ref, yours: true };
      return cursor.done || cursor.sees(',|and|then')
        ? { nodes: [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what }], own: true }
        : undefined;
    }
    const laid = context.laid === true && cursor.take('in|inside|on the|this|that area|line|path|burst|square');
    // "Remove Snares in the line".
    // "Remove Mud spaces in burst 2".
    const isBare = !any && !said && !yours && !the && cursor.sees('in|within burst|range #');
    const ground = isBare && (marker.word.kind === 'terrain' || /^(?:spaces|terrain)$/.test(cursor.before?.text ?? ''));
    const many = ground || ((yours || isBare) && isPlural(cursor, marker.word));
    const all = many || (said && !(any && !laid)) || (laid && /s$/.test(cursor.tokens[marker.to - 1]?.text ?? ''));
    if (any && !laid) return undefined;
    if (all) cursor.take('marker|markers');
    if (all) cursor.take('from|on the map|board');
    if (!all) {
      // Used by itself, an ability knows no piece as "it".
      return marker.word.ref === context.marker?.ref && !context.strewn
        ? { nodes: [{ clause, node: 'remove', what: 'marker', ...(destroys && { destroyed: true }) }], own: true }
        : undefined;
    }
    // "Remove all Snares", in the text of each of them, is more than the one.
    if (
      context.slot === 'marker' &&
      marker.word.ref === context.marker?.ref &&
      !everyOne &&
      !cursor.sees('in|within')
    ) {
      return { nodes: [{ clause, node: 'remove', what: 'marker' }], own: true };
    }
    const range = cursor.take('in|within burst #') ? { max: cursor.numbers[0] ?? 0 } : inRange(cursor);
    const seen = range === undefined && inView(cursor) !== undefined;
    if (range === undefined && !seen && cursor.sees('in|within')) return undefined;
    if (range !== undefined && cursor.sees('of|around')) return undefined;
    const had = marker.word.fields.object && cursor.take('with') ? tokensHad(cursor, context) : undefined;
    if (had !== undefined) {
      const places = range ? [{ range }] : seen ? [{ sight: true }] : laid ? [{ inArea: true }] : undefined;
      const who = { card: marker.word.ref, ...(places && { places }), if: had };
      const then: Node[] = [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what: 'each' }];
      const whose: Who = yours ? { side: 'ally', yours, ...who } : { side: 'any', ...who };
      return { nodes: [{ clause, node: 'each', who: whose, then }], own: true };
    }
    // Those on a card of one's own could be meant too.
    if (range === undefined && !seen && !laid && liesOnCard(context, marker.word)) return undefined;
    return {
      nodes: [
        {
          clause,
          node: 'remove',
          // To be destroyed can set something off, which is not the same as being taken away.
          ...(destroys && { destroyed: true }),
          what: {
            marker: marker.word.ref,
            ...(yours ? { yours } : {}),
            ...(range
              ? { places: [{ range }] }
              : seen
                ? { places: [{ sight: true }] }
                : laid
                  ? { places: [{ inArea: true }] }
                  : {}),
          },
        },
      ],
      own: true,
    };
  });
  if (named !== undefined) return named;
  const lying = chosenPiece(asked, destroys);
  if (lying !== undefined) return lying;
  // What one sacrifices is one's own: `life.ts`.
  const dead =
    destroys && !given && !isLeftEmpty(asked) ? chosen(asked, (who) => ({ clause, node: 'kill', who })) : undefined;
  return couldBeCounted(cursor, context.words) ? undefined : dead;
}

/** "Range 4, destroy a Wolf": nobody else is chosen in that range. */
const isLeftEmpty = ({ open }: Asked): boolean => open?.node.node === 'target' && open.then.length === 0;

/** `remove it`, where somebody has come onto a piece: such a piece in that space. */
function pieceUnder({ cursor, context, clause }: Asked, destroys: boolean): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const { upon, words } = context;
    const marker = upon && words.all.find(({ kind, ref }) => kind === 'marker' && ref === upon.on);
    if (upon === undefined || marker === undefined || marker.fields.object) return undefined;
    if (!cursor.takeAny('it', 'the|that|this marker|piece')) {
      cursor.take('the|that|this');
      const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
      if (named?.word.ref !== marker.ref) return undefined;
      cursor.at = named.to;
    }
    const what = { marker: marker.ref, places: [{ range: { max: 0 }, of: upon.who }], first: true as const };
    return { nodes: [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what }], own: true };
  });
}

/** `the marker`: of the one piece that another part of the text has placed. */
function pieceKnown({ cursor, context }: Asked): { readonly word: Word; readonly to: number } | undefined {
  const { marker } = context;
  return marker !== undefined && cursor.sees('marker|piece') ? { word: marker, to: cursor.at + 1 } : undefined;
}

/** `to deal burst 2, 2dmg around it`: around the space where it lay. */
const dealtThere = (asked: Asked, one: boolean): Node[] | undefined =>
  asked.cursor.try(() => {
    if (!one || !asked.cursor.take('deal|do')) return undefined;
    const done = drawn(asked, 'space');
    asked.cursor.takeAny('around|from it', 'around|from its space');
    return done;
  });

/** How many pieces are chosen: `any number of`, `up to 2`, `one of your`; `known` are those that another part of the text has placed. */
function countOf(cursor: Cursor, known: boolean): { readonly count?: number } | undefined {
  if (cursor.take('any number of the?')) return { count: 99 };
  if (cursor.take('up to # of? the?')) return { count: cursor.numbers[0] ?? 1 };
  // "Destroy any Snares" could be all of them.
  return known || cursor.takeAny('any? one of the?', 'a|an|one') ? {} : undefined;
}

/** Where a chosen piece lies: `in range 2`, `in LoS`; anywhere where nothing is said, or that. Undefined where something else is said. */
function lying(cursor: Cursor): Range | 'anywhere' | undefined {
  if (cursor.takeAny('in|within your? los', 'in|within your? line of sight', 'you can? see')) return {};
  if (cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board')) return 'anywhere';
  return inRange(cursor) ?? (cursor.sees('in|within|on|with|adjacent|next') ? undefined : 'anywhere');
}

/** `Ally in range 3 teleports to a Snare. Remove the Snare`: the one on which it stands now. */
function wentOnto({ cursor: { tokens, at, end }, context: { words } }: Asked, piece: Word): boolean {
  const went = tokens.slice(0, at).findLastIndex(({ text }) => /^teleports?$/.test(text));
  if (went < 0 || tokens[went + 1]?.text !== 'to' || !/^(?:an?|any)$/.test(tokens[went + 2]?.text ?? '')) return false;
  return wordAt(words, tokens, went + 3, end, ['marker'])?.word === piece;
}

/** `Push a Barrel 5. If it hits a wall, destroy the Barrel`: an object of that kind was chosen before. */
function isAimed({ cursor }: Asked, { word, to }: { readonly word: Word; readonly to: number }): boolean {
  const { tokens } = cursor;
  const long = word.name.split(' ').length;
  const name = tokens.slice(to - long, to).map(({ text }) => text);
  if (!word.fields.object || tokens[to - long - 1]?.text !== 'the') return false;
  const at = tokens.findLastIndex((_, n) => n < to - long && name.every((text, k) => tokens[n + k]?.text === text));
  return /^(?:an?|adjacent|another)$/.test(tokens[at - 1]?.text ?? '');
}

/** `a Snare in range 2`, `any number of your Snares`, `one of your Kegs anywhere`: pieces that are chosen. "To" tells what that is for, where it lay. */
function chosenPiece(asked: Asked, destroys: boolean): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    // "Remove the Snare to heal 2": one of them that is one's own, where another part of the text has placed it.
    const alone = isNamedAlone(cursor, context);
    const known = context.strewn === true && !context.several && (cursor.takeAny('the', 'your') || alone);
    // "Remove your Snare", where it has placed none: one that lies there.
    const single = !known && context.marker === undefined && (cursor.takeAny('the', 'your') || alone);
    const many = countOf(cursor, known || single);
    if (many === undefined) return undefined;
    const { count } = many;
    const yours = known || single || cursor.take('your');
    const adjacent = cursor.take('adjacent');
    const bare = known ? pieceKnown(asked) : undefined;
    const marker = bare ?? wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (marker === undefined || (known && marker.word.ref !== context.marker?.ref)) return undefined;
    cursor.at = marker.to;
    if (single && isPlural(cursor, marker.word)) return undefined;
    if (single && !adjacent && context.them === 'target' && wentOnto(asked, marker.word)) {
      const there = {
        marker: marker.word.ref,
        places: [{ range: { max: 0 }, of: 'target' as const }],
        first: true as const,
      };
      return { nodes: [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what: there }], own: true };
    }
    if (single && !adjacent && context.them === 'target' && isAimed(asked, marker)) {
      // Whether it is destroyed or only taken away, it is the one that was chosen.
      return { nodes: [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what: 'target' }] };
    }
    const where = adjacent ? { max: 1 } : lying(cursor);
    if (where === undefined) return undefined;
    const range = where === 'anywhere' ? undefined : where;
    cursor.take(', one at a time');
    // Objects with health are units, and are targets as those are.
    if (marker.word.fields.object) return chosenObject(asked, destroys, { word: marker.word, yours, count, range });
    const what = {
      marker: marker.word.ref,
      ...(yours && { yours }),
      places: [{ range: { max: 0 }, of: 'space' as const }],
      // Of several in one space any number is all.
      ...(count !== 99 && { first: true as const }),
    };
    const then: Node[] = [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what }];
    const to = cursor.take('to');
    const done = to && yours ? doneToNoted(asked) : undefined;
    if (done !== undefined) {
      const gone: Node = { clause, node: 'remove', ...(destroys && { destroyed: true }), what: 'marker' };
      then[0] = { clause, node: 'each-piece', ...what, first: true, then: [gone, ...done.nodes] };
    } else if (to) {
      const there = cursor.take('teleport to its|that space')
        ? [{ clause, node: 'move', who: 'you', how: 'teleport', toSpace: true } as const]
        : (dealtThere(asked, count === undefined) ??
          effect({ ...asked, context: within(context, { chosen: true, vacated: true }) })?.nodes);
      if (there === undefined) return undefined;
      then.push(...there);
    }
    return {
      nodes: [
        {
          clause,
          node: 'space',
          range: range ?? {},
          sight: range !== undefined,
          on: marker.word.ref,
          ...(yours && { yours }),
          ...(count !== undefined && { count, min: 0 }),
          // A unit comes into an empty space, whether the text says so or not.
          ...(then.some(({ node }) => node === 'summon') && { empty: true }),
          then,
        },
      ],
      own: true,
    };
  });
}

/** `Destroy Snare`: the one that is called so, where its name is no plural. */
const isNamedAlone = ({ tokens, at, end, before }: Cursor, { words }: Context): boolean => {
  const named = /^(?:destroy|detonate|remove)$/.test(before?.text ?? '') && wordAt(words, tokens, at, end, ['marker']);
  if (!named || named.to === at || tokens[named.to - 1]?.text.endsWith('s')) return false;
  return named.to === end || /^(?:,|and|then)$/.test(tokens[named.to]?.text ?? '');
};

/** `Snares`, of one that is called a Snare. */
const isPlural = ({ before }: Cursor, { name }: Word): boolean =>
  /(?<!^thi)s$/.test(before?.text ?? '') && before?.text !== name.toLowerCase().split(' ').at(-1);

interface ChosenObject {
  readonly word: Word;
  readonly yours: boolean;
  readonly count: number | undefined;
  readonly range: Range | undefined;
}

/** `any number of your Kegs`, which have health. */
function chosenObject({ cursor, clause }: Asked, destroys: boolean, chosen: ChosenObject): Effect | undefined {
  const { word, yours, count, range } = chosen;
  if (cursor.sees('to') || (!yours && range === undefined && count === undefined)) return undefined;
  const who: Who = yours ? { side: 'ally', card: word.ref, yours } : { side: 'any', card: word.ref };
  const then: Node[] = [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what: 'target' }];
  const several = count !== undefined && { max: count, min: 0 };
  const node: Node = {
    clause,
    node: 'target',
    who,
    ...(range && { range }),
    sight: range !== undefined,
    ...several,
    then,
  };
  // "Destroy a Keg in range 3, burst 1 of it, 2dmg": around that one.
  return count === undefined ? { nodes: [node], head: { node, then } } : { nodes: [node], own: true };
}
