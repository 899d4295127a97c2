import { useOpened } from '../stores/opened.ts';
import { orderAbout, runAgain, runWanted, stopSeries, useSeries } from '../stores/series.ts';
import { systemNow } from '../stores/system.ts';
import { goTo, useView } from '../stores/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What is done with series of matches. */
export function balanceCommands(): Command[] {
  const { commands } = words.balance;
  const { running, wanted, shown, list } = useSeries.getState();
  const { catalogue } = useOpened.getState();
  const { screen, chosen } = useView.getState();
  const idle = running === undefined && catalogue?.set !== undefined;
  // Only a series between two sides is asked for about one hero or map.
  const places = systemNow().series === 'sides' ? (['heroes', 'maps'] as const) : [];
  const about = places.flatMap((place): Command[] => {
    const item = screen === place ? catalogue?.items.find(({ ref }) => ref === chosen[place]) : undefined;
    if (!item?.entity) return [];
    const kind = place === 'heroes' ? 'hero' : 'map';
    const { id } = item.entity;
    return [
      {
        id: `series-${kind}`,
        name: commands[kind](item.name),
        group: 'set',
        can: idle,
        run: () => orderAbout({ [kind]: id }),
      },
    ];
  });
  return [
    {
      id: 'run-series',
      name: commands.run(wanted.matches),
      words: commands.group,
      group: 'set',
      can: idle,
      run: () => {
        goTo('balance');
        void runWanted();
      },
    },
    { id: 'stop-series', name: commands.stop, group: 'set', can: running !== undefined, run: stopSeries },
    {
      id: 'run-series-again',
      name: commands.again,
      words: commands.group,
      group: 'set',
      can: idle && list.some(({ series, asked }) => series === shown && asked !== undefined),
      run: () => {
        goTo('balance');
        void runAgain();
      },
    },
    ...about,
  ];
}
