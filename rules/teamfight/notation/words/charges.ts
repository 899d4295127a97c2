import type { Node } from '../../program.ts';
import { laidNouns } from './name-forms.ts';
import type { Form, Word, Words } from './words.ts';

/** Vocabularies in which a charge is something else, by what makes them so. Worked out once, as what is read by them is. */
const others = new WeakMap<Words, Map<string, Words>>();

function once(words: Words, key: string, make: () => Words): Words {
  const known = others.get(words) ?? new Map<string, Words>();
  others.set(words, known);
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** What a text on some card calls "a charge", or "on this": what lies beside or on that card, and nothing of another unit's cards. */
export function ofCard(words: Words, card: Word): Words {
  const { lies } = card;
  const charged = withCharges(words, card);
  return lies === undefined ? charged : once(charged, `lies ${lies.join()}`, () => withLaid(charged, lies));
}

/** `Wisp markers on this`: the tokens and markers that lie on the card whose text is read. */
function withLaid(words: Words, lies: readonly string[]): Words {
  const forms = new Map(words.forms);
  for (const word of words.all) {
    if (word.laid === undefined || !lies.includes(word.ref)) continue;
    for (const noun of laidNouns(word.laid.toLowerCase())) {
      const called = noun.split(' ');
      const [first = ''] = called;
      const here = behind.map((where): Form => ({ tokens: [...called, ...where], word }));
      forms.set(first, longest([...(forms.get(first) ?? []), ...here]));
    }
  }
  return { ...words, forms };
}

function withCharges(words: Words, card: Word): Words {
  const [die, ...more] = card.dice ?? [];
  if (die !== undefined && more.length === 0) return once(words, die, () => withDie(words, die));
  return once(words, `${card.ref} ${card.uncharged}`, () =>
    plain.some((form) => words.forms.get(form)?.some((one) => isOthers(one, card)))
      ? withoutOthers(words, card)
      : words,
  );
}

const plain = ['charge', 'charges'] as const;
const behind = ['on', 'onto', 'to', 'from'].flatMap((where) => [
  [where, 'this'],
  [where, 'this', 'card'],
  [where, 'this', 'ability'],
]);

/** An ability or a piece on the map may be called so too. */
const isCounted = ({ kind }: Word): boolean => kind === 'counter' || kind === 'token';

/** Whether "a charge" is only what lies beside cards of other units, or could be on any of several. */
const isOthers = ({ tokens, word }: Form, { ref, uncharged }: Word): boolean =>
  tokens.length === 1 &&
  isCounted(word) &&
  (uncharged === true || (word.die === true && word.owners.length > 0 && !word.owners.includes(ref)));

function withoutOthers(words: Words, card: Word): Words {
  const forms = new Map(words.forms);
  for (const form of plain) {
    const left = forms.get(form)?.filter((one) => !isOthers(one, card));
    if (left !== undefined) forms.set(form, left);
  }
  return { ...words, forms };
}

/** The vocabulary of a text beside which one die lies: `a charge`, `2 charges on this` and `a persistent charge` are of that die. */
function withDie(words: Words, die: string): Words {
  const word = words.all.find(({ ref, kind }) => ref === die && kind === 'counter');
  if (word === undefined) return words;
  const forms = new Map(words.forms);
  const persistent: Form[] = [];
  for (const form of plain) {
    const known = forms.get(form) ?? [];
    const named = known.filter(({ tokens, word: one }) => tokens.length === 1 && isCounted(one));
    // A die that is called so comes before what other cards have; charges on the card before all that is called so elsewhere.
    const isCalledSo = named.some((one) => one.word === word);
    const isOwned =
      word.keptOn === undefined && named.some((one) => one.word.owners.some((of) => word.owners.includes(of)));
    if (isOwned && !isCalledSo) continue;
    const here = behind.flatMap((where): Form[] => [
      { tokens: [form, ...where], word },
      ...(form === 'charge' ? ['counter', 'counters'].map((noun) => ({ tokens: [form, noun, ...where], word })) : []),
    ]);
    const left = known.filter((one) => !named.includes(one));
    forms.set(form, longest([...left, ...(word.keptOn === undefined ? [] : here), { tokens: [form], word }]));
    persistent.push(
      ...[[], ...(word.keptOn === undefined ? [] : behind)].map(
        (where): Form => ({ tokens: ['persistent', form, ...where], word }),
      ),
    );
  }
  if (persistent.length > 0) forms.set('persistent', longest([...(forms.get('persistent') ?? []), ...persistent]));
  return { ...words, forms };
}

const longest = (forms: Form[]): Form[] => forms.sort((a, b) => b.tokens.length - a.tokens.length);

const ownCharges = new WeakMap<Words['forms'], { readonly word: Word | undefined }>();

/** The charges on the card whose text is read, where they lie there without a die. Looked for once in a vocabulary. */
export function ownCharge({ forms }: Words): Word | undefined {
  let own = ownCharges.get(forms);
  if (own === undefined) {
    own = {
      word: forms.get('charge')?.find(({ tokens, word }) => tokens.length === 1 && word.keptOn !== undefined)?.word,
    };
    ownCharges.set(forms, own);
  }
  return own.word;
}

/** Whether nothing is done but that so many of a counter come to oneself. */
export const brings = (nodes: readonly Node[], token: string): boolean =>
  nodes.length > 0 &&
  nodes.every((node) =>
    node.node === 'if'
      ? brings(node.then, token) && node.else.length === 0
      : node.node === 'give' && node.to === 'you' && node.token === token,
  );
