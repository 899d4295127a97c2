import { Cursor } from '../words/cursor.ts';
import type { Desk, Fault } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** What the first part could govern the second by, or leave to somebody. */
const governs =
  /^(?:if|when|whenever|until|till|while|unless|at|on|once|after|before|for|during|may|can|choose|or|next|time|:|\()$/;

/** Who the second part is about, said anew. */
const anew = 'you|it|they|the|that target|unit|enemy|ally';
const begins = 'you|it|they|another|each|all';

/**
 * `Summon two Wolves in range 2, then you may swap places with one of them`: what comes then, of somebody who is named again, as a sentence of
 * its own, where it was not understood behind what was. Undefined where the first part says when or whether both happen.
 */
export function thenApart(desk: Desk, sentence: Sentence, fault: Fault): readonly [Sentence, Sentence] | undefined {
  const { tokens, standing } = desk;
  const { from, to, bullet, opens } = sentence;
  if (standing || bullet || opens) return undefined;
  const again = repeatsBehind(tokens, sentence);
  if (again !== undefined) return again;
  // What is destroyed has no say in what comes there then.
  const destroys = /^(?:destroy|remove)$/.test(tokens[from]?.text ?? '');
  const killed = goesWhereOneDied(desk, sentence);
  if (killed !== undefined) return killed;
  const blown = destroys || tokens[from]?.text === 'detonate' ? dealsAsItGoes(desk, sentence) : undefined;
  if (blown !== undefined) return blown;
  for (let at = destroys ? to - 1 : Math.min(fault.at, to - 1); at > from; at--) {
    if (tokens[at]?.text !== 'then') continue;
    const behind = new Cursor(tokens, at + 1, to);
    const joint = tokens[at - 1]?.text;
    const end = joint === ',' || joint === 'and' ? at - 1 : at;
    const last = tokens[end - 1]?.text === ',' ? end - 1 : end;
    const follows = /^(?:move|relocate)$/.test(tokens[from]?.text ?? '') && behind.sees('teleport');
    const replaces = destroys && behind.sees('place|create|put|summon|raise a|an|your');
    if (last <= from || !(follows || replaces || behind.sees(anew) || behind.sees(begins))) return undefined;
    if (tokens.slice(from, last).some(({ text }) => governs.test(text))) return undefined;
    return [
      { ...sentence, to: last },
      { ...sentence, from: at + 1, first: false },
    ];
  }
  return undefined;
}

/** Whoever was named before. */
const named = /^(?:it|them|they)$/;

/** Somebody else is named, or more of those who were. */
const others = /^(?:a|an|one|the|each|all|every|any|enem(?:y|ies)|all(?:y|ies)|units?|another|others?|your)$/;

/** `Swap places with an ally in range 4 and heal it 1`, `teleport adjacent to an enemy, they are Slowed`: what is done then to whom the first part names. */
export function doneToThem(
  { tokens, standing }: Desk,
  sentence: Sentence,
  fault: Fault,
): readonly [Sentence, Sentence] | undefined {
  const { from, to, bullet, opens } = sentence;
  if (standing || bullet || opens) return undefined;
  for (let at = Math.min(fault.at, to - 1); at > from; at--) {
    if (!/^(?:and|then|,)$/.test(tokens[at]?.text ?? '')) continue;
    let last = at;
    while (last > from && /^(?:,|and|then)$/.test(tokens[last - 1]?.text ?? '')) last -= 1;
    const behind = tokens.slice(at + 1, to).map(({ text }) => text);
    const first = tokens.slice(from, last).map(({ text }) => text);
    const isOpen = [...first, ...behind].some((text) => governs.test(text)) || others.test(behind[0] ?? '');
    if (last === from || isOpen || /\bothers?\b/.test(behind.join(' ')) || !behind.some((text) => named.test(text)))
      return undefined;
    return [
      { ...sentence, to: last },
      { ...sentence, from: at + 1, first: false },
    ];
  }
  return undefined;
}

/** `Range 1, 1dmg, Slow, repeat once`, `..., and repeat this if it hits`: all that stands before it, once more. */
function repeatsBehind(tokens: Desk['tokens'], sentence: Sentence): readonly [Sentence, Sentence] | undefined {
  const { from, to } = sentence;
  for (let at = to - 1; at > from + 1; at--) {
    if (tokens[at]?.text !== 'repeat') continue;
    let last = at;
    while (last > from && /^(?:,|and|then)$/.test(tokens[last - 1]?.text ?? '')) last -= 1;
    if (last === at || last === from) return undefined;
    if (tokens.slice(from, last).some(({ text }) => governs.test(text))) return undefined;
    return [
      { ...sentence, to: last },
      { ...sentence, from: at, first: false },
    ];
  }
  return undefined;
}

/** `Destroy the Barrel, it deals burst 1, 2dmg`: what it does then is a sentence of its own. */
function dealsAsItGoes({ tokens }: Desk, sentence: Sentence): readonly [Sentence, Sentence] | undefined {
  const { from, to } = sentence;
  for (let at = from + 2; at < to; at++) {
    const joint = tokens[at]?.text;
    if (joint !== 'and' && joint !== ',') continue;
    const behind = new Cursor(tokens, at + 1, to);
    behind.take('and');
    const start = behind.at;
    if (!behind.sees('it|they|each deals|deal|explodes|explode')) continue;
    if (tokens.slice(from, at).some(({ text }) => governs.test(text))) return undefined;
    return [
      { ...sentence, to: at },
      { ...sentence, from: start, first: false },
    ];
  }
  return undefined;
}

/** `Destroy a Turret and teleport to its space`: one comes to where it stood. */
function goesWhereOneDied({ tokens }: Desk, sentence: Sentence): readonly [Sentence, Sentence] | undefined {
  const { from, to } = sentence;
  if (!/^(?:destroy|kill|sacrifice|remove)$/.test(tokens[from]?.text ?? '')) return undefined;
  for (let at = from + 2; at < to; at++) {
    const joint = tokens[at]?.text;
    if (joint !== 'and' && joint !== ',') continue;
    const behind = new Cursor(tokens, at + 1, to);
    behind.take('and|then');
    const start = behind.at;
    behind.take('you? may');
    if (!behind.sees('teleport|move|fly|leap|jump to|into its|their space|position|location')) continue;
    if (tokens.slice(from, at).some(({ text }) => governs.test(text))) return undefined;
    return [
      { ...sentence, to: at },
      { ...sentence, from: start, first: false },
    ];
  }
  return undefined;
}
