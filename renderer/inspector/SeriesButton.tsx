import { Button } from '@mantine/core';
import { orderAbout } from '../stores/series.ts';
import { words } from '../words.ts';

/** Leads to the form for a series, filled in for this hero, map or encounter. */
export function SeriesButton({ kind, id }: { readonly kind: 'hero' | 'map' | 'encounter'; readonly id: string }) {
  return (
    <Button size="compact-sm" variant="default" mt={12} onClick={() => orderAbout({ [kind]: id })}>
      {words.balance.inspector[kind]}
    </Button>
  );
}
