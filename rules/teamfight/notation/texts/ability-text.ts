import type { Condition, Node, Program, Rule, Use } from '../../program.ts';
import { allByHand, governed, apart as ofPart, partByHand } from '../by-hand/governing.ts';
import { type Context, within } from '../context.ts';
import { noteTarget, placeOnTarget } from '../effects/stands-for.ts';
import { comesWithTurns } from '../occasions/trigger.ts';
import { block } from '../sentences/block.ts';
import { choice } from '../sentences/choice.ts';
import { chosenOnce } from '../sentences/chosen-once.ts';
import { type Desk, emptyOut, type Notes, type Out, ran } from '../sentences/desk.ts';
import { deaths, diesByThen } from '../sentences/dies-by-then.ts';
import { healsAndHarms } from '../sentences/heals-and-harms.ts';
import { hitOfSide, hits } from '../sentences/hit-of-side.ts';
import { leftEmpty } from '../sentences/left-empty.ts';
import { sparesAimed } from '../sentences/not-again.ts';
import { bulletsAfter, cut, type Sentence } from '../sentences/sentence.ts';
import { whileShared } from '../sentences/sharing.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { spentWithin } from '../sentences/spent-within.ts';
import { deskFor, wholly } from '../sentences/text-desk.ts';
import { Cursor } from '../words/cursor.ts';
import { behindFlavour } from '../words/flavour.ts';
import { lexed } from '../words/stops-in-names.ts';
import type { Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import { couldComeAlone, paidFor } from './charged-up.ts';
import { type Cost, readCost } from './cost.ts';
import { costBehind } from './cost-behind.ts';
import { endsUnbegun, sinceWhen } from './ends-unbegun.ts';
import { gainsFirst } from './gains-first.ts';
import { withoutKeyword } from './keyword.ts';
import { withoutLabels } from './labels.ts';
import { fits, saidOfPart, withSaid } from './part-limits.ts';
import { pricesApart } from './prices-apart.ts';
import { readiesItself } from './readies-itself.ts';
import { saidOf, says } from './says.ts';
import { add, type Costs, comesBefore, type Draft } from './use.ts';

/** `stands` is where a first line ends that says what always holds. */
export function ability(sheet: Sheet, name: string, text: string, context: Context, stands = 0): Program {
  const notes: Notes = {};
  text = withoutLabels(withoutKeyword(withoutBrackets(costBehind(text)), context), context.words);
  const all = lexed(text, context.words);
  // What it costs may stand behind it.
  const opening = stands > 0 ? stands : behindFlavour(all);
  if (opening > 0 && stands === 0) sheet.add('text', 0, opening, 'reminder');
  const first = stands > 0 ? firstLine(sheet, text, all, stands, name, context, notes) : [];
  const paid = paidFor(sheet, text, opening, all, context);
  const lasts = lastsOn(paid.use);
  const alone = paid.use.ultimate === undefined;
  const answers = isAnswered(text, all, paid);
  const braces = comesBefore(paid.use);
  const reacts = answers || paid.use.action === 'reaction' || braces;
  const { desk, sections } = deskFor(sheet, text, all, paid.to, { standing: false, lasts, alone, reacts, notes });
  const [main = [], ...more] = sections;
  const anyTurn = answers || paid.use.action === 'reaction' || paid.use.action === 'instant';
  const instant = paid.use.action === 'instant';
  const parts = more.length > 0 || main.length < 2 ? undefined : partsOf(desk, text, main, paid);
  const apart = parts && optionsApart(desk, sheet, text, all, name, parts, paid.use, context);
  if (apart !== undefined) {
    const why = allByHand(notes);
    return why === undefined ? apart : wholly(sheet, why);
  }
  const [spent, ...others] = paid.use.spend ?? [];
  const about = within(context, {
    opening: true,
    braces,
    anyTurn,
    instant,
    ...(spent && others.length === 0 && { paid: spent.token }),
  });
  const began = sheet.next;
  sheet.beforeBody = paid.any ? began : 0;
  const out = block(desk, main, about);
  const done = { first: began, next: sheet.next, reacts };
  if (paid.spares !== undefined) {
    // In the turns of others nobody keeps count.
    const uncounted = paid.spares === 'turn' && (instant || anyTurn || reacts);
    if (uncounted || !sparesAimed(out.nodes, paid.spares)) notes.whole ??= 'it does not say whom it is used on';
  }
  let use: Use = answers ? { ...paid.use, action: 'reaction' } : paid.use;
  let body: readonly Node[] = out.nodes;
  if (reacts) {
    const [held] = out.held;
    // "1/Game, when you have 3 Coins" could ask for them.
    const isState = answers && held?.rule.rule === 'when' && 'reach' in held.rule.trigger;
    if (
      held?.rule.rule === 'when' &&
      out.held.length === 1 &&
      out.nodes.length === 0 &&
      !isState &&
      isAnswer(use, held.rule)
    ) {
      // An instant without a number that says what it answers comes then, as a reaction does.
      use = {
        ...use,
        action: 'reaction',
        trigger: held.rule.trigger,
        ...(use.action === 'instant' && { isInstant: true }),
      };
      // As a free action it answers nothing.
      if (use.orFree) notes.whole ??= 'it does not say whether it answers something';
      body = held.rule.then;
    } else if (use.action === 'reaction') notes.whole ??= 'it does not say what sets it off, or what it does then';
    else if (out.held.length > 0) notes.whole ??= 'it does not say how long what it brings holds';
  }
  if (paid.fault !== undefined) notes.whole ??= paid.fault;
  if (notes.limit !== undefined) {
    // Two limits of a kind, or one that could be of what is set off.
    const perGame = 'perGame' in notes.limit;
    if (
      use.perGame !== undefined ||
      use.ultimate !== undefined ||
      (!perGame && (use.perTurn !== undefined || use.perRound !== undefined)) ||
      more.length > 0
    )
      notes.whole ??= 'it has two limits, and does not say what each is of';
    else if (out.held.length > 0 || notes.rules !== undefined) notes.whole ??= useOrHappening;
    else use = { ...use, ...notes.limit };
  }
  if (notes.late !== undefined) {
    const all: Draft = { ...use };
    const before = use;
    if (more.length > 0 || !notes.late.every((cost) => fits(cost, before) && add(all, cost)))
      notes.whole ??= 'it does not say what the cost behind its body is of';
    use = all;
  }
  if (body[0]?.node === 'lasting' && couldAnswer(use, body, text))
    notes.whole ??= 'it does not say whether it is used to wait for that, or when that happens';
  if (body[0]?.node === 'later' && couldBeUsedThen(use, body))
    notes.whole ??= 'it does not say whether it is used at that moment, or what it buys comes then';
  if (notes.often !== undefined) use = oftenUsed(notes, use, main);
  if (notes.costs?.action === 'free' && notes.costs.perTurn === undefined && isFree({ ...use, action: 'free' }))
    notes.whole ??= forEver;
  if (isFree(use) && JSON.stringify(body).includes('"node":"use-ability"')) notes.whole ??= forEver;
  if (isFree({ ...use, perTurn: undefined, perGame: undefined }) && readiesItself(use, body, name))
    notes.whole ??= forEver;
  const isUnlimited = use.perGame === undefined && use.ultimate === undefined;
  if (isUnlimited && says([body, notes.rules], again) && (regainsUse([body, notes.rules]) || isEndless(body)))
    notes.whole ??= forEver;
  if (text.includes('passives') && isSilentAtTimes(body))
    notes.whole ??= 'passives that are lost only while something holds are not played';
  if (severalPrices(text)) return wholly(sheet, 'it does not say whether one of its prices is paid or all of them');
  if (couldComeAlone(out.nodes, desk, context))
    return wholly(sheet, 'it does not say whether its charges come by themselves or only when it is used');
  // One look through the body tells what need not be looked for in it.
  const said = saidOf(body, doing);
  const has = (...any: readonly string[]): boolean => any.some((one) => said.has(one));
  if (has('if', 'later', 'lasting') && leftEmpty(body))
    notes.body ??= 'it does not say what is done to whom it chooses';
  if (has('heal', 'clear') && healsAndHarms(body, sheet, text, context.words))
    notes.body ??= 'it does not say who is helped';
  const rules: Rule[] = [...first, ...paid.rules];
  body = governed(sheet, done, body, notes);
  if (has('choose')) body = chosenOnce(body, sheet.clauses, text);
  if (has('lasting')) body = gainsFirst(body);
  if (has(...hits)) body = hitOfSide(body);
  if (has(...deaths)) body = diesByThen(body);
  ({ use, body } = pricesApart(use, body, text) ?? { use, body });
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
  if (notes.costs !== undefined)
    rules.push({
      rule: 'cost',
      who: { side: 'you' },
      means: { named: name.toLowerCase() },
      ...costsOf(notes.costs, name),
    });
  const needs = [...(use.needs ?? []), ...(notes.needs ?? []), ...(has('lose') ? spentWithin(body, sheet, text) : [])];
  if (notes.still !== undefined) {
    needs.push({ is: 'not', of: { is: 'did', what: 'basic-move' } });
    body = [...body, stillThisTurn(notes.still)];
  }
  if (notes.rests !== undefined) body = [...body, notInNextTurn(notes.rests, name)];
  return { use: needs.length > 0 ? { ...use, needs } : { ...use }, body, rules };
}

const bracketed =
  /^([^\n:(]*\b(?:instant(?:[ \t]*\+[ \t]*\d+)?|reaction|free action))([ \t]*)\(((?:when|whenever|if|while|after)\b[^()\n]*)\)/i;

/** `Instant (when you are targeted):`, as without the parentheses: what it hangs on is no remark. */
const withoutBrackets = (text: string): string => text.replace(bracketed, '$1$2 $3 ');

/** `Spend a Coin: move 2. Spend 2 Coins: heal 2`: of several prices one, or each in its turn. */
const price = /(?:^|[\n.;])[ \t]*(?:spend|discard|pay)\s+[^:.,;\n]{1,40}:/gi;
const severalPrices = (text: string): boolean =>
  text.indexOf(':') !== text.lastIndexOf(':') && ((text.split(/^\s*---/m)[0] ?? '').match(price)?.length ?? 0) > 1;

/** "If you used another ability this turn" is asked before its own use, where nothing else says which is the other one. */
function costsOf(costs: NonNullable<Notes['costs']>, name: string): NonNullable<Notes['costs']> {
  const named = (asked: Condition): Condition =>
    asked.is === 'not'
      ? { ...asked, of: named(asked.of) }
      : asked.is === 'used' && asked.means !== undefined && asked.other
        ? { is: 'used', means: { ...asked.means, except: name.toLowerCase() }, min: asked.min }
        : asked;
  return costs.if === undefined ? costs : { ...costs, if: costs.if.map(named) };
}

/** `Move 3, once per turn`: nothing sets it off that the limit could be of, so it is of the use, where that is all that is done. */
function oftenUsed(notes: Notes, use: Use, body: readonly Sentence[]): Use {
  const { often } = notes;
  if (often === undefined) return use;
  delete notes.often;
  const limits = [use.perGame, use.ultimate, use.perTurn, use.perRound].some((limit) => limit !== undefined);
  if (!limits && body.length === 1 && !('each' in often)) return { ...use, ...often };
  notes.whole ??= useOrHappening;
  return use;
}

const doing: ReadonlySet<string> = new Set([
  'if',
  'later',
  'lasting',
  'heal',
  'clear',
  'choose',
  'lose',
  ...hits,
  ...deaths,
]);

const forEver = 'without a limit it could be used for ever';
const useOrHappening = 'it does not say whether that is how often it is used, or how often it happens';

/** What could come again and again. */
const again = new Set(['recharge', 'another-turn']);

/** A use of this ability comes back, which has to be limited for that. */
const regainsUse = (does: unknown): boolean => {
  const said = JSON.stringify(does);
  return said.includes('"node":"recharge"') && said.includes('"which":"this"');
};

/** Another turn comes of it whatever happens: of a kill there is an end. */
const isEndless = (body: readonly Node[]): boolean => {
  const said = JSON.stringify(body);
  return said.includes('"node":"another-turn"') && !said.includes('"is":"kill"');
};

/** Whether somebody's card is silent only while something holds: the engine asks that of nothing (`isMuted`). */
const isSilentAtTimes = (nodes: readonly Node[]): boolean =>
  nodes.some((node) =>
    node.node === 'lasting'
      ? node.rules.some((rule) => rule.rule === 'is' && rule.flag === 'no-passives' && rule.if !== undefined)
      : ('then' in node && isSilentAtTimes(node.then)) || (node.node === 'if' && isSilentAtTimes(node.else)),
  );

/** `1/Game, when an ally would die:`, `Tap, when you are hit:`: behind a limit and in its line what happens is what it answers. */
function isAnswered(text: string, tokens: readonly Token[], { use, to, any }: Costs): boolean {
  const { action, ultimate, tap, perGame, perTurn, perRound, at } = use;
  if (!any || action !== 'standard' || ultimate !== undefined || at !== undefined) return false;
  if ([tap, perGame, perTurn, perRound].every((limit) => limit === undefined)) return false;
  const said = text.slice(0, to);
  if (/standard|[\r\n:.]/i.test(said)) return false;
  return /^when(?:ever)?$/.test(tokens.find(({ from }) => from >= to)?.text ?? '');
}

/** What an instant can answer: somebody is targeted, or is about to take damage or die. */
const isAnswer = (
  { action }: Use,
  { trigger, if: asked, perTurn, perRound, perGame }: Extract<Rule, { rule: 'when' }>,
): boolean =>
  asked === undefined &&
  perTurn === undefined &&
  perRound === undefined &&
  perGame === undefined &&
  (action === 'reaction' || action === 'instant' || answered.test(trigger.on));

/** `1/Game: When you would die, ...`: used to wait for that for the rest of the game, or used when that happens, is not said. */
function couldAnswer({ action, perGame, ultimate }: Use, [first]: readonly Node[], text: string): boolean {
  if (perGame === undefined || ultimate !== undefined || first?.node !== 'lasting') return false;
  if (first.until.moment !== 'game-end') return false;
  // "1/Game, Free Action: After you hit an enemy, it is Slowed": what costs nothing may be used right then.
  if (action === 'free' || action === 'move')
    return (
      happensFirst.test(text) && first.rules.every((rule) => rule.rule === 'when' && !comesWithTurns(rule.trigger))
    );
  return action === 'standard' && first.rules.some((rule) => rule.rule === 'when' && answered.test(rule.trigger.on));
}

/** `1/Game, at the start of your turn: heal 3`: when it can be used, or what is bought with a Standard Action, is not said. */
const couldBeUsedThen = ({ action }: Use, [first, ...more]: readonly Node[]): boolean =>
  (action === 'standard' || action === 'free') &&
  first?.node === 'later' &&
  more.length === 0 &&
  first.at.moment === 'turn-start' &&
  first.at.thisTurn === true;

/** What happens, right behind what it costs. "Whenever" is each time, and waits for it. */
const happensFirst = /^[^:\n]*?[,:\n]\s*(?:when|after)\b/i;

const answered = /^(?:targeted|would-take|would-die)$/;

/** No basic move any more in this turn. */
const stillThisTurn = (clause: number): Node => ({
  clause,
  node: 'lasting',
  of: 'you',
  until: { moment: 'turn-end', of: 'you', thisTurn: true },
  rules: [{ clause, rule: 'is', who: { side: 'you' }, flag: 'no-basic-move' }],
});

/** The ability is not used in the next turn. */
const notInNextTurn = (clause: number, name: string): Node => ({
  clause,
  node: 'later',
  at: { moment: 'turn-start', of: 'you' },
  then: [
    {
      clause,
      node: 'lasting',
      of: 'you',
      until: { moment: 'turn-end', of: 'you', thisTurn: true },
      rules: [{ clause, rule: 'is', who: { side: 'you' }, flag: 'no-use', means: { named: name.toLowerCase() } }],
    },
  ],
});

/** What has no end in an ability that comes once a game holds for the rest of it; what answers something could be for that only. */
const lastsOn = ({ action, ultimate, perGame }: Use): boolean =>
  action !== 'reaction' && (ultimate !== undefined || (perGame === 1 && action !== 'instant'));

/** It costs nothing and has no limit: what uses other abilities so would never end. */
const isFree = ({ action, tap, cooldown, perGame, perTurn, perRound, ultimate, spend, take, needs }: Use): boolean =>
  action === 'free' &&
  ![tap, cooldown, perGame, perTurn, perRound, ultimate, spend, take, needs].some((limit) => limit !== undefined);

/** What others may do by a card that gives it no name of its own is called like the card. */
export const calledLike = (rule: Rule, name: string): Rule =>
  rule.rule === 'ability' && rule.name === 'Granted action' && name !== '' ? { ...rule, name } : rule;

/** A rule of the card says by name which ability is "this", and what others may do by it is called so. */
const ofAbility = (rule: Rule, name: string): Rule =>
  rule.rule === 'ability'
    ? calledLike(rule, name)
    : rule.rule === 'when'
      ? {
          ...rule,
          then: rule.then.map((node) =>
            (node.node === 'refresh' || node.node === 'recharge') && node.which === 'this'
              ? { ...node, which: { ability: name } }
              : node,
          ),
        }
      : rule;

/** A text that is several abilities, without what they stand under. */
interface Parts {
  readonly head?: Sentence;
  readonly groups: readonly (readonly Sentence[])[];
}

/**
 * `Choose one --` without a cost before it, where options cost actions of their own ("- Move Action, fly 2"), and a last line that begins with "or"
 * and a cost ("or Move Action, fly 2"), where no limit could be of both. Undefined where the text is no such choice.
 */
function partsOf(desk: Desk, text: string, main: readonly Sentence[], { any, use }: Costs): Parts | undefined {
  const isPaid = ([first]: readonly Sentence[]): boolean =>
    readCost(text.slice(desk.tokens[first?.from ?? -1]?.from ?? text.length)).costs.some(({ kind }) =>
      ofAction.has(kind),
    );
  const chosen = any ? undefined : underChoice(desk, main);
  if (chosen !== undefined) return chosen.groups.some(isPaid) ? chosen : undefined;
  const isLimited = Object.keys(use).some((key) => key !== 'clause' && key !== 'action');
  const apart = isLimited || !ofAction.has(use.action as Cost['kind']) ? undefined : apartByOr(desk, main);
  return apart && isPaid(apart.groups.at(-1) ?? []) ? apart : undefined;
}

/** Each part is an ability by itself, of which the first is the card's. */
function optionsApart(
  desk: Desk,
  sheet: Sheet,
  text: string,
  all: readonly Token[],
  name: string,
  { head, groups }: Parts,
  use: Use,
  context: Context,
): Program | undefined {
  const mark = desk.sheet.next;
  if (head !== undefined) ran(desk, head.from, head.to);
  const about = within(context, { opening: true });
  const rules = groups.flatMap((group) => granted(desk, sheet, text, all, name, group, about, emptyOut(), true));
  const [first, ...others] = rules;
  if (first?.rule !== 'ability' || others.some(({ rule }) => rule !== 'ability')) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  const isDefault = context.slot === 'default' && { isDefault: true };
  const own = head === undefined ? { use } : {};
  return { ...first.program, ...own, rules: others.map((rule) => ({ ...rule, ...isDefault })) };
}

/** The options of a text that is nothing but `Choose one --` and its bullets. */
function underChoice(desk: Desk, main: readonly Sentence[]): Parts | undefined {
  const [head] = main;
  const bullets = bulletsAfter(main, 0);
  if (head === undefined || bullets.length < 2 || bullets.at(-1)?.to !== main.length) return undefined;
  const cursor = new Cursor(desk.tokens, head.from, head.to);
  return choice(cursor) === 'choose' && cursor.done
    ? { head, groups: bullets.map(({ from, to }) => main.slice(from, to)) }
    : undefined;
}

/** What stands before a last line that begins with "or", and that line without it. */
function apartByOr({ tokens }: Desk, main: readonly Sentence[]): Parts | undefined {
  const at = main.findLastIndex(({ from, first, bullet }) => first && !bullet && tokens[from]?.text === 'or');
  const or = main[at];
  if (at < 1 || or === undefined || main.some((one, n) => n > at && one.line !== or.line)) return undefined;
  if (main.some(({ bullet, opens }) => bullet || opens)) return undefined;
  return { groups: [main.slice(0, at), [{ ...or, from: or.from + 1 }, ...main.slice(at + 1)]] };
}

const ofAction = new Set<Cost['kind']>(['standard', 'free', 'move', 'move-standard']);

/**
 * `At the end of your next turn, remove the Perch.`, behind "Free Action: Teleport to the Perch, then remove it": what is gone by then cannot be
 * meant, so it is said of the piece that the first part has placed.
 */
function goesAnyway(nodes: readonly Node[], { ref }: Word): boolean {
  const last = nodes.at(-1);
  if (last?.node !== 'later' || !removes(last.then, ref)) return false;
  return last.then.length === 1 && removes(nodes.slice(0, -1), ref);
}

const removes = (nodes: readonly Node[], ref: string): boolean =>
  nodes.some(
    (node) =>
      (node.node === 'remove' && typeof node.what === 'object' && 'marker' in node.what && node.what.marker === ref) ||
      ('then' in node && removes(node.then, ref)),
  );

/** `Passive: you have +1 speed`, in a line before what the ability does: as a part behind that. */
function firstLine(
  sheet: Sheet,
  text: string,
  all: readonly Token[],
  to: number,
  name: string,
  context: Context,
  notes: Notes,
): readonly Rule[] {
  const own = all.filter((token) => token.to <= to);
  const { desk, sections } = deskFor(sheet, text, own, 0, { standing: true, lasts: false, notes });
  return granted(desk, sheet, text, own, name, sections[0] ?? [], context, emptyOut());
}

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
  isOption = false,
): Rule[] {
  // Sentences may tell of the piece that was placed; used by itself, the part knows no piece as "it".
  const placed = marker && placeOnTarget(nodes, marker);
  const about = shares ? within(before, { shares }) : before;
  const context =
    marker === undefined ? about : within(about, { marker, strewn: true, ...(placed && { stands: true }) });
  const from = desk.tokens[section[0]?.from ?? 0]?.from ?? 0;
  const to = desk.tokens[(section.at(-1)?.to ?? 1) - 1]?.to ?? from;
  const clause = sheet.next;
  const own = all.filter((token) => token.from >= from && token.to <= to);
  const paid = paidFor(sheet, text, from, own, context);
  if (!paid.any && !isOption) {
    const { tokens, sections } = cut(own);
    const part = ofPart(desk.notes, text.slice(from, to), () =>
      block({ ...desk, tokens, standing: true, lasts: false }, sections[0] ?? [], context),
    );
    const why = allByHand(part.own);
    if (why !== undefined) return [{ clause: partByHand(sheet, clause, why), rule: 'manual' }];
    if (endsUnbegun(part.read)) return [{ clause: partByHand(sheet, clause, sinceWhen), rule: 'manual' }];
    return part.read.held.map(({ rule }) => rule);
  }
  const { desk: inner, sections } = deskFor(sheet, text, own, paid.to, {
    standing: false,
    lasts: false,
    notes: desk.notes,
  });
  const instant = paid.use.action === 'instant';
  const asked = within(context, { part: true, ...(instant && { instant, braces: comesBefore(paid.use) }) });
  const first = sheet.next;
  const reading = (): Out => block(inner, sections[0] ?? [], asked);
  const { found: part, said } = saidOfPart(desk.notes, () =>
    isOption ? { read: reading(), own: {} } : ofPart(desk.notes, text.slice(from, to), reading),
  );
  const { read } = part;
  noteTarget(placed, read.nodes);
  if (marker !== undefined && goesAnyway(read.nodes, marker)) nodes.push(...read.nodes.splice(-1));
  if (paid.fault !== undefined) desk.notes.whole ??= paid.fault;
  if (paid.spares) desk.notes.whole ??= 'it does not say whom it is used on';
  if (read.held.length > 0) desk.notes.whole ??= 'it does not say how long what it brings holds';
  if (part.own.whole !== undefined) return [{ clause: partByHand(sheet, clause, part.own.whole), rule: 'manual' }];
  const paidUse = withSaid(oftenUsed(said, paid.use, sections[0] ?? []), said);
  if (paidUse === undefined) return [{ clause: partByHand(sheet, clause, useOrHappening), rule: 'manual' }];
  const needs = [...(paidUse.needs ?? []), ...whileShared(read.nodes)];
  const use: Use = needs.length > 0 ? { ...paidUse, needs } : paidUse;
  const body = governed(sheet, { first, next: sheet.next, reacts: false }, read.nodes, part.own);
  return [...paid.rules, { clause, rule: 'ability', who: { side: 'you' }, name, program: { use, body, rules: [] } }];
}
