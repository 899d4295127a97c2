import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  readonly className?: string | undefined;
  /** Of one that folds something away: whether that is shown, and its id. */
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button that leads somewhere and changes nothing, so that it works among the fields of a set that cannot be changed too. */
export function Pressable({ className, expanded, controls, onPress, children }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element is switched off with the fieldset around it
    <div
      role="button"
      tabIndex={0}
      className={className}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onPress}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}
