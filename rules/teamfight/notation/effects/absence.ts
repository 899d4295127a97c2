import type { Moment, Node, Ref } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { duration, moment, plain } from '../occasions/time.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Asked, type Effect, effect } from './effect.ts';

const absent = oneOf(
  'leave leaves remove removes removed take takes taken banish banishes banished skip skips skipped replace',
);

/** Who is off the map for a while, and who skips a turn. */
export function absence(asked: Asked): Effect | undefined {
  if (asked.cursor.lacks(absent)) return undefined;
  return leavesPiece(asked) ?? departs(asked) ?? skips(asked);
}
absence.begins = beginning(
  'leave|leaves|is|are|remove|removes|take|takes|banish|banishes|skip|skips|your|their|its|replace',
);

const map = 'the? board|map|battlefield|game|play';

/** `Replace yourself with a Barrel marker`, `leave the map and place a Barrel in your space`: that lies where one stood, for as long as one is away. */
function leavesPiece({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if ((subject !== undefined && subject !== 'you') || !cursor.sees('replace|leave|remove')) return undefined;
  return cursor.try((): Effect | undefined => {
    const puts = 'and|, leave|place|put';
    const goes = cursor.takeAny(
      `leave ${map} ${puts}`,
      `remove yourself from ${map} ${puts}`,
      `remove yourself ${puts}`,
    );
    if (!goes && !cursor.take('replace yourself with')) return undefined;
    if (!cursor.take('a|an|your')) return undefined;
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (named === undefined) return undefined;
    cursor.at = named.to;
    cursor.take('marker|object');
    if (goes && !cursor.takeAny('in your space|place', 'behind', 'where you were|stood')) return undefined;
    const until = duration(cursor, context) ?? placedLater(cursor, context, 'you');
    if (until === undefined || !cursor.done) return undefined;
    if (until.moment === 'game-end' || until.moment === 'cleared' || ('thisTurn' in until && until.thisTurn))
      return undefined;
    const placed: Node = { clause, node: 'place', marker: named.word.ref, on: 'you' };
    return { nodes: [placed, { clause, node: 'depart', who: 'you', until }], own: true };
  });
}

/** `Remove target from the board until the start of your next turn`, `they leave the map until ...`, `banish them until ...`. */
function departs(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    let who: Ref | undefined;
    let whom: Aim | undefined;
    if (
      subject !== undefined &&
      cursor.takeAny(`leave|leaves ${map}`, `is|are removed|taken from|off ${map}`, 'is|are banished')
    )
      who = subject;
    else if (subject === undefined && cursor.take(`leave ${map}`)) who = 'you';
    else if (subject === undefined || subject === 'you') {
      const banishes = cursor.take('banish|banishes');
      if (!banishes && !cursor.take('remove|removes|take|takes')) return undefined;
      whom = aim(asked);
      who = whom?.ref ?? (banishes ? context.them : undefined);
      if (!banishes && !cursor.take(`from|off ${map}`)) return undefined;
    }
    // Whoever is away keeps all that it bears.
    if (who !== undefined) cursor.take('with all? your|their|its conditions|tokens');
    // "Remove yourself from the board, you share their location": where one is meanwhile changes nothing, as one comes back elsewhere.
    if (who === 'you' && context.them !== undefined) cursor.takeAny(...meanwhile);
    const mark = who === 'you' ? absenceMark(cursor, context) : undefined;
    const until = who && (duration(cursor, context) ?? placedLater(cursor, context, who));
    if (who === undefined || until === undefined || until.moment === 'game-end' || until.moment === 'cleared')
      return undefined;
    // The end of the turn that runs would be no absence for anybody but whose turn it is.
    if ('thisTurn' in until && until.thisTurn && (who !== 'you' || until.of !== 'you')) return undefined;
    cursor.takeAny(
      ', then return|place them|it|yourself to|in|on|into their|its|your|the same|original|previous? space or? as? close|near? as? possible?',
      ',? then|and return|returns|come|comes back? to their|its|your|the same|original|previous? space',
      ', then return|place them|it|yourself as close|near as possible to their|its|your|the same|original|previous? space',
    );
    const gone: Node = { clause, node: 'depart', who, until };
    if (mark !== undefined) {
      const had: Node = { clause, node: 'give', token: mark, to: 'you', count: { base: 1 }, until };
      return cursor.done ? { nodes: [had, gone], own: true } : undefined;
    }
    // "..., then place it adjacent to you": when it is back.
    const placed = cursor.try(() =>
      cursor.takeAny(', then|and', 'then|and')
        ? effect({ cursor, context: within(context, { them: who }), clause, subject: undefined, hurt: false })
        : undefined,
    );
    if (whom?.head !== undefined) return placed === undefined ? onto(whom, [gone]) : undefined;
    if (placed === undefined) return { nodes: [gone], own: who === 'you' };
    if (until.moment !== 'turn-start' && until.moment !== 'turn-end') return undefined;
    const at: Moment = until;
    return { nodes: [gone, { clause, node: 'later', at, then: placed.nodes }], own: who === 'you' };
  });
}

const meanwhile = [
  ",|and and? you? share|occupy their|its|target's location|space|position",
  ",|and and? you? share|occupy the target's location|space|position",
  ',|and and? you? are with|inside it|them',
] as const;

/** `and gain Aloft`, of which the own text says no more than that one is gone: one has it for as long. */
function absenceMark(cursor: Cursor, { words }: Context): string | undefined {
  return cursor.try(() => {
    if (!cursor.take('and gain|get|take')) return undefined;
    cursor.take('a|an|your');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'condition']);
    if (found === undefined || !/^you are (?:not on|off) the (?:board|map)\.?$/i.test(found.word.text.trim()))
      return undefined;
    cursor.at = found.to;
    return found.word.ref;
  });
}

/** "Remove it from the map. At the start of your next turn, place it in range 2": the moment stands in the sentence behind it. */
function placedLater({ tokens, at, end }: Cursor, context: Context, who: Ref): Moment | undefined {
  if (at < end) return undefined;
  const ahead = new Cursor(tokens, end, tokens.length);
  while (!ahead.done && (ahead.peek()?.kind === 'line' || ahead.sees('.'))) ahead.at += 1;
  const when = moment(ahead, context);
  if (when === undefined || when.every || (when.moment !== 'turn-start' && when.moment !== 'turn-end'))
    return undefined;
  // The end of the turn that runs is one's own.
  if (when.moment === 'turn-end' && !when.next && (who !== 'you' || when.of !== 'you')) return undefined;
  ahead.takeAny(',', ':');
  // "Remove it and return in range 1 of its space".
  ahead.takeAny('remove|destroy it|this and|,', 'remove|destroy the marker|object and|,');
  ahead.takeAny('you|they|it', 'the target');
  return ahead.sees('place|put|return|returns|land|lands|set|reappear|reappears|appear|appears') ||
    ahead.sees('teleport to')
    ? plain(when)
    : undefined;
}

const comesBack = /^(?:returns?|comes?|respawns?|revives?|resurrects?|summon)$/;

/** `They skip their next turn`, `their next activation is skipped`; an activation is that of the summons too (T-013). */
function skips({ cursor, clause, subject, context }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const { at } = cursor;
    const said = cursor.takeAny(
      'skip|skips your|their|its|his|her next turn|activation',
      'your|their|its next turn|activation is skipped',
    );
    if (!said) return undefined;
    // "Skip your next turn, then return", of the dead: they are away until it is over.
    if (context.dead === 'you' && !cursor.tokens.slice(0, at).some(({ text }) => comesBack.test(text)))
      return undefined;
    const words = cursor.tokens.slice(at, cursor.at).map(({ text }) => text);
    const yours = words.includes('your');
    const whole = words.includes('activation');
    const who = yours ? 'you' : (subject ?? context.them);
    if (who === undefined || (!yours && who === 'you')) return undefined;
    return { nodes: [{ clause, node: 'skip-turn', who, ...(whole && { whole }) }], own: who === 'you' };
  });
}
