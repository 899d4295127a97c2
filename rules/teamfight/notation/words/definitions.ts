import type { Moment, Node, Rule } from '../../program.ts';
import { cooldownIn } from '../abilities/cooldown.ts';
import { costLine, restsNext, usableAs, usableOften, usableOnly, withoutMove } from '../abilities/usable-only.ts';
import type { Context } from '../context.ts';
import { besideCounters, keepsCounters } from '../effects/shifting.ts';
import { isBookkeeping, keeping } from '../given/bookkeeping.ts';
import { same } from '../given/repeat.ts';
import { oneStance, stanceRule } from '../given/token-line.ts';
import { giversTurn } from '../nouns/giver.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { happening } from '../occasions/happening.ts';
import { leaving } from '../occasions/leaving.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { doesItself } from '../occasions/same-subject.ts';
import { duration, moment, plain } from '../occasions/time.ts';
import { trigger } from '../occasions/trigger.ts';
import { alwaysHolds } from '../pieces/always-holds.ts';
import { carriedPiece } from '../pieces/carried-piece.ts';
import { driven } from '../pieces/driven.ts';
import { hazard, hazardSpares, hazardSpent } from '../pieces/hazard.ts';
import { nature } from '../pieces/nature.ts';
import { pieceSpares } from '../pieces/piece-spares.ts';
import { rulesOfPlay } from '../pieces/rules-of-play.ts';
import { type Desk, type Notes, type Out, ran, reminded } from '../sentences/desk.ts';
import { facingSet, held } from '../states/held.ts';
import { sparedInstead, stopping } from '../states/screening.ts';
import { facts } from '../texts/facts.ts';
import { said } from '../texts/said.ts';
import { says } from '../texts/says.ts';
import { beginning } from '../texts/use.ts';
import { wordOf } from './by-ref.ts';
import { type Cursor, oneOf } from './cursor.ts';
import { pieceProgram } from './piece.ts';
import { pieceNamed } from './piece-name.ts';
import { rerolls } from './reroll.ts';
import type { Token } from './token.ts';
import { topic, topicsOf } from './topics.ts';
import { type Word, wordAt } from './words.ts';

/** What goes from one unit to another is no counter. */
const shifts: ReadonlySet<string> = new Set(['shift']);

/** Without any of these no sentence says when or how often an ability can be used. */
const used = oneOf(
  'used use turns usable game battle turn round only standard action actions reaction tap free instant ultimate ult mandatory cd cooldown',
);

const addsNothing = ['does not stack', "doesn't stack", 'these? do not stack', "these don't stack"];
const addsUp = ['stacks with itself', 'these stack', 'stacks', 'more than one add up'];

/** On a card of an ability none of these sentences does without one of them. */
const defining = topic(
  [keeping, stanceRule, besideCounters, used, oneOf('have has')].flatMap(({ words }) => [...words]).join(' '),
);

/** Whether a sentence may be such a one. */
export const mayDefine = (tokens: readonly Token[], from: number, to: number, { slot }: Context): boolean =>
  (slot !== 'ability' && slot !== 'default') ||
  tokens[from]?.kind === 'flavour' ||
  (topicsOf(tokens, from, to) & defining) !== 0;

/**
 * Whole sentences that a phrase grammar cannot build: those with which a condition, counter or piece defines itself, and those
 * that only explain. Reads the sentence if it is one.
 */
export function definition(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const start = cursor.at;
  const { until, marker } = out;
  const held = out.held.length;
  const notes = { ...desk.notes };
  const mark = desk.sheet.next;
  const found = piece(desk, cursor, context, out) || said(desk, cursor, context, out);
  if (found && cursor.done) return true;
  if (found) {
    // "Clear at the end of your turn unless you moved": what it began with does not hold without the rest.
    for (const key of Object.keys(desk.notes) as (keyof Notes)[]) if (!(key in notes)) delete desk.notes[key];
    Object.assign(desk.notes, notes);
    Object.assign(out, { until, marker });
    out.held.length = held;
    desk.sheet.backTo(mark);
  }
  cursor.at = start;
  if (context.slot !== 'marker') return false;
  return [nature, driven, carriedPiece].some((read) => read(desk, cursor, context, out));
}

function piece(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const { slot } = context;
  const start = cursor.at;
  const hold = (rule: Rule): true => {
    out.held.push({ rule, of: 'you' });
    ran(desk, start, cursor.at);
    return true;
  };
  const note = (): true => {
    ran(desk, start, cursor.at);
    return true;
  };
  const remind = (): true => {
    reminded(desk, start, cursor.end);
    cursor.at = cursor.end;
    return true;
  };
  if (cursor.peek()?.kind === 'flavour') return remind();
  if (isBookkeeping(cursor, context)) return remind();
  cursor.at = start;
  if (oneStance(cursor, context.words)) return remind();
  if (keepsCounters(cursor) && says(out.nodes, shifts)) return remind();
  cursor.at = start;
  // "Wolves have 3hp": their own card says so.
  const summon = wordAt(context.words, cursor.tokens, start, cursor.end, ['summon']);
  if (summon !== undefined && (slot === 'ability' || slot === 'default')) {
    cursor.at = summon.to;
    const says = cursor.takeAny('have|has # health|hp', 'each has|have # health|hp') && cursor.done;
    if (says && cursor.numbers[0] === summon.word.fields.health) return remind();
  }
  cursor.at = start;
  const limits = !cursor.lacks(used);
  const needs = limits && (slot === 'ability' || slot === 'default') && !desk.standing && usableOnly(cursor, context);
  if (needs) {
    desk.notes.needs = [...(desk.notes.needs ?? []), ...needs];
    return note();
  }
  const isUsed = limits && (slot === 'ability' || slot === 'default') && !desk.standing && !desk.holds;
  const often = isUsed && desk.notes.limit === undefined ? usableOften(cursor) : undefined;
  if (often !== undefined) {
    desk.notes.limit = often;
    return note();
  }
  const late = isUsed ? costLine(desk, cursor) : undefined;
  if (late !== undefined) {
    desk.notes.late = [...(desk.notes.late ?? []), ...late];
    cursor.at = cursor.end;
    return note();
  }
  const costs = isUsed && desk.notes.costs === undefined ? usableAs(cursor, context) : undefined;
  if (costs !== undefined) {
    desk.notes.costs = { clause: desk.sheet.next, ...costs };
    return note();
  }
  if (limits && (slot === 'ability' || slot === 'default') && !desk.standing && withoutMove(cursor)) {
    desk.notes.still = desk.sheet.next;
    return note();
  }
  if (isUsed && desk.notes.rests === undefined && restsNext(cursor)) {
    desk.notes.rests = desk.sheet.next;
    return note();
  }
  const clause = desk.sheet.next;
  const you = { side: 'you' } as const;

  // "This ability cannot be used. Remove 1 of these at the end of its owner's next turn": what lies on abilities, of which it says all.
  if (
    (slot === 'condition' || slot === 'token') &&
    context.self &&
    cooldownIn(context.words)?.ref === context.self.ref
  ) {
    cursor.at = cursor.end;
    return note();
  }
  if (slot === 'token') {
    const piece = held(cursor, context, clause);
    if (piece !== undefined) out.marker = piece.marker;
    const rule = piece?.rule ?? facingSet(cursor, context, clause);
    if (rule !== undefined) return hold(rule);
    cursor.at = start;
  }
  const faces = slot === 'passive' ? facingSet(cursor, context, clause) : undefined;
  if (faces !== undefined) return hold(faces);
  if (slot === 'condition' || slot === 'token' || slot === 'marker') {
    const rules = leaving(cursor, context, clause);
    if (rules !== undefined) {
      out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
      ran(desk, start, cursor.at);
      return true;
    }
    cursor.at = start;
  }
  if (slot === 'condition' || slot === 'token') {
    if (cursor.takeAny(...addsNothing, ...addsNothing.map((said) => `( ${said} )`))) {
      desk.notes.single = true;
      return note();
    }
    if (cursor.take('stays until cleared , and more than one add up')) {
      desk.notes.stacks = true;
      out.until = { moment: 'cleared' };
      return note();
    }
    if (cursor.takeAny(...addsUp, ...addsUp.map((said) => `( ${said} )`))) {
      desk.notes.stacks = true;
      return note();
    }
    const gone = cursor.try(() => cleared(cursor, context));
    const { self } = context;
    const isKnown = gone !== undefined && (gone.sets.length === 0 || self !== undefined);
    if (isKnown && (gone.until === undefined || out.until === undefined)) {
      if (gone.until !== undefined) out.until = gone.until;
      for (const { trigger, if: asked } of gone.sets) {
        const then: Node[] = [{ clause, node: 'lose', token: self?.ref ?? '', from: 'you', count: 'all' }];
        out.held.push({ rule: { clause, rule: 'when', trigger, ...(asked && { if: asked }), then }, of: 'you' });
      }
      return note();
    }
    cursor.at = start;
    const lasts = cursor.take('this|it? lasts|stays|remains')
      ? (cursor.try(() => (cursor.take('until the?') ? giversTurn(cursor, context) : undefined)) ??
        duration(cursor, context))
      : undefined;
    if (lasts !== undefined && cursor.done && out.until === undefined) {
      out.until = lasts;
      return note();
    }
    cursor.at = start;
    if (cursor.take('negates all def'))
      return out.held.some(({ rule }) => rule.rule === 'is' && rule.flag === 'undefendable') && remind();
    if (cursor.takeAny('this? does nothing', 'this? has no effect')) {
      cursor.takeAny('on its own', 'by itself', 'alone');
      cursor.takeAny(',? but is|are used by other? abilities');
      if (cursor.done) return remind();
      cursor.at = start;
    }
    if (cursor.takeAny("- # damage received , doesn't stack", '- # damage received , does not stack')) {
      desk.notes.single = true;
      return hold({
        clause,
        rule: 'change',
        who: you,
        what: 'damage-received',
        add: { base: -(cursor.numbers[0] ?? 0) },
      });
    }
    if (
      cursor.take(
        'enemies beyond range 1 cannot target you , and cannot draw aoe|areas that includes|include you unless it|they also includes|include a non-invisible unit',
      )
    )
      return hold({ clause, rule: 'is', who: you, flag: 'invisible' });
    if (cursor.take('stays until cleared')) {
      out.until = { moment: 'cleared' };
      return note();
    }
    if (cursor.take('enemies beyond range 1 cannot target you'))
      return hold({ clause, rule: 'is', who: you, flag: 'invisible' });
    if (cursor.take('their areas cannot include you unless they also include a unit that is not invisible')) {
      return out.held.some(({ rule }) => rule.rule === 'is' && rule.flag === 'invisible') ? note() : false;
    }
    if (cursor.take('if the attack has a positive multiplier , the two cancel out instead')) {
      return out.held.some(({ rule }) => rule.rule === 'is' && rule.flag === 'resistance') ? note() : false;
    }
    if (cursor.take('you receive - # damage , but never less than #')) {
      const [less = 0, least] = cursor.numbers;
      if (least !== 0) return false;
      return hold({ clause, rule: 'change', who: you, what: 'damage-received', add: { base: -less } });
    }
    if (cursor.take('some abilities do more to units with a mark')) return remind();
    if (
      cursor.take('any token from an enemy that raises the damage you receive or makes you undefendable is a mark too')
    ) {
      return remind();
    }
  }
  if (slot === 'marker')
    cursor.try(() => (pieceNamed(cursor, context) && cursor.sees('is|are|counts') ? true : undefined));
  const rough =
    slot === 'marker' &&
    cursor.takeAny('this|it? is|are|counts|count|acts? as? difficult terrain|ground', 'difficult terrain|ground');
  if (rough && cursor.done) {
    const place = { range: { max: 0 }, of: 'marker' as const };
    const step = { on: 'enter' as const, place };
    return hold({ clause, rule: 'step-cost', who: { side: 'any' }, step, cost: { least: 2 }, ground: true });
  }
  cursor.at = start;
  if (slot === 'marker' || slot === 'terrain') {
    const then = hazard(desk, cursor, context);
    if (then !== undefined) {
      out.held.push({ rule: { clause, rule: 'hazard', then }, of: 'you' });
      return true;
    }
    if (hazardSpares(desk, cursor, context, out)) return note();
    cursor.at = start;
    if (hazardSpent(desk, cursor, context, out, clause)) return note();
    cursor.at = start;
    if (pieceSpares(desk, cursor, context, out)) return note();
    cursor.at = start;
  }
  if (slot === 'counter') {
    if (cursor.takeAny('counts', 'spend it to')) return remind();
  }
  if (slot === 'counter' || slot === 'marker' || slot === 'terrain' || slot === 'token') {
    if (cursor.takeAny('a hero|unit died here', 'marks a space where a unit|hero died')) return remind();
    // "Strike a Light sets it on fire": that ability's own text says how.
    const ability = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['ability']);
    // An ability of somebody else that has such a name says nothing of it.
    const owners = context.self?.owners ?? [];
    const isTheirs = owners.length === 0 || owners.includes(ability?.word.ref ?? '');
    if (ability !== undefined && isTheirs && isDoneToIt(cursor.tokens.slice(ability.to, cursor.end), slot))
      return remind();
  }
  if (/^(?:counter|passive|token|condition|rules)$/.test(slot)) {
    const reroll = rerolls(cursor, context);
    if (reroll !== undefined) {
      const rule: Rule = { clause, rule: 'reroll', ...reroll };
      const token = wordOf(context.words, reroll.spend?.token, 'counter');
      // The counter's own text offers it already.
      const known =
        token !== undefined &&
        token !== context.self &&
        pieceProgram(token, context.words).rules.some((own) => same(own, rule));
      return known ? remind() : hold(rule);
    }
  }
  if (slot === 'marker' && stopping(desk, cursor, context, out)) return true;
  cursor.at = start;
  if (slot === 'marker' && sparedInstead(cursor, context, clause, out.held)) return note();
  if (slot === 'marker' && cursor.take('when it is destroyed , remove it')) return remind();
  if (slot === 'rules') {
    const begins = cursor.try(() => {
      const units = noun(cursor, context);
      const said = units?.many === 'each' && !units.area && !units.range ? beginning(cursor, context.words) : undefined;
      const who = units && standingWho(units);
      return said && said.most === undefined && who && who.side === 'any' && cursor.done ? { who, ...said } : undefined;
    });
    if (begins !== undefined) return hold({ clause, rule: 'begins', ...begins });
    if ((alwaysHolds(cursor) || rulesOfPlay(cursor)) && cursor.done) return hold({ clause, rule: 'said' });
    cursor.at = start;
    const marker = introduced(cursor, context);
    if (marker !== undefined) {
      out.marker = marker;
      return remind();
    }
  }
  return false;
}

/** `sets it on fire`, of a counter `gains 1`: what is done to the piece alone, and nothing that whoever has it does. */
const isDoneToIt = (said: Cursor['tokens'], slot: Context['slot']): boolean =>
  (slot === 'counter' && /^(?:gain|lose|spend|use|give)s?$/.test(said[0]?.text ?? '')) ||
  (said.some(({ text }) => text === 'it' || text === 'this') &&
    said.every(({ kind, text }) => kind === 'word' && !changesAbility.test(text)) &&
    !/^(?:on|onto|to|towards|from|near|in|at|with|against)$/.test(said[0]?.text ?? ''));

/** "Kick at it does not tap", "costs nothing": what becomes of the ability itself, of which its own text knows nothing. */
const changesAbility = /n't$|^(?:not|no|never|costs?|taps?|free|only|also|may|can)$/;

/** `A Harbour Lamp is an object with 2 health`: what a rules card goes on to tell. Its own fields must agree. */
function introduced(cursor: Cursor, { words }: Context): Word | undefined {
  return cursor.try(() => {
    cursor.take('a|an|the');
    const marker = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (marker === undefined) return undefined;
    cursor.at = marker.to;
    if (!cursor.sees('is an object')) return undefined;
    const found = facts(cursor, marker.word.fields);
    return found?.every(({ agrees }) => agrees) && cursor.done ? marker.word : undefined;
  });
}

/** When a token or condition goes: at a moment, or when one of several things happens, whichever comes first. */
interface Cleared {
  readonly until?: Moment;
  readonly sets: readonly Occasion[];
}

/** `Clear when you would have started it`, of the turn that it takes: then. */
const wouldStart = (cursor: Cursor): Moment | undefined =>
  cursor.take('when you would have? start|started|begin|begun your|the|it|that next? turn?')
    ? { moment: 'turn-start', of: 'you' }
    : undefined;

/** `Skip your next turn. Clear at the end of that turn`: of the one that was named before. */
const thatTurn = (cursor: Cursor): Moment | undefined => {
  const { tokens, at } = cursor;
  const named = tokens.slice(0, at).some(({ text }, n) => text === 'next' && tokens[n + 1]?.text === 'turn');
  return named && cursor.take('at the end of that turn') ? { moment: 'turn-end', of: 'you' } : undefined;
};

/** `Clear when you take damage`, `clear all when you heal`, `ends if you move`, `clear at the end of your next turn, or when you take damage`. */
function cleared(cursor: Cursor, context: Context): Cleared | undefined {
  const said = cursor.takeAny(
    'clear|remove|lose all of? them|these',
    'clear|remove|lose all',
    'cleared|clear|removed|remove|lost|lose this|it?',
    'this|it? ends|expires|clears|goes away?',
    'this|it? wears off',
  );
  if (!said) return undefined;
  const sets: Occasion[] = [];
  let until: Moment | undefined;
  do {
    const at = cursor.try(
      () => giversTurn(cursor, context) ?? moment(cursor, context) ?? wouldStart(cursor) ?? thatTurn(cursor),
    );
    if (at !== undefined) {
      const again = 'every' in at && at.every && !/^round/.test(at.moment);
      if (until !== undefined || again) return undefined;
      until = plain(at);
      // "At the end of your second turn with this": since it was given, as any such moment.
      cursor.take('with this|it');
      continue;
    }
    const bare = sets.length > 0 && cursor.sees(doesItself);
    const set = bare || cursor.take('if|once') ? happening(cursor, context) : trigger(cursor, context);
    const isPlain =
      set !== undefined && !set.also && !set.perTurn && !set.perRound && !set.perGame && !set.perAction && !set.every;
    if (!isPlain) return undefined;
    sets.push(set);
  } while (cursor.takeAny(', or', 'or') || (cursor.sees(`, ${doesItself}`) && cursor.take(',')));
  return sets.length === 0 || cursor.done ? { ...(until && { until }), sets } : undefined;
}
