import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { fullProgram } from '../words/piece.ts';
import { wordAt } from '../words/words.ts';

/**
 * What a token says of "the unit with your Rope", of "either of you" or of "the target": only whoever gives it can say that, and the card that does says it
 * in the same words. It is played from there.
 */
export function toldByCard(desk: Desk, { slot, self, words }: Context, { from, to }: Sentence, out: Out): boolean {
  if (slot !== 'token' || self === undefined) return false;
  const { tokens, source } = desk;
  const [first] = self.name.toLowerCase().split(' ');
  const begins = new Cursor(tokens, from, to).sees('the? target');
  const speaks = tokens.slice(from, to).some(({ text }, index) => {
    if (text === 'either') return tokens[from + index + 1]?.text === 'of' && tokens[from + index + 2]?.text === 'you';
    return text === 'your' && tokens[from + index + 1]?.text === first;
  });
  if (!speaks && !begins) return false;
  const said = plain(source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0));
  const card = words.all.find(({ kind, text }) => kind === 'ability' && plain(text).includes(said));
  if (card === undefined) return false;
  if (fullProgram(card, words) === undefined) return false;
  out.held.push({ rule: { clause: ran(desk, from, to), rule: 'said' }, of: 'you' });
  return true;
}
toldByCard.needs = oneOf('target either your');

/**
 * `Explodes at the start of the caster's turn`: when it goes off, of a token whose card says what happens then. It is played from there, where
 * that is the same moment.
 */
export function goesOffByCard(desk: Desk, { slot, self, words }: Context, { from, to }: Sentence, out: Out): boolean {
  if ((slot !== 'token' && slot !== 'marker') || self === undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.takeAny('it|this', 'this token|marker');
  if (
    !cursor.takeAny('explodes|detonates|triggers|pops|resolves|resolved|erupts', 'goes off', 'is resolved') ||
    !cursor.take('at the? start|beginning|end of the?')
  )
    return false;
  const moment = desk.tokens.slice(from, cursor.at).some(({ text }) => text === 'end') ? 'turn-end' : 'turn-start';
  const isTheirs = cursor.take("caster's|owner's|giver's|attacker's") || isOwners(cursor, self.owners, words);
  if (!isTheirs || !cursor.take('next? turn') || !cursor.done) return false;
  const name = plain(self.name);
  const isSaid = words.all.some((card) => {
    const program = card.kind === 'ability' && plain(card.text).includes(name) && fullProgram(card, words);
    return (
      program &&
      (slot === 'marker' ? goesLater(program.body, self.ref, moment) : isGivenAndLost(program.body, self.ref, moment))
    );
  });
  if (!isSaid) return false;
  out.held.push({ rule: { clause: ran(desk, from, to), rule: 'said' }, of: 'you' });
  return true;
}
goesOffByCard.begins = beginning('it|this|explodes|detonates|triggers|goes|pops|resolves|resolved|erupts|is');
goesOffByCard.needs = oneOf('turn');

/** `Ironbeard's`, of a piece or token that only that hero brings; `your`, of what one has laid. */
const isOwners = (cursor: Cursor, owners: readonly string[], words: Context['words']): boolean =>
  cursor.try(() => {
    if (cursor.take('your')) return true;
    const hero = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);
    const [owner, ...others] = owners;
    const said = hero && /'s?$/.test(cursor.tokens[hero.to - 1]?.text ?? '');
    if (!said || others.length > 0 || hero.word.ref !== owner) return undefined;
    cursor.at = hero.to;
    return true;
  }) === true;

/** Whether a text lays such a piece and takes it away at that moment of its user's turn, with something that happens then. */
function goesLater(body: readonly Node[], marker: string, moment: string): boolean {
  const all = JSON.stringify(body);
  return (
    all.includes(`"node":"place","marker":"${marker}"`) &&
    body.some(
      (node) =>
        node.node === 'later' &&
        node.at.moment === moment &&
        node.at.of === 'you' &&
        /"node":"(?:remove|each-piece)"/.test(JSON.stringify(node.then)) &&
        /"node":"(?:damage|give|heal|push|pull)"/.test(JSON.stringify(node.then)),
    )
  );
}

/** Whether a text gives such a token and takes it away again at that moment of its user's turn, with something that happens then. */
function isGivenAndLost(body: readonly Node[], token: string, moment: string): boolean {
  let given = false;
  let lost = false;
  const look = (nodes: readonly Node[], then: boolean): void => {
    for (const node of nodes) {
      if (node.node === 'give' && node.token === token) given = true;
      if (then && node.node === 'lose' && node.token === token) lost = true;
      const comes = node.node === 'later' && node.at.moment === moment && node.at.of === 'you' && node.then.length > 1;
      if ('then' in node) look(node.then, then || comes);
    }
  };
  look(body, false);
  return given && lost;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();
