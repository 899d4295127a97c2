import type { Entity } from '../game-set.ts';

/**
 * What abilities say of tokens that have no text, by reference: "Target gains Rust: they receive +1 damage." In a token's own text "you"
 * is who has it, so what speaks of whoever gives it is told by the card alone. Two texts that differ tell nothing.
 * @param texts those of each card
 */
export function toldOfTokens(tokens: readonly Entity<'token'>[], texts: readonly (readonly string[])[]) {
  const found = new Map<string, string>();
  const textless = tokens.filter(({ data }) => (data.text ?? '').trim() === '');
  if (textless.length === 0) return found;
  const sources = texts.flat().filter((text) => gives.test(text));
  for (const { ref, data } of textless) {
    const name = data.name.toLowerCase();
    const speaking = texts.flat().filter((text) => text.toLowerCase().includes(name));
    const told = new Set(sources.flatMap((text) => toldIn(text, data.name, speaking.length === 1) ?? []));
    const [only] = told;
    if (told.size === 1 && only !== undefined) found.set(ref, only);
  }
  return found;
}

/** Most texts hand out nothing. */
const gives = /\b(?:gets?|gains?|gives?|puts?|places?|appl(?:y|ies)|marks?|marked)\b/i;

/**
 * What one text tells of a token of that name: behind a colon, between parentheses, or in the sentences behind. What comes in each of its
 * bearer's turns is the token's only where no other text speaks of it (`alone`), so that it is for nothing else.
 */
function toldIn(text: string, name: string, alone: boolean): string | undefined {
  if (!text.toLowerCase().includes(name.toLowerCase())) return undefined;
  const lines = text.split(/\r?\n/);
  const giving = givingOf(name);
  for (const [index, line] of lines.entries()) {
    const given = giving.exec(line);
    if (given === null) continue;
    const [whole, verb = '', whom = ''] = given;
    const own = verb.toLowerCase() === 'gain' && !/\b(?:all(?:y|ies)|units|enemies|heroes)\b/i.test(whom);
    const behind = line.slice(given.index + whole.length);
    const ally = isAlly(line.slice(0, given.index) + whole);
    const brackets = inBrackets(behind);
    if (brackets !== undefined) return own ? brackets : asBearer(brackets, ally);
    const below = behindColon(behind, lines.slice(index + 1), line);
    if (below !== undefined) return own ? below : ofBearer(below, ally);
    const said = own
      ? []
      : standing(`${behind}\n${lines[index + 1] ?? ''}`, alone).flatMap((one) => asBearer(one, false) ?? []);
    if (said.length > 0) return said.join('\n');
  }
  return undefined;
}

const whom = '(?:it|them|target|(?:the|an?|each|one|all) [^.:(\\n]*|enem(?:y|ies)\\b[^.:(\\n]*)';

/** What hands out a token of that name: `gets your Hex`, `put a Hex on the target`; `mark the target`, of what is called Mark. */
function givingOf(name: string): RegExp {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const handed = `(gets?|gains?|gives?|puts?|places?|appl(?:y|ies))\\b([^.:(\\n]*?)\\b${plain}(?: (?:token|marker|mark))?(?![\\p{L}\\p{N}'])(?: (?:on|to) ${whom})?`;
  const marked = `|(?:${plain}s? ${whom}|(?:is|are|becomes?) ${plain}ed)(?![\\p{L}\\p{N}'])`;
  return new RegExp(`\\b(?:${handed}${/^mark$/i.test(name) ? marked : ''})`, 'iu');
}

/** `Drowsy until the end of their next turn (base speed 1)`. How many there are is no rule of the token. */
const inBrackets = (behind: string): string | undefined =>
  /^(?: until [^,.:(]*)? ?\((?!max\b|maximum|\d+ max|can be\b|(?:only )?(?:once|twice)\b|\d+ ?\/ ?(?:turn|round|game)\b|\d+ times\b)([^)]+)\)/i.exec(
    behind,
  )?.[1];

/** `Drowsy:` with its lines below, or what stands in the line behind it. */
function behindColon(behind: string, below: readonly string[], line: string): string | undefined {
  const inLine = /^(?: ?\([^)]*\))?(?: until [^,.:(]*)?:[ \t]*(.*)$/i.exec(behind)?.[1];
  if (inLine === undefined) return undefined;
  if (inLine !== '') return inLine;
  const depth = (one: string): number => one.length - one.trimStart().length;
  const end = below.findIndex((one) => one.trim() === '' || depth(one) <= depth(line));
  const own = below.slice(0, end < 0 ? below.length : end).map((one) => one.trim());
  return own.length > 0 ? own.join('\n') : undefined;
}

/** The lines that speak of nobody but whoever has it, where none hangs on another. */
function ofBearer(lines: string, ally: boolean): string | undefined {
  const said = lines.split('\n');
  if (said.some((line) => /^(?:else|otherwise|then|if)\b/i.test(line))) return asBearer(lines, ally);
  return said.flatMap((line) => asBearer(line, ally) ?? []).join('\n') || undefined;
}

/** `. They receive +1 damage. Attacks against them have +1 crit`: what holds, in the sentences right behind. */
function standing(behind: string, alone: boolean): string[] {
  const [rest = '', ...sentences] = behind.split(/[.\n]+\s*/);
  if (
    rest
      .replaceAll(/,? ?\(?max \d+, (?:remov|replac)\w+ (?:the )?(?:oldest|old|previous)\)?|\([^)]*\)/gi, '')
      .trim() !== ''
  )
    return [];
  const isOfToken = (one: string, at: number): boolean =>
    holds.test(one) || (alone && eachTurn.test(one) && !hangs.test(sentences[at + 1] ?? ''));
  const other = sentences.findIndex((one, at) => !isOfToken(one, at) || ends.test(one));
  return sentences.slice(0, other < 0 ? sentences.length : other).filter((one) => one !== '');
}

const holds =
  /^(?:(?:they|the target) (?:receives?|deals?|(?:ha(?:ve|s)|takes?) [+-]\d|cannot|can't)|(?:attacks|abilities) (?:against|targeting) (?:them|the target)|their (?:attacks|abilities) (?:push|pull|deal|ignore|have)|they (?:may|can) (?:discard|remove|spend|clear|lose) (?:it|the token) to)\b/i;
/** "If they are adjacent to you, 2dmg", behind what comes in each turn: then, or now. */
const hangs = /^(?:if|else|otherwise|then|when|while)\b/i;
const eachTurn =
  /^at the (?:start|beginning|end) of (?:each of )?(?:their|the target's) turns?, (?:they (?:take|lose|heal)|they (?:may|can) (?:discard|remove|spend|clear|lose) (?:it|this|the token)|(?:others|units) (?:in (?:burst|range) \d of|adjacent to) them) /i;
/** Its own end is not that of the token. */
const ends = /\b(?:until|this turn|next|while|if|now|game)\b/i;

const isAlly = (giving: string): boolean => /\b(?:ally|allies)\b/i.test(giving) && !/\benem/i.test(giving);

/**
 * What is said of whoever has a token, in the words of the token itself, for whom that is "you". Undefined where it speaks of whoever
 * gave it or tells them what to do, or of sides, which are those of the giver.
 */
export function asBearer(said: string, ally: boolean): string | undefined {
  const lines = said.split(/(?<=[.\n])\s*/);
  if (lines.some((line) => ofGiver.test(line) || fromWhere.test(line) || (!ally && ofSides.test(line))))
    return undefined;
  return lines.map(turned).join(said.includes('\n') ? '\n' : ' ');
}

/** The same told from whoever gives it, for whom "you" is the giver there. */
export const asGiver = (said: string): string =>
  said
    .replace(/\byou(?:rself)?\b/gi, 'the giver')
    .replace(/\byour\b/gi, "the giver's")
    .replace(ofIt, 'you $1')
    .replace(/\b(?:they|them|themselves)\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthe token\b/gi, 'this');

/** A summon or an object that has it is "it", and so is the token, which does none of this. */
const ofIt = /\bit (has|is|cannot|can't|takes?|loses?|gains?|receives?|heals?|moves?)\b/gi;

const ofGiver =
  /\byou(?:r|rs|rself)?\b|(?:^|[,:] |\b(?:and|then|may) )(?:heal|move|gain|teleport|fly|swap|push|pull|make|use)\b/i;
/** Around whoever has it, who is in it where the token does it; who is not where it is somebody's own. */
const fromWhere = /(?<!\b(?:it|this) (?:deals|does) |\bothers in )\bburst\b|\bline \d/i;
/** "Its allies" are those of whoever has it, whoever says so. */
const ofSides = /(?<!\b(?:its|their) )\b(?:enem(?:y|ies)|all(?:y|ies)|hostile)\b/i;

const turned = (line: string): string =>
  line
    .trim()
    .replace(/^((?:at|when(?:ever)?|the next time|on)\b[^,]*, )(\d+ ?(?:dmg|damage)\.?)$/i, '$1take $2')
    .replaceAll(/\beach of their turns\b/gi, 'your turn')
    .replaceAll(ofIt, 'they $1')
    .replaceAll(/\bthe (?:target|bearer|marked unit)'s\b/gi, 'your')
    .replaceAll(/\bthe (?:target|bearer|marked unit)\b/gi, 'they')
    .replaceAll(/\bthey(?:'re| is| are)\b/gi, 'you are')
    .replaceAll(/\bthey (?:has|have)\b/gi, 'you have')
    .replaceAll(/\bthey (deal|receive|take|gain|lose|heal|move|die)s\b/gi, 'you $1')
    .replaceAll(/\b(?:they|them)\b/gi, 'you')
    .replaceAll(/\bthemselves\b/gi, 'yourself')
    .replaceAll(/\btheir\b|\bits(?= (?:allies|next turn|turns?)\b)/gi, 'your')
    .replaceAll(/\bthe (?:mark|token)\b/gi, 'this')
    .replaceAll(
      /(?:\b(?:may|can) |(?<=[,d] ))(?:discard|remove|spend|clear|lose) it\b/gi,
      (said) => `${said.slice(0, -2)}this`,
    );
