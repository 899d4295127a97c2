import { notUnderstood } from '../../../kernel/reading/why.ts';
import type { Condition, Rule, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { conditions, stance } from '../occasions/condition.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { inRounds } from '../occasions/rounds.ts';
import { stateOfYou } from '../occasions/state-named.ts';
import { atAttack, isToCome } from '../occasions/targeted.ts';
import { nameTrigger } from '../occasions/trigger.ts';
import { lessened } from '../phrases/limited-trigger.ts';
import { belowFull } from '../sentences/below-full.ts';
import { block } from '../sentences/block.ts';
import { deskOf } from '../sentences/desk.ts';
import { cut } from '../sentences/sentence.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { Cursor } from '../words/cursor.ts';
import { lexed } from '../words/stops-in-names.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { atSoMany } from './counter-name.ts';
import { inPresent } from './past-name.ts';

/** What the name of a passive is: a trigger for its text, the rule itself, a label, or by hand. */
interface Named {
  readonly set?: Occasion;
  readonly rules?: readonly Rule[];
  /** What the name says beside the text. */
  readonly beside?: readonly Rule[];
  /** What must hold for the text: "While at full health". */
  readonly while?: readonly Condition[];
  /** Whom what the text adds is against: "Targeting a Slowed enemy". */
  readonly against?: Who;
  /** The name, where it governs the text and is not understood. */
  readonly manual?: true;
}

/** Names that say when or for whom their text holds. */
const governing =
  /^(?:(?:when|whenever|on|at|after|before|for each|for every|per|while|if|unless|until|during|each|every|the first|first time|starts?|ends?|once|your first|adjacent|near|nearest|next to|alone|below|above|without)\b|no (?:adjacent|other|nearby|enem|all(?:y|ies)|units?|hero|summon|condition|token)|with (?:an?|no|any|\d|full|half)\b|(?:in )?(?:range|burst|line|path) \d|in (?:range|burst|los|line|cover)\b|you (?:and|or|\+|&)|(?:all )?(?:allies|enemies|units|others|heroes) (?:in|within|with|near|next)\b|[\d+-])|\b(?:adjacent|alive|dead|nearby|in (?:los|range(?: \d+)?))\s*$|\b(?:would|receive[sd]?|targeted|damaged|killing|size|becomes?|is|are)\b/i;

/** What somebody does, and who: "Enemy moves away". Without anybody it is a label that only sounds so: "Roll Cage", "Take Aim". */
const deed = /\b(?:takes?|targets?|dies?|rolls?|moves?|enters?|leaves?|deals?|kills?|damage|hits?|miss|crits?)\b/i;
const doer =
  /\b(?:you|your|enem(?:y|ies)|all(?:y|ies)|units?|hero(?:es)?|summons?|targets?|attacks?|attackers?|any(?:one|body)|some(?:one|body)|it|they|them|this|others?)\b|\d|^\S+$|\bdeal damage\b/i;

/** `You attack from afar`, `An ally uses Jab`, `Your Wolf sleeps`, `Opponent moves`: what somebody does, written as a sentence and no title. */
const does =
  /^\s*(?:(?:(?:[Aa]n?|[Tt]he|[Aa]ny|[Aa]nother|[Ee]ach) (?:adjacent |nearby )?(?:enemy|ally|unit|hero|summon|opponent|player)|[Yy]our (?!default|other)\p{L}+) [a-z]+s\b|(?:[Yy]ou|[Ee]nem(?:y|ies)|[Oo]pponents?|[Aa]ll(?:y|ies)|[Uu]nits?|[Hh]ero(?:es)?|[Aa]nyone|[Ss]omeone) (?:attack|use|heal|push|pull|gain|lose|spend|start|end|place|move|teleport|act)(?:e?s)?\b)/u;

/** Where or how somebody is, and in which rounds: "Adjacent to a wall", "Below half health". */
const standsSomewhere =
  /^\s*(?:in|on|at|below|under|above|adjacent|next to|within|with|without|inside|standing|no|full|half|from|round|rounds|even|odd|(?:every|each) (?:even|odd)|until|before|after|during) /i;

/** `Range 3 of your Wolf`: how near one is, with no word before it that says so. */
const bareRange = /^\s*range \d+ of /i;

/** Of some period, or of which one in a row: "First attack each turn". "Last Stand" and "Second Wind" are labels. */
const often =
  /\b(?:last|final|late|early|odd|even) (?:rounds?|turns?|game)\b|\b(?:each|every|per|once an?|in an?|of (?:the|your|their|each|every|an?)|th(?:is|at)) (?:turn|round|game)\b|\b(?:first|second|third|last|next|other) (?:attack|abilit|time|ally|allies|enem|unit|action|default|target|hit)/i;

/** Words of the rules, of which a name may say when its text holds: "Ranged attacks", "High ground", "From round 3 on", "Aura 2". */
const terms = new Set(
  (
    'a about ability abilities action actions acting adjacent after against ally allies alone an and any aoe area armor at attack attacking attacks ' +
    'aura away before being behind beyond below above beside blank bloodied burst bursts by close consecutive cover crit critical crits damage damaged damaging def default defaults ' +
    'deployed distance distant each edge enemy enemies every except extra facing far first flank flanked flanking for free friendly from front full game ground half ' +
    'has have having health healthy hero heroes hidden high higher hit hits hp hurt in injured instant instants is isolated kill killed kills less line lines long los low ' +
    'lower max melee miss misses missing more most move moved movement moves moving near nearby next non non-default not objective objectives of off on only onwards open opening or other out others ' +
    'outnumbered over overshield own per point points range ranged reaction reactions round rounds short side sight speed stand standard standing ' +
    'stationary stealth stealthed still summon summons surrounded tap target targeted targets targeting than that the their to tokens turn turns ultimate ultimates ' +
    'under undamaged unharmed uninjured unit units unprotected until up uses using versus vs wall walls was while with within without wounded you your'
  ).split(' '),
);

/** How somebody may be now and then: "Bloodied". */
const state =
  /^\s*(?:bloodied|wounded|injured|hurt|healthy|unharmed|uninjured|undamaged|outnumbered|surrounded|isolated|alone|flanked|stationary)\s*$/i;

/** Words by which a text says itself when it holds, or for whom. */
const limited =
  /\b(?:while|when|whenever|if|unless|until|each|every|per|once|after|before|during|at|on|with|without|against|from|in|to|within|adjacent|half)\b/i;

/** A title with a question in it: "Enrage at half health", "Angry while alone", before a text that says nothing of when it holds. */
const condition =
  /\S\s+(?:when|whenever|while|if|unless|against|vs|versus|below|under)\s|\S\s+(?:at|on) (?:half|full|low|no|\d)|\S\s+on (?:kill|hit|crit|miss)\b/i;

/** Whom it is for, as the whole of a name: "Flying enemies", before a text that names nobody. */
const group = /\b(?:enemies|allies|units|targets|heroes|summons)\s*$/i;

/** Made of nothing but words of the rules and of the set's conditions: no label, where it is more than one of them or the text needs it. */
function isOfTerms(name: string, text: string, { words }: Context): boolean {
  // "Wounded enemies": "Enemies with half health or less ..." says itself which ones.
  if (
    /^\s*(?:enem(?:y|ies)|all(?:y|ies)|units?|heroes) (?:with|in|within|that|who|at|adjacent|next|from)\b/i.test(text)
  )
    return false;
  // "Isolated": "+1dmg while no ally is in range 2".
  if (state.test(name) && limited.test(text)) return false;
  const tokens = lexed(name, words);
  let said = 0;
  for (let at = 0; at < tokens.length; said++) {
    const state = wordAt(words, tokens, at, tokens.length, ['condition', 'token', 'terrain']);
    const token = tokens[at] as (typeof tokens)[number];
    if (state === undefined && token.kind === 'word' && !terms.has(token.text)) return false;
    at = state?.to ?? at + 1;
  }
  // "Speed": "+1 speed" is called by what it gives.
  return said > 1 || (/^\s*[+−-]/.test(text) && !text.toLowerCase().includes(name.trim().toLowerCase()));
}

/** How a text begins that says itself when it comes, or of what it is: "On kill, heal 1", called "Kill". */
const saysItself =
  /^\s*(?:when|whenever|on (?:an? )?(?:hit|kill|crit|miss|death)|at the (?:start|beginning|end)|(?:each|every|the first) time|your (?:attacks|crits|critical hits|abilities|default))\b/i;

/** `You have facing`: that its way is noted, before a text that says when. */
const notesFacing = /^\s*you have (?:an? )?facing(?: direction)?\s*$/i;

/** One word, before a text that needs none. */
const isLabel = (name: string, text: string): boolean =>
  (/^\s*\p{L}+\s*$/u.test(name) && saysItself.test(text)) || (notesFacing.test(name) && /\bfacing\b/i.test(text));

/** A name that is a rule also where a text stands below it: "Immune to push". Another that begins so may be a label. */
const saysRule = /^(?:immune to|you (?:have|are|cannot|can't)|cannot|can't|ignores?)\b/i;
const alwaysRule = /^(?:immune to|you (?:have|are))\b/i;

const governs = (name: string, text: string): boolean =>
  governing.test(name) ||
  often.test(name) ||
  (deed.test(name) && doer.test(name.trim())) ||
  does.test(name) ||
  (state.test(name) && !limited.test(text) && !text.toLowerCase().includes(name.trim().toLowerCase())) ||
  (condition.test(name) && /^\s*[+−-]/.test(text) && !limited.test(text)) ||
  (group.test(name) && /^\s*[+−-]/.test(text) && !limited.test(text));

/** What a text says that is so, and that nobody does. */
const isState =
  /^\s*(?:(?:you|your \w+|abilities|attacks)\b.{0,24}? (?:have|has|are|is|deal|cannot|can't)\b|[+−-] ?\d)/i;

/** Reads the name of a passive (T-036: "Trigger: Response"). */
export function nameOf(sheet: Sheet, name: string, text: string, context: Context): Named {
  const { tokens, sections } = cut(inPresent(lexed(name, context.words)));
  const desk = deskOf({ sheet, field: 'name', source: name, tokens, standing: true, lasts: false, notes: {} });
  const sentences = sections.flat();
  if (name === '') return {};
  const asRules = (): readonly Rule[] | undefined => {
    const out = block(desk, sentences, context);
    const isRead = sentences.length > 0 && sections.length === 1 && !out.fault && !out.until && !desk.notes.often;
    if (!isRead) sheet.backTo(0);
    return isRead ? [...out.held.map(({ rule }) => rule), ...(desk.notes.rules ?? [])] : undefined;
  };
  if (text.trim() === '') {
    const rules = asRules();
    if (rules !== undefined) return { rules };
    sheet.add('name', 0, name.length, 'manual', notUnderstood());
    return { rules: [{ clause: 0, rule: 'manual' }] };
  }
  const [only] = sentences;
  if (isLabel(name, text)) {
    sheet.add('name', 0, name.length, 'reminder');
    return {};
  }
  const many =
    only && sentences.length === 1 ? atSoMany(new Cursor(tokens, only.from, only.to), text, context) : undefined;
  if (many !== undefined) {
    sheet.add('name', 0, name.length, 'run');
    return 'while' in many ? many : { set: many };
  }
  if (only !== undefined && sentences.length === 1) {
    // "When you have 3 Coins", before what is so, is no moment.
    const holds = /^\s*when you have\b/i.test(name) && isState.test(text) && !/\b(?:until|this turn)\b/i.test(text);
    const waited =
      holds || aimedAt(tokens, text, context) !== undefined
        ? undefined
        : nameTrigger(new Cursor(tokens, only.from, only.to), context);
    const set = waited && foreseen(text, context, waited);
    if (set !== undefined) {
      sheet.add('name', 0, name.length, 'run');
      return { set };
    }
  }
  if (only !== undefined && sentences.length === 1) {
    const faced = aimedAt(tokens, text, context);
    if (faced !== undefined) {
      sheet.add('name', 0, name.length, 'run');
      return { against: faced };
    }
    const cursor = bareRange.test(name)
      ? new Cursor([wordLike(tokens[only.from] as Token, 'in'), ...tokens], only.from, only.to + 1)
      : new Cursor(tokens, only.from, only.to);
    const did = didThis(tokens, context);
    // "When you have a Mark", before what is so: for as long.
    const asked = cursor.take(isState.test(text) ? 'while|if|when' : 'while|if')
      ? conditions(cursor, context)
      : (did ??
        cursor.try(() => leastHad(cursor, context)) ??
        isSo(cursor, context) ??
        (/\b(?:stance|form|enter|exit|leave)s?\b/i.test(text) ? undefined : stance(cursor, context)) ??
        cursor.try(() => inRounds(cursor)) ??
        (standsSomewhere.test(name) || bareRange.test(name) ? stateOfYou(cursor, context) : undefined));
    const whole = did !== undefined || cursor.done || (cursor.takeAny(',', ':') && cursor.done);
    if (asked !== undefined && whole) {
      sheet.add('name', 0, name.length, 'run');
      return { while: asked };
    }
  }
  if (saysRule.test(name)) {
    const beside = asRules();
    if (beside !== undefined && beside.length > 0) return { beside };
  }
  if (alwaysRule.test(name) || governs(name, text) || isOfTerms(name, text, context)) {
    sheet.add('name', 0, name.length, 'manual', notUnderstood());
    return { manual: true };
  }
  sheet.add('name', 0, name.length, 'reminder');
  return {};
}

/** What is done instead of a death by whoever would die. */
const livesOn =
  /\binstead,? (?:you )?(?:heal|return|survive|stay)\b|(?:^|[:,.] *|\byou )(?:heal|return|survive|stay)\b[^.:]*\binstead\b/i;

/** `Receive damage` with "-1 damage" as its text, "Adjacent ally is attacked" with "you become the target": that is said of what is still to come. */
function foreseen(text: string, { words }: Context, set: Occasion): Occasion | undefined {
  const tokens = lexed(text, words);
  const told = new Cursor(tokens, 0, tokens.length);
  const { trigger } = set;
  // "On death: instead heal to 4": who lives on has not died.
  if (trigger.on === 'dies' && trigger.who.side === 'you' && trigger.by === undefined && livesOn.test(text)) {
    const { named: _, ...rest } = set;
    return { ...rest, trigger: { on: 'would-die', who: trigger.who } };
  }
  if (trigger.on === 'attacks' && trigger.to !== undefined && trigger.means === undefined && isToCome(told))
    return { ...set, them: undefined, side: undefined, rolled: false, ...atAttack(trigger.to, trigger.who) };
  return lessened(told, set);
}

/** `Your Wolf is alive`, `You are Slowed`, `No enemy is adjacent`: what is so while the text holds. */
const isSo = (cursor: Cursor, context: Context): readonly Condition[] | undefined =>
  !cursor.sees('all|every|everyone|everybody|each|both') &&
  cursor.tokens.some(({ text }) => /^(?:is|are|has|have|did|didn't|haven't|hasn't)$/.test(text))
    ? conditions(cursor, context)
    : undefined;

/** `Did not move this turn`, `Have not attacked this turn`, `Moved at least 3 this turn`: what you did, with nobody named. */
function didThis(tokens: readonly Token[], context: Context): readonly Condition[] | undefined {
  const [first] = tokens;
  if (first === undefined || !/^(?:did|didn't|have|haven't|has|hasn't|moved|attacked)$/.test(first.text))
    return undefined;
  const said = new Cursor([wordLike(first, 'you'), ...tokens], 0, tokens.length + 1);
  const asked = conditions(said, context);
  const at = tokens.findIndex(({ text }) => text === 'turn');
  return asked !== undefined && said.done && at >= 0 ? asked : undefined;
}

/** `Targeting a Slowed enemy`, before so much more damage or crit: whom it is against. */
function aimedAt(tokens: readonly Token[], text: string, context: Context): Who | undefined {
  const said = belowFull(tokens) ?? tokens;
  const cursor = new Cursor(said, 0, said.length);
  if (!isMoreHarm.test(text) || !cursor.takeAny('when|while? targeting|attacking', 'against')) return undefined;
  const found = noun(cursor, context);
  const who = found && found.ref === undefined && found.max === undefined ? standingWho(found) : undefined;
  cursor.take(':|,|.');
  return cursor.done ? who : undefined;
}

/** Nothing but what is added to damage and rolls: `+1dmg`, `+1 damage, +1 crit`. */
const isMoreHarm = /^\s*(?:\+\s*\d+%?\s*(?:dmg|damage|crit)(?:\s*,\s*|\s+and\s+|\s*\.?\s*$))+$/i;

/** `3+ Fury`, `With 2 or more Coins`: what one has for its text to hold. */
function leastHad(cursor: Cursor, { words }: Context): readonly Condition[] | undefined {
  cursor.take('with|at');
  if (!cursor.takeAny('# +', '# or more', 'at least #')) return undefined;
  const [min = 0] = cursor.numbers;
  const token = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
  if (token === undefined) return undefined;
  cursor.at = token.to;
  cursor.take('token|tokens|counter|counters');
  return [{ is: 'has', of: 'you', token: token.word.ref, min }];
}
