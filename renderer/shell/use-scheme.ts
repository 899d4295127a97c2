import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { Scheme } from '../commands/window-commands.ts';

/** The light or dark look, for commands. */
export function useScheme(): Scheme {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return useMemo(
    () => ({ dark, setDark: (wanted) => setColorScheme(wanted ? 'dark' : 'light') }),
    [dark, setColorScheme],
  );
}
