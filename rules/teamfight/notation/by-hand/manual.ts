import type { Desk, Fault } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Words } from '../words/words.ts';
import { mended } from './misprint.ts';
import { strayDigit } from './slips.ts';

/**
 * Limits and changes of the whole ability that are said in a sentence of their own: where one is not understood, nothing of the
 * ability is played.
 */
const limits =
  /(?:\bnot|cannot|n't|n’t) (?:affect|hit|include|damage|deal|trigger|apply|target)\b|\b(?:can(?:not|'t|’t)? (?:only )?be used|use this|used? on|requires?|must|instead|this (?:ability|attack|card)|unless|except|only|starts? with|(?<!\bat )once|(?:per|each|a) (?:turn|round|game|action)|def|crit|undefend\w*|irreducible|rolls?|attack|ability)\b|\d\s*\/\s*[a-z]/i;

/**
 * `If it has attacked, push 2`: what is asked changes nothing of what stands before it, whatever it speaks of; what comes of it may. An ability
 * that somebody uses then is another one.
 */
const asking = /^(?:if|when|whenever|while|after)\b[^,:]*[,:](?=\s)/i;
const uses =
  /\b(?:us(?:e|es)|makes?) (?:an?|any|one(?: of \w+)?|your|their|its) (?:(?:free|second|default|basic|melee|ranged) )?(?:ability|abilities|attacks?)\b/gi;
/** "If this ability hits" is of all of it, and so is what ends it. */
const ofWhole = /\b(?:this (?:ability|attack|card|is used)|us(?:e|es|ed|ing) this|ends?|expires?|stops?)\b/i;
/** What comes later changes nothing that stands before it. */
const later = /^(?:(?:the )?target['’]s|their|its|your) next\b/i;
/** `If they glow, no damage`, `if they glow, this misses`: what the attack before then comes to. */
const lessens =
  /^(?:if|when|whenever|while)\b[^,:]*[,:]\s.*\b(?:no (?:damage|dmg|effect)|half (?:the )?(?:damage|dmg)|it misses|this misses|range is)\b/i;

/** `If you would die, you may flip this`: an answer of its own, which takes nothing from what stands before it. */
const answersDeath =
  /^(?:if|when|whenever) (?:you|an?|the|that|your|they|it|he|she)\b[^,:.]* would (?:die|be (?:killed|defeated|destroyed))\b/i;
/** `Units in the area cannot attack out of it until then`: what somebody may not do for a while. */
const heldUp =
  /^(?:all |the |those )?(?:units|enemies|allies|heroes|you|they|it|target)\b(?![^.]*\b(?:this|be)\b)[^.]*\b(?:can ?not|can['’]t)\b[^.]*\b(?:until|for the rest of|during (?:your|their|its) next)\b/i;

/** `Enemies nearer to the Decoy can't target you`: what others may not do to you limits nothing that you do. */
const keepsOff =
  /^(?:all |the )?(?:enem(?:y|ies)|units|allies|heroes)\b[^.]*\b(?:can ?not|can['’]t) (?:target|hit|affect|damage) you\b/i;
/** `When they would take damage, instead ...`: of harm that is still to come, where the text has dealt none. */
const answersHarm = /^(?:if|when|whenever) [^,:.]* would (?:take|receive|suffer|be dealt)\b/i;
const harm = /\b(?:dmg|damage)\b/i;
/** `At the start of each turn`: a moment, and not how often. */
const moments = /\bat (?:the )?(?:start|beginning|end) of (?:each|every|a|any) (?:turn|round)\b/gi;

/** Whether a sentence that is not understood could limit or change what stands `before` it. */
const isLimit = (whole: string, before: string): boolean => {
  const said = whole.replaceAll(moments, ' ');
  if (lessens.test(said)) return true;
  if (answersDeath.test(said) || heldUp.test(said) || keepsOff.test(said)) return false;
  if (answersHarm.test(said) && !ofWhole.test(said) && !harm.test(before)) return false;
  const asked = asking.exec(said)?.[0];
  if (asked === undefined || /\b(?:unless|except|this)\b/i.test(asked) || ofWhole.test(said))
    return limits.test(said) && !later.test(said);
  return limits.test(said.slice(asked.length).replaceAll(uses, ' '));
};

/** "Can't target units next to you. This movement ignores terrain": sentences of an ability that change how the one before is done. */
const changes = [
  /^(?:you |it |this |they )?(?:can ?not|can['’]t|may not|does not|doesn['’]t|do not|don['’]t) (?:(?:be )?(?:choose|hit|include|select|pick|place|put|pass|affect|damage)|target|be targeted by)/i,
  /^(?:the |your )?(?:allies|enemies|units|heroes|summons|objects|others|you)\b.*\b(?:not affected|n['’]t affected|unaffected)/i,
  /^(?:double|triple|half|halve|ignor|never)/i,
  /^(?:the (?:line|path|area|attack) )?stops?\b/i,
  /^this (?:movement|move|push|pull|teleport|flight|damage)\b/i,
  /^[+-] ?\d+ ?(?:def|crit)/i,
];

/** Verbs that an effect begins with. An unknown phrase that begins otherwise could change what stands before it. */
const verbs = new Set(
  (
    'push pull move moves fly flies teleport teleports give gives gain gains get gets heal heals take takes deal deals place create summon ' +
    'remove destroy detonate refresh ready reset tap use make swap lose loses clear clears purge become becomes kill sacrifice draw mark ' +
    'note enter exit end repeat resurrect transform cast choose force switch copy fill set put ' +
    'call throw drop grab swallow send bring launch leave plant build raise toss hurl'
  ).split(' '),
);

/** Words inside of an effect that hang it on something else, or that on it. */
const hinges = new Set('if unless except instead only but while until when where without whose each'.split(' '));

/** Whether the phrase from token `at` on is an effect of its own, so that what stands before it holds without it. */
export function isEffect(desk: Desk, at: number, to: number): boolean {
  const { tokens } = desk;
  if (!verbs.has(tokens[at]?.text ?? '') && !isOwnClause(desk, at, to)) return false;
  for (let i = at + 1; i < to; i++) if (hinges.has(tokens[i]?.text ?? '')) return false;
  return true;
}

/** What an attack before it comes to could be said with these. */
const ofAttack =
  /^(?:dmg|damage|def|crit|hits?|miss|misses|rolls?|range|half|halves|double|doubles|triple|irreducible|undefendable|attacks?|ability|abilities|this|that|those|must|cost|costs|not|no|longer|immune|unaffected|ignores?|affected|it|targets?|chosen?)$/;

const finite = /^(?:can|cannot|can't|may|has|have|is|are|becomes?|gains?|gets?|loses?|moves?)$/;

/** `and the target can't see you`, `and Jab can be used twice as one action`: somebody or something that is named anew, and what it is or can. */
function isOwnClause({ tokens, source }: Desk, at: number, to: number): boolean {
  if (tokens[at - 1]?.text !== 'and') return false;
  const said = tokens.slice(at, to).map(({ text }) => text);
  const named = /^[A-Z]/.test(source.slice(tokens[at]?.from));
  const noun = said[0] === 'the' && /^(?:target|enemy|unit|ally|hero)$/.test(said[1] ?? '');
  const verb = named ? said.findIndex((text) => finite.test(text)) : noun ? 2 : 1;
  if (!(named || noun || /^(?:you|they|he|she)$/.test(said[0] ?? '')) || verb < 1 || verb > 4) return false;
  return finite.test(said[verb] ?? '') && !said.slice(verb).some((text) => ofAttack.test(text));
}

export const dependsOn = (quote: string): string => `depends on "${quote}"`;

/** The words from token `from` on, short enough for a sentence. */
export function quoteAt({ tokens, source }: Desk, from: number, to: number): string {
  let end = from;
  while (end < to && end - from < 7) {
    if (end > from && /^[,:]$/.test(tokens[end]?.text ?? '')) break;
    end += 1;
  }
  const said = source.slice(tokens[from]?.from ?? 0, tokens[end - 1]?.to ?? 0);
  return said.replace(/[\s*]+/g, ' ').trim();
}

/** Writes a sentence and its scope down as played by hand. Returns the clause that says why. */
export function byHand(
  desk: Desk,
  sentence: Sentence,
  under: readonly Sentence[],
  fault: Fault | undefined,
  words: Words,
  /** Nothing of the text was read before it, so it could be a cost. */
  first = false,
): number {
  const { sheet, field, tokens, source } = desk;
  const begin = tokens[sentence.from]?.from ?? 0;
  const end = tokens[sentence.to - 1]?.to ?? begin;
  const at = fault === undefined || fault.at < sentence.from || fault.at >= sentence.to ? sentence.from : fault.at;
  const quote = quoteAt(desk, at, sentence.to);
  const depends = dependsOn(quote);
  const outcome = /^on (?:a )?(?:hit|miss|kill|crit)\b/i.test(source.slice(begin, end));
  const said = source.slice(begin, end);
  const limited = at === sentence.from && isLimit(said, source.slice(0, begin));
  // However much of such a sentence was understood.
  const changed = !desk.standing && changes.some((begins) => begins.test(said));
  const governs = (limited || changed) && !outcome && !fault?.understood;
  if (governs || (first && at === sentence.from && !isEffect(desk, at, sentence.to))) desk.notes.whole ??= depends;
  const reason = fault?.reason ?? strayDigit(source.slice(begin, end)) ?? `"${quote}" is not understood`;
  if (at > sentence.from) {
    const split = tokens[at]?.from ?? begin;
    sheet.add(field, begin, tokens[at - 1]?.to ?? split, 'manual', depends);
    sheet.add(field, split, end, 'manual', reason, mended(desk, at, sentence.to, words));
  } else {
    sheet.add(field, begin, end, 'manual', reason, mended(desk, at, sentence.to, words));
  }
  const clause = sheet.next - 1;
  for (const { from, to } of under) {
    const first = tokens[from]?.from ?? 0;
    sheet.add(field, first, tokens[to - 1]?.to ?? first, 'manual', depends);
  }
  return clause;
}
