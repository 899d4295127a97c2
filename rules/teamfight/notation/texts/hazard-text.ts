import type { Reading } from '../../../kernel/reading/reading.ts';
import type { Condition, Node, Program, Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { onHazard, onlyIf } from '../pieces/hazard.ts';
import { ofTheUnit } from '../pieces/hazard-words.ts';
import { ofWhoeverIsThere } from '../pieces/whoever-is-there.ts';
import { block } from '../sentences/block.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { inSentences } from '../sentences/in-sentences.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { deskFor, wholly } from '../sentences/text-desk.ts';
import { spared } from '../sentences/unaffected.ts';
import { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { lexed } from '../words/stops-in-names.ts';

/** `2dmg`, `units that enter are Slowed. Flying units are not affected`: what a hazard that is painted on a map does to whoever is on it. */
export function hazardText(sheet: Sheet, name: string, text: string, context: Context): Reading<Program> {
  const mark = sheet.next;
  let { out, asked } = readOf(sheet, text, onHazard(context));
  if (namesOthers(sheet, text, out.nodes)) {
    sheet.backTo(mark);
    ({ out, asked } = readOf(sheet, text, onHazard(context, 'trigger')));
  }
  const theirs = ofWhoeverIsThere(out.nodes.map((node) => orByHand(sheet, node)));
  const nodes = 'why' in theirs ? [] : theirs;
  const first = nodes.find(({ node }) => node !== 'manual');
  for (const clause of sheet.clauses)
    if (clause.status === 'manual' && sided.test(text.slice(clause.from, clause.to))) clause.why = nobodys;
  const rules: Rule[] =
    first === undefined
      ? []
      : [{ clause: first.clause, rule: 'hazard', then: onlyIf(asked.map(not), nodes, first.clause) }];
  const program =
    out.held.length > 0
      ? wholly(sheet, 'nothing holds by a hazard: say what it does to whoever is on it')
      : { body: [], rules };
  return { clauses: sheet.tile(name, text), program };
}

const sided = /^\W*(?:each |any |all )?(?:enem|all(?:y|ies)\b)/i;
const nobodys = 'nobody lays what is painted on a map, so that it has no allies and enemies: say units';

/** One thing that it does; by hand where it would take somebody else than whoever is there. */
function orByHand({ clauses }: Sheet, node: Node): Node {
  const told = ofWhoeverIsThere([node]);
  if (!('why' in told)) return node;
  const clause = clauses[node.clause];
  if (clause !== undefined) Object.assign(clause, { status: 'manual', why: told.why });
  return { clause: node.clause, node: 'manual' };
}

/** `1dmg to adjacent units. Die.`: "the unit" behind that sentence would be each of those. */
const namesOthers = ({ clauses }: Sheet, text: string, does: readonly Node[]): boolean =>
  does.some(
    ({ node, clause }) =>
      (node === 'each' || node === 'area') && /[.;\n]\s*\p{L}/u.test(text.slice(clauses[clause]?.to ?? 0)),
  );

function readOf(sheet: Sheet, text: string, about: Context): { out: Out; asked: readonly Condition[] } {
  const said = inSentences(lexed(text, about.words), (sentence) => ofTheUnit(sentence, about));
  const { desk, sections } = deskFor(sheet, text, said, 0, {
    standing: false,
    lasts: false,
    notes: {},
  });
  const asked: Condition[] = [];
  const does = sections.flat().filter((sentence, index) => index === 0 || !sparesSome(desk, sentence, about, asked));
  return { out: block(desk, does, about), asked };
}

/** `Flying units are not affected`, behind what it does. */
function sparesSome(desk: Desk, { from, to }: Sentence, context: Context, asked: Condition[]): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  const some = spared(cursor, context);
  if (some === undefined || !cursor.done) return false;
  ran(desk, from, to);
  asked.push(some);
  return true;
}
