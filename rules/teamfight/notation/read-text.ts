import type { ByHand } from '../../../schemas/types.generated.ts';
import type { Reading } from '../../kernel/reading/reading.ts';
import { isLess } from '../own-markers.ts';
import type { Condition, Node, Program, Rule, Use } from '../program.ts';
import { alongPath } from './along-path.ts';
import { block } from './block.ts';
import { byDistance } from './by-distance.ts';
import { staysOver } from './change-side.ts';
import type { Context, Slot } from './context.ts';
import { onHazard } from './definitions.ts';
import { type Desk, emptyOut, type Notes, type Out } from './desk.ts';
import { faced, facedByOption } from './faced.ts';
import { withHanded } from './handed.ts';
import { isHolding, tellingStance } from './held.ts';
import { limitBehind, limited } from './limited-trigger.ts';
import { meetsOnWalk } from './meeting.ts';
import { nameOf } from './name.ts';
import { ofGround } from './of-ground.ts';
import { openEnded } from './open-ended.ts';
import { passing } from './passing.ts';
import { ownReading } from './piece.ts';
import { wrap } from './prefix.ts';
import { instead } from './rebirth.ts';
import { cut, type Sentence } from './sentence.ts';
import { whileShared } from './sharing.ts';
import { Sheet } from './sheet.ts';
import { namedByPiece, noteTarget, placeOnTarget } from './stands-for.ts';
import { lex, type Token } from './token.ts';
import { behindTrigger } from './trigger.ts';
import { uponGain } from './upon-gain.ts';
import { comesBefore, costs } from './use.ts';
import { cardText, isStance, type Word, type WordKind, type Words, withDie } from './words.ts';

/** A name and text of a set, and where they stand. */
export interface Text {
  readonly slot: Slot;
  readonly name: string;
  readonly text: string;
  /** What of it is left to people on purpose. */
  readonly byHand?: readonly ByHand[] | undefined;
}

const kinds: Partial<Record<Slot, WordKind>> = {
  condition: 'condition',
  token: 'token',
  counter: 'counter',
  marker: 'marker',
  terrain: 'terrain',
  map: 'map',
};

/** Words and signs of the longest text that is read: several times more than any card has, so that none keeps the reader busy. */
const mostTokens = 600;

/** `as` is the piece whose text it is taken for, where that is not its own. */
export function readText({ slot, name, text }: Text, vocabulary: Words, as?: Word): Reading<Program> {
  const sheet = new Sheet();
  const card =
    slot === 'ability' || slot === 'default' || slot === 'passive' ? cardText(vocabulary, name, text) : undefined;
  const kind = kinds[slot];
  const isSelf = (word: Word): boolean => word.kind === kind && word.name === name && word.text === text;
  const self = as ?? (kind && (vocabulary.all.find(isSelf) ?? toldMore(slot, name, text, vocabulary)));
  const [die, ...more] = (card ?? self)?.dice ?? [];
  const counting = die !== undefined && more.length === 0 ? withDie(vocabulary, die) : vocabulary;
  const words = withHanded(
    counting,
    card ?? (slot === 'token' && self && isHolding(self) ? tellingStance(vocabulary, self) : undefined),
  );
  const context: Context = {
    words,
    slot,
    self,
    bearer: card?.ref ?? (self && isStance(self) && self.owners.length === 1 ? self.owners[0] : undefined),
    them: undefined,
    side: undefined,
    named: slot === 'marker' && self !== undefined ? namedByPiece(self, words) : {},
    marker: slot === 'marker' || slot === 'terrain' ? self : undefined,
    rolled: false,
    centre: undefined,
    ...(slot === 'marker' && { around: 'marker' as const }),
  };
  if (text.length > mostTokens && lex(text).length > mostTokens) {
    sheet.add(
      'text',
      0,
      text.length,
      'manual',
      `it is longer than a text that is read, with more than ${mostTokens} words and signs`,
    );
    return { clauses: sheet.tile(name, text), program: { body: [], rules: [], manual: true } };
  }
  if (slot === 'hint') return { clauses: sheet.tile(name, text), program: { body: [], rules: [] } };
  if (self?.twin !== undefined) return ofTwin(sheet, self, vocabulary);
  if (self !== undefined && slot === 'marker' && saidByCard(self, vocabulary)) {
    sheet.add('name', 0, name.length, 'reminder');
    sheet.add('text', 0, text.length, 'reminder');
    return { clauses: sheet.tile(name, text), program: { body: [], rules: [] } };
  }
  // A name without a text is a rule, wherever it stands.
  const acts = (slot === 'ability' || slot === 'default') && text.trim() !== '';
  if (!acts && slot !== 'passive' && (slot === 'ability' || slot === 'default')) {
    const program = standing(sheet, name, text, { ...context, slot: 'passive' });
    return { clauses: sheet.tile(name, text), program };
  }
  if (slot === 'default') {
    const passive = passiveOf(name, text, context);
    if (passive !== undefined) return passive;
  }
  if (slot !== 'passive' && name.length > 0) sheet.add('name', 0, name.length, 'reminder');
  if (slot === 'hazard') return hazardText(sheet, name, text, context);
  const read = acts
    ? ability(sheet, name, text, context)
    : (uponGain(sheet, text, context) ?? standing(sheet, name, text, context));
  const said = JSON.stringify(read);
  const parted = (clause: number) => {
    const { field, from = 0, to = 0 } = sheet.clauses[clause] ?? {};
    return (
      field === 'text' &&
      /\b(?:then|also|after(?:wards)?)\b/i.test(text.slice(sheet.clauses[clause - 1]?.from ?? from, to))
    );
  };
  const program = !faced(said)
    ? (facedByOption(sheet, read) ?? wholly(sheet, 'facing'))
    : said.includes('"ahead":true') && !meetsOnWalk(said)
      ? wholly(sheet, '', 'who is met is known only behind a walk in a straight line')
      : said.includes('"min":') && byDistance(read, parted)
        ? wholly(
            sheet,
            '',
            'two ranges that exclude each other are one attack or two: write "or" or "then" between them',
          )
        : staysOver(said)
          ? wholly(sheet, '', 'it does not say when the unit is of its own side again')
          : openEnded(sheet, text, said)
            ? wholly(sheet, '', 'it ends in a way that is played by hand')
            : wayOf(sheet, read, text, said);
  return { clauses: sheet.tile(name, text), program };
}

/** A marker of whose rules its own file says only the beginning, or nothing: the card that lays it tells the rest. */
function toldMore(slot: Slot, name: string, text: string, { all }: Words): Word | undefined {
  if (slot !== 'marker') return undefined;
  const [one, ...more] = all.filter((word) => word.kind === 'marker' && word.name === name);
  return more.length === 0 && one !== undefined && isLess(text, one.text) ? one : undefined;
}

/** Ways that are not straight: past whom, and along what. */
function wayOf(sheet: Sheet, read: Program, text: string, said: string): Program {
  const passed = passing(read, said);
  if (passed === undefined) return wholly(sheet, 'moving through');
  return alongPath(passed, text) ?? wholly(sheet, '', 'no path was laid in it');
}

/**
 * Some cards keep what always holds among their default abilities: "When an ally dies, gain +1 speed". It is read so where it begins
 * as such a text does and is understood to its end.
 */
function passiveOf(name: string, text: string, context: Context): Reading<Program> | undefined {
  if (
    !/^\s*(?:(?:when|whenever|while|on (?:your )?death|on (?:spawn|deploy)|the first time)\b|at the (?:start|beginning|end) of (?:rounds?|turns?) \d)/i.test(
      text,
    )
  )
    return undefined;
  if (/\bnext\b/i.test(text)) return undefined;
  const sheet = new Sheet();
  if (name.length > 0) sheet.add('name', 0, name.length, 'reminder');
  const program = standing(sheet, '', text, { ...context, slot: 'passive' });
  const whole = sheet.clauses.every(({ status }) => status !== 'manual');
  return whole && program.rules.length > 0 && program.until === undefined
    ? { clauses: sheet.tile(name, text), program }
    : undefined;
}

/** A token that is a marker too says nothing beside that one: it is never borne as a token. */
function ofTwin(sheet: Sheet, { name, text, twin }: Word, words: Words): Reading<Program> {
  const marker = words.all.find(({ kind, ref }) => kind === 'marker' && ref === twin);
  const byHand = marker !== undefined && ownReading(marker, words).clauses.some(({ status }) => status === 'manual');
  sheet.add('name', 0, name.length, 'reminder');
  if (byHand) sheet.add('text', 0, text.length, 'manual', `${name} is played by hand`);
  else sheet.add('text', 0, text.length, 'reminder');
  return { clauses: sheet.tile(name, text), program: { body: [], rules: [] } };
}

/** A piece that no text lays, and that only says what the ability says that has it: it shows where that ability works. */
function saidByCard({ ref, text }: Word, words: Words): boolean {
  const own = plainly(text);
  if (own === '' || asked.has(ref)) return false;
  const isSaid = (card: Word): boolean => {
    if (card.kind !== 'ability' || !card.hands?.includes(ref) || !plainly(card.text).includes(own)) return false;
    const { clauses, program } = readText({ slot: 'ability', name: card.name, text: card.text }, words);
    const whole = clauses.every(({ status }) => status !== 'manual');
    return whole && !JSON.stringify(program).includes(`"${ref}"`);
  };
  asked.add(ref);
  try {
    return words.all.some(isSaid);
  } finally {
    asked.delete(ref);
  }
}

/** Pieces that are asked about now: a card that is read for that asks what they say themselves. */
const asked = new Set<string>();

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/** A desk for the tokens of a text from offset `from` on. */
function deskFor(
  sheet: Sheet,
  text: string,
  all: readonly Token[],
  from: number,
  how: Pick<Desk, 'standing' | 'lasts' | 'alone' | 'reacts' | 'notes'>,
) {
  let first = all.findIndex((token) => token.from >= from && token.kind !== 'line');
  if (first < 0) first = all.length;
  // The line break before the first sentence says how far it is indented.
  if (all[first - 1]?.kind === 'line') first -= 1;
  const { tokens, sections } = cut(all.slice(first));
  const desk: Desk = { sheet, field: 'text', source: text, tokens, ...how };
  return { desk, sections };
}

/** What a hazard of a map does to whoever is on it. */
function hazardText(sheet: Sheet, name: string, text: string, context: Context): Reading<Program> {
  const { desk, sections } = deskFor(sheet, text, lex(text), 0, { standing: false, lasts: false, notes: {} });
  const out = block(desk, sections.flat(), onHazard(context));
  const first = out.nodes.find(({ node }) => node !== 'manual');
  const rules: Rule[] = first ? [{ clause: first.clause, rule: 'hazard', then: out.nodes }] : [];
  const program = out.held.length > 0 ? wholly(sheet, text) : { body: [], rules };
  return { clauses: sheet.tile(name, text), program };
}

function ability(sheet: Sheet, name: string, text: string, context: Context): Program {
  const notes: Notes = {};
  const all = lex(text);
  const paid = costs(sheet, text, 0, all, context);
  const lasts = lastsOn(paid.use);
  const alone = paid.use.ultimate === undefined;
  const reacts = paid.use.action === 'reaction' || comesBefore(paid.use);
  const { desk, sections } = deskFor(sheet, text, all, paid.to, { standing: false, lasts, alone, reacts, notes });
  const [main = [], ...more] = sections;
  const anyTurn = paid.use.action === 'reaction' || paid.use.action === 'instant';
  const out = block(desk, main, {
    ...context,
    opening: true,
    ...(comesBefore(paid.use) && { braces: true }),
    ...(anyTurn && { anyTurn }),
    ...(paid.use.action === 'instant' && { instant: true }),
  });
  let use: Use = paid.use;
  let body: readonly Node[] = out.nodes;
  if (reacts) {
    const [held] = out.held;
    if (held?.rule.rule === 'when' && out.held.length === 1 && out.nodes.length === 0 && isAnswer(use, held.rule)) {
      // An instant without a number that says what it answers comes then, as a reaction does.
      use = { ...use, action: 'reaction', trigger: held.rule.trigger };
      body = held.rule.then;
    } else if (use.action === 'reaction') notes.whole ??= 'Reaction';
    else if (out.held.length > 0) notes.whole ??= 'Instant';
  }
  if (paid.fault !== undefined) notes.whole ??= paid.fault;
  if (notes.limit !== undefined) {
    // Two limits of a kind, or one that could be of what is set off.
    const perGame = 'perGame' in notes.limit;
    if (
      use.perGame !== undefined ||
      use.ultimate !== undefined ||
      (!perGame && use.perTurn !== undefined) ||
      more.length > 0
    )
      notes.whole ??= 'per game';
    else if (out.held.length > 0 || notes.rules !== undefined) notes.whole ??= 'once';
    else use = { ...use, ...notes.limit };
  }
  // Nothing sets it off that a limit could be of.
  if (notes.often) notes.whole ??= 'once per turn';
  if (isFree(use) && JSON.stringify(body).includes('"node":"use-ability"')) notes.whole ??= 'Free Action';
  const rules: Rule[] = [...paid.rules];
  for (const section of more) rules.push(...granted(desk, sheet, text, all, name, section, context, out));
  if (!sheet.clauses.some(({ field }) => field === 'text') && text.trim() !== '')
    sheet.add('text', 0, text.length, 'manual', 'nothing of it is understood');
  // What it costs is kept for what stands in for it.
  if (notes.whole !== undefined)
    return {
      ...wholly(sheet, notes.whole),
      ...(paid.any && paid.fault === undefined && paid.use.action !== 'reaction' && { use: paid.use }),
    };
  rules.push(...(notes.rules ?? []).map((rule) => ofAbility(rule, name)));
  const needs = [...(use.needs ?? []), ...(notes.needs ?? [])];
  if (notes.still !== undefined) {
    needs.push({ is: 'not', of: { is: 'did', what: 'basic-move' } });
    body = [...body, stillThisTurn(notes.still)];
  }
  return { use: needs.length > 0 ? { ...use, needs } : { ...use }, body, rules };
}

/** What an instant can answer: somebody is targeted, or is about to take damage or die. */
const isAnswer = (
  { action }: Use,
  { trigger, if: asked, perTurn, perGame }: Extract<Rule, { rule: 'when' }>,
): boolean =>
  asked === undefined &&
  perTurn === undefined &&
  perGame === undefined &&
  (action === 'reaction' || /^(?:targeted|would-take|would-die)$/.test(trigger.on));

/** No basic move any more in this turn. */
const stillThisTurn = (clause: number): Node => ({
  clause,
  node: 'lasting',
  of: 'you',
  until: { moment: 'turn-end', of: 'you', thisTurn: true },
  rules: [{ clause, rule: 'is', who: { side: 'you' }, flag: 'no-basic-move' }],
});

/** What has no end in an ability that comes once a game holds for the rest of it; what answers something could be for that only. */
const lastsOn = ({ action, ultimate, perGame }: Use): boolean =>
  action !== 'reaction' && (ultimate !== undefined || (perGame === 1 && action !== 'instant'));

/** It costs nothing and has no limit: what uses other abilities so would never end. */
const isFree = ({ action, tap, perGame, perTurn, ultimate, spend, take, needs }: Use): boolean =>
  action === 'free' && ![tap, perGame, perTurn, ultimate, spend, take, needs].some((limit) => limit !== undefined);

/** A rule of the card says by name which ability is "this". */
const ofAbility = (rule: Rule, name: string): Rule =>
  rule.rule === 'when'
    ? {
        ...rule,
        then: rule.then.map((node) =>
          node.node === 'refresh' && node.which === 'this' ? { ...node, which: { ability: name } } : node,
        ),
      }
    : rule;

/** A part behind `---`: one more ability, or what stands from then on. */
function granted(
  desk: Desk,
  sheet: Sheet,
  text: string,
  all: readonly Token[],
  name: string,
  section: readonly Sentence[],
  before: Context,
  { marker, nodes, shares }: Out,
): Rule[] {
  // Sentences may tell of the piece that was placed; used by itself, the part knows no piece as "it".
  const placed = marker && placeOnTarget(nodes, marker);
  const about: Context = shares ? { ...before, shares } : before;
  const context: Context =
    marker === undefined ? about : { ...about, marker, strewn: true, ...(placed && { stands: true }) };
  const from = desk.tokens[section[0]?.from ?? 0]?.from ?? 0;
  const to = desk.tokens[(section.at(-1)?.to ?? 1) - 1]?.to ?? from;
  const clause = sheet.next;
  const own = all.filter((token) => token.from >= from && token.to <= to);
  const paid = costs(sheet, text, from, own, context);
  if (!paid.any) {
    const { tokens, sections } = cut(own);
    const read = block({ ...desk, tokens, standing: true, lasts: false }, sections[0] ?? [], context);
    return read.held.map(({ rule }) => rule);
  }
  const { desk: inner, sections } = deskFor(sheet, text, own, paid.to, {
    standing: false,
    lasts: false,
    notes: desk.notes,
  });
  const read = block(inner, sections[0] ?? [], { ...context, ...(comesBefore(paid.use) && { braces: true }) });
  noteTarget(placed, read.nodes);
  if (paid.fault !== undefined || read.held.length > 0) desk.notes.whole ??= paid.fault ?? name;
  const needs = [...(paid.use.needs ?? []), ...whileShared(read.nodes)];
  const use: Use = needs.length > 0 ? { ...paid.use, needs } : paid.use;
  return [{ clause, rule: 'ability', who: { side: 'you' }, name, program: { use, body: read.nodes, rules: [] } }];
}

/** Makes every clause of a text by hand: something governs it that is not understood. */
function wholly(sheet: Sheet, quote: string, reason = `depends on "${quote}"`): Program {
  for (const clause of sheet.clauses) {
    if (clause.status !== 'run') continue;
    clause.status = 'manual';
    clause.reason = reason;
  }
  return { body: [], rules: [], manual: true };
}

/** As `wholly`, but for what only repeats what is set elsewhere: that holds whatever else a map or rules card says. */
function butSaid(sheet: Sheet, quote: string, { held }: Out): Program {
  const rules = held.map(({ rule }) => rule).filter(({ rule }) => rule === 'said');
  const program = wholly(sheet, quote);
  for (const { clause } of rules) {
    const one = sheet.clauses[clause];
    if (one === undefined) continue;
    one.status = 'run';
    delete one.reason;
  }
  return { ...program, rules };
}

function standing(sheet: Sheet, name: string, text: string, context: Context): Program {
  const notes: Notes = {};
  const { slot } = context;
  const named = slot === 'passive' ? nameOf(sheet, name, text, context) : undefined;
  if (named?.manual !== undefined) {
    if (text.trim() !== '') sheet.add('text', 0, text.length, 'manual', `depends on "${named.manual}"`);
    return { body: [], rules: [{ clause: 0, rule: 'manual' }], manual: true };
  }
  if (named?.rules !== undefined) return { body: [], rules: named.rules };
  const all = lex(text);
  if (named?.set !== undefined) {
    const paid = costs(sheet, text, 0, all, context);
    const { desk, sections } = deskFor(sheet, text, all, paid.to, { standing: false, lasts: false, notes });
    const { them, side, named: names = {}, chosen, started } = named.set;
    const out = block(desk, sections.flat(), {
      ...context,
      them,
      side,
      named: names,
      ...(chosen && { chosen }),
      ...(started && { started }),
      ...behindTrigger(named.set.trigger),
    });
    if (out.held.length > 0 || sections.length > 1 || paid.fault !== undefined) return wholly(sheet, name);
    if (paid.rules.length > 0) return wholly(sheet, name);
    if (paid.any) {
      // "Tap: 1dmg to the enemy" behind a trigger is a reaction with a cost.
      if (
        paid.use.action !== 'standard' ||
        named.set.if !== undefined ||
        named.set.perTurn !== undefined ||
        named.set.perGame !== undefined ||
        named.set.also !== undefined ||
        named.set.perAction
      )
        return wholly(sheet, name);
      const use: Use = { ...paid.use, action: 'reaction', trigger: named.set.trigger };
      return { use, body: out.nodes, rules: [] };
    }
    const { trigger, if: asked, perGame, perAction } = named.set;
    const perTurn = named.set.perTurn ?? (notes.often ? 1 : undefined);
    const limit = {
      ...(asked && { if: asked }),
      ...(perTurn !== undefined && { perTurn }),
      ...(perGame !== undefined && { perGame }),
      ...(perAction && { perAction }),
    };
    const then = instead(trigger, out.nodes);
    if (then === undefined) return wholly(sheet, name);
    const rule: Rule = { clause: 0, rule: 'when', trigger, ...limit, then };
    const { also } = named.set;
    return { body: [], rules: also ? [rule, { ...structuredClone(rule), trigger: also }] : [rule] };
  }
  const { desk, sections } = deskFor(sheet, text, all, 0, { standing: true, lasts: false, notes });
  const sentences = sections.flat();
  const limit = limitBehind(desk, sentences);
  const said = block(desk, limit ? sentences.slice(0, -1) : sentences, context);
  if (limit && !limited(desk, said, limit)) notes.whole ??= limit.said;
  if (notes.often) notes.whole ??= 'once per turn';
  if (notes.whole !== undefined)
    return slot === 'map' || slot === 'rules' ? butSaid(sheet, notes.whole, said) : wholly(sheet, notes.whole);
  const out = named?.while === undefined ? said : held(desk, named.while, said);
  if (out === undefined) return wholly(sheet, name);
  const rules = finish(out, notes, context.self);
  const own = slot === 'terrain' && context.self !== undefined ? ofGround(rules, context.self.ref) : rules;
  return { body: [], rules: own, ...(out.until ? { until: out.until } : {}) };
}

/** Rules that hold while the name of their passive says so. */
function held(desk: Desk, asked: readonly Condition[], said: Out): Out | undefined {
  const out = emptyOut();
  return said.nodes.length === 0 && wrap(desk, { is: 'if', if: asked, while: true }, 0, said, out) ? out : undefined;
}

/** What a condition says about several of its kind, applied to its rules. */
function finish(out: Out, notes: Notes, self: Word | undefined): readonly Rule[] {
  let rules = out.held.map(({ rule }) => rule);
  if (notes.single) {
    // T-146: armour does not add up with armour of another source, so it is the flag and no sum.
    rules = rules.map((rule) =>
      rule.rule === 'change' && rule.what === 'damage-received' && rule.add?.base === -1 && rule.add.terms === undefined
        ? { clause: rule.clause, rule: 'is', who: rule.who, flag: 'armor' }
        : rule,
    );
  }
  if (notes.stacks && self !== undefined) {
    rules = [
      ...rules.map((rule) =>
        rule.rule === 'when' ? { ...rule, then: rule.then.map((node) => perToken(node, self.ref)) } : rule,
      ),
      { clause: rules[0]?.clause ?? 0, rule: 'stacks' },
    ];
  }
  // "1 damage for each of them": what counts itself adds up.
  if (
    !notes.stacks &&
    self?.kind === 'condition' &&
    !notes.single &&
    JSON.stringify(rules).includes(`"token":"${self.ref}"`)
  ) {
    return [...rules, { clause: rules[0]?.clause ?? 0, rule: 'stacks' }];
  }
  return rules;
}

/** Several of a condition add up: what one does is done for each. */
function perToken(node: Node, token: string): Node {
  if ((node.node !== 'damage' && node.node !== 'heal') || typeof node.amount === 'string') return node;
  if (node.amount.terms !== undefined) return node;
  const amount = {
    base: 0,
    terms: [{ each: node.amount.base, per: { count: 'tokens' as const, token, on: 'you' as const } }],
  };
  return { ...node, amount };
}
