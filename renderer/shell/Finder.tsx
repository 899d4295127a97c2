import { Spotlight, type SpotlightProps } from '@mantine/spotlight';
import { leaveSpotlight } from '../stores/spotlights.ts';
import { Icon, type IconName } from './Icon.tsx';
import classes from './Search.module.css';

interface Props extends Pick<SpotlightProps, 'actions' | 'filter'> {
  readonly store: NonNullable<SpotlightProps['store']>;
  readonly icon: IconName;
  /** What it is called, and what can be typed. */
  readonly label: string;
  readonly hint: string;
  readonly nothingFound: string;
  readonly onOpen: (open: boolean) => void;
}

/** A field over the window that finds something by what is typed. It has no keys of its own: commands open it. */
export function Finder({ icon, label, hint, onOpen, ...rest }: Props) {
  return (
    <Spotlight
      {...rest}
      shortcut={null}
      onSpotlightOpen={() => onOpen(true)}
      onSpotlightClose={() => {
        onOpen(false);
        leaveSpotlight();
      }}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      classNames={{
        content: classes.search,
        action: classes.action,
        actionSection: classes.keys,
        actionsGroup: classes.group,
      }}
      attributes={{ content: { 'aria-label': label } }}
      scrollable
      maxHeight={440}
      // The first letter may come before anything else could put the cursor there.
      searchProps={{ placeholder: hint, 'aria-label': label, leftSection: <Icon name={icon} />, autoFocus: true }}
    />
  );
}
