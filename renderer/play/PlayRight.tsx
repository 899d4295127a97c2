import { useMatch } from '../stores/match.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';
import { usePlace } from './places.ts';

/** What stands at the right of the table, or what can be done here. */
export default function PlayRight() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  const { Right } = usePlace();
  if (isThere) return <Right />;
  const { start } = words.play;
  return (
    <div className={classes.about}>
      <h2 className={classes.title}>{start.about}</h2>
      <ul>
        {start.tells.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
