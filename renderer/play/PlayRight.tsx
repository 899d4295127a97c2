import { useMatch } from '../stores/match.ts';
import { useSystemId } from '../stores/system.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';
import { usePlaceNow } from './places.ts';
import { PlaceContext } from './use-place.ts';

/** What stands at the right of the table, or what can be done here. */
export default function PlayRight() {
  const isThere = useMatch(({ scenery }) => scenery !== undefined);
  const place = usePlaceNow();
  const system = useSystemId();
  if (isThere)
    return (
      <PlaceContext value={place}>
        <place.Right />
      </PlaceContext>
    );
  const { start, of } = words.play;
  return (
    <div className={classes.about}>
      <h2 className={classes.title}>{start.about}</h2>
      <ul>
        {of[system]?.tells.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
