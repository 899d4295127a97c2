import type { Tried } from '../../match/teamfight/try-questions.ts';
import { words } from '../../words.ts';
import classes from './Try.module.css';

/** What happened, the last first, with the card or rule that caused it. */
export function TryLog({ tried }: { readonly tried: Tried }) {
  const { trying } = words;
  return (
    <section className={classes.log} aria-label={trying.log}>
      <h3 className={classes.asked}>{trying.log}</h3>
      {tried.done.length === 0 && <p className={classes.hint}>{trying.nothingYet}</p>}
      <ol className={classes.done} aria-live="polite">
        {tried.done.map(({ said, told }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first, which never changes its place
          <li key={`${tried.done.length - index} ${said}`}>
            <p className={classes.name}>{said}</p>
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
