import type { GameSet } from '../game-set.ts';
import { isAmong } from './own-text-among.ts';

/** Most texts say nothing of the kind, which is quick to see. */
export const mayEnter = (text: string): boolean => /enter/i.test(text);

/** `enter Hooded stance`; said as an order also `Enter Owl Form.`, which is one where a token is called so. */
const entered =
  /\benter (?:or (?:exit|leave) )?(?:the |your )?([\p{L}\p{N}' -]{2,40}?) stance\b|(?<=^|[.:;,\n-]\s*|\b(?:then|and|or|may|can) )enter (?:or (?:exit|leave) )?(?:the |your )?([\p{L}\p{N}' -]{2,40}?)(?=\s*(?:[.,:;()\n]|$)| (?:and|or|until)\b)/giu;

/** What a text enters as stances, in small letters, without the word itself. */
export const enteredIn = (text: string): string[] =>
  [...text.matchAll(entered)].map(([, name, form]) => (name ?? form ?? '').toLowerCase());

/** Behind a bullet, behind what comes before it, or alone: `- Enter Shell stance:`. */
const opening =
  /^([ \t]*)(?:[-•*–][ \t]+)?(?:.*(?:[,.;:]|\b(?:and|then))[ \t]*)?(?:you )?enter (?:or (?:exit|leave) )?(?:the |your )?([\p{L}\p{N}' -]{2,40}?)(?: stance)?(?: instead)?(?: (?:and|until) [^:]*)?[ \t]*:[ \t]*$/iu;

/** All of it in one line: `Enter Shell stance: Armor, -1 speed. Exit when you move.` */
const inLine =
  /\benter (?:or (?:exit|leave) )?(?:the |your )?([\p{L}\p{N}' -]{2,40}? stance)(?: until [^:]*)?: *(\S.*)$/iu;

/** What is called a stance without a file of its own. */
const calledSo = / (?:stance|forme?|mode)\b[^:]*:[ \t]*$/i;

/** A stance as the ability tells it that enters it. */
interface Told {
  readonly name: string;
  readonly text: string;
}

/**
 * Stances that an ability or passive tells in the deeper lines under `Enter Hooded stance:`. A token of that name takes its text from there
 * where its own says no more than a part of it; where no file lists one, there is one all the same.
 */
export function stancesOf(set: GameSet, texts: readonly string[]): { told: Map<string, string>; own: readonly Told[] } {
  const told = new Map<string, string>();
  const own: Told[] = [];
  for (const text of texts) {
    const lines = text.split(/\r?\n/);
    lines.forEach((line, index) => {
      const found = opening.exec(line);
      const whole = found === null ? inLine.exec(line) : null;
      const name = found?.[2] ?? whole?.[1];
      if (name === undefined) return;
      const body = whole?.[2]?.trim() ?? deeper(lines.slice(index + 1), found?.[1]?.length ?? 0, name);
      if (body === '') return;
      const token = [set, ...set.uses]
        .flatMap(({ entities }) => entities)
        .find((one) => one.kind === 'token' && same(one.data.name, name));
      if (token !== undefined) {
        const said = 'text' in token.data ? (token.data.text ?? '') : '';
        if (token.ref.startsWith(`${set.id}/`) && isAmong(token.data.name, said, body)) told.set(token.ref, body);
      } else if ((whole !== null || calledSo.test(line)) && !own.some((one) => same(one.name, name))) {
        own.push({ name: / (?:forme?|mode|stance)$/i.test(name) ? name : `${name} stance`, text: body });
      }
    });
  }
  return { told, own };
}

const same = (a: string, b: string): boolean => bare(a) === bare(b);
const bare = (name: string): string => name.toLowerCase().replace(/ stance$/, '');

/** The lines that are indented deeper than `indent`, without the indent of the first, and what behind them tells how to leave `name`. */
function deeper(lines: readonly string[], indent: number, name: string): string {
  const own: string[] = [];
  let depth = 0;
  for (const line of lines) {
    const at = line.length - line.trimStart().length;
    if (line.trim() === '') break;
    if (at <= indent) {
      const leaves = own.length > 0 && !bullet.test(line) ? leavingIn(line, name) : '';
      if (leaves === '') break;
      own.push(leaves);
      if (leaves !== line.trim()) break;
      continue;
    }
    if (own.length === 0) depth = at;
    own.push(line.slice(Math.min(at, depth)));
  }
  return own.join('\n');
}

/** One of several alternatives, of which leaving may be another one. */
const bullet = /^\s*[-•*–][ \t]/;

/** `Exit at the end of your next turn. Tap this.`: the sentences at the beginning of a line that tell how the stance is left. */
function leavingIn(line: string, name: string): string {
  const said = line.trim().match(/[^.]+\.?\s*/g) ?? [];
  const other = said.findIndex((sentence) => !leaves(sentence.trim(), name.toLowerCase()));
  return said
    .slice(0, other < 0 ? said.length : other)
    .join('')
    .trim();
}

const orders =
  /^(?:(?:you (?:may |can )?|may |can )?exit|(?:(?:this|it|(?:the|this|your) stance) )?(?:ends (?:at|when|if|once|after|as)|lasts until))\b/i;
const occasions = /^(?:at|when|whenever|if|once)\b.*\bexit\b/i;

/** `Can exit as a Free Action`, `at the end of your turn, exit if you did not move`: no other stance is named, and no other is left. */
function leaves(sentence: string, name: string): boolean {
  const plain = sentence.toLowerCase();
  if (/\b(?:exit|leave|dismiss)\b/.test(plain) && (plain.includes(name) || plain.includes('dismiss the stance')))
    return true;
  return (
    (orders.test(plain) || occasions.test(plain)) &&
    !/\bstance\b/.test(plain.replace(/\b(?:the|this|your) stance\b/g, ''))
  );
}
