import { cancelForming } from '../battlefield/field-hand.ts';
import { fieldKeys, fieldTools } from '../model/field-tool.ts';
import {
  chooseFieldTool,
  chosenNow,
  copyChosen,
  removeChosen,
  turnChosen,
  turnStep,
  useBattlefield,
} from '../stores/battlefield.ts';
import { fitAll } from '../stores/stage.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What is done while a battlefield is painted. */
export function battlefieldCommands(): Command[] {
  const { on, building, ruler, draft, tool, chosen: choice } = useBattlefield.getState();
  const { battlefield, painter } = words;
  const { commands, tools } = battlefield;
  const one = (id: string, name: string, keys: readonly string[], run: () => void, can = true): Command => ({
    id: `field-${id}`,
    name,
    words: commands.words,
    group: 'paint',
    keys,
    can: on !== undefined && can,
    local: true,
    run,
  });
  const chosen = chosenNow();
  const isPiece = chosen?.chosen.list === 'terrain';
  const draws = building !== undefined || ruler !== undefined || draft !== undefined;
  return [
    ...fieldTools.map((each) =>
      one(each, commands.use(battlefield.tool[each]), [fieldKeys[each]], () => chooseFieldTool(each)),
    ),
    one('turn', tools.turnRight, ['Q'], () => turnChosen(turnStep), isPiece),
    one('turn-back', tools.turnLeft, ['Shift+Q'], () => turnChosen(-turnStep), isPiece),
    one('copy', tools.copy, ['Ctrl+D'], () => copyChosen('beside'), chosen !== undefined),
    one('opposite', tools.opposite, ['A'], () => copyChosen('opposite'), chosen !== undefined),
    one('remove', tools.remove, ['Delete'], removeChosen, chosen !== undefined),
    one('fit', painter.commands.fit, ['F'], fitAll),
    one('cancel', commands.cancel, ['Escape'], leave, draws || choice !== undefined || tool !== 'select'),
  ];
}

function leave(): void {
  if (cancelForming()) return;
  chooseFieldTool('select');
  useBattlefield.setState({ chosen: undefined });
}
