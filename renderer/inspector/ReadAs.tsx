import { Button } from '@mantine/core';
import { allSets } from '../../rules/game-set.ts';
import { clausesOf } from '../../rules/kernel/reading/by-hand.ts';
import type { Fix } from '../../rules/kernel/reading/reader.ts';
import { toldOnce } from '../../rules/kernel/reading/told-once.ts';
import { type Cause, causesByHand, wordsOfFix } from '../model/manual-clauses.ts';
import { newWords } from '../model/new-word.ts';
import { Icon } from '../shell/Icon.tsx';
import { useOpened } from '../stores/opened.ts';
import { useSystem } from '../stores/system.ts';
import { addWord } from '../stores/things.ts';
import { words } from '../words.ts';
import type { TextRead } from '../worker/questions.ts';
import classes from './ReadAs.module.css';
import { SimilarWordings } from './SimilarWordings.tsx';
import { StandIn } from './StandIn.tsx';
import type { ByHandNotes } from './use-by-hand.ts';

interface Props {
  readonly read: TextRead;
  readonly byHand: ByHandNotes;
  /** Whether it is what an older text says. */
  readonly isOld: boolean;
  readonly onWrite: (fix: Fix) => void;
  /** Asks for wordings like the clause by hand that ends at `to`. */
  readonly onSimilar: (to: number) => Promise<readonly Fix[]>;
}

/** What the rules will do, in plain words; what they leave to people, why, and what can be done about it. */
export function ReadAs({ read, byHand, isOld, onWrite, onSimilar }: Props) {
  const told = toldOnce(read.clauses);
  const { name, clauses } = causesByHand(read);
  const isByHand = name !== undefined || clauses.length + byHand.notes.length > 0;
  if (told.length === 0 && !isByHand) return undefined;
  return (
    <section className={classes.read} data-old={isOld} aria-label={words.text.readsAs}>
      {told.length > 0 && (
        <>
          <h4 className={classes.head}>{words.text.readsAs}</h4>
          <ul className={classes.told}>
            {told.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </>
      )}
      {isByHand && <h4 className={classes.head}>{words.text.peoplePlay}</h4>}
      {name && (
        <div className={classes.manual}>
          <Sign />
          <div className={classes.clause}>
            <Why {...name} />
          </div>
        </div>
      )}
      {clauses.map((clause) => (
        <div key={clause.from} className={classes.manual}>
          <Sign />
          <div className={classes.clause}>
            <Why {...clause} />
            <div className={classes.ways}>
              {clause.fix && <Mend fix={clause.fix} text={read.text} onWrite={onWrite} />}
              <AddWords {...clause} mended={clause.fix && wordsOfFix(clause.fix, read.text).said} />
              <Button size="compact-xs" variant="default" onClick={() => byHand.leave(clause.quote)}>
                {words.text.onPurpose}
              </Button>
              {read.similar && (
                <SimilarWordings
                  key={`${clause.from} ${read.text}`}
                  ask={() => onSimilar(clause.to)}
                  onWrite={onWrite}
                />
              )}
            </div>
          </div>
        </div>
      ))}
      {byHand.notes.map((note, index) => (
        <div key={note.clause} className={classes.purpose}>
          <p className={classes.words}>
            <q>{unmarked(note.clause)}</q> {tellNote(read, note.clause)}
          </p>
          <StandIn note={note} index={index} byHand={byHand} offers={read.standIns} />
        </div>
      ))}
    </section>
  );
}

function Sign() {
  return (
    <span className={classes.sign}>
      <Icon name="warning" size={14} />
    </span>
  );
}

/** Why something is by hand, and what is by hand because of it. */
function Why(cause: Cause) {
  return (
    <>
      <p className={classes.words}>
        <q>{unmarked(cause.quote)}</q> {words.text.byHand(cause)}
      </p>
      {cause.hanging.length > 0 && <p className={classes.hanging}>{words.text.hanging(cause.hanging.map(unmarked))}</p>}
    </>
  );
}

interface MendProps {
  readonly fix: Fix;
  readonly text: string;
  readonly onWrite: (fix: Fix) => void;
}

/** What was probably meant. */
function Mend({ fix, text, onWrite }: MendProps) {
  return (
    <Button size="compact-xs" variant="light" className={classes.fix} onClick={() => onWrite(fix)} title={fix.told}>
      {words.text.write(wordsOfFix(fix, text))}
    </Button>
  );
}

/** Words of a text without the stars of bold and italic, of which a clause may hold only one end. */
const unmarked = (quote: string): string => quote.replaceAll('*', '');

interface AddWordsProps extends Pick<Cause, 'quote' | 'missing'> {
  /** The words that a fix would take away. */
  readonly mended?: string | undefined;
}

/** What would make a clause understood that gives what the set does not have. */
function AddWords({ quote, missing, mended = '' }: AddWordsProps) {
  const set = useOpened((state) => state.catalogue?.set);
  const { adds } = useSystem();
  const known = set ? allSets([set]).flatMap(({ entities }) => entities.map(({ data }) => data.name)) : [];
  return newWords(quote, known, missing)
    .filter(({ kind, name }) => adds.words.includes(kind) && !mended.toLowerCase().includes(name.toLowerCase()))
    .map((word) => (
      <Button key={word.name} size="compact-xs" variant="light" onClick={() => addWord(word)}>
        {words.text.addWord(words.things.kinds[word.kind], word.name)}
      </Button>
    ));
}

/** A note that no longer fits its text says so. */
function tellNote({ clauses, text }: TextRead, clause: string): string {
  const found = clausesOf(clauses, text, clause);
  return typeof found === 'string' ? words.text.stale[found] : words.text.isOnPurpose;
}
