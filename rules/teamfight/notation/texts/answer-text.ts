import type { Why } from '../../../kernel/reading/why.ts';
import type { Program, Rule, Use } from '../../program.ts';
import { allByHand } from '../by-hand/governing.ts';
import { type Context, within } from '../context.ts';
import { askedFirst, instead, neededFor } from '../effects/rebirth.ts';
import { hadAtTurn } from '../occasions/had-by.ts';
import { hasOther, isLimited } from '../occasions/how-often.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { behindTrigger, comesWithTurns, nameTrigger } from '../occasions/trigger.ts';
import { limitBehind } from '../phrases/limited-trigger.ts';
import { answered } from '../phrases/wrap.ts';
import { block } from '../sentences/block.ts';
import { type Notes, ran } from '../sentences/desk.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { deskFor, wholly } from '../sentences/text-desk.ts';
import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { costs } from './use.ts';

/** Text that says what is done on an occasion. */
interface Answer {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Offset where it begins. */
  readonly from: number;
  /** The clause that says the occasion: all is by hand because of it where the text is no answer. */
  readonly clause: number;
  /** It is told once through, what comes of it included. */
  readonly through?: boolean;
}

/** What an occasion sets off: all that the text says (T-036: "Trigger: Response"). */
export function answerText(sheet: Sheet, said: Answer, set: Occasion, context: Context, notes: Notes): Program {
  const { text, tokens, from, through = false } = said;
  const { field = 'text', from: at = 0 } = sheet.clauses[said.clause] ?? {};
  const why: Why = { dependsOn: { field, at } };
  const paid = costs(sheet, text, from, tokens, context);
  const { desk, sections } = deskFor(sheet, text, tokens, paid.to, {
    standing: false,
    // One is deployed once, so that what holds from then on holds for the rest of the game.
    lasts: set.trigger.on === 'deploy',
    // What comes again with each turn or round does not say that it adds up.
    gains: !comesWithTurns(set.trigger) || isOneRound(set),
    notes,
  });
  const { them, side, named = {}, chosen, started, struck } = set;
  const often = limitBehind(desk, sections.flat());
  // "Once per turn" is read where it stands.
  const late = often !== undefined && 'perGame' in often.often ? often : undefined;
  const out = block(
    desk,
    late === undefined ? sections.flat() : sections.flat().slice(0, -1),
    within(context, {
      them,
      side,
      named,
      ...(chosen && { chosen }),
      ...(started && { started }),
      struck,
      ...behindTrigger(set.trigger),
      ...(set.trigger.on === 'dies' && them === 'trigger' && { gone: true }),
      ...(through && { underWay: undefined }),
      timed: comesWithTurns(set.trigger),
      // "At 3 Coins: lose all".
      ...hadAtTurn(set),
      ...('reach' in set.trigger &&
        set.trigger.on === 'gains' &&
        set.trigger.token !== undefined && { had: { token: set.trigger.token, of: 'you' as const } }),
    }),
  );
  if (out.held.length > 0 || sections.length > 1 || paid.fault !== undefined || paid.spares) return wholly(sheet, why);
  if (paid.rules.length > 0) return wholly(sheet, why);
  const { trigger, if: asked, also, others = [], perTurn, perRound, perAction, every } = set;
  const { often: behind } = notes;
  const isTwice =
    [late, behind, isLimited({ ...set, every: undefined }) || undefined].filter((one) => one !== undefined).length > 1;
  if (isTwice || (behind !== undefined && 'each' in behind && !hasOther(set))) return wholly(sheet, why);
  const perGame = set.perGame ?? (late?.often as { perGame?: number } | undefined)?.perGame;
  if (late !== undefined) ran(desk, late.sentence.from, late.sentence.to);
  if (paid.any) {
    // "Tap: 1dmg to the enemy" behind a trigger is a reaction with a cost.
    const isBound = (asked ?? also ?? perGame ?? behind) !== undefined || isLimited(set);
    if (paid.use.action !== 'standard' || isBound || through) return wholly(sheet, why);
    const use: Use = { ...paid.use, action: 'reaction', trigger };
    return { use, body: out.nodes, rules: notes.rules ?? [] };
  }
  if (set.onHit && !out.nodes.every((node) => JSON.stringify(node).includes('"other"'))) return wholly(sheet, why);
  const first = askedFirst(trigger, out.nodes);
  const nodes = first?.then ?? out.nodes;
  const needed = neededFor(trigger, nodes);
  const inTurns = behind !== undefined && 'if' in behind ? behind.if : [];
  const all = [...(asked ?? []), ...inTurns, ...(first?.if ?? []), ...(needed ?? [])];
  const limit = {
    ...behind,
    ...(all.length > 0 && { if: all }),
    ...(perTurn !== undefined && { perTurn }),
    ...(perRound !== undefined && { perRound }),
    ...(perGame !== undefined && { perGame }),
    ...(perAction && { perAction }),
    ...(every !== undefined && { every }),
    ...((set.after || through) && { after: true as const }),
  };
  const then = instead(trigger, nodes);
  if (then === undefined) return wholly(sheet, why);
  const rule: Extract<Rule, { rule: 'when' }> = { clause: said.clause, rule: 'when', trigger, ...limit, then };
  return {
    body: [],
    rules: [rule, ...(also ? [also, ...others].map((other) => answered(rule, other)) : []), ...(notes.rules ?? [])],
  };
}

/** `Start of turn 4`: once in a game. */
const isOneRound = ({ if: asked }: Occasion): boolean =>
  asked?.some((one) => one.is === 'round' && one.rounds.length === 1) === true;

/** Words with which a text says itself on what occasion it comes. */
const occasions = 'when|whenever|anytime|each|every|any|on|upon|at|after|before';

/** "When an ally moves adjacent to an enemy": each of the two may be meant by "it" in a later sentence. */
const isOfTwo = ({ trigger }: Occasion): boolean =>
  (JSON.stringify(trigger).match(/"side":"(?!you")/g) ?? []).length > 1;

/**
 * `At the end of your turn, if you did not move, heal 1. Otherwise, gain 1 overshield`: a text whose sentences do not stand for themselves,
 * but are all understood as the answer to the occasion with which it begins. Nothing is added to the sheet where they are not.
 */
export function answerBegun(
  sheet: Sheet,
  text: string,
  tokens: readonly Token[],
  context: Context,
): Program | undefined {
  if (!new Cursor(tokens, 0, tokens.length).sees(occasions)) return undefined;
  const comma = tokens.findIndex(({ text: sign, kind }) => kind === 'sign' && (sign === ',' || sign === ':'));
  const [first, stop, behind] = [tokens[0], tokens[comma], tokens[comma + 1]];
  if (first === undefined || stop === undefined || behind === undefined) return undefined;
  const set = nameTrigger(new Cursor(tokens, 0, comma + 1), context);
  if (set === undefined || set.goes || set.rolled || isOfTwo(set)) return undefined;
  const before = sheet.next;
  const clause = sheet.add('text', first.from, stop.to, 'run');
  const notes: Notes = {};
  const said = { text, tokens, from: behind.from, clause };
  const program = answerText(sheet, said, set, context, notes);
  const isWhole =
    allByHand(notes) === undefined && sheet.clauses.slice(before).every(({ status }) => status !== 'manual');
  if (isWhole && !program.manual && !notes.stacks && !notes.single) return program;
  sheet.backTo(before);
  return undefined;
}
