import type { Told } from '../../match/worker/questions.ts';
import { words } from '../../words.ts';
import classes from './Try.module.css';

interface Props {
  /** The last first; what was changed by hand has no words of its own. */
  readonly done: readonly { readonly said?: string; readonly told: readonly Told[] }[];
}

/** What happened, the last first, with the card or rule that caused it. */
export function TryLog({ done }: Props) {
  const { trying } = words;
  return (
    <section className={classes.log} aria-label={trying.log}>
      <h3 className={classes.asked}>{trying.log}</h3>
      {done.length === 0 && <p className={classes.hint}>{trying.nothingYet}</p>}
      <ol className={classes.done} aria-live="polite">
        {done.map(({ said, told }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first, which never changes its place
          <li key={`${done.length - index} ${said}`}>
            <p className={classes.name}>{said ?? trying.changed}</p>
            {told
              .filter(({ weight, clause }) => weight !== 'detail' || clause !== undefined)
              .map(({ said: sentence, cause, clause }, place) => (
                <p
                  key={keyOf(sentence, place)}
                  className={classes.event}
                  data-by-hand={clause !== undefined || undefined}
                >
                  {sentence}
                  {cause !== '' && <span className={classes.cause}> ({cause})</span>}.
                </p>
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The same can happen twice in a row. */
const keyOf = (sentence: string, place: number): string => `${place} ${sentence}`;
