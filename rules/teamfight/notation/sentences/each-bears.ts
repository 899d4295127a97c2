import type { Rule, Use } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { summonsOf } from '../nouns/pronoun.ts';
import { type Token, wordLike } from '../words/token.ts';
import { type Desk, type Notes, type Out, type Read, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { ofAllUnits } from './of-all.ts';
import { ofClause } from './of-clause.ts';
import { roundFirst } from './round-first.ts';
import type { Sentence } from './sentence.ts';
import { oftenAside, spendsOnTurn } from './spends-on-turn.ts';
import { type ToldToEach, toldToEach } from './told-to-each.ts';

/** What is of no unit: said by hand, or of the map. */
const ofNobody: ReadonlySet<Rule['rule']> = new Set<Rule['rule']>([
  'manual',
  'said',
  'bears',
  'nature',
  'control',
  'hazard',
  'stacks',
]);

/**
 * `When a hero kills an enemy, it gains 1 Coin`, `all attacks deal +1 damage`, on a rules card or a map: what each unit has as a text of its own, or
 * what is offered to each, where the sentence is not understood as it stands. False where it is not understood so either.
 */
export function eachBears(flow: Flow, sentence: Sentence, read: Read): boolean {
  const { desk, out, context } = flow;
  if (!desk.standing || !(isOwnerless(context) || isGroundOfMap(context)) || desk.notes.again) return false;
  const said = desk.tokens.slice(sentence.from, sentence.to);
  for (const words of [said, roundFirst(said)]) {
    if (words === undefined) continue;
    if (words !== said && holds(flow, sentence, read, words)) return true;
    for (const offered of [spendsOnTurn(words, context), oftenAside(words)])
      if (offered !== undefined && holds(flow, sentence, read, offered.tokens, offered.limit)) return true;
    const told = toldToEach(words, context) ?? ofThose(out, words) ?? toAll(ofAllUnits(words, context));
    const rules = told && borne(flow, sentence, read, told);
    if (told === undefined || rules === undefined) continue;
    const clause = ran(desk, sentence.from, sentence.to);
    ofClause(rules, clause);
    const { who } = told;
    // What they come into play with they have before they bear anything.
    const begin = rules.flatMap((rule) => (rule.rule === 'begins' ? [{ ...rule, who }] : []));
    const bears = rules.filter(({ rule }) => rule !== 'begins');
    for (const rule of begin) out.held.push({ rule, of: 'you' });
    if (bears.length > 0) out.held.push({ rule: { clause, rule: 'bears', who, rules: bears }, of: 'you' });
    return true;
  }
  return false;
}

/** `Units in Tall Grass can only be targeted by adjacent units`, of ground that a map tells of and nobody lays: as the map itself would say it. */
const isGroundOfMap = ({ slot, self }: Context): boolean => slot === 'terrain' && self?.fields.ofMap === true;

/** `They start with 1 Coin`, behind how many each hero may have at most: those, as nobody else was named. */
function ofThose({ held }: Out, [first, verb, ...behind]: readonly Token[]): ToldToEach | undefined {
  const before = held.at(-1)?.rule;
  if (before?.rule !== 'bears' || first?.text !== 'they' || verb === undefined) return undefined;
  if (!before.rules.every(({ rule }) => rule === 'most')) return undefined;
  if (behind.some(({ text }) => /^(?:it|its|they|their|them)$/.test(text))) return undefined;
  return { who: before.who, tokens: [wordLike(first, 'you'), verb, ...behind] };
}

const toAll = (tokens: readonly Token[] | undefined): ToldToEach | undefined =>
  tokens && { who: { side: 'any' }, tokens };

/** What a sentence comes to in other words, where all of it holds. */
function readSo(
  { desk }: Flow,
  sentence: Sentence,
  read: Read,
  tokens: readonly Token[],
  context: Context,
): Out | undefined {
  const { sheet } = desk;
  const before = sheet.clauses.slice();
  const notes: Notes = { again: true };
  const acting: Desk = { ...desk, tokens, notes };
  const found = read(acting, [{ ...sentence, from: 0, to: tokens.length, bullet: false }], context);
  const isRead = sheet.clauses.slice(before.length).every(({ status }) => status === 'run');
  sheet.clauses.splice(0, sheet.clauses.length, ...before);
  const isWhole = isRead && found.nodes.length === 0 && !found.fault && !found.until && Object.keys(notes).length === 1;
  return isWhole && found.held.length > 0 ? found : undefined;
}

/** Whether a sentence holds in these words as it would in its own; with a limit what it offers may be used so often. */
function holds(
  flow: Flow,
  sentence: Sentence,
  read: Read,
  tokens: readonly Token[],
  limit?: Pick<Use, 'perTurn' | 'perRound' | 'perGame'>,
): boolean {
  const { desk, out, context } = flow;
  const found = readSo(flow, sentence, read, tokens, context);
  if (found === undefined || found.held.some(({ rule }) => rule.rule === 'manual')) return false;
  for (const { rule } of limit ? found.held : []) {
    const use = rule.rule === 'ability' ? rule.program.use : undefined;
    if (rule.rule !== 'ability' || use === undefined || (use.perTurn ?? use.perRound ?? use.perGame) !== undefined)
      return false;
    Object.assign(rule, { program: { ...rule.program, use: { ...use, ...limit } } });
  }
  ofClause(
    found.held.map(({ rule }) => rule),
    ran(desk, sentence.from, sentence.to),
  );
  out.held.push(...found.held);
  return true;
}

/** The rules that each unit bears whom a sentence is told to. */
function borne(flow: Flow, sentence: Sentence, read: Read, { tokens, who }: ToldToEach): readonly Rule[] | undefined {
  const { words } = flow.context;
  // Every summon has a summoner, whatever its card.
  const bearer = who.card ?? (who.kind === 'summon' ? [...summonsOf(words).keys()][0] : undefined);
  const own = { slot: 'passive', self: undefined, bearer, opening: true, them: undefined, side: undefined } as const;
  const found = readSo(flow, sentence, read, tokens, within(flow.context, own));
  if (!found?.held.every(({ rule, of }) => of === 'you' && !ofNobody.has(rule.rule))) return undefined;
  const { name } = flow.context.self ?? {};
  // What is offered is called as the card that offers it.
  return found.held.map(({ rule }) => (rule.rule === 'ability' && name !== undefined ? { ...rule, name } : rule));
}
