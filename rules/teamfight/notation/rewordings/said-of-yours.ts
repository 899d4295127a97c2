import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** What is said of one, as it is said of many. */
const ofMany: Readonly<Record<string, string>> = {
  has: 'have',
  have: 'have',
  gets: 'have',
  gains: 'have',
  is: 'are',
  deals: 'deal',
  costs: 'cost',
  ignores: 'ignore',
  crits: 'crit',
  misses: 'miss',
  pushes: 'push',
  pulls: 'pull',
  slows: 'slow',
  stuns: 'stun',
  gives: 'give',
  can: 'can',
  may: 'may',
  cannot: 'cannot',
  "can't": "can't",
};

/** `Your default attack deals +1 damage`, `your basic attack has +1 range`: all that one has do. */
export function defaultAttack(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('your default|basic attack|ability also?')) continue;
    const verb = cursor.peek();
    const many = Object.hasOwn(ofMany, verb?.text ?? '') ? ofMany[verb?.text ?? ''] : undefined;
    // "Use your default attack" does not say what it does.
    if (verb === undefined || many === undefined) return undefined;
    const what = cursor.tokens[at + 2]?.text === 'ability' ? 'abilities' : 'attacks';
    return [...tokens.slice(0, at), ...wordsLike(verb, `your default ${what} ${many}`), ...tokens.slice(cursor.at + 1)];
  }
  return undefined;
}

/** `Slowed enemies have -1def against you`: your attacks on them meet so much less. */
export function weakAgainstYou(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'against');
  const verb = tokens.findIndex(({ text }) => /^(?:have|has|get|gets|gain|gains)$/.test(text));
  const like = tokens[verb];
  if (like === undefined || verb < 1 || at < verb) return undefined;
  const said = new Cursor(tokens, verb + 1, tokens.length);
  if (!said.take('+|- # def against you') || !(said.done || said.sees(',|until|for|while|if|this'))) return undefined;
  const from = tokens.slice(0, verb).findLastIndex(({ text }) => /^(?:,|and|:|then)$/.test(text)) + 1;
  const whom = tokens.slice(from, verb);
  // Attacks have def of their own: whose they are is another question.
  if (whom.length === 0 || whom.some(({ text }) => /^(?:you|your|attacks?|abilit(?:y|ies))$/.test(text)))
    return undefined;
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, 'your attacks against'),
    ...whom,
    ...wordsLike(like, 'have'),
    ...tokens.slice(verb + 1, at),
    ...tokens.slice(said.at),
  ];
}

/** `You get an extra Move Action each turn`, `you have 2 Move Actions each turn`: so many more than the one that everybody has. */
export function actionsEachTurn(tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(({ text }, at) => /^(?:have|get|gain)$/.test(text) && tokens[at - 1]?.text === 'you');
  const like = tokens[verb];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  const more = cursor.takeAny('an? extra|additional|more standard|move action', '+ 1 standard|move action');
  if (!more && !cursor.take('2|two standard|move actions')) return undefined;
  const kind = tokens[cursor.at - 2]?.text ?? '';
  if (!cursor.takeAny('each|every|per turn', 'on|in each|every of your turns')) return undefined;
  return [
    ...tokens.slice(0, verb),
    ...wordsLike(like, `have an additional ${kind} action each turn`),
    ...tokens.slice(cursor.at),
  ];
}

/** `Gain +1 range on your next ability this turn`: that one has it. */
export function onNextAbility(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    cursor.takeAny('you? gain|get|have');
    const from = cursor.at;
    if (!cursor.take('+ # dmg|damage|crit|range on|with|for|to your next default? ability')) continue;
    if (at > 0 && !/^(?:,|and|:|then)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
    const much = tokens.slice(from, from + 3);
    const like = tokens[from] as Token;
    const rest = tokens.slice(cursor.at);
    const late =
      rest
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' ') === 'this turn'
        ? rest.slice(0, 2)
        : [];
    const deals = /^(?:dmg|damage)$/.test(much[2]?.text ?? '');
    const isDefault = tokens[cursor.at - 2]?.text === 'default';
    return [
      ...tokens.slice(0, at),
      ...wordsLike(like, isDefault ? 'your next default ability' : 'your next ability'),
      ...late,
      ...wordsLike(like, deals ? 'deals' : 'has'),
      ...much,
      ...rest.slice(late.length),
    ];
  }
  return undefined;
}
