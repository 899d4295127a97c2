import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Greys with a little warmth in them; index 0 is the lightest. */
const gray: MantineColorsTuple = [
  '#fbf9f6',
  '#f5f2ed',
  '#ebe6de',
  '#ddd6cb',
  '#c8c0b3',
  '#a59c8e',
  '#857c70',
  '#6a6258',
  '#4a443d',
  '#2a2622',
];
const dark: MantineColorsTuple = [
  '#ece7e0',
  '#d3ccc2',
  '#aaa195',
  '#8a8277',
  '#5a544c',
  '#3d3833',
  '#2d2a27',
  '#262321',
  '#1e1c1a',
  '#171514',
];
/** For what is selected or to be done. */
const amber: MantineColorsTuple = [
  '#fff6e5',
  '#feeac4',
  '#fbd68c',
  '#f7c155',
  '#f0ab2e',
  '#e0961a',
  '#b97709',
  '#8a5703',
  '#6b4404',
  '#4b3004',
];

export const theme = createTheme({
  colors: { gray, dark, amber },
  primaryColor: 'amber',
  primaryShade: { light: 5, dark: 4 },
  autoContrast: true,
  black: '#2a2622',
  fontFamily: "'Source Sans 3', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '18px', xl: '26px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '32px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '6px', xl: '12px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  headings: { fontWeight: '600' },
  // A closed list of two hundred heroes is not rendered anew with each key.
  components: { Combobox: { defaultProps: { keepMounted: false } } },
});

// In light, Mantine's own shade below the pointer is darker, and dark letters on it have less than the 4.5:1 of WCAG 1.4.3.
const hover = { '--mantine-primary-color-filled-hover': amber[4], '--mantine-color-amber-filled-hover': amber[4] };
// In dark, its light variant is nearly black and looks like no button.
const soft = {
  '--mantine-color-amber-light': 'var(--accent-soft)',
  '--mantine-color-amber-light-hover': amber[9],
  '--mantine-color-amber-light-color': 'var(--accent-text)',
};
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: hover, dark: soft });
