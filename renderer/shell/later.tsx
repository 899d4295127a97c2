import { type ComponentType, useLayoutEffect, useState } from 'react';

/**
 * A part of the window whose code comes later. React's own `lazy` shows what stands in its place for 300 ms, even where the code was
 * fetched ahead.
 * @param Waiting what stands in its place until the code is here
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    useLayoutEffect(() => {
      if (Part) return;
      let gone = false;
      load().then(
        ({ default: part }) => {
          known = part;
          if (!gone) setPart(() => part);
        },
        (error: unknown) => {
          // While it renders, so that it is told where the part would be.
          setPart(() => {
            throw error;
          });
        },
      );
      return () => {
        gone = true;
      };
    }, [Part]);
    if (Part) return <Part {...props} />;
    return Waiting && <Waiting {...props} />;
  };
}
