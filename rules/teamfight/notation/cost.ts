type CostKind =
  | 'standard'
  | 'free'
  | 'move'
  | 'move-standard'
  | 'instant'
  | 'reaction'
  | 'ultimate'
  | 'tap'
  | 'per-game'
  | 'per-turn'
  | 'mandatory';

/** One cost or limit, with the place of its words in the text. */
export interface Cost {
  readonly kind: CostKind;
  /** The n of Ultimate n, Instant +n, n/Game and n/Turn. */
  readonly n?: number;
  /** When a free action can be taken, where the text says so: `start of turn`. */
  readonly when?: string;
  readonly from: number;
  readonly to: number;
}

/** The costs that a text begins with. */
interface CostPrefix {
  readonly costs: readonly Cost[];
  /** Where the body begins: behind the separator of the last cost. 0 where there is none. */
  readonly to: number;
}

/** `As a Standard Action, you may`: the cost of what follows, said in a sentence. */
const spoken = /as\s+an?\s+(standard|free|move)\s+action\s*,?\s*you\s+(?:may|can)\s+/iy;

/** `Free Action`, `as a free action`, `Free Action at the start of your turn`. */
const action = (name: string): RegExp =>
  new RegExp(
    `(?:as\\s+an?\\s+)?${name}\\s+action(?:\\s+at\\s+(?:the\\s+)?((?:start|end)\\s+of\\s+(?:your\\s+)?turn))?`,
    'iy',
  );

const forms: readonly { readonly kind: CostKind; readonly form: RegExp }[] = [
  {
    kind: 'move-standard',
    form: /(?:move(?:\s+action)?\s*(?:\+|&|and\b)\s*standard|standard(?:\s+action)?\s*(?:\+|&|and\b)\s*move)(?:\s+actions?)?/iy,
  },
  { kind: 'standard', form: action('standard') },
  { kind: 'free', form: action('free') },
  { kind: 'move', form: /(?:as\s+an?\s+)?move\s+action/iy },
  { kind: 'instant', form: /instant(?:\s*\+\s*(\d{1,2}))?/iy },
  { kind: 'reaction', form: /reaction/iy },
  { kind: 'ultimate', form: /ult(?:imate)?\s+(\d{1,2})/iy },
  { kind: 'tap', form: /tap/iy },
  { kind: 'per-game', form: /(\d{1,2})\s*x?\s*(?:\/|per\b)\s*(?:game|battle)/iy },
  { kind: 'per-game', form: /(once|twice)\s+(?:per|a|each)\s+(?:game|battle)/iy },
  {
    kind: 'per-game',
    form: /(?:this\s+)?can\s+(?:only\s+)?be\s+used\s+(once|twice)\s+(?:per|a|each)\s+(?:game|battle)/iy,
  },
  { kind: 'per-turn', form: /(?:this\s+)?can\s+(?:only\s+)?be\s+used\s+(once|twice)\s+(?:per|a|each)\s+turn/iy },
  { kind: 'per-turn', form: /(\d{1,2})\s*x?\s*(?:\/|per\b)\s*turn/iy },
  { kind: 'per-turn', form: /(once|twice)\s+(?:per|a|each)\s+turn/iy },
  { kind: 'mandatory', form: /mandatory/iy },
];

// A cost counts only where the word ends there: "Tap, ", "Tap:" and "Tap" alone, never "Tap one of their abilities".
const separator = /[ \t]*(?:[–—-]+[ \t]+(?=[a-z])|[,:;][ \t]*(?:\r?\n)?|\.[ \t]+|\.?[ \t]*(?:\r?\n)+|\.?[ \t]*$)/iy;
/** `1/Game range 3, 2dmg`: behind a limit in digits the body may follow without any sign, where it begins as a head does. */
const body =
  /^(?:ult(?:imate)?\s+\d+|\d+\s*x?\s*\/\s*(?:game|battle|turn))[ \t]+(?:range|burst|line|path|enem(?:y|ies)|all(?:y|ies)|all|\d+\s?x|global|unlimited|infinite|move|fly|teleport|heal|gain|summon|place|push|pull|give|swap|choose|target|empty)\b/i;
const blank = /[ \t]+/y;
const ends = /[ \t]*[:\n\r]/y;

/**
 * Reads the costs and limits at the very beginning of an ability's text. What it does not know ends the prefix and stays in
 * the text: nothing is guessed.
 */
export function readCost(text: string): CostPrefix {
  const costs: Cost[] = [];
  let at = text.length - text.trimStart().length;
  let to = 0;
  while (at < text.length) {
    spoken.lastIndex = at;
    const said = spoken.exec(text);
    if (said !== null) {
      const kind = said[1]?.toLowerCase() as 'standard' | 'free' | 'move';
      return { costs: [...costs, { kind, from: at, to: at + said[0].length }], to: at + said[0].length };
    }
    const cost = costAt(text, at);
    if (cost === undefined) break;
    separator.lastIndex = cost.to;
    const after = separator.exec(text);
    if (after === null) {
      // "Free Action 1/Turn:": a cost may follow without a comma, where the last of them ends as one does.
      const next = goesOn(text, cost.to);
      if (next === undefined) {
        if (!body.test(text.slice(cost.from))) break;
        costs.push(cost);
        to = cost.to;
        break;
      }
      costs.push(cost);
      at = next;
      continue;
    }
    costs.push(cost);
    to = cost.to + after[0].length;
    ends.lastIndex = cost.to;
    if (ends.test(text)) break;
    at = to;
  }
  return { costs, to };
}

/** Where the next cost begins, if there is one right behind and the row of them ends well. */
function goesOn(text: string, from: number): number | undefined {
  blank.lastIndex = from;
  const gap = blank.exec(text);
  const at = from + (gap?.[0].length ?? 0);
  const next = gap === null ? undefined : costAt(text, at);
  if (next === undefined) return undefined;
  separator.lastIndex = next.to;
  return separator.test(text) || goesOn(text, next.to) !== undefined ? at : undefined;
}

function costAt(text: string, from: number): Cost | undefined {
  for (const { kind, form } of forms) {
    form.lastIndex = from;
    const found = form.exec(text);
    if (found === null) continue;
    const to = from + found[0].length;
    const said = found[1];
    if (said === undefined) return { kind, from, to };
    if (/^(?:once|twice)$/i.test(said)) return { kind, n: /^once$/i.test(said) ? 1 : 2, from, to };
    return /^\d+$/.test(said) ? { kind, n: Number(said), from, to } : { kind, when: said, from, to };
  }
  return undefined;
}
