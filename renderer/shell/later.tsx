import { Button } from '@mantine/core';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { words } from '../words.ts';
import { Refusal } from './Refusal.tsx';

/**
 * A part of the window whose code comes later. React's own `lazy` shows what stands in its place for 300 ms, even where the code was
 * fetched ahead. A browser does not fetch a module twice that could not be had once, so what could not be fetched comes with the window
 * anew.
 * @param Waiting what stands in its place until the code is here
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [missing, setMissing] = useState(false);
    useLayoutEffect(() => {
      if (Part || missing) return;
      let gone = false;
      load().then(
        ({ default: part }) => {
          known = part;
          if (!gone) setPart(() => part);
        },
        () => {
          if (!gone) setMissing(true);
        },
      );
      return () => {
        gone = true;
      };
    }, [Part, missing]);
    if (Part) return <Part {...props} />;
    if (missing) return <Missing />;
    return Waiting && <Waiting {...props} />;
  };
}

function Missing() {
  const { missing, fallen } = words.frame;
  return (
    <Refusal title={missing.title} message={missing.message}>
      <Button onClick={() => location.reload()}>{fallen.reload}</Button>
    </Refusal>
  );
}
