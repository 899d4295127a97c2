import { Button } from '@mantine/core';
import { useState } from 'react';
import { momentsIn, type PinnedMoment } from '../model/pinned-moment.ts';
import { watchMatch } from '../stores/match.ts';
import { sentence, studio } from '../stores/session.ts';
import { words } from '../words.ts';
import classes from './PinnedMoments.module.css';

/** The moments that notes on a hero were pinned to; a click plays the match up to there. */
export function PinnedMoments({ note }: { readonly note: string }) {
  const [refusal, setRefusal] = useState<string>();
  const moments = momentsIn(note);
  if (moments.length === 0) return undefined;
  const open = async ({ match, at }: PinnedMoment) => {
    setRefusal(undefined);
    try {
      const record: unknown = JSON.parse(await studio().keptMatch({ match }));
      await watchMatch({ record }, at);
    } catch (error) {
      setRefusal(sentence(error));
    }
  };
  const { change } = words.play;
  return (
    <section className={classes.moments} aria-label={change.moments}>
      <h3>{change.moments}</h3>
      {moments.map((moment) => (
        <Button
          key={`${moment.match} ${moment.at} ${moment.line}`}
          size="compact-sm"
          variant="default"
          title={change.toMoment(moment.line)}
          onClick={() => void open(moment)}
        >
          {moment.line}
        </Button>
      ))}
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}
