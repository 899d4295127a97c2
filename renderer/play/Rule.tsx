import { Popover, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { words } from '../words.ts';
import classes from './EventLog.module.css';
import type { PlayPlace } from './play-place.ts';
import { usePlace } from './use-place.ts';

/** A rule as the project's own list has it. */
interface Listed {
  readonly said: string;
  readonly section: string;
}

type RuleList = ReadonlyMap<string, Listed>;

/** The rules of each system by their numbers, read out of its list the first time that somebody asks for one. */
const lists = new Map<PlayPlace, Promise<RuleList>>();

async function readRules(place: PlayPlace): Promise<RuleList> {
  const list = await place.rules();
  const found = new Map<string, Listed>();
  let section = '';
  for (const line of list.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3);
    const [, rule, said] = /^\| ([A-Z]-\d+) \| (.*?) \|/.exec(line) ?? [];
    if (rule !== undefined && said !== undefined && !found.has(rule)) found.set(rule, { said, section });
  }
  return found;
}

function rulesOf(place: PlayPlace): Promise<RuleList> {
  const rules = lists.get(place) ?? readRules(place);
  lists.set(place, rules);
  return rules;
}

/** The number of a rule; a click says what it says. */
export function Rule({ rule }: { readonly rule: string }) {
  const place = usePlace();
  const [open, setOpen] = useState(false);
  const [listed, setListed] = useState<Listed>();
  const show = async () => {
    setOpen(!open);
    setListed((await rulesOf(place)).get(rule));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void show();
    if (event.key !== 'Escape' || !open) return;
    // One Escape closes what it says, and leads nowhere else.
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <Popover opened={open && listed !== undefined} onChange={setOpen} width={320} position="top" withArrow shadow="md">
      <Popover.Target>
        <UnstyledButton
          component="span"
          role="button"
          tabIndex={0}
          className={classes.cause}
          title={words.play.log.rule(rule)}
          onClick={() => void show()}
          onKeyDown={onKeyDown}
        >
          {rule}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <p className={classes.ruleOf}>{listed && words.play.log.ruleOf(rule, listed.section)}</p>
        <p className={classes.rule}>{listed?.said}.</p>
      </Popover.Dropdown>
    </Popover>
  );
}
