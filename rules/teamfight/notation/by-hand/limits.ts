/**
 * Limits and changes of the whole ability that are said in a sentence of their own: where one is not understood, nothing that it could be of is
 * played.
 */
export type Governed =
  /** Whether and how often it can be used, and so all of it. */
  | 'use'
  /** What it does, whatever it costs. */
  | 'body'
  /** Its attacks, and so all that it does where it has any. */
  | 'attacks';

const ofAttacks = /\b(?:def|crit|undefend\w*|irreducible|rolls?|attack)\b/i;
const ofBody =
  /(?:\bnot|cannot|n't|n’t) (?:affect|hit|include|damage|deal|trigger|apply|target|attack)\b|\b(?:must|instead|unless|except|only|(?<!\bat )once|(?:per|each|a) (?:turn|round|game|action)|ability)\b|\d\s*\/\s*[a-z]/i;
const ofUse =
  /\b(?:can(?:not|'t|’t)? (?:only )?be used|use this|used? on|usable|requires?|(?<!\bon )this card|this (?:ability|attack)|starts? with)\b|\d\s*\/\s*[a-z]/i;

/** "Must be in the dark", "only at night", "once per moon": these could be asked of whoever uses it; "it must touch another one" is of its piece. */
const asksUser =
  /^(?:you |it |this )?(?:can(?:not|'t|’t|(?!['’]))|may(?: not)?|must|only|unless|except|once)\b(?! (?:be )?(?:hit|touch|overlap|share|affect|include|damage|target|trigger|apply|deal|pass|move|heal))|\byou (?:must|can(?:not|'t|’t)? only)\b/i;
const untilHow = /\b(?:(?<!\bat )once|(?:per|each|a) (?:turn|round|game|action))\b/i;
/** "A unit can't be hit more than once per turn": how often it happens to somebody. */
const ofSomebody =
  /^(?:an?|the same|each|every|any|no) (?:same )?(?:unit|enemy|ally|hero|target|space)\b|^(?:units|enemies|allies|heroes|targets)\b/i;

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
/** `Flying units do not`, `summons cannot use it`, `heroes with Armor are safe`: some to whom it does not happen. */
const spares = [
  /^(?!you\b|it\b|they\b)[^,:]*\b(?:do|does|can)(?: ?not|n['’]t|['’]t)(?: (?:use|do) (?:it|this|that|so))?\.?$/i,
  /^(?:all |flying )?(?:summons?|heroes|units|objects)\b[^,:]*\b(?:do|does|can)(?: ?not|n['’]t|['’]t) (?:use|pick|carry|take|open|collect) (?:it|up|this|the)\b/i,
  /\b(?:is|are) (?:safe|spared|exempt|excluded)\.?$/i,
  /\b(?:gains?|takes?|heals?|scores?) nothing\.?$/i,
  /^(?:it|this)(?: damage)? (?:can ?not|can['’]t) be (?:reduced|lessened|prevented)\b/i,
];
/** `When they'd be healed, they sing instead`: in place of that, and of nothing that stands before. */
const wouldBe = /^when(?:ever)?\b[^,:]*(?:\bwould\b|['’]d\b)[^,:]*[,:]/i;
/** `Summon a copy of it with only its default abilities`: how that is which comes there. */
const bringing = /^(?:summon|create)\b(?!.*\b(?:instead|unless|this|once|per)\b)/i;

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

/** `Spend a Gleam.`: before everything that is done. */
const price = /^(?:spend|pay|discard)\b(?![^.:]*\bto\b)/i;

/** `2dmg for each Coin / as Xdmg to all of them`: what the damage before it is dealt as. */
const goesOnAs = /^as (?:x|\d+|that much) ?(?:dmg|damage)\b/i;

/** `Range 3, ally heals 2. / Enemy takes 2dmg`: whichever side the target is of. */
const bareSide = /^(ally|enemy) (?!(?:in|within|adjacent|next|team)\b)/i;

/** What a sentence that is not understood could limit or change of what stands beside it, `before` it first of all. */
export function limited(whole: string, before: string): Governed | undefined {
  const said = whole.replaceAll(moments, ' ');
  // What stands behind a price is bought by it.
  if (price.test(said) && /^[^.:]*:?\s*$/.test(before)) return 'body';
  const side = bareSide.exec(said)?.[1]?.toLowerCase();
  if (side !== undefined && new RegExp(`, ${side === 'ally' ? 'enemy' : 'ally'} `, 'i').test(before)) return 'body';
  if (lessens.test(said) || goesOnAs.test(said)) return 'body';
  if (answersDeath.test(said) || heldUp.test(said) || keepsOff.test(said)) return undefined;
  if (answersHarm.test(said) && !ofWhole.test(said) && !harm.test(before)) return undefined;
  if (bringing.test(said)) return undefined;
  if (spares.some((some) => some.test(said))) return 'body';
  const asked = asking.exec(said)?.[0];
  if (asked === undefined || /\b(?:unless|except|this)\b/i.test(asked) || ofWhole.test(said))
    return later.test(said) ? undefined : governs(said);
  const does = said.slice(asked.length).replaceAll(uses, ' ');
  if (outnumbers(does, before)) return 'body';
  return governs(wouldBe.test(said) ? does.replaceAll(/\binstead\b/gi, ' ') : does);
}

const soMuch = [/(?<![+-] ?)\b(\d+) ?(?:dmg|damage)\b(?! to\b)/i, /\bheals? (\d+)\b/i];

/** `2dmg. If they glow, 4dmg`: so much instead, as what is more has a plus. */
const outnumbers = (does: string, before: string): boolean =>
  soMuch.some((number) => {
    const [said, more] = number.exec(does.trim()) ?? [];
    const all = [...before.matchAll(new RegExp(number, 'gi'))];
    return said !== undefined && does.trim().startsWith(said) && Number(all.at(-1)?.[1] ?? Infinity) < Number(more);
  });

function governs(said: string): Governed | undefined {
  if (ofUse.test(said) || (asksUser.test(said) && ofBody.test(said))) return 'use';
  if (untilHow.test(said) && !ofSomebody.test(said)) return 'use';
  if (ofBody.test(said)) return 'body';
  return ofAttacks.test(said) ? 'attacks' : undefined;
}

/** "Can't target units next to you. This movement ignores terrain": sentences of an ability that change how the one before is done. */
const changes = [
  /^(?:you |it |this |they )?(?:can ?not|can['’]t|may not|does not|doesn['’]t|do not|don['’]t) (?:(?:be )?(?:choose|hit|include|select|pick|place|put|pass|affect|damage)|target|be targeted by)/i,
  /^(?:the |your )?(?:allies|enemies|units|heroes|summons|objects|others|you)\b.*\b(?:not affected|n['’]t affected|unaffected)/i,
  /^(?:double|triple|half|halve|ignor|never)/i,
  /^(?:the (?:line|path|area|attack) )?stops?\b/i,
  /^this (?:movement|move|push|pull|teleport|flight|damage)\b/i,
];
const ofRoll = /^[+-] ?\d+ ?(?:def|crit)/i;

/** What a sentence could change of how others are done, however much of it was understood. */
export const changed = (said: string): Governed | undefined =>
  changes.some((begins) => begins.test(said)) ? 'body' : ofRoll.test(said) ? 'attacks' : undefined;
