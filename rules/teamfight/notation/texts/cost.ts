type CostKind =
  | 'standard'
  | 'free'
  | 'move'
  | 'move-standard'
  | 'instant'
  | 'free-instant'
  | 'reaction'
  | 'ultimate'
  | 'tap'
  | 'cooldown'
  | 'per-game'
  | 'per-turn'
  | 'per-round'
  | 'per-target'
  | 'mandatory';

/** One cost or limit, with the place of its words in the text. */
export interface Cost {
  readonly kind: CostKind;
  /** The n of Ultimate n, Instant +n, n/Game, n/Turn, n/Round and Cooldown n. */
  readonly n?: number;
  /** When a free action can be taken, where the text says so: `start of turn`; in which time once for each target: `turn`. */
  readonly when?: string;
  readonly from: number;
  readonly to: number;
}

/** The costs that a text begins with. */
interface CostPrefix {
  readonly costs: readonly Cost[];
  /** Right behind the last of them, with nothing between, it says when that can be used: `Free Action while ...`. */
  readonly asks?: 'while' | 'when';
  /** Where the body begins: behind the separator of the last cost. 0 where there is none. */
  readonly to: number;
}

/** `As a Standard Action, you may`, `for a Move Action you can`: the cost of what follows, said in a sentence. */
const spoken = /(?:as|for)\s+an?\s+(standard|free|move)\s+action\s*,?\s*you\s+(?:may|can)\s+/iy;

/** `costs a`, `uses your`, before an action. */
const costs = '(?:(?:this\\s+)?(?:costs?|takes|uses|requires)\\s+(?:an?\\s+|your\\s+)?)?';
const ofTurn = '((?:start|beginning|end)\\s+of\\s+(?:your\\s+)?turn)';

/**
 * `Free Action`, `as a free action`, `costs a Free Action`, `Free Action at the start of your turn`. Without "at", or behind a comma, a colon
 * or the end of the line has to follow: what is done at that moment stands there else.
 */
const action = (name: string): RegExp =>
  new RegExp(
    `(?:as\\s+an?\\s+|${costs})${name}\\s+action(?:\\s+at\\s+(?:the\\s+)?${ofTurn}|\\s*(?:,\\s*|\\(\\s*(?:at\\s+(?:the\\s+)?)?)${ofTurn}\\)?(?=[ \\t]*(?::|[\\r\\n]|$)))?`,
    'iy',
  );

/** `1/Game`, `2 per game`, `once a game`, `3 times per game`, `can be used twice per game`. */
const often = (period: string): RegExp =>
  new RegExp(
    `(?:but\\s+)?(?:only\\s+|limit(?:ed\\s+to)?\\s*:?\\s*|max(?:imum)?\\s+(?:of\\s+)?|at\\s+most\\s+|no\\s+more\\s+than\\s+|up\\s+to\\s+)?(?:(?:this\\s+)?(?:can\\s+(?:only\\s+)?be\\s+used|usable|use(?:\\s+this)?)\\s+(?:up\\s+to\\s+)?)?(?:(once|twice)\\s*(?:/|per\\b|an?\\b|each\\b)|(\\d{1,2}|two|three|four|five)\\s*(?:x|times|uses)?\\s*(?:/|per\\b|(?<=(?:times|uses)\\s+)(?:an?|each)\\b))\\s*(?:${period})\\b`,
    'iy',
  );

const somebody = '(?:enemy|ally|unit|target|hero)\\b';

interface Form {
  readonly kind: CostKind;
  /** It begins with the first two letters of one of these words, or with such a sign; `1` is any digit. */
  readonly begins: string;
  readonly form: RegExp;
}

/** How `costs` begins, and how `often` does. */
const spent = 'this costs takes uses requires';
const frequent = 'but only limit max at no up this can usable once twice 1 two three four five';

const forms: readonly Form[] = [
  {
    kind: 'move-standard',
    begins: `move standard ${spent}`,
    form: new RegExp(
      `${costs}(?:move(?:\\s+action)?\\s*(?:\\+|&|and\\b)\\s*standard|standard(?:\\s+action)?\\s*(?:\\+|&|and\\b)\\s*move)(?:\\s+actions?)?`,
      'iy',
    ),
  },
  {
    kind: 'move-standard',
    begins: `1 two both use all ${spent}`,
    form: new RegExp(
      `${costs}(?:(?:2|two|both)(?:\\s+move)?|(?:use\\s+)?all(?:\\s+of)?(?:\\s+your)?)\\s+actions(?:\\s*\\(\\s*(?:move\\s*\\+\\s*standard|standard\\s*\\+\\s*move)(?:\\s+actions?)?\\s*\\))?`,
      'iy',
    ),
  },
  {
    kind: 'move-standard',
    begins: 'skip forgo forfeit give lose',
    form: /(?:skip|forgo|forfeit|give\s+up|lose)\s+your\s+move\s+action(?:\s+(?:for\s+)?this\s+turn)?/iy,
  },
  // T-018: a Standard Action may stand in for a Move Action anyway.
  {
    kind: 'move',
    begins: 'standard move',
    form: /(?:standard(?:\s+action)?\s+or\s+move|move(?:\s+action)?\s+or\s+standard)\s+actions?/iy,
  },
  // "Free Action or Instant +2": either, each time.
  {
    kind: 'free-instant',
    begins: 'free as',
    form: /(?:as\s+an?\s+)?free(?:\s+action)?\s+or\s+(?:as\s+)?(?:an?\s+)?instant(?:\s*\(?\s*\+\s*(\d{1,2})\)?)?/iy,
  },
  {
    kind: 'free-instant',
    begins: 'instant',
    form: /instant(?:\s*\(?\s*\+\s*(\d{1,2})\)?)?\s+or\s+(?:as\s+)?(?:an?\s+)?free\s+action/iy,
  },
  { kind: 'standard', begins: `standard as ${spent}`, form: action('standard') },
  { kind: 'free', begins: `free as ${spent}`, form: action('free') },
  {
    kind: 'free',
    begins: 'at the start end',
    form: new RegExp(`(?:at\\s+)?(?:the\\s+)?${ofTurn}\\s*,?\\s*free\\s+action`, 'iy'),
  },
  { kind: 'move', begins: `move as ${spent}`, form: new RegExp(`(?:as\\s+an?\\s+|${costs})move\\s+action`, 'iy') },
  // The word alone: of moving that could be an order, where no colon stands behind it.
  { kind: 'standard', begins: 'standard', form: /standard/iy },
  { kind: 'free', begins: 'free', form: /free/iy },
  { kind: 'move', begins: 'move', form: /move(?=[ \t]*:)/iy },
  { kind: 'instant', begins: 'instant', form: /instant(?:\s*\(?\s*\+\s*(\d{1,2})\)?)?/iy },
  { kind: 'instant', begins: '+', form: /\+\s*(\d{1,2})\s+instant/iy },
  { kind: 'reaction', begins: 'reaction', form: /reaction/iy },
  // "Interrupt when an enemy enters": with what it waits for.
  { kind: 'reaction', begins: 'interrupt', form: /interrupt(?=\s+when(?:ever)?\b)/iy },
  { kind: 'ultimate', begins: 'ultimate', form: /ult(?:imate)?(?:\s+|\s*:\s*|\s*\(\s*)(\d{1,2})\)?/iy },
  { kind: 'tap', begins: 'tap', form: /tap/iy },
  {
    kind: 'tap',
    begins: 'this cannot may you',
    form: new RegExp(
      "(?:(?:this\\s+)?(?:can\\s?not|can['’]t|may\\s+not)\\s+be\\s+used|you\\s+(?:can\\s?not|can['’]t)\\s+use\\s+this(?:\\s+ability)?)" +
        '\\s+(?:twice\\s+in\\s+a\\s+row|(?:(?:in|on|for)\\s+)?(?:two|2)\\s+(?:consecutive\\s+turns|turns\\s+in\\s+a\\s+row)|(?:in|on)\\s+consecutive\\s+turns)',
      'iy',
    ),
  },
  { kind: 'cooldown', begins: 'cooldown cd', form: /(?:cooldown|cd)\s*(?:of\s+|:\s*|\()?(\d{1,2})\)?(?:\s+turns?)?/iy },
  { kind: 'per-game', begins: frequent, form: often('game|battle') },
  // "3 uses" without more: in the game.
  {
    kind: 'per-game',
    begins: '1 two three four five',
    form: /(\d{1,2}|one|two|three|four|five)\s+uses?(?=[ \t]*(?:[.:)\r\n]|$))/iy,
  },
  // "1/Turn per enemy": each of them once in a turn.
  {
    kind: 'per-target',
    begins: 'once one 1',
    form: new RegExp(
      `(?:once|one|1)\\s*(?:/|per\\b|an?\\b|each\\b)\\s*(turn)\\s+(?:per|(?:for|on)\\s+each)\\s+${somebody}`,
      'iy',
    ),
  },
  { kind: 'per-turn', begins: frequent, form: often('turn') },
  { kind: 'per-round', begins: frequent, form: often('round') },
  {
    kind: 'per-target',
    begins: 'once one 1',
    form: new RegExp(
      `(?:once|one|1)\\s*(?:/|per\\b|for\\s+each\\b)\\s*${somebody}(?:\\s*(?:/|per|each|an?\\b|in\\s+an?\\b)\\s*(game|battle|turn))?`,
      'iy',
    ),
  },
  { kind: 'mandatory', begins: 'mandatory', form: /mandatory/iy },
];

/** Forms by how they begin, so that none of the others is tried. */
const byBeginning = new Map<string, Form[]>();
for (const form of forms)
  for (const begun of new Set(form.begins.split(' ').map((word) => word.slice(0, 2)))) {
    const alike = byBeginning.get(begun);
    if (alike) alike.push(form);
    else byBeginning.set(begun, [form]);
  }

function formsAt(text: string, at: number): readonly Form[] | undefined {
  const code = text.charCodeAt(at);
  if (code >= 48 && code <= 57) return byBeginning.get('1');
  return byBeginning.get(text.slice(at, at + (code === 43 ? 1 : 2)).toLowerCase());
}

// A cost counts only where the word ends there: "Tap, ", "Tap:" and "Tap" alone, never "Tap one of their abilities".
const separator = /[ \t]*(?:[–—-]+[ \t]+(?=[a-z])|[,:;][ \t]*(?:\r?\n)?|\.[ \t]+|\.?[ \t]*(?:\r?\n)+|\.?[ \t]*$)/iy;
/** `1/Game range 3, 2dmg`: behind a limit in digits the body may follow without any sign, where it begins as a head does. */
const body =
  /^(?:(?:ult(?:imate)?|cd|cooldown)\s+\d+|\d+\s*x?\s*\/\s*(?:game|battle|turn|round))[ \t]+(?:range|burst|line|path|enem(?:y|ies)|all(?:y|ies)|all|\d+\s?x|global|unlimited|infinite|move|fly|teleport|heal|gain|summon|place|push|pull|give|swap|choose|target|empty)\b/i;
/**
 * What an action hangs on, right behind it: a question (`Free Action while Flying`, `Move Action in Bear stance`), or what a response answers
 * (`Reaction when you are hit`), or what a free action follows (`Free Action after you kill a unit`).
 */
const asking = /[ \t]+(?=(?:while|if|in)\b)/iy;
const answering = /[ \t]+(?=(?:when|whenever)\b)/iy;
const following = /[ \t]+(?=(?:when|whenever)[ \t]+you\b(?!['’]|[ \t]+are\b)|after\b)/iy;
/** `Free Action after moving`: a question of the turn, since a move may come in parts. */
const moved = /[ \t]+(?=after[ \t]+(?:moving|you(?:[ \t]+have)?[ \t]+moved?)[ \t]*(?:[:,]|\r?\n))/iy;
/** `Free Action, after you hit`: the same behind a comma. */
const oneMoment = /(?=(?:when|whenever)[ \t]+you\b(?!['’]|[ \t]+are\b)|after[ \t]+you[ \t]+(?!moved?\b|have\b))/iy;
const blank = /[ \t]+(?:(?:and|&|\+)[ \t]+)?/y;
const ends = /[ \t]*[:\n\r]/y;
const colon = /[ \t]*:/y;
const untriggered =
  /,[ \t]+(?!(?:when|whenever|if|while|after|before|on|at|until|the first|each time|you may|(?:an?|each|any)\s+\w+\s+(?:may|can))\b)/iy;
const goesBefore = /[ \t]*[:,]/y;
const indent = /[ \t]*/y;
const lineEnd = /\.?[ \t]*(?:[\r\n]|$)/y;
/** Which action it costs: of these a text has one. */
const actions = new Set<CostKind>(['standard', 'free', 'move', 'move-standard', 'instant', 'free-instant', 'reaction']);

export const isAction = (kind: CostKind): boolean => actions.has(kind);

const holds = (form: RegExp, text: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at;
  return form.exec(text);
};

/**
 * Reads the costs and limits at the very beginning of an ability's text. What it does not know ends the prefix and stays in
 * the text: nothing is guessed.
 */
export function readCost(text: string): CostPrefix {
  const costs: Cost[] = [];
  let at = text.length - text.trimStart().length;
  let to = 0;
  while (at < text.length) {
    const said = holds(spoken, text, at);
    if (said !== null) {
      const kind = said[1]?.toLowerCase() as 'standard' | 'free' | 'move';
      return { costs: [...costs, { kind, from: at, to: at + said[0].length }], to: at + said[0].length };
    }
    const cost = costAt(text, at);
    if (cost === undefined) break;
    const after = holds(separator, text, cost.to);
    if (after === null) {
      // "Free Action 1/Turn:": a cost may follow without a comma, where the last of them ends as one does.
      const next = goesOn(text, cost.to);
      if (next === undefined) {
        const asks = actions.has(cost.kind) ? asksBehind(text, cost) : undefined;
        if (asks !== undefined) return { costs: [...costs, cost], to: cost.to, asks };
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
    at = to;
    if (cost.kind === 'free' && after[0].trim() === ',' && holds(oneMoment, text, at))
      return { costs, to, asks: 'when' };
    if (holds(ends, text, cost.to)) {
      const next = nextLine(text, to, costs, holds(colon, text, cost.to) !== null);
      if (next === undefined) break;
      at = next;
    }
  }
  return { costs, to };
}

/**
 * Where a cost stands that is on the next line: behind a colon, alone on it. A second action is one more ability. On the same line, "1/Game: Free Action:
 * Move 2", something of its own stands behind it.
 */
function nextLine(text: string, from: number, costs: readonly Cost[], alone: boolean): number | undefined {
  if (!/[\r\n]/.test(text[from - 1] ?? '')) {
    const next = costAt(text, from);
    const isLimited = costs.every(({ kind }) => !actions.has(kind));
    return next !== undefined && isLimited && holds(goesBefore, text, next.to) ? from : undefined;
  }
  const at = from + (holds(indent, text, from)?.[0].length ?? 0);
  const next = costAt(text, at);
  if (next === undefined || (alone && !holds(lineEnd, text, next.to) && !limitsBody(text, next, costs)))
    return undefined;
  return actions.has(next.kind) && costs.some(({ kind }) => actions.has(kind)) ? undefined : at;
}

/** `Free Action:` and in the next line `Once per turn, move 1`: a limit of the use, where nothing is named that sets it off or that it could be of. */
const limitsBody = (text: string, { kind, to }: Cost, costs: readonly Cost[]): boolean =>
  (kind === 'per-turn' || kind === 'per-round') &&
  costs.every((one) => actions.has(one.kind)) &&
  holds(untriggered, text, to) !== null;

/** What stands right behind an action: a question for those of one's own turn, what is answered for the others. */
function asksBehind(text: string, { kind, to }: Cost): CostPrefix['asks'] {
  if (kind === 'free-instant') return undefined;
  if (kind === 'reaction' || kind === 'instant') return holds(answering, text, to) ? 'when' : undefined;
  if (holds(asking, text, to) || (kind === 'free' && holds(moved, text, to))) return 'while';
  return kind === 'free' && holds(following, text, to) ? 'when' : undefined;
}

/** Where the next cost begins, if there is one right behind and the row of them ends well. */
function goesOn(text: string, from: number): number | undefined {
  const gap = holds(blank, text, from);
  const at = from + (gap?.[0].length ?? 0);
  const next = gap === null ? undefined : costAt(text, at);
  if (next === undefined) return undefined;
  return holds(separator, text, next.to) || goesOn(text, next.to) !== undefined ? at : undefined;
}

const numbers: Readonly<Record<string, number>> = { once: 1, twice: 2, two: 2, three: 3, four: 4, five: 5 };

/** Without any of these no cost stands in the words that are next. */
const costWords =
  /row|once|one|1|uses|action|standard|free|move|instant|reaction|interrupt|ult|tap|cd|cooldown|game|battle|turn|round|mandatory/i;

/** One cost, also in parentheses: `(1/Turn)`. */
function costAt(text: string, from: number): Cost | undefined {
  const opens = text[from] === '(';
  const begun = opens ? undefined : formsAt(text, from);
  if ((begun === undefined && !opens) || !costWords.test(text.slice(from, from + 60))) return undefined;
  if (begun === undefined) {
    const inside = costAt(text, from + 1);
    return inside && text[inside.to] === ')' ? { ...inside, from, to: inside.to + 1 } : undefined;
  }
  for (const { kind, form } of begun) {
    const found = holds(form, text, from);
    if (found === null) continue;
    const to = from + found[0].length;
    const said = found[1] ?? found[2];
    if (said === undefined) return { kind, from, to };
    const n = numbers[said.toLowerCase()] ?? (/^\d+$/.test(said) ? Number(said) : undefined);
    return n === undefined ? { kind, when: said, from, to } : { kind, n, from, to };
  }
  return undefined;
}
