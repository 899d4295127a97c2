import { Button, Popover } from '@mantine/core';
import { isOfSet, type Scope } from '../model/scope.ts';
import { TryButton } from '../play/try/TryButton.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { useEditing } from '../stores/editing.ts';
import { askToRemove, copyThing, removeThing } from '../stores/things.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './ThingTools.module.css';

/** Places that are named before something is deleted. */
const mostNamed = 8;

/** Duplicates and deletes what is being edited. What names it is told first. */
export function ThingTools({ scope }: { readonly scope: Scope }) {
  const removing = useEditing((state) => state.removing);
  const readOnly = useWork((state) => state.status === 'read-only');
  if (isOfSet(scope)) return undefined;
  // What cannot be changed can be tried all the same.
  const trying = <TryButton place={scope} name={scope.name} sign />;
  if (readOnly) return <div className={classes.tools}>{trying}</div>;
  const asking = removing?.file === scope.file && removing.pointer === scope.pointer;
  const referrers = asking ? removing.referrers : [];
  const stop = () => useEditing.setState({ removing: undefined });
  const remove = () => {
    stop();
    removeThing(scope, referrers);
  };
  return (
    <div className={classes.tools}>
      {trying}
      <IconButton
        icon="copy"
        size={28}
        label={`${words.things.copy}: ${scope.name}`}
        onClick={() => copyThing(scope)}
      />
      <Popover opened={asking} onChange={stop} position="bottom-end" width={280} trapFocus withArrow withRoles={false}>
        <Popover.Target>
          <span>
            <IconButton
              icon="bin"
              size={28}
              label={`${words.things.remove}: ${scope.name}`}
              onClick={() => void askToRemove(scope)}
            />
          </span>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={words.things.removeAnyway(scope.name)}>
          <p className={classes.said}>{words.things.namedBy(scope.name, referrers.length)}</p>
          <ul className={classes.names}>
            {referrers.slice(0, mostNamed).map(({ file, pointer, name, place }) => (
              <li key={`${file}${pointer}`}>
                {name}
                {place !== '' && <span className={classes.place}>, {place}</span>}
              </li>
            ))}
            {referrers.length > mostNamed && <li>{words.things.more(referrers.length - mostNamed)}</li>}
          </ul>
          <p className={classes.said}>
            {scope.sort === 'kind' ? words.kinds.withCards(referrers.length) : words.things.lost}
          </p>
          <Button size="compact-sm" color="red" variant="light" onClick={remove}>
            {words.things.removeAnyway(scope.name)}
          </Button>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
