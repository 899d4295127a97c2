import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Fix } from '../../rules/kernel/reading/reader.ts';
import { words } from '../words.ts';
import classes from './SimilarWordings.module.css';

interface Props {
  readonly ask: () => Promise<readonly Fix[]>;
  readonly onWrite: (fix: Fix) => void;
}

/** Sentences that sound like one that is by hand and are played, with what they do: which of them says what is meant is the designer's to judge. */
export function SimilarWordings({ ask, onWrite }: Props) {
  const [found, setFound] = useState<readonly Fix[]>();
  if (found === undefined) {
    return (
      <Button size="compact-xs" variant="default" onClick={() => void ask().then(setFound)}>
        {words.text.similar}
      </Button>
    );
  }
  if (found.length === 0) return <p className={classes.none}>{words.text.noSimilar}</p>;
  return (
    <div className={classes.similar}>
      <p className={classes.head}>{words.text.similar}:</p>
      <ul className={classes.list}>
        {found.map((fix) => (
          <li key={`${fix.from} ${fix.text}`}>
            <button type="button" className={classes.wording} onClick={() => onWrite(fix)}>
              <span className={classes.said}>{fix.text}</span>
              <span className={classes.does}>{fix.told}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
