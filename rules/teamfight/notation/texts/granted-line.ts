import type { Node, Program, Use, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { isOwnerless, isTold } from '../nouns/ownerless.ts';
import { type Desk, emptyOut, type Out, type Read, ran } from '../sentences/desk.ts';
import { type Sentence, scopeOf } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Words } from '../words/words.ts';
import { besideGiver } from './beside-giver.ts';
import { besideGate, fromGate, spentHere } from './gates.ts';
import { ofUser } from './of-user.ts';
import { ownersAction } from './owners-action.ts';
import { toBeside, toNamed } from './piece-beside.ts';
import { removesIt, standsApart } from './removal-offered.ts';
import { boughtWith, spentAs, spentInTurn } from './spent-as.ts';
import { comesBefore, costs, doesHarm } from './use.ts';

export interface Users {
  readonly who: Who;
  readonly at: number;
  /** What it costs, where that is said in words: "may spend a Free Action to ...". */
  readonly use?: Omit<Use, 'clause'>;
  /** All that is granted stands in quotation marks, of which the first are before `at`. */
  readonly quoted?: boolean;
  /** What it is called, in quotation marks. */
  readonly name?: string | undefined;
  /** Behind what they may do it is said what that costs: "may heal 2 as a Move Action". */
  readonly to?: number;
  /** Whoever has the text: "this" in it is what it stands on. */
  readonly own?: true;
  /** What they do, in words that name the piece whose text it is. */
  readonly said?: readonly Token[];
}

/** What one does where nothing sets it off: with an action that is named or none, and never what would come by itself. */
const doing = 'use|make a|one|your default ability|attack';

/** `Units can use`, `adjacent allies have:`, `units in this space may spend a Free Action to`: who may use what stands behind it. */
function users(desk: Desk, sentence: Sentence, context: Context): Users | undefined {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  // "1/Turn, use a default ability as a Free Action": told to whoever has the text.
  const bears = context.slot === 'passive' || context.slot === 'token' || context.slot === 'condition';
  const offer = bears
    ? (oncePaid(cursor) ?? insteadOfMoving(cursor) ?? cursor.try(() => ownPaid(cursor)) ?? givenUp(cursor))
    : undefined;
  if (offer !== undefined) return { who: { side: 'you' }, own: true, ...offer };
  const inTurn = bears || context.slot === 'counter' ? spentInTurn(cursor) : undefined;
  if (inTurn !== undefined) return { who: { side: 'you' }, own: true, at: cursor.at, ...inTurn };
  if (context.slot === 'passive' && cursor.take('once per|each|a turn ,? you may|can')) {
    // What is spent would have to be there, and "once" of a reroll or of something that comes is no action.
    const isDone = !cursor.sees('spend|pay|lose|discard|sacrifice|reroll|ignore|prevent|choose|draw|instead');
    return isDone ? { who: { side: 'you' }, at: cursor.at, use: { action: 'free', perTurn: 1 } } : undefined;
  }
  if (bears && cursor.takeAny('once per|each|a turn ,|:', '1 / turn ,|:') && cursor.sees(doing))
    return { who: { side: 'you' }, at: cursor.at, use: { action: 'free', perTurn: 1 } };
  const asAction = bears ? cursor.try(() => actionFirst(cursor)) : undefined;
  if (asAction !== undefined) return { who: { side: 'you' }, at: cursor.at, use: asAction, own: true };
  const offered = context.slot === 'marker' ? ownersAction(desk, cursor, context) : undefined;
  if (offered !== undefined) return offered;
  const mine = context.slot === 'marker' || context.slot === 'terrain' ? undefined : yourSpent(cursor);
  if (mine !== undefined) return { who: { side: 'you' }, at: cursor.at, use: mine };
  const bought =
    bears || context.slot === 'counter'
      ? cursor.try(() => (cursor.take('you') ? spentAs(cursor) : undefined))
      : undefined;
  if (bought !== undefined) return { who: { side: 'you' }, own: true, at: cursor.at, ...bought };
  const posted = atPiece(cursor, context);
  if (posted !== undefined) return posted;
  const early = saidBefore(cursor, context);
  // "For a Standard Action, heal 2": whoever has the action may spend it, and all units have actions.
  const anybody =
    early !== undefined && early.perTurn === undefined && !cursor.sees('the active') ? named(desk, cursor) : undefined;
  if (anybody !== undefined) return { who: { side: 'any' }, at: cursor.at, use: early, name: anybody };
  cursor.take('the active');
  // In each turn one unit acts, so that its limit is that of whoever does.
  const often = context.slot === 'marker' && cursor.take('once per|each|a turn ,?') && { perTurn: 1 };
  const found = noun(cursor, context);
  // Anybody may: one of them is whoever does.
  const all = found && found.ref === undefined && found.max === undefined && { ...found, many: 'each' as const };
  const who: Who | undefined = all ? standingWho(all) : undefined;
  // "A hero adjacent to an ally may": of whom, nobody says on a rules card.
  if (who !== undefined && isOwnerless(context) && isTold(who)) return undefined;
  if (who === undefined && found?.ref === 'you' && has(cursor))
    return { who: { side: 'you' }, at: cursor.at, quoted: cursor.before?.text === '"' };
  // "As a Move Action, teleport to this", in the text of a piece: whoever has laid it, who is on it, or anybody.
  if (who === undefined) return isOwnerless(context) ? opened(cursor, early) : undefined;
  if (early !== undefined) {
    if (!cursor.take('can|may :?')) return undefined;
    const said = boughtWith(cursor.tokens, cursor.at, cursor.end);
    return { who, use: early, name: named(desk, cursor), at: cursor.at, ...(said && { said }) };
  }
  // "Allies may teleport next to you as a Move Action": of you there are two then.
  const own = isOwnerless(context) || !cursor.holds(told);
  const behind = often || !own ? undefined : paidBehind(cursor);
  if (behind !== undefined) return { who, at: cursor.at, ...behind };
  const gates = own ? besideGate(cursor, context) : undefined;
  if (gates !== undefined)
    return { who: { ...who, places: [...(who.places ?? []), gates.place] }, at: cursor.at, use: gates.use };
  const here = context.slot === 'marker' ? spentHere(cursor) : undefined;
  if (here !== undefined)
    return { who: { ...who, places: [...(who.places ?? []), here.place] }, at: cursor.at, use: here.use };
  const through = own ? fromGate(cursor, context) : undefined;
  if (through !== undefined)
    return { ...through, who: { ...who, places: [...(who.places ?? []), through.place] }, at: cursor.at };
  const paid = own ? spent(cursor) : undefined;
  if (paid !== undefined) return { who, at: cursor.at, use: { ...paid, ...often } };
  if (often) return undefined;
  const priced = own ? spentAs(cursor) : undefined;
  if (priced !== undefined) return { who, at: cursor.at, ...priced };
  const listed =
    cursor.takeAny(
      'can|may use :?',
      'have|gain access to :?',
      'have|has|gain|gains an? additional|extra|further? ability|action :?',
    ) || has(cursor);
  const quoted = cursor.before?.text === '"';
  const many = found?.many === 'each' || found?.who.yours === true || isOwnerless(context);
  return listed && many ? { who, at: cursor.at, quoted } : undefined;
}

/** `Allies have:`, `adjacent allies have "Free Action: ..."`, `your Wolf has Move Action: ...`. */
const has = (cursor: Cursor): boolean =>
  cursor.takeAny('have|has|gain|gains :? "', 'have|has|gain|gains :') ||
  ((cursor.sees('have|has|gain|gains free|move|standard action') || cursor.sees('have|has|gain|gains move +')) &&
    cursor.take('have|has|gain|gains'));

type Offer = Pick<Users, 'at' | 'use' | 'to'>;

/** `Once per turn, you may spend a Move Action to`, `once per turn as a Free Action,`, `once per turn, you may heal 1 as a Free Action`. */
const oncePaid = (cursor: Cursor): Offer | undefined =>
  cursor.try(() => {
    if (!cursor.takeAny('once per|each|a turn ,?', '1 / turn ,|:?')) return undefined;
    const you = cursor.take('you');
    const behind = you ? paidBehind(cursor) : undefined;
    if (behind !== undefined) return { at: cursor.at, ...behind, use: { action: 'free', ...behind.use, perTurn: 1 } };
    const said = you ? spent(cursor) : actionFirst(cursor);
    if (said === undefined || cursor.sees('clear|remove|discard|lose|end|exit|leave|ignore|instead')) return undefined;
    return { at: cursor.at, use: { ...said, perTurn: 1 } };
  });

const moves = ['a|your|using|taking a|your? move action', 'moving|walking', 'your move|movement'].map(
  (what) => `instead of ${what}`,
);

/** `Instead of moving, you may`, `you may teleport 3 instead of moving`, `your Move Action can teleport you up to 3 instead`: one way more to spend it. */
const insteadOfMoving = (cursor: Cursor): Offer | undefined =>
  cursor.try((): Offer | undefined => {
    const use = { action: 'move' as const };
    if (cursor.takeAny(...moves)) return cursor.take(',? you may|can') ? { at: cursor.at, use } : undefined;
    if (cursor.lacks(instead)) return undefined;
    const own = cursor.take('your move action can|may');
    if (!own && !cursor.take('you may|can')) return undefined;
    const { at, tokens, end } = cursor;
    const to = tokens.findLastIndex(({ text }, n) => n < end && text === 'instead');
    if (to <= at) return undefined;
    const tail = new Cursor(tokens, to, end);
    const ends = own ? tail.take('instead') : tail.takeAny(...moves);
    return ends && tail.done ? { at, to, use } : undefined;
  });

/** `You may teleport 3 as a Move Action`. */
function ownPaid(cursor: Cursor): Offer | undefined {
  const behind = cursor.take('you') ? paidBehind(cursor) : undefined;
  return behind && { at: cursor.at, ...behind };
}

/** `Spend this to move 2 as a Free Action`. */
function givenUp(cursor: Cursor): Offer | undefined {
  const { at, tokens, end } = cursor;
  if (!cursor.sees('spend|discard|remove|use this to') || end - at < 8) return undefined;
  const cost = new Cursor(tokens, end - 4, end);
  if (!cost.take('as a|an free|move|standard action')) return undefined;
  return { at, to: end - 4, use: { action: tokens[end - 2]?.text as Use['action'] } };
}

const instead = oneOf('instead');

/** `As a Move Action, you may`, `as a Free Action,`: what whoever has the text may spend on what stands behind it. */
export function actionFirst(cursor: Cursor): Omit<Use, 'clause'> | undefined {
  if (!cursor.take('as|for a|an|1|your free|move|standard action')) return undefined;
  const said = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => actions.has(text))?.text;
  const often = cursor.takeAny(',? once per|each|a turn', '( 1 / turn )');
  const comma = cursor.take(',|:');
  if (!cursor.take('you may|can') && !comma) return undefined;
  if (said === undefined || cursor.sees('have|has|be|are')) return undefined;
  // "As a Move Action, an ally may swap places with you": whose action that is.
  if (cursor.before?.text !== 'may' && cursor.before?.text !== 'can' && othersMay(cursor)) return undefined;
  return { action: said as Use['action'], ...(often && { perTurn: 1 }) };
}

const others =
  'a|an|any|each|one|another|all|other|your|the? adjacent|allied|other? ally|allies|enemy|enemies|unit|units|hero|heroes|summon|summons';

/** `an adjacent ally may`: somebody else is offered it. */
function othersMay({ tokens, at, end }: Cursor): boolean {
  if (!new Cursor(tokens, at, end).sees(others)) return false;
  const may = tokens.findIndex(({ text }, n) => n > at && n < end && /^(?:may|can|[,.:])$/.test(text));
  return may > 0 && /^(?:may|can)$/.test(tokens[may]?.text ?? '');
}

/** `Once per turn, the active hero can`, `For a Standard Action, a hero may`: on a rules card; `As a Move Action, a unit on this can`, on a piece. */
function saidBefore(cursor: Cursor, context: Context): Omit<Use, 'clause'> | undefined {
  const ofPiece = context.slot === 'marker' || context.slot === 'terrain';
  if (!isOwnerless(context) && !ofPiece) return undefined;
  if (!ofPiece && cursor.take('once per|each|a turn ,?')) return { action: 'free', perTurn: 1 };
  return cursor.try(() => {
    if (cursor.take('for|as a|an|1? move + standard action|actions ,?')) return { action: 'move-standard' as const };
    if (!cursor.take('for|as a|an|1 free|move|standard action ,?')) return undefined;
    const action = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => actions.has(text))?.text;
    return action === undefined ? undefined : { action: action as Use['action'] };
  });
}

/** Whoever has the action may spend it on what stands behind a comma. */
const opened = (cursor: Cursor, use: Omit<Use, 'clause'> | undefined): Users | undefined =>
  use !== undefined && use.perTurn === undefined && cursor.before?.text === ','
    ? { who: { side: 'any' }, at: cursor.at, use }
    : undefined;

/** `"Overcharge".`, `"Repair:`: a name in quotation marks, of which the closing ones may be forgotten. */
function named({ source }: Desk, cursor: Cursor): string | undefined {
  return cursor.try(() => {
    const { at } = cursor;
    if (cursor.peek()?.text !== '"') return undefined;
    const words: string[] = [];
    cursor.at += 1;
    while (cursor.peek()?.kind === 'word' && words.length < 4) {
      const { from = 0, to = 0 } = cursor.peek() ?? {};
      words.push(source.slice(from, to));
      cursor.at += 1;
    }
    const ends = cursor.done || cursor.takeAny('" : "', '" :', ': "', '"', ':');
    cursor.takeAny(',', ':');
    return words.length > 0 && ends && cursor.at > at ? words.join(' ') : undefined;
  });
}

/** `Move Action while adjacent:`, `Free Action while here:`, `spend 1 movement to`, in the text of a piece: for whoever is so near to it, or on it. */
function atPiece(cursor: Cursor, { slot, marker, strewn }: Context): Users | undefined {
  if (slot !== 'marker' || marker === undefined || strewn) return undefined;
  return cursor.try((): Users | undefined => {
    const here: Who = { side: 'any', places: [{ range: { max: 0 }, of: 'marker' }] };
    if (cursor.takeAny('spend # movement to', 'spend # point|points of movement to'))
      return { who: here, use: { action: 'free', movement: cursor.numbers[0] ?? 1 }, at: cursor.at };
    if (!cursor.take('free|move|standard action')) return undefined;
    const action = cursor.tokens[cursor.at - 2]?.text as Use['action'];
    const near = cursor.takeAny('while|if adjacent|next to? this|it?');
    if (!near && !cursor.takeAny('while|if here', 'while|if on this|it', 'while|if in this|its|the space'))
      return undefined;
    const use = { action, ...(cursor.take(', once per|each|a turn') && { perTurn: 1 }) };
    if (!cursor.take(':|,')) return undefined;
    return { who: near ? { side: 'any', places: [{ range: { max: 1 }, of: 'marker' }] } : here, use, at: cursor.at };
  });
}

/** `may spend a Free Action to`, `can use a Standard Action to`, `may spend 1 movement to`. */
/** `You may spend a Standard Action to move 2`: where nothing sets it off, whenever one has the action. What rids one of something is told elsewhere. */
const yourSpent = (cursor: Cursor): Omit<Use, 'clause'> | undefined =>
  cursor.try(() => {
    if (!cursor.take('you') || !cursor.sees('may|can spend|use a|an|1|your move|standard action to')) return undefined;
    const found = spent(cursor);
    return cursor.sees('clear|remove|discard|lose|end|exit|leave|ignore|instead') ? undefined : found;
  });

function spent(cursor: Cursor): Omit<Use, 'clause'> | undefined {
  return cursor.try(() => {
    if (cursor.takeAny('can|may spend # movement to', 'can|may spend # point|points|space|spaces of movement to'))
      return { action: 'free' as const, movement: cursor.numbers[0] ?? 1 };
    if (!cursor.take('can|may spend|use|take a|an|1|their|its|your free|move|standard action')) return undefined;
    if (!cursor.take('to :?') && !cursor.take(':')) return undefined;
    const action = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => actions.has(text))?.text;
    return action === undefined ? undefined : { action: action as Use['action'] };
  });
}

/** `can remove this as a Standard Action`, `may heal 2 as a Free Action once per turn`. */
export function paidBehind(cursor: Cursor): Pick<Users, 'use' | 'to'> | undefined {
  if (cursor.lacks(actionSaid)) return undefined;
  return cursor.try(() => {
    // "Your Wolf may use Bite as a Free Action" is said of what Bite costs.
    if (!cursor.take('can|may') || cursor.sees('use|make|attack')) return undefined;
    const { at, tokens, end } = cursor;
    // "May spend 2 Coins to heal 3 as a Free Action": what is spent is its price.
    if (boughtWith(tokens, at, end) !== undefined) return undefined;
    for (let to = at + 1; to < end; to++) {
      if (!/^(?:as|with|for|using)$/.test(tokens[to]?.text ?? '')) continue;
      const cost = new Cursor(tokens, to, end);
      if (!cost.take('as|with|for|using a|an free|move|standard action')) continue;
      const action = tokens[to + 2]?.text as Use['action'];
      const often = cost.takeAny(', once per|each|a turn', 'once per|each|a turn') && { perTurn: 1 };
      return cost.done ? { use: { action, ...often }, to } : undefined;
    }
    return undefined;
  });
}

const actionSaid = oneOf('action');
const told = oneOf('you your yourself');

const actions = new Set(['free', 'move', 'standard']);

/** The piece in whose space, or next to which, whoever uses it stands. */
function besideOf({ places = [] }: Who, { marker, words }: Context): Context['beside'] {
  for (const { range, of, on } of places) {
    const under = wordOf(words, on, 'marker');
    if (under !== undefined) return { piece: under, far: 0 };
    const far = range?.max;
    const ref = of === 'marker' ? marker?.ref : typeof of === 'object' && 'marker' in of ? of.marker : undefined;
    const piece = wordOf(words, ref, 'marker');
    if (piece !== undefined && far !== undefined && far <= 1 && !range?.min) return { piece, far };
  }
  return undefined;
}

/** `Standard Action: Lose a Coin. Range 3, 2dmg`: what is lost first is a price, as on a card. */
function paidFirst(program: Program, { words }: Context): Program {
  const [lost, ...bought] = program.body;
  const { use } = program;
  if (use === undefined || bought.length === 0 || lost?.node !== 'lose' || lost.from !== 'you') return program;
  const { token, count } = lost;
  if (typeof count === 'string' || count.terms !== undefined || isBurden(words, token)) return program;
  return { ...program, use: { ...use, spend: [...(use.spend ?? []), { token, count: count.base }] }, body: bought };
}

/** A condition, or a counter of which one never wishes to have many: nobody is short of it. */
function isBurden(words: Words, ref: string): boolean {
  const word = wordOf(words, ref, 'counter', 'token');
  return word === undefined || doesHarm(words, word);
}

/** What stands in quotation marks, without those that close it. Undefined where none do. */
function unquoted({ tokens }: Desk, sentences: readonly Sentence[]): readonly Sentence[] | undefined {
  const last = sentences.at(-1);
  if (last === undefined) return undefined;
  const ends = [last.to - 1, last.to - 2].find((at) => at >= last.from && tokens[at]?.text === '"');
  if (ends === undefined) return undefined;
  return ends === last.from ? sentences.slice(0, -1) : [...sentences.slice(0, -1), { ...last, to: ends }];
}

/** How often is said, and so that it is used: nothing comes "once a game" by itself here. */
const limited = ({ perGame, ultimate, tap }: Use): boolean =>
  perGame !== undefined || ultimate !== undefined || tap === true;

/** Whoever uses it stands where the piece lies, so that "this" is the piece in its own space, or next to it: one there. */
function onYourSpace(part: unknown, ref: string, far: number): unknown {
  if (Array.isArray(part)) return part.map((one) => onYourSpace(one, ref, far));
  if (typeof part !== 'object' || part === null) return part;
  if ('node' in part && part.node === 'remove' && 'what' in part && part.what === 'marker') {
    const of = far > 0 ? 'space' : 'you';
    const removed = { ...part, what: { marker: ref, places: [{ range: { max: 0 }, of }] } };
    if (far === 0) return removed;
    const clause = 'clause' in part ? part.clause : 0;
    return { clause, node: 'space', range: { max: far }, sight: false, on: ref, then: [removed] };
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, onYourSpace(value, ref, far)]));
}

const granted = /^(?:standard|move|move-standard|free|instant)$/;
/** Without an action said, "Once per turn:" could be of something that comes by itself. */
const said = /\b(?:standard|move|free)\s+action|\bmove\s*\+\s*standard\b|\binstant\b/i;

/** What says in a sentence what is used, and what says so in a cost. */
const using = oneOf('once / instead action actions movement spend discard');
const inCosts = /(?:standard|move|free)\s+action|move\s*\+\s*standard|instant|game|battle|ult|tap|use/i;

/** Whether no word says that something can be used, nor how often. A guard. */
const costsNothing = ({ tokens, source }: Desk, { from, to }: Sentence): boolean =>
  new Cursor(tokens, from, to).lacks(using) && !inCosts.test(source);

/**
 * `Free Action, 1/Turn: Range 2, 1dmg.` among lines that hold: a further ability for as long as they do. It reaches to the end of
 * its line, or over the deeper lines below it. Returns how many sentences were taken.
 */
export function grantedLine(
  desk: Desk,
  sentences: readonly Sentence[],
  index: number,
  context: Context,
  read: Read,
): { readonly taken: number; readonly out: Out } | undefined {
  const sentence = sentences[index] as Sentence;
  const holds = desk.standing || desk.holds === true;
  const begun = sentence.first || context.slot === 'marker';
  if (!holds || !begun || sentence.bullet || costsNothing(desk, sentence)) return undefined;
  const beside = besideGiver(new Cursor(desk.tokens, sentence.from, sentence.to), context, desk.sheet.next);
  if (beside !== undefined) {
    ran(desk, sentence.from, sentence.to);
    const out = emptyOut();
    out.held.push({ of: 'you', rule: beside });
    return { taken: 1, out };
  }
  const ofPiece = context.slot === 'marker' || context.slot === 'terrain' || isOwnerless(context);
  const whose = users(desk, sentence, context);
  // "When an enemy enters, 1dmg. You can destroy this as a Free Action": an action of its own wherever it stands.
  const isAlone = whose !== undefined && removesIt(desk, whose, sentence) && standsApart(desk, sentences, index);
  if (!sentence.first && whose?.said === undefined && !isAlone) return undefined;
  // Of a piece on the map it would not be said whose ability it is.
  if (ofPiece && whose === undefined) return undefined;
  const begins = whose?.at ?? sentence.from;
  const from = desk.tokens[begins]?.from ?? 0;
  const mark = desk.sheet.next;
  if (whose !== undefined) ran(desk, sentence.from, begins);
  const ends = whose?.to ?? sentence.to;
  const line = desk.tokens.slice(begins, ends);
  const paid =
    whose?.use === undefined
      ? costs(desk.sheet, desk.source, from, line, context)
      : { use: { clause: mark, ...whose.use }, to: from, rules: [], fault: undefined };
  const { use } = paid;
  const isSaid = whose?.use !== undefined;
  const colon = isSaid || /:\s*$/.test(desk.source.slice(from, paid.to)) || sentence.opens || whose?.quoted === true;
  const costly = isSaid || said.test(desk.source.slice(from, paid.to)) || (whose !== undefined && limited(use));
  const first = desk.tokens.findIndex((token) => token.from >= paid.to);
  if (!costly || paid.fault !== undefined || paid.rules.length > 0 || !colon || !granted.test(use.action)) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  let last = index + 1;
  if (sentence.opens) last += scopeOf(sentences, index);
  else if (whose?.said === undefined && !isAlone) while (sentences[last]?.line === sentence.line) last += 1;
  const rest = first >= 0 && first < ends ? [{ ...sentence, from: first, to: ends, first: false, opens: false }] : [];
  // Whoever uses it is "you" there, and measures from where it stands.
  const near = ofPiece
    ? whose?.who.places?.find(({ range, of }) => (range?.max ?? 2) <= 1 && !range?.min && of === 'marker')
    : undefined;
  const marker = near && context.marker;
  const apart = whose?.said
    ? { slot: 'ability' as const, self: undefined, marker: undefined }
    : whose === undefined || whose.own
      ? {}
      : { slot: 'ability' as const, self: undefined, marker };
  const fresh = within(context, {
    around: undefined,
    beside: whose && besideOf(whose.who, context),
    ...apart,
    them: undefined,
    side: undefined,
    named: {},
    rolled: false,
    centre: undefined,
    ...(whose?.use !== undefined && isOwnerless(context) && { them: 'you' as const, offered: true }),
    ...(use.action === 'instant' && { instant: true, braces: comesBefore(use) }),
  });
  // "Allies can teleport to this as a Move Action": wherever they stand, to such a piece.
  const there =
    ofPiece && whose !== undefined && marker === undefined && first >= 0 ? desk.tokens.slice(first, ends) : [];
  const offered = whose !== undefined && isOwnerless(context) && first >= 0 ? desk.tokens.slice(first, ends) : [];
  const ofNear = whose && toBeside(offered, whose.who, context.words);
  if (ofNear === 'unknown') {
    desk.sheet.backTo(mark);
    return undefined;
  }
  const isNobodys = isOwnerless(context) || context.self?.fields.ofMap === true;
  const does = whose !== undefined && isNobodys && first >= 0 ? (whose.said ?? desk.tokens.slice(first, ends)) : [];
  const saidBeside = ofUser(does) ?? whose?.said ?? (context.marker && toNamed(there, context.marker)) ?? ofNear;
  const told = saidBeside === undefined ? desk.tokens : [...desk.tokens, ...saidBeside];
  const acting: Desk = { ...desk, tokens: told, standing: false, lasts: false, holds: false, notes: {} };
  const own =
    saidBeside === undefined
      ? [...rest, ...sentences.slice(index + 1, last)]
      : [{ ...sentence, from: desk.tokens.length, to: told.length, first: false, opens: false }];
  const meant = whose?.quoted ? unquoted(desk, own) : own;
  if (meant === undefined) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  const body = read(acting, meant, fresh);
  const closing = own.length > meant.length ? own.at(-1) : undefined;
  if (closing !== undefined) ran(desk, closing.from, closing.to);
  const whole = desk.sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
  if (whose?.to !== undefined) ran(desk, whose.to, sentence.to);
  const nodes =
    marker === undefined ? body.nodes : (onYourSpace(body.nodes, marker.ref, near?.range?.max ?? 0) as readonly Node[]);
  if (marker !== undefined && /[:,]"marker"[,}\]]/.test(JSON.stringify(nodes))) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  if (
    !whole ||
    body.nodes.length === 0 ||
    body.held.length > 0 ||
    acting.notes.rules !== undefined ||
    acting.notes.often
  ) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  const name = whose?.name ?? context.self?.name ?? 'Granted action';
  const program = paidFirst({ use, body: nodes, rules: [] }, context);
  body.held.push({
    of: 'you',
    rule: { clause: mark, rule: 'ability', who: whose?.who ?? { side: 'you' }, name, program },
  });
  return { taken: last - index, out: body };
}
