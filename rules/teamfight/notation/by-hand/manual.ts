import { notUnderstood, type Why } from '../../../kernel/reading/why.ts';
import type { Desk, Fault } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Words } from '../words/words.ts';
import { changed, type Governed, limited } from './limits.ts';
import { mended } from './misprint.ts';
import { noAction } from './no-action.ts';
import { noNeighbour } from './no-neighbour.ts';
import { noPlace } from './no-place.ts';
import { ofItsLine } from './own-line.ts';
import { strayDigit } from './slips.ts';
import { undefinedWord } from './undefined-words.ts';
import { unknownWords } from './unknown-words.ts';

/** Verbs that an effect begins with. An unknown phrase that begins otherwise could change what stands before it. */
const verbs = new Set(
  (
    'push pull move moves fly flies teleport teleports give gives gain gains get gets heal heals take takes deal deals place create summon ' +
    'remove destroy detonate refresh ready reset tap use make swap lose loses clear clears purge become becomes kill sacrifice draw mark ' +
    'note enter exit end repeat resurrect transform cast choose force switch copy fill set put ' +
    'tether attach steal grab carry throw link bind drag launch return grant restore call drop swallow send bring leave plant build raise toss hurl ' +
    'jump leap dash rush skip discard cancel interrupt reveal spawn respawn revive duplicate clone convert cleanse disarm reload recharge trigger activate rotate'
  ).split(' '),
);

/** Words inside of an effect that hang it on something else, or that on it. */
const hinges = new Set('if unless except instead only but while until when where without whose each'.split(' '));

/** What the one who was chosen does, has or suffers, behind "the target" and "they". */
const does = /^(?:has|have|gets?|gains?|takes?|loses?|deals?|heals?|moves?|becomes?|is|are|can|may|cannot|can't)$/;
/** Words by which that could be of the damage or the roll before it. */
const ofBlow = /^(?:this|that|it|half|no|none|damage|dmg|armor|resistance|roll|attack|ability|targeted|must|not)$/;

/** `Range 3, the target has -2 luck until it sings`: said of whoever was chosen, and nothing that changes how. */
function isOfTarget({ tokens }: Desk, at: number, to: number): boolean {
  const verb =
    tokens[at]?.text === 'they'
      ? at + 1
      : tokens[at]?.text === 'the' && tokens[at + 1]?.text === 'target'
        ? at + 2
        : -1;
  if (verb < 0 || !does.test(tokens[verb]?.text ?? '')) return false;
  const said = tokens.slice(verb + 1, to).map(({ text }) => text);
  return !said.some((text) => ofBlow.test(text) || (hinges.has(text) && text !== 'until'));
}

/** Whether the phrase from token `at` on is an effect of its own, so that what stands before it holds without it. */
export function isEffect(desk: Desk, at: number, to: number): boolean {
  const { tokens } = desk;
  if (isOfTarget(desk, at, to)) return true;
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
  // "Gets Asleep and is interrupted": of whoever was named before.
  const goesOn = /^(?:is|are)$/.test(said[0] ?? '') && !/^(?:doubled|halved|increased|reduced)$/.test(said[1] ?? '');
  if (goesOn) return !said.some((text) => ofAttack.test(text));
  const verb = named ? said.findIndex((text) => finite.test(text)) : noun ? 2 : 1;
  if (!(named || noun || /^(?:you|they|he|she)$/.test(said[0] ?? '')) || verb < 1 || verb > 4) return false;
  return finite.test(said[verb] ?? '') && !said.slice(verb).some((text) => ofAttack.test(text));
}

/** Notes that what a sentence by hand governs is by hand, too. Of what only stands that is all. */
export function govern({ notes, standing }: Desk, governs: Governed, why: Why): void {
  // What only stands says each thing by itself: more about attacks leaves the rest.
  if (standing && governs === 'attacks') return;
  const of = governs === 'use' || standing ? 'whole' : governs;
  notes[of] ??= why;
}

/** By hand only because of what stands at token `at`. */
export const dependsOn = ({ field, tokens }: Desk, at: number): Why => ({
  dependsOn: { field, at: tokens[at]?.from ?? 0 },
});

/** Words that nothing knows, else whom it does not say. */
function unclear(desk: Desk, at: number, to: number, words: Words): Why {
  const { tokens, source } = desk;
  const unknown = unknownWords(desk, at, to, words);
  const isKnown = unknown.missing.length + unknown.words.length === 0;
  const said = source.slice(tokens[at]?.from, tokens[to - 1]?.to);
  return (isKnown ? noNeighbour(said) : undefined) ?? notUnderstood(unknown);
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
  const depends = dependsOn(desk, at);
  const outcome = /^on (?:a )?(?:hit|miss|kill|crit)\b/i.test(source.slice(begin, end));
  const said = source.slice(begin, end);
  const limit = at === sentence.from ? limited(said, source.slice(0, begin)) : undefined;
  // However much of such a sentence was understood.
  const change = desk.standing ? undefined : changed(said);
  // "Heal 2. If you are alone, heal 4 instead", in words that are known: what it is instead of is not played either.
  const alone = (outcome || fault?.understood) && !/\binstead\b/i.test(said);
  const governs = alone ? undefined : (limit ?? change);
  if (first && at === sentence.from && !isEffect(desk, at, sentence.to)) govern(desk, 'use', depends);
  else if (governs !== undefined && !ofItsLine(desk, sentence, words, depends)) govern(desk, governs, depends);
  const why =
    fault?.why ??
    strayDigit(said) ??
    (desk.standing ? noAction(said) : undefined) ??
    noPlace(source.slice(tokens[at]?.from ?? begin, end), words) ??
    undefinedWord(source.slice(tokens[at]?.from ?? begin, end)) ??
    unclear(desk, at, sentence.to, words);
  if (at > sentence.from) {
    const split = tokens[at]?.from ?? begin;
    sheet.add(field, begin, tokens[at - 1]?.to ?? split, 'manual', depends);
    sheet.add(field, split, end, 'manual', why, mended(desk, at, sentence.to, words));
  } else {
    sheet.add(field, begin, end, 'manual', why, mended(desk, at, sentence.to, words));
  }
  const clause = sheet.next - 1;
  for (const { from, to } of under) {
    const first = tokens[from]?.from ?? 0;
    sheet.add(field, first, tokens[to - 1]?.to ?? first, 'manual', depends);
  }
  return clause;
}
