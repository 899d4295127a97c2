import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const doers = ['the target', 'it|they'] as const;

/** Where what is said ends: `until the end of its next turn`, with a comma before it or none. */
function durationAt(tokens: readonly Token[]): number | undefined {
  for (let at = 4; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const until = cursor.takeAny(
      "until the? end|start of its|their|the|target's|your target's? next? turn",
      "until the? end|start of the target's next? turn",
    );
    const during = !until && cursor.takeAny('during|on|in its|their next turn', "during|on|in the target's next turn");
    if ((until || during) && cursor.done) return at;
  }
  return undefined;
}

/**
 * `The target takes 1 damage for each space it moves during its next turn`, `it takes 1 damage whenever it moves, until the end of its next turn`: how long
 * stands first, then what it answers, and then what comes.
 */
export function harmOfMoving(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const comma = /^(?:until|during|on)$/.test(like?.text ?? '') ? tokens.findIndex(({ text }) => text === ',') : -1;
  if (comma < 0) return answered(tokens);
  const rest = answered(tokens.slice(comma + 1));
  return rest && [...tokens.slice(0, comma + 1), ...rest];
}
harmOfMoving.begins = beginning('the|it|they|until|during|on');
harmOfMoving.needs = oneOf('moves move moved when whenever if each every');

function answered(tokens: readonly Token[]): Token[] | undefined {
  const who = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !who.takeAny(...doers)) return undefined;
  const named = tokens.slice(0, who.at);
  const deed = who.at;
  if (!who.takeAny('takes|take # damage|dmg', 'loses|lose # health|hp')) return undefined;
  const done = tokens.slice(deed, who.at);
  const ends = durationAt(tokens);
  const end = ends === undefined ? tokens.length : ends - (tokens[ends - 1]?.text === ',' ? 1 : 0);
  const said = new Cursor(tokens, who.at, end);
  const perSpace = said.takeAny(
    'for each|every space|spaces it|they moves|move',
    'per space it|they moves|move',
    'for each|every space moved',
    'per space moved',
  );
  const when = perSpace
    ? undefined
    : said.takeAny('when|whenever|if it|they', 'each|every time it|they')
      ? said.at
      : undefined;
  if ((!perSpace && (when === undefined || ends === undefined)) || (perSpace && !said.done)) return undefined;
  const comma = wordLike(like, ',');
  const how = ends === undefined ? [] : [...tokens.slice(ends), comma];
  const moment = perSpace ? wordsLike(like, 'moves') : tokens.slice(when, end);
  const it = wordsLike(like, 'it');
  const each = perSpace ? wordsLike(like, 'for each space') : [];
  return [...how, wordLike(like, 'when'), ...named, ...moment, comma, ...it, ...done, ...each];
}
