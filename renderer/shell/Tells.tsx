import classes from './Tells.module.css';

interface Props {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a place is for, beside it as long as there is nothing else to show. */
export function Tells({ title, lines }: Props) {
  return (
    <div className={classes.tells}>
      <h2 className={classes.title}>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
