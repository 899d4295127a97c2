import type { Ref } from '../../program.ts';
import { moreHealing } from '../amounts/more-of-it.ts';
import { type Context, within } from '../context.ts';
import { takenInstead } from '../effects/handed-on.ts';
import { notes } from '../effects/rebirth.ts';
import { replaces, replacesNamed } from '../effects/replacement.ts';
import { instead } from '../effects/under-way.ts';
import { players } from '../nouns/players.ts';
import { isDescribed, isUnknown, known, pronoun } from '../nouns/pronoun.ts';
import { ground } from '../pieces/ground.ts';
import { pieceActs } from '../pieces/piece-acts.ts';
import { trail } from '../pieces/trail.ts';
import { bought } from '../sentences/bought.ts';
import { type Desk, type Out, ran, reminded, type Tail } from '../sentences/desk.ts';
import { notStacking } from '../sentences/does-not-stack.ts';
import { linked } from '../sentences/links.ts';
import { mostHad } from '../sentences/most-had.ts';
import { sharesCount } from '../sentences/shared-count.ts';
import { someOfThem, thoseOfThem } from '../sentences/some-of-them.ts';
import { comesWith, turnByTurn } from '../sentences/turn-by-turn.ts';
import { whoever } from '../states/whoever.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Form, formsOf } from '../words/forms.ts';
import { guards } from '../words/guards.ts';
import { wordAt } from '../words/words.ts';
import { backToOther, isAnybodys, isThenAnybodys, isToldToYou, toldToYou } from './anybodys.ts';
import { covers, fillsArea } from './area-covered.ts';
import { aside } from './aside.ts';
import { askedAttack } from './asked-attack.ts';
import { becoming } from './becoming.ts';
import { opensBeside } from './beside-moved.ts';
import { doneToBoth } from './both-of-them.ts';
import { bySide } from './by-side.ts';
import { centredBehind } from './centred.ts';
import { chooses } from './chooses.ts';
import { effects } from './effect-phrase.ts';
import { eitherEffect } from './either-effect.ts';
import { firstAndRest } from './first-and-rest.ts';
import { receivesToo } from './goes-on.ts';
import { grownReach } from './grown-reach.ts';
import { heads } from './head-phrase.ts';
import { hitOrMiss } from './hit-or-miss.ts';
import { withAllies } from './included.ts';
import { lineEnds } from './line-ends.ts';
import { mayDo } from './may-do.ts';
import { addition, modifiers } from './modifier.ts';
import { notMoved } from './not-moved.ts';
import { granted, ownNumbers } from './numbers-alone.ts';
import { oncePerTurn } from './once-per-turn.ts';
import { byWhom, orElse } from './or-else.ts';
import { orHeals } from './or-heals.ts';
import { orOther } from './or-other.ts';
import { ownRangeFirst } from './own-range.ts';
import { pays, paysForScope } from './payment.ts';
import { percentMore } from './percent-more.ts';
import { prefixed } from './prefixed.ts';
import { behindPriceOffered } from './price-before.ts';
import { pushedApart } from './pushed-apart.ts';
import { firstOfLine, firstOfReach, oneOfArea, refined, stopsAtFirst } from './refined.ts';
import { type Inside, Run } from './run.ts';
import { sided } from './sided.ts';
import { soOften } from './so-often.ts';
import { states } from './states.ts';
import { suchInArea } from './such-in-area.ts';
import { takingAlong } from './taking-along.ts';
import { thoseHit } from './those-hit.ts';
import { anewInSentence } from './times-over.ts';
import { together } from './together.ts';
import { triggeredBehind } from './trigger-behind.ts';
import { unlessThey } from './unless-they.ts';
import { xBehind } from './x-behind.ts';

/** Words that hang on what stands before them: where one is not understood, that is not understood either. */
const governors = new Set(
  'if unless while when whenever until except but instead only for per where max during from that which who without with ignoring beyond as not or plus to at in on before after by equal times each x until once also even of this'.split(
    ' ',
  ),
);

/** Reads the phrases of a sentence to its end, or to where it is not understood. */
export function phrases(desk: Desk, cursor: Cursor, context: Context, inside: Inside, tail?: Tail, subject?: Ref): Out {
  const named = inside === undefined && context.x === undefined ? xBehind(cursor) : undefined;
  if (named === undefined) {
    const start = cursor.at;
    const read = plainly(desk, cursor, context, inside, tail, subject);
    sharesCount(cursor, start, read);
    return read;
  }
  const { from, at, to } = named;
  const told = new Cursor(cursor.tokens, cursor.at, from);
  const out = plainly(desk, told, within(context, { x: { from: at, to } }), inside, tail, subject);
  cursor.at = told.at;
  if (!told.done || out.fault) return out;
  ran(desk, from, cursor.end);
  cursor.at = cursor.end;
  return out;
}

function plainly(desk: Desk, cursor: Cursor, context: Context, inside: Inside, tail?: Tail, subject?: Ref): Out {
  const mayBeLate = inside === undefined && subject === undefined && (desk.standing || desk.holds);
  const late = mayBeLate ? triggeredBehind(desk, cursor, context) : undefined;
  if (late !== undefined) return late;
  const run = new Run(context, inside, tail);
  run.subject = subject;
  run.from = cursor.at;
  const { out } = run;
  let separated = true;
  while (!out.fault && !cursor.done) {
    if ((out.nodes.length > 0 && pays(desk, cursor, run)) || separators(cursor, run.context)) separated = true;
    if (cursor.done) break;
    if (!separated && drawnThere(cursor, run)) separated = true;
    if (separated && run.into.at(-1)?.node === 'move') opensBeside(cursor, run);
    if (behindPriceOffered(cursor, run)) separated = true;
    const start = cursor.at;
    if (!phrase(desk, cursor, run, separated)) {
      cursor.at = start;
      out.fault = {
        at: start,
        governs: !separated || governors.has(cursor.peek()?.text ?? '') || isForMore(cursor, run),
      };
      break;
    }
    separated = false;
  }
  if (!out.fault && run.both !== undefined) {
    if (doneToBoth(run.both)) run.tail = undefined;
    else out.fault = { at: run.both.at, governs: true };
  }
  // Def without anything to roll for.
  if (!out.fault && run.early !== undefined) out.fault = { at: run.early.at, governs: true };
  // A scope that no phrase has opened hangs on something that was not understood.
  if (!out.fault && run.inside !== undefined && !paysForScope(desk, run))
    out.fault = { at: cursor.end - 1, governs: true };
  out.into = run.into;
  if (run.hurt) out.hurt = true;
  if (run.tail !== undefined && run.tail !== tail) out.tail = { ...run.tail, hurt: run.hurt };
  return out;
}

/** `Range 3, place ...`: how far a space may be that is chosen for what is not understood, and no target. */
const isForMore = (cursor: Cursor, { head, into }: Run): boolean =>
  head?.node.node === 'target' &&
  head.then.length === 0 &&
  into === head.then &&
  cursor.sees('place|create|summon|put|choose|mark|pick|draw|deploy|spawn|raise|build|select');

/** `Empty space in range 2 burst 1`: the area is drawn around that space, as it is behind a comma. */
const drawnThere = (cursor: Cursor, { head }: Run): boolean =>
  head?.node.node === 'space' && head.then.length === 0 && (cursor.sees('burst #') || cursor.sees('# x #'));

const or = oneOf('or');
const separating = beginning(',|and|then|also|but|instead|either|choose|pick');

function separators(cursor: Cursor, { instead }: Context): boolean {
  let found = false;
  // "You deal −1 damage, but you can ...": a clause with its own subject goes on; "but not ..." takes something back.
  while (
    !cursor.misses(separating) &&
    (cursor.take(',|and|then|also') ||
      (cursor.sees("but you|they|it|has|have|is|are|gains|gain|loses|lose|cannot|can't|takes|take") &&
        cursor.take('but')) ||
      (instead && cursor.take('instead')) ||
      // "Either range 1, 2dmg or heal 1": what stands behind "or" could be done to nobody there.
      (cursor.sees('either') && !cursor.sees(eitherReach) && cursor.holds(or) && cursor.take('either')) ||
      // "Choose push 2 or Slow", "choose to heal 2 or move 3": of what is done one.
      (cursor.sees('choose|pick to? push|pull|heal|gain|move|fly|teleport|deal|clear|lose|take') &&
        cursor.holds(or) &&
        cursor.take('choose|pick to?')))
  )
    found = true;
  return found;
}

/** What a head begins with that says how far it reaches. */
const reach = 'range|ranged|burst|line|path #';

const eitherReach = `either ${reach}`;

/** `then do burst 1, 2dmg`: the verb says no more than the area does. */
const doesReach = 'do|perform|deal range|ranged|burst|line|path #';

/** `2dmg`, and `push 1` and other things that have a number. */
const harms = '# dmg|damage';
const doesSoMuch = 'push|pull|heal|fly|teleport #';
const attacking = beginning(reach, harms, doesSoMuch);

const buyingOrDoing = beginning('you|may|can|spend|discard|lose', doesReach);

/** `2dmg,` behind something else: no more than that, and nothing of what a number may begin with. A guard. */
const isPlainHarm = (cursor: Cursor, { from }: Run): boolean =>
  guards.spare &&
  cursor.at > from &&
  cursor.sees(harms) &&
  (cursor.at + 2 >= cursor.end || cursor.tokens[cursor.at + 2]?.text === ',');

/** What reads one kind of phrase, and puts it where it belongs. */
interface PhraseForm extends Form {
  (desk: Desk, cursor: Cursor, run: Run): boolean;
}

/** What only changes what stands before it, and needs no comma. */
const ofBefore = formsOf<PhraseForm>(() => [
  oncePerTurn,
  costsNothing,
  ownRangeFirst,
  grownReach,
  covers,
  centredBehind,
  lineEnds,
  hitOrMiss,
  askedAttack,
  ...modifiers,
  instead,
  orElse,
  orHeals,
  orOther,
  anewInSentence,
  withAllies,
  firstAndRest,
  unlessThey,
  eitherEffect,
  bySide,
  byWhom,
  soOften,
]);

/** What stands in brackets behind something, or is included in it. */
const inBrackets = formsOf<PhraseForm>(() => [
  oncePerTurn,
  costsNothing,
  ownRangeFirst,
  grownReach,
  hitOrMiss,
  orHeals,
  anewInSentence,
  aside,
]);

/** What more is done beside what stands before it. */
const besideIt = formsOf<PhraseForm>(() => [
  linked,
  takingAlong,
  trail,
  someOfThem,
  moreHealing,
  percentMore,
  addition,
  unmarks,
  notMoved,
  notes,
  ground,
  fillsArea,
  notStacking,
]);

/** What is said of some who are known or were named before. */
const ofSome = formsOf<PhraseForm>(() => [together, replaces, replacesNamed, subjected]);

/** What is said of those whom a head has named, in its sentence or before it. */
const ofHead = formsOf<PhraseForm>(() => [
  thoseHit,
  thoseOfThem,
  refined,
  firstOfLine,
  stopsAtFirst,
  oneOfArea,
  sided,
  suchInArea,
  firstOfReach,
]);

/** The same where the area that it is of stands around the whole scope. */
const ofScope = formsOf<PhraseForm>(() => [sided]);

function phrase(desk: Desk, cursor: Cursor, run: Run, separated: boolean): boolean {
  const isBracket = cursor.sees('(|including');
  const isPlain = isPlainHarm(cursor, run);
  for (const one of isPlain ? [] : isBracket ? inBrackets(cursor) : ofBefore(cursor))
    if (one(desk, cursor, run)) return true;
  if (isBracket) return false;
  if (run.other !== undefined) backToOther(cursor, run);
  const told = (run.head !== undefined || run.subject !== undefined) && isToldToYou(cursor, run);
  if (told && isThenAnybodys(cursor, run)) return false;
  if (told) return toldToYou(run, () => effects(desk, cursor, run, 'you'));
  if (run.subject !== undefined && isAnybodys(cursor, run)) return false;
  const buysOrDoes = !cursor.misses(buyingOrDoing);
  if (
    (buysOrDoes && bought(desk, cursor, run)) ||
    (run.context.underWay === 'damage' && takenInstead(desk, cursor, run)) ||
    (!desk.standing && run.context.named.target === 'target' && pushedApart(desk, cursor, run))
  )
    return true;
  const goesOn = run.fresh;
  run.fresh = false;
  // "You may lose 2 Coins and do line 5" is all one's choice.
  const chosen = run.into.at(-1)?.node === 'may';
  if (separated && !chosen && (run.subject ?? 'you') === 'you' && buysOrDoes && cursor.sees(doesReach))
    cursor.take('do|perform|deal');
  if (!separated && !goesOn && !joins(cursor) && !lastWord(cursor, run) && run.early === undefined) return false;
  for (const one of isPlain ? [] : besideIt(cursor)) if (one(desk, cursor, run)) return true;
  // What nearly every attack is made of could be nothing else, so that it need not be asked whether it is.
  if (!desk.standing && !goesOn && !cursor.misses(attacking)) {
    if (cursor.sees(reach)) {
      if (heads(desk, cursor, run)) return true;
    } else if (cursor.sees(harms) || cursor.sees(doesSoMuch)) {
      if (effects(desk, cursor, run, run.subject)) return true;
    }
  }
  if (run.inside !== undefined && chooses(desk, cursor, run)) return true;
  if (mayDo(desk, cursor, run)) return true;
  if (!desk.standing && players(desk, cursor, run)) return true;
  if (desk.standing && whoever(desk, cursor, run)) return true;
  if (prefixed(desk, cursor, run) || pieceActs(desk, cursor, run)) return true;
  if (
    desk.standing &&
    (comesWith(desk, cursor, run) ||
      mostHad(desk, cursor, run) ||
      turnByTurn(desk, cursor, run) ||
      states(desk, cursor, run))
  )
    return true;
  // "Until the end of your next turn: you lose Armor": for so long, and no token is taken.
  if (desk.holds && cursor.sees('you|they|it lose|loses') && states(desk, cursor, run)) return true;
  for (const one of ofSome(cursor)) if (one(desk, cursor, run)) return true;
  for (const one of (run.head ?? run.tail) === undefined ? ofScope(cursor) : ofHead(cursor))
    if (one(desk, cursor, run)) return true;
  if (!desk.standing && states(desk, cursor, run)) return true;
  if (goesOn && run.subject !== undefined) {
    if (effects(desk, cursor, run, run.subject)) return true;
    if (states(desk, cursor, run, run.subject)) return true;
    // "Target a unit in range 5 and an empty space in range 5".
    return separated && heads(desk, cursor, run);
  }
  // "The target heals 2 and is immune to DoT": what holds goes on about who does something.
  if (
    run.subject !== undefined &&
    (cursor.sees("is|are|has|have|cannot|can't") ||
      receivesToo(cursor, run.subject) ||
      (cursor.sees('immune') && cursor.before?.text === 'and') ||
      hasMore(cursor)) &&
    (becomes(desk, cursor, run, run.subject) || states(desk, cursor, run, run.subject))
  )
    return true;
  if (heads(desk, cursor, run)) return true;
  return (
    effects(desk, cursor, run, run.subject) ||
    granted(desk, cursor, run) ||
    ownNumbers(desk, cursor, run) ||
    becoming(desk, cursor, run)
  );
}

/**
 * `At the start of your next turn, you may fly 3 as a Free Action`: what comes by then costs nothing anyway, nor does what somebody else may
 * do in your turn.
 */
function costsNothing(desk: Desk, cursor: Cursor, { context, into }: Run): boolean {
  const start = cursor.at;
  const last = into.at(-1);
  if (last?.node !== 'may' || !(context.free || (last.who !== undefined && last.who !== 'you'))) return false;
  // "They can discard a Wish as a Free Action": for something, and when they want to.
  if (last.then.every(({ node }) => node === 'lose')) return false;
  if (!cursor.takeAny('as a free action', 'for free')) return false;
  // "Give a Charm. They can discard it as a Free Action": in turns of theirs, and not now.
  if (!context.free && last.then.some(({ node }) => node === 'lose')) {
    cursor.at = start;
    return false;
  }
  reminded(desk, start, cursor.at);
  return true;
}
costsNothing.begins = beginning('as|for');

/** Phrases that may stand without a comma before them: their first words go on with nothing. */
const joins = (cursor: Cursor): boolean =>
  cursor.sees('# dmg|damage') ||
  cursor.sees('(sword)|(shield)') ||
  cursor.sees('undefendable|irreducible|push|pull') ||
  cursor.sees('+ #') ||
  cursor.sees('it deals burst') ||
  cursor.sees('become|becomes') ||
  cursor.sees('gain|gains|has|have hazard') ||
  cursor.sees('is|are difficult terrain') ||
  cursor.sees('choose|chooses|picks') ||
  cursor.sees('each|must must|each? choose|pick') ||
  cursor.sees('give|place|create|tap|untap|refresh|destroy') ||
  cursor.sees('gain|lose a|an|#|your|all') ||
  cursor.sees('heal #') ||
  cursor.sees('move target|the|it|them') ||
  cursor.sees('the? target is|gets|gains|becomes|takes|heals|clears|loses|has|cannot') ||
  cursor.sees('they are|get|gain|take|deal|lose|have|cannot|move|receive');

/** `1dmg slow`, `2dmg DoT 1`, `push 2 silence if Unprotected`: the name of a condition or token behind damage or a push. */
function lastWord(cursor: Cursor, { context }: Run): boolean {
  const { tokens, at } = cursor;
  const shoved = tokens[at - 1]?.kind === 'number' && /^(?:push|pull|pushes|pulls)$/.test(tokens[at - 2]?.text ?? '');
  // "2dmg*DoT" is so much for each.
  if ((!shoved && !/^(?:dmg|damage)$/.test(cursor.before?.text ?? '')) || tokens[at]?.times) return false;
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (word === undefined) return false;
  const behind = word.to + (cursor.tokens[word.to]?.kind === 'number' ? 1 : 0);
  return behind >= cursor.end || /^(?:,|and|if|until|unless)$/.test(cursor.tokens[behind]?.text ?? '');
}

/** `remove the marks`: of spaces that were only chosen, and nothing was put there. */
function unmarks(desk: Desk, cursor: Cursor, { context }: Run): boolean {
  const start = cursor.at;
  if (!context.chosen || context.marker !== undefined) return false;
  if (!cursor.take('remove the|all? mark|marks|marker|markers')) return false;
  reminded(desk, start, cursor.at);
  return true;
}
unmarks.begins = beginning('remove');

/** `take 1dmg and are Stunned`: a condition that comes to them, where nothing else is said of them behind it. */
function becomes(desk: Desk, cursor: Cursor, run: Run, subject: Ref): boolean {
  const start = cursor.at;
  // "Enemies on Mud are also Stunned": of those before it, or all of them.
  const behind = start + ((subject !== 'each' || run.context.some) && cursor.sees('is|are also') ? 2 : 1);
  const word = wordAt(run.context.words, cursor.tokens, behind, cursor.end, ['condition', 'token']);
  if (desk.standing || word === undefined || !cursor.sees('is|are')) return false;
  // "The target is undefendable to you until ...": to whose abilities.
  if (/^(?:to|from|against|beyond)$/.test(cursor.tokens[word.to]?.text ?? '')) return false;
  // "Enemies in range 2 of the Lamp lose Invisible and are Undefendable": when it comes, or for as long as it lies there.
  const near = run.head?.node.node === 'each' && run.head.node.who.places?.some(({ of }) => of === 'marker');
  if (near && run.head?.then.every(({ node }) => node === 'lose')) return false;
  return effects(desk, cursor, run, subject);
}

/** `You have Armor and -1 speed`: what somebody has, too. */
const hasMore = (cursor: Cursor): boolean =>
  (cursor.sees('+|- #') || cursor.sees('unlimited|infinite range')) &&
  cursor.before?.text === 'and' &&
  /^(?:have|has)$/.test(verbBefore(cursor));

/** The verb of what stands before the last "and", where that is a single name. */
const verbBefore = ({ tokens, at }: Cursor): string => tokens[at - 3]?.text ?? '';

/** Of one target "both" is more than it. */
const isTwo = ({ them, pair }: Context): boolean => Boolean(pair) || them === 'each';

const during = oneOf('while');

/** Of one target, or of whoever has set something off, "each" is more than it, too. */
const isSeveral = ({ context, target }: Run): boolean => isTwo(context) || (target?.max ?? 1) > 1;

/** Somebody bound, and what they do: "they gain 1 Luck", "you heal 3". */
function subjected(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (isUnknown(cursor, run.context)) return false;
  const start = cursor.at;
  // "You are Slowed while the Wolf lives" holds for so long, and gives nothing.
  if (desk.lasts && cursor.sees('you are') && cursor.holds(during)) return false;
  // "The target is undefendable to you until ...": to whose abilities.
  if (cursor.sees('the? they|it|target|enemy|unit is|are undefendable to|against|for|beyond')) return false;
  // "Two enemies in range 2, each takes 1dmg".
  const who =
    run.context.them !== undefined &&
    !cursor.sees('each|both target|targeted|of') &&
    !isDescribed(cursor, run.context) &&
    ((isSeveral(run) && cursor.take('each')) || (isTwo(run.context) && cursor.take('both')))
      ? known(run.context.them)
      : pronoun(cursor, run.context);
  if (who?.ref === undefined) {
    cursor.at = start;
    return false;
  }
  // "They each heal 1": of several targets.
  if (who.ref === run.context.them && who.ref !== 'you' && !cursor.sees('each of')) cursor.take('each');
  // "They then heal 1": in order, as it is told anyway.
  cursor.take('then');
  if (effects(desk, cursor, run, who.ref, start)) {
    run.subject = who.ref;
    return true;
  }
  cursor.at = start;
  return false;
}
