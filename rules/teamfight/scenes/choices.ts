import { listed, nearest, quoted } from '../../../schemas/words.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { parseCells } from '../../map-grid.ts';
import { reachOf, targetsOf } from '../play/aim.ts';
import { selfOf } from '../play/nodes/at.ts';
import type { Node, Option } from '../program.ts';
import type { Pending } from '../resolution.ts';
import { sideName } from '../tell-event.ts';
import { CannotPlay, type Table } from './table.ts';

const space = /^\d{1,3},\d{1,3}$/;
const spaces = /^\d{1,3}(-\d{1,3})?,\d{1,3}(\s+\d{1,3}(-\d{1,3})?,\d{1,3})*$/;

/** What a pick of the open choice means: the value to pick, or why that cannot be picked. */
export function pickValue(table: Table, pending: Pending, word: string): number | Refusal {
  if (word === 'stop' || word === 'pass') return -1;
  switch (pending.ask) {
    case 'yes':
      if (word === 'yes' || word === 'no') return word === 'yes' ? 1 : 0;
      throw new CannotPlay(`${asked(table, pending)}; ${quoted(word)} is neither "yes" nor "no".`);
    case 'space':
      return space.test(word) ? table.space(word) : targetSpace(table, pending, word);
    case 'facing':
      if (space.test(word)) return table.space(word);
      throw unknown(table, pending, word);
    case 'destination':
    case 'target':
    case 'unit': {
      if (pending.ask === 'destination' && space.test(word)) return table.space(word);
      const unit = table.findUnit(word);
      if (unit === undefined) throw unknown(table, pending, word);
      return pending.ask === 'destination' ? (table.state.units[unit]?.at ?? -1) : unit;
    }
    case 'placement':
      return areaOf(table, pending, word);
    case 'ability':
      return table.ability(pending.unit, word);
    case 'react': {
      const found = reactionOf(table, pending, word);
      if (found !== undefined) return found;
      throw unknown(table, pending, word);
    }
    case 'token':
    case 'option': {
      const plain = word.toLowerCase();
      const found = pending.options.find((option) =>
        optionWords(table, pending, option).toLowerCase().startsWith(plain),
      );
      if (found !== undefined) return found;
      throw unknown(table, pending, word);
    }
  }
}

/** The response that a word names: `c`, `Take the Blow` or `c: Take the Blow`. */
export function reactionOf(table: Table, { reactions = [], options }: Pending, word: string): number | undefined {
  const plain = word.toLowerCase();
  return options.find((option) => {
    const reaction = reactions[option];
    if (reaction === undefined) return false;
    const name = table.abilityName(reaction.unit, reaction.ability);
    const who = table.letter(reaction.unit) ?? table.unitName(reaction.unit);
    return word === who || [name, `${who}: ${name}`].some((known) => known.toLowerCase() === plain);
  });
}

/** The unit of a letter as a target; that its space could be chosen as an empty one is not what a letter means. */
function targetSpace(table: Table, pending: Pending, word: string): number | Refusal {
  const unit = table.findUnit(word);
  if (unit === undefined) throw unknown(table, pending, word);
  const at = table.state.units[unit]?.at ?? -1;
  const targets = targetsNow(table);
  if (targets === undefined || targets.includes(unit)) {
    // Of a large unit the first space that can be chosen.
    return pending.options.includes(at) ? at : (pending.options.find((one) => covers(table, unit, one)) ?? at);
  }
  const message = `${table.called(unit)} cannot be targeted: it must be one that the text allows, in range and in sight.`;
  return { code: 'pick/target', message, rule: 'T-094' };
}

/** Whether a space of a path was taken without asking, as nothing else could come there. */
export function isLaidAlready(table: Table, { ask }: Pending, word: string): boolean {
  if (ask !== 'space' || !space.test(word) || nodeNow(table)?.node !== 'area') return false;
  return table.state.stack.at(-1)?.frames.at(-1)?.notes?.includes(table.space(word), 1) ?? false;
}

function covers(table: Table, unit: number, at: number): boolean {
  const { units, board } = table.state;
  const { columns = 1 } = table.game.boards[board] ?? {};
  const one = units[unit];
  const { size = 1 } = table.game.cards[one?.card ?? -1] ?? {};
  if (one === undefined || one.at < 0) return false;
  const x = (at % columns) - (one.at % columns);
  const y = Math.floor(at / columns) - Math.floor(one.at / columns);
  return x >= 0 && y >= 0 && x < size && y < size;
}

/** Units that the open choice of a target may be, where it is one. */
function targetsNow(table: Table): number[] | undefined {
  const resolution = table.state.stack.at(-1);
  const node = resolution && nodeNow(table);
  if (resolution === undefined || node?.node !== 'target') return undefined;
  const self = selfOf(resolution);
  const reach = reachOf(table.look, node, self);
  return reach === undefined ? [] : targetsOf(table.look, node.who, reach, self);
}

function nodeNow({ game, state }: Table): Node | undefined {
  const frame = state.stack.at(-1)?.frames.at(-1);
  return game.blocks[frame?.block ?? -1]?.[frame?.next ?? -1];
}

/** The area that covers the named spaces and no others. */
function areaOf(table: Table, { placements = [], options }: Pending, word: string): number | Refusal {
  if (!spaces.test(word)) {
    throw new CannotPlay(`an area is to be placed; name all its spaces, such as "3-5,2 3-5,3", not ${quoted(word)}.`);
  }
  const wanted = [...new Set(parseCells(word.split(/\s+/)).map(({ x, y }) => table.space(`${x},${y}`)))];
  const found = options.find((option) => {
    const area = placements[option] ?? [];
    return area.length === wanted.length && area.every((one) => wanted.includes(one));
  });
  if (found !== undefined) return found;
  const some = placements.slice(0, 4).map((area) => quoted(area.map((one) => table.place(one)).join(' ')));
  const message = `the area cannot lie on ${quoted(word)} and nowhere else. It can lie on ${some.join(' or ')}${placements.length > 4 ? ` and ${placements.length - 4} others` : ''}.`;
  return { code: 'pick/placement', message, rule: 'T-109' };
}

/** What is to be chosen, by whom, and what there is. */
export function asked(table: Table, pending: Pending): string {
  const who = `${sideName(table.state, pending.seat)} has to choose ${nouns[pending.ask]}`;
  const known = pending.options.slice(0, pending.listed ?? 8).map((option) => optionWords(table, pending, option));
  const all = [...new Set(known.slice(0, 8)), ...(pending.mayStop ? ['pass'] : [])];
  return all.length === 0 ? who : `${who}: ${listed(all, 'or')}`;
}

const nouns: Readonly<Record<Pending['ask'], string>> = {
  space: 'a target or space',
  facing: 'which way to face',
  target: 'a target',
  option: 'an option',
  yes: 'whether it is done',
  react: 'a response',
  destination: 'where to go',
  placement: 'how the area lies',
  token: 'a condition or token',
  ability: 'an ability',
  unit: 'a unit',
};

/** An option as a scene writes it. */
export function optionWords(table: Table, pending: Pending, option: number): string {
  switch (pending.ask) {
    case 'yes':
      return option === 1 ? 'yes' : 'no';
    case 'target':
    case 'unit':
      return table.letter(option) ?? table.unitName(option);
    case 'space': {
      const unit = targetsNow(table)?.find((id) => covers(table, id, option));
      return unit === undefined ? table.place(option) : (table.letter(unit) ?? table.unitName(unit));
    }
    case 'facing':
    case 'destination':
      return table.place(option);
    case 'placement':
      return (pending.placements?.[option] ?? []).map((one) => table.place(one)).join(' ');
    case 'ability':
      return table.abilityName(pending.unit, option);
    case 'react': {
      const reaction = pending.reactions?.[option];
      if (reaction === undefined) return 'pass';
      const who = table.letter(reaction.unit) ?? table.unitName(reaction.unit);
      return `${who}: ${table.abilityName(reaction.unit, reaction.ability)}`;
    }
    case 'token':
      return table.cardName(table.state.units[pending.unit]?.tokens[option]?.card ?? -1);
    case 'option': {
      const node = nodeNow(table);
      // An instant that helps an ally comes before or after its action (T-190).
      if (node?.node !== 'choose') return option === 0 ? 'before' : 'after';
      return labelOf(node.options[option]);
    }
  }
}

const labelOf = (option: Option | undefined): string => option?.label.replaceAll(/\s+/g, ' ').trim() ?? '';

function unknown(table: Table, pending: Pending, word: string): CannotPlay {
  const known = pending.options.map((option) => optionWords(table, pending, option));
  const meant = nearest(word, known);
  const hint = meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`;
  return new CannotPlay(`${asked(table, pending)}; ${quoted(word)} is none of these.${hint}`);
}
