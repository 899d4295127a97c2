import type { Node, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const verbs = 'heal|heals|move|moves';

/**
 * `Chooses one of their heroes, who heals 2`, `heals a hero 2`, `moves one of their units 1`, `gives one of their heroes 1 Coin`, of a player on a rules
 * card: one whom that player says, with what is done to them.
 */
export function chosenByPlayer(cursor: Cursor, context: Context, clause: number): readonly Node[] | undefined {
  return cursor.try((): readonly Node[] | undefined => {
    const { at, tokens, end } = cursor;
    const chooses = cursor.take('choose|chooses|pick|picks|select|selects');
    const gives = !chooses && cursor.take('give|gives');
    if (!chooses && !gives && !cursor.take(verbs)) return undefined;
    const goods = gives ? goodsFirst(cursor) : undefined;
    const who = unitMeant(cursor);
    if (who === undefined || (goods !== undefined && !cursor.done)) return undefined;
    if (chooses) {
      cursor.take(',|and');
      if (!cursor.takeAny('who|which|it|they', 'that hero|unit', 'to')) return undefined;
    }
    const said = tokens[at] as Token;
    const verb = chooses ? [] : [gives ? wordLike(said, 'gains') : said];
    const does = [...verb, ...(goods ?? tokens.slice(cursor.at, end))];
    const told = new Cursor(does, 0, does.length);
    const about = within(context, { them: 'each', side: who.side, opening: false });
    const found = effect({ cursor: told, context: about, clause, subject: 'each', hurt: false });
    if (found === undefined || !told.done) return undefined;
    cursor.at = end;
    return [{ clause, node: 'each', who, one: true, then: found.nodes }];
  });
}

/** `1 Coin to one of their heroes`: what is given, where that stands before whom it is for. */
function goodsFirst(cursor: Cursor): readonly Token[] | undefined {
  const { at, tokens, end } = cursor;
  const to = tokens.findIndex(({ text }, n) => n > at && n < end && text === 'to');
  if (to < 0) return undefined;
  cursor.at = to + 1;
  return tokens.slice(at, to);
}

/** `One of their heroes`, `an ally`, `a hero`, `an enemy hero`: any of those on the map. */
function unitMeant(cursor: Cursor): Who | undefined {
  const kind = (): Pick<Who, 'kind'> => {
    const said = /^(hero|summon)/.exec(cursor.before?.text ?? '')?.[1];
    return { kind: (said as 'hero' | 'summon' | undefined) ?? 'unit' };
  };
  if (cursor.take('one|any of their|his|her|its own? living? heroes|units|summons'))
    return { side: 'friend', ...kind() };
  if (cursor.takeAny('an ally', 'one ally')) return { side: 'friend', kind: 'unit' };
  if (cursor.take('an|one allied|friendly hero|unit|summon')) return { side: 'friend', ...kind() };
  if (cursor.take('an|one enemy hero|unit|summon')) return { side: 'enemy', ...kind() };
  if (cursor.takeAny('an enemy', 'one enemy', 'one of their enemies')) return { side: 'enemy', kind: 'unit' };
  return cursor.take('a|one|any hero|unit|summon') ? { side: 'any', ...kind() } : undefined;
}
