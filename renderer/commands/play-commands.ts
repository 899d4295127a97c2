import { holdsSomething, putAway } from '../stores/in-hand.ts';
import { jump, lastDecided, momentsNow, playOrPause, seek, step, takeBack, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { toggleShadows, usePointing } from '../stores/pointing.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What is done with a match that is looked at. */
export function playCommands(): Command[] {
  const shown = useMatch.getState();
  const { changing } = useHand.getState();
  const marks = (shown.system && words.play.of[shown.system]?.marks) ?? [];
  const isHere = shown.scenery !== undefined && useView.getState().screen === 'play';
  const { transport, commands, change } = words.play;
  const one = (id: string, name: string, key: string, run: () => void, can = true): Command => ({
    id: `play-${id}`,
    name,
    words: commands.words,
    group: 'stage',
    keys: [key],
    can: isHere && can,
    local: true,
    run,
  });
  return [
    one('run', commands.playPause, 'G', playOrPause),
    one('back', transport.back, 'ArrowLeft', () => step(-1)),
    one('on', transport.on, 'ArrowRight', () => step(1)),
    one('take-back', commands.takeBack, 'Backspace', () => void takeBack(), lastDecided(shown) !== undefined),
    one('first', transport.first, 'Home', () => seek(0)),
    one('last', transport.last, 'End', () => seek(momentsNow(shown).length - 1)),
    ...marks.map(({ mark, key, jump: to }) => one(mark, to, key, () => jump(mark, 1))),
    one(
      'shadows',
      usePointing.getState().shadows ? words.battle.shadowsOff : words.battle.shadows,
      'V',
      toggleShadows,
      shown.system === 'valyr',
    ),
    one('put-away', commands.putAway, 'Escape', putAway, holdsSomething()),
    one('change', changing ? change.close : change.open, 'H', () => useHand.setState({ changing: !changing })),
  ];
}
