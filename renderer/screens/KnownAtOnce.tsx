import type { Screen } from '../model/screens.ts';
import classes from './Inspector.module.css';
import { useChosen } from './use-chosen.ts';

/** What is known of the selected thing while its fields are on their way. */
export function KnownAtOnce({ screen }: { readonly screen: Screen }) {
  const { item, face } = useChosen(screen);
  if (!item) return undefined;
  return (
    <div className={classes.known} aria-busy>
      <h2 className={classes.title}>{face?.name ?? item.name}</h2>
      <p className={classes.sort}>{face?.sort ?? item.group}</p>
      <p className={classes.text}>{(face ?? item.faces[0])?.text}</p>
    </div>
  );
}
