import { Button, Popover } from '@mantine/core';
import { useState } from 'react';
import { namedBy } from '../model/named-by.ts';
import type { Scope } from '../model/scope.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { useOpened } from '../stores/opened.ts';
import { copyThing, removeThing } from '../stores/things.ts';
import { words } from '../words.ts';
import classes from './ThingTools.module.css';

/** Places that are named before something is deleted. */
const mostNamed = 8;

/** Duplicates and deletes what is being edited. What names it is told first. */
export function ThingTools({ scope }: { readonly scope: Scope }) {
  const [asking, setAsking] = useState(false);
  const set = useOpened((state) => state.catalogue?.set);
  if (scope.sort === 'set' || scope.sort === 'theme' || !set) return undefined;
  const thing = scope.pointer === '' ? set.entities.find(({ file }) => file === scope.file) : undefined;
  const names = asking && thing ? namedBy(set, thing) : [];
  const remove = () => {
    setAsking(false);
    removeThing(scope);
  };
  const ask = () => {
    if (thing && namedBy(set, thing).length > 0) setAsking(true);
    else remove();
  };
  return (
    <div className={classes.tools}>
      <IconButton
        icon="copy"
        size={28}
        label={`${words.things.copy}: ${scope.name}`}
        onClick={() => copyThing(scope)}
      />
      <Popover
        opened={asking}
        onChange={setAsking}
        position="bottom-end"
        width={280}
        trapFocus
        withArrow
        withRoles={false}
      >
        <Popover.Target>
          <span>
            <IconButton icon="bin" size={28} label={`${words.things.remove}: ${scope.name}`} onClick={ask} />
          </span>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={words.things.removeAnyway(scope.name)}>
          <p className={classes.said}>{words.things.namedBy(scope.name, names.length)}</p>
          <ul className={classes.names}>
            {names.slice(0, mostNamed).map(({ file, name }) => (
              <li key={file}>{name}</li>
            ))}
            {names.length > mostNamed && <li>{words.things.more(names.length - mostNamed)}</li>}
          </ul>
          <p className={classes.said}>{words.things.lost}</p>
          <Button size="compact-sm" color="red" variant="light" onClick={remove}>
            {words.things.removeAnyway(scope.name)}
          </Button>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
