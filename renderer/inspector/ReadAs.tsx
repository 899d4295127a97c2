import { Button } from '@mantine/core';
import { allSets } from '../../rules/game-set.ts';
import { clausesOf } from '../../rules/kernel/reading/by-hand.ts';
import type { Fix } from '../../rules/kernel/reading/reader.ts';
import { toldOnce } from '../../rules/kernel/reading/told-once.ts';
import { manualClauses, manualName } from '../model/manual-clauses.ts';
import { newWord } from '../model/new-word.ts';
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
  const manual = manualClauses(read);
  const name = manualName(read);
  if (told.length + manual.length + byHand.notes.length === 0 && !name) return undefined;
  return (
    <section className={classes.read} data-old={isOld} aria-label={words.text.readsAs}>
      <h4 className={classes.head}>{words.text.readsAs}</h4>
      {told.length > 0 && (
        <ul className={classes.told}>
          {told.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      {name && (
        <div className={classes.manual}>
          <span className={classes.sign}>
            <Icon name="warning" size={14} />
          </span>
          <p className={classes.words}>
            <q>{name.quote}</q> {words.text.byHand(name.reason, name.quote)}
          </p>
        </div>
      )}
      {manual.map(({ from, to, quote, reason, fix, root }) => (
        <div key={from} className={classes.manual}>
          <span className={classes.sign}>
            <Icon name="warning" size={14} />
          </span>
          <div>
            <p className={classes.words}>
              <q>{quote}</q> {words.text.byHand(reason, quote)}
            </p>
            <div className={classes.ways}>
              {fix && (
                <Button size="compact-xs" variant="light" onClick={() => onWrite(fix)} title={fix.told}>
                  {words.text.write(fix.text)}
                </Button>
              )}
              <AddWord clause={quote} />
              {root && (
                <Button size="compact-xs" variant="default" onClick={() => byHand.leave(quote)}>
                  {words.text.onPurpose}
                </Button>
              )}
              {root && read.similar && (
                <SimilarWordings key={`${from} ${read.text}`} ask={() => onSimilar(to)} onWrite={onWrite} />
              )}
            </div>
          </div>
        </div>
      ))}
      {byHand.notes.map((note, index) => (
        <div key={note.clause} className={classes.purpose}>
          <p className={classes.words}>
            <q>{note.clause}</q> {tellNote(read, note.clause)}
          </p>
          <StandIn note={note} index={index} byHand={byHand} offers={read.standIns} />
        </div>
      ))}
    </section>
  );
}

/** What would make a clause understood that gives what the set does not have. */
function AddWord({ clause }: { readonly clause: string }) {
  const set = useOpened((state) => state.catalogue?.set);
  const { adds } = useSystem();
  const known = set ? allSets([set]).flatMap(({ entities }) => entities.map(({ data }) => data.name)) : [];
  const word = newWord(clause, known);
  if (!word || !adds.words.includes(word.kind)) return undefined;
  return (
    <Button size="compact-xs" variant="light" onClick={() => addWord(word)}>
      {words.text.addWord(words.things.kinds[word.kind], word.name)}
    </Button>
  );
}

/** A note that no longer fits its text says so. */
function tellNote({ clauses, text }: TextRead, clause: string): string {
  const found = clausesOf(clauses, text, clause);
  return typeof found === 'string' ? words.text.stale[found] : words.text.isOnPurpose;
}
