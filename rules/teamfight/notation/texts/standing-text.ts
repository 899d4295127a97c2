import { notUnderstood, type Why } from '../../../kernel/reading/why.ts';
import { mapSections } from '../../map-pieces.ts';
import type { Condition, Node, Program, Rule, Who } from '../../program.ts';
import { byHandUpTo } from '../by-hand/governing.ts';
import { withoutLines } from '../by-hand/own-line.ts';
import { type Context, within } from '../context.ts';
import { goesOffOn } from '../effects/borne.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { toldOnceThrough } from '../occasions/once-through.ts';
import { ofSoMuch } from '../occasions/so-much-damage.ts';
import { toldBefore } from '../occasions/still-before.ts';
import { limitedInLine, limitsInLines } from '../phrases/limit-of-line.ts';
import { limitBehind, limited } from '../phrases/limited-trigger.ts';
import { wrap } from '../phrases/wrap.ts';
import { goneOnce } from '../pieces/gone-once.ts';
import { whyIdle } from '../pieces/idle.ts';
import { ofObject } from '../pieces/of-object.ts';
import { sparingSome } from '../pieces/piece-spares.ts';
import { toldByMap } from '../pieces/told-by-map.ts';
import { byWhoeverComes } from '../pieces/whoever-comes.ts';
import { block } from '../sentences/block.ts';
import { type Desk, emptyOut, type Notes, type Out } from '../sentences/desk.ts';
import { entersThis } from '../sentences/enters-this.ts';
import { inSentences } from '../sentences/in-sentences.ts';
import { isOfferedAnytime } from '../sentences/price-offered.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { deskFor, wholly } from '../sentences/text-desk.ts';
import { whileAdjacent } from '../sentences/while-adjacent.ts';
import { ofGround } from '../states/of-ground.ts';
import { strengthened } from '../states/strengthened.ts';
import { Cursor } from '../words/cursor.ts';
import { behindFlavour } from '../words/flavour.ts';
import { inOwnText } from '../words/in-own-text.ts';
import { lexed } from '../words/stops-in-names.ts';
import type { Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import { answerBegun, answerText } from './answer-text.ts';
import { atThatMoment } from './at-that-moment.ts';
import { ofNamedCounter } from './counter-name.ts';
import { endsUnbegun, sinceWhen } from './ends-unbegun.ts';
import { facesFirst } from './faces-first.ts';
import { listOfLines } from './list-of-lines.ts';
import { nameOf } from './name.ts';
import { isOfNamed, namedGroup } from './named-group.ts';
import { namedRounds } from './named-rounds.ts';
import { pricesInLines } from './price-lines.ts';
import { rerollNamed } from './reroll-named.ts';
import { sinceSummoned } from './since-summoned.ts';
import { thisOne } from './this-one.ts';

/** What is said before it is cut into sentences. */
function plainly(tokens: readonly Token[], context: Context): readonly Token[] {
  const { slot, self } = context;
  const said = slot === 'marker' && self !== undefined ? toldByMap(tokens, self) : tokens;
  const entered = entersThis(pricesInLines(said, context), context);
  const then = inSentences(entered, atThatMoment);
  return slot === 'marker' ? inSentences(then, (sentence) => whileAdjacent(sentence, context)) : then;
}

/** As `wholly`, but for what only repeats what is set elsewhere: that holds whatever else a map or rules card says. */
function butSaid(sheet: Sheet, why: Why, { held }: Out): Program {
  const rules = held.map(({ rule }) => rule).filter(({ rule }) => rule === 'said');
  const program = wholly(sheet, why);
  for (const { clause } of rules) {
    const one = sheet.clauses[clause];
    if (one === undefined) continue;
    one.status = 'run';
  }
  return { ...program, rules };
}

/** `Attack a Slowed enemy` as a name, and "+1 damage" as its text. */
function strongerBy(
  sheet: Sheet,
  text: string,
  tokens: readonly Token[],
  context: Context,
  set: Occasion,
): Rule | undefined {
  // Of somebody else's attack it could be for either.
  if (!('who' in set.trigger) || set.trigger.who?.side !== 'you') return undefined;
  const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const rule = strengthened(new Cursor(tokens, 0, end), context, set, sheet.next);
  if (rule !== undefined) sheet.add('text', 0, text.length, 'run');
  return rule;
}

/** `A hero adjacent to the Cannon may ... Once per round`: one hero or all of them; in each turn only one acts. */
const isSharedLimit = ({ held }: Out, text: string): boolean =>
  held.some(({ rule }) => rule.rule === 'ability' && (rule.program.use?.perRound ?? rule.program.use?.perGame)) &&
  !/\b(?:each|every) (?:hero|unit)\b[^.:]*\b(?:can|may)\b/i.test(text);

/** What stands last in a map's text is said of the piece under whose label it stands. */
const endsUnderLabel = (text: string): boolean => mapSections(text).some(({ to }) => to === text.trimEnd().length);

/** A name that says of nobody who ends its turn somewhere. */
const isAnybodys = /^(?:ends|starts|begins)\b.*\b(?:adjacent|next|in|within|on)\b/i;

/** By hand only because of the name. */
const ofName: Why = { dependsOn: { field: 'name', at: 0 } };
const soOften = 'it does not say what happens so often';

export function standing(sheet: Sheet, name: string, text: string, context: Context): Program {
  const { slot } = context;
  const notes: Notes = isOwnerless(context) ? { lines: new Map() } : {};
  const since = slot === 'passive' ? sinceSummoned(sheet, name, text, context, notes) : undefined;
  if (since !== undefined) return since;
  const plain = plainly(inOwnText(lexed(text, context.words), context), context);
  const whole = slot === 'passive' ? ofNamedCounter(name, plain, context) : undefined;
  if (whole !== undefined) sheet.add('name', 0, name.length, 'run');
  let named = slot === 'passive' && whole === undefined ? nameOf(sheet, name, text, context) : undefined;
  if (named?.set === undefined && whole === undefined && slot === 'passive' && isOfNamed(name, text, context)) {
    const ofGroup = namedGroup(sheet, name, text, context);
    if (ofGroup !== undefined) return ofGroup;
    sheet.backTo(0);
    sheet.add('name', 0, name.length, 'manual', notUnderstood());
    named = { manual: true };
  }
  if (named?.manual) {
    if (text.trim() !== '') sheet.add('text', 0, text.length, 'manual', ofName);
    return { body: [], rules: [{ clause: 0, rule: 'manual' }], manual: true };
  }
  if (named?.rules !== undefined) return { body: [], rules: named.rules };
  const written = whole ?? plain;
  const through = named?.set && toldOnceThrough(written, named.set);
  const much = named?.set && ofSoMuch(written, named.set);
  if (named?.set !== undefined && much !== undefined) {
    sheet.add('text', written[0]?.from ?? 0, written[much.from - 1]?.to ?? 0, 'run');
    const rest = { text, tokens: written.slice(much.from), from: 0, clause: 0 };
    return answerText(sheet, rest, much.set, context, notes);
  }
  const early = named?.set && toldBefore(written, named.set);
  const all = through ?? early ?? (isOwnerless(context) ? namedRounds(listOfLines(written)) : written);
  const stronger = named?.set && strongerBy(sheet, text, all, context, named.set);
  if (stronger !== undefined) return { body: [], rules: [stronger] };
  const again = named?.set && rerollNamed(sheet, name, text, all, context);
  if (again !== undefined) return { body: [], rules: [again] };
  if (named?.set !== undefined) {
    const facing = facesFirst(sheet, text, all, named.set, context, {});
    if (facing !== undefined) return facing;
    const answer = { text, tokens: all, from: 0, clause: 0, through: through !== undefined };
    // "Ends turn adjacent to a Pylon", and "you and allies gain 1 overshield": all of them, or those who do.
    const about = isAnybodys.test(name) ? within(context, { met: true }) : context;
    return answerText(sheet, answer, named.set, about, notes);
  }
  const opening = behindFlavour(all);
  if (opening > 0) sheet.add('text', 0, opening, 'reminder');
  const mark = sheet.next;
  const { desk, sections } = deskFor(sheet, text, all, opening, { standing: true, lasts: false, notes });
  const sentences = sections.flat();
  const inLines = isOwnerless(context) ? limitsInLines(desk, sentences) : [];
  const limit =
    inLines.length > 0 || (slot === 'map' && endsUnderLabel(text)) ? undefined : limitBehind(desk, sentences);
  const bears = slot === 'passive' || slot === 'token' || slot === 'condition';
  const read = block(
    desk,
    sentences.filter((one) => one !== limit?.sentence && !inLines.some(({ sentence }) => sentence === one)),
    bears ? within(context, { opening: true }) : context,
  );
  for (const one of inLines) limitedInLine(sheet, desk, sentences, read, one);
  const said = withoutLines(sheet, desk, sentences, read);
  if (limit && !limited(desk, said, limit)) notes.whole ??= soOften;
  if (context.self?.fields.ofMap && isSharedLimit(said, text))
    notes.whole ??= 'it does not say whether so often for each of them or for all';
  if (notes.often) notes.whole ??= soOften;
  if (slot === 'passive' && endsUnbegun(said)) notes.whole ??= sinceWhen;
  const asked = named?.while ?? named?.against;
  const isOne = asked === undefined && !sentences.slice(1).some((one) => isOfferedAnytime(desk, one));
  const begun = isOne ? answerInstead(sheet, mark, text, all, context, notes) : undefined;
  if (begun !== undefined) return { ...begun, rules: [...(named?.beside ?? []), ...begun.rules] };
  if (notes.whole !== undefined)
    return slot === 'map' || slot === 'rules' ? butSaid(sheet, notes.whole, said) : wholly(sheet, notes.whole);
  const out =
    named?.against !== undefined
      ? facing(named.against, said)
      : named?.while === undefined
        ? said
        : held(desk, named.while, said);
  if (out === undefined) return wholly(sheet, ofName);
  const rules = [
    ...(named?.beside ?? []),
    ...goesOffOn(thisOne(finish(out, notes, context.self), context.self, all), context),
    // "Enter bear stance:" on a rules card is nobody's, and so is what stands below it.
    ...(notes.rules ?? []).filter(
      ({ clause, rule }) => rule === 'manual' || sheet.clauses[clause]?.status !== 'manual',
    ),
  ];
  const unmeasured =
    slot === 'marker' || slot === 'terrain' ? rules.find((rule) => isUnmeasured(rule, sheet, text)) : undefined;
  if (unmeasured !== undefined) return wholly(sheet, 'it does not say of what that range is');
  const spared = notes.spares === undefined ? rules : sparingSome(rules, notes.spares);
  if (spared === undefined) return wholly(sheet, 'it does not say what of it some are spared');
  const theirs = byWhoeverComes(spared, context.self);
  if (theirs === undefined) return wholly(sheet, 'nobody has laid it, so that it is not known who "you" is');
  const told = context.self === undefined ? theirs : idleByHand(sheet, theirs, context.self);
  const own =
    slot === 'terrain' && context.self !== undefined
      ? ofGround(told, context.self)
      : ofObject(slot === 'marker' ? goneOnce(told) : told, context.self);
  return { body: [], rules: own, ...(out.until ? { until: out.until } : {}) };
}

/** What a piece or ground cannot do where it lies is by hand, and nothing else of its text. */
function idleByHand(sheet: Sheet, rules: readonly Rule[], self: Word): readonly Rule[] {
  return rules.map((rule, at) => {
    const why = whyIdle(rule, self);
    if (why === undefined) return rule;
    const next = rules.slice(at + 1).find(({ clause }) => clause > rule.clause)?.clause;
    return { clause: byHandUpTo(sheet, rule.clause, next ?? sheet.next, why), rule: 'manual' };
  });
}

/** `Units here deal +1 damage to units in range 1`, in the text of a piece: in range of those, or of the piece. */
function isUnmeasured(rule: Rule, { clauses }: Sheet, text: string): boolean {
  if (rule.rule !== 'change' || rule.against === undefined) return false;
  const far = rule.against.places?.some(({ range, of }) => (range?.max ?? 0) > 0 && of === 'marker');
  const { from = 0, to = 0 } = clauses[rule.clause] ?? {};
  const against = /\b(?:to|against|from) (?:\S+ )?(?:units|enemies|allies|heroes|summons|objects)\b(.*)$/i.exec(
    text.slice(from, to),
  )?.[1];
  return far === true && against !== undefined && !/\b(?:of|to) (?:this|it|an?|the)\b/i.test(against);
}

/** The text as an answer, where it is by hand in part as sentences that stand for themselves. */
function answerInstead(
  sheet: Sheet,
  mark: number,
  text: string,
  tokens: readonly Token[],
  context: Context,
  notes: Notes,
): Program | undefined {
  const read = sheet.clauses.slice(mark);
  const isRead = ({ status }: (typeof read)[number]): boolean => status !== 'manual';
  // Where the first sentence says something else than it seems to, the others are no answer to it.
  const [first] = read;
  if (first === undefined || !isRead(first) || (notes.whole === undefined && read.every(isRead))) return undefined;
  sheet.backTo(mark);
  const found = answerBegun(sheet, text, tokens, context);
  if (found === undefined) sheet.clauses.push(...read);
  return found && { ...found, rules: thisOne(found.rules, context.self, tokens) };
}

/** What is added to damage and rolls, against those whom the name of the passive tells of. */
const facing = (against: Who, said: Out): Out => ({
  ...said,
  held: said.held.map((one) => (one.rule.rule === 'change' ? { ...one, rule: { ...one.rule, against } } : one)),
});

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
        rule.rule === 'when'
          ? { ...rule, then: rule.then.map((node) => perToken(node, self.ref)) }
          : morePerToken(rule, self.ref),
      ),
      { clause: rules[0]?.clause ?? 0, rule: 'stacks' },
    ];
  }
  // "1 damage for each of them": what counts itself adds up.
  if (!notes.stacks && self?.kind === 'condition' && !notes.single && countsItself(rules, self.ref)) {
    return [...rules, { clause: rules[0]?.clause ?? 0, rule: 'stacks' }];
  }
  return rules;
}

/** Whether rules speak of how many there are of a condition; that all of it goes says nothing of that. */
function countsItself(rules: readonly Rule[], ref: string): boolean {
  const withoutEnd = (_: string, value: unknown): unknown => {
    const { node, count, token } = (value ?? {}) as {
      readonly node?: string;
      readonly count?: unknown;
      readonly token?: string;
    };
    return (node === 'lose' || node === 'clear') && count === 'all' && token === ref ? null : value;
  };
  return JSON.stringify(rules, withoutEnd).includes(`"token":"${ref}"`);
}

/** "+1 speed" of one that adds up: for each of them. */
const morePerToken = (rule: Rule, token: string): Rule =>
  rule.rule === 'change' && rule.add !== undefined && rule.add.terms === undefined && rule.who.side === 'you'
    ? { ...rule, add: { base: 0, terms: [{ each: rule.add.base, per: { count: 'tokens', token, on: 'you' } }] } }
    : rule;

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
