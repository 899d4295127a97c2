/** The groups of what can be done in the window, in the order of the palette and of the system's menu. */
export const commandGroups = ['edit', 'find', 'go', 'stage', 'paint', 'set', 'window'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** What can be done in the window now, for the system's own menu. */
export interface MenuGroup {
  readonly group: CommandGroup;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export interface MenuItem {
  /** The command of the window that it stands for. */
  readonly id: string;
  readonly name: string;
  /** As printed, such as `Ctrl+Shift+Z`. The window itself listens to them. */
  readonly keys?: string;
  readonly can: boolean;
}

/** A choice from the system's menu, by the command's id. */
export interface MenuChoice {
  readonly id: string;
}
