import { notationWords } from './notation/words/notation-words.ts';
import { asBearer } from './own-tokens.ts';

/** A condition that no file has, and what it does by the brackets behind its name. */
export interface Bracketed {
  readonly name: string;
  readonly text: string;
}

const name =
  "(?!(?:Inflict|Apply|Give|Gain|Get|Become|Take|Grant|Deal|The|A|All|Each|They|You|It)s?\\b)\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?";

/** `2dmg, Blind (range limited to 1)`, `you may Weaken (-1dmg) ...`: among what is done. */
const inList = new RegExp(
  `(^|[,:;.\\n]\\s*|\\b(?:and|or|then|[Mm]ay|[Cc]an|[Ii]nflicts?|[Aa]ppl(?:y|ies)|[Gg]ives?(?: (?:it|them|the target)| (?:all|each)\\b[^.,:(\\n]*)?)\\s+)(${name}) ?\\(([^()]+)\\)`,
  'gu',
);
/** `gains Stealth (can only be targeted from range 1)`, `they are weakened (-1dmg)`: of whom it is said. */
const ofSomebody = new RegExp(
  `\\b([Gg]ains?|[Gg]ets?|[Bb]ecomes?|[Ii]s|[Aa]re|[Bb]e) (?:an? )?(${name}|(?<=(?:[Bb]ecomes?|[Ii]s|[Aa]re|[Bb]e) )\\p{Ll}{3,}ed) ?\\(([^()]+)\\)`,
  'gu',
);

/** What holds while somebody has something; what is only done once is no condition. */
const holds =
  /^(?:(?:you|they|it) (?:takes?|ha(?:ve|s)|deals?|cannot|can't|can only)\b|takes? (?:[+-]|\d+ ?(?:dmg|damage) (?:per|for (?:each|every)|when|whenever|at|each)\b|(?:half|double|twice)\b)|(?:ha(?:ve|s)|deals?) (?:[+-]|half\b|double\b|\d+%)|cannot\b|can't\b|can only\b|[+-]\d|no (?:reactions|actions|attacks)|range (?:is )?limited|(?:speed|range) \d|half (?:speed|damage)|\d+ ?(?:dmg|damage) (?:per|at)\b|heals? \d+ (?:per|at|when|whenever|each)\b|loses? \d+ (?:hp|health) (?:per|at|when|whenever|each)\b|(?:attacks|abilities) (?:against|targeting) )/i;
/** Good for whoever has it: behind an attack it could be for either. */
const helps =
  /^(?:(?:you|they|it) )?(?:(?:ha(?:ve|s)|deals?) )?(?:\+|cannot be|can't be|can only be|takes? (?:-|half)|heals?\b)/i;

/** The conditions that a text tells in brackets behind their names. */
export function bracketedIn(text: string): Bracketed[] {
  const found: Bracketed[] = [];
  if (!text.includes('(')) return found;
  for (const pattern of [inList, ofSomebody]) {
    for (const { index, 1: lead = '', 2: called = '', 3: said = '' } of text.matchAll(pattern)) {
      if (!holds.test(said) || isNotation(called) || / mark$/i.test(called)) continue;
      if (pattern === inList && helps.test(said)) continue;
      const isOwn = /^gain$/i.test(lead) && yourself.test(text.slice(0, index));
      const told = toldOf(said) ?? (isOwn ? said : undefined);
      if (told !== undefined) found.push({ name: capital(called), text: told });
    }
  }
  return found;
}

/** Nobody else stands before it. */
const yourself = /(?:^|[.,:;\n]|\b(?:you|may|can|and|then|or))\s*$/i;

const doing = /^(takes?|receives?|deals?|heals?|loses?|gains?|has|have)\b/i;

/** What stands in brackets behind a name, in the words of the condition itself, for whose bearer that is "you". */
function toldOf(said: string): string | undefined {
  const theirs = said.trim().replace(doing, (verb) => `they ${verb}`);
  return asBearer(theirs, false)?.replace(/\byou (heal|take|receive|lose|gain)s\b/gi, 'you $1');
}

/** Whether brackets say what a condition or token says of itself. */
export const isTold = (said: string, text: string): boolean =>
  [said, toldOf(said)].some((one) => one !== undefined && bare(one) !== '' && bare(one) === bare(text));

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+%-]+/g, ' ')
    .trim();

const isNotation = (called: string): boolean =>
  called
    .toLowerCase()
    .split(' ')
    .some((word) => notationWords.has(word));

const capital = (called: string): string => called.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
