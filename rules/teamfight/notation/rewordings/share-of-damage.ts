import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Damage from behind is halved`, `all damage from enemies beyond range 3 is doubled`: what is told of damage, said of you, who take it. */
export function shareOfDamage(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('all? damage from')) return undefined;
  const is = tokens.findIndex(({ text }, at) => at > cursor.at && text === 'is');
  const does = new Cursor(tokens, is + 1, tokens.length);
  const share = is < 0 ? undefined : does.take('halved') ? 'half' : does.take('doubled') ? 'double' : undefined;
  if (share === undefined || !does.done) return undefined;
  return [...wordsLike(like, `you take ${share} damage from`), ...tokens.slice(cursor.at, is)];
}
shareOfDamage.begins = oneOf('all damage');
shareOfDamage.needs = oneOf('halved doubled');

/** `When you hit with a default ability, other enemies adjacent to the target take half as much`: of the damage that it deals. */
export function shareOfHit(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('when|whenever you hit')) return undefined;
  const whom = cursor.sees('with|,') ? [] : wordsLike(like, 'to');
  const end = new Cursor(tokens, Math.max(0, tokens.length - 5), tokens.length);
  while (!end.done && !end.sees('take|takes')) end.at += 1;
  const verb = end.at;
  if (!end.take('take|takes')) return undefined;
  const share = end.takeAny('half as much damage?', 'half that|the damage?', 'half the damage dealt')
    ? 'half that damage'
    : end.takeAny('the same damage|amount', 'as much damage?')
      ? 'that much damage'
      : undefined;
  if (share === undefined || !end.done) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < cursor.at) return undefined;
  // What it does to the others is no hit, which would go on to those beside them.
  const said = tokens.slice(cursor.at, comma);
  const means = said.some(({ text }) => text === 'with') ? [] : wordsLike(like, 'with an attack');
  const deals = [...wordsLike(like, 'when you deal damage'), ...whom, ...said, ...means];
  return [...deals, ...tokens.slice(comma, verb + 1), ...wordsLike(like, share)];
}
shareOfHit.begins = oneOf('when whenever');
shareOfHit.needs = oneOf('half same as');
